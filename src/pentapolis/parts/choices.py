"""Choices: a decision with one possible answer is made at once and not asked; and options that know why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pentapolis.kernel import Ask, Flow, Refusal

T = TypeVar("T")


def choose(seat: int, kind: str, options: Mapping[str, T], **about: int | str) -> Flow[T]:
    """Ask, unless there is only one answer.

    >>> flow = choose(0, "colour", {"red": 1, "blue": 2})
    >>> next(flow)
    Ask(seat=0, kind='colour', keys=['red', 'blue'])
    """
    if len(options) == 1:
        return next(iter(options.values()))
    chosen: T = yield Ask(seat, kind, options, **about)
    return chosen


class Options(dict[str, Any]):
    """The options of an ask that a rule has made with something at hand, and why another answer is not among them.

    `reason` is called with the answer when somebody wants to know, and must be the same rule that made the options.

    >>> options = Options({"2": 2}, lambda key: Refusal("XY-PAY.1", have=2))
    >>> why_not(None, Ask(0, "pay", options), "3")
    Refusal('XY-PAY.1')
    >>> why_not(None, Ask(0, "pay", {"2": 2}), "3") is None
    True
    """

    __slots__ = ("reason",)

    def __init__(self, offered: Mapping[str, Any], reason: Callable[[str], Refusal | None]) -> None:
        super().__init__(offered)
        self.reason = reason


def why_not(t: object, ask: Ask, key: str) -> Refusal | None:
    """The reason that the options of an ask know: for `Asks(explain=why_not)`."""
    return ask.options.reason(key) if isinstance(ask.options, Options) else None

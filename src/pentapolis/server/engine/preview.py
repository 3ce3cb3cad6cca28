"""Looking ahead: what an answer would surely change, why one may not be given, and what a bot would do.

    foresee(live, seat, key) -> Foresight       # raises a Refusal for an answer that is not legal
    why(live, seat, key) -> Refusal | None      # None: it may
    advise(live, seat, bot) -> str              # a legal answer; raises a Refusal if the seat is not asked
    suggest(live, seat, bot) -> list[Advised]   # the best answers with reasons, for a person on the seat

All of it runs in imagined worlds, so nobody learns anything but what the seat knows.
"""

from __future__ import annotations

from typing import Any

import msgspec

from pentapolis.bots import Perspective, explain, make_bot
from pentapolis.kernel import Refusal
from pentapolis.kernel.refusal import GAME_OVER, NOT_ASKED

from ..wire.socket import Advised
from .analysis import reason_lines
from .live import LiveMatch

WORLDS = 3


class Foresight(msgspec.Struct, frozen=True):
    """The places of the seat's view that would surely change, with their values then (None: the place is gone).

    `hidden` tells that the answer also brings something that the seat cannot know yet.
    """

    changes: dict[str, Any]
    hidden: bool


def why(live: LiveMatch, seat: int, key: str) -> Refusal | None:
    """Why the seat may not give this answer now; None if it may."""
    return live.why_not(key, seat)


def foresee(live: LiveMatch, seat: int, key: str) -> Foresight:
    """Give the answer in a few worlds that the seat cannot tell apart, and keep what is the same in all of them."""
    refusal = live.why_not(key, seat)
    if refusal is not None:
        raise refusal
    before = places(live.match.view(seat))
    futures = []
    for world in range(WORLDS):
        imagined = live.match.imagine(seat, f"preview/{world}")
        imagined.answer(key, seat)
        futures.append(changes(before, places(imagined.view(seat))))
    first, *others = futures
    sure = {path: value for path, value in first.items() if all(_has(other, path, value) for other in others)}
    return Foresight(sure, hidden=any(other != first for other in others))


def _has(future: dict[str, Any], path: str, value: Any) -> bool:
    return path in future and bool(future[path] == value)


def places(view: msgspec.Struct) -> dict[str, Any]:
    """A view as a flat mapping from paths to plain values.

    >>> class Hand(msgspec.Struct):
    ...     cards: list[str]
    ...     tokens: dict[str, int]
    >>> places(Hand(["knights", "monks"], {"gold": 2}))
    {'cards.0': 'knights', 'cards.1': 'monks', 'tokens.gold': 2}
    """
    found: dict[str, Any] = {}
    _gather(msgspec.to_builtins(view, str_keys=True), "", found)
    return found


def _gather(value: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list | tuple):
        parts = {str(index): item for index, item in enumerate(value)}.items()
    else:
        found[path] = value
        return
    for name, part in parts:
        _gather(part, f"{path}.{name}" if path else name, found)


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The places that differ, with their new values.

    >>> changes({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5})
    {'b': 5, 'c': None}
    """
    changed = {path: value for path, value in after.items() if path not in before or before[path] != value}
    return changed | {path: None for path in before if path not in after}


def advise(live: LiveMatch, seat: int, bot: str) -> str:
    """What a bot would answer on this seat. Its moods are as secret as the seed, or people could foresee them."""
    return make_bot(bot, f"{live.setup.seed}/{bot}/{seat}/{live.number}").choose(_chair(live, seat))


def suggest(live: LiveMatch, seat: int, bot: str) -> list[Advised]:
    """The best answers for this seat and why. What the seat cannot know, the seed too, has no part in it."""
    candidates = explain(make_bot(bot, f"hint/{seat}/{len(live.history)}"), _chair(live, seat))
    return [Advised(key, share, reason_lines(reasons)) for key, share, reasons in candidates]


def _chair(live: LiveMatch, seat: int) -> Perspective:
    if live.ask_for(seat) is None:
        raise Refusal(GAME_OVER if live.over else NOT_ASKED)
    return Perspective(live.match, seat)

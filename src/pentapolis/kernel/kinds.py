"""Kinds: every kind of question and event of a game, declared once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .ask import Ask
from .refusal import Refusal


@dataclass(frozen=True, slots=True)
class Label:
    """The words of an answer: a message of the game's text and its arguments."""

    message: str
    args: dict[str, int | str] = field(default_factory=dict)


Labeller = Callable[[Ask, str], Label]
Explainer = Callable[[Any, Ask, str], Refusal | None]


@dataclass(frozen=True, slots=True)
class AskKind:
    """A kind of question: the words for its answers, and why an answer is not among them."""

    name: str
    label: Labeller | None = None
    explain: Explainer | None = None


class Asks(dict[str, AskKind]):
    """The questions of a game. What is asked but not declared here fails the conformance suite.

    `label` and `explain` serve the kinds that bring none of their own.

    >>> asks = Asks()
    >>> TAKE = asks.kind("take")
    >>> TAKE, list(asks)
    ('take', ['take'])
    """

    def __init__(self, label: Labeller | None = None, explain: Explainer | None = None) -> None:
        super().__init__()
        self._label: Labeller = label or key_label
        self._explain = explain

    def kind(self, name: str, label: Labeller | None = None, explain: Explainer | None = None) -> str:
        """Declare a kind of question; its name is what an `Ask` is made with.

        label    the words for an answer
        explain  why an answer is not legal; None if the game knows no such answer
        """
        if name in self:
            raise ValueError(f"two kinds of questions are called {name}")
        self[name] = AskKind(name, label, explain)
        return name

    def explained(self, reasons: Mapping[str, Explainer]) -> Asks:
        """The same questions, with the reasons for some of them that are written elsewhere."""
        self.check(reasons)
        for name, explain in reasons.items():
            self[name] = AskKind(name, self[name].label, explain)
        return self

    def labelled(self, labels: Mapping[str, Labeller]) -> Asks:
        """The same questions, with the words for answers of some of them that are written elsewhere."""
        self.check(labels)
        for name, label in labels.items():
            self[name] = AskKind(name, label, self[name].explain)
        return self

    def check(self, names: Iterable[str]) -> None:
        """Whatever speaks of kinds of questions is refused when the game is loaded, if one of them is not declared.

        >>> Asks().check(["give"])
        Traceback (most recent call last):
        ...
        ValueError: no kind of question is called give
        """
        for name in names:
            if name not in self:
                raise ValueError(f"no kind of question is called {name}")

    def otherwise(self, label: Labeller | None = None, explain: Explainer | None = None) -> Asks:
        """The same kinds of questions, all with other words or reasons."""
        asks = Asks(label or self.label, explain or self.explain)
        for name in self:
            asks.kind(name)
        return asks

    def label(self, ask: Ask, key: str) -> Label:
        """The words for an answer."""
        kind = self.get(ask.kind)
        return self._label(ask, key) if kind is None or kind.label is None else kind.label(ask, key)

    def explain(self, table: Any, ask: Ask, key: str) -> Refusal | None:
        """Why an answer is not legal."""
        kind = self.get(ask.kind)
        explain = self._explain if kind is None or kind.explain is None else kind.explain
        return None if explain is None else explain(table, ask, key)


def key_label(ask: Ask, key: str) -> Label:
    """An answer called by its key: the kernel's own message.

    >>> key_label(Ask(0, "take", {"2": 2}), "2")
    Label(message='answer', args={'key': '2'})
    """
    return Label("answer", {"key": key})


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: its arguments by name, those that it has only sometimes, and those that only some seats know."""

    name: str
    args: frozenset[str]
    optional: frozenset[str]
    secret: frozenset[str]


class Events(dict[str, EventKind]):
    """The events of a game. What is told but not declared here, or with other arguments, fails the conformance suite.

    >>> events = Events()
    >>> DREW = events.kind("drew", "seat count", secret="card")
    >>> DREW, sorted(events[DREW].args), sorted(events[DREW].secret)
    ('drew', ['count', 'seat'], ['card'])
    """

    def kind(self, name: str, args: str = "", *, optional: str = "", secret: str = "") -> str:
        """Declare a kind of event; its name is what `t.emit` is given, with exactly these arguments."""
        if name in self:
            raise ValueError(f"two kinds of events are called {name}")
        told, more, hidden = (frozenset(names.split()) for names in (args, optional, secret))
        self[name] = EventKind(name, told, more, hidden)
        return name

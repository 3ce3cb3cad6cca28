"""Table: what a rule works on. The content (fixed), the state (changing), chance, and the event log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .event import Event
from .state import Beat, State

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Table(Generic[S, C]):
    """Handed to every flow, view and scoring function of a game.

    `silent` tables drop events, which is how simulations run.
    """

    __slots__ = ("content", "emit", "events", "state")

    def __init__(self, content: C, state: S, *, silent: bool = False) -> None:
        self.content = content
        self.state = state
        self.events: list[Event] = []
        self.emit = _ignore if silent else self._note

    def _note(self, key: str, secret: dict[int, dict[str, Any]] | None = None, **args: Any) -> None:
        told = {seat: _fixed(more) for seat, more in secret.items()} if secret else {}
        self.events.append(Event(key, _fixed(args), told))

    def then(self, step: Callable[..., Any], *args: str | int) -> None:
        """Put a beat on the agenda: `t.then(turn, seat)` runs `turn(t, seat)` next, when the present beat has ended."""
        name = (step.__name__,)
        self.state.agenda.append(name + args)

    def then_all(self, *beats: Beat) -> None:
        """Put several beats on the agenda; they run next, in the order given: `t.then_all(beat(draw), beat(end))`."""
        self.state.agenda.extend(beats[::-1])


def _ignore(key: str, secret: object = None, /, **args: Any) -> None:
    """Nothing is noted. No parameter has a name that arguments would be compared with: calls cost less."""


def _fixed(args: dict[str, Any]) -> dict[str, Any]:
    """Lists as they are now: the rules may go on to change them."""
    return {name: value[:] if type(value) is list else value for name, value in args.items()}

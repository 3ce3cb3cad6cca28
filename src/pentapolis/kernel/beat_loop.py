"""The beat loop: runs the beats of a match one after the other, as one long flow.

A match keeps its flow; the flow does not know the match, for a reference cycle of the two would outlive its last user.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .ask import Flow
from .state import State
from .table import Table

if TYPE_CHECKING:
    from .match import Step

S = TypeVar("S", bound=State)


class Checkpoint(Generic[S]):
    """A state at the start of a beat, never changed again; `at` answers and `events` events lie before it."""

    __slots__ = ("at", "events", "state")

    def __init__(self, state: S, at: int, events: int) -> None:
        self.state = state
        self.at = at
        self.events = events


class Past(Generic[S]):
    """What lies behind a match: the answers, how many of them were given before the present beat, checkpoints."""

    __slots__ = ("beat_at", "checkpoints", "steps")

    def __init__(self, steps: list[Step], checkpoints: list[Checkpoint[S]]) -> None:
        self.steps = steps
        self.checkpoints = checkpoints
        self.beat_at = 0

    def check_in(self, table: Table[S, Any], copy_state: Callable[[S], S]) -> None:
        """Remember this state as the place from which to run again."""
        checkpoint = Checkpoint(copy_state(table.state), len(self.steps), len(table.events))
        if self.checkpoints[-1].at == checkpoint.at:
            self.checkpoints[-1] = checkpoint
        else:
            self.checkpoints.append(checkpoint)


Beats = Mapping[str, Callable[..., Flow[None] | None]]


def run_beats(
    table: Table[S, Any], beats: Beats, past: Past[S], copy_state: Callable[[S], S], *, tracked: bool
) -> Flow[None]:
    """Run beats until the agenda is empty, each with a checkpoint if the match is tracked."""
    while agenda := table.state.agenda:
        past.beat_at = len(past.steps)
        if tracked:
            past.check_in(table, copy_state)
        beat = agenda.pop()
        if len(beat) == 2:  # most have one argument, and the general call takes nearly twice as long
            name, argument = beat
            flow = beats[name](table, argument)  # type: ignore[index]
        else:
            flow = beats[beat[0]](table, *beat[1:])  # type: ignore[index]
        if flow is not None:
            yield from flow

"""Workings: what undo barrier, server, scenarios and conformance suite need of a match, and players do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from .beat_loop import Checkpoint
from .chance import Chance
from .determinization import imagine_from_beat
from .state import State

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Workings(Generic[S, C]):
    """The inside of a match: `match.workings`. Whoever uses it must know that beats are run again."""

    __slots__ = ("_match",)

    def __init__(self, match: Match[S, C]) -> None:
        self._match = match

    def beat_start(self) -> S:
        """A copy of the state at the last checkpoint: in tracked matches, where the present beat began."""
        match = self._match
        assert not match._worlds, "an imagined match began in the true world"
        return match._copy_state(match._past.checkpoints[-1].state)

    def before_last(self) -> Match[S, C]:
        """A twin at the position before the last answer."""
        match = self._match
        assert match.history, "nothing was answered yet"
        checkpoint = match._checkpoint_for(len(match._past.steps) - 1)
        return match._replay(checkpoint, match._past.steps[checkpoint.at : -1], tracked=False, silent=True)

    def stands(self) -> bool:
        """Whether another seat has acted on the last answer, even if it took that back."""
        return len(self._match._past.steps) <= self._match._settled

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Re-deal in place what the seat cannot know."""
        self._match.game.rules.redeal(self._match.table, seat, chance)

    def imagine_from_beat(self, seat: int, seed: str) -> Match[S, C]:
        """As `Match.imagine`, for a seat that is not asked: from the beginning of the present beat.

        Raises a Refusal where the seat could tell the worlds apart.
        """
        return imagine_from_beat(self._match, seat, seed)

    def force(self, stream: str, outcomes: Sequence[int | str]) -> None:
        """Fix the next outcomes of a stream of chance, here and wherever this beat is run again."""
        match = self._match
        last = match._past.checkpoints[-1]
        if match.state.chance.drawn.get(stream) != last.state.chance.drawn.get(stream):
            raise ValueError(f"stream {stream!r} was already drawn from in this beat; force all its outcomes before it")
        again = match._copy_state(last.state)  # the checkpoint itself is shared with copies
        match._past.checkpoints[-1] = Checkpoint(again, last.at, last.events)
        for chance in (match.state.chance, again.chance):
            chance.forced[stream] = [*chance.forced.get(stream, ()), *outcomes]

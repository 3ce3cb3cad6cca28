"""Determinization: a world that a seat cannot tell from the true one, with all hidden things dealt.

The same seed gives the same world. The game's rulebook re-deals what is hidden, and chance is re-seeded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .beat_loop import Checkpoint
from .chance import Chance
from .game import Game
from .refusal import NOT_ASKED, Refusal
from .state import State, encode
from .table import Table

if TYPE_CHECKING:
    from .match import Match, Step

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Determinization:
    """How a match was determinized: for which seat, with which seed, after how many answers.

    `whole`: its checkpoint lies in that world already, so that copies need not re-deal.
    """

    __slots__ = ("at", "seat", "seed", "whole")

    def __init__(self, at: int, seat: int, seed: str, *, whole: bool = False) -> None:
        self.at = at
        self.seat = seat
        self.seed = seed
        self.whole = whole

    def later(self, by: int) -> Determinization:
        """The same for a match that begins `by` answers later."""
        return Determinization(self.at - by, self.seat, self.seed, whole=self.whole)

    def apply(self, game: Game[S, C], table: Table[S, C]) -> None:
        """Re-deal what is hidden at a table, and re-seed chance."""
        game.rules.redeal(table, self.seat, Chance(self.seed))
        table.state.chance.seed = f"{self.seed}/dream"
        table.state.chance.forced = {}


def imagine(match: Match[S, C], seat: int, seed: str, *, tracked: bool, silent: bool) -> Match[S, C]:
    """`Match.imagine`: a copy of the match in another world."""
    if match.ask_for(seat) is None:
        raise Refusal(NOT_ASKED)
    past = match._past
    checkpoint, known = past.checkpoints[-1], len(past.steps) - len(match._sealed)
    trail = past.steps[checkpoint.at : known]  # what others have sealed is not known
    twin = match._replay(checkpoint, trail, tracked=tracked, silent=silent)
    world = Determinization(len(twin._past.steps), seat, seed)
    twin._worlds += (world,)
    world.apply(twin.game, twin.table)
    # A beat that has drawn would draw something else in the other world, and its flow may remember what it was.
    if match._worlds or checkpoint.state.chance.drawn != match.state.chance.drawn:
        return twin
    whole = _from_checkpoint(match, world, checkpoint.state, trail, tracked=tracked, silent=silent)
    return whole if whole is not None and _looks_alike(whole, twin, seat) else twin


def _from_checkpoint(
    match: Match[S, C], world: Determinization, state: S, trail: list[Step], *, tracked: bool, silent: bool
) -> Match[S, C] | None:
    """A twin whose checkpoint lies in the other world itself: copies of it need not re-deal, each time.

    Mostly that is the same world. It is another one, or none, where the beat has drawn or shown something before.
    """
    table = match.game.table(match._copy_state(state))
    world.apply(match.game, table)
    twin = match._replay(Checkpoint(table.state, 0, 0), [], tracked=tracked, silent=silent)
    for seat, key in trail:
        ask = twin.ask_for(seat)
        if ask is None or key not in ask.options:
            return None
        twin._take(seat, key, ask.options[key])
    twin._worlds = (Determinization(world.at, world.seat, world.seed, whole=True),)
    return twin


def _looks_alike(one: Match[S, C], other: Match[S, C], seat: int) -> bool:
    """Whether two matches stand at the same place, in everything that can be told from outside."""
    mine, theirs = one.ask_for(seat), other.ask_for(seat)
    asked = mine is not None and theirs is not None and (mine.kind, mine.about) == (theirs.kind, theirs.about)
    return asked and one.state == other.state and one.table.events == other.table.events


def imagine_from_beat(match: Match[S, C], seat: int, seed: str) -> Match[S, C]:
    """For a seat that is not asked: the present beat begun anew in another world, if the seat cannot tell it from ours.

    Raises a Refusal if it can, or if the beat has already got answers, which need not be legal in another world.
    """
    from .match import Match

    table = match.game.table(match.workings.beat_start())
    if Match(match.game, match.workings.beat_start()).hash() != match.hash():
        raise Refusal(NOT_ASKED)
    Determinization(0, seat, seed).apply(match.game, table)
    world = Match(match.game, table.state)
    if _sight(world, seat) != _sight(match, seat):
        raise Refusal(NOT_ASKED)
    return world


def _sight(match: Match[Any, Any], seat: int) -> bytes:
    """What a seat sees of a match whose beat it does not answer: who is asked what kind of question, and its view."""
    return encode((match.view(seat), [(ask.seat, ask.kind) for ask in match.asks]))

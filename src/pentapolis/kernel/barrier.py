"""The information barrier: which answers may be taken back, computed from chance and views, never marked by hand.

An answer is behind the barrier when chance was drawn, when another seat has answered since, or when it showed its seat
something new. The last is tested, not declared: in every world that the seat could not tell from ours before the
answer, the same answer must lead to the same sight. If some world differs, the seat has learned something.

Mostly no world is needed: the answer is given once more while a veil lies over all that is hidden (`veil`). Where
nobody looks under it and the seat sees the same, it sees the same in every world. Otherwise worlds are compared: all
turns of the hidden piles (so each hidden place is seen with each thing that might lie there) and a few random re-deals
(for what depends on several places at once).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance, Turning
from .refusal import CHANCE_DRAWN, GAME_OVER, NOTHING_TO_UNDO, OTHERS_ACTED, SECRET_SEEN, Refusal
from .veil import Lifted, Veil, Veiling

if TYPE_CHECKING:
    from .match import Match

RANDOM_WORLDS = 8


def why_not_undo(match: Match[Any, Any], seat: int) -> Refusal | None:
    """The reason why the seat may not take back its last answer, if there is one."""
    stands = why_it_stands(match, seat)
    if stands is not None or match.has_sealed(seat):
        return stands
    return Refusal(SECRET_SEEN) if has_learned(match.workings.before_last(), *match.history[-1]) else None


def why_it_stands(match: Match[Any, Any], seat: int) -> Refusal | None:
    """The reason that lies in the course of the game, whatever the answer has shown: chance, or other seats."""
    if match.agreed:
        return Refusal(GAME_OVER)
    if match.has_sealed(seat):
        return None
    if not any(step[0] == seat for step in match.history):
        return Refusal(NOTHING_TO_UNDO)
    if match.history[-1][0] != seat or match.workings.stands():
        return Refusal(OTHERS_ACTED)
    before = match.workings.before_last()
    if any(before.has_sealed(other) for other in range(before.players)):
        return Refusal(OTHERS_ACTED)  # the last of several sealed answers has opened them all
    if before.state.chance.drawn != match.state.chance.drawn:
        return Refusal(CHANCE_DRAWN)
    return None


def has_learned(before: Match[Any, Any], seat: int, key: str) -> bool:
    """Whether the answer shows its seat something: in some world it would see something else than in ours."""
    seen = sight(after(before, seat, key), seat)
    if is_blind(before, seat, key, seen):
        return False
    return any(sight(after(before, seat, key, chance), seat) != seen for chance in worlds(before, seat))


def is_blind(before: Match[Any, Any], seat: int, key: str, seen: Sight) -> bool:
    """Whether the answer shows the same though nobody looks at what is hidden: then it does in every world.

    False where that cannot be told.
    """
    veil, world = Veil(), before.copy(silent=False)
    try:
        world.workings.redeal(seat, Veiling("", veil=veil))
        veil.dealing = False
        world.answer(key, seat)
        return sight(world, seat) == seen and not veil.lifted
    except (Lifted, Exception):
        return False  # an ordinary exception, too: not all that takes a string or a number takes a veiled one


Sight = tuple[object, ...]


def sight(match: Match[Any, Any], seat: int) -> Sight:
    """All that a seat sees, to be compared: who is asked, what it may answer itself, what it is told, and its view."""
    ask, asked = match.ask_for(seat), [(ask.seat, ask.kind) for ask in match.asks]
    return asked, ask and (ask.keys, ask.about), match.events_for(seat), match.view(seat)


def worlds(before: Match[Any, Any], seat: int) -> list[Chance]:
    """Chances that, used to re-deal, lead to the worlds to be compared."""
    probe = Turning("", shift=0)
    before.copy().workings.redeal(seat, probe)
    if probe.largest == 1:
        return []
    turns: list[Chance] = [Turning("", shift=shift) for shift in range(probe.largest)]
    return turns + [Chance(f"world {n}") for n in range(RANDOM_WORLDS)]


def after(before: Match[Any, Any], seat: int, key: str, chance: Chance | None = None) -> Match[Any, Any]:
    """The answer given again, with its events; in another world if there is a chance to re-deal with."""
    world = before.copy(silent=False)
    if chance is not None:
        world.workings.redeal(seat, chance)
    world.answer(key, seat)
    return world

"""How V.I.C.I. determines a territory and an encampment (CV-SOL.7 to CV-SOL.9)."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.parts.bitsets import members

from .. import ground, log
from ..kinds import LAND, NOBODY
from ..state import FIRE, CVTable, Vici, is_strong

SOLO = "solo dice"


def vici_of(t: CVTable) -> Vici:
    assert t.state.vici is not None
    return t.state.vici


def number_of(t: CVTable) -> int:
    """The number of V.I.C.I. among the civilizations."""
    return len(t.state.players)


def step(t: CVTable, action: str, why: str, *what: str) -> None:
    """A step of its turn, so that a player can follow it on a real table: what it does, by which rule, and to what."""
    vici = vici_of(t)
    vici.steps = (*vici.steps, (action, why, *what))


def roll(t: CVTable) -> int:
    """CV-SOL.4: one die."""
    return t.state.chance.roll(SOLO, 6)


def determine(t: CVTable, *requirements: int) -> int:
    """CV-SOL.7: the one territory that fulfils the first requirement; of several the one that is rolled.

    With none the next requirement counts; without any the action is forfeit (NOBODY). Water never is (CV-SOL.8).
    """
    for mask in requirements:
        eligible = members(mask & ~t.content.waters)
        if len(eligible) == 1:
            return found_place(t, eligible[0], [], "CV-SOL.7")
        if eligible:
            return territory_roll(t, eligible)
    forfeit(t)
    return NOBODY


def found_place(t: CVTable, place: int, dice: list[int], why: str) -> int:
    word = ground.place_word(t, place)
    t.emit(log.VICI_PLACE, place=word, rolls=len(dice), dice=dice)
    step(t, "place", why, word, *map(str, dice))
    return place


def forfeit(t: CVTable, why: str = "CV-SOL.7") -> None:
    """CV-SOL.7: no territory is eligible, or another rule leaves nothing to do; the log tells that, too."""
    t.emit(log.VICI_FORFEITS)
    step(t, "forfeits", why)


def territory_roll(t: CVTable, eligible: list[int]) -> int:
    """CV-SOL.8: the type by the wheel, and by the beacons if several are of that type."""
    opponent, lands = t.content.opponent, t.content.territories
    dice = [roll(t)]
    at = dice[0] - 1
    wheel = opponent.wheel[at:] + opponent.wheel[:at]
    kind = next(kind for kind in wheel if any(lands[place].type == LAND.index(kind) for place in eligible))
    found = {lands[place].beacons: place for place in eligible if lands[place].type == LAND.index(kind)}
    chosen = next(iter(found.values()))
    if len(found) > 1:
        dice.append(roll(t))
        first = opponent.beacons[dice[1] - 1]
        chosen = min(found.items(), key=lambda item: (item[0] - first) % len(BEACONS))[1]
    return found_place(t, chosen, dice, "CV-SOL.8")


BEACONS = (1, 2, 3)  # CV-SOL.8: one of each on the territories of a type


def best_spot(t: CVTable, place: int, priority: Iterable[str]) -> ground.Spot | None:
    """CV-SOL.9: the first of the encampments there in order of priority; None if there is none of these.

    A step of its turn tells by which line of the priority it was chosen.
    """
    found = ground.encampments(t, place).values()
    for word in priority:
        for spot in found:
            if fits(t, word, spot):
                step(t, "spot", "CV-SOL.9", word)
                return spot
    return None


def fits(t: CVTable, word: str, spot: ground.Spot) -> bool:
    """CV-SOL.9: whether an encampment is one that a line of the priority names: whose, in which state, with a fire."""
    kind, other, tribe = spot
    who, *more = word.split("_")
    if "fire" in more and kind != FIRE:
        return False
    if who == "free":
        return other == NOBODY
    if other == NOBODY or (who == "own") != (other == number_of(t)):
        return False
    return not ("strong" in more and not is_strong(tribe)) and not ("weak" in more and is_strong(tribe))

"""What armies threaten, for bots: the cities that may fall, and what whoever takes them gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pentapolis.kernel.memo import Memo

from .cities import ANY_BUILDING, size
from .hexes import FAR, spaces_of
from .kinds import BARBARIANS, FORTRESS
from .sources import TACTICS
from .state import City, ClashTable, layout_of
from .units import ARMY_MASK, total

# A city in reach of enemies: what is lost with it besides its pieces, and how likely it is.
LOST_CITY, FALLS = 3.0, 0.7
HORDE = 0.4  # Barbarians move by events only
FORT, STEADFAST = 0.5, 1.5  # what a Fortress adds to the units; how much harder it is to attack than to defend

# A city that an army could take, steps away: the nearer the better, and whoever sees it coming is prepared.
RAID, SECOND = 2.5, 0.3  # the best army, and the next one
FADES = tuple(0.78**steps for steps in range(6))
PREPARED, LUCK = 0.5, 0.5
UNTRAINED = 0.3  # without Tactics armies do not march (CC-12.6), but it can be learnt
MARCH = 2  # steps in a turn


class Strike(NamedTuple):
    """An army: whose it is, where it stands, the spaces it can enter with its next move, how strong it is."""

    owner: int
    space: int
    area: int
    force: float


class Prize(NamedTuple):
    """A city: whose it is, where it stands, what is won with it, how well it is defended."""

    owner: int
    space: int
    worth: float
    defence: float


def strikes(t: ClashTable) -> list[Strike]:
    """All armies, also those aboard Ships."""
    near, found = layout_of(t).near, []
    for owner in (*range(len(t.state.players)), BARBARIANS):
        for space, stack in t.state.units[owner].items():
            if stack & ARMY_MASK:
                strength = total(stack & ARMY_MASK)
                found.append(Strike(owner, space, near[space], HORDE * strength if owner == BARBARIANS else strength))
    return found


def danger(city: City, guards: int, armies: Sequence[Strike]) -> float:
    """How likely a city is to fall to the armies next to it."""
    attack = 0.0
    for owner, _, area, strength in armies:
        if area >> city.space & 1 and owner != city.owner:
            attack += strength
    if not attack:
        return 0.0
    defence = guards + fort(city)
    return FALLS * attack * attack / (attack * attack + STEADFAST * defence * defence)


def fort(city: City) -> float:
    return FORT if city.buildings & ANY_BUILDING[FORTRESS] else 0.0


def prizes(t: ClashTable, left: float) -> list[Prize]:
    """All cities, as whoever could take them sees them; `left` of the game is left to use them in."""
    units, found = t.state.units, []
    for space, city in t.state.cities.items():
        pieces = 1 if city.owner == BARBARIANS else size(city)  # CC-26.15, CC-22.2
        guards = units[city.owner].get(space, 0) & ARMY_MASK
        defence = (total(guards) if guards else 0) + fort(city)
        found.append(Prize(city.owner, space, pieces + LOST_CITY * left, defence))
    return found


def raids(t: ClashTable, seat: int, turns: int, armies: Sequence[Strike], spoils: Sequence[Prize]) -> float:
    """What the armies of a seat could take in the turns that are left."""
    own = [army for army in armies if army.owner == seat]
    if not own or not turns:
        return 0.0
    ways = WAYS[layout_of(t).near, t.state.sea]
    reach = min(len(FADES), MARCH * turns)
    best = second = 0.0
    for army in own:
        value = raid(army, ways[army.space], reach, spoils)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return RAID * (best + SECOND * second) * (1.0 if t.state.players[seat].advances & TACTICS else UNTRAINED)


def raid(army: Strike, ways: Sequence[int], reach: int, spoils: Sequence[Prize]) -> float:
    """The best that an army could take."""
    best, power = 0.0, army.force * army.force
    for owner, space, worth, defence in spoils:
        steps = ways[space]
        if owner == army.owner or steps > reach:
            continue
        if steps > 1:
            defence += PREPARED
        value = worth * FADES[steps - 1] * power / (power + LUCK + defence * defence)
        if value > best:
            best = value
    return best


def all_ways(ground: tuple[Sequence[int], int]) -> list[list[int]]:
    """From every space the steps to every other over land and what is not known yet, given neighbours and the Sea."""
    near, sea = ground
    found = []
    for start in range(len(near)):
        steps, fresh, met = [FAR] * len(near), 1 << start, sea | 1 << start
        for step in range(len(near)):
            around = 0
            for space in spaces_of(fresh):
                steps[space] = step
                around |= near[space]
            fresh = around & ~met
            if not fresh:
                break
            met |= fresh
        found.append(steps)
    return found


WAYS = Memo(all_ways, 256)

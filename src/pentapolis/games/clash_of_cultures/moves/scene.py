"""What a Move action looks at: the map as one seat meets it, put together once for each question."""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, NOTHING, SHIP, Goods, goods
from pentapolis.games.clash_of_cultures.payments import BATTLE, can_pay_cost
from pentapolis.games.clash_of_cultures.relations import GREAT_DIPLOMAT
from pentapolis.games.clash_of_cultures.sources import TACTICS, WONDERS
from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import (
    ARMY_MASK,
    FOREST,
    LAND_MASK,
    PLAIN,
    SHIFT,
    SHIP_MASK,
    count,
    enemy_area,
    total,
)
from pentapolis.games.clash_of_cultures.vocabulary.common import the
from pentapolis.games.clash_of_cultures.vocabulary.persons import Relations
from pentapolis.kernel.memo import Memo

from .marks import Pick

# Flags of hooks.MOVE_RULES.
SHIPS_AFTER_BATTLE, SHARE_PIRATES = 1, 2

GARDENS = 1 << WONDERS.index("great_gardens")
NO_LIMIT = 99


class Group(NamedTuple):
    """CC-12.1: units that go from the same space to the same space at the same time."""

    picks: tuple[Pick, ...]
    units: int  # packed as in `units`
    army: int  # army units among them (CC-33.3)
    total: int  # all units
    flags: int  # marks that somebody in it carries
    allies: int = 0  # pirate ships that sail along (CC-30.22)


def make_group(picks: tuple[Pick, ...], allies: int = 0) -> Group:
    return _GROUPS[picks, allies]


def _make_group(key: tuple[tuple[Pick, ...], int]) -> Group:
    picks, allies = key
    units = flags = number = 0
    for kind, marks, amount in picks:
        units += amount << SHIFT[kind]
        flags |= marks
        number += amount
    return Group(picks, units, total(units & ARMY_MASK), number, flags, allies)


_GROUPS = Memo(_make_group)


class Scene:
    """The map for the seat that moves. Sets of spaces are ints."""

    __slots__ = ("army_moves", "foes", "force", "layout", "own_cities", "seat", "stacks", "state", "t")

    def __init__(self, t: ClashTable, seat: int) -> None:
        state = t.state
        self.force = state.players[seat].force
        self.t = t
        self.seat = seat
        self.state: ClashState = state
        self.layout = layout_of(t)
        self.stacks = state.units[seat]
        self.foes = enemy_area(state, seat)  # CC-4.11: enemy units, and enemy cities
        self.own_cities = 0
        for space, city in state.cities.items():
            if city.owner == seat:
                self.own_cities |= 1 << space
            else:
                self.foes |= 1 << space
        self.army_moves = bool(self.force & TACTICS)  # CC-12.6

    @property
    def capacity(self) -> int:
        """CC-13.7: how many land units a Ship carries."""
        return hooks.SHIP_CAPACITY(self.t, self.seat, self.t.content.limits["land_units_per_ship"])

    @property
    def rules(self) -> int:
        """What abilities change: a set of the flags above."""
        return hooks.MOVE_RULES(self.t, self.seat, 0)


def army_room(s: Scene, space: int, group: int = 0) -> int:
    """CC-11.8, CC-12.10: how many army units more may stand on a Land space; `group` are the units that come."""
    most = s.t.content.limits["army_stack_per_land_space"]
    if s.force & (hooks.STACK_LIMIT.mask | hooks.GROUP_LIMIT.mask):
        most = hooks.STACK_LIMIT(s.t, s.seat, most, space)
        if group:
            most = hooks.GROUP_LIMIT(s.t, s.seat, most, group)
    return most - total(s.stacks.get(space, 0) & ARMY_MASK)


def allied_ships(s: Scene, space: int) -> int:
    """CC-30.22: pirate ships there that count as own."""
    return hooks.ALLIED_SHIPS(s.t, s.seat, 0, space)


def cargo_room(s: Scene, space: int) -> int:
    """CC-13.7, CC-13.12: how many land units more the Ships of a Sea space can carry."""
    stack = s.stacks.get(space, 0)
    ships = count(stack, SHIP) + allied_ships(s, space)
    return ships * s.capacity - total(stack & LAND_MASK)


def cargo_range(s: Scene, space: int, leaving: int) -> tuple[int, int]:
    """CC-13.12: how many land units leave with some Ships: at least what others cannot carry, at most what they can."""
    stack = s.stacks[space]
    staying = count(stack, SHIP) + allied_ships(s, space) - leaving
    return max(total(stack & LAND_MASK) - staying * s.capacity, 0), leaving * s.capacity


def ship_room(s: Scene, space: int) -> int:
    """CC-11.8: Ships are not limited, unless an ability says so (CC-30.22)."""
    most = hooks.SHIP_STACK(s.t, s.seat, NO_LIMIT, space)
    if most == NO_LIMIT:
        return NO_LIMIT
    return most - total(s.stacks.get(space, 0) & SHIP_MASK) - allied_ships(s, space)


def defender_at(s: Scene, space: int) -> int:
    """Whose units or city an attack on the space would meet."""
    city = s.state.cities.get(space)
    if city is not None and city.owner != s.seat:
        return city.owner
    for owner, here in enumerate(s.state.units):
        if owner != s.seat and space in here:
            return owner
    raise AssertionError("nobody is there")


def bar_battle(s: Scene, group: Group, space: int) -> str:
    """The rule that keeps a group from starting a battle on a space; "" if none does."""
    if group.flags & FOREST:
        return "CC-12.5"
    city = s.state.cities.get(space)
    if city is not None and city.wonders & GARDENS and group.flags & PLAIN:
        return "CC-28.15"
    defender = defender_at(s, space)
    if defender >= BARBARIANS:
        return ""
    if any(truce[0] == s.seat and truce[1] == defender for truce in s.state.truces):
        return "CC-31.8"
    barred = hooks.ATTACK_BAR(s.t, defender, "", s.seat, space, group.units)
    if not barred and any(price := attack_price(s, space)) and not can_pay_cost(s.t, s.seat, price, BATTLE):
        barred = "CC-30.13" if city is not None and city.beloved else "CC-31.8"
    return barred


def attack_price(s: Scene, space: int) -> Goods:
    """CC-30.13, CC-31.8: what must be paid before the attackers move."""
    defender = defender_at(s, space)
    if defender >= BARBARIANS:
        return NOTHING
    price = NOTHING
    if related(s, defender):
        price = goods(**the(s.t.content.events[GREAT_DIPLOMAT], Relations).attack_cost)
    return hooks.ATTACK_TAX(s.t, defender, price, s.seat, space)


def related(s: Scene, other: int) -> bool:
    """CC-31.8: whether the Great Diplomat stands between the seat and another player."""
    pair = sorted((s.seat, other))
    return any(sorted(entry) == pair for entry in s.state.diplomats)

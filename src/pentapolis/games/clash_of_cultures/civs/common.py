"""What the civilizations' modules share: where a Leader is and fights, numbers from the data, abilities as actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pentapolis.games.clash_of_cultures import hooks, units
from pentapolis.games.clash_of_cultures.abilities import leader_city
from pentapolis.games.clash_of_cultures.actions.influence import wealth
from pentapolis.games.clash_of_cultures.cities import size
from pentapolis.games.clash_of_cultures.effects import Effect
from pentapolis.games.clash_of_cultures.hexes import grow, reach, spaces_of
from pentapolis.games.clash_of_cultures.kinds import HAPPY, LEADER, NOWHERE, Goods, goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.prices import minus as minus
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import count

Condition = Callable[[ClashTable, int, Side, Side], int]
"""(t, seat, own side, other side): how often a bonus applies."""


# The data


def effect(t: ClashTable, source: str, number: int = 0) -> Effect:
    """An effect of a civilization Advance, or of a Leader (both abilities one after the other)."""
    found = t.content.civ_advances.get(source)
    if found is not None:
        return found.effects[number]
    return list(effects_of(t, source))[number]


def price_of(t: ClashTable, source: str) -> list[Price]:
    """The prices of an ability that costs something, from its `pay` effect; several are alternatives."""
    pay = next(entry for entry in effects_of(t, source) if entry.kind == "pay")
    options = pay.cost_options or (pay.cost or {},)
    return [Price(goods(**option)) for option in options]


def prices_of(source: str) -> Callable[[ClashTable, int], list[Price]]:
    """The same as a function of table and seat."""
    return lambda t, seat: price_of(t, source)


def effects_of(t: ClashTable, source: str) -> Iterator[Effect]:
    found = t.content.civ_advances.get(source)
    if found is not None:
        yield from found.effects
        return
    for ability in t.content.leaders[source].abilities:
        yield from ability.effects


# Where things are


def within(t: ClashTable, space: int, steps: int) -> int:
    """CC-33.2: the spaces at most so many steps away."""
    return reach(layout_of(t), space, steps, t.state.revealed)


def boosts(t: ClashTable, source: int, targets: Iterable[int]) -> dict[int, int]:
    """CC-15.1, CC-15.5: those of some spaces that an own city can influence, with the culture needed for the range."""
    layout, state = layout_of(t), t.state
    seat = state.cities[source].owner
    wanted = sum(1 << space for space in targets)
    if not wanted:
        return {}
    area = reach(layout, source, hooks.INFLUENCE_RANGE(t, seat, size(state.cities[source]), source), state.revealed)
    found = dict.fromkeys(spaces_of(area & wanted), 0)
    for culture in range(1, wealth(t, seat) + 1):
        grown = grow(layout, area, state.revealed)
        if not wanted & ~area or grown == area:
            break
        found |= dict.fromkeys(spaces_of(grown & wanted & ~area), culture)
        area = grown
    return found


def own_cities_in(t: ClashTable, seat: int, area: int) -> Iterator[City]:
    for city in t.state.cities.values():
        if city.owner == seat and area >> city.space & 1:
            yield city


def in_his_city(t: ClashTable, seat: int, city: City) -> bool:
    """CC-11.14: whether the seat's Leader stands in this own city."""
    return city.owner == seat and t.state.players[seat].leader_space == city.space


def happy_leader_city(t: ClashTable, seat: int) -> City | None:
    city = leader_city(t, seat)
    return city if city is not None and city.mood == HAPPY else None


def aboard(t: ClashTable, seat: int) -> bool:
    """CC-13.12: the Leader is on a Sea space."""
    space = t.state.players[seat].leader_space
    return space != NOWHERE and bool(t.state.sea >> space & 1)


# Battles


def fights(side: Side) -> bool:
    """CC-11.14: a Leader takes part in this land battle, on this side."""
    return count(side.units, LEADER) > 0


def sails(t: ClashTable, seat: int) -> bool:
    """A naval battle is fought where the Leader is aboard."""
    battle = t.state.battle
    return battle is not None and battle.naval and t.state.players[seat].leader_space == battle.space


def attacks_city(t: ClashTable, side: Side) -> bool:
    battle = t.state.battle
    assert battle is not None
    return battle.city and side is battle.attacker


def defends(t: ClashTable, side: Side) -> bool:
    assert t.state.battle is not None
    return side is t.state.battle.defender


def battle_space(t: ClashTable) -> int:
    assert t.state.battle is not None
    return t.state.battle.space


def battle_city(t: ClashTable) -> City:
    return t.state.cities[battle_space(t)]


def first_round(t: ClashTable) -> bool:
    return t.state.battle is not None and t.state.battle.round == 1


def bonus(leader: str, *, naval: bool = False) -> Callable[[Condition], Condition]:
    """CC-11.14: a Leader's combat value bonus, in each round in which it fights and the condition holds.

    A number in the data is what one success gives; where the data has words, the condition counts.
    """

    def give(condition: Condition) -> Condition:
        @hooks.COMBAT_VALUE.of(leader)
        def value(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
            if not (sails(t, seat) if naval else fights(side)):
                return total
            amount = next(entry.amount for entry in effects_of(t, leader) if entry.kind == "combat_value")
            return total + int(condition(t, seat, side, foe)) * (amount if isinstance(amount, int) else 1)

        return condition

    return give


# Prices


def plus(cost: Goods, more: Goods) -> Goods:
    return tuple(due + on for due, on in zip(cost, more, strict=True))  # type: ignore[return-value]


def reductions(cost: Goods, amount: int, among: range) -> Iterator[Goods]:
    """Every price that is lower by `amount` in all, taken from the goods of `among`; all of them if there are fewer.

    >>> sorted(reductions((1, 1, 0, 0, 0, 0, 0, 0), 1, range(3)))
    [(0, 1, 0, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0, 0)]
    """
    yield from _reduce(list(cost), min(amount, sum(cost[good] for good in among)), among.start, among.stop)


def _reduce(cost: list[int], amount: int, good: int, stop: int) -> Iterator[Goods]:
    if not amount:
        yield tuple(cost)  # type: ignore[misc]
        return
    if good == stop:
        return
    for less in range(min(cost[good], amount), -1, -1):
        cost[good] -= less
        yield from _reduce(cost, amount - less, good + 1, stop)
        cost[good] += less


def convert(t: ClashTable, seat: int, space: int, kind: int, into: int) -> None:
    """Change a unit where it stands into one of another kind from the supply; what it may no longer do stays so."""
    marks = units.marked(t.state, space, kind) if seat == t.state.turn.seat else {}
    free = units.count(units.stack(t.state, seat, space), kind) - sum(marks.values())
    units.remove(t, seat, space, kind)
    units.place(t, seat, space, into)
    if free <= 0 and marks:
        units.mark(t, space, into, min(marks), 1)

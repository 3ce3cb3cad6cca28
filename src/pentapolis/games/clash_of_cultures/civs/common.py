"""What the civilizations' modules share: where a Leader is and fights, numbers from the data, abilities as actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from pentapolis.games.clash_of_cultures import hooks, units
from pentapolis.games.clash_of_cultures.abilities import leader_city
from pentapolis.games.clash_of_cultures.actions.influence import wealth
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.cities import bar_activation, size
from pentapolis.games.clash_of_cultures.hexes import grow, reach, spaces_of
from pentapolis.games.clash_of_cultures.kinds import BUILDINGS, GOOD, HAPPY, LEADER, NOWHERE, TERRAINS, Goods
from pentapolis.games.clash_of_cultures.mixes import also
from pentapolis.games.clash_of_cultures.prices import Price, Substitutes
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import count
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import shared
from pentapolis.games.clash_of_cultures.vocabulary.common import Good

B = TypeVar("B", bound=shared.Bonus)
Condition = Callable[[ClashTable, int, Side, Side, B], int]
"""(t, seat, own side, other side, what the data says): how often a bonus applies."""


def substitute(source: str) -> None:
    """A good that may replace others in a payment, one for one."""

    @hooks.SUBSTITUTES.of(source)
    def replace(t: ClashTable, seat: int, table: Substitutes, purpose: str) -> Substitutes:
        rule = t.content.printed(shared.Substitute, source)
        if (rule.purposes and purpose not in rule.purposes) or not t.state.players[seat].goods[GOOD[rule.good]]:
            return table
        for good in rule.replaces:
            table = also(table, GOOD[good], 1 << GOOD[rule.good])
        return table


def collect_from(source: str) -> None:
    """A terrain gives more to a Collect."""

    @hooks.COLLECT_YIELD.of(source)
    def more(t: ClashTable, seat: int, given: int, city: City, terrain: int, space: int) -> int:
        rule = t.content.printed(shared.CollectFrom, source)
        return given | sum(1 << GOOD[good] for good in rule.goods) if TERRAINS[terrain] == rule.terrain else given


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


def may_activate(t: ClashTable, seat: int) -> bool:
    """CC-8.3: whether the Leader is in an own city that may be activated now."""
    city = leader_city(t, seat)
    return city is not None and bar_activation(city) is None


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
    battle = battle_of(t)
    return battle.city and side is battle.attacker


def defends(t: ClashTable, side: Side) -> bool:
    return side is battle_of(t).defender


def battle_space(t: ClashTable) -> int:
    return battle_of(t).space


def battle_city(t: ClashTable) -> City:
    return t.state.cities[battle_space(t)]


def first_round(t: ClashTable) -> bool:
    return t.state.battle is not None and t.state.battle.round == 1


def bonus(
    leader: str, kind: type[B], carrier: str = "", *, naval: bool = False
) -> Callable[[Condition[B]], Condition[B]]:
    """CC-11.14: a Leader's combat value bonus, in each round in which it fights, as often as the condition holds."""

    def give(condition: Condition[B]) -> Condition[B]:
        @hooks.COMBAT_VALUE.of(leader)
        def value(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
            if not (sails(t, seat) if naval else fights(side)):
                return total
            rule = t.content.printed(kind, carrier)
            return total + int(condition(t, seat, side, foe, rule)) * rule.amount

        return condition

    return give


# Prices


def cheaper_buildings(leader: str, carrier: str) -> None:
    """Some buildings in the Leader's city cost nothing of some goods."""

    @hooks.CONSTRUCT_PRICES.of(leader)
    def cheaper(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
        rule = t.content.printed(shared.CheaperBuildings, carrier)
        if BUILDINGS[building] not in rule.buildings or not in_his_city(t, seat, city):
            return prices
        return [Price(without(price.cost, rule.without), price.uses) for price in prices]


def without(cost: Goods, goods: Iterable[Good]) -> Goods:
    """A price that takes nothing of some goods.

    >>> without((1, 1, 1, 0, 0, 0, 0, 0), ["food", "wood"])
    (0, 0, 1, 0, 0, 0, 0, 0)
    """
    saved = {GOOD[good] for good in goods}
    return tuple(0 if good in saved else due for good, due in enumerate(cost))  # type: ignore[return-value]


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

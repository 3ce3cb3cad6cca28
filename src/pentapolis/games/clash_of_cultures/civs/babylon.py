"""Babylon: Canals, Code of Laws, Star Catalogues, Ziggurats (CC-30.7); Hammurabi, Nebuchadnezzar II, Nabopolassar."""

from __future__ import annotations

from itertools import product
from typing import Any

from pentapolis.games.clash_of_cultures import cards, hooks, payments
from pentapolis.games.clash_of_cultures.abilities import LATE, leader_city
from pentapolis.games.clash_of_cultures.actions import recruit
from pentapolis.games.clash_of_cultures.cities import cities_of, has, raise_mood
from pentapolis.games.clash_of_cultures.kinds import (
    BARBARIANS,
    FOOD,
    FORTRESS,
    GOOD,
    HAPPY,
    IDEAS,
    INFANTRY,
    ORE,
    TEMPLE,
    Pick,
    goods,
)
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.wealth import gain_choice
from pentapolis.kernel import Flow

from .common import attacks_city, battle_city, bonus, effect, effects_of, in_his_city, minus, price_of
from .wonder_leaders import wonder_leader

# Advances


@hooks.ON_COLLECT.of("canals")
def canals(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> Flow[None]:
    """CC-30.7, CC-9.14: a Collect with exactly 1 food gives 1 more, outside the size limit."""
    if collected[FOOD] == 1:
        collected[FOOD] += int(effect(t, "canals").amount)
    yield from ()


MOST_CARDS = 4  # in hand, for one more by the Code of Laws


@hooks.ON_INFLUENCE.of("code_of_laws")
def code_of_laws(t: ClashTable, seat: int, source: int, target: City | None, success: bool) -> Flow[None]:
    """After a successful Influence Culture 1 action card, with 4 or fewer in hand."""
    if success and len(t.state.players[seat].actions) <= MOST_CARDS:
        yield from cards.draw_action(t, seat)


@hooks.BEFORE_EVENT.of("star_catalogues")
def star_catalogues(t: ClashTable, seat: int) -> Flow[None]:
    """Before an event is drawn: 1 idea or 1 culture."""
    yield from gain_choice(t, seat, [GOOD[str(good)] for good in effect(t, "star_catalogues").options])


@hooks.LIMIT.of("ziggurats", order=LATE)
def full_store_of_ideas(t: ClashTable, seat: int, most: int, good: int) -> int:
    """CC-29.11 does not apply: Dogma lowers no limit."""
    return max(most, effect(t, "ziggurats").max) if good == IDEAS else most


@hooks.CONSTRUCT_PRICES.of("ziggurats", order=LATE)
def ziggurats(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
    """Ideas may replace any of a Temple's resources."""
    if building != TEMPLE:
        return prices
    return prices + [changed for price in prices for changed in by_ideas(price)]


def by_ideas(price: Price) -> list[Price]:
    """The price with some of its food, wood and ore as ideas: every way but none."""
    found = []
    for taken in product(*(range(amount + 1) for amount in price.cost[FOOD : ORE + 1])):
        if any(taken):
            cost = list(price.cost)
            for good, amount in enumerate(taken):
                cost[good] -= amount
                cost[IDEAS] += amount
            found.append(Price(tuple(cost), price.uses))  # type: ignore[arg-type]
    return found


# Hammurabi


@hooks.CONSTRUCT_PRICES.of("hammurabi")
def guardian(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
    """Guardian: a Fortress in his city costs no food and no wood."""
    if building != FORTRESS or not in_his_city(t, seat, city):
        return prices
    less = next(entry.reduce for entry in effects_of(t, "hammurabi") if entry.kind == "cost_reduce")
    return [Price(minus(price.cost, goods(**less or {})), price.uses) for price in prices]


# Nebuchadnezzar II

wonder_leader("nebuchadnezzar_ii")


@bonus("nebuchadnezzar_ii")
def iconoclast(t: ClashTable, seat: int, side: Side, foe: Side) -> int:
    """Iconoclast: attacking a city with a Temple."""
    return attacks_city(t, side) and has(battle_city(t), TEMPLE)


# Nabopolassar


@bonus("nabopolassar")
def liberator(t: ClashTable, seat: int, side: Side, foe: Side) -> int:
    """Liberator: against a player with at least as many cities."""
    return foe.owner < BARBARIANS and len(cities_of(t.state, foe.owner)) >= len(cities_of(t.state, seat))


@hooks.ON_LOSE_CITY.of("nabopolassar")
def revolt(t: ClashTable, seat: int, space: int, conqueror: int) -> Flow[None]:
    """Revolt: a free Infantry with him, or in one of the own cities where there is no room."""
    here = t.state.players[seat].leader_space
    if not t.state.sea >> here & 1 and recruit.room_for(t, seat, INFANTRY, here):
        yield from recruit.place_free(t, seat, INFANTRY, [here], optional=False)
    else:
        spaces = [city.space for city in cities_of(t.state, seat)]
        yield from recruit.place_free(t, seat, INFANTRY, spaces, optional=False)


@hooks.MORE_HAPPINESS.of("hammurabi")
def lawgiver(t: ClashTable, seat: int, found: dict[str, Any], cities: list[City] | None) -> dict[str, Any]:
    """Lawgiver: in an Increase Happiness 1 culture makes his city Happy instead of its normal cost."""
    city = leader_city(t, seat)
    if city is None or city.mood == HAPPY or (cities is not None and city not in cities):
        return found
    if not payments.can_pay(t, seat, price_of(t, "hammurabi"), payments.HAPPINESS):
        return found
    return {**found, f"{layout_of(t).names[city.space]}:hammurabi": please}


def please(t: ClashTable, seat: int) -> Flow[City]:
    city = leader_city(t, seat)
    assert city is not None
    yield from payments.pay(t, seat, price_of(t, "hammurabi"), payments.HAPPINESS)
    raise_mood(t, city, HAPPY)
    return city

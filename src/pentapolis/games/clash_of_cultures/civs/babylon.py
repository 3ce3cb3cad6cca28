"""Babylon: Canals, Code of Laws, Star Catalogues, Ziggurats (CC-30.7); Hammurabi, Nebuchadnezzar II, Nabopolassar."""

from __future__ import annotations

from itertools import product
from typing import Any

from pentapolis.games.clash_of_cultures import cards, hooks, payments
from pentapolis.games.clash_of_cultures.abilities import LATE, his_city, leader_city
from pentapolis.games.clash_of_cultures.actions import recruit
from pentapolis.games.clash_of_cultures.cities import cities_of, has, raise_mood
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, BUILDING, BUILDINGS, GOOD, GOODS, HAPPY, UNIT, Pick
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import babylon
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, GainChoice
from pentapolis.games.clash_of_cultures.wealth import gain_choice
from pentapolis.kernel import Flow

from .common import attacks_city, battle_city, bonus, cheaper_buildings
from .wonder_leaders import wonder_leader

# Advances


@hooks.ON_COLLECT.of("canals")
def canals(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> None:
    """CC-30.7, CC-9.14: a Collect with exactly 1 food gives 1 more, outside the size limit."""
    rule = t.content.printed(babylon.CollectMore)
    if collected[GOOD[rule.good]] == rule.exactly:
        collected[GOOD[rule.good]] += rule.amount


@hooks.ON_INFLUENCE.of("code_of_laws")
def code_of_laws(t: ClashTable, seat: int, source: int, target: City | None, success: bool) -> Flow[None]:
    """After a successful Influence Culture 1 action card, with 4 or fewer in hand."""
    rule = t.content.printed(babylon.CardsForInfluence)
    if success and len(t.state.players[seat].actions) <= rule.max_hand:
        for _ in range(rule.amount):
            yield from cards.draw_action(t, seat)


@hooks.BEFORE_EVENT.of("star_catalogues")
def star_catalogues(t: ClashTable, seat: int) -> Flow[None]:
    """Before an event is drawn: 1 idea or 1 culture."""
    rule = t.content.printed(GainChoice, "star_catalogues")
    yield from gain_choice(t, seat, [GOOD[good] for good in rule.options], rule.amount)


@hooks.LIMIT.of("ziggurats", order=LATE)
def full_store_of_ideas(t: ClashTable, seat: int, most: int, good: int) -> int:
    """CC-29.11 does not apply: Dogma lowers no limit."""
    rule = t.content.printed(babylon.KeepLimit)
    return max(most, rule.max) if GOODS[good] == rule.good else most


@hooks.CONSTRUCT_PRICES.of("ziggurats", order=LATE)
def ziggurats(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
    """Ideas may replace any of a Temple's resources."""
    rule = t.content.printed(babylon.BuildWith)
    if BUILDINGS[building] != rule.building:
        return prices
    return prices + [changed for price in prices for changed in by_ideas(price, rule)]


def by_ideas(price: Price, rule: babylon.BuildWith) -> list[Price]:
    """The price with some of its food, wood and ore as ideas: every way but none."""
    found, replaced = [], [GOOD[good] for good in rule.replaces]
    for taken in product(*(range(price.cost[good] + 1) for good in replaced)):
        if any(taken):
            cost = list(price.cost)
            for good, amount in zip(replaced, taken, strict=True):
                cost[good] -= amount
                cost[GOOD[rule.good]] += amount
            found.append(Price(tuple(cost), price.uses))  # type: ignore[arg-type]
    return found


# Hammurabi


cheaper_buildings("hammurabi", "guardian")


# Nebuchadnezzar II

wonder_leader("nebuchadnezzar_ii", "great_gardens")


@bonus("nebuchadnezzar_ii", babylon.BonusAttackingBuilding)
def iconoclast(t: ClashTable, seat: int, side: Side, foe: Side, rule: babylon.BonusAttackingBuilding) -> int:
    """Iconoclast: attacking a city with a Temple."""
    return attacks_city(t, side) and has(battle_city(t), BUILDING[rule.building])


# Nabopolassar


@bonus("nabopolassar", babylon.BonusAgainstGreater)
def liberator(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Liberator: against a player with at least as many cities."""
    return foe.owner < BARBARIANS and len(cities_of(t.state, foe.owner)) >= len(cities_of(t.state, seat))


@hooks.ON_LOSE_CITY.of("nabopolassar")
def revolt(t: ClashTable, seat: int, space: int, conqueror: int) -> Flow[None]:
    """Revolt: a free Infantry with him, or in one of the own cities where there is no room."""
    here, kind = t.state.players[seat].leader_space, UNIT[t.content.printed(babylon.UnitForLostCity).unit]
    if not t.state.sea >> here & 1 and recruit.room_for(t, seat, kind, here):
        yield from recruit.place_free(t, seat, kind, [here], optional=False)
    else:
        spaces = [city.space for city in cities_of(t.state, seat)]
        yield from recruit.place_free(t, seat, kind, spaces, optional=False)


@hooks.MORE_HAPPINESS.of("hammurabi")
def lawgiver(t: ClashTable, seat: int, found: dict[str, Any], cities: list[City] | None) -> dict[str, Any]:
    """Lawgiver: in an Increase Happiness 1 culture makes his city Happy instead of its normal cost."""
    city = leader_city(t, seat)
    if city is None or city.mood == HAPPY or (cities is not None and city not in cities):
        return found
    if not payments.can_pay(t, seat, t.content.printed(babylon.Lawgiver).prices, payments.HAPPINESS):
        return found
    return {**found, f"{layout_of(t).names[city.space]}:hammurabi": please}


def please(t: ClashTable, seat: int) -> Flow[City]:
    city = his_city(t, seat)
    yield from payments.pay(t, seat, t.content.printed(babylon.Lawgiver).prices, payments.HAPPINESS)
    raise_mood(t, city, HAPPY)
    return city

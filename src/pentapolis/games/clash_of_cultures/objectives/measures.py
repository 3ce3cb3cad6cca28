"""Objectives that ask for a position: how much a player has of what the card wants, and how much is needed.

Each measure is `(t, seat, want) -> (have, need)`; the objective is fulfilled when `have` reaches `need`. All of it
lies open, so that anybody could count it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.games.clash_of_cultures import cities
from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.hexes import FAR, distance, grow
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, BUILDING, GOOD, MOOD_OF, PORT, SHIP, UNIT
from pentapolis.games.clash_of_cultures.powers.economy import links, most_routes, pairing
from pentapolis.games.clash_of_cultures.sources import CIVILIZATION, OWNABLE, TRADE_ROUTES
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of, others
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, MASK, SHIFT, SHIP_MASK, count, total
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind, amount
from pentapolis.games.clash_of_cultures.vocabulary.objectives import (
    ArmyAndShips,
    ArmyAtCities,
    Blockade,
    CategoriesStarted,
    CategoryComplete,
    Cities,
    CitiesWithArmy,
    CitiesWithMood,
    CityOfSize,
    CivilizationRisen,
    FarCity,
    Fleet,
    GovernmentComplete,
    InfluencedCities,
    IsolatedCities,
    MostAdvances,
    MostArmyUnits,
    MostCitiesWithBuilding,
    MostCompleteCategories,
    MostInfluence,
    OneOfEach,
    OwnBuildings,
    PossibleTradeRoutes,
    Supplies,
    Supply,
    UnitsAway,
    UnitsOnSpaces,
)

Measure = Callable[[ClashTable, int, Any], tuple[int, int]]


def ahead(
    t: ClashTable, seat: int, number: Callable[[ClashTable, int], int], margin: int, least: int = 0
) -> tuple[int, int]:
    """More than any other player, by a margin."""
    best = max(number(t, other) for other in others(t, seat))
    return number(t, seat), max(least, best + margin)


# Cities


def city_count(t: ClashTable, seat: int, want: Cities) -> tuple[int, int]:
    return len(cities_of(t.state, seat)), want.min


def most_cities_with_building(t: ClashTable, seat: int, want: MostCitiesWithBuilding) -> tuple[int, int]:
    kind = BUILDING[want.building]

    def number(t: ClashTable, seat: int) -> int:
        return sum([cities.has(city, kind) for city in cities_of(t.state, seat)])

    return ahead(t, seat, number, want.margin)


def cities_with_mood(t: ClashTable, seat: int, want: CitiesWithMood) -> tuple[int, int]:
    mood = MOOD_OF[want.mood]
    return sum(city.mood == mood for city in cities_of(t.state, seat)), want.min


def different_own_buildings(t: ClashTable, seat: int, want: OwnBuildings) -> tuple[int, int]:
    kinds = {
        kind
        for city in cities_of(t.state, seat)
        for kind in cities.buildings(city)
        if cities.colour(city, kind) == seat
    }
    return len(kinds), want.min


def city_of_size(t: ClashTable, seat: int, want: CityOfSize) -> tuple[int, int]:
    """With one city wanted the largest is what counts."""
    return max((cities.size(city) for city in cities_of(t.state, seat)), default=0), want.size


def isolated_cities(t: ClashTable, seat: int, want: IsolatedCities) -> tuple[int, int]:
    near, everywhere = layout_of(t).near, cities.city_area(t.state)
    return sum(not near[city.space] & everywhere for city in cities_of(t.state, seat)), want.min


def away(t: ClashTable, start: int, space: int) -> int:
    """CC-33.2: spaces between two places; where no revealed way leads there, over the whole map."""
    layout = layout_of(t)
    steps = distance(layout, start, space, t.state.revealed)
    return steps if steps != FAR else distance(layout, start, space, layout.everything)


def city_distance_from_start(t: ClashTable, seat: int, want: FarCity) -> tuple[int, int]:
    start = t.state.players[seat].start
    return max((away(t, start, city.space) for city in cities_of(t.state, seat)), default=0), want.min


def foreign_buildings(t: ClashTable, seat: int) -> list[int]:
    """For every city of others, Barbarians included, the number of its buildings in the seat's colour."""
    return [cities.coloured(city.buildings, seat) for city in t.state.cities.values() if city.owner != seat]


def influenced_cities(t: ClashTable, seat: int, want: InfluencedCities) -> tuple[int, int]:
    return sum(number > 0 for number in foreign_buildings(t, seat)), want.min


def most_influenced_buildings(t: ClashTable, seat: int, want: MostInfluence) -> tuple[int, int]:
    return ahead(t, seat, lambda t, seat: sum(foreign_buildings(t, seat)), want.margin)


# Advances


def owned_by_category(t: ClashTable, seat: int) -> dict[str, int]:
    """How many Advances of each category a player owns."""
    owned = t.state.players[seat].advances
    return {category: (owned & lessons).bit_count() for category, lessons in t.content.category_sets.items()}


def most_advances(t: ClashTable, seat: int, want: MostAdvances) -> tuple[int, int]:
    """CC-30.1: those of the civilization count."""

    def number(t: ClashTable, seat: int) -> int:
        return (t.state.players[seat].advances & OWNABLE).bit_count()

    return ahead(t, seat, number, want.margin, want.min)


def category_complete(t: ClashTable, seat: int, want: CategoryComplete) -> tuple[int, int]:
    lessons = t.content.category_sets[want.category]
    return (t.state.players[seat].advances & lessons).bit_count(), lessons.bit_count()


def government_complete(t: ClashTable, seat: int, want: GovernmentComplete) -> tuple[int, int]:
    owned = owned_by_category(t, seat)
    governments = [category.id for category in t.content.categories.values() if category.government]
    return max(owned[category] for category in governments), t.content.category_sets[governments[0]].bit_count()


def most_complete_categories(t: ClashTable, seat: int, want: MostCompleteCategories) -> tuple[int, int]:
    def number(t: ClashTable, seat: int) -> int:
        owned = t.state.players[seat].advances
        return sum(not lessons & ~owned for lessons in t.content.category_sets.values())

    return ahead(t, seat, number, want.margin)


def categories_started(t: ClashTable, seat: int, want: CategoriesStarted) -> tuple[int, int]:
    return sum(number > 0 for number in owned_by_category(t, seat).values()), want.min


def civ_advances_and_leaders(t: ClashTable, seat: int, want: CivilizationRisen) -> tuple[int, int]:
    """CC-11.12: a Leader card that is no longer with the others was recruited."""
    player = t.state.players[seat]
    if not player.civilization:
        return 0, want.advances + want.leaders
    owned = (player.advances & CIVILIZATION).bit_count()
    recruited = t.content.limits["leaders_per_game"] - len(player.leaders)
    return min(owned, want.advances) + min(recruited, want.leaders), want.advances + want.leaders


# Resources and trade


def have_resource(t: ClashTable, seat: int, want: Supply) -> tuple[int, int]:
    """CC-4.4: gold does not stand for other resources here."""
    return t.state.players[seat].goods[GOOD[want.resource]], want.amount


def have_resources(t: ClashTable, seat: int, want: Supplies) -> tuple[int, int]:
    needed = amount(want.goods)
    return sum(map(min, t.state.players[seat].goods, needed)), sum(needed)


def possible_trade_routes(t: ClashTable, seat: int, want: PossibleTradeRoutes) -> tuple[int, int]:
    """CC-29.7: routes that could be formed now, by any trader or by Ships only."""
    if not t.state.players[seat].force & TRADE_ROUTES:
        return 0, want.min
    found = links(t, seat)
    if want.by != "any":
        found = [(trader, ends) for trader, ends in found if trader.kind == UNIT[want.by]]
    most = most_routes(t, seat, [trader for trader, _ in found])
    return len(pairing(found, most)), want.min


# Units


def mask_of(unit: str) -> int:
    return ARMY_MASK if unit == "army" else MASK << SHIFT[UNIT[unit]]


def number_of(t: ClashTable, seat: int, mask: int) -> int:
    """Units of some kinds on the map."""
    return sum(total(stack & mask) for stack in t.state.units[seat].values())


def one_of_each_unit(t: ClashTable, seat: int, want: OneOfEach) -> tuple[int, int]:
    return sum(number_of(t, seat, mask_of(unit)) > 0 for unit in want.units), len(want.units)


def units_away_from_cities(t: ClashTable, seat: int, want: UnitsAway) -> tuple[int, int]:
    layout, mask = layout_of(t), mask_of(want.unit)
    home = sum(1 << city.space for city in cities_of(t.state, seat))
    for _ in range(want.distance - 1):
        home = grow(layout, home, layout.everything)
    spaces = sum(bool(stack & mask) and not home >> space & 1 for space, stack in t.state.units[seat].items())
    return spaces, want.spaces


def unit_on_spaces(t: ClashTable, seat: int, want: UnitsOnSpaces) -> tuple[int, int]:
    mask = mask_of(want.unit)
    return sum(bool(stack & mask) for stack in t.state.units[seat].values()), want.spaces


def ships(t: ClashTable, seat: int, want: Fleet) -> tuple[int, int]:
    """So many, or fewer if nobody else has as many."""
    have, lead = ahead(t, seat, lambda t, seat: number_of(t, seat, SHIP_MASK), want.margin, want.or_lead_with_min)
    return have, min(want.min, lead)


def ships_at_enemy_ports(t: ClashTable, seat: int, want: Blockade) -> tuple[int, int]:
    """Ships on Sea spaces that Ports of other players' cities face."""
    faced = 0
    for city in t.state.cities.values():
        if city.owner not in (seat, BARBARIANS) and cities.has(city, PORT) and city.port >= 0:
            faced |= 1 << city.port
    return sum(count(stack, SHIP) for space, stack in t.state.units[seat].items() if faced >> space & 1), want.min


def most_army_units(t: ClashTable, seat: int, want: MostArmyUnits) -> tuple[int, int]:
    return ahead(t, seat, lambda t, seat: number_of(t, seat, ARMY_MASK), want.margin)


def army_and_ships(t: ClashTable, seat: int, want: ArmyAndShips) -> tuple[int, int]:
    return number_of(t, seat, ARMY_MASK | SHIP_MASK), want.min


def cities_with_army(t: ClashTable, seat: int, want: CitiesWithArmy) -> tuple[int, int]:
    here = t.state.units[seat]
    return sum(bool(here.get(city.space, 0) & ARMY_MASK) for city in cities_of(t.state, seat)), want.min


def army_adjacent_to_enemy_cities(t: ClashTable, seat: int, want: ArmyAtCities) -> tuple[int, int]:
    near, around = layout_of(t).near, 0
    for city in t.state.cities.values():
        if city.owner not in (seat, BARBARIANS):
            around |= near[city.space]
    stacks = t.state.units[seat].items()
    return sum(total(stack & ARMY_MASK) for space, stack in stacks if around >> space & 1), want.min


MEASURES: dict[type[Kind], Measure] = {
    Cities: city_count,
    MostCitiesWithBuilding: most_cities_with_building,
    CitiesWithMood: cities_with_mood,
    OwnBuildings: different_own_buildings,
    CityOfSize: city_of_size,
    IsolatedCities: isolated_cities,
    FarCity: city_distance_from_start,
    InfluencedCities: influenced_cities,
    MostInfluence: most_influenced_buildings,
    MostAdvances: most_advances,
    CategoryComplete: category_complete,
    GovernmentComplete: government_complete,
    MostCompleteCategories: most_complete_categories,
    CategoriesStarted: categories_started,
    CivilizationRisen: civ_advances_and_leaders,
    Supply: have_resource,
    Supplies: have_resources,
    PossibleTradeRoutes: possible_trade_routes,
    OneOfEach: one_of_each_unit,
    UnitsAway: units_away_from_cities,
    UnitsOnSpaces: unit_on_spaces,
    Fleet: ships,
    Blockade: ships_at_enemy_ports,
    MostArmyUnits: most_army_units,
    ArmyAndShips: army_and_ships,
    CitiesWithArmy: cities_with_army,
    ArmyAtCities: army_adjacent_to_enemy_cities,
}

"""Objectives that ask for a position: how much a player has of what the card wants, and how much is needed.

Most ask for so much of what is counted, or for more of it than others have; a measure tells both numbers. All of it
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
from pentapolis.games.clash_of_cultures.vocabulary import objectives as goals
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind, amount

Counter = Callable[[ClashTable, int, Any], int]
"""(t, seat, want): so much of what is asked for a player has."""
Measure = Callable[[ClashTable, int, Any], tuple[int, int]]
"""(t, seat, want): the same, and how much is needed: the objective is fulfilled when the first reaches the second."""


def at_least(number: Counter) -> Measure:
    return lambda t, seat, want: (number(t, seat, want), want.min)


def ahead(number: Counter) -> Measure:
    """More than any other player, by a margin."""
    return lambda t, seat, want: (number(t, seat, want), most_of_others(t, seat, want, number) + want.margin)


def most_of_others(t: ClashTable, seat: int, want: goals.Ahead, number: Counter) -> int:
    return max(number(t, other, want) for other in others(t, seat))


# Cities


def city_count(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    return len(cities_of(t.state, seat))


def cities_with_building(t: ClashTable, seat: int, want: goals.MostCitiesWithBuilding) -> int:
    kind = BUILDING[want.building]
    return sum([cities.has(city, kind) for city in cities_of(t.state, seat)])


def cities_with_mood(t: ClashTable, seat: int, want: goals.CitiesWithMood) -> int:
    mood = MOOD_OF[want.mood]
    return sum(city.mood == mood for city in cities_of(t.state, seat))


def different_own_buildings(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    kinds = {
        kind
        for city in cities_of(t.state, seat)
        for kind in cities.buildings(city)
        if cities.colour(city, kind) == seat
    }
    return len(kinds)


def city_of_size(t: ClashTable, seat: int, want: goals.CityOfSize) -> tuple[int, int]:
    """With one city wanted the largest is what counts."""
    return max((cities.size(city) for city in cities_of(t.state, seat)), default=0), want.size


def isolated_cities(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    near, everywhere = layout_of(t).near, cities.city_area(t.state)
    return sum(not near[city.space] & everywhere for city in cities_of(t.state, seat))


def away(t: ClashTable, start: int, space: int) -> int:
    """CC-33.2: spaces between two places; where no revealed way leads there, over the whole map."""
    layout = layout_of(t)
    steps = distance(layout, start, space, t.state.revealed)
    return steps if steps != FAR else distance(layout, start, space, layout.everything)


def farthest_city(t: ClashTable, seat: int, want: goals.FarCity) -> int:
    start = t.state.players[seat].start
    return max((away(t, start, city.space) for city in cities_of(t.state, seat)), default=0)


def foreign_buildings(t: ClashTable, seat: int) -> list[int]:
    """For every city of others, Barbarians included, the number of its buildings in the seat's colour."""
    return [cities.coloured(city.buildings, seat) for city in t.state.cities.values() if city.owner != seat]


def influenced_cities(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    return sum(number > 0 for number in foreign_buildings(t, seat))


def influenced_buildings(t: ClashTable, seat: int, want: goals.Ahead) -> int:
    return sum(foreign_buildings(t, seat))


# Advances


def owned_by_category(t: ClashTable, seat: int) -> dict[str, int]:
    """How many Advances of each category a player owns."""
    owned = t.state.players[seat].advances
    return {category: (owned & lessons).bit_count() for category, lessons in t.content.category_sets.items()}


def advance_count(t: ClashTable, seat: int, want: goals.MostAdvances) -> int:
    """CC-30.1: those of the civilization count."""
    return (t.state.players[seat].advances & OWNABLE).bit_count()


def most_advances(t: ClashTable, seat: int, want: goals.MostAdvances) -> tuple[int, int]:
    have, lead = ahead(advance_count)(t, seat, want)
    return have, max(want.min, lead)


def category_complete(t: ClashTable, seat: int, want: goals.CategoryComplete) -> tuple[int, int]:
    lessons = t.content.category_sets[want.category]
    return (t.state.players[seat].advances & lessons).bit_count(), lessons.bit_count()


def government_complete(t: ClashTable, seat: int, want: goals.Position) -> tuple[int, int]:
    owned = owned_by_category(t, seat)
    governments = [category.id for category in t.content.categories.values() if category.government]
    return max(owned[category] for category in governments), t.content.category_sets[governments[0]].bit_count()


def complete_categories(t: ClashTable, seat: int, want: goals.Ahead) -> int:
    owned = t.state.players[seat].advances
    return sum(not lessons & ~owned for lessons in t.content.category_sets.values())


def categories_started(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    return sum(number > 0 for number in owned_by_category(t, seat).values())


def civ_advances_and_leaders(t: ClashTable, seat: int, want: goals.CivilizationRisen) -> tuple[int, int]:
    """CC-11.12: a Leader card that is no longer with the others was recruited."""
    player = t.state.players[seat]
    if not player.civilization:
        return 0, want.advances + want.leaders
    owned = (player.advances & CIVILIZATION).bit_count()
    recruited = t.content.limits["leaders_per_game"] - len(player.leaders)
    return min(owned, want.advances) + min(recruited, want.leaders), want.advances + want.leaders


# Resources and trade


def have_resource(t: ClashTable, seat: int, want: goals.Supply) -> tuple[int, int]:
    """CC-4.4: gold does not stand for other resources here."""
    return t.state.players[seat].goods[GOOD[want.resource]], want.amount


def have_resources(t: ClashTable, seat: int, want: goals.Supplies) -> tuple[int, int]:
    needed = amount(want.goods)
    return sum(map(min, t.state.players[seat].goods, needed)), sum(needed)


def possible_trade_routes(t: ClashTable, seat: int, want: goals.PossibleTradeRoutes) -> int:
    """CC-29.7: routes that could be formed now, by any trader or by Ships only."""
    if not t.state.players[seat].force & TRADE_ROUTES:
        return 0
    found = links(t, seat)
    if want.by != "any":
        found = [(trader, ends) for trader, ends in found if trader.kind == UNIT[want.by]]
    most = most_routes(t, seat, [trader for trader, _ in found])
    return len(pairing(found, most))


# Units


def mask_of(unit: str) -> int:
    return ARMY_MASK if unit == "army" else MASK << SHIFT[UNIT[unit]]


def number_of(t: ClashTable, seat: int, mask: int) -> int:
    """Units of some kinds on the map."""
    return sum(total(stack & mask) for stack in t.state.units[seat].values())


def one_of_each_unit(t: ClashTable, seat: int, want: goals.OneOfEach) -> tuple[int, int]:
    return sum(number_of(t, seat, mask_of(unit)) > 0 for unit in want.units), len(want.units)


def units_away_from_cities(t: ClashTable, seat: int, want: goals.UnitsAway) -> tuple[int, int]:
    layout, mask = layout_of(t), mask_of(want.unit)
    home = sum(1 << city.space for city in cities_of(t.state, seat))
    for _ in range(want.distance - 1):
        home = grow(layout, home, layout.everything)
    spaces = sum(bool(stack & mask) and not home >> space & 1 for space, stack in t.state.units[seat].items())
    return spaces, want.spaces


def unit_on_spaces(t: ClashTable, seat: int, want: goals.UnitsOnSpaces) -> tuple[int, int]:
    mask = mask_of(want.unit)
    return sum(bool(stack & mask) for stack in t.state.units[seat].values()), want.spaces


def ships(t: ClashTable, seat: int, want: goals.Fleet) -> tuple[int, int]:
    """So many, or fewer if nobody else has as many."""
    have, lead = ahead(lambda t, seat, want: number_of(t, seat, SHIP_MASK))(t, seat, want)
    return have, min(want.min, max(want.or_lead_with_min, lead))


def ships_at_enemy_ports(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    """Ships on Sea spaces that Ports of other players' cities face."""
    faced = 0
    for city in t.state.cities.values():
        if city.owner not in (seat, BARBARIANS) and cities.has(city, PORT) and city.port >= 0:
            faced |= 1 << city.port
    return sum(count(stack, SHIP) for space, stack in t.state.units[seat].items() if faced >> space & 1)


def army_units(t: ClashTable, seat: int, want: goals.Ahead) -> int:
    return number_of(t, seat, ARMY_MASK)


def army_and_ships(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    return number_of(t, seat, ARMY_MASK | SHIP_MASK)


def cities_with_army(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    here = t.state.units[seat]
    return sum(bool(here.get(city.space, 0) & ARMY_MASK) for city in cities_of(t.state, seat))


def army_adjacent_to_enemy_cities(t: ClashTable, seat: int, want: goals.AtLeast) -> int:
    near, around = layout_of(t).near, 0
    for city in t.state.cities.values():
        if city.owner not in (seat, BARBARIANS):
            around |= near[city.space]
    stacks = t.state.units[seat].items()
    return sum(total(stack & ARMY_MASK) for space, stack in stacks if around >> space & 1)


MEASURES: dict[type[Kind], Measure] = {
    goals.Cities: at_least(city_count),
    goals.MostCitiesWithBuilding: ahead(cities_with_building),
    goals.CitiesWithMood: at_least(cities_with_mood),
    goals.OwnBuildings: at_least(different_own_buildings),
    goals.CityOfSize: city_of_size,
    goals.IsolatedCities: at_least(isolated_cities),
    goals.FarCity: at_least(farthest_city),
    goals.InfluencedCities: at_least(influenced_cities),
    goals.MostInfluence: ahead(influenced_buildings),
    goals.MostAdvances: most_advances,
    goals.CategoryComplete: category_complete,
    goals.GovernmentComplete: government_complete,
    goals.MostCompleteCategories: ahead(complete_categories),
    goals.CategoriesStarted: at_least(categories_started),
    goals.CivilizationRisen: civ_advances_and_leaders,
    goals.Supply: have_resource,
    goals.Supplies: have_resources,
    goals.PossibleTradeRoutes: at_least(possible_trade_routes),
    goals.OneOfEach: one_of_each_unit,
    goals.UnitsAway: units_away_from_cities,
    goals.UnitsOnSpaces: unit_on_spaces,
    goals.Fleet: ships,
    goals.Blockade: at_least(ships_at_enemy_ports),
    goals.MostArmyUnits: ahead(army_units),
    goals.ArmyAndShips: at_least(army_and_ships),
    goals.CitiesWithArmy: at_least(cities_with_army),
    goals.ArmyAtCities: at_least(army_adjacent_to_enemy_cities),
}

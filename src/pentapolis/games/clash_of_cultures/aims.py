"""How many actions the objective cards of a hand are away, for bots.

`goals` in `evaluate` counts the part of an objective that is done. That says little: one Temple more than others is an
action away, or two without its Advance, and another city three.
"""

from __future__ import annotations

from .objectives.measures import MEASURES
from .sources import bit
from .state import ClashTable

# About how many actions it takes to have one more of what is wanted, where it is not one.
ACTIONS = {
    "cities": 3.0,
    "isolated_cities": 3.0,
    "city_of_size": 1.5,
    "city_distance_from_start": 1.5,
    "most_cities_with_building": 1.2,
    "different_own_buildings": 1.3,
    "influenced_cities": 2.0,
    "most_influenced_buildings": 2.0,
    "most_complete_categories": 1.5,
    "possible_trade_routes": 1.5,
    "have_resource": 0.45,
    "have_resources": 0.45,
    "units_away_from_cities": 1.5,
    "unit_on_spaces": 1.2,
    "ships_at_enemy_ports": 1.2,
    "army_adjacent_to_enemy_cities": 1.2,
    "ships": 0.9,
    "most_army_units": 0.8,
    "army_and_ships": 0.8,
    "cities_with_army": 0.8,
}
HOPE = 0.74  # what is left of it for each action that is missing
SPARED = 2  # actions of a turn that may go to one objective


def near(t: ClashTable, seat: int, turns: int) -> float:
    """Objective cards of the hand, each by its better half: 1 if it is fulfilled, the less the further it is.

    `turns` are those that the seat has not begun.
    """
    most, value = actions_for_it(t, seat, turns), 0.0
    for card in t.state.players[seat].objectives:
        entry = t.content.objective_cards[card]
        away = min(missing(t, seat, entry.top), missing(t, seat, entry.bottom))
        if away <= most:
            value += HOPE**away
    return value


def actions_for_it(t: ClashTable, seat: int, turns: int) -> float:
    """The actions that a seat could spend on an objective until the end."""
    now = t.state.turn.actions if t.state.turn.seat == seat else 0
    return SPARED * turns + min(now, SPARED)


def missing(t: ClashTable, seat: int, half: str) -> float:
    """The actions that an objective is away; what must happen cannot be measured."""
    want = t.content.objectives[half].condition
    kind = want["kind"]
    measure = MEASURES.get(kind)
    if measure is None:
        return float("inf")
    have, need = measure(t, seat, want)
    if have >= need:
        return 0.0
    lesson = bit(t.content.buildings[want["building"]].requires_advance) if "building" in want else 0
    return (need - have) * ACTIONS.get(kind, 1.0) + (t.state.players[seat].advances & lesson != lesson)  # CC-10.2

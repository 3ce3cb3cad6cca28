"""Indicators: what a hint may name of a civilization besides its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pentapolis.kernel import Indicator

from .kinds import (
    ARMY,
    BARBARIANS,
    BUILDINGS,
    CAPTIVE,
    FOREST,
    GOODS,
    LEADER,
    MOOD_OF,
    MOUNTAIN,
    PIRATES,
    PLAIN,
    SETTLER,
    TERRAINS,
    UNITS,
)
from .view import CityView, ClashView, PlayerView, UnitsView

FERTILE = [TERRAINS[ground] for ground in (PLAIN, FOREST, MOUNTAIN)]
ARMY_UNITS = [UNITS[kind] for kind in ARMY]
PIECES = [kind for kind in UNITS if kind != UNITS[LEADER]]
HOARDED = [good for good in GOODS if good != GOODS[CAPTIVE]]


def indicators(view: ClashView, seat: int) -> dict[str, Indicator]:
    """What matters, and what only tells answers apart: that is worth little, so hints name it last."""
    mine = view.players[seat]
    return hand(mine) | land(view, seat) | rivals(view, seat) | pieces(mine) | map_(view, seat) | turn(view, seat)


def hand(player: PlayerView) -> dict[str, Indicator]:
    """What lies on the board and in the hand."""
    shut = [name for name in player.barred if name not in player.advances]
    return {
        "goods": Indicator(0.35, {good: player.goods[good] for good in HOARDED}),
        "captives": Indicator(0.3, {"": player.goods[GOODS[CAPTIVE]]}),
        "advances": Indicator(0.3, dict.fromkeys(player.advances, 1)),
        "open": Indicator(0.12, {"": -len(shut)}),
        "action_cards": Indicator(0.4, {"": player.hand["action"]}),
        "objective_cards": Indicator(0.6, {"": player.hand["objective"]}),
        "wonder_cards": Indicator(0.4, {"": player.hand["wonder"]}),
        "progress": Indicator(
            1.5,
            {half: have for half, (have, _) in player.progress.items()},
            {half: need for half, (_, need) in player.progress.items()},
        ),
    }


def land(view: ClashView, seat: int) -> dict[str, Indicator]:
    """Cities and units on the map."""
    cities = [city for city in view.cities if city.owner == seat]
    stacks = [stack for stack in view.units if stack.owner == seat]
    spaces = [city.space for city in cities]
    return {
        "cities": Indicator(4.0, {"": len(cities)}),
        "happy": Indicator(0.8, {"": with_mood(cities, "happy")}),
        "angry": Indicator(-1.4, {"": with_mood(cities, "angry")}),
        "sites": Indicator(1.5, {"": sites(view, stacks)}),
        "units": Indicator(0.5, {kind: number_of(stacks, [kind]) for kind in PIECES}),
        "guards": Indicator(0.6, {"": number_of([stack for stack in stacks if stack.space in spaces], ARMY_UNITS)}),
    }


def rivals(view: ClashView, seat: int) -> dict[str, Indicator]:
    others = [number for number in range(len(view.players)) if number != seat]
    return {
        "rivals_cities": Indicator(-3.0, {"": sum(city.owner in others for city in view.cities)}),
        "rivals_units": Indicator(
            -0.4, {"": number_of([stack for stack in view.units if stack.owner in others], PIECES)}
        ),
    }


def pieces(player: PlayerView) -> dict[str, Indicator]:
    """Cards and persons by their names."""
    cards = (*player.actions, *player.objectives, *player.wonders)
    return {
        "persons": Indicator(0.4, dict.fromkeys(player.persons, 1)),
        "leader": Indicator(0.1, {player.leader: 1} if player.leader else {}),
        "cards": Indicator(0.04, dict.fromkeys(cards, 1)),
    }


def map_(view: ClashView, seat: int) -> dict[str, Indicator]:
    """What stands where."""
    cities = [city for city in view.cities if city.owner == seat]
    built = [kind for city in view.cities for kind, owner in city.buildings.items() if owner == seat]
    return {
        "buildings": Indicator(0.2, {kind: built.count(kind) for kind in BUILDINGS}),
        "sizes": Indicator(0.2, {city.space: city.size for city in cities}),
        "moods": Indicator(0.05, {city.space: MOOD_OF[city.mood] for city in cities}),
        "places": Indicator(0.03, standing(view, [seat])),
        "raiders": Indicator(-0.03, standing(view, [BARBARIANS, PIRATES])),
    }


def standing(view: ClashView, owners: list[int]) -> dict[str, int]:
    return {stack.space: number_of([stack], UNITS) for stack in view.units if stack.owner in owners}


def turn(view: ClashView, seat: int) -> dict[str, Indicator]:
    """Actions that are left, and an offer that the seat is about to make (CC-4.8)."""
    offering = view.trade[:1] == [str(seat)]
    partner = view.players[int(view.trade[1])].goods if offering else {}
    items = [(verb, what) for verb, _, what in (item.partition(":") for item in view.trade[2:]) if offering]
    asked = Counter(what for verb, what in items if verb == "want")
    offered = Counter(what for verb, what in items if verb in ("give", "show", "hide"))
    return {
        "actions": Indicator(0.05, {"": view.turn["actions"] if view.turn["seat"] == seat else 0}),
        "asked": Indicator(0.1, {what: number for what, number in asked.items() if what != GOODS[CAPTIVE]}),
        "asked_cards": Indicator(0.1, {"": sum(verb.startswith("want-") for verb, _ in items)}),
        "offered": Indicator(-0.1, {what: number for what, number in offered.items() if what != GOODS[CAPTIVE]}),
        "partner": Indicator(0.03, {good: partner[good] for good in HOARDED} if offering else {}),
    }


def with_mood(cities: list[CityView], mood: str) -> int:
    return sum(city.mood == mood for city in cities)


def number_of(stacks: Iterable[UnitsView], kinds: Iterable[str]) -> int:
    return sum(stack.counts.get(kind, 0) for stack in stacks for kind in kinds)


def sites(view: ClashView, stacks: list[UnitsView]) -> int:
    """CC-7.2: places where one of the Settlers may found a city."""
    taken = [city.space for city in view.cities]
    return sum(
        number_of([stack], [UNITS[SETTLER]]) > 0
        and view.terrain[stack.space] in FERTILE
        and stack.space not in (*taken, *view.exhausted)
        for stack in stacks
    )

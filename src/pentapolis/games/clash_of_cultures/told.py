"""What a hint may tell of a civilization besides its points."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.kernel import Told

from .kinds import ARMY, CAPTIVE, FOREST, GOODS, LEADER, MOUNTAIN, PLAIN, SETTLER, TERRAINS, UNITS
from .view import CityView, ClashView, PlayerView, UnitsView

FERTILE = [TERRAINS[ground] for ground in (PLAIN, FOREST, MOUNTAIN)]
ARMY_UNITS = [UNITS[kind] for kind in ARMY]
PIECES = [kind for kind in UNITS if kind != UNITS[LEADER]]


def told(view: ClashView, seat: int) -> dict[str, Told]:
    return hand(view.players[seat]) | land(view, seat) | rivals(view, seat)


def hand(player: PlayerView) -> dict[str, Told]:
    """What lies on the board and in the hand."""
    shut = [name for name in player.barred if name not in player.advances]
    return {
        "goods": Told(0.35, {good: number for good, number in player.goods.items() if good != GOODS[CAPTIVE]}),
        "captives": Told(0.3, {"": player.goods[GOODS[CAPTIVE]]}),
        "advances": Told(0.3, dict.fromkeys(player.advances, 1)),
        "open": Told(0.12, {"": -len(shut)}),
        "action_cards": Told(0.4, {"": player.hand["action"]}),
        "objective_cards": Told(0.6, {"": player.hand["objective"]}),
        "wonder_cards": Told(0.4, {"": player.hand["wonder"]}),
        "progress": Told(
            1.5,
            {half: have for half, (have, _) in player.progress.items()},
            {half: need for half, (_, need) in player.progress.items()},
        ),
    }


def land(view: ClashView, seat: int) -> dict[str, Told]:
    """Cities and units on the map."""
    cities = [city for city in view.cities if city.owner == seat]
    stacks = [stack for stack in view.units if stack.owner == seat]
    spaces = [city.space for city in cities]
    return {
        "cities": Told(4.0, {"": len(cities)}),
        "happy": Told(0.8, {"": with_mood(cities, "happy")}),
        "angry": Told(-1.4, {"": with_mood(cities, "angry")}),
        "sites": Told(1.5, {"": sites(view, stacks)}),
        "units": Told(0.5, {kind: number_of(stacks, [kind]) for kind in PIECES}),
        "guards": Told(0.6, {"": number_of([stack for stack in stacks if stack.space in spaces], ARMY_UNITS)}),
    }


def rivals(view: ClashView, seat: int) -> dict[str, Told]:
    others = [number for number in range(len(view.players)) if number != seat]
    return {
        "rivals_cities": Told(-3.0, {"": sum(city.owner in others for city in view.cities)}),
        "rivals_units": Told(-0.4, {"": number_of([stack for stack in view.units if stack.owner in others], PIECES)}),
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

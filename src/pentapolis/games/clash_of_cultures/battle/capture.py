"""Capturing cities (CC-22, CC-26.12, CC-26.15)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import asks, cities, hooks, log, objectives, wonders
from pentapolis.games.clash_of_cultures.abilities import settle_all
from pentapolis.games.clash_of_cultures.kinds import ANGRY, BARBARIANS, GOLD, HAPPY, OBELISK, SETTLER
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import GREY_SETTLEMENT, place, supply, total
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Flow

from .sides import is_player

BARBARIAN_CITY_GOLD = 1  # CC-26.15


def capture(t: ClashTable, conqueror: int, space: int) -> Flow[None]:
    """CC-22.1, CC-33.8: a city falls to whoever is alone in it: pieces, gold, the Settler, the mood, in this order.

    While a battle is in progress `state.battle` is still set: objectives read from it what defended the city.
    """
    state = t.state
    city = state.cities[space]
    former, mood, size = city.owner, city.mood, cities.size(city)
    t.emit(
        log.CAPTURED if is_player(conqueror) else log.CAPTURED_BARBARIANS, **captured_words(t, conqueror, former, space)
    )
    removed = replace_pieces(t, city, conqueror)
    if conqueror == state.turn.seat:
        state.turn.captured.append(space)
    if is_player(conqueror):
        gain(t, conqueror, GOLD, (spoils(size, mood) if is_player(former) else BARBARIAN_CITY_GOLD) + removed)
    if is_player(former):
        yield from refugee(t, former)
        yield from hooks.ON_LOSE_CITY.run(t, former, space, conqueror)
    if is_player(conqueror):
        yield from hooks.ON_CAPTURE.run(t, conqueror, city, former, mood, size)
        battle = state.battle
        defenders = total(battle.defender.start) if battle is not None else 0
        landed = battle is not None and battle.landed
        yield from objectives.immediate(t, "capture_city", conqueror, space, former, defenders, landed)
        if is_player(former):
            from pentapolis.games.clash_of_cultures.civil.teaching import teach_us  # cards start battles, too

            t.then(teach_us, conqueror, former)  # after the battle is cleared


def captured_words(t: ClashTable, conqueror: int, former: int, space: int) -> dict[str, Any]:
    name = layout_of(t).names[space]
    if not is_player(conqueror):
        return {"seat": former, "space": name}
    who: dict[str, Any] = {"target": former, "who": "seat"} if is_player(former) else {"who": "barbarians"}
    return {"seat": conqueror, "space": name, **who}


def spoils(size: int, mood: int) -> int:
    """CC-22.3: gold for a city, by its size before anything was replaced.

    >>> from pentapolis.games.clash_of_cultures.kinds import NEUTRAL
    >>> spoils(3, NEUTRAL), spoils(3, HAPPY), spoils(3, ANGRY)
    (3, 4, 1)
    """
    return 1 if mood == ANGRY else size + (mood == HAPPY)


def replace_pieces(t: ClashTable, city: City, conqueror: int) -> int:
    """CC-22.2, CC-22.5, CC-22.6: the former owner's pieces become the conqueror's. Gives how many were removed."""
    state, former = t.state, city.owner
    grey = not is_player(conqueror)
    if (state.barbarians[GREY_SETTLEMENT] if grey else state.players[conqueror].settlements) == 0:
        return destroy(t, city)
    cities.change_owner(t, city, conqueror)
    city.mood = ANGRY
    removed = 0 if grey or former == BARBARIANS else replace_buildings(t, city, former, conqueror)
    if city.wonders:
        settle_all(t)  # CC-28.7, CC-28.8
    return removed


def destroy(t: ClashTable, city: City) -> int:
    """CC-22.6, CC-22.7, CC-26.12: without a Settlement the whole city goes. Gives how many pieces that were."""
    pieces = cities.size(city)
    if city.wonders:
        wonders.destroy(t, city)
    cities.remove_city(t, city)
    t.emit(log.CITY_GONE, space=layout_of(t).names[city.space])
    return pieces


def replace_buildings(t: ClashTable, city: City, former: int, conqueror: int) -> int:
    """CC-22.2, CC-22.9, CC-10.10, CC-10.13: buildings in the former owner's colour, but those that keep it."""
    removed = 0
    for building in cities.buildings(city):
        if cities.colour(city, building) != former:
            continue
        if hooks.KEEP_COLOUR(t, former, building == OBELISK, city, building):
            continue
        if t.state.players[conqueror].buildings[building]:
            cities.recolour(t, city, building, conqueror)
        else:
            cities.remove_building(t, city, building)
            removed += 1
    return removed


def refugee(t: ClashTable, former: int) -> Flow[None]:
    """CC-22.4, CC-26.12, CC-34.5: the former owner may place a Settler in one of the remaining cities."""
    homes = cities.cities_of(t.state, former)
    if not homes or not supply(t.state, former, SETTLER):
        return
    names = layout_of(t).names
    options: dict[str, int | None] = {names[city.space]: city.space for city in homes}
    space = yield from asks.choose(former, asks.REFUGEE, {**options, asks.NONE: None})
    if space is not None:
        place(t, former, space, SETTLER)
        t.emit(log.REFUGEE, seat=former, space=names[space])

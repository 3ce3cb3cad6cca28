"""Increase Happiness (CC-14)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import asks, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.cities import cities_of, raise_mood, size
from pentapolis.games.clash_of_cultures.kinds import HAPPY, MOOD, MOODS, goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Ask, Flow
from pentapolis.parts.verbs import bare


def prices(t: ClashTable, seat: int, city: City) -> list[Price]:
    """CC-14.1, CC-5.7: each step costs mood tokens equal to the city's size."""
    return hooks.RAISE_PRICES(t, seat, [Price(goods(mood=size(city)))], city)


def raisable(t: ClashTable, seat: int, cities: list[City] | None = None) -> list[City]:
    """CC-5.8, CC-14.1: own cities that are not Happy and whose next step can be paid."""
    player = t.state.players[seat]
    tokens, special = player.goods[MOOD], player.force & (hooks.RAISE_PRICES.mask | hooks.SUBSTITUTES.mask)
    if not tokens and not special:
        return []
    own = cities_of(t.state, seat) if cities is None else cities
    if not special:
        return [city for city in own if city.mood != HAPPY and size(city) <= tokens]
    found = [city for city in own if city.mood != HAPPY]
    return [city for city in found if payments.can_pay(t, seat, prices(t, seat, city), payments.HAPPINESS)]


Way = Callable[[ClashTable, int], Flow[City]]
"""What an ability offers in place of a step at its normal price; it gives the city."""


def ways(t: ClashTable, seat: int, cities: list[City] | None = None) -> dict[str, City | Way]:
    """Every step that can be paid, by the city's name, and what abilities add."""
    names = layout_of(t).names
    found: dict[str, City | Way] = {names[city.space]: city for city in raisable(t, seat, cities)}
    return hooks.MORE_HAPPINESS(t, seat, found, cities)


def raise_step(t: ClashTable, seat: int, city: City) -> Flow[City]:
    """CC-14.1: one step for its price."""
    yield from payments.pay(t, seat, prices(t, seat, city), payments.HAPPINESS)
    raise_mood(t, city)
    return city


def increase(t: ClashTable, seat: int, cities: list[City] | None = None) -> Flow[None]:
    """CC-14.1, CC-14.5: city by city, step by step, at least one step; not an activation."""
    names, raised = layout_of(t).names, False
    while found := ways(t, seat, cities):
        options: dict[str, City | Way | None] = {**found}
        if raised:
            options[asks.DONE] = None
        chosen = yield Ask(seat, asks.HAPPINESS, options)
        if chosen is None:
            break
        city = (yield from chosen(t, seat)) if callable(chosen) else (yield from raise_step(t, seat, chosen))
        raised = True
        t.emit(log.RAISED, seat=seat, space=names[city.space], mood=MOODS[city.mood])


def bar(t: ClashTable, seat: int) -> str | None:
    more = t.state.players[seat].force & hooks.MORE_HAPPINESS.mask
    return None if raisable(t, seat) or (more and hooks.MORE_HAPPINESS(t, seat, {}, None)) else "CC-14.1"


def perform(t: ClashTable, seat: int, meaning: None) -> Flow[None]:
    yield from increase(t, seat)


def facts(t: ClashTable, seat: int) -> dict[str, int | str]:
    """CC-14.1: the cheapest step costs too much; CC-5.8: `need` is 0 if all cities are Happy."""
    steps = [size(city) for city in cities_of(t.state, seat) if city.mood != HAPPY]
    return {"have": t.state.players[seat].goods[MOOD], "need": min(steps, default=0)}


TURN.add(bare("happiness", bar=bar, perform=perform, facts=facts))

"""Mood that falls by the text of an event, and Myths that prevents it (CC-25.7, CC-5.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pentapolis.games.clash_of_cultures import asks, cities, hooks, log
from pentapolis.games.clash_of_cultures.abilities import in_force
from pentapolis.games.clash_of_cultures.kinds import ANGRY, HAPPY, MOODS
from pentapolis.games.clash_of_cultures.payments import can_pay_cost, pay_cost
from pentapolis.games.clash_of_cultures.sources import MYTHS
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.advances import KeepMood
from pentapolis.games.clash_of_cultures.vocabulary.events import LowerMood
from pentapolis.kernel import Ask, Flow

from .texts import Case, more, text

TO_ANGRY = HAPPY - ANGRY  # steps that make any city Angry


def lower_mood(t: ClashTable, seat: int, city: City, steps: int = 1) -> Flow[None]:
    """CC-25.7: the mood of a city of the seat falls by the text of an event, unless that is prevented.

    CC-5.8: an Angry city cannot fall, so there is nothing to prevent.
    """
    if city.mood == ANGRY or hooks.KEEP_MOOD(t, seat, False, city):
        return
    where = layout_of(t).names[city.space]
    if in_force(t, seat, MYTHS) and (yield from myths(t, seat, where)):
        return
    cities.lower_mood(t, city, steps)
    t.emit(log.MOOD_FELL, seat=seat, space=where, mood=MOODS[city.mood])


def myths(t: ClashTable, seat: int, where: str) -> Flow[bool]:
    """CC-25.7: pay for a city and its mood stays, however far it would fall."""
    price = t.content.cost(KeepMood)
    if not can_pay_cost(t, seat, price):
        return False
    prevented: bool = yield Ask(seat, asks.MYTHS, {asks.PAY: True, asks.NONE: False}, space=where)
    if prevented:
        yield from pay_cost(t, seat, price)
        t.emit(log.MOOD_KEPT, seat=seat, space=where)
    return prevented


def can_fall(found: Iterable[City]) -> list[City]:
    """CC-5.8: the cities that are not Angry yet."""
    return [city for city in found if city.mood != ANGRY]


def choose_city(t: ClashTable, seat: int, kind: str, found: Sequence[City]) -> Flow[City]:
    """CC-34.6: one of some cities, by its space."""
    names = layout_of(t).names
    return (yield from asks.choose(seat, kind, {names[city.space]: city for city in found}))


def lower_one_of(t: ClashTable, seat: int, found: Iterable[City], steps: int = 1) -> Flow[City | None]:
    """CC-5.8: the player lowers the mood of one city that can still fall, if there is one."""
    falling = can_fall(found)
    if not falling:
        return None
    city = yield from choose_city(t, seat, asks.ANGER if steps == TO_ANGRY else asks.LOWER, falling)
    yield from lower_mood(t, seat, city, steps)
    return city


def coastal(t: ClashTable, city: City) -> bool:
    """CC-33.5"""
    return bool(layout_of(t).near[city.space] & t.state.sea)


@text(LowerMood)
def lower(t: ClashTable, seat: int, case: Case[LowerMood]) -> Flow[None]:
    """Flood, Migration, Pestilence: the mood of so many different cities falls."""
    effect = case.effect
    left = [city for city in cities.cities_of(t.state, seat) if coastal(t, city) or not effect.coastal]
    for _ in range(effect.cities + more(t, seat, effect.spread)):
        city = yield from lower_one_of(t, seat, left, effect.steps)
        if city is None:
            return
        left.remove(city)

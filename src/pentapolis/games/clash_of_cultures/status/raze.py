"""Step 4 of the Status Phase: a small city may be destroyed for gold (CC-16.6)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, log
from pentapolis.games.clash_of_cultures.cities import cities_of, remove_city, size
from pentapolis.games.clash_of_cultures.explain import EXPLAIN
from pentapolis.games.clash_of_cultures.kinds import GOLD
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Ask, Flow, Refusal

REWARD = 1


def offer(t: ClashTable, seat: int) -> Flow[None]:
    """CC-16.6: at most one own city of size 1, for 1 gold. Units there stay on the map."""
    names = layout_of(t).names
    options: dict[str, City | None] = {
        names[city.space]: city for city in cities_of(t.state, seat) if bar(city, seat) is None
    }
    if not options:
        return
    options[asks.NONE] = None
    city: City | None = yield Ask(seat, asks.RAZE, options, gold=REWARD)
    if city is not None:
        remove_city(t, city)
        t.emit(log.RAZED, seat=seat, space=names[city.space])
        gain(t, seat, GOLD, REWARD)


def bar(city: City | None, seat: int) -> str | None:
    """CC-16.6: the rule that keeps a city from being destroyed by its owner."""
    return None if city is not None and city.owner == seat and size(city) == 1 else "CC-16.6"


def why_not(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    space = layout_of(t).index.get(key)
    if space is None:
        return None
    city = t.state.cities.get(space)
    own = city is not None and city.owner == ask.seat
    return Refusal("CC-16.6", space=key, size=size(city) if city is not None and own else 0)


EXPLAIN[asks.RAZE] = why_not

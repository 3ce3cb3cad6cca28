"""Why an answer inside one of the Main Actions is not legal (CC-34.1, CC-34.2)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, pirates
from pentapolis.games.clash_of_cultures.cities import has, size
from pentapolis.games.clash_of_cultures.explain import EXPLAIN, not_there
from pentapolis.games.clash_of_cultures.kinds import BUILDING, GOLD, GOOD, HAPPY, MOOD, NOWHERE, PORT, SEA, UNIT
from pentapolis.games.clash_of_cultures.sources import HUSBANDRY
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Ask, Refusal

from . import advance, collect, construct, influence, recruit


def why_pay(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-4.1, CC-4.4: a mix that is not there, or does not pay what is due."""
    words = [word.rstrip("0123456789") for word in key.partition(":")[0].split("+")]
    return Refusal("CC-4.1") if key == "free" or all(word in GOOD for word in words) else None


def why_gain(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("CC-4.7", piece=key) if key in GOOD else None


def why_advance(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    if key not in t.content.advances:
        return Refusal("CC-16.4") if key == asks.NONE else None
    barred = advance.bar(t, ask.seat, key) or "CC-6.10"
    return Refusal(barred, piece=key, **advance.facts(t, key, barred))


def why_collect(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-9.2 to CC-9.4, CC-9.7, CC-9.9, CC-9.11: too far, used up, blocked, or a terrain that does not give it."""
    layout = layout_of(t)
    name, _, good = key.partition(":")
    space, city = layout.index.get(name), t.state.cities[layout.index[str(ask.about["space"])]]
    if space is None or good not in GOOD:
        return None
    return Refusal(bar_pick(t, ask.seat, city, space, GOOD[good]), space=name, piece=good)


def bar_pick(t: ClashTable, seat: int, city: City, space: int, good: int) -> str:
    """Why a city does not collect a good from a space: by the functions that find those which it does."""
    sea = t.state.terrain[space] == SEA
    if pirates.blocked(t) >> space & 1:
        return "CC-9.9"
    if collect.blocked(t, seat, city) >> space & 1:
        return "CC-9.4"
    if not collect.yields(t, seat, city, space) >> good & 1:
        return "CC-9.7" if sea and good in (GOLD, MOOD) and not has(city, PORT) else "CC-9.3"
    if sea and layout_of(t).near[city.space] >> space & 1:
        return "CC-9.7"
    husbandry = t.state.players[seat].force & HUSBANDRY and collect.far_land(t, city) >> space & 1
    return "CC-9.11" if husbandry else "CC-9.2"


def why_recruit(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-11.1: at least one; else what the unit lacks, or its price."""
    if key == asks.DONE:
        return Refusal("CC-11.1", space=str(ask.about["space"]))
    name, _, source = key.partition(":")
    city = t.state.cities.get(layout_of(t).index[str(ask.about["space"])])
    if name not in UNIT or city is None:
        return None
    barred = recruit.bar_unit(t, ask.seat, city, UNIT[name])
    return Refusal(barred or ("CC-11.9" if source else "CC-11.2"), piece=name)


def why_fetch(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("CC-11.6", piece=str(ask.about["piece"])) if key in layout_of(t).index else None


def why_happiness(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-14.1: at least one step, of an own city that is not Happy (CC-5.8), and that can be paid."""
    if key != asks.DONE and key not in layout_of(t).index:
        return None
    city = t.state.cities.get(layout_of(t).index.get(key, NOWHERE))
    own = city is not None and city.owner == ask.seat and city.mood != HAPPY
    need = size(city) if city is not None and own else 0
    return Refusal("CC-14.1", have=t.state.players[ask.seat].goods[MOOD], need=need)


def why_influence(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-15.1: out of range; or why this building cannot be replaced."""
    name, _, kind = key.partition(":")
    space = layout_of(t).index.get(name)
    if space is None or (kind and kind not in BUILDING):
        return None
    city = t.state.cities.get(space)
    if city is None or not kind or not has(city, BUILDING[kind]):
        return Refusal("CC-15.1")
    return Refusal(influence.bar_building(t, ask.seat, city, BUILDING[kind]) or "CC-15.1")


EXPLAIN[asks.PAY] = EXPLAIN[asks.PART] = why_pay
EXPLAIN[asks.GAIN] = why_gain
EXPLAIN[asks.ADVANCE] = why_advance
EXPLAIN[asks.COLLECT] = why_collect
EXPLAIN[asks.BUILDING] = lambda t, ask, key: construct.why_not(t, ask.seat, key)
EXPLAIN[asks.PORT] = not_there("CC-10.6", piece="port", size=0, cities=0)
EXPLAIN[asks.RECRUIT] = why_recruit
EXPLAIN[asks.FETCH] = why_fetch
EXPLAIN[asks.HAPPINESS] = why_happiness
EXPLAIN[asks.SOURCE] = EXPLAIN[asks.INFLUENCE] = why_influence

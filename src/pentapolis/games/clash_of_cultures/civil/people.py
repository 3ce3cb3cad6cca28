"""Hero General, Leadership, Assassination, Militia, Explorer, City Development."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, log, moves, payments, units
from pentapolis.games.clash_of_cultures.actions import construct, recruit
from pentapolis.games.clash_of_cultures.cities import bar_activation, cities_of, raise_mood
from pentapolis.games.clash_of_cultures.kinds import HAPPY, NOWHERE, UNIT
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of, others
from pentapolis.games.clash_of_cultures.vocabulary.civil import Cheer, FewerActions, MoreActions, PlaceUnits
from pentapolis.kernel import Flow

from .play import CIVIL, Civil

# Hero General


def unhappy(t: ClashTable, seat: int) -> dict[str, City]:
    names = layout_of(t).names
    return {names[city.space]: city for city in cities_of(t.state, seat) if city.mood != HAPPY}


def hero_general(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """After a land battle won this turn: a city a step up, and for 1 mood one more step [D: who plays it / cities]."""
    rule = t.content.printed(Cheer)
    city = yield from asks.choose(seat, asks.CITY, unhappy(t, seat))
    cheer(t, seat, city, rule.steps)
    if not unhappy(t, seat) or not payments.can_pay(t, seat, rule.prices, payments.CARD):
        return
    further: dict[str, City | None] = {**unhappy(t, seat), asks.NONE: None}
    again = yield from asks.choose(seat, asks.CITY, further)
    if again is not None:
        yield from payments.pay(t, seat, rule.prices, payments.CARD)
        cheer(t, seat, again, rule.further)


def cheer(t: ClashTable, seat: int, city: City, steps: int) -> None:
    raise_mood(t, city, steps)
    t.emit(log.CHEERED, seat=seat, space=layout_of(t).names[city.space])


# Leadership, Assassination


def leadership(t: ClashTable, seat: int, target: int) -> None:
    """One more Main Action this turn (CC-2.2)."""
    t.state.turn.actions += t.content.printed(MoreActions).actions


def victims(t: ClashTable, seat: int) -> list[int]:
    """CC-31.14: a player is affected at most once at a time."""
    return [other for other in others(t, seat) if not t.state.players[other].assassinated]


def assassination(t: ClashTable, seat: int, target: int) -> None:
    """CC-31.14: one Main Action less in the target's next turn."""
    t.state.players[target].fewer_actions += t.content.printed(FewerActions).actions
    t.state.players[target].assassinated = True


# Militia


def can_place(t: ClashTable, seat: int, card: str) -> bool:
    """CC-11.8: whether there is a unit of the card's kind in the supply, and an own city with room for it."""
    kind = UNIT[t.content.printed(PlaceUnits, card).unit]
    spaces = (city.space for city in cities_of(t.state, seat))
    return bool(units.supply(t.state, seat, kind)) and any(recruit.room_for(t, seat, kind, space) for space in spaces)


def place_units(t: ClashTable, seat: int, card: str, *, optional: bool) -> Flow[None]:
    rule = t.content.printed(PlaceUnits, card)
    for _ in range(rule.amount):
        spaces = [city.space for city in cities_of(t.state, seat)]
        yield from recruit.place_free(t, seat, UNIT[rule.unit], spaces, optional=optional)


def may_arm(t: ClashTable, seat: int) -> bool:
    return can_place(t, seat, "militia")


def militia(t: ClashTable, seat: int, target: int) -> Flow[None]:
    yield from place_units(t, seat, "militia", optional=False)


# Explorer


def frontier(t: ClashTable, seat: int) -> list[int]:
    """Unexplored regions next to a region with a city of the seat's (CC-19.12)."""
    layout, state = layout_of(t), t.state
    around = 0
    for region in sorted({layout.region[city.space] for city in cities_of(state, seat)}):
        for space in layout.regions[region]:
            around |= layout.near[space]
    return [
        region
        for region, spaces in enumerate(layout.regions)
        if state.turned[region] < 0 and any(around >> space & 1 for space in spaces)
    ]


def may_explore(t: ClashTable, seat: int) -> bool:
    return can_place(t, seat, "explorer") or bool(frontier(t, seat))


def explorer(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """CC-19.12: reveal a region and/or place a Settler [D: who plays it / region, city / may]."""
    yield from explore_near(t, seat)
    yield from place_units(t, seat, "explorer", optional=True)


def explore_near(t: ClashTable, seat: int) -> Flow[int]:
    """CC-19.12: choose and reveal a region next to one with an own city; gives the region, or NOWHERE."""
    layout = layout_of(t)
    options = {layout.names[layout.regions[region][0]]: region for region in frontier(t, seat)}
    if not options:
        return NOWHERE
    region = yield from asks.choose(seat, asks.EXPLORE, {**options, asks.NONE: NOWHERE})
    if region != NOWHERE:
        yield from moves.explore(t, seat, region)
    return region


# City Development


def activatable(t: ClashTable, seat: int) -> list[City]:
    """CC-8.3: own cities that may be activated now."""
    return [city for city in cities_of(t.state, seat) if bar_activation(city) is None]


def any_site(t: ClashTable, seat: int) -> construct.Site | None:
    return next(iter(construct.sites(t, seat, activatable(t, seat), pay=False)), None)


def city_development(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """CC-10.2: a building without paying resources; the city is activated."""
    yield from construct.choose(t, seat, activatable(t, seat), pay=False)


CIVIL["hero_general"] = Civil(hero_general, unhappy)
CIVIL["leadership"] = Civil(leadership)
CIVIL["assassination"] = Civil(assassination, targets=victims)
CIVIL["militia"] = Civil(militia, may_arm)
CIVIL["explorer"] = Civil(explorer, may_explore)
CIVIL["city_development"] = Civil(city_development, any_site)

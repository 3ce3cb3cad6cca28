"""Procreation, weak tribes from a card, and Holy rocks (CV-PRC, CV-EFF.6, CV-SIT.6)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options, choose

from .. import asks, fate, log, triggers
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import effect
from ..ground import (
    ON_BOARD,
    STANCES,
    Spot,
    boat_places,
    choose_spot,
    free_boats,
    free_encampments,
    is_water,
    map_of,
    named_places,
    own_places,
    place_word,
    seats_of_boat,
)
from ..ownership import force
from ..state import BOAT, SPOTS, CVTable, add_tribe, tribe_of
from ..tribes import settle

NOWHERE = -1


def tribes_left(t: CVTable, seat: int) -> int:
    """CV-LIM.1, CV-PRC.4: tribes in the supply."""
    return t.content.limits.tribes - len(t.state.players[seat].tribes)


# Procreation


def nurseries(t: CVTable, seat: int) -> int:
    """CV-PRC.1 to CV-PRC.4: the territories where a seat may procreate.

    On land someone can always be displaced; in Water the own boat needs a tribe and a free seat.
    """
    if not tribes_left(t, seat):
        return 0
    own = own_places(t.state.players[seat])
    return (own or ~0) & (t.content.lands | free_boats(t, seat))


def why_not_there(t: CVTable, seat: int, key: str) -> Refusal | None:
    """The rule that forbids to procreate in a territory."""
    place = t.content.places.get(key)
    if place is None:
        return None
    player = t.state.players[seat]
    if not tribes_left(t, seat):
        return Refusal("CV-PRC.4", most=t.content.limits.tribes)
    if is_water(t, place) and boat_places(player) >> place & 1 and own_places(player) >> place & 1:
        return Refusal("CV-PRC.2", place=key, most=seats_of_boat(t, seat))
    return Refusal("CV-PRC.1" if player.tribes else "CV-PRC.3", place=key)


@effect(v.Procreate, lambda t, seat, effect: bool(nurseries(t, seat)))
def procreate(t: CVTable, seat: int, effect: v.Procreate, source: str) -> Flow[None]:
    """CV-PRC.1, CV-PRC.5: up to so many procreations, in the same or in different territories."""
    leave = SKIP
    for left in range(effect.amount, 0, -1):
        places = named_places(t, nurseries(t, seat))
        if not places:
            return
        options = Options({**places, leave: NOWHERE}, partial(why_not_there, t, seat))
        place: int = yield from choose(seat, asks.PROCREATE, options, left=left, source=source)
        if place == NOWHERE:
            return
        spot = yield from choose_spot(t, seat, place)
        assert spot is not None
        yield from born(t, seat, place, spot)
        leave = STOP


def born(t: CVTable, seat: int, place: int, spot: Spot) -> Flow[None]:
    """CV-PRC.1, CV-PRC.2: upright on a free encampment or a boat, lying where it displaces; fires give VP."""
    if spot == ON_BOARD:
        add_tribe(t.state.players[seat], tribe_of(place, BOAT, 1))
        t.emit(log.SETTLED, seat=seat, place=place_word(t, place), spot=SPOTS[BOAT], stance=STANCES[1])
    else:
        yield from settle(t, seat, place, spot, 1, upright=force(t, seat).procreate_strong)
    yield from triggers.happens(t, seat, "procreate")


# Holy rocks


def rock_places(t: CVTable, seat: int, vertex: int) -> int:
    """CV-SIT.6: territories at a Holy rock where an own tribe could procreate."""
    if not t.state.players[seat].tribes:
        return 0
    return map_of(t).reach[vertex] & nurseries(t, seat)


def why_no_rock(t: CVTable, seat: int, vertex: int, key: str) -> Refusal | None:
    """CV-SIT.6: not at the rock, or nobody could be born there."""
    place = t.content.places.get(key)
    if place is not None and not map_of(t).reach[vertex] >> place & 1:
        return Refusal("CV-SIT.6", place=key)
    return why_not_there(t, seat, key)


def rock_useful(t: CVTable, seat: int, vertex: int) -> bool:
    """CV-SIT.6."""
    return bool(rock_places(t, seat, vertex))


def rock(t: CVTable, seat: int, vertex: int) -> Flow[None]:
    """CV-SIT.6: a territory at the rock, a favor test, and if it is passed a procreation there, if the owner likes.

    CV-FAV.4: who does not want the procreation declines the test.
    """
    site = t.state.sites[vertex]
    places = named_places(t, rock_places(t, seat, vertex))
    options = Options({**places, SKIP: NOWHERE}, partial(why_no_rock, t, seat, vertex))
    place: int = yield from choose(seat, asks.ROCK, options, site=site)
    if place == NOWHERE:
        return
    t.emit(log.SITE, seat=seat, site=site)
    passed = yield from fate.test(t, seat, site)
    yield from fate.settle(t, seat, passed)
    if not passed or not rock_places(t, seat, vertex) >> place & 1:
        return
    spot = yield from choose_spot(t, seat, place, skip=True)
    if spot is not None:
        yield from born(t, seat, place, spot)


# Weak tribes


def refuges(t: CVTable, seat: int) -> int:
    """CV-EFF.6: land territories with an own tribe and a free encampment, while tribes are left."""
    if not tribes_left(t, seat):
        return 0
    found = 0
    for place in members(own_places(t.state.players[seat]) & t.content.lands):
        if free_encampments(t, place):
            found |= 1 << place
    return found


def why_no_refuge(t: CVTable, key: str) -> Refusal | None:
    return Refusal("CV-EFF.6", place=key) if key in t.content.places else None


@effect(v.PlaceWeakTribes, lambda t, seat, effect: bool(refuges(t, seat)))
def place_weak_tribes(t: CVTable, seat: int, effect: v.PlaceWeakTribes, source: str) -> Flow[None]:
    """CV-EFF.6: in one territory, lying, on free encampments alone; fires give VP, it is no procreation."""
    places = {**named_places(t, refuges(t, seat)), SKIP: NOWHERE}
    reasons = Options(places, partial(why_no_refuge, t))
    place: int = yield from choose(seat, asks.PLACE_WEAK, reasons, source=source, most=effect.max_amount)
    if place == NOWHERE:
        return
    for number in range(min(effect.max_amount, tribes_left(t, seat))):
        free = free_encampments(t, place)
        if not free:
            return
        spots: dict[str, Spot | None] = {**free, STOP: None} if number else {**free}
        options = Options(spots, partial(why_not_free, t, place))
        spot: Spot | None = yield from choose(seat, asks.SPOT, options, place=place_word(t, place))
        if spot is None:
            return
        yield from settle(t, seat, place, spot, 0)


def why_not_free(t: CVTable, place: int, key: str) -> Refusal | None:
    """CV-EFF.6: nobody is displaced."""
    kind = key.partition(":")[0]
    return Refusal("CV-EFF.6", place=place_word(t, place)) if kind in SPOTS else None

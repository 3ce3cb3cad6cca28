"""Raw materials: produced, transported to the storage; and Hidden grottoes (CV-PRD, CV-SIT.5)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import effect
from ..gains import load_boat, put_raw
from ..ground import boat_places, is_full, is_water, map_of, named_places, own_places, place_word
from ..kinds import MATERIAL, MATERIALS
from ..ownership import force
from ..state import CVTable, add

ANY_TARGET = "any_storage_space"
WITH_BONUS = ("production", "transport")
"""CV-EFF.9: the modules whose transport part a card makes larger."""

PRODUCTION = "production"
NOWHERE, EVERYTHING = -1, -2
ALL = "all"


# Producing


def fields(t: CVTable, seat: int) -> int:
    """CV-PRD.1, CV-PRD.3: land with an own tribe, and Waters with one on a boat whose notch is empty."""
    player = t.state.players[seat]
    found = own_places(player)
    for boat in player.boats:
        if boat & 1:
            found &= ~(1 << (boat >> 1))
    return found


def why_no_field(t: CVTable, seat: int, key: str) -> Refusal | None:
    """The rule that forbids to produce in a territory."""
    place = t.content.places.get(key)
    if place is None:
        return None
    return Refusal("CV-PRD.3" if is_water(t, place) else "CV-PRD.1", place=key)


def produce_at(t: CVTable, seat: int, place: int) -> Flow[None]:
    """CV-PRD.1, CV-PRD.3: a marker from the supply, in the territory or in the notch of the boat."""
    return load_boat(t, seat, place) if is_water(t, place) else put_raw(t, seat, place)


@effect(v.Produce, lambda t, seat, effect: bool(fields(t, seat)))
def produce(t: CVTable, seat: int, effect: v.Produce, source: str) -> Flow[None]:
    """CV-PRD.1, CV-PRD.6: up to so many, in any mix of territories; cards give the module more."""
    amount = effect.amount + (force(t, seat).produce_bonus if source == PRODUCTION else 0)
    leave = SKIP
    for left in range(amount, 0, -1):
        places = named_places(t, fields(t, seat))
        if not places:
            return
        options = Options({**places, leave: NOWHERE}, partial(why_no_field, t, seat))
        place: int = yield from choose(seat, asks.PRODUCE, options, left=left, source=source)
        if place == NOWHERE:
            return
        yield from produce_at(t, seat, place)
        leave = STOP


# Transporting


def depots(t: CVTable, seat: int, anything: bool) -> int:
    """CV-PRD.4, CV-PRD.5: territories and boats from which a raw material can be transported; no tribe is needed."""
    player = t.state.players[seat]
    found = 0
    for place, held in enumerate(player.raw):
        if held:
            found |= 1 << place
    for boat in player.boats:
        if boat & 1 and targets(t, boat >> 1, anything):
            found |= 1 << (boat >> 1)
    return found


def targets(t: CVTable, water: int, anything: bool) -> dict[str, int]:
    """CV-PRD.5, CV-PRD.7: what a raw material of a boat may become: what lies face up around it, or anything."""
    if anything:
        return MATERIAL
    state = t.state
    found: dict[str, int] = {}
    for place in members(map_of(t).near[water] & state.developed & t.content.lands):
        material = state.materials[place]
        found[MATERIALS[material]] = material
    return found


def is_free(t: CVTable, seat: int, target: str | None) -> bool:
    """CV-PRD.7, CV-EFF.9: whether what comes from a boat may go to any storage space."""
    return target == ANY_TARGET or force(t, seat).boat_transport_any


def why_no_depot(t: CVTable, seat: int, key: str) -> Refusal | None:
    """The rule that forbids to transport from a territory."""
    place = t.content.places.get(key)
    if place is None:
        return None
    if boat_places(t.state.players[seat]) >> place & 1:
        return Refusal("CV-PRD.5" if is_full(t, seat, place) else "CV-PRD.3", place=key)
    return Refusal("CV-PRD.4", place=key)


def why_no_target(key: str) -> Refusal | None:
    """CV-PRD.5: its tile does not lie face up around the boat's Water."""
    return Refusal("CV-PRD.5") if key in MATERIAL else None


@effect(v.Transport, lambda t, seat, effect: bool(depots(t, seat, is_free(t, seat, effect.boat_target))))
def transport(t: CVTable, seat: int, effect: v.Transport, source: str) -> Flow[None]:
    """CV-PRD.4, CV-PRD.7, CV-PRD.8: up to so many, one after the other; cards give the modules more."""
    more = force(t, seat).transport_bonus if source in WITH_BONUS else 0
    return transport_up_to(t, seat, effect.amount + more, is_free(t, seat, effect.boat_target), source)


def transport_without(t: CVTable, seat: int, source: str) -> Flow[None]:
    """CV-PRD.6, CV-EFF.9: the transport part of Production if its test failed or was declined: what cards add."""
    more = force(t, seat).transport_bonus if source in WITH_BONUS else 0
    return transport_up_to(t, seat, more, is_free(t, seat, None), source)


def transport_up_to(t: CVTable, seat: int, amount: int, anything: bool, source: str) -> Flow[None]:
    """CV-PRD.4: one raw material after the other; all of the land at once where there are no more than allowed."""
    player = t.state.players[seat]
    leave, left = SKIP, amount
    while left > 0:
        places = named_places(t, depots(t, seat, anything))
        if not places:
            return
        if 1 < sum(player.raw) <= left:
            places[ALL] = EVERYTHING
        options = Options({**places, leave: NOWHERE}, partial(why_no_depot, t, seat))
        place: int = yield from choose(seat, asks.TRANSPORT, options, left=left, source=source)
        if place == NOWHERE:
            return
        if place == EVERYTHING:
            left -= sum(player.raw)
            for depot, held in enumerate(player.raw):
                if held:
                    carry(t, seat, depot, held)
        elif is_water(t, place):
            yield from unload(t, seat, place, anything)
            left -= 1
        else:
            carry(t, seat, place, 1)
            left -= 1
        leave = STOP


def carry(t: CVTable, seat: int, place: int, count: int) -> None:
    """CV-PRD.4: to the storage space of the material tile."""
    player, material = t.state.players[seat], t.state.materials[place]
    player.raw = add(player.raw, place, -count)
    player.storage = add(player.storage, material, count)
    t.emit(log.TRANSPORTED, seat=seat, place=place_word(t, place), material=MATERIALS[material], count=count)


def unload(t: CVTable, seat: int, water: int, anything: bool) -> Flow[None]:
    """CV-PRD.5: what is in the notch becomes a material of a face-up tile next to the Water."""
    player = t.state.players[seat]
    options = Options(targets(t, water, anything), why_no_target)
    material: int = yield from choose(seat, asks.UNLOAD, options, place=place_word(t, water))
    empty_notch(t, seat, water)
    player.storage = add(player.storage, material, 1)
    t.emit(log.TRANSPORTED, seat=seat, place=place_word(t, water), material=MATERIALS[material], count=1)


def empty_notch(t: CVTable, seat: int, water: int) -> None:
    """CV-PRD.3: the marker leaves the boat; it is counted where it goes."""
    player = t.state.players[seat]
    player.boats = tuple(sorted(boat & ~1 if boat >> 1 == water else boat for boat in player.boats))


# Hidden grottoes


def grotto_places(t: CVTable, seat: int, vertex: int) -> int:
    """CV-SIT.5: territories with an own tribe at a Hidden grotto where something can be produced.

    A full notch can be emptied first.
    """
    own = own_places(t.state.players[seat]) & map_of(t).reach[vertex]
    return own & (fields(t, seat) | depots(t, seat, is_free(t, seat, None)))


def grotto_useful(t: CVTable, seat: int, vertex: int) -> bool:
    """CV-SIT.5."""
    return bool(grotto_places(t, seat, vertex))


def why_no_grotto(t: CVTable, seat: int, vertex: int, key: str) -> Refusal | None:
    """CV-SIT.5: not at the grotto, without an own tribe, or with a notch that cannot be emptied."""
    place = t.content.places.get(key)
    if place is None:
        return None
    own = own_places(t.state.players[seat]) & map_of(t).reach[vertex]
    return Refusal("CV-PRD.5" if own >> place & 1 else "CV-SIT.5", place=key)


def grotto(t: CVTable, seat: int, vertex: int) -> Flow[None]:
    """CV-SIT.5: produce 1 in a territory there and transport it; a boat with a full notch transports first."""
    options = {**named_places(t, grotto_places(t, seat, vertex)), SKIP: NOWHERE}
    reasons = Options(options, partial(why_no_grotto, t, seat, vertex))
    place: int = yield from choose(seat, asks.GROTTO, reasons, site=t.state.sites[vertex])
    if place == NOWHERE:
        return
    t.emit(log.SITE, seat=seat, site=t.state.sites[vertex])
    player, anything = t.state.players[seat], is_free(t, seat, None)
    if not is_water(t, place):
        before = player.raw[place]
        yield from put_raw(t, seat, place)
        if player.raw[place] > before:  # CV-GEN.4: there may have been no marker
            carry(t, seat, place, 1)
    elif is_full(t, seat, place):
        yield from unload(t, seat, place, anything)
        yield from load_boat(t, seat, place)
    else:
        yield from load_boat(t, seat, place)
        if is_full(t, seat, place) and targets(t, place, anything):
            yield from unload(t, seat, place, anything)

"""Exploration: sites that are revealed, Volcanoes, lucky finds (CV-EXP)."""

from __future__ import annotations

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.bitsets import mask_of, members
from pentapolis.parts.choices import Options, choose

from .. import asks, fate, log, triggers
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..continent import VERTEX, vertex_word
from ..effects import effect
from ..gains import gain_vp, store
from ..ground import around, hidden_sites, map_of, named_places, named_vertices, own_places, place_word
from ..kinds import LAND, ROWS, TYPE, WATER
from ..ownership import force
from ..state import CVTable, who

ANYWHERE = "any_one"
VOLCANO = "volcano"
NOWHERE = NOTHING = -1


# Revealing


def outlooks(t: CVTable, seat: int) -> int:
    """CV-EXP.1: territories with an own tribe at which a site lies face down."""
    hidden, sites = hidden_sites(t), map_of(t).sites
    return mask_of(place for place in members(own_places(t.state.players[seat])) if sites[place] & hidden)


def can_reveal(t: CVTable, seat: int, effect: v.RevealSites) -> bool:
    """CV-EXP.1, CV-EXP.4."""
    return bool(hidden_sites(t) if effect.mode == ANYWHERE else outlooks(t, seat))


@effect(v.RevealSites, can_reveal)
def reveal_sites(t: CVTable, seat: int, effect: v.RevealSites, source: str) -> Flow[None]:
    """CV-EXP.1, CV-EXP.3: all sites around an own territory, or one anywhere."""
    return reveal_one(t, seat, source) if effect.mode == ANYWHERE else reveal_around(t, seat, source)


def reveal_around(t: CVTable, seat: int, source: str) -> Flow[None]:
    """CV-EXP.1: every site next to a territory with an own tribe."""
    places = {**named_places(t, outlooks(t, seat)), SKIP: NOWHERE}
    options = Options(places, lambda key: Refusal("CV-EXP.1", place=key) if key in t.content.places else None)
    place: int = yield from choose(seat, asks.REVEAL, options, source=source)
    if place != NOWHERE:
        yield from reveal(t, seat, map_of(t).sites[place] & hidden_sites(t))


def reveal_one(t: CVTable, seat: int, source: str) -> Flow[None]:
    """CV-EXP.3: a single site, wherever it lies."""
    vertices = {**named_vertices(hidden_sites(t)), SKIP: NOWHERE}
    options = Options(vertices, lambda key: Refusal("CV-EXP.1", vertex=key) if key in VERTEX else None)
    vertex: int = yield from choose(seat, asks.SITE, options, source=source)
    if vertex != NOWHERE:
        yield from reveal(t, seat, 1 << vertex)


def reveal(t: CVTable, number: int, vertices: int) -> Flow[None]:
    """CV-EXP.1, CV-EXP.5: flip the sites together, score them; then Volcanoes act. Also for V.I.C.I. (CV-SOL.12)."""
    state = t.state
    is_person = number < len(state.players)
    more = force(t, number).explore_vp if is_person else 0
    state.revealed |= vertices
    for vertex in members(vertices):
        site = t.content.sites[state.sites[vertex]]
        t.emit(log.REVEALED, seat=who(state, number), vertex=vertex_word(vertex), site=site.id)
        gain_vp(t, number, site.vp + more, "sites")
    for vertex in members(vertices):
        if t.content.sites[state.sites[vertex]].kind == VOLCANO:
            erupt(t, vertex)
    if is_person:
        for _ in members(vertices):
            yield from triggers.happens(t, number, "explore_site")


def erupt(t: CVTable, vertex: int) -> None:
    """CV-EXP.5, CV-BLD.7: all farms around a Volcano go back to their consoles."""
    reach = around(t, vertex)
    for seat, player in enumerate(t.state.players):
        for place in members(player.farms & reach):
            t.emit(log.LOST_BUILDING, seat=seat, project="farm", place=place_word(t, place))
        player.farms &= ~reach


# Lucky finds


def find_types(t: CVTable, seat: int) -> dict[str, int]:
    """CV-EXP.2: the types of land where an own tribe stands, while there are fate dice."""
    player = t.state.players[seat]
    if not player.fate:
        return {}
    types = {t.content.territories[place].type for place in members(own_places(player))} - {WATER}
    return {LAND[kind]: kind for kind in sorted(types)}


@effect(v.LuckyFind, lambda t, seat, effect: bool(find_types(t, seat)))
def lucky_find(t: CVTable, seat: int, effect: v.LuckyFind, source: str) -> Flow[None]:
    """CV-EXP.2, CV-EXP.3: up to so many finds, one after the other, of the same or of different types."""
    leave = SKIP
    for left in range(effect.amount, 0, -1):
        types = {**find_types(t, seat), leave: NOTHING}
        options = Options(types, lambda key: Refusal("CV-EXP.2", type=key) if key in TYPE else None)
        kind: int = yield from choose(seat, asks.LUCKY_FIND, options, left=left, source=source)
        if kind == NOTHING:
            return
        yield from find(t, seat, kind, source)
        leave = STOP


def find(t: CVTable, seat: int, kind: int, source: str) -> Flow[None]:
    """CV-EXP.2: roll, choose a die; it tells the storage row."""
    value = yield from fate.choose_die(t, seat, source, t.content.lucky_row)
    t.emit(log.LUCKY, seat=seat, value=value)
    yield from store(t, seat, kind * ROWS + t.content.lucky_row[value - 1] - 1)
    yield from triggers.happens(t, seat, "lucky_find")

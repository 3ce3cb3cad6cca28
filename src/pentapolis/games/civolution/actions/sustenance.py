"""Hunting, and standing up weak tribes (CV-SUS)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, fate, log, triggers
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import effect
from ..gains import gain
from ..ground import map_of, named_places, own_places, place_word, read_tribe, revealed_of, tribe_words
from ..ownership import force
from ..state import CVTable, is_strong
from ..tribes import stand_up

NOWHERE = -1
NOBODY, EVERYBODY = -1, -2
ALL = "all"


# Hunting


def hunting_grounds(t: CVTable, seat: int) -> int:
    """CV-SUS.2, CV-SUS.4: territories with an own tribe without a hunting token, while there are tokens and dice."""
    player = t.state.players[seat]
    if not t.state.tokens or not player.fate:
        return 0
    return own_places(player) & ~t.state.hunted


def why_no_hunt(t: CVTable, seat: int, key: str) -> Refusal | None:
    """The rule that forbids to hunt in a territory."""
    place = t.content.places.get(key)
    if place is None:
        return None
    if not t.state.tokens:
        return Refusal("CV-SUS.4")
    return Refusal("CV-SUS.2", place=key)


def food_by_die(t: CVTable, seat: int, place: int) -> tuple[int, ...]:
    """CV-SUS.2, CV-SUS.3, CV-EFF.9: what each value of the die gives there, Mushroom valleys and cards included."""
    kind = t.content.territories[place].type
    more = force(t, seat).hunt_bonus[kind]
    sites = map_of(t).sites[place]
    worth = t.content.site_kinds["mushroom_valley"].amount or 0
    more += worth * sum(sites >> vertex & 1 for vertex in revealed_of(t, "mushroom_valley"))
    return tuple(food + more for food in t.content.hunting[kind])


@effect(v.Hunt, lambda t, seat, effect: bool(hunting_grounds(t, seat)))
def hunt(t: CVTable, seat: int, effect: v.Hunt, source: str) -> Flow[None]:
    """CV-SUS.1: up to so many hunts; the tokens see to it that they are in different territories."""
    leave = SKIP
    for left in range(effect.amount, 0, -1):
        places = named_places(t, hunting_grounds(t, seat))
        if not places:
            return
        options = Options({**places, leave: NOWHERE}, partial(why_no_hunt, t, seat))
        place: int = yield from choose(seat, asks.HUNT, options, left=left, source=source)
        if place == NOWHERE:
            return
        yield from hunt_in(t, seat, place, source)
        leave = STOP


def hunt_in(t: CVTable, seat: int, place: int, source: str) -> Flow[None]:
    """CV-SUS.2: roll, choose a die, take the food; nobody hunts there again in this era."""
    state, worth = t.state, food_by_die(t, seat, place)
    value = yield from fate.choose_die(t, seat, source, worth)
    state.hunted |= 1 << place
    state.tokens -= 1
    t.emit(log.HUNTED, seat=seat, place=place_word(t, place), value=value)
    food = worth[value - 1]
    if food:
        yield from gain(t, seat, "food", food)
    yield from triggers.happens(t, seat, "hunt")


# Strengthening


def weak_tribes(t: CVTable, seat: int) -> dict[str, int]:
    """CV-SUS.5: own weak tribes; equal ones once."""
    return {tribe_words(t, tribe): tribe for tribe in t.state.players[seat].tribes if not is_strong(tribe)}


def why_not_weak(t: CVTable, key: str) -> Refusal | None:
    """CV-SUS.5: no such tribe of the seat, or it stands."""
    return None if read_tribe(t, key) is None else Refusal("CV-SUS.5")


@effect(v.Strengthen, lambda t, seat, effect: not all(map(is_strong, t.state.players[seat].tribes)))
def strengthen(t: CVTable, seat: int, effect: v.Strengthen, source: str) -> Flow[None]:
    """CV-SUS.1, CV-SUS.5: up to so many weak tribes stand up, all of them at once where they are not more."""
    player = t.state.players[seat]
    leave = SKIP
    for left in range(effect.amount + force(t, seat).strengthen_bonus, 0, -1):
        tribes = weak_tribes(t, seat)
        if not tribes:
            return
        weak = [tribe for tribe in player.tribes if not is_strong(tribe)]
        if 1 < len(weak) <= left:
            tribes[ALL] = EVERYBODY
        options = Options({**tribes, leave: NOBODY}, partial(why_not_weak, t))
        tribe: int = yield from choose(seat, asks.STRENGTHEN, options, left=left, source=source)
        if tribe == NOBODY:
            return
        for one in weak if tribe == EVERYBODY else [tribe]:
            stand_up(t, seat, one)
        leave = STOP

"""Migrations: tribe by tribe, each along its whole way (CV-MIG, CV-EFF.5)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options, choose

from .. import asks, log, triggers
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import effect
from ..ground import (
    ON_BOARD,
    STANCES,
    at_sites,
    boat_places,
    choose_spot,
    free_boats,
    is_water,
    map_of,
    named_places,
    own_places,
    place_word,
    read_tribe,
    seats_of_boat,
    tribe_words,
)
from ..ownership import force
from ..state import BOAT, SPOTS, CVTable, is_strong, place_of, tribe_of
from ..tribes import NEVER, memory_of, origin_of, put_down, settle, settled_in, take_away

Mover = tuple[int, int]
"""A tribe, and what it did in this turn (`tribes`)."""

END: Mover = (-1, NEVER)
SETTLE = "settle"
HERE = -1
MODULE = "migration"


# Ways


def next_to(t: CVTable, seat: int, place: int) -> int:
    """CV-GEN.8, CV-SIT.7: what is adjacent to a territory for a seat's migrations, Caves and cards included."""
    land, works = map_of(t), force(t, seat)
    found = land.near[place]
    if works.water_crossing and not is_water(t, place):
        for water in members(found & t.content.waters):
            found |= land.near[water] & ~t.content.waters
    caves = at_sites(t, "cave")
    if works.cave_access:
        caves |= own_places(t.state.players[seat])
    if caves >> place & 1:
        found |= caves
    return found & ~(1 << place)


def steps(t: CVTable, seat: int, mover: Mover, here: int) -> int:
    """CV-MIG.1, CV-MIG.4, CV-MIG.6: where a tribe on its way may go from a territory.

    Wherever it may go it may settle: on land it can displace (CV-MIG.10), in Water a seat is free.
    """
    tribe, _ = mover
    open_to_it = ~t.content.waters | free_boats(t, seat, tribe)
    return next_to(t, seat, here) & open_to_it & ~(1 << origin(mover))


def origin(mover: Mover) -> int:
    """CV-MIG.6: where no migration of this turn may bring a tribe."""
    tribe, memory = mover
    return place_of(tribe) if memory == NEVER else origin_of(memory)


def why_no_step(t: CVTable, seat: int, mover: Mover, here: int, key: str) -> Refusal | None:
    """The rule that keeps a tribe on its way from a territory."""
    if key == SETTLE:
        return Refusal("CV-MIG.6", place=place_word(t, here))
    place = t.content.places.get(key)
    if place is None:
        return None
    if place == origin(mover):
        return Refusal("CV-MIG.6", place=key)
    if not next_to(t, seat, here) >> place & 1:
        return Refusal("CV-MIG.1", place=key)
    if not boat_places(t.state.players[seat]) >> place & 1:
        return Refusal("CV-MIG.4", place=key)
    return Refusal("CV-MIG.10", place=key, most=seats_of_boat(t, seat))


# Tribes


def movers(t: CVTable, seat: int, number: int) -> dict[str, Mover]:
    """CV-MIG.6, CV-MIG.9: the tribes that could migrate if they got somewhere; equal ones once.

    `number`: of the effect that is being carried out; who has settled in it stays.
    """
    player = t.state.players[seat]
    weak_too = force(t, seat).weak_may_migrate
    moved = player.moved
    found: dict[str, Mover] = {}
    last = -1
    for tribe in player.tribes:
        if tribe == last or not (tribe & 1 or weak_too):
            continue
        last = tribe
        known = [memory for other, memory in moved if other == tribe] if moved else []
        if player.tribes.count(tribe) > len(known):
            found[tribe_words(t, tribe)] = (tribe, NEVER)
        for memory in known:
            if settled_in(memory) < number:
                found[f"{tribe_words(t, tribe)}:{place_word(t, origin_of(memory))}"] = (tribe, memory)
    return found


def able(t: CVTable, seat: int, number: int) -> dict[str, Mover]:
    """CV-MIG.1: those that can go somewhere."""
    found = movers(t, seat, number)
    return {key: mover for key, mover in found.items() if steps(t, seat, mover, place_of(mover[0]))}


def why_no_mover(t: CVTable, seat: int, number: int, key: str) -> Refusal | None:
    """The rule that keeps a tribe where it is."""
    tribe = read_tribe(t, key)
    if tribe is None:
        return None
    if tribe not in t.state.players[seat].tribes:
        return Refusal("CV-MIG.1")
    if not is_strong(tribe) and not force(t, seat).weak_may_migrate:
        return Refusal("CV-MIG.6", place=place_word(t, place_of(tribe)))
    return Refusal("CV-MIG.1" if key in movers(t, seat, number) else "CV-MIG.9")


def effect_number(t: CVTable, seat: int) -> int:
    """CV-MIG.9: one more than that of any effect that is being carried out and has made a tribe settle."""
    return 1 + max((settled_in(memory) for _, memory in t.state.players[seat].moved), default=0)


def close_effect(t: CVTable, seat: int, number: int) -> None:
    """CV-MIG.9: who settled in an effect may move again when it is over, unless an outer one holds it."""
    player = t.state.players[seat]
    player.moved = tuple(
        sorted(
            (tribe, memory_of(origin_of(memory), min(settled_in(memory), number - 1))) for tribe, memory in player.moved
        )
    )


# Migrating


def can_migrate(t: CVTable, seat: int, effect: object) -> bool:
    """CV-MIG.1, CV-MIG.6."""
    found = movers(t, seat, effect_number(t, seat))
    return any(steps(t, seat, mover, place_of(mover[0])) for mover in found.values())


@effect(v.Migrate, can_migrate)
def migrate(t: CVTable, seat: int, effect: v.Migrate, source: str) -> Flow[None]:
    """CV-MIG.7, CV-MIG.9: tribe by tribe, up to so many migrations; a card may give the module more."""
    left = effect.amount + (force(t, seat).migration_bonus if source == MODULE else 0)
    number = effect_number(t, seat)
    leave = SKIP
    while left:
        tribes = able(t, seat, number)
        if not tribes:
            break
        options = Options({**tribes, leave: END}, partial(why_no_mover, t, seat, number))
        mover: Mover = yield from choose(seat, asks.MIGRATE, options, left=left, source=source)
        if mover == END:
            break
        left = yield from journey(t, seat, mover, left, number)
        leave = STOP
    close_effect(t, seat, number)


def journey(t: CVTable, seat: int, mover: Mover, left: int, number: int) -> Flow[int]:
    """CV-MIG.8: territory by territory; it only settles in the last one. How many migrations are left."""
    tribe = mover[0]
    here, first = place_of(tribe), True
    while left:
        options: dict[str, int] = {} if first else {SETTLE: HERE}
        options |= named_places(t, steps(t, seat, mover, here))
        reasons = Options(options, partial(why_no_step, t, seat, mover, here))
        place: int = yield from choose(
            seat, asks.WAY, reasons, tribe=tribe_words(t, tribe), place=place_word(t, here), left=left
        )
        if place == HERE:
            break
        here, left, first = place, left - 1, False
    yield from arrive(t, seat, mover, here, number)
    return left


def arrive(t: CVTable, seat: int, mover: Mover, place: int, number: int) -> Flow[None]:
    """CV-MIG.1, CV-MIG.2, CV-MIG.4: onto an encampment, or a seat of the own boat; then what waits for it."""
    player, (tribe, memory) = t.state.players[seat], mover
    spot = yield from choose_spot(t, seat, place, (seat, tribe))
    assert spot is not None
    new = memory_of(origin(mover), number)
    take_away(player, tribe, memory)
    t.emit(log.MIGRATED, seat=seat, place=place_word(t, place_of(tribe)), to=place_word(t, place))
    strong = is_strong(tribe)
    if spot == ON_BOARD:
        put_down(player, tribe_of(place, BOAT, strong), new)
        t.emit(log.SETTLED, seat=seat, place=place_word(t, place), spot=SPOTS[BOAT], stance=STANCES[strong])
    else:
        upright = force(t, seat).displace_strong
        yield from settle(t, seat, place, spot, strong, upright=upright, memory=new)
    yield from triggers.happens(t, seat, "migrate_settle")


# Anywhere


def targets(t: CVTable, seat: int, mover: Mover) -> int:
    """CV-EFF.5: every other land territory, but not where its first migration of the turn began."""
    return t.content.lands & ~(1 << place_of(mover[0]) | 1 << origin(mover))


def can_migrate_anywhere(t: CVTable, seat: int, effect: object) -> bool:
    """CV-EFF.5."""
    return bool(movers(t, seat, effect_number(t, seat)))


@effect(v.MigrateAnywhere, can_migrate_anywhere)
def migrate_anywhere(t: CVTable, seat: int, effect: v.MigrateAnywhere, source: str) -> Flow[None]:
    """CV-EFF.5: from anywhere to an encampment of any other land territory."""
    number = effect_number(t, seat)
    options = Options({**movers(t, seat, number), SKIP: END}, partial(why_no_mover, t, seat, number))
    mover: Mover = yield from choose(seat, asks.MIGRATE, options, left=1, source=source)
    if mover == END:
        return
    tribe = mover[0]
    reasons = Options(named_places(t, targets(t, seat, mover)), partial(why_no_target, t, mover))
    place: int = yield from choose(
        seat, asks.WAY, reasons, tribe=tribe_words(t, tribe), place=place_word(t, place_of(tribe)), left=1
    )
    yield from arrive(t, seat, mover, place, number)
    close_effect(t, seat, number)


def why_no_target(t: CVTable, mover: Mover, key: str) -> Refusal | None:
    """CV-EFF.5, CV-MIG.6: Water, the own territory, or where it came from."""
    place = t.content.places.get(key)
    if place is None:
        return None
    return Refusal("CV-EFF.5" if is_water(t, place) or place == place_of(mover[0]) else "CV-MIG.6", place=key)

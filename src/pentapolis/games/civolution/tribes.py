"""Tribes: how they settle, displace, develop, grow strong or weak, and die (CV-MIG.1 to CV-MIG.6, CV-FED.3).

What a tribe did in the turn goes with it (`Player.moved`), as one number, `memory`: the territory where its first
migration began, and the number of the effect in which it settled last (CV-MIG.6, CV-MIG.9). Of equal tribes one that
has not moved stands for all, unless the owner names the other one.
"""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from . import asks, log, triggers
from .gains import gain_vp, put_raw
from .ground import STANCES, Spot, is_developed, place_word
from .kinds import MATERIALS, NOBODY, TYPE
from .ownership import force
from .state import (
    FIRE,
    SPOTS,
    WILD,
    CVTable,
    Player,
    add_tribe,
    civ,
    is_strong,
    place_of,
    remove_tribe,
    seats,
    spot_of,
    tribe_of,
    who,
)

NEVER = -1
"""The memory of a tribe that has not moved this turn."""

PLACES = 32  # more than there are territories: `memory_of`

MOUNTAINS = TYPE["mountains"]


# What a tribe did in this turn


def memory_of(origin: int, effect: int) -> int:
    """
    >>> memory = memory_of(21, 2)
    >>> origin_of(memory), settled_in(memory)
    (21, 2)
    """
    return effect * PLACES + origin


def origin_of(memory: int) -> int:
    """CV-MIG.6: where the first migration of the turn began."""
    return memory % PLACES


def settled_in(memory: int) -> int:
    """CV-MIG.9: the number of the effect in which a tribe settled last; 0: none that is still being carried out."""
    return memory // PLACES if memory >= 0 else 0


def take_away(player: Player, tribe: int, memory: int) -> None:
    """A tribe leaves its place; one that has moved is named by its memory."""
    remove_tribe(player, tribe)
    if memory != NEVER:
        at = player.moved.index((tribe, memory))
        player.moved = player.moved[:at] + player.moved[at + 1 :]


def put_down(player: Player, tribe: int, memory: int) -> None:
    """A tribe comes to stand or lie somewhere."""
    add_tribe(player, tribe)
    if memory != NEVER:
        player.moved = tuple(sorted((*player.moved, (tribe, memory))))


def memory_left(player: Player, tribe: int) -> int:
    """The memory of one of equal tribes: none if there is one that has not moved."""
    known = [memory for moved, memory in player.moved if moved == tribe]
    return NEVER if player.tribes.count(tribe) > len(known) else known[0]


def change(t: CVTable, number: int, tribe: int, to: int) -> None:
    """A tribe that is somewhere else or in another state; what it did goes with it."""
    holder = civ(t.state, number)
    if isinstance(holder, Player):
        memory = memory_left(holder, tribe)
        take_away(holder, tribe, memory)
        put_down(holder, to, memory)
    else:
        remove_tribe(holder, tribe)
        add_tribe(holder, to)


# States


def stand_up(t: CVTable, number: int, tribe: int) -> None:
    """CV-SUS.5: a weak tribe stands up."""
    change(t, number, tribe, tribe | 1)
    t.emit(
        log.STRENGTHENED, seat=who(t.state, number), place=place_word(t, place_of(tribe)), spot=SPOTS[spot_of(tribe)]
    )


def lay(t: CVTable, number: int, tribe: int) -> None:
    """CV-FED.2, CV-SIT.2: a strong tribe lies down."""
    change(t, number, tribe, tribe & ~1)
    t.emit(log.WEAKENED, seat=who(t.state, number), place=place_word(t, place_of(tribe)), spot=SPOTS[spot_of(tribe)])


# Settling


def settle(
    t: CVTable, number: int, place: int, spot: Spot, strong: int, *, upright: bool = False, memory: int = NEVER
) -> Flow[None]:
    """CV-MIG.1 to CV-MIG.5: a tribe takes an encampment; whoever is there makes room, fires give VP, land is developed.

    `upright`: it is not laid down when it displaces. V.I.C.I. settles the same way (CV-SOL.9).
    """
    state = t.state
    holder = civ(state, number)
    kind, other, occupant = spot
    if other != NOBODY:
        displace(t, other, occupant)
        strong = strong if upright else 0
    tribe = tribe_of(place, kind, strong)
    if isinstance(holder, Player):
        put_down(holder, tribe, memory)
    else:
        add_tribe(holder, tribe)
    t.emit(log.SETTLED, seat=who(state, number), place=place_word(t, place), spot=SPOTS[kind], stance=STANCES[strong])
    if kind == FIRE:
        gain_vp(t, number, fire_points(t, number, place), "fires")  # CV-MIG.3
    is_new = not is_developed(t, place)
    if is_new:
        yield from develop(t, number, place)  # CV-MIG.5: after the VP
    if other not in (NOBODY, number):
        yield from announce_displacement(t, number, other)
    if number < len(state.players):
        if kind == FIRE:
            yield from triggers.happens(t, number, "settle_fire")
        if t.content.territories[place].type == MOUNTAINS:
            yield from triggers.happens(t, number, "settle_mountains")
        if is_new:
            yield from triggers.happens(t, number, "develop")


def fire_points(t: CVTable, number: int, place: int) -> int:
    """CV-MIG.3, CV-EFF.9: for settling on a fire encampment."""
    more = force(t, number).fire_vp if number < len(t.state.players) else 0
    return t.content.territories[place].fire_vp + more


def displace(t: CVTable, number: int, tribe: int) -> None:
    """CV-MIG.2: to the wilderness of the same territory, in the same state."""
    place, spot, strong = place_of(tribe), spot_of(tribe), is_strong(tribe)
    change(t, number, tribe, tribe_of(place, WILD, strong))
    t.emit(
        log.DISPLACED, seat=who(t.state, number), place=place_word(t, place), spot=SPOTS[spot], stance=STANCES[strong]
    )


def announce_displacement(t: CVTable, number: int, other: int) -> Flow[None]:
    """CV-EFF.8: for who displaced and who was displaced, in seating order."""
    for seat in seats(t.state):
        if seat == number:
            yield from triggers.happens(t, seat, "displace")
        elif seat == other:
            yield from triggers.happens(t, seat, "displaced")


def develop(t: CVTable, number: int, place: int) -> Flow[None]:
    """CV-MIG.5: the material tile is flipped, and there is a first raw material; V.I.C.I. lays none (CV-SOL.10)."""
    state = t.state
    state.developed |= 1 << place
    t.emit(
        log.DEVELOPED, seat=who(state, number), place=place_word(t, place), material=MATERIALS[state.materials[place]]
    )
    if number < len(state.players):
        yield from put_raw(t, number, place, t.content.rates.develop_raw)


def arrive_in_wilderness(t: CVTable, seat: int, place: int, tribes: tuple[int, ...]) -> Flow[None]:
    """CV-BLD.7: tribes of a lost boat; an undeveloped territory is developed."""
    for tribe in tribes:
        change(t, seat, tribe, tribe_of(place, WILD, is_strong(tribe)))
    if tribes and not is_developed(t, place):
        yield from develop(t, seat, place)
        yield from triggers.happens(t, seat, "develop")


# Dying


def lose(t: CVTable, seat: int, tribe: int) -> Flow[None]:
    """CV-FED.3: a tribe would be removed, which Deus ex machina may prevent; then it stays as it is."""
    player = t.state.players[seat]
    place, spot, stance = place_of(tribe), SPOTS[spot_of(tribe)], STANCES[is_strong(tribe)]
    saved = yield from deus_ex_machina(t, seat, tribe)
    if saved:
        t.emit(log.SAVED, seat=seat, place=place_word(t, place), spot=spot, stance=stance)
        return
    take_away(player, tribe, memory_left(player, tribe))
    t.emit(log.DIED, seat=seat, place=place_word(t, place), spot=spot, stance=stance)
    yield from triggers.happens(t, seat, "tribe_dies")


def may_be_saved(t: CVTable, seat: int) -> bool:
    """CV-FED.3: whether Deus ex machina is possible now."""
    player = t.state.players[seat]
    return player.favor > 1 or player.saved < force(t, seat).deus_ex_free


def deus_ex_machina(t: CVTable, seat: int, tribe: int) -> Flow[bool]:
    """CV-FED.3: the disc of favor goes 1 left, or a card does it for nothing, once in an era each; not on space 1."""
    player = t.state.players[seat]
    options = {"lose": "lose"}
    if player.favor > 1:
        options["favor"] = "favor"
    if player.saved < force(t, seat).deus_ex_free:
        options["free"] = "free"
    if len(options) == 1:
        return False
    reasons = Options(options, lambda key: Refusal("CV-FED.3", favor=player.favor))
    answer: str = yield Ask(
        seat,
        asks.DEUS,
        reasons,
        place=place_word(t, place_of(tribe)),
        spot=SPOTS[spot_of(tribe)],
        stance=STANCES[is_strong(tribe)],
    )
    if answer == "favor":
        player.favor -= 1
        t.emit(log.FAVORED, seat=seat, space=player.favor)
    elif answer == "free":
        player.saved += 1
    return answer != "lose"

"""Recruiting and upgrading units, and the tokens that limit both (BH-REC, BH-UPG, BH-CMP.6)."""

from __future__ import annotations

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..ground import find_place, own_places, word_of
from ..kinds import SKIP, STOP, UNIT, UNITS
from ..ownership import force
from ..population import take_inactive
from ..state import (
    UNIT_WORDS,
    BHTable,
    Player,
    add_unit,
    every_unit,
    kind_of,
    place_of,
    remove_unit,
    strength_of,
    unit_of,
    unit_word,
)
from ..tasks import effect

BOTH = (0, 1)


def kinds_of(unit: str) -> tuple[int, ...]:
    return BOTH if unit == "any" else (UNIT[unit],)


def is_free(t: BHTable, seat: int, kind: int, strength: int) -> bool:
    """BH-CMP.6, BH-UPG.4: whether a token of the pair of faces with this strength is left."""
    pairs = t.content.pairs[kind]
    pair, used = pairs[strength], 0
    for unit in every_unit(t.state, seat):
        if unit >> 3 & 1 == kind and pairs[unit & 7] == pair:
            used += 1
    return used < t.content.pair_counts[kind][pair]


# Recruiting


def entering(t: BHTable, seat: int, kind: int, strength: int) -> int:
    """BH-REC.3, BH-REC.4: the strength with which a unit enters, with a bonus if such a token is free; 0: none is."""
    bonus = force(t, seat).recruit_strength[kind]
    if bonus:
        more = min(strength + bonus, t.content.limits.strength)
        if is_free(t, seat, kind, more):
            return more
    return strength if is_free(t, seat, kind, strength) else 0


def has_pawn(player: Player, source: v.Pawn) -> bool:
    """BH-ACT.8, BH-REC.1: an active pawn, or one in the columns."""
    return player.active > 0 if source == "active" else any(player.columns)


def can_recruit(t: BHTable, seat: int, effect: v.Recruit) -> bool:
    """BH-EFF.4."""
    if not has_pawn(t.state.players[seat], effect.source):
        return False
    kinds = kinds_of(effect.unit)
    return entering(t, seat, kinds[0], effect.strength) > 0 or entering(t, seat, kinds[-1], effect.strength) > 0


def recruits(t: BHTable, seat: int, effect: v.Recruit) -> dict[str, int]:
    """BH-REC.2: every unit that may enter, by its kind and place."""
    found: dict[str, int] = {}
    places = own_places(t, seat)
    for kind in kinds_of(effect.unit):
        strength = entering(t, seat, kind, effect.strength)
        if strength:
            for place in places:
                found[f"{UNITS[kind]}:{word_of(t.state, place)}"] = unit_of(kind, strength, place)
    return found


def why_no_recruit(t: BHTable, seat: int, effect: v.Recruit, key: str) -> Refusal | None:
    kind, _, word = key.partition(":")
    place = find_place(t.state, word)
    if kind not in UNIT:
        return None
    if UNIT[kind] not in kinds_of(effect.unit):
        return Refusal("BH-REC.1", unit=effect.unit)
    if place not in own_places(t, seat):
        return Refusal("BH-REC.2")
    return Refusal("BH-REC.3", unit=kind, strength=effect.strength)


@effect(v.Recruit, can_recruit)
def recruit(t: BHTable, seat: int, effect: v.Recruit, skip: bool) -> Flow[bool]:
    """BH-REC.1, BH-MOD.7: each pawn chooses its own tile, and its kind where both are allowed."""
    player = t.state.players[seat]
    for number in range(effect.count):
        if not can_recruit(t, seat, effect):
            break
        options = recruits(t, seat, effect)
        if number:
            options[STOP] = 0
        elif skip:
            options[SKIP] = 0
        reasons = Options(options, lambda key: why_no_recruit(t, seat, effect, key))
        unit: int = yield from choose(
            seat, asks.RECRUIT, reasons, source=effect.source, strength=effect.strength, left=effect.count - number
        )
        if not unit:
            return number > 0
        if effect.source == "active":
            player.active -= 1
        else:
            take_inactive(player)
        add_unit(player, unit)
        told(t, seat, log.RECRUITED, unit)
    return True


def told(t: BHTable, seat: int, event: str, unit: int) -> None:
    where = word_of(t.state, place_of(unit))
    t.emit(event, seat=seat, unit=UNITS[kind_of(unit)], strength=strength_of(unit), place=where)


# Upgrading


def can_have(t: BHTable, seat: int, unit: int, strength: int) -> bool:
    """BH-UPG.3, BH-UPG.4: the own token shows this strength on its other side, or one of the pair is free."""
    kind = kind_of(unit)
    if strength > t.content.limits.strength:
        return False
    pairs = t.content.pairs[kind]
    return pairs[strength] == pairs[strength_of(unit)] or is_free(t, seat, kind, strength)


def raised(t: BHTable, seat: int, unit: int, points: int) -> int:
    """BH-UPG.4: the unit at the highest strength that so many points can give it; the same unit if none can."""
    for more in range(points, 0, -1):
        if can_have(t, seat, unit, strength_of(unit) + more):
            return unit + more
    return unit


def upgrades(t: BHTable, seat: int, effect: v.Upgrade, points: int) -> dict[str, tuple[int, int]]:
    """BH-UPG.2: units that can be raised, before and after; where points may be split, with every number of them."""
    kinds = kinds_of(effect.unit)
    found: dict[str, tuple[int, int]] = {}
    for unit in every_unit(t.state, seat):
        if kind_of(unit) not in kinds:
            continue
        key = f"{unit_word(unit)}:{word_of(t.state, place_of(unit))}"
        if effect.spread:
            for more in range(1, points + 1):
                if can_have(t, seat, unit, strength_of(unit) + more):
                    found[f"{key}:{more}"] = (unit, unit + more)
        else:
            after = raised(t, seat, unit, points)
            if after != unit:
                found[key] = (unit, after)
    return found


def can_upgrade(t: BHTable, seat: int, effect: v.Upgrade) -> bool:
    """BH-EFF.5: an own unit of the kind can be raised."""
    kinds, units = kinds_of(effect.unit), every_unit(t.state, seat)
    return any(kind_of(unit) in kinds and raised(t, seat, unit, effect.amount) != unit for unit in units)


def why_no_upgrade(t: BHTable, seat: int, effect: v.Upgrade, key: str) -> Refusal | None:
    """BH-UPG.1: no own unit; BH-UPG.2: another kind of unit is meant; BH-UPG.3, BH-UPG.4: no such token."""
    for unit in every_unit(t.state, seat):
        word = f"{unit_word(unit)}:{word_of(t.state, place_of(unit))}"
        if key == word or key.startswith(f"{word}:"):
            if kind_of(unit) not in kinds_of(effect.unit):
                return Refusal("BH-UPG.2", unit=effect.unit)
            most = t.content.limits.strength
            return Refusal("BH-UPG.3" if strength_of(unit) >= most else "BH-UPG.4", strength=strength_of(unit))
    return Refusal("BH-UPG.1") if key.partition(":")[0] in UNIT_WORDS else None


@effect(v.Upgrade, can_upgrade)
def upgrade(t: BHTable, seat: int, effect: v.Upgrade, skip: bool) -> Flow[bool]:
    """BH-UPG.1, BH-UPG.2: all points on one unit, or split until they are spent or the player stops."""
    points, done = effect.amount, False
    while points:
        options: dict[str, tuple[int, int]] = upgrades(t, seat, effect, points)
        if not options:
            break
        if done:
            options[STOP] = (0, 0)
        elif skip:
            options[SKIP] = (0, 0)
        reasons = Options(options, lambda key: why_no_upgrade(t, seat, effect, key))
        before, after = yield from choose(seat, asks.UPGRADE, reasons, points=points)
        if not before:
            break
        set_strength(t, seat, before, after)
        told(t, seat, log.UPGRADED, after)
        done = True
        points = points - (after - before) if effect.spread else 0
    return done


def set_strength(t: BHTable, seat: int, before: int, after: int) -> None:
    """A unit on the map, or else one that is about to enter a tile."""
    state = t.state
    if before in state.players[seat].units:
        remove_unit(state.players[seat], before)
        add_unit(state.players[seat], after)
    else:
        state.arriving = tuple((after if unit == before else unit, tile) for unit, tile in state.arriving)

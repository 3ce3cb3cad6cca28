"""Moving units step by step, and discovering tiles on the way (BH-MOV, BH-EXP)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..ground import NEAR, TOUCHED, coordinates, find_place, is_foreign_home, touches, word_of
from ..kinds import HOMES, SETTLER, SKIP, STOP, UNITS
from ..ownership import force
from ..state import UNIT_WORDS, BHTable, add_unit, kind_of, place_of, remove_unit, strength_of, unit_of, unit_word
from ..tasks import bonus, effect, triggered

Step = tuple[int, int]
"""A unit, and the place it enters."""

END: Step = (0, 0)


def bar(t: BHTable, seat: int, unit: int, place: int, left: int, most: int) -> str | None:
    """The rule that forbids a unit to enter a place with so many points left, or None. BH-MOV.5: no unit bars a way."""
    state = t.state
    if place not in NEAR[place_of(unit)]:
        return "BH-MOV.1"
    if place in state.land:
        return "BH-MOV.3" if left < 2 and is_foreign_home(state, seat, place) else None
    if kind_of(unit) != SETTLER:
        return "BH-EXP.1"
    if not state.stack:
        return "BH-EXP.6"
    if place in arriving(t):
        return "BH-EXP.3"
    if state.discovered >= most:
        return "BH-EXP.4"
    return "BH-EXP.2" if touches(state, place) < TOUCHED else None


def steps(t: BHTable, seat: int, units: tuple[int, ...], left: int, most: int) -> dict[str, Step]:
    """BH-MOV.1, BH-MOV.8: every legal step; the same as `bar` tells one by one."""
    state = t.state
    land, home = state.land, state.homes[seat]
    may_explore = state.discovered < most and bool(state.stack)
    found: dict[str, Step] = {}
    last = 0
    for unit in units:
        if unit == last:  # equal units are interchangeable
            continue
        last = unit
        start = unit >> 4
        words = f"{unit_word(unit)}:{land[start]}:"
        explores = may_explore and not unit & 8
        for place in NEAR[start]:
            tile = land.get(place)
            if tile is not None:
                if left > 1 or place == home or tile not in HOMES:
                    found[words + tile] = (unit, place)
            elif explores and touches(state, place) >= TOUCHED and place not in arriving(t):
                found[words + coordinates(place)] = (unit, place)
    return found


def arriving(t: BHTable) -> list[int]:
    """BH-EXP.3: places where a tile is being discovered; it is no part of the map yet."""
    return [place_of(unit) for unit, _ in t.state.arriving]


def most_discoveries(t: BHTable, effect: v.Move) -> int:
    """BH-EXP.4: tiles that may be discovered this turn, the task taken; a move inside it may have allowed more."""
    return max(effect.discoveries, t.state.discoveries)


def points_of(t: BHTable, seat: int, effect: v.Move) -> int:
    """BH-MOV.6, BH-MOV.9: the points of a move task, fixed when it begins."""
    return effect.points + force(t, seat).move_bonus


def can_move(t: BHTable, seat: int, effect: v.Move) -> bool:
    """BH-EFF.6, BH-MOV.9: a legal step exists. The cradle and a home always lie side by side."""
    player = t.state.players[seat]
    if not player.units:
        return False
    if effect.points > 1:  # every tile has a neighbour
        return True
    return bool(steps(t, seat, player.units, points_of(t, seat, effect), most_discoveries(t, effect)))


def why_no_step(t: BHTable, seat: int, units: tuple[int, ...], left: int, most: int, key: str) -> Refusal | None:
    words = key.split(":")
    if key == STOP and units != t.state.players[seat].units:
        return Refusal("BH-MOV.8")
    if len(words) != 3 or words[0] not in UNIT_WORDS:
        return None
    place = find_place(t.state, words[2])
    moving = [unit for unit in t.state.players[seat].units if key.startswith(unit_words(t, unit))]
    if place is None or not moving:
        return Refusal("BH-MOV.1", left=left)
    if moving[0] not in units:
        return Refusal("BH-MOV.8")  # another unit must leave a foreign home first
    rule = bar(t, seat, moving[0], place, left, most)
    return Refusal(rule, left=left, what="place") if rule else None


def unit_words(t: BHTable, unit: int) -> str:
    return f"{unit_word(unit)}:{word_of(t.state, place_of(unit))}:"


@effect(v.Move, can_move)
def move(t: BHTable, seat: int, effect: v.Move, skip: bool) -> Flow[bool]:
    """BH-MOV.1, BH-MOV.2, BH-MOV.8: step by step with any own units; at least one step, if the task is taken.

    BH-EXP.5: a settler that has discovered a tile may go on.
    """
    state, player = t.state, t.state.players[seat]
    left, moved, held = points_of(t, seat, effect), False, 0
    while left:
        most = most_discoveries(t, effect)
        units = (held,) if held else player.units
        options = steps(t, seat, units, left, most)
        if not options:
            break
        if not moved and skip:
            options[SKIP] = END
        elif moved and not held:
            options[STOP] = END
        reasons = Options(options, partial(why_no_step, t, seat, units, left, most))
        unit, place = yield from choose(seat, asks.STEP, reasons, left=left)
        if not unit:
            break
        state.discoveries = most  # BH-EXP.4: from the moment the task is taken
        moved, left = True, left - 1
        unit = yield from enter(t, seat, unit, place)
        held = unit if is_foreign_home(state, seat, place) else 0
    return moved


def enter(t: BHTable, seat: int, unit: int, place: int) -> Flow[int]:
    """One step: onto a tile, or off the edge of the map (BH-EXP.1). The unit as it stands there."""
    state, player = t.state, t.state.players[seat]
    after = unit_of(kind_of(unit), strength_of(unit), place)
    before = state.land[place_of(unit)]
    is_new = place not in state.land
    if is_new:
        remove_unit(player, unit)
        after = yield from discover(t, seat, after)
    else:
        remove_unit(player, unit)
        add_unit(player, after)
    kind, strength = UNITS[kind_of(after)], strength_of(after)
    t.emit(log.MOVED, seat=seat, unit=kind, strength=strength, place=before, to=state.land[place])
    if is_new:
        yield from triggered(t, seat, "explore")  # BH-MOD.3
    return after


def discover(t: BHTable, seat: int, unit: int) -> Flow[int]:
    """BH-EXP.3: reveal the tile, gain its bonus, then add it to the map and put the settler on it.

    Meanwhile the settler is on its way: it can be upgraded, but neither moved nor used.
    """
    state, place = t.state, place_of(unit)
    tile = state.stack[-1]
    state.stack = state.stack[:-1]
    state.discovered += 1
    state.stirred = state.round
    state.arriving += ((unit, tile),)
    t.emit(log.DISCOVERED, seat=seat, card=tile, place=coordinates(place))
    yield from bonus(t, seat, t.content.territories[tile].discovery)
    unit, tile = state.arriving[-1]
    state.arriving = state.arriving[:-1]
    state.land[place] = tile
    add_unit(state.players[seat], unit)
    return unit

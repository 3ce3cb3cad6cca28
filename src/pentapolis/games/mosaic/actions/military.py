"""Military (MO-MIL): recruit, move, or both in any order."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.mosaic import asks
from pentapolis.games.mosaic.index import units_left
from pentapolis.games.mosaic.kinds import MONEY, SIEGE, UNITS
from pentapolis.games.mosaic.state import SIEGES, MosaicTable
from pentapolis.games.mosaic.units import UNIT, all_in_play, city_regions, regions_in_play
from pentapolis.kernel import Ask, Flow, Label, Refusal
from pentapolis.parts.verbs import Answers, Menu, Verb, bare

RECRUIT_COST, MOVE_COST = 5, 1  # MO-MIL.2, MO-MIL.5

Step = tuple[int, int, int]
"""A kind of unit, from where, and to where; a recruited one comes from where it stands."""


def bar(t: MosaicTable, seat: int) -> str | None:
    """MO-MIL.1: at least one unit must be recruited or moved."""
    return None if can_recruit(t, seat) or can_move(t, seat) else "MO-MIL.1"


def can_recruit(t: MosaicTable, seat: int) -> bool:
    """MO-MIL.2, MO-MIL.3: Money, a City, and not more than the limit in one turn, Additional Actions included."""
    player = t.state.players[seat]
    if player.stock[MONEY] < RECRUIT_COST or not player.every_city:
        return False
    if t.state.recruited >= player.recruits:
        return False
    for kind in range(len(UNITS)):  # noqa: SIM110  (much faster than `any`)
        if bar_kind(t, seat, kind) is None:
            return True
    return False


def bar_kind(t: MosaicTable, seat: int, kind: int) -> str | None:
    """MO-MIL.4: Siege Engines need their Technology; MO-CMP.1: and every unit a piece."""
    player = t.state.players[seat]
    if kind == SIEGE and not player.powers & SIEGES:
        return "MO-MIL.4"
    return None if units_left(t.content, player, kind) else "MO-CMP.1"


def can_move(t: MosaicTable, seat: int) -> bool:
    player, moved = t.state.players[seat], t.state.moved
    if player.stock[MONEY] < MOVE_COST:
        return False
    units = player.units
    for region in regions_in_play(t):
        for at in range(3 * region, 3 * region + 3):
            if units[at] > moved[at]:
                return True
    return False


def perform(t: MosaicTable, seat: int, meaning: None) -> Flow[None]:
    """MO-MIL.1: one unit after the other, until the player is done."""
    menu = FIRST_STEP
    while bar(t, seat) is None:
        verb, step = yield Ask(seat, asks.MILITARY, menu.offers(t, seat), recruited=t.state.recruited)
        if verb is DONE:
            return
        verb.perform(t, seat, step)
        menu = STEPS


MILITARY: Verb[MosaicTable] = bare("military", bar=bar, perform=perform, otherwise="MO-MIL.1")


# Recruiting


def recruitments(t: MosaicTable, seat: int) -> Answers:
    """MO-MIL.2 to MO-MIL.4: 5 Money each, in Regions with an own City, up to the limit of this turn."""
    if not can_recruit(t, seat):
        return ()
    names, regions = t.content.board.regions, city_regions(t, t.state.players[seat])
    return [
        (f"{name}:{names[region]}", (kind, region, region))
        for kind, name in enumerate(UNITS)
        if bar_kind(t, seat, kind) is None
        for region in regions
    ]


def refuse_recruit(t: MosaicTable, seat: int, rest: str) -> Refusal | None:
    """MO-MIL.3: the limit; else the piece, the Money, the Region (MO-SET.2)."""
    unit, _, region = rest.partition(":")
    if unit not in UNIT or region not in t.content.board.region_index:
        return None
    if t.state.recruited >= t.state.players[seat].recruits:
        return Refusal("MO-MIL.3")
    barred = bar_kind(t, seat, UNIT[unit]) or "MO-MIL.2"
    return Refusal(barred if all_in_play(t, [region]) else "MO-SET.2")


def recruit(t: MosaicTable, seat: int, step: Step) -> None:
    kind, region, _ = step
    player = t.state.players[seat]
    player.units[3 * region + kind] += 1
    player.stock[MONEY] -= RECRUIT_COST
    t.state.recruited += 1
    t.emit("recruited", seat=seat, unit=UNITS[kind], region=t.content.board.regions[region])


def label_step(message: str, *names: str) -> Callable[[str], Label]:
    return lambda rest: Label(message, dict(zip(names, rest.split(":"), strict=True)))


RECRUIT: Verb[MosaicTable] = Verb(
    "recruit", recruitments, refuse_recruit, recruit, label=label_step("answer-recruit", "unit", "region")
)


# Moving


def moves(t: MosaicTable, seat: int) -> Answers:
    """MO-MIL.5, MO-MIL.6, MO-MIL.12: 1 Money, to an adjacent Region in play, each unit once per turn."""
    if not can_move(t, seat):
        return ()
    units, moved, roads, inside = t.state.players[seat].units, t.state.moved, t.content.board.roads, regions_in_play(t)
    return [
        (f"{name}:{road}", (kind, region, to))
        for region in inside
        for kind, name in enumerate(UNITS)
        if units[3 * region + kind] > moved[3 * region + kind]
        for road, to in roads[region].items()
        if to in inside
    ]


def find_move(t: MosaicTable, seat: int, rest: str) -> Step:
    """The one of `moves` with these words; KeyError if there is no such."""
    unit, _, road = rest.partition(":")
    board, units, moved = t.content.board, t.state.players[seat].units, t.state.moved
    kind, region = UNIT[unit], board.region_index[road.partition(":")[0]]
    to, at = board.roads[region][road], 3 * region + kind
    if to in regions_in_play(t) and units[at] > moved[at] and can_move(t, seat):
        return kind, region, to
    raise KeyError(rest)


def refuse_move(t: MosaicTable, seat: int, rest: str) -> Refusal | None:
    """MO-MIL.6: to an adjacent Region; MO-MIL.5: for Money, a unit that has not moved; MO-SET.2: all in play."""
    unit, *regions = rest.split(":")
    index = t.content.board.region_index
    if unit not in UNIT or len(regions) != 2 or not index.keys() >= set(regions):
        return None
    near = ":".join(regions) in t.content.board.roads[index[regions[0]]]
    return Refusal(("MO-MIL.5" if near else "MO-MIL.6") if all_in_play(t, regions) else "MO-SET.2")


def move(t: MosaicTable, seat: int, step: Step) -> None:
    kind, region, to = step
    player, names = t.state.players[seat], t.content.board.regions
    player.stock[MONEY] -= MOVE_COST
    player.units[3 * region + kind] -= 1
    player.units[3 * to + kind] += 1
    t.state.moved[3 * to + kind] += 1
    t.emit("moved", seat=seat, unit=UNITS[kind], region=names[region], to=names[to])


MOVE: Verb[MosaicTable] = Verb(
    "move", moves, refuse_move, move, find_move, label_step("answer-move", "unit", "region", "to")
)
DONE: Verb[MosaicTable] = bare(
    asks.DONE,
    bar=lambda t, seat: None,
    perform=lambda t, seat, meaning: None,
    otherwise="MO-MIL.1",
    label=lambda rest: Label("answer-military-done"),
)

FIRST_STEP: Menu[MosaicTable] = Menu(RECRUIT, MOVE)
STEPS: Menu[MosaicTable] = Menu(RECRUIT, MOVE, DONE)

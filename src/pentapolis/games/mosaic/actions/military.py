"""Military (MO-MIL): recruit, move, or both in any order."""

from __future__ import annotations

from pentapolis.games.mosaic import asks
from pentapolis.games.mosaic.index import units_left
from pentapolis.games.mosaic.kinds import MONEY, SIEGE, UNITS
from pentapolis.games.mosaic.state import SIEGES, MosaicTable
from pentapolis.games.mosaic.units import UNIT, city_regions, regions_in_play
from pentapolis.kernel import Ask, Flow, Offers

RECRUIT_COST, MOVE_COST = 5, 1  # MO-MIL.2, MO-MIL.5

Deed = tuple[str, int, int, int]
"""What is done, with which kind of unit, where, and where to."""


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
    return any(bar_kind(t, seat, kind) is None for kind in range(len(UNITS)))


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


def perform(t: MosaicTable, seat: int, piece: str) -> Flow[None]:
    """MO-MIL.1: one unit after the other, until the player is done."""
    done: dict[str, Deed | None] = {}
    while can_recruit(t, seat) or can_move(t, seat):
        deed = yield Ask(seat, asks.MILITARY, choices(t, seat, done), recruited=t.state.recruited)
        if deed is None:
            return
        do(t, seat, deed)
        done = {asks.DONE: None}


def choices(t: MosaicTable, seat: int, done: dict[str, Deed | None]) -> Offers:
    """What may be done next; `done` too, when anything was."""

    def one(key: str) -> Deed | None:
        verb, *words = key.split(":")
        if verb == "move" and len(words) == 3:
            return move(t, seat, *words)
        return (recruitments(t, seat) if verb == "recruit" else done)[key]

    return Offers(lambda: {**recruitments(t, seat), **moves(t, seat), **done}, one)


def recruitments(t: MosaicTable, seat: int) -> dict[str, Deed]:
    """MO-MIL.2 to MO-MIL.4: 5 Money each, in Regions with an own City, up to the limit of this turn."""
    if not can_recruit(t, seat):
        return {}
    names, regions = t.content.board.regions, city_regions(t, t.state.players[seat])
    return {
        f"recruit:{name}:{names[region]}": ("recruit", kind, region, region)
        for kind, name in enumerate(UNITS)
        if bar_kind(t, seat, kind) is None
        for region in regions
    }


def moves(t: MosaicTable, seat: int) -> dict[str, Deed]:
    """MO-MIL.5, MO-MIL.6, MO-MIL.12: 1 Money, to an adjacent Region in play, each unit once per turn."""
    if not can_move(t, seat):
        return {}
    player, moved, board, inside = t.state.players[seat], t.state.moved, t.content.board, regions_in_play(t)
    found: dict[str, Deed] = {}
    for region in inside:
        for kind, name in enumerate(UNITS):
            if player.units[3 * region + kind] > moved[3 * region + kind]:
                for to in board.touching[region]:
                    if to in inside:
                        key = f"move:{name}:{board.regions[region]}:{board.regions[to]}"
                        found[key] = ("move", kind, region, to)
    return found


def move(t: MosaicTable, seat: int, unit: str, source: str, target: str) -> Deed:
    """The one of `moves` with these words; KeyError if there is no such."""
    index, inside = t.content.board.region_index, regions_in_play(t)
    kind, region, to = UNIT[unit], index[source], index[target]
    has_unmoved = t.state.players[seat].units[3 * region + kind] > t.state.moved[3 * region + kind]
    if to in inside and to in t.content.board.touching[region] and has_unmoved and can_move(t, seat):
        return "move", kind, region, to
    raise KeyError(unit)


def do(t: MosaicTable, seat: int, deed: Deed) -> None:
    """Carry out one deed."""
    verb, kind, region, to = deed
    player, names = t.state.players[seat], t.content.board.regions
    player.units[3 * to + kind] += 1
    if verb == "recruit":
        player.stock[MONEY] -= RECRUIT_COST
        t.state.recruited += 1
        t.emit("recruited", seat=seat, unit=UNITS[kind], region=names[region])
        return
    player.stock[MONEY] -= MOVE_COST
    player.units[3 * region + kind] -= 1
    t.state.moved[3 * to + kind] += 1
    t.emit("moved", seat=seat, unit=UNITS[kind], region=names[region], to=names[to])

"""Exploration: turning a region over, a tile of four spaces, and laying it (CC-19, CC-33.6)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import NOWHERE, SEA, TERRAINS
from pentapolis.games.clash_of_cultures.setup import reveal
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.kernel import Flow

UPRIGHT, TURNED = 0, 1
WORDS = ("upright", "turned")


def tile_of(t: ClashTable, region: int) -> tuple[int, ...]:
    """The terrain of a region's tile, in the order of the tile."""
    return t.content.tiles[t.state.tiles[region]]


def sea_of(t: ClashTable, region: int, turned: int) -> int:
    """The set of the region's spaces that would be Sea."""
    terrain, area = tile_of(t, region), 0
    for number, space in enumerate(layout_of(t).regions[region]):
        if terrain[3 - number if turned else number] == SEA:
            area |= 1 << space
    return area


def reveal_choices(t: ClashTable, region: int, entered: int = NOWHERE) -> list[int]:
    """CC-19.7: the orientations in which the explorer may lay the tile; a land unit does not enter Sea (CC-19.3)."""
    seas = {turned: sea_of(t, region, turned) for turned in (UPRIGHT, TURNED)}
    if entered != NOWHERE:
        seas = {turned: sea for turned, sea in seas.items() if not sea >> entered & 1}
    touching = [turned for turned, sea in seas.items() if touches_sea(t, region, sea)]
    if len(touching) == 1:  # CC-19.4
        return touching
    edge = layout_of(t).edge
    outside = [turned for turned, sea in seas.items() if sea & edge]
    if not touching and len(outside) == 1:  # CC-19.5
        return outside
    return list(seas)  # CC-19.6


def touches_sea(t: ClashTable, region: int, sea: int) -> bool:
    """CC-19.4: a Sea space of the tile lies next to a Sea space on the map."""
    near = layout_of(t).near
    return any(near[space] & t.state.sea for space in spaces_of(sea))


def ship_choices(t: ClashTable, region: int, waters: int, by_edge: bool) -> list[int]:
    """CC-19.9: the orientations in which Ships can enter the tile; CC-19.10: if there are none, the normal rules."""
    open_ = [turned for turned in (UPRIGHT, TURNED) if entries(t, region, turned, waters, by_edge)]
    return open_ or reveal_choices(t, region)


def entries(t: ClashTable, region: int, turned: int, waters: int, by_edge: bool) -> int:
    """The tile's Sea spaces that Ships in these waters, or coming along the edge, get to without other regions."""
    layout, sea = layout_of(t), sea_of(t, region, turned)
    reached = sea & layout.edge if by_edge else 0
    for space in spaces_of(sea):
        if layout.near[space] & waters:
            reached |= 1 << space
    while True:
        grown = reached
        for space in spaces_of(reached):
            grown |= layout.near[space] & sea
        if grown == reached:
            return reached
        reached = grown


def explore(t: ClashTable, seat: int, region: int, entered: int = NOWHERE) -> Flow[None]:
    """CC-19.2 to CC-19.6: turn a region over. CC-19.12: without `entered` no unit does it, but a card."""
    yield from lay(t, seat, region, reveal_choices(t, region, entered))


def lay(t: ClashTable, seat: int, region: int, choices: list[int]) -> Flow[None]:
    """The tile lies open from now on; the explorer decides how it lies if there is a choice (CC-19.6)."""
    names, terrain = layout_of(t).names, tile_of(t, region)
    put(t, region, choices[0])
    if len(choices) > 1:
        turned = yield from asks.choose(
            seat,
            asks.LAY,
            {WORDS[turned]: turned for turned in choices},
            tile=t.state.tiles[region],
            spaces="+".join(names[space] for space in layout_of(t).regions[region]),
            upright="+".join(TERRAINS[ground] for ground in terrain),
            turned="+".join(TERRAINS[ground] for ground in terrain[::-1]),
        )
        if turned != choices[0]:
            put(t, region, turned)
    t.emit(log.EXPLORED, seat=seat, card=t.state.tiles[region], space=names[layout_of(t).regions[region][0]])
    yield from hooks.ON_EXPLORE.run(t, seat, region)


def put(t: ClashTable, region: int, turned: int) -> None:
    """Lay the tile, or lay it anew the other way round."""
    for space in layout_of(t).regions[region]:
        t.state.sea &= ~(1 << space)
    reveal(t, region, tile_of(t, region), turned)

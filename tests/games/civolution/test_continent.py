"""The map: layouts fill the grid, territories touch, sites reach (CV-SET.6, CV-GEN.8, CV-GEN.9)."""

from __future__ import annotations

from collections import Counter

import msgspec

from pentapolis.games.civolution.continent import (
    COLUMNS,
    COVERINGS,
    ROWS,
    TURNS,
    VERTEX,
    VERTICES,
    Placements,
    cells_of,
    first_play_layout,
    height,
    lay,
    random_layout,
    vertex_word,
)
from pentapolis.kernel import Chance
from pentapolis.parts.bitsets import members
from tests.games.civolution.land import LAYOUT, content

WHOLE = (1 << COLUMNS * ROWS) - 1

TOUCHING = """
a_water: b_forest b_mountains c_desert c_grassland d_water e_mountains
b_forest: a_water b_hills b_mountains d_desert f_grassland g_desert
b_hills: b_forest d_desert f_grassland
b_mountains: a_water b_forest c_desert g_desert
c_desert: a_water b_mountains c_grassland c_swamp g_desert
c_grassland: a_water c_desert c_swamp e_mountains e_swamp
c_swamp: c_desert c_grassland
d_desert: b_forest b_hills d_forest d_water
d_forest: d_desert d_water e_mountains e_water
d_water: a_water d_desert d_forest e_mountains
e_mountains: a_water c_grassland d_forest d_water e_swamp e_water
e_swamp: c_grassland e_mountains e_water
e_water: d_forest e_mountains e_swamp
f_grassland: b_forest b_hills f_mountains f_swamp g_forest g_hills
f_mountains: f_grassland f_swamp
f_swamp: f_grassland f_mountains h_grassland h_hills
g_desert: b_forest b_mountains c_desert g_forest
g_forest: f_grassland g_desert g_hills
g_hills: f_grassland g_forest h_hills h_water
h_grassland: f_swamp h_hills
h_hills: f_swamp g_hills h_grassland h_water
h_water: g_hills h_hills
"""
REACH = """
v00: d_forest
v01: d_forest e_water
v02: e_swamp e_water
v03: e_swamp
v10: d_desert
v11: a_water d_water e_mountains
v12: a_water c_grassland e_mountains
v13: c_grassland e_swamp
v20: b_hills d_desert
v21: a_water b_forest d_desert d_water
v22: a_water b_mountains c_desert
v23: c_swamp
v30: b_hills f_grassland
v31: b_forest f_grassland g_desert g_forest
v32: b_mountains c_desert g_desert
v33: c_desert c_swamp g_desert g_forest
v40: f_mountains
v41: f_grassland f_swamp g_hills h_hills
v42: g_hills h_hills h_water
v43: g_hills h_water
v50: f_mountains f_swamp
v51: f_swamp h_grassland
v52: h_grassland
v53: h_hills
"""


def listed(text: str) -> dict[str, list[str]]:
    """What a list says of each place or vertex."""
    return {name: others.split() for name, _, others in (line.partition(":") for line in text.split("\n") if line)}


def names(mask: int) -> list[str]:
    return sorted(content().territories[place].id for place in members(mask))


def cells(placements: Placements) -> Counter[int]:
    """How often each cell is covered."""
    found: Counter[int] = Counter()
    for which, x, y, turns in placements:
        tall = height(content().tiles[which])
        found.update(members(cells_of((x, y, tall, 1) if turns % 2 else (x, y, 1, tall))))
    return found


def test_the_tiles_of_a_layout_that_was_put_together_by_hand_touch_as_they_do_on_the_table() -> None:
    """CV-GEN.8."""
    found = lay(content().tiles, LAYOUT)
    assert {content().territories[place].id: names(near) for place, near in enumerate(found.near)} == listed(TOUCHING)


def test_a_single_point_is_enough_to_touch() -> None:
    """CV-GEN.8: where borders of both tiles end in the same point, all four territories touch across it."""
    tiles = {tile.id: tile for tile in content().tiles}
    edges = msgspec.structs.replace(tiles["tile_h"].edges, top=(("h_hills", 0.67), ("h_grassland", 1.0)))
    pair = [tiles["tile_e"], msgspec.structs.replace(tiles["tile_h"], edges=edges)]
    near = lay(pair, ((0, 2, 0, TURNS["left"]), (1, 0, 0, TURNS["right"]))).near
    names = [land.id for tile in pair for land in tile.territories]
    across = {names[other] for other in members(near[names.index("e_mountains")])} & {"h_hills", "h_grassland"}
    assert across == {"h_hills", "h_grassland"}


def test_sites_reach_the_territories_around_their_recess() -> None:
    """CV-GEN.9."""
    found = lay(content().tiles, LAYOUT)
    assert {vertex_word(vertex): names(reach) for vertex, reach in enumerate(found.reach)} == listed(REACH)


def test_a_vertex_goes_by_its_column_and_row() -> None:
    """CV-GEN.9."""
    assert len(VERTEX) == VERTICES == len(content().sites)
    assert [vertex_word(0), vertex_word(5), vertex_word(6), vertex_word(23)] == ["v00", "v50", "v01", "v53"]


def test_the_grid_can_be_covered_in_106_ways() -> None:
    """CV-SET.6: the tile of one cell lies on a cell whose column and row have an even sum."""
    ways = COVERINGS[WHOLE, 1]
    assert len(set(ways)) == len(ways) == 106
    singles = {(x, y) for way in ways for x, y, wide, tall in way if wide == tall}
    assert singles == {(x, y) for x in range(COLUMNS) for y in range(ROWS) if (x + y) % 2 == 0}


def test_every_random_layout_fills_the_grid_with_all_tiles() -> None:
    """CV-SET.6."""
    seen = set()
    for seed in range(200):
        placements = random_layout(content(), Chance(str(seed)))
        seen.add(placements)
        assert cells(placements) == Counter(range(COLUMNS * ROWS))
        assert [which for which, *_ in placements] == list(range(8))
    assert len(seen) == 200


def test_a_covering_and_the_way_a_tile_lies_are_picked_by_chance() -> None:
    """CV-SET.6: by forced draws every part of a layout can be had."""
    layouts = set()
    for first in (0, 105):
        for turn in (0, 1):
            chance = Chance("layout", forced={"layout": [first], "turns": [turn] * 7})
            layouts.add(random_layout(content(), chance))
            assert chance.drawn["layout"] == 1
            assert chance.drawn["turns"] == 7
    assert len(layouts) == 4


def test_touching_is_mutual_and_never_with_oneself() -> None:
    """CV-GEN.8: over many layouts; every territory touches another one, and lies at a recess."""
    for seed in range(60):
        found = lay(content().tiles, random_layout(content(), Chance(f"mutual {seed}")))
        for place, near in enumerate(found.near):
            assert near
            assert found.sites[place]
            assert not near >> place & 1
            assert all(found.near[other] >> place & 1 for other in members(near))
        for vertex, reach in enumerate(found.reach):
            assert reach
            assert all(found.sites[place] >> vertex & 1 for place in members(reach))


def test_a_map_looked_at_from_the_other_side_is_the_same_map() -> None:
    """CV-GEN.8, CV-GEN.9: with the whole frame turned half round, the same territories touch."""
    turned = []
    for which, x, y, way in LAYOUT:
        tall = height(content().tiles[which])
        wide, high = (tall, 1) if way % 2 else (1, tall)
        turned.append((which, COLUMNS - x - wide, ROWS - y - high, (way + 2) % 4))
    there = lay(content().tiles, tuple(turned))
    here = lay(content().tiles, LAYOUT)
    assert there.near == here.near
    assert there.reach == here.reach[::-1]


def test_a_first_play_has_three_tiles_in_fixed_places() -> None:
    """CV-SET.6: the others are random."""
    layouts = {first_play_layout(content(), Chance(str(seed))) for seed in range(40)}
    assert len(layouts) > 30
    for placements in layouts:
        assert set(LAYOUT[:3]) < set(placements)
        assert cells(placements) == Counter(range(COLUMNS * ROWS))

"""Hex maps: areas and distances agree with a plain search, on maps of any shape."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pentapolis.parts.bitsets import mask_of, members
from pentapolis.parts.hexmaps import (
    DIRECTIONS,
    FAR,
    Place,
    around,
    centre,
    distance,
    from_rows,
    groups,
    grow,
    named,
    near_of,
    reach,
    steps,
    touching,
    turned,
    walk_round,
)

PLACES = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
MAPS = st.lists(PLACES, min_size=1, max_size=20, unique=True)


def search(places: list[Place], start: int, within: set[int]) -> dict[int, int]:
    """Steps to every hex that can be reached over `within`, one ring after the other."""
    found, ring, number = {start: 0}, [start], 0
    while ring:
        number += 1
        following = []
        for at in ring:
            for other, place in enumerate(places):
                if other in within and other not in found and place in around(places[at]):
                    found[other] = number
                    following.append(other)
        ring = following
    return found


@given(MAPS, st.data())
def test_reach_and_distance_agree_with_a_plain_search(places: list[Place], data: st.DataObject) -> None:
    near = near_of(places)
    within = data.draw(st.sets(st.integers(0, len(places) - 1)))
    start = data.draw(st.integers(0, len(places) - 1))
    end = data.draw(st.integers(0, len(places) - 1))
    found = search(places, start, within)
    for most in range(5):
        expected = mask_of(at for at, number in found.items() if number <= most)
        assert reach(near, start, most, mask_of(within)) == expected
    ways = search(places, start, within | {end})
    assert distance(near, start, end, mask_of(within)) == ways.get(end, FAR)


@given(MAPS)
def test_groups_are_connected_and_apart(places: list[Place]) -> None:
    near, everything = near_of(places), (1 << len(places)) - 1
    found = groups(near, everything)
    assert sum(found) == everything
    for group in found:
        first = members(group)[0]
        assert mask_of(search(places, first, set(members(group)))) == group
        assert not touching(near, group) & ~group
        assert grow(near, group, everything) == group


@given(PLACES, PLACES)
def test_distance_on_the_grid_is_that_of_an_open_plain(start: Place, end: Place) -> None:
    plain = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]
    near = near_of(plain)
    assert steps(start, end) == distance(near, plain.index(start), plain.index(end), (1 << len(plain)) - 1)


def test_turning_goes_round_the_directions() -> None:
    assert [turned(DIRECTIONS[0], sixths) for sixths in range(6)] == list(DIRECTIONS)
    assert turned((2, -3), 6) == (2, -3)
    assert turned((2, -3), -1) == turned((2, -3), 5)


def test_neighbours_are_drawn_side_by_side() -> None:
    x, y = centre((0, 0), 10)
    assert (x, y) == (0, 0)
    for place in DIRECTIONS:
        there = centre(place, 10)
        assert abs((there[0] ** 2 + there[1] ** 2) ** 0.5 - 10 * 3**0.5) < 1e-9


def test_the_walk_round_a_ring_meets_every_outer_hex_once() -> None:
    places = [(0, 0), *DIRECTIONS]
    number = {place: at for at, place in enumerate(places)}
    walk = list(walk_round(number))
    assert walk[0] == walk[-1]
    assert sorted(walk[:-1]) == [1, 2, 3, 4, 5, 6]
    assert named(("m", "a", "b"), 0b101) == {"m": 0, "b": 2}
    names = [f"hex{number}" for number in range(40)]
    for area in (0, 1, 0b111 << 37, (1 << 40) - 1, 0x5555555555, 1 << 39 | 0xFFFF):
        assert list(named(names, area).items()) == [(names[number], number) for number in members(area)]


def test_rows_of_hexes_touch_as_they_are_drawn() -> None:
    """Odd rows lie half a hex to the right: (1, 1) touches (1, 0) and (2, 0) above, (1, 2) and (2, 2) below."""
    rows = [(column, row) for row in range(3) for column in range(3)]
    near = near_of([from_rows(*place) for place in rows])
    assert {rows[number] for number in members(near[rows.index((1, 1))])} == {
        *((0, 1), (2, 1)),
        *((1, 0), (2, 0)),
        *((1, 2), (2, 2)),
    }
    assert {rows[number] for number in members(near[rows.index((1, 0))])} == {(0, 0), (2, 0), (0, 1), (1, 1)}

"""Move Units, where a scenario cannot say it: marks that travel, shortcuts that must agree with the long way, hooks."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures import moves
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import INFANTRY, NOWHERE, SEA, SETTLER, SHIP, TERRAIN
from pentapolis.games.clash_of_cultures.moves.action import offers, ways, wide_open
from pentapolis.games.clash_of_cultures.moves.explore import put, sea_of
from pentapolis.games.clash_of_cultures.moves.groups import MOST_GROUPS, cargoes, fleets, land_groups
from pentapolis.games.clash_of_cultures.moves.marks import carry, mark, picks_of, rest
from pentapolis.games.clash_of_cultures.moves.scene import Scene
from pentapolis.games.clash_of_cultures.moves.sea import sea_group
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.powers.maritime_moves import landings, walk
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import FOREST, MOVED, STOPPED, pack
from pentapolis.kernel import Chance, Match

GAME = load("clash_of_cultures")
BASE = GAME.meta.settle(2, {"expansion": "off"})


def table(**given: Any) -> ClashTable:
    """A position of two players, in the words of scenarios."""
    return ClashTable(GAME.content, build(GAME.content, 2, BASE, given), silent=True)


def sea_table(cargo: dict[str, int]) -> ClashTable:
    own = {"cities": {"d2": None}, "units": {"c4": cargo}}
    return table(
        seats={"you": own, "b": {"cities": {"d7": None}}}, terrain={"d3": "plain", "c4": "sea", "d4": "sea"}, turn="you"
    )


def test_what_is_carried_keeps_its_marks() -> None:
    t = sea_table({"ship": 2, "infantry": 2})
    start, end = (layout_of(t).index[name] for name in ("c4", "d4"))
    mark(t.state, start, INFANTRY, MOVED, 1)
    carry(t, 0, start, end, [(SHIP, 0, 1), (INFANTRY, MOVED, 1)])
    assert picks_of(t.state, end, t.state.units[0][end]) == [(INFANTRY, MOVED, 1), (SHIP, 0, 1)]
    assert picks_of(t.state, start, t.state.units[0][start]) == [(INFANTRY, 0, 1), (SHIP, 0, 1)]


def test_after_a_move_action_only_the_terrain_is_remembered() -> None:
    """CC-12.2, CC-12.4, CC-12.5"""
    t = sea_table({"ship": 1})
    for flags in (MOVED, MOVED | FOREST, MOVED | STOPPED, FOREST):
        mark(t.state, 0, SETTLER, flags, 1)
    rest(t.state)
    assert sorted((entry.flags, entry.count) for entry in t.state.marks) == [(STOPPED, 1), (FOREST, 2)]


def test_units_that_boarded_are_told_from_those_aboard() -> None:
    """CC-13.8: which of them sail along matters for the next landing."""
    t = sea_table({"ship": 2, "infantry": 2})
    start = layout_of(t).index["c4"]
    mark(t.state, start, INFANTRY, MOVED, 1)
    s = Scene(t, 0)
    found = cargoes(s, start, fleets(s, start)["ship1"])
    assert list(found) == ["all", "infantry1", "moved-infantry1", "none"]


@pytest.mark.parametrize("ships", [1, 2, 3, 4])
def test_cargo_never_exceeds_what_ships_carry(ships: int) -> None:
    """CC-13.7, CC-13.12: neither on the Ships that go nor on those that stay."""
    t = sea_table({"ship": 4, "settler": 4, "infantry": 3})
    start = layout_of(t).index["c4"]
    s = Scene(t, 0)
    fleet = fleets(s, start)["all" if ships == 4 else f"ship{ships}"]
    for group in cargoes(s, start, fleet).values():
        sailing = group.total - ships
        assert sailing <= 2 * ships
        assert 7 - sailing <= 2 * (4 - ships)


def test_every_group_can_go_somewhere_and_long_lists_are_asked_in_parts() -> None:
    own = {
        "advances": ["tactics"],
        "cities": {"d2": None},
        "units": {"d2": {"settler": 3, "infantry": 4}, "d3": {"infantry": 3}},
    }
    t = table(seats={"you": own, "b": {"cities": {"d7": None}}}, terrain={"d3": "plain"}, turn="you")
    found = land_groups(Scene(t, 0), layout_of(t).index["d2"])
    assert len(found) == 4 * 5 - 1 > MOST_GROUPS
    assert next(iter(found)) == "all"


LAND_ON_THE_WAY = {"f2": "plain", "b2": "plain", "b4": "plain", "b6": "plain"}


@pytest.mark.parametrize(
    ("terrain", "met"),
    [
        ({}, "f7"),  # all Land up to an unexplored region
        ({"a5": "sea"}, "a5"),
        ({"a5": "sea", "b6": "sea"}, "a5"),  # another group
        ({"b4": "sea", "b5": "sea"}, "b4 b5"),  # one group, with Land between on the border
        ({"b3": "sea", "a5": "sea", "b4": "sea", "g3": "sea"}, "b3 b4 a5"),  # g3 is of the own group
    ],
)
def test_the_walk_along_the_edge(terrain: dict[str, str], met: str) -> None:
    """CC-13.6: Land and the own group are passed; all entries of the next group are met, nothing behind them."""
    seats = {"you": {"cities": {"d2": None}}, "b": {"cities": {"d7": None}}}
    t = table(seats=seats, terrain={"f3": "sea", **LAND_ON_THE_WAY, **terrain}, turn="you")
    s, index = Scene(t, 0), layout_of(t).index
    there = walk(s, s.layout.border.index(index["f3"]), -1, sea_group(s, index["f3"]))
    assert there == sum(1 << index[name] for name in met.split())


def test_there_is_no_way_round_to_the_own_group() -> None:
    """CC-13.6: with everything explored and no other Sea on the edge the walk finds nothing."""
    seats = {"you": {"cities": {"d2": None}}, "b": {"cities": {"d7": None}}}
    regions = ("f2", "b2", "d3", "b4", "f4", "d5", "b6", "f6")
    t = table(seats=seats, terrain={**dict.fromkeys(regions, "plain"), "f3": "sea", "f4": "sea"}, turn="you")
    s, index = Scene(t, 0), layout_of(t).index
    own = sea_group(s, index["f3"])
    assert not landings(s, own & s.layout.edge, own)


def test_an_orientation_is_laid_anew_without_a_trace() -> None:
    t = table(
        seats={"you": {"cities": {"d2": None}}, "b": {"cities": {"d7": None}}}, hidden={"b2": "tile_08"}, turn="you"
    )
    region = layout_of(t).region[layout_of(t).index["b2"]]
    put(t, region, 0)
    put(t, region, 1)
    assert t.state.turned[region] == 1
    assert spaces_of(t.state.sea) == spaces_of(sea_of(t, region, 1))
    assert [t.state.terrain[space] for space in layout_of(t).regions[region]] == [
        TERRAIN[name] for name in ("sea", "forest", "sea", "plain")
    ]


def test_no_tile_puts_every_explorer_into_the_sea() -> None:
    """CC-19.7: whichever space is entered, one orientation has Land there."""
    for terrain in GAME.content.tiles.values():
        for number in range(4):
            assert SEA not in (terrain[number], terrain[3 - number]) or terrain[number] != terrain[3 - number]


@pytest.mark.parametrize("entered", ["", "b2", "c3", "b3"])
def test_choices_of_an_orientation_never_drown_the_explorer(entered: str) -> None:
    """CC-19.3, CC-19.7, CC-19.12"""
    for tile in GAME.content.tiles:
        t = table(
            seats={"you": {"cities": {"d2": None}}, "b": {"cities": {"d7": None}}}, hidden={"b2": tile}, turn="you"
        )
        region = layout_of(t).region[layout_of(t).index["b2"]]
        space = layout_of(t).index[entered] if entered else NOWHERE
        choices = moves.reveal_choices(t, region, space)
        assert choices
        assert all(space == NOWHERE or not sea_of(t, region, turned) >> space & 1 for turned in choices)


def test_a_move_action_can_be_limited_to_settlers_in_cities() -> None:
    """CC-30.9"""
    own = {
        "advances": ["tactics"],
        "cities": {"d2": None},
        "units": {"d2": {"settler": 2, "infantry": 1}, "d3": {"settler": 1}},
    }
    t = table(seats={"you": own, "b": {"cities": {"d7": None}}}, terrain={"d3": "plain"}, turn="you")
    moves.begin(t, 0, only="settlers_in_cities")
    s = Scene(t, 0)
    assert list(ways(s)) == ["d2"]
    assert [group.units for group in land_groups(s, layout_of(t).index["d2"]).values()] == [
        pack({SETTLER: 2}),
        pack({SETTLER: 1}),
    ]
    assert t.state.agenda[-1] == ("move",)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quick_look_agrees_with_the_long_one(players: int) -> None:
    """`wide_open` may only say yes where there is a move; and `move` is offered exactly where there is one."""
    match = Match.start(GAME, players, {"trades": "0"}, f"moves {players}", tracked=False, silent=True)
    chance, quick = Chance(f"answers {players}"), 0
    for _ in range(600):
        if match.over:
            break
        ask = match.ask
        assert ask is not None
        t = match.table
        if ask.kind == "act" and t.state.turn.actions > 0:
            possible = bool(ways(Scene(t, ask.seat)))
            assert bool(list(offers(t, ask.seat))) == possible == ("move" in ask.options)
            assert possible or not wide_open(t, ask.seat)
            quick += wide_open(t, ask.seat)
        match.answer(ask.keys[chance.below("answer", len(ask.keys))])
    assert quick


def test_move_leads_to_the_spaces_whose_units_can_go() -> None:
    """CC-12.1, CC-12.6: a Settler in a city does, Infantry without Tactics does not; no other answer leads anywhere."""
    own = {"cities": {"d2": None}, "units": {"d2": {"settler": 1, "infantry": 1}, "c3": {"infantry": 1}}}
    land = {"d3": "plain", "c3": "plain"}
    given = {"seats": {"you": own, "b": {"cities": {"d7": None}}}, "terrain": land, "turn": "you"}
    match = Match(GAME, build(GAME.content, 2, BASE, given))
    ask = match.ask
    assert ask is not None
    led = {key: list(GAME.rules.targets(match.table, ask, key)) for key in ask.keys}
    assert led.pop("move") == ["d2"]
    assert not any(led.values())

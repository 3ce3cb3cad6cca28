"""What the present data cannot bring about, but a data pack may."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from pentapolis.games import made
from pentapolis.kernel.data import read_tables
from pentapolis.kernel.scenario import check

TABLES = read_tables("pentapolis.games.beyond_the_horizon")


def failures(text: str, section: str, piece: str, **fields: Any) -> list[str]:
    """What a scenario reports when one piece has other fields."""
    tables = deepcopy(TABLES)
    next(entry for entry in tables[section] if entry["id"] == piece).update(fields)
    game = made("beyond_the_horizon", tables)
    return [str(failure) for result in check(text, "pack", lambda name: game) for failure in result.failures]


def test_a_move_inside_a_move_raises_the_limit_of_discoveries_for_both() -> None:
    """BH-EXP.4: for the whole turn, from the moment its task is taken."""
    text = """
game: beyond_the_horizon
title: The bonus of a discovery is a move that allows a second one
rules: [BH-EXP.4]
given:
  seats:
    p1: {private: [horseback_riding], units: {home1: settler2 settler3}}
    p2: {}
  stack: [hills, forest, oasis, rest]
play:
- p1: horseback_riding_1 settler2:home1:q1r-1
- p1: settler3:home1:cradle             # the inner move
- legal includes: {p1: ["settler2:hills:q2r-1"]}
- p1: settler2:hills:q2r-1
- then: {discovered: 2, discoveries: 2}
- refused: {p1: "settler2:forest:q2r-2", rule: BH-EXP.4}
"""
    move = {"kind": "move", "points": 1, "discoveries": 2}
    assert failures(text, "territories", "hills", discovery=[move]) == []


def test_a_tile_is_taken_while_its_village_is_being_founded() -> None:
    """BH-VIL.3, BH-VIL.6: what the cube uncovers comes before the village stands, but not a second one on its tile."""
    text = """
game: beyond_the_horizon
title: The village's own cube opens a monarchy that founds a village
rules: [BH-VIL.6, BH-GOV.4]
given:
  seats:
    p1: {settlement: 1, government: pioneer_league, cubes: {infrastructure: 4}, units: {coast: settler2 settler2}}
    p2: {}
  map: {q1r-1: coast}
  phase: expansion
play:
- p1: village:coast
- then: {asked: {p1: produce}, villages: {coast: p1}, p1.units: {coast: settler2}, p1.cubes.infrastructure: 3}
"""
    assert failures(text, "governments", "pioneer_league", monarchy=[{"kind": "found_village"}]) == []


def test_the_place_of_a_tile_on_its_way_is_taken() -> None:
    """BH-EXP.3: a settler in a move inside the discovery enters neither that place nor counts its tile."""
    text = """
game: beyond_the_horizon
title: Two settlers, and one of them is on its way
rules: [BH-EXP.3]
given:
  seats:
    p1: {private: [horseback_riding], units: {home1: settler2 settler3}}
    p2: {}
  stack: [hills, forest, oasis, rest]
play:
- p1: horseback_riding_1 settler2:home1:q1r-1
- legal: {p1: ["settler3:home1:cradle", "settler3:home1:q0r1", skip]}
- refused: {p1: "settler3:home1:q1r-1", rule: BH-EXP.3}
"""
    move = {"kind": "move", "points": 1, "discoveries": 2}
    assert failures(text, "territories", "hills", discovery=[move]) == []

"""Every piece is the subject of a scenario, and every ability is missed by one of them if it is switched off."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.games import load
from pentapolis.games.civolution import components, fate
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.bills import active
from pentapolis.kernel import Game, Match
from pentapolis.kernel.data import read_tables
from pentapolis.kernel.pieces import named_tables
from pentapolis.kernel.scenario import run
from pentapolis.kernel.scenario_file import Scenario, parse

PACKAGE = "pentapolis.games.civolution"
GAME = load("civolution")
TABLES = read_tables(PACKAGE)
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "civolution"
ABLE = [
    (section, entry["id"])
    for section in ("inventions", "mutations", "insights", "buildings", "achievements", "attributes")
    for entry in TABLES[section]
    if "ability" in entry
]
HARMLESS = {"kind": "event_tie"}
"""Stands for the ability of an attribute chip, which must have one; no scenario of theirs has a tie."""


@cache
def about() -> dict[str, list[Scenario]]:
    """The scenarios by what they are about."""
    found: dict[str, list[Scenario]] = {}
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in parse(file.read_text("utf-8"), file.name):
            for piece in scenario.about:
                found.setdefault(piece, []).append(scenario)
    return found


def test_every_piece_is_the_subject_of_a_scenario() -> None:
    tables = named_tables(GAME)
    assert sum(map(len, tables.values())) == 640  # a card with an ability is in two or three of them
    assert [piece for table in tables.values() for piece in table if piece not in about()] == []


def without(section: str, piece: str) -> Game[Any, Any]:
    """The game in which a card or chip can do nothing."""
    entries = [{**entry} for entry in TABLES[section]]
    for entry in entries:
        if entry["id"] == piece and section == "attributes":
            entry["ability"] = HARMLESS
        elif entry["id"] == piece:
            del entry["ability"]
    return replace(GAME, content=components.load({**TABLES, section: entries}))


@pytest.mark.no_cover  # scenarios again, hundreds of times
@pytest.mark.parametrize(("section", "piece"), ABLE)
def test_an_ability_that_is_switched_off_is_missed(monkeypatch: pytest.MonkeyPatch, section: str, piece: str) -> None:
    monkeypatch.setattr(Match, "why_not_undo", lambda match, seat: "not here")  # costly, and no matter of print
    game = without(section, piece)
    assert any(not run(scenario, game).passed for scenario in about()[piece])


def test_all_cards_and_chips_with_abilities_are_tried() -> None:
    """CV-CRD.9: 150 of the 160 cards, and the 12 attribute chips."""
    assert len(ABLE) == 162


# Examples that no single position can tell


@pytest.mark.parametrize(("favor", "dice", "passing"), [(2, 2, 20), (1, 1, 1), (6, 1, 6), (3, 2, 27)])
def test_how_many_rolls_pass_a_favor_test(favor: int, dice: int, passing: int) -> None:
    """CV-EX-36, CV-FAV.1: without idea markers."""
    good = GAME.content.favor[favor - 1].pass_values
    rolls = list(product(range(1, fate.SIDES + 1), repeat=dice))
    assert sum(any(die in good for die in roll) for roll in rolls) == passing


def test_how_many_cost_spaces_are_active_in_row_3() -> None:
    """CV-EX-16, CV-CRD.2: all three, or fewer where some are empty; those of rows 4 and 5 never."""
    full = GAME.content.cards["a01_wheel"]
    for empty in ((), (1,), (2,), (3,), (1, 2), (2, 3)):
        spaces = tuple(v.Empty() if n in empty else space for n, space in enumerate(full.cost_spaces, 1))
        counted = [number for number, _ in active(msgspec.structs.replace(full, cost_spaces=spaces), 3)]
        assert counted == [number for number in (1, 2, 3) if number not in empty]

"""Every power is pinned by scenarios about it: switch it off, and one of them fails."""

from __future__ import annotations

import pytest

from pentapolis.kernel.pieces import named_tables
from pentapolis.kernel.scenario import run
from pentapolis.kernel.scenario_file import Scenario
from tests.games.clash_of_cultures.common import CONTENT, GAME
from tests.games.clash_of_cultures.silence import WAYS, silenced
from tests.scenarios.reading import scenarios_of

POWERS = [piece for table in WAYS for piece in getattr(CONTENT, table)]

WITHOUT_POWER = {
    "terrains": "rules of the map and of Collect read them; none has an ability of its own",
    "units": "their numbers are in the data, which the scenarios about them assert",
    "buildings": "as units",
    "settlement": "as units",
    "categories": "only an order of Advances",
    "action_cards": "a card is its two halves, which are switched off under `civil` and `tactics`",
    "objective_cards": "a card is its two halves, which are switched off under `objectives`",
    "civilizations": "a civilization is its Advances and Leaders, which are switched off one by one",
}
"""Kinds of pieces that cannot be switched off, and why. Scenarios are about them all the same."""


def by_subject() -> dict[str, list[Scenario]]:
    subjects: dict[str, list[Scenario]] = {}
    for scenario in scenarios_of("clash_of_cultures"):
        for piece in scenario.about:
            subjects.setdefault(piece, []).append(scenario)
    return subjects


ABOUT = by_subject()

pytestmark = pytest.mark.no_cover  # scenarios again, hundreds of times


def test_every_piece_is_the_subject_of_a_scenario() -> None:
    """CC-33.1: all 453 pieces that have a name."""
    tables = named_tables(GAME)
    assert sum(map(len, tables.values())) == 453
    assert [piece for table in tables.values() for piece in table if piece not in ABOUT] == []


def test_every_kind_of_piece_can_be_switched_off_or_has_a_reason_why_not() -> None:
    assert sorted(named_tables(GAME)) == sorted([*WAYS, *WITHOUT_POWER])


@pytest.mark.parametrize("piece", POWERS)
def test_a_power_that_is_switched_off_is_missed(monkeypatch: pytest.MonkeyPatch, piece: str) -> None:
    game = silenced(monkeypatch, piece)
    assert any(not run(scenario, game).passed for scenario in ABOUT[piece])

"""Whole recorded games: they replay to the same states, and every way a game can go and end is among them.

If rules or bots were changed on purpose, write them anew with `python -m tests.records.make clash_of_cultures`.
"""

from __future__ import annotations

import pytest

from pentapolis.games.clash_of_cultures.ending import AGES, SHORT
from pentapolis.games.clash_of_cultures.scoring import halves
from pentapolis.kernel.record import parse, replay
from tests.games.clash_of_cultures.common import GAME
from tests.records.clash import CALLED, FOLDER, LAST_AGE, NO_CITY, WANTED, reason

TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt"))}


def test_every_wanted_game_is_recorded() -> None:
    """CC-1.1: among them every number of players, with and without the expansion."""
    assert sorted(TEXTS) == sorted(WANTED)
    tables = {(len(record.seats), record.options["expansion"]) for record in map(parse, TEXTS.values())}
    assert tables == {(players, expansion) for players in GAME.meta.players for expansion in ("on", "off")}


@pytest.mark.parametrize("name", TEXTS)
def test_a_recorded_game_replays_to_its_hashes(name: str) -> None:
    """CC-2.1, CC-3.1, CC-16.3, CC-32.3 to CC-32.5: each ended in the way it stands for."""
    record = parse(TEXTS[name])
    match = replay(GAME, record, verify=True)
    assert match.over
    assert record.result is not None
    assert len(record.hashes) > 4
    assert WANTED[name].shows(match)
    assert (reason(match), match.state.age) in {
        (LAST_AGE, SHORT if record.options["length"] == "short" else AGES),
        (NO_CITY, match.state.age),
        (CALLED, match.state.age),
    }


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_reads_as_it_was_written(name: str) -> None:
    record = parse(TEXTS[name])
    assert record.to_text() == TEXTS[name]
    assert parse(record.to_json()) == record


def test_half_points_stand_in_records_as_halves() -> None:
    """CC-3.4: half a point for each Advance is kept, never rounded."""
    kept = 0
    for text in TEXTS.values():
        record = parse(text)
        match = replay(GAME, record)
        assert record.result is not None
        for seat, points in enumerate(record.result.points):
            assert 2 * points == sum(halves(match.table, seat).values())
            kept += points % 1 == 0.5
    assert kept > 0


def test_a_victory_can_be_shared() -> None:
    """CC-3.12: equal points by every source."""
    match = replay(GAME, parse(TEXTS["shared_victory"]))
    outcome = match.outcome()
    first, *others = (outcome.scores[seat] for seat in outcome.winners)
    assert others
    assert all(score == first for score in others)

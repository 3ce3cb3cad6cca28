"""Whole recorded games: they replay to the same states, and every way a game can go and end is among them.

If the rules were changed on purpose, write them anew with `python -m tests.records.make`.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pentapolis.kernel.record import Record, RecordError, parse, replay
from tests.games.flow_of_history.common import GAME
from tests.records.flow import FOLDER, WANTED, future_came_to_market, future_was_gained

TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt"))}


def test_every_wanted_game_is_recorded() -> None:
    """FH-GEN.1: among them one for each number of players."""
    assert sorted(TEXTS) == sorted(WANTED)
    assert {len(parse(text).seats) for text in TEXTS.values()} == set(GAME.meta.players)


@pytest.mark.parametrize("name", TEXTS)
def test_a_recorded_game_replays_to_its_hashes(name: str) -> None:
    """FH-END.1: all of them were played to the end, by the Market or by a player who gained The Future."""
    record = parse(TEXTS[name])
    match = replay(GAME, record, verify=True)
    assert match.over
    assert record.result is not None
    assert len(record.hashes) > 4
    assert WANTED[name].shows(match)
    assert future_came_to_market(match) or future_was_gained(match)


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_reads_as_it_was_written(name: str) -> None:
    record = parse(TEXTS[name])
    assert record.to_text() == TEXTS[name]
    assert parse(record.to_json()) == record


def test_a_victory_can_be_shared() -> None:
    """FH-TIE.3: equal points, cards and tokens."""
    match = replay(GAME, parse(TEXTS["shared_victory"]))
    winners = match.outcome().winners
    civilizations = [match.state.civilizations[seat] for seat in winners]
    assert len(winners) == 2
    assert len({(len(civ.cards), civ.tokens) for civ in civilizations}) == 1


def test_a_changed_answer_is_noticed() -> None:
    record = parse(TEXTS["three_players"])
    number, (seat, key) = next((n, step) for n, step in enumerate(record.answers) if step[1] == "2")
    answers = (*record.answers[:number], (seat, "1"), *record.answers[number + 1 :])
    changed: Record = replace(record, answers=answers)
    with pytest.raises(RecordError):
        replay(GAME, changed, verify=True)
    assert key == "2"

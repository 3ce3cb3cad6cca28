"""Whole recorded games of every game: they replay to the same states, and each shows what it stands for.

If rules or bots were changed on purpose, write them anew with `python -m tests.records.make`.
"""

from __future__ import annotations

import pytest

from pentapolis.games import load, shelf
from pentapolis.kernel.record import parse, replay
from tests.records.make import WANTED
from tests.records.wanted import texts

RECORDS = [
    pytest.param(game, name, text, id=f"{game}/{name}") for game in shelf() for name, text in texts(game).items()
]


@pytest.mark.parametrize("game", shelf())
def test_every_wanted_game_is_recorded(game: str) -> None:
    """Among them one for each number of players."""
    assert sorted(texts(game)) == sorted(WANTED[game])
    assert {len(parse(text).seats) for text in texts(game).values()} == set(shelf()[game].players)


@pytest.mark.parametrize(("game", "name", "text"), RECORDS)
def test_a_recorded_game_replays_to_its_hashes(game: str, name: str, text: str) -> None:
    record = parse(text)
    match = replay(load(game), record, verify=True)
    assert match.over
    assert record.result is not None
    assert len(record.hashes) > 4
    assert WANTED[game][name].shows(match)


@pytest.mark.parametrize(("game", "name", "text"), RECORDS)
def test_a_record_reads_as_it_was_written(game: str, name: str, text: str) -> None:
    record = parse(text)
    assert record.to_text() == text
    assert parse(record.to_json()) == record

"""Whole recorded games: they replay to the same states, and every way a game can end is among them.

If the rules were changed on purpose, write them anew with `python -m tests.records.make mosaic`.
"""

from __future__ import annotations

import pytest

from pentapolis.kernel.record import parse, replay
from tests.games.mosaic.common import GAME
from tests.records.mosaic_games import FOLDER, WANTED

TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt"))}


def test_every_wanted_game_is_recorded() -> None:
    """MO-GLO.1: among them one for each number of players."""
    assert sorted(TEXTS) == sorted(WANTED)
    assert {len(parse(text).seats) for text in TEXTS.values()} == set(GAME.meta.players)


@pytest.mark.parametrize("name", TEXTS)
def test_a_recorded_game_replays_to_its_hashes(name: str) -> None:
    """MO-END.1: by scoring cards or by tiles."""
    record = parse(TEXTS[name])
    match = replay(GAME, record, verify=True)
    assert match.over
    assert record.result is not None
    assert len(record.hashes) > 4
    assert WANTED[name].shows(match)


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_reads_as_it_was_written(name: str) -> None:
    record = parse(TEXTS[name])
    assert record.to_text() == TEXTS[name]
    assert parse(record.to_json()) == record

"""What views remember of the open table is what they would work out anew."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from pentapolis.games import load, package_of, shelf
from pentapolis.kernel import Chance, Match
from pentapolis.kernel.state import encode

ANSWERS = 160
EACH = 4  # one position in so many is looked at
FEW = 3

REMEMBERING = [game for game in shelf() if hasattr(load(game).content, "open_tables")]


@pytest.mark.parametrize("game", REMEMBERING)
@pytest.mark.parametrize("players", [min, max])
def test_views_that_remember_show_what_is_there(game: str, players: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module(f"{package_of(game)}.view"), "REMEMBERED", FEW)
    match, chance = Match.start(load(game), players(shelf()[game].players), seed="views"), Chance("views")
    tables = match.game.content.open_tables
    for number in range(ANSWERS):
        ask = match.ask
        if ask is None:
            break
        if number % EACH == 0:
            viewers = [None, *range(match.players)]
            remembered = [encode(match.view(viewer)) for viewer in viewers]
            assert 0 < len(tables) <= FEW
            tables.clear()
            assert [encode(match.view(viewer)) for viewer in viewers] == remembered
            assert len(tables) == 1, "all viewers share one open table"
        keys = ask.keys
        match.answer(keys[chance.below("answers", len(keys))], ask.seat)


def test_games_remember_open_tables() -> None:
    assert "civolution" in REMEMBERING

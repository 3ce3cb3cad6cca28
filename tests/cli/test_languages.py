"""Reports in Polish: no English word is left in them but names that are the same, and what one types."""

from __future__ import annotations

import json
import re

import pytest

from pentapolis.games import load
from pentapolis.kernel.pieces import named_tables
from tests.cli.calling import call

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]
BOTH = {"Bot", "Elo"}  # Polish words, too
REPORTS = [
    ["simulate", GAME, "--bots", "random,greedy", "--games", "2", "--jobs", "1"],
    ["simulate", GAME, "--bots", "random", "--games", "1", "--limit", "5", "--jobs", "1"],
    ["tournament", GAME, "--bots", "random,greedy", "--games", "2", "--until", "0.2:0.9", "--jobs", "1"],
    ["balance", GAME, "--bots", "random", "--games", "2", "--most-lift", "cards=1.1", "--jobs", "1"],
]


def words_in(*texts: str) -> set[str]:
    return {word for text in texts for word in re.findall(r"[^\W\d_]{2,}", text)}


def left_in_polish(capsys: Capture, command: list[str]) -> set[str]:
    """The words of a command that are the same in both languages."""
    english, polish = call(capsys, *command), call(capsys, *command, "--lang", "pl")
    assert english.code == polish.code
    assert english.out != polish.out
    return words_in(english.out) & words_in(polish.out)


def names() -> set[str]:
    """What pieces are called in Polish, and how options are typed."""
    game = load(GAME)
    pieces = {piece for table in named_tables(game).values() for piece in table}
    options = [word for option in game.meta.options for word in (option.id, *option.values)]
    return words_in(*(game.name_of(piece, "pl") or "" for piece in pieces), *named_tables(game), *options)


@pytest.mark.parametrize("command", REPORTS, ids=lambda command: command[0])
def test_reports_of_games_are_polish(capsys: Capture, command: list[str]) -> None:
    assert left_in_polish(capsys, command) <= BOTH | names() | words_in(*command)


def test_the_sources_of_content_are_polish_but_for_the_ids_in_files(capsys: Capture) -> None:
    told = json.loads(call(capsys, "data", "sources", GAME, "--json").out)
    ids = words_in(*(share["name"] for share in (*told["sections"], *told["fields"])))
    assert left_in_polish(capsys, ["data", "sources", GAME]) <= ids


@pytest.mark.parametrize("command", REPORTS, ids=lambda command: command[0])
def test_polish_heads_fit_into_a_narrow_terminal(capsys: Capture, command: list[str]) -> None:
    assert "…" not in call(capsys, *command, "--lang", "pl").out.replace(" … ", " ")

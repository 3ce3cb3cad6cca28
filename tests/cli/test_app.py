"""The command as a whole, and the shelf."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from pentapolis.cli.shared import common
from pentapolis.cli.shared.numbers import percent
from pentapolis.kernel.data import read_folder
from pentapolis.kernel.words import LANGUAGES, Words
from tests.cli.calling import call
from tests.cli.terminal import pentapolis


def test_without_arguments_the_help_teaches() -> None:
    result = pentapolis()
    text = result.out + result.err
    for words in ("pentapolis play flow_of_history", "games", "replay", "verify", "simulate", "scenario", "rules"):
        assert words in text


def test_every_command_has_help_with_examples() -> None:
    for command in ("play", "replay", "verify", "games"):
        result = pentapolis(command, "--help")
        assert (result.code, "Example" in result.out, f"pentapolis {command}" in result.out) == (0, True, True)


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"pentapolis \d+\.\d+\.\d+\n", pentapolis("--version").out)


def test_it_is_a_module_too() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pentapolis", "--version"], capture_output=True, text=True, check=True
    )
    assert result.stdout == pentapolis("--version").out


# The shelf


def test_the_shelf_names_games_options_and_sources() -> None:
    out = pentapolis("games").out
    for words in (
        "The Flow of History / Krótka historia cywilizacji",
        "flow_of_history",
        "2–5",
        "variant=rahdo",
        "variant=standard",
        "(default)",
        "stall=off",
        "from the rulebook",
        "reconstructed",
        "20 minutes for each player",
        "2.0 / 5",
    ):
        assert words in out


def test_the_shelf_speaks_polish() -> None:
    out = pentapolis("games", "--lang", "pl").out
    assert "20 minut na gracza" in out
    assert "z instrukcji" in out
    assert "(domyślnie)" in out


def test_a_language_is_spoken_for_one_command_only(capsys: pytest.CaptureFixture[str]) -> None:
    before = call(capsys, "games").out
    assert call(capsys, "games", "--lang", "pl").out != before
    assert percent(0.2625) == "26.2%"


def test_the_shelf_as_json() -> None:
    (game,) = (game for game in json.loads(pentapolis("games", "--json").out) if game["id"] == "flow_of_history")
    assert game["names"]["pl"] == "Krótka historia cywilizacji"
    assert game["players"] == [2, 3, 4, 5]
    assert {option["id"]: option["default"] for option in game["options"]} == {"variant": "standard", "stall": "off"}
    assert {option["id"]: option["simulated"] for option in game["options"]} == {"variant": "", "stall": "3"}
    assert game["sources"]["rulebook"] > 0


# Words


def test_both_languages_say_the_same_things() -> None:
    spoken = {}
    for language in LANGUAGES:
        texts = read_folder("pentapolis.cli", "text", language)
        spoken[language] = {file: Words(language, [text]).keys for file, text in texts.items()}
    assert spoken["en"] == spoken["pl"]


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 punkt"), (2, "2 punkty"), (4, "4 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty")],
)
def test_polish_plurals(count: int, words: str) -> None:
    assert common.words_for("pl")("score-total", count=count) == words


def test_lists_and_seats_are_named() -> None:
    from pentapolis.games import load

    words = common.words_for("pl", load("flow_of_history"), ["Ada", "Jan"])
    assert words("event-turn", seat=1) == "Tura: Jan."
    assert words("event-added", card=["monastery", "castle"]).endswith("Klasztor, Zamek.")

"""A user's mistake is answered by one sentence on standard error and exit code 2, never by a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.bots import UnknownBot
from pentapolis.cli import app
from pentapolis.games import UnknownGame, shelf
from pentapolis.kernel import Refusal
from pentapolis.kernel.data import DataError
from pentapolis.kernel.refusal import GAME_OVER
from tests.cli.terminal import pentapolis

ON_SHELF = ", ".join(shelf())

FLOW = "flow_of_history"

MISTAKES = {
    f"There is neither a game nor a file “chess”. On the shelf: {ON_SHELF}": ["play", "chess"],
    "Which game?": ["play"],
    "“gredy” cannot sit at the table. Choose for every seat one of: human, human:NAME, random, greedy": [
        "play",
        FLOW,
        "--seats",
        "human,gredy",
    ],
    "“human:” cannot sit at the table.": ["play", FLOW, "--seats", "human:,greedy"],
    "This game is for 2 to 5 players, not for 1.": ["play", FLOW, "--seats", "human"],
    "This game is for 2 to 5 players, not for 6.": [
        "play",
        FLOW,
        "--seats",
        "human,random,random,random,random,random",
    ],
    "There is no option “colour”. This game has: variant, stall.": ["play", FLOW, "--option", "colour=red"],
    "The option “stall” cannot be “9”. Choose one of: 3, 2, 5, off.": ["play", FLOW, "--option", "stall=9"],
    "can be “rahdo” only with this number of players: 2.": ["play", FLOW, "--option", "variant=rahdo"],
    "--option “variant” is not understood": ["play", FLOW, "--option", "variant"],
    "no-pack: there is no such folder": ["play", FLOW, "--data-pack", "no-pack"],
    "no/such/file.txt cannot be written": ["play", FLOW, "--save", "no/such/file.txt"],
    "no.txt cannot be read: No such file or directory.": ["play", "--resume", "no.txt"],
    "There is no language “de”. Choose en or pl.": ["games", "--lang", "de"],
}


@pytest.mark.parametrize("sentence", MISTAKES)
def test_mistakes_are_told_in_one_sentence(sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = pentapolis(*MISTAKES[sentence])
    assert result.code == 2
    assert sentence in result.sentence
    assert list(tmp_path.iterdir()) == []


def test_mistakes_are_told_in_the_language_asked_for() -> None:
    assert pentapolis("play", FLOW, "--seats", "human", "--lang", "pl").sentence.startswith("Liczba graczy w tej grze")
    assert pentapolis("play", FLOW, "--lang=pl", "--seats", "bob").sentence.startswith(
        "„bob” nie może usiąść przy stole"
    )


def test_a_new_game_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", "utf-8")
    assert "exists already" in pentapolis("play", FLOW, "--save", file).sentence
    assert file.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "line 1: this is no record of a game"),
        ("", "the header has no line"),
        ("{", "this is not JSON"),
        ("\x00\x01", "line 1: this is no record of a game"),
    ],
)
def test_a_foreign_file_is_named_with_its_fault(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "foreign.txt"
    file.write_text(text, "utf-8")
    for command in ("play", "replay", "verify"):
        result = pentapolis(command, file)
        assert (result.code, str(file) in result.sentence, sentence in result.sentence) == (2, True, True)


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    file = tmp_path / "photo.jpg"
    file.write_bytes(b"\xff\xd8\xff")
    assert pentapolis("verify", file).sentence == f"{file} cannot be read: it is not a text file in UTF-8."


def test_a_damaged_record_cannot_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    pentapolis("play", FLOW, "--seed", "42", "--save", file, typed="1\n2\n")
    file.write_text(file.read_text("utf-8").replace("invest:warriors", "snipe:warriors"), "utf-8")
    result = pentapolis("play", file)
    assert result.code == 2
    assert f"{file}, answer 3: seat 1 may not answer 'snipe:warriors': FH-SNP.1" in result.sentence


def test_a_record_says_itself_what_it_is_of(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    pentapolis("play", FLOW, "--seed", "42", "--save", file, typed="1\n")
    assert "leave them out" in pentapolis("play", file, "--seed", "1").sentence
    assert "leave them out" in pentapolis("play", FLOW, "--resume", file).sentence
    assert "has 3 seats" in pentapolis("play", file, "--seats", "human,random").sentence


def test_unknown_options_of_the_command_are_usage_errors() -> None:
    result = pentapolis("play", "--colour")
    assert (result.code, result.out) == (2, "")
    assert "No such option: --colour" in result.err


@pytest.mark.parametrize(
    ("error", "language", "sentence"),
    [
        (UnknownBot("deep"), "en", "There is no bot “deep”. Choose from: random, greedy, planner, search."),
        (UnknownGame("go"), "pl", f"Nie ma gry „go”. Na półce: {ON_SHELF}."),
        (Refusal(GAME_OVER), "en", "The game is over."),
        (Refusal("FH-INV.1", have=2), "en", "FH-INV.1 (have=2)."),
        (DataError("cards.yaml, entry x", "no such icon."), "en", "cards.yaml, entry x: no such icon."),
    ],
)
def test_every_kind_of_mistake_has_a_sentence(error: Exception, language: str, sentence: str) -> None:
    assert isinstance(error, app.MISTAKES)
    assert app.sentence(error, language) == sentence


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = pentapolis("play", FLOW)
    assert (result.code, result.err) == (130, "")


def test_a_fault_of_ours_shows_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(prompt: str) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("builtins.input", broken)
    with pytest.raises(ZeroDivisionError):
        pentapolis("play", FLOW)


def test_a_poor_terminal_is_no_reason_to_crash() -> None:
    command = [sys.executable, "-m", "pentapolis", "play", FLOW, "--lang", "pl"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin", "COLUMNS": "80"}
    result = subprocess.run(command, input=b"\xff\n1\n", capture_output=True, env=environment, check=False)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"Rynek" in result.stdout

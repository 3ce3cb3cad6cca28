"""`pentapolis replay` and `pentapolis verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import lines, pentapolis


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game between bots."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    pentapolis("play", "flow_of_history", "--seed", "42", "--seats", "random,random,random", "--save", file)
    return file.read_text("utf-8")


@pytest.fixture
def game(tmp_path: Path, text: str) -> Path:
    """A file of one's own with that record."""
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    return file


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


# verify


def test_a_game_verifies(game: Path) -> None:
    result = pentapolis("verify", game)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1
    assert f"{game} verifies: " in result.out
    assert pentapolis("verify", game, "--lang", "pl").out.startswith(f"Zapis {game} jest zgodny: ")


def test_a_game_that_is_not_over_verifies(tmp_path: Path) -> None:
    file = tmp_path / "begun.txt"
    pentapolis("play", "flow_of_history", "--save", file, typed="1\n1\n")
    assert pentapolis("verify", file).code == 0


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("seed: 42\n", "seed: 43\n", "answer 0: the seed is not the one"),
        ("\n=0 ", "\n=0 ffff", "answer 0: the position has the hash"),
        ("\n=25 ", "\n=25 ffff", "answer 25: the position has the hash"),
        ("points: ", "points: 1", "the game ends with points"),
    ],
)
def test_a_changed_record_does_not_verify(game: Path, old: str, new: str, where: str) -> None:
    result = pentapolis("verify", changed(game, old, new))
    assert result.code == 1
    assert result.sentence.startswith("It does not verify. ")
    assert where in result.sentence


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game: flow_of_history", "game: chess", "There is no game “chess”"),
        ("rules: 1", "rules: 9", "version 9 of the rules"),
        ("seed: 42\n", "", "the seed of this game is not published yet"),
        ("data: ", "data: 0", "this game was played with other content"),
    ],
)
def test_a_record_that_cannot_be_compared_is_neither_right_nor_wrong(game: Path, old: str, new: str, why: str) -> None:
    result = pentapolis("verify", changed(game, old, new))
    assert result.code == 2
    assert why in result.sentence


# replay


def test_the_last_position_is_shown_with_its_result(game: Path) -> None:
    result = pentapolis("replay", game, "--verify")
    assert result.code == 0
    assert "wins." in result.out
    assert "Wanderer 1 ─" in result.out


def test_an_earlier_position_shows_what_was_asked_and_answered(game: Path) -> None:
    out = pentapolis("replay", game, "--to", "0").out
    answer = next(line for line in game.read_text("utf-8").splitlines() if line.startswith(("1  ", "2  ", "3  ")))
    seat, key, *_ = answer.split()
    assert f"Wanderer {seat} has to decide: Which action do you take?" in out
    arrow = next(line for line in out.splitlines() if line.startswith("  →"))
    assert arrow.endswith(key)


def test_a_position_is_seen_through_the_eyes_of_a_seat(game: Path) -> None:
    out = pentapolis("replay", game, "--to", "5", "--as", "2", "--lang", "pl").out
    assert "Wędrowiec 2 (ty)" in out
    assert pentapolis("replay", game, "--as", "4").sentence.startswith("There is no seat “4”.")
    assert pentapolis("replay", game, "--as", "x").code == 2


def test_a_position_that_is_not_there_is_a_mistake(game: Path) -> None:
    assert "there is no answer 9999" in pentapolis("replay", game, "--to", "9999").sentence


def test_replay_verifies_on_the_way_if_asked(game: Path) -> None:
    changed(game, "\n=25 ", "\n=25 ffff")
    assert pentapolis("replay", game, "--to", "30").code == 0
    result = pentapolis("replay", game, "--to", "30", "--verify")
    assert (result.code, "answer 25" in result.sentence) == (2, True)


def test_programs_get_json(game: Path) -> None:
    position = json.loads(pentapolis("replay", game, "--to", "4", "--json").out)
    assert (position["answers"], position["over"], position["viewer"]) == (4, False, None)
    assert len(position["view"]["civilizations"]) == 3
    assert position["asks"][0]["keys"]
    assert position["events"]
    asked = position["asks"][0]["seat"]
    other = json.loads(pentapolis("replay", game, "--to", "4", "--json", "--as", (asked + 1) % 3 + 1).out)
    assert other["asks"] == []


def test_paging_goes_on_back_and_anywhere(game: Path) -> None:
    out = pentapolis("replay", game, "--to", "0", "--step", typed=lines("", "", "b", "30", "q", "")).out
    shown = [line.split("step ")[1].split()[0] for line in out.splitlines() if "After step" in line]
    assert shown == ["0", "1", "2", "1", "30"]

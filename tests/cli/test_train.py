"""train: what it writes, that it can be repeated, and how it refuses."""

from __future__ import annotations

import json
import re
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from msgspec.structs import replace

from pentapolis.arena.origin import Origin
from pentapolis.cli.lab import training_rounds as training
from pentapolis.cli.lab.train import command_of, settled
from pentapolis.cli.shared.common import Fault, fail
from pentapolis.games import load, package_of, shelf
from pentapolis.kernel.data import find_text
from pentapolis.kernel.traits import read_weights
from pentapolis.learning import course, lessons
from pentapolis.learning.lessons import Lesson
from tests.cli.calling import call, in_place_of_a_cluster, joined
from tests.kernel.toys.climb import CLIMB

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]
SHORT = ["--games", "10", "--rounds", "1", "--bot", "greedy@4", "--jobs", "1"]


def test_a_training_writes_weights_and_a_report_and_can_be_repeated(capsys: Capture, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    called = call(capsys, "train", GAME, *SHORT, "--tests", "2", "--out", one, "--store", tmp_path / "lessons.sqlite")
    assert called.code == 0
    assert "Log loss" in called.out
    assert f"The game says {load(GAME).rules.bots.decisive:g}." in called.out.replace("\n", " ")
    assert sorted(path.name for path in one.iterdir()) == [
        "calibration.svg",
        "curve.svg",
        "report.json",
        "report.md",
        "weights.json",
    ]
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = read_weights((one / "weights.json").read_text(encoding="utf-8"), "one", GAME, traits.names)
    assert list(weights.players) == ["2"]
    report = json.loads((one / "report.json").read_text(encoding="utf-8"))
    assert report["test"]["games"] == 2
    figures = report["rounds"][0]["figures"]
    assert figures["decisive"] == load(GAME).rules.bots.decisive
    text = (one / "report.md").read_text(encoding="utf-8")
    assert set(re.findall(r"!\[[^]]+\]\((.+?)\)", text)) == {"calibration.svg", "curve.svg"}
    assert f"\n{called.last}. Rules version" in text
    assert called.last == str(msgspec.convert(report["origin"], Origin))
    decisive = f"| as it fits | {figures['fitted']['decisive']:g} | {figures['fitted']['loss']:.4f} |"
    assert decisive in text
    assert report["command"].startswith(f"pentapolis train {GAME} --players 2 --games 10 --rounds 1 --bot greedy@4")
    assert call(capsys, "train", GAME, *SHORT, "--tests", "0", "--out", two).code == 0
    assert (two / "weights.json").read_bytes() == (one / "weights.json").read_bytes()
    assert "None was played." in (two / "report.md").read_text(encoding="utf-8")


def test_games_of_the_test_are_not_taken_for_those_of_a_tournament(capsys: Capture, tmp_path: Path) -> None:
    """They were played with new weights, and a tournament would play them again with those that ship."""
    store = tmp_path / "both.sqlite"
    assert call(capsys, "train", GAME, *SHORT, "--tests", "2", "--out", tmp_path / "new", "--store", store).code == 0
    duel = ["tournament", GAME, "--jobs", "1", "--store", store]
    assert call(capsys, *duel, "--bots", "random,greedy@2", "--games", "2").code == 0
    called = call(capsys, *duel, "--verify", "9")
    assert (called.code, called.last) == (0, "2 of 2 games played again, 0 different")


@pytest.mark.parametrize(("words", "address"), [(["--ray"], "local"), (["--ray", "auto"], "auto")])
def test_a_cluster_plays_the_same_training_and_json_is_the_report(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], address: str
) -> None:
    asked = in_place_of_a_cluster(monkeypatch)
    here, there = tmp_path / "here", tmp_path / "there"
    called = call(capsys, "train", GAME, *SHORT[:-2], *words, "--tests", "2", "--out", there, "--json")
    assert (called.code, asked) == (0, [address])
    assert called.out == (there / "report.json").read_text(encoding="utf-8")
    assert json.loads(called.out)["test"]["games"] == 2
    assert "weights and report in" in called.err
    assert call(capsys, "train", GAME, *SHORT, "--tests", "0", "--out", here).code == 0
    assert (here / "weights.json").read_bytes() == (there / "weights.json").read_bytes()


def test_a_cluster_that_cannot_be_had_is_told_before_anything_is_played(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    called = call(capsys, "train", GAME, "--games", "100000", "--ray", "--out", tmp_path)
    assert (called.code, "pip install 'pentapolis[ray]'" in joined(called.err)) == (2, True)


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> list[course.Course]:
    """The courses that would be held: each is refused when it is known."""
    found = []

    def teacher(game: Any, held: course.Course, *others: Any) -> NoReturn:
        found.append(held)
        fail("It is known.")

    monkeypatch.setattr("pentapolis.cli.lab.train.Teacher", teacher)
    return found


@pytest.mark.parametrize(
    ("game", "method", "by_lot"),
    [("flow_of_history", "results", 0.1), ("mosaic", "trials", 0), ("clash_of_cultures", "forecasts", 0.02)],
)
def test_a_game_is_trained_as_its_own_weights_were_if_nothing_else_is_said(
    capsys: Capture, tmp_path: Path, courses: list[course.Course], game: str, method: str, by_lot: float
) -> None:
    assert call(capsys, "train", game, "--out", tmp_path).err == "It is known.\n"
    call(capsys, "train", game, "--method", "trials", "--out", tmp_path)
    call(capsys, "train", game, "--by-lot", "0.3", "--out", tmp_path)
    expected = [(method, by_lot), ("trials", 0), (method, 0.3)]
    assert [(held.method, held.by_lot) for held in courses] == expected


def test_a_game_without_weights_learns_from_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "find_text", lambda *path: None)
    assert course.usual_method("mosaic") == "results"


TRAINED = [game for game in shelf() if find_text(package_of(game), "trained", "report.json")]


@pytest.mark.parametrize("game", TRAINED)
def test_the_command_of_a_report_still_means_the_same(
    capsys: Capture, tmp_path: Path, courses: list[course.Course], game: str
) -> None:
    told = json.loads(find_text(package_of(game), "trained", "report.json") or "")
    _, *words = shlex.split(told["command"])
    call(capsys, *words[:-1], tmp_path)
    here = {"rules": load(game).meta.rules_version, "content": load(game).content_hash}
    assert courses == [msgspec.convert(told["course"] | here, course.Course)]


@pytest.mark.parametrize("method", course.METHODS)
def test_a_command_can_be_given_again(
    capsys: Capture, tmp_path: Path, courses: list[course.Course], method: str
) -> None:
    call(capsys, "train", "mosaic", "--method", method, "--by-lot", "0.3", "--out", tmp_path)
    _, *words = shlex.split(command_of(courses[0]))
    call(capsys, *words[:-1], tmp_path)
    assert courses[0] == courses[1]


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []

    def pressed(*args: Any) -> Any:
        begun.append(args)
        if len(begun) == 3:
            signal.raise_signal(signal.SIGINT)
        return study(*args)

    study = lessons.study
    monkeypatch.setattr(course, "study", pressed)
    words, store = ["train", GAME, *SHORT, "--tests", "0", "--out", tmp_path], tmp_path / "lessons.sqlite"
    called = call(capsys, *words, "--store", store)
    assert (called.code, len(begun)) == (130, 3)
    kept = f"Interrupted; {store} keeps what was played, and the same command goes on from there."
    assert "".join(kept.split()) in "".join(called.err.split())
    assert not (tmp_path / "weights.json").exists()
    assert call(capsys, *words, "--store", store).code == 0
    assert len(begun) == 10
    begun.clear()
    called = call(capsys, *words)
    assert called.code == 130
    assert "Interrupted; with a --store the same command would go on from there." in joined(called.err)


def test_trials_are_reported_and_can_be_repeated(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "SURVEY", 6)
    one, two = tmp_path / "one", tmp_path / "two"
    words = ["train", GAME, *SHORT, "--method", "trials", "--by-lot", "0", "--tests", "0"]
    store = tmp_path / "trials.sqlite"
    assert call(capsys, *words, "--out", one, "--store", store).code == 0
    report = json.loads((one / "report.json").read_text(encoding="utf-8"))
    assert "--method trials --step 0.5 --finer 1 --least 0.06" in report["command"]
    assert 0.5 < report["rounds"][0]["progress"]["promised"] < 1
    told = (one / "report.md").read_text(encoding="utf-8")
    assert "## Trials" in told
    assert "figures of weights that a round moved without these games" in told
    assert call(capsys, *words, "--out", two, "--store", store).code == 0
    assert (two / "weights.json").read_bytes() == (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--doubt", "5", "--out", two, "--store", store).code == 0
    doubting = (two / "report.md").read_text(encoding="utf-8")
    assert "--doubt 5" in doubting
    assert "below 5 standard errors" in doubting
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--wide", "0.2", "--out", two, "--store", store).code == 0
    narrow = (two / "report.md").read_text(encoding="utf-8")
    assert "--wide 0.2" in narrow
    assert "off by 20 % of every weight" in narrow
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--step", "1", "--out", two, "--store", store).code == 0
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()


@pytest.mark.slow
def test_forecasts_are_reported_and_can_be_repeated(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "SURVEY", 2)
    one, two = tmp_path / "one", tmp_path / "two"
    words = ["train", "clash_of_cultures", "--games", "10", "--rounds", "1", "--bot", "greedy@2", "--jobs", "2"]
    words += ["--option", "length=short"]
    words += ["--method", "forecasts", "--by-lot", "0.02", "--tests", "0", "--store", str(tmp_path / "told.sqlite")]
    assert call(capsys, *words, "--out", one).code == 0
    report = json.loads((one / "report.json").read_text(encoding="utf-8"))
    assert "--method forecasts --later 0.94 --whim 0.7" in report["command"]
    told = (one / "report.md").read_text(encoding="utf-8")
    assert "every seat likes or dislikes 5 traits by lot" in told
    assert "was chosen by these games" in told
    assert call(capsys, *words, "--out", two).code == 0
    assert (two / "weights.json").read_bytes() == (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--later", "0.5", "--out", two).code == 0
    assert "of which 50 % are made of" in (two / "report.md").read_text(encoding="utf-8")
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()


def test_few_weights_can_be_drawn_alone(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All others stay as they are to each other, however far the step goes."""
    monkeypatch.setattr(course, "SURVEY", 6)
    words = ["train", GAME, *SHORT, "--method", "trials", "--by-lot", "0", "--tests", "0", "--only", "points"]
    found = []
    for step in ("0.5", "2"):
        assert call(capsys, *words, "--step", step, "--out", tmp_path, "--store", tmp_path / "trials").code == 0
        found.append(json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))["players"]["2"])
    report = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "--only points" in report
    assert "all others are those of the hand: points." in report
    short, long = ([pair[0] for name, pair in table.items() if name != "points"] for table in found)
    largest = max(range(len(short)), key=lambda number: abs(short[number]))
    assert [number / long[largest] for number in long] == pytest.approx(
        [number / short[largest] for number in short], abs=0.01
    )
    assert found[0]["points"][0] / short[largest] != pytest.approx(found[1]["points"][0] / long[largest], abs=0.01)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--method", "trials", "--only", "points,luck"], "There is no trait “luck”; choose among: points"),
        (["--method", "trials", "--only", "points,"], "There is no trait “”"),
        (["--only", "points"], "--only belongs to --method trials"),
    ],
)
def test_weights_that_cannot_be_drawn_alone_are_a_fault(
    capsys: Capture, tmp_path: Path, words: list[str], told: str
) -> None:
    called = call(capsys, "train", GAME, *words, "--out", tmp_path / "no")
    assert (called.code, told in joined(called.err)) == (2, True)
    assert not (tmp_path / "no").exists()


def test_weights_of_other_numbers_of_players_are_kept(capsys: Capture, tmp_path: Path) -> None:
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"game": GAME, "players": {"4": dict.fromkeys(traits.names, (1, 2))}}), encoding="utf-8")
    assert call(capsys, "train", GAME, *SHORT, "--tests", "0", "--out", tmp_path).code == 0
    assert list(json.loads(path.read_text(encoding="utf-8"))["players"]) == ["2", "4"]


def test_who_plays_alone_has_nobody_to_be_compared_with() -> None:
    alone = course.Course("climb", 1, {}, 10, 1, "0", "greedy", 0.1, 0)
    with pytest.raises(Fault, match="a table of one has nothing to compare"):
        settled(CLIMB, alone)
    assert settled(CLIMB, replace(alone, players=2)).players == 2


def test_weights_of_other_traits_in_the_folder_are_a_fault_before_anything_is_played(
    capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "weights.json").write_text(json.dumps({"game": GAME, "players": {"2": {"luck": [1, 1]}}}))
    called = call(capsys, "train", GAME, "--games", "100000", "--out", tmp_path)
    assert called.code == 2
    assert "has no weights" in called.err.replace("\n", " ")


@pytest.mark.parametrize("folder", ["file", "file/below", "taken"])
def test_a_folder_that_cannot_be_written_is_a_fault_before_anything_is_played(
    capsys: Capture, tmp_path: Path, folder: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "taken" / "weights.json").mkdir(parents=True)
    called = call(capsys, "train", GAME, "--games", "100000", "--out", tmp_path / folder)
    assert called.code == 2
    assert "cannot be written" in called.err.replace("\n", " ")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["chess", "--out", "x"], "There is no game “chess”"),
        ([GAME, "--bot", "oracle", "--out", "x"], "There is no bot “oracle”"),
        ([GAME, "--bot", "random", "--out", "x"], "There is no bot “random+hand”"),
        ([GAME, "--players", "9", "--out", "x"], "2 to 5 players, not for 9"),
        ([GAME, "--players", "0", "--out", "x"], "2 to 5 players, not for 0"),
        ([GAME, "--test-bot", "oracle", "--out", "x"], "There is no bot “oracle”"),
        (
            [GAME, "--method", "luck", "--out", "x"],
            "There is no method “luck”; choose one of: results, trials, forecasts.",
        ),
        ([GAME, "--method", "forecasts", "--out", "x"], "flow_of_history has no traits that a seat weighs alone"),
        ([GAME, "--later", "0.5", "--out", "x"], "--later belongs to --method forecasts."),
        ([GAME, "--method", "trials", "--whim", "0", "--out", "x"], "--whim belongs to --method forecasts."),
        ([GAME, "--step", "0.5", "--out", "x"], "--step belongs to --method trials."),
        ([GAME, "--finer", "0.9", "--out", "x"], "--finer belongs to --method trials."),
        ([GAME, "--wide", "0.1", "--out", "x"], "--wide belongs to --method trials."),
        ([GAME, "--least", "0.1", "--out", "x"], "--least belongs to --method trials."),
        ([GAME, "--doubt", "1", "--out", "x"], "--doubt belongs to --method trials."),
        ([GAME, "--jobs", "2", "--ray", "auto", "--out", "x"], "give one of them"),
        ([GAME, "--out", "x"], "No game ended within 5 decisions"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], fault: str
) -> None:
    monkeypatch.chdir(tmp_path)
    called = call(capsys, "train", *words, "--games", "10", "--limit", "5")
    assert called.code == 2
    assert fault in called.err


@pytest.mark.parametrize(("method", "ended"), [("results", 4), ("results", 1), ("trials", 4), ("forecasts", 4)])
def test_too_few_games_that_end_are_a_fault(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, ended: int
) -> None:
    """A survey may be as short: it is not learnt from."""
    monkeypatch.setattr(course, "SURVEY", 2)
    played = course.lessons

    def most_are_cut_off(*given: Any) -> Iterator[Lesson]:
        lesson = next(played(*given))
        yield from (replace(lesson, finished=number < ended) for number in range(10))

    monkeypatch.setattr(training, "lessons", most_are_cut_off)
    game = "clash_of_cultures" if method == "forecasts" else GAME
    words = ["--games", "10", "--bot", "greedy@2", "--method", method, "--jobs", "1", "--limit", "900"]
    called = call(capsys, "train", game, *words, "--out", tmp_path)
    assert called.code == 2
    assert f"Only {ended} of 10 games ended within 900 decisions" in joined(called.err)


def test_without_numpy_the_extra_is_named(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pentapolis.learning.")]:
        if name.rpartition(".")[2] in ("fit", "forecasts", "steps", "teaching", "report"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    called = call(capsys, "train", GAME, "--out", tmp_path)
    assert called.code == 2
    assert "pentapolis[train]" in called.err.replace("\n", "")

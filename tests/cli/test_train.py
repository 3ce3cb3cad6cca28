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

from pentapolis.arena.result_store import ResultStore
from pentapolis.arena.run_info import RunInfo
from pentapolis.cli.lab import training_rounds
from pentapolis.cli.lab.train import OLD_NAMES, command_of, settled
from pentapolis.cli.shared.common import Fault, fail
from pentapolis.games import load, package_of, shelf
from pentapolis.kernel.data import find_text
from pentapolis.kernel.traits import read_weights
from pentapolis.learning import episodes, training_run
from pentapolis.learning.episodes import Episode
from pentapolis.learning.training_run import EVOLUTION, RESULTS, TD_LAMBDA
from tests.cli.calling import call, in_place_of_a_cluster, joined
from tests.kernel.toys.climb import CLIMB

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]
SHORT = ["--games", "10", "--rounds", "1", "--bot", "greedy@4", "--jobs", "1"]


def test_a_training_writes_weights_and_a_report_and_can_be_repeated(capsys: Capture, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    called = call(capsys, "train", GAME, *SHORT, "--tests", "2", "--out", one, "--store", tmp_path / "episodes.sqlite")
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
    assert called.last == str(msgspec.convert(report["origin"], RunInfo))
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
def trainings(monkeypatch: pytest.MonkeyPatch) -> list[training_run.TrainingRun]:
    """The courses that would be held: each is refused when it is known."""
    found = []

    def trainer(game: Any, held: training_run.TrainingRun, *others: Any) -> NoReturn:
        found.append(held)
        fail("It is known.")

    monkeypatch.setattr("pentapolis.cli.lab.train.Trainer", trainer)
    return found


@pytest.mark.parametrize(
    ("game", "method", "epsilon"),
    [("flow_of_history", RESULTS, 0.1), ("mosaic", EVOLUTION, 0), ("clash_of_cultures", TD_LAMBDA, 0.02)],
)
def test_a_game_is_trained_as_its_own_weights_were_if_nothing_else_is_said(
    capsys: Capture, tmp_path: Path, trainings: list[training_run.TrainingRun], game: str, method: str, epsilon: float
) -> None:
    assert call(capsys, "train", game, "--out", tmp_path).err == "It is known.\n"
    call(capsys, "train", game, "--method", "evolution", "--out", tmp_path)
    call(capsys, "train", game, "--epsilon", "0.3", "--out", tmp_path)
    expected = [(method, epsilon), (EVOLUTION, 0), (method, 0.3)]
    assert [(held.method, held.epsilon) for held in trainings] == expected


def test_a_game_without_weights_learns_from_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_run, "find_text", lambda *path: None)
    assert training_run.default_method("mosaic") == "results"


TRAINED = [game for game in shelf() if find_text(package_of(game), "trained", "report.json")]


@pytest.mark.parametrize("game", TRAINED)
def test_the_command_of_a_report_still_means_the_same(
    capsys: Capture, tmp_path: Path, trainings: list[training_run.TrainingRun], game: str
) -> None:
    told = json.loads(find_text(package_of(game), "trained", "report.json") or "")
    _, *words = shlex.split(told["command"])
    call(capsys, *words[:-1], tmp_path)
    here = {"rules": load(game).meta.rules_version, "content": load(game).content_hash}
    assert trainings == [msgspec.convert(told["course"] | here, training_run.TrainingRun)]


@pytest.mark.parametrize("method", training_run.METHODS)
def test_a_command_can_be_given_again(
    capsys: Capture, tmp_path: Path, trainings: list[training_run.TrainingRun], method: str
) -> None:
    call(capsys, "train", "mosaic", "--method", method, "--epsilon", "0.3", "--out", tmp_path)
    _, *words = shlex.split(command_of(trainings[0]))
    call(capsys, *words[:-1], tmp_path)
    assert trainings[0] == trainings[1]


@pytest.mark.parametrize(("old", "new"), OLD_NAMES.items())
def test_old_names_of_options_and_methods_mean_the_same(
    capsys: Capture, tmp_path: Path, trainings: list[training_run.TrainingRun], old: str, new: str
) -> None:
    methods = ("forecasts", "td-lambda") if new in ("lambda", "noise") else ("trials", "evolution")
    for method, option in zip(methods, (f"--{old}=0.3", f"--{new}=0.3"), strict=True):
        call(capsys, "train", "clash_of_cultures", "--method", method, option, "--out", tmp_path)
    assert trainings[0] == trainings[1]
    called = call(capsys, "train", "--help")
    assert f"--{new}" in called.out
    assert f"--{old}" not in called.out


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []

    def pressed(*args: Any) -> Any:
        begun.append(args)
        if len(begun) == 3:
            signal.raise_signal(signal.SIGINT)
        return play_episode(*args)

    play_episode = episodes.play_episode
    monkeypatch.setattr(training_run, "play_episode", pressed)
    words, store = ["train", GAME, *SHORT, "--tests", "0", "--out", tmp_path], tmp_path / "episodes.sqlite"
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


def test_evolution_is_reported_and_can_be_repeated(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_run, "SURVEY", 6)
    one, two = tmp_path / "one", tmp_path / "two"
    words = ["train", GAME, *SHORT, "--method", "evolution", "--epsilon", "0", "--tests", "0"]
    store = tmp_path / "episodes.sqlite"
    assert call(capsys, *words, "--out", one, "--store", store).code == 0
    report = json.loads((one / "report.json").read_text(encoding="utf-8"))
    assert "--method evolution --step 0.5 --sigma-decay 1 --sigma-floor 0.06" in report["command"]
    assert report["course"]["method"] == "trials"  # reports and stores keep the names they have always had
    assert {"by_lot", "finer", "least", "doubt", "wide", "later", "whim"} <= set(report["course"])
    with ResultStore(store, Episode) as kept:
        assert kept._kind == "lesson"
    assert 0.5 < report["rounds"][0]["progress"]["promised"] < 1
    told = (one / "report.md").read_text(encoding="utf-8")
    assert "## Evolution" in told
    assert "figures are of weights that a round moved without the held-out games" in told
    assert call(capsys, *words, "--out", two, "--store", store).code == 0
    assert (two / "weights.json").read_bytes() == (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--threshold", "5", "--out", two, "--store", store).code == 0
    doubting = (two / "report.md").read_text(encoding="utf-8")
    assert "--threshold 5" in doubting
    assert "below 5 standard errors" in doubting
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--sigma", "0.2", "--out", two, "--store", store).code == 0
    narrow = (two / "report.md").read_text(encoding="utf-8")
    assert "--sigma 0.2" in narrow
    assert "sigma of 20 % of every weight" in narrow
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--step", "1", "--out", two, "--store", store).code == 0
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()


@pytest.mark.slow
def test_td_lambda_is_reported_and_can_be_repeated(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_run, "SURVEY", 2)
    one, two = tmp_path / "one", tmp_path / "two"
    words = ["train", "clash_of_cultures", "--games", "10", "--rounds", "1", "--bot", "greedy@2", "--jobs", "2"]
    words += ["--option", "length=short"]
    words += ["--method", "td-lambda", "--epsilon", "0.02", "--tests", "0"]
    words += ["--store", str(tmp_path / "episodes.sqlite")]
    assert call(capsys, *words, "--out", one).code == 0
    report = json.loads((one / "report.json").read_text(encoding="utf-8"))
    assert "--method td-lambda --lambda 0.94 --noise 0.7" in report["command"]
    told = (one / "report.md").read_text(encoding="utf-8")
    assert "every seat has parameter noise on 5 random traits" in told
    assert "The held-out games chose the strength of the prior" in told
    assert call(capsys, *words, "--out", two).code == 0
    assert (two / "weights.json").read_bytes() == (one / "weights.json").read_bytes()
    assert call(capsys, *words, "--lambda", "0.5", "--out", two).code == 0
    assert "with λ = 0.5" in (two / "report.md").read_text(encoding="utf-8")
    assert (two / "weights.json").read_bytes() != (one / "weights.json").read_bytes()


def test_few_weights_can_be_drawn_alone(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All others stay as they are to each other, however far the step goes."""
    monkeypatch.setattr(training_run, "SURVEY", 6)
    words = ["train", GAME, *SHORT, "--method", "evolution", "--epsilon", "0", "--tests", "0", "--only", "points"]
    found = []
    for step in ("0.5", "2"):
        assert call(capsys, *words, "--step", step, "--out", tmp_path, "--store", tmp_path / "episodes").code == 0
        found.append(json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))["players"]["2"])
    report = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "--only points" in report
    assert "all others stay by hand: points." in report
    short, long = ([pair[0] for name, pair in table.items() if name != "points"] for table in found)
    largest = max(range(len(short)), key=lambda number: abs(short[number]))
    assert [number / long[largest] for number in long] == pytest.approx(
        [number / short[largest] for number in short], abs=0.01
    )
    assert found[0]["points"][0] / short[largest] != pytest.approx(found[1]["points"][0] / long[largest], abs=0.01)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--method", "evolution", "--only", "points,luck"], "There is no trait “luck”; choose among: points"),
        (["--method", "evolution", "--only", "points,"], "There is no trait “”"),
        (["--only", "points"], "--only belongs to --method evolution"),
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
    alone = training_run.TrainingRun("climb", 1, {}, 10, 1, "0", "greedy", 0.1, 0)
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
            "There is no method “luck”; choose one of: results, evolution, td-lambda.",
        ),
        ([GAME, "--method", "td-lambda", "--out", "x"], "flow_of_history has no traits that a seat weighs alone"),
        ([GAME, "--lambda", "0.5", "--out", "x"], "--lambda belongs to --method td-lambda."),
        ([GAME, "--method", "evolution", "--noise", "0", "--out", "x"], "--noise belongs to --method td-lambda."),
        ([GAME, "--step", "0.5", "--out", "x"], "--step belongs to --method evolution."),
        ([GAME, "--sigma-decay", "0.9", "--out", "x"], "--sigma-decay belongs to --method evolution."),
        ([GAME, "--sigma", "0.1", "--out", "x"], "--sigma belongs to --method evolution."),
        ([GAME, "--sigma-floor", "0.1", "--out", "x"], "--sigma-floor belongs to --method evolution."),
        ([GAME, "--threshold", "1", "--out", "x"], "--threshold belongs to --method evolution."),
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


@pytest.mark.parametrize(("method", "ended"), [("results", 4), ("results", 1), ("evolution", 4), ("td-lambda", 4)])
def test_too_few_games_that_end_are_a_fault(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, ended: int
) -> None:
    """A survey may be as short: it is not learnt from."""
    monkeypatch.setattr(training_run, "SURVEY", 2)
    played = training_run.episodes

    def most_are_cut_off(*given: Any) -> Iterator[Episode]:
        episode = next(played(*given))
        yield from (replace(episode, finished=number < ended) for number in range(10))

    monkeypatch.setattr(training_rounds, "episodes", most_are_cut_off)
    game = "clash_of_cultures" if method == "td-lambda" else GAME
    words = ["--games", "10", "--bot", "greedy@2", "--method", method, "--jobs", "1", "--limit", "900"]
    called = call(capsys, "train", game, *words, "--out", tmp_path)
    assert called.code == 2
    assert f"Only {ended} of 10 games ended within 900 decisions" in joined(called.err)


def test_without_numpy_the_extra_is_named(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pentapolis.learning.")]:
        if name.rpartition(".")[2] in ("conditional_logit", "td_lambda", "evolution_updates", "regression", "report"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    called = call(capsys, "train", GAME, "--out", tmp_path)
    assert called.code == 2
    assert "pentapolis[train]" in called.err.replace("\n", "")

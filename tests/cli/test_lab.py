"""simulate, fuzz, bench: what they print, and how they end."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.arena.fuzz import Finding, FuzzGame, Violation
from pentapolis.arena.pool import in_order
from pentapolis.arena.run_info import RunInfo
from pentapolis.arena.simulate import simulate
from pentapolis.cli.shared.choices import follow
from pentapolis.cli.shared.common import Fault
from pentapolis.games import load
from pentapolis.games.flow_of_history import turn
from pentapolis.kernel import Match
from pentapolis.kernel.record import Record, parse, replay
from tests.cli.calling import call

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]


# simulate


def test_simulate_shows_wins_points_and_length(capsys: Capture) -> None:
    called = call(capsys, "simulate", GAME, "--bots", "random", "--players", "3", "--games", "4", "--jobs", "1")
    assert called.code == 0
    for heading in ("Bot", "Seat", "95%", "median", "Points from", "Decisions in a game"):
        assert heading in called.out
    assert "4 games in" in called.err


def test_simulate_gives_the_same_json_for_any_number_of_jobs(capsys: Capture) -> None:
    words = ["simulate", GAME, "--bots", "random", "--players", "2", "--games", "9", "--seed", "7", "--json"]
    alone = call(capsys, *words, "--jobs", "1")
    together = call(capsys, *words, "--jobs", "2")
    assert alone.code == together.code == 0
    assert json.loads(alone.out) == json.loads(together.out)
    assert json.loads(alone.out)["summary"]["games"] == 9
    other_seed = call(capsys, *words, "--jobs", "1", "--seed", "8")
    assert json.loads(other_seed.out)["summary"]["fingerprint"] != json.loads(alone.out)["summary"]["fingerprint"]


def test_simulate_leaves_stalled_games_out(capsys: Capture) -> None:
    words = ["simulate", GAME, "--bots", "random", "--games", "2", "--limit", "5", "--jobs", "1"]
    assert "2 games stalled: they were not over after 5 decisions" in call(capsys, *words).out
    summary = json.loads(call(capsys, *words, "--json").out)["summary"]
    assert (summary["stalled"], summary["bots"], summary["length"]) == (2, [], None)


def test_simulate_speaks_polish_where_it_names_things(capsys: Capture) -> None:
    called = call(capsys, "simulate", GAME, "--bots", "random", "--games", "2", "--jobs", "1", "--lang", "pl")
    assert "Krótka historia cywilizacji" in called.out


def test_simulate_shows_what_it_has_when_interrupted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        yield from islice(simulate(*args), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("pentapolis.cli.lab.simulate.simulate", interrupted)
    called = call(capsys, "simulate", GAME, "--bots", "random", "--games", "5", "--jobs", "1", "--json")
    assert called.code == 130
    assert json.loads(called.out)["summary"]["games"] == 2
    assert "Interrupted after 2 of 5 games" in called.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        ([GAME, "--bots", "deep_blue"], "There is no bot “deep_blue”"),
        ([GAME, "--bots", "random,random,random", "--players", "2"], "3 bots are too many for 2 seats"),
        ([GAME, "--players", "9"], "2 to 5 players, not for 9"),
        ([GAME, "--players", "0"], "2 to 5 players, not for 0"),
        ([GAME, "--option", "variant"], "--option “variant” is not understood"),
        ([GAME, "--option", "stall=2", "--option", "stall=3"], "“stall” is given twice"),
        ([GAME, "--option", "variant=solo"], "cannot be “solo”"),
        ([GAME, "--data-pack", "nowhere"], "there is no such folder"),
        ([GAME, "--lang", "xx"], "There is no language “xx”"),
        (["mosaic", "--option", "foo=1"], "There is no option “foo”: this game has no options."),
    ],
)
def test_simulate_refuses_in_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    called = call(capsys, "simulate", *words)
    assert called.code == 2
    assert sentence in called.err
    assert len(called.err.strip().splitlines()) == 1


# fuzz


def plant(monkeypatch: pytest.MonkeyPatch, crash: bool) -> None:
    """A bug in the cleanup of the second era: a token out of nothing, or a crash."""

    sound = turn.cleanup

    def cleanup(t: Any, seat: int) -> None:
        if len(t.state.deck) < 45:
            assert not crash, "planted"
            t.state.supply += 1
        sound(t, seat)

    monkeypatch.setattr(turn, "cleanup", cleanup)


def test_fuzz_finds_nothing_in_all_kinds_of_games(capsys: Capture, tmp_path: Path) -> None:
    called = call(capsys, "fuzz", GAME, "--games", "3", "--jobs", "1", "--seed", "1", "--save-dir", tmp_path / "no")
    assert called.code == 0
    games, decisions, failures = called.last.split(", ")
    assert (games, failures) == ("3 games", "0 failures")
    assert int(decisions.split()[0]) > 100
    assert not (tmp_path / "no").exists()


def test_fuzz_saves_a_planted_bug_as_a_record(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With this seed the bug shows in the game itself before it shows in a world that is only imagined."""
    plant(monkeypatch, crash=False)
    words = ["fuzz", GAME, "--players", "3", "--games", "4", "--jobs", "1", "--seed", "2", "--save-dir", tmp_path]
    called = call(capsys, *words, "--most-failures", "2")
    assert called.code == 1
    assert called.last.startswith("2 games, ")
    assert called.last.endswith(", 2 failures")
    file = tmp_path / f"{GAME}-2-0.record"
    assert f"replay it: pentapolis replay {file}" in called.out
    assert "ledger" in file.read_text(encoding="utf-8").splitlines()[1]
    record = parse(file.read_text(encoding="utf-8"))
    match = replay(load(GAME), record, verify=True)
    assert sum(load(GAME).rules.ledgers(match.table).values()) > sum(ledgers_at_start(record.seed).values())
    again = ["fuzz", GAME, "--again", file, "--jobs", "1", "--save-dir", tmp_path]
    assert call(capsys, *again).code == 1
    monkeypatch.undo()
    assert call(capsys, *again).code == 0


def ledgers_at_start(seed: str | None) -> dict[str, int]:
    game = load(GAME)
    return game.rules.ledgers(game.table(game.first_state(3, {}, seed or "")))


def test_fuzz_saves_a_crash_too(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, crash=True)
    words = ["fuzz", GAME, "--players", "2", "--option", "variant=rahdo", "--option", "stall=off", "--games", "1"]
    called = call(capsys, *words, "--jobs", "1", "--seed", "s p/1", "--save-dir", tmp_path, "--json")
    assert called.code == 1
    (failed,) = json.loads(called.out)["failures"]
    assert (failed["failure"]["check"], "planted" in failed["failure"]["message"]) == ("crash", True)
    assert Path(failed["file"]) == tmp_path / f"{GAME}-s-p-1-0.record"
    record = parse(Path(failed["file"]).read_text(encoding="utf-8"))
    assert record.options == {"variant": "rahdo", "stall": "off"}
    monkeypatch.undo()
    assert len(replay(load(GAME), record, verify=True).history) == len(record.answers) > 10


def test_fuzz_tells_of_a_failure_that_no_record_can_hold(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = FuzzGame(GAME, 2, {"variant": "standard", "stall": "3"}, "x")
    failure = Violation(trial, "ask", "the key 'two words' has a blank", ((0, "two words"),))
    monkeypatch.setattr("pentapolis.cli.lab.fuzz.fuzz", lambda *args: iter([Finding(1, failure)]))
    called = call(capsys, "fuzz", GAME, "--games", "1", "--save-dir", tmp_path)
    assert called.code == 1
    assert f"it cannot be written as a record; see {tmp_path / GAME}-x.txt" in called.out
    assert "1  'two words'" in (tmp_path / f"{GAME}-x.txt").read_text(encoding="utf-8")
    (tmp_path / "taken").touch()
    called = call(capsys, "fuzz", GAME, "--games", "1", "--save-dir", tmp_path / "taken")
    assert (called.code, "taken cannot be made" in called.err) == (2, True)


def test_fuzz_says_how_far_it_got_when_interrupted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> Iterator[Finding]:
        yield Finding(100)
        raise KeyboardInterrupt

    monkeypatch.setattr("pentapolis.cli.lab.fuzz.fuzz", interrupted)
    called = call(capsys, "fuzz", GAME, "--games", "9")
    assert (called.code, called.last) == (130, "1 game, 100 decisions, 0 failures")
    assert "Interrupted after 1 of 9 games" in called.err


def test_fuzz_examines_only_records_of_its_game(capsys: Capture, tmp_path: Path) -> None:
    match = Match.start(load(GAME), 2, {}, "1")
    text = Record.of(match, ["random", "random"], {}, "1").to_text()
    file = tmp_path / "a.record"
    file.write_text(text.replace(f"game: {GAME}", "game: chess"), encoding="utf-8")
    assert "is a game of chess" in call(capsys, "fuzz", GAME, "--again", file).err
    file.write_text(text.replace("seed: 1\n", ""), encoding="utf-8")
    assert "its seed is not published" in call(capsys, "fuzz", GAME, "--again", file).err


def test_a_lost_worker_is_told_in_one_sentence() -> None:
    with pytest.raises(Fault, match="fewer --jobs"):
        follow("lost", 1, in_order(os._exit, [3], jobs=2), print)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--option", "variant=rahdo", "--players", "3"], "“rahdo” only with this number of players: 2"),
        (["--option", "speed=fast"], "There is no option “speed”"),
        (["--players", "1"], "2 to 5 players, not for 1"),
        (["--again", "nowhere.record"], "nowhere.record cannot be read"),
    ],
)
def test_fuzz_refuses_in_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    called = call(capsys, "fuzz", GAME, *words)
    assert called.code == 2
    assert sentence in called.err
    assert called.out == ""


# bench


def test_bench_measures_beside_the_reference(capsys: Capture) -> None:
    counts = [word for count in "242" for word in ("--players", count)]  # twice is once
    called = call(capsys, "bench", GAME, *counts, "--seconds", "0.3", "--json")
    told = json.loads(called.out)
    lines = told["figures"]
    assert called.code == 0
    assert msgspec.convert(told["origin"], RunInfo).date == date.today().isoformat()
    assert [(line["game"], line["players"]) for line in lines] == [(GAME, 2), (GAME, 4)]
    for line in lines:
        numbers = {name: value for name, value in line.items() if name not in ("game", "players")}
        names = ["decisions_per_s", "games_per_s", "copies_per_s", "reference_decisions_per_s"]
        assert list(numbers) == names
        assert all(value > 0 for value in numbers.values())
        assert numbers["decisions_per_s"] > 10 * numbers["games_per_s"]


def test_bench_draws_bars(capsys: Capture) -> None:
    called = call(capsys, "bench", "--players", "3", "--seconds", "0.3")
    assert called.code == 0
    assert "decisions/s" in called.out
    *_, bars, origin = called.out.splitlines()
    assert "█" in bars
    assert re.fullmatch(r"\d{4}-\d\d-\d\d, pentapolis .*, \d+ cores?, .*, \w+ 3\.\d+\.\w+", origin)


def test_bench_looks_at_lists(capsys: Capture) -> None:
    called = call(capsys, "bench", GAME, "--players", "2", "--lists", "2", "--json")
    assert called.code == 0
    told = json.loads(called.out)
    assert told["origin"]["cores"] >= 1
    (line,) = told["figures"]
    assert (line["game"], line["players"], line["games"]) == (GAME, 2, 2)
    assert line["lists"] > line["longest"]["length"] > 1
    assert 0 < line["slowest"]["seconds"] <= line["noisy"]["seconds"]


def test_bench_shows_the_lists_in_a_table(capsys: Capture) -> None:
    called = call(capsys, "bench", GAME, "--players", "2", "--lists", "1")
    assert called.code == 0
    assert called.out.split("\n")[0].split() == ["game", "players", "lists", "longest", "slowest", "noise"]
    *_, line, origin = called.out.splitlines()
    assert GAME in line
    assert " ms (" in line
    assert "pentapolis" in origin


@pytest.mark.parametrize("words", [["--peers"], ["--seconds", "1"]])
def test_bench_measures_one_thing_at_a_time(capsys: Capture, words: list[str]) -> None:
    called = call(capsys, "bench", GAME, "--lists", "1", *words)
    assert called.code == 2
    assert "leave out --peers and --seconds" in called.err


def test_bench_times_bots(capsys: Capture) -> None:
    words = ["bench", GAME, "--think", "random,greedy@1"]
    called = call(capsys, *words)
    assert called.code == 0
    title, head, first, second, origin = called.out.splitlines()
    assert title.strip() == f"{GAME} (2 players), 2 whole games"
    assert head.split() == ["bot", "decisions", "mean", "p95", "longest", "over", "1.2", "times"]
    assert (first.split()[0], second.split()[0]) == ("random", "greedy@1")
    assert first.split().count("s") == 3
    assert "pentapolis" in origin
    assert called.err.splitlines()[0] == f"  0% {GAME} (2 players), game 1, decision 1"
    words = ["bench", GAME, "--think", "search@1ms", "--players", "3", "--players", "4", "--seconds", "0.1", "--json"]
    figures = json.loads(call(capsys, *words).out)["figures"]
    assert [(line["players"], line["bots"][0]["bot"]) for line in figures] == [(3, "search@1ms"), (4, "search@1ms")]
    for line in figures:
        (bot,) = line["bots"]
        assert bot["budget"] == 0.001
        assert bot["decisions"] > 0
        assert bot["late"] == 1.0 or bot["times"]["mean"] < bot["times"]["longest"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["deep_blue"], "There is no bot “deep_blue”"),
        (["search@soon"], "search cannot have the budget “soon”"),
        (["random,random,random", "--players", "2"], "3 bots are too many for 2 seats"),
        (["random", "--players", "9"], "2 to 5 players, not for 9"),
        (["random", "--players", "0"], "2 to 5 players, not for 0"),
        (["random,random,random,random,random,random"], "2 to 5 players, not for 6"),
        (["random", "--lists", "3"], "leave out --peers and --lists"),
        (["random", "--peers"], "leave out --peers and --lists"),
    ],
)
def test_bench_refuses_to_time_in_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    called = call(capsys, "bench", GAME, "--think", *words)
    assert called.code == 2
    assert sentence in called.err
    assert called.out == ""


def test_bench_says_what_is_missing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    called = call(capsys, "bench", GAME)
    assert called.code == 2
    assert "pip install 'pentapolis[bench]'" in called.err


# help


@pytest.mark.parametrize("command", ["simulate", "fuzz", "bench"])
def test_help_teaches_with_an_example(capsys: Capture, command: str) -> None:
    called = call(capsys, command, "--help")
    assert called.code == 0
    assert f"pentapolis {command} {GAME} --" in called.out

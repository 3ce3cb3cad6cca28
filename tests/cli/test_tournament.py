"""tournament and balance: what they print, write, keep and demand."""

from __future__ import annotations

import csv
import json
import re
import signal
import sqlite3
import sys
from collections.abc import Iterator
from errno import ENOSPC
from fractions import Fraction
from itertools import count, islice
from os import strerror
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from pentapolis.arena.balance import PieceLine
from pentapolis.arena.execution import gather
from pentapolis.arena.play import GameResult, play
from pentapolis.arena.tally import share
from pentapolis.cli.lab.balance_report import few
from pentapolis.games import shelf
from tests.cli.calling import call, in_place_of_a_cluster, joined

GAME = "flow_of_history"
Capture = pytest.CaptureFixture[str]
DUEL = ["tournament", GAME, "--bots", "random,greedy", "--games", "2", "--jobs", "1"]
BALANCE = ["balance", GAME, "--bots", "random", "--players", "3", "--games", "6", "--jobs", "1"]


def lines_in(store: Path) -> int:
    file = sqlite3.connect(store)
    (count,) = file.execute("SELECT count(*) FROM lines").fetchone()
    file.close()
    return int(count)


# tournament


def test_a_tournament_rates_reports_and_goes_on_from_its_store(capsys: Capture, tmp_path: Path) -> None:
    store, page, table = tmp_path / "duel.sqlite", tmp_path / "duel.html", tmp_path / "duel.csv"
    files = ["--store", store, "--html", page, "--table", table]
    called = call(capsys, *DUEL, *files)
    assert called.code == 0
    assert called.out.index("greedy") < called.out.index("random")
    assert "100.0% / 2" in called.out
    assert re.search(r"^2 games in \d+\.\d s with 1 process$", called.err, re.MULTILINE)
    assert lines_in(store) == 2
    assert [(row["bot"], row["place"]) for row in csv.DictReader(table.read_text(encoding="utf-8").splitlines())] == [
        ("random", "2"),
        ("greedy", "1"),
        ("greedy", "1"),
        ("random", "2"),
    ]
    written = page.read_text(encoding="utf-8")
    assert written.count("<circle") == 2
    assert "<h2>Ratings</h2>" in written
    again = call(capsys, *DUEL, *files, "--lang", "pl", "--json")
    assert json.loads(again.out)["ratings"][0]["bot"] == "greedy"
    assert "Ranking" in page.read_text(encoding="utf-8")
    assert lines_in(store) == 2


def test_what_is_in_the_store_is_not_played(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "duel.sqlite"
    first = call(capsys, *DUEL, "--store", store, "--json")
    monkeypatch.setattr("pentapolis.arena.simulate.play", None)
    second = call(capsys, *DUEL, "--store", store, "--json")
    assert json.loads(first.out) == json.loads(second.out)
    assert re.fullmatch(r"0 games in \d+\.\d s with 1 process, 2 more from the store\n", second.err)


def test_a_store_is_verified(capsys: Capture, tmp_path: Path) -> None:
    store = tmp_path / "kept.sqlite"
    words = ["tournament", GAME, "--bots", "random,greedy@4", "--games", "4", "--jobs", "1", "--store", store]
    assert call(capsys, *words).code == 0
    called = call(capsys, "tournament", GAME, "--store", store, "--verify", "9", "--jobs", "2")
    assert (called.code, called.last) == (0, "4 of 4 games played again, 0 different")
    file = sqlite3.connect(store)
    file.execute("""UPDATE lines SET line = replace(line, '"finished":true', '"finished":false')""")
    file.commit()
    file.close()
    called = call(capsys, "tournament", GAME, "--store", store, "--verify", "2", "--jobs", "1")
    assert (called.code, called.last) == (1, "2 of 4 games played again, 2 different")
    assert 'different: {"bots":["' in called.out
    other = min(set(shelf()) - {GAME})
    assert call(capsys, "tournament", other, "--store", store, "--verify", "2").code == 1
    called = call(capsys, "tournament", GAME, "--store", store, "--verify", "1", "--jobs", "1", "--json")
    found = json.loads(called.out)
    assert (called.code, found["games"], found["again"]) == (1, 4, 1)
    assert [json.loads(key)["game"] for key in found["different"]] == [GAME]


def test_where_nothing_can_be_verified_one_is_told_why(capsys: Capture, tmp_path: Path) -> None:
    store = tmp_path / "kept.sqlite"
    asked = [GAME, "--store", store, "--verify", "2", "--jobs", "1"]
    clocked = ["--bots", "random,search@1ms", "--limit", "1", "--games", "2", "--jobs", "1"]
    assert call(capsys, "tournament", GAME, "--store", store, *clocked).code == 0
    called = call(capsys, "tournament", *asked)
    assert (called.code, called.last) == (1, "0 of 2 games played again, 0 different")
    assert joined(called.err) == "Nothing can be compared: in every game of the store a bot looks at the clock."
    called = call(capsys, "balance", *asked, "--json")
    assert (called.code, json.loads(called.out)) == (1, {"games": 0, "again": 0, "different": []})
    assert joined(called.err).endswith(f"keeps no game of {GAME} that this command has played.")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["tournament", "--html", "v.html", "--table", "v.csv"], "--html and --table"),
        (["tournament", "--until", "0.5:0.6"], "--until"),
        (["tournament", "--bots", "random,greedy", "--games", "2"], "--bots and --games"),
        (["balance", "--most-lift", "cards=1.6"], "--most-lift"),
        (["balance", "--all-taken", "cards"], "--all-taken"),
    ],
)
def test_what_is_verified_stands_in_the_store(capsys: Capture, tmp_path: Path, words: list[str], named: str) -> None:
    store = tmp_path / "kept.sqlite"
    store.touch()
    called = call(capsys, words[0], GAME, "--store", store, "--verify", "1", *words[1:])
    said = f"--verify plays games of the store again, as they are written there; leave out {named}.\n"
    assert (called.code, called.out, called.err) == (2, "", said)


def test_a_tournament_ends_when_its_test_is_decided(capsys: Capture) -> None:
    words = ["tournament", GAME, "--bots", "greedy,random", "--games", "40", "--jobs", "1", "--until", "0.2:0.9"]
    called = call(capsys, *words)
    assert "The test is decided: greedy wins 0.9 of its games or more" in called.out
    assert "bounds -2.94 and 2.94" in " ".join(called.out.split())
    report = json.loads(call(capsys, *words, "--json").out)
    assert report["test"]["decision"] == "high"
    assert report["summary"]["games"] < 12


def test_an_interrupted_tournament_shows_and_keeps_what_it_has(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        yield from islice(gather(*args), 1)
        raise KeyboardInterrupt

    store = tmp_path / "duel.sqlite"
    monkeypatch.setattr("pentapolis.cli.lab.tournament.gather", interrupted)
    called = call(capsys, *DUEL, "--store", store, "--json")
    assert called.code == 130
    assert json.loads(called.out)["summary"]["games"] == 1
    assert "1 game in" in called.err
    shown = "Interrupted after 1 of 2 games: what is shown is of these; "
    kept = f"{shown}{store} keeps what was played, and the same command goes on from there."
    assert "".join(kept.split()) in "".join(called.err.split())
    assert lines_in(store) == 1
    assert f"{shown}with a --store the same command would go on from there." in joined(call(capsys, *DUEL).err)


@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_keeps_the_game_that_is_being_played(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*args: Any) -> GameResult:
        signal.raise_signal(signal.SIGINT)
        return play(*args)

    store = tmp_path / "duel.sqlite"
    monkeypatch.setattr("pentapolis.arena.simulate.play", pressed)
    called = call(capsys, *DUEL, "--store", store, "--json")
    assert called.code == 130
    assert "Waiting for the game that is being played; Ctrl-C from now on leaves at once." in joined(called.err)
    assert "Interrupted after 1 of 2 games" in called.err
    assert lines_in(store) == json.loads(called.out)["summary"]["games"] == 1


@pytest.mark.parametrize("command", [DUEL, BALANCE])
def test_the_page_tells_of_stalled_games_as_the_terminal_does(
    capsys: Capture, tmp_path: Path, command: list[str]
) -> None:
    page, sentence = tmp_path / "page.html", "2 games stalled: they were not over after 5 decisions."
    words = [*command, "--games", "2", "--limit", "5", "--html", page]
    assert sentence in call(capsys, *words).out
    assert f"<p>{sentence}" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "deep_blue,random"], "There is no bot “deep_blue”"),
        (["--bots", "search@soon,random"], "search cannot have the budget “soon”. It is tries as in search@400"),
        (["--bots", "greedy@0,random"], "greedy cannot have the budget “0”"),
        (["--bots", "planner:luck=1,random"], "“planner:luck=1” cannot be. Values that can be told are width, others"),
        (["--bots", "greedy:depth=1,random"], "There is no bot “greedy:depth=1”"),
        (["--bots", "oracle@5,random"], "There is no bot “oracle@5”"),
        (["--bots", "random"], "needs two different bots or more; here is random alone"),
        (["--bots", "greedy,greedy"], "needs two different bots or more; here is greedy alone"),
        (["--until", "0.6:0.5"], "--until “0.6:0.5” is not understood"),
        (["--until", "much"], "--until “much” is not understood"),
        (["--players", "9"], "2 to 5 players, not for 9"),
        (["--players", "0"], "2 to 5 players, not for 0"),
        (["--table", "figures.xls"], "must end with .csv or .parquet"),
        (["--verify", "3"], "--verify needs a --store that is there"),
        (["--store", "no/where.sqlite"], "cannot be used as a store: unable to open"),
        (["--html", "no/where.html"], "no/where.html cannot be written: No such file"),
        (["--table", "no/where.csv"], "no/where.csv cannot be written: No such file"),
        (["--html", "."], ". cannot be written: it is a folder"),
        (["--lang", "xx"], "There is no language “xx”. Choose en or pl."),
        (["--jobs", "2", "--ray", "auto"], "give one of them"),
    ],
)
def test_a_tournament_refuses_in_one_sentence(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.setattr("pentapolis.arena.simulate.play", None)  # before anything is played
    called = call(capsys, "tournament", GAME, *words)
    assert called.code == 2
    assert sentence in called.err
    assert called.out == ""


@pytest.mark.parametrize("name", ["duel.csv", "duel.parquet"])
def test_a_full_disk_leaves_no_part_of_a_table(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def full(*_: object, **__: object) -> None:
        (tmp_path / f"{name}.part").write_text("the beginning")
        raise OSError(ENOSPC, strerror(ENOSPC))

    monkeypatch.setattr(csv.DictWriter, "writerows", full)
    monkeypatch.setattr(parquet, "write_table", full)
    called = call(capsys, *DUEL, "--limit", "5", "--table", tmp_path / name)
    assert called.code == 2
    assert f"{name} cannot be written: No space left on device." in joined(called.err)
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_installed_is_told_before_anything_is_played(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'pentapolis[ray]'" in call(capsys, "tournament", GAME, "--ray", "auto").err
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'pentapolis[research]'" in call(capsys, *DUEL, "--table", "a.parquet").err


@pytest.mark.parametrize(("words", "address"), [(["--ray"], "local"), (["--ray", "auto"], "auto")])
def test_a_cluster_plays_and_verifies(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], address: str
) -> None:
    asked = in_place_of_a_cluster(monkeypatch)
    store = ["--store", tmp_path / "duel.sqlite"]
    called = call(capsys, "tournament", GAME, *store, *words, "--bots", "random,greedy", "--games", "2")
    assert (called.code, called.err.rstrip().endswith("s on the cluster")) == (0, True)
    called = call(capsys, "tournament", GAME, *store, "--verify", "1", *words)
    assert (called.code, called.last) == (0, "1 of 2 games played again, 0 different")
    assert asked == [address, address]


# What is told on the way


def test_without_a_terminal_a_line_now_and_then_tells_how_far_it_is(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(step=20.0)  # seconds that each game takes
    monkeypatch.setattr("pentapolis.cli.shared.common.monotonic", lambda: next(clock))
    called = call(capsys, "balance", GAME, "--bots", "random", "--players", "2", "--games", "5", "--jobs", "1")
    assert called.err.splitlines() == [" 40% games: 2 of 5", " 80% games: 4 of 5"]


def test_of_what_is_short_only_the_time_is_told(capsys: Capture) -> None:
    (line,) = call(capsys, *DUEL).err.splitlines()
    assert line.startswith("2 games in ")


# balance


def test_balance_reports_in_every_way(capsys: Capture, tmp_path: Path) -> None:
    page, table, store = tmp_path / "b.html", tmp_path / "b.parquet", tmp_path / "b.sqlite"
    called = call(capsys, *BALANCE, "--html", page, "--table", table, "--store", store)
    assert called.code == 0
    for words in ("Balance of The Flow of History · 3 players · 6 games", "Seat", "Pieces: cards", "picked", "lift"):
        assert words in called.out
    for words in ("Decisions in a game", "Points from", "Culture icons"):
        assert words in called.out
    written = page.read_text(encoding="utf-8")
    for heading in ("Seats", "Points by source", "Decisions in a game", "Pieces: cards"):
        assert f"<h2>{heading}</h2>" in written
    assert "★" in written
    rows = parquet.read_table(table).to_pylist()
    pieces = [row for row in rows if row["kind"] == "cards"]
    assert len(pieces) == 67
    for row in pieces:
        assert row["picked"] is None or 0 <= row["picked"] <= 1
        assert row["lift_taken"] is None or row["lift_taken_low"] <= row["lift_taken"] <= row["lift_taken_high"] <= 3.01
    report = json.loads(call(capsys, *BALANCE, "--json", "--store", store).out)
    assert report["summary"]["games"] == 6
    assert [line["piece"] for line in report["pieces"]] == [row["id"] for row in pieces]
    told = {(row["kind"], row["id"]): row for row in rows}
    for line in report["summary"]["seats"]:
        seat = told["seat", str(line["seat"] + 1)]
        assert (seat["lift"], seat["mean"]) == (line["wins"]["rate"] / line["wins"]["fair"], line["score"]["mean"])
    sources = {row["id"]: row["mean"] for row in rows if row["kind"] == "source"}
    assert sources == report["summary"]["bots"][0]["points"]
    assert told["length", "decisions"]["median"] == report["summary"]["length"]["quartiles"][1]
    assert len(rows) == len(pieces) + 3 + len(sources) + 1
    verified = call(capsys, "balance", GAME, "--store", store, "--verify", "2", "--jobs", "1")
    assert (verified.code, verified.last) == (0, "2 of 6 games played again, 0 different")


def test_the_terminal_shows_the_best_and_the_worst_pieces() -> None:
    won, half = share(Fraction(3), 6, Fraction(1, 2)), share(Fraction(3), 6, Fraction(1))
    lines = [PieceLine(f"taken {number}", "cards", 6, 6, 6, half, won, won) for number in range(20)]
    shunned = PieceLine("shunned", "cards", 6, 0, 0, None, None, None)
    dealt = [PieceLine(f"dealt {number}", "cards", 0, 0, 6, None, None, won) for number in range(9)]
    assert [line.piece for line in few([*lines, shunned, *dealt])] == [
        *(f"taken {number}" for number in (0, 1, 2, 3, 4, 5, 15, 16, 17, 18, 19)),
        "shunned",
    ]
    assert few(dealt) == dealt


def test_demands_decide_the_exit_code(capsys: Capture) -> None:
    assert call(capsys, *BALANCE, "--most-lift", "cards=3").code == 0
    called = call(capsys, *BALANCE, "--most-lift", "cards=1.1", "--lang", "pl")
    assert called.code == 1
    assert "dopuszczono 1,1" in " ".join(called.out.split())
    called = call(capsys, *BALANCE, "--games", "1", "--all-taken", "cards")
    assert called.code == 1
    assert "(cards) is never taken." in called.out


@pytest.mark.parametrize("demand", [["--all-taken", "cards"], ["--most-lift", "cards=3"]])
def test_no_demand_is_met_if_no_game_ends(capsys: Capture, demand: list[str]) -> None:
    stalled = [*BALANCE, "--limit", "12", "--games", "1"]
    assert call(capsys, *stalled).code == 0
    called = call(capsys, *stalled, *demand)
    assert (called.code, "One game stalled" in called.out) == (2, True)
    assert "No game ended within 12 decisions, so nothing is known of the demands" in joined(called.err)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "0"], "2 to 5 players, not for 0"),
        (["--most-lift", "cards"], "--most-lift “cards” is not understood"),
        (["--most-lift", "cards=nan"], "--most-lift “cards=nan” is not understood"),
        (["--most-lift", "cards=inf"], "--most-lift “cards=inf” is not understood"),
        (["--most-lift", "ghosts=2"], "There is no kind of pieces “ghosts”. Choose from: banker, cards."),
        (["--all-taken", "ghosts"], "There is no kind of pieces “ghosts”"),
    ],
)
def test_balance_refuses_in_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    called = call(capsys, "balance", GAME, *words)
    assert called.code == 2
    assert sentence in called.err


@pytest.mark.parametrize("command", ["tournament", "balance"])
def test_help_teaches_with_an_example(capsys: Capture, command: str) -> None:
    called = call(capsys, command, "--help")
    assert called.code == 0
    assert f"pentapolis {command} {GAME} --" in called.out

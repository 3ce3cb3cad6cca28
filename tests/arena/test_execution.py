"""Units through the front: stored, resumed, interrupted, in order."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

import pytest

from pentapolis.arena.execution import comparable, gather, processes, sample
from pentapolis.arena.play import GameResult, OtherRules, WorkUnit, play
from pentapolis.arena.pool import as_done
from pentapolis.arena.result_store import ResultStore, StoreError
from pentapolis.arena.schedule import line_ups, seatings, units
from pentapolis.arena.simulate import Plan, play_unit
from pentapolis.games import load

T = TypeVar("T")
R = TypeVar("R")

GAME = "flow_of_history"
PLAN = Plan(GAME, 2, load(GAME).meta.settle(2, {}), ("random", "greedy"), 2, "front")


def toy(seed: str) -> WorkUnit:
    return WorkUnit("toy", 2, {"b": "1", "a": "2"}, seed, ("a", "b"))


def toy_result(unit: WorkUnit) -> GameResult:
    return GameResult(unit, ({"cards": 3.0}, {"cards": 2.5}), (1, 2), 7, f"hash of {unit.seed}")


# The schedule


@pytest.mark.parametrize(
    ("bots", "players"),
    [(("a", "b"), 2), (("a", "b", "c"), 2), (("a", "b"), 3), (("a", "b", "c"), 5), (("a", "b", "b", "b"), 4)],
)
def test_every_seating_of_every_line_up_gets_the_same_seeds(bots: tuple[str, ...], players: int) -> None:
    todo = list(units(Plan(GAME, players, {}, bots, 7, "s")))
    for line_up in line_ups(bots, players):
        seeds = {seats: [unit.seed for unit in todo if unit.bots == seats] for seats in seatings(line_up)}
        assert len({tuple(each) for each in seeds.values()}) == 1
        assert sum(map(len, seeds.values())) in range(7, 7 + players)
    for bot in set(bots):
        assert len({sum(unit.bots[seat] == bot for unit in todo) for seat in range(players)}) == 1
    assert len({unit.key for unit in todo}) == len(todo)


def test_one_bot_alone_has_no_tournament() -> None:
    assert line_ups(["a", "a"], 2) == line_ups(["a"], 3) == []


# The store


def test_a_store_gives_back_what_was_put(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    one, two = toy("1"), toy("2")
    with ResultStore(file, GameResult) as store:
        store.put(one, toy_result(one))
    with ResultStore(file, GameResult) as store:
        same = WorkUnit("toy", 2, {"a": "2", "b": "1"}, "1", ("a", "b"))
        assert store.get(same) == toy_result(one)
        assert (one in store, two in store, store.get(two)) == (True, False, None)
        assert list(store) == [toy_result(one)]
    with ResultStore(file, WorkUnit) as other:  # lines of another kind lie apart
        assert (one in other, other.get(one), list(other)) == (False, None, [])


def test_a_store_refuses_what_is_none(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite"
    text.write_text("no database, but long enough to be looked at as one " * 20)
    later = tmp_path / "later.sqlite"
    with sqlite3.connect(later) as file:
        file.execute("PRAGMA user_version = 99")
    file.close()
    for path, reason in ((text, "not a database"), (later, "format 99"), (tmp_path / "no" / "where", "unable to open")):
        with pytest.raises(StoreError, match=reason):
            ResultStore(path, GameResult)


# The front


def counting(played: list[str], unit: WorkUnit) -> GameResult:
    played.append(unit.seed)
    return toy_result(unit)


def backwards(work: Callable[[T], R], items: Iterable[T]) -> Generator[tuple[int, R], None, None]:
    """Workers of which the last is the first to be done."""
    for number, item in reversed(list(enumerate(items))):
        yield number, work(item)


def test_results_come_in_order_and_nothing_is_played_twice() -> None:
    todo, played = [toy(str(number)) for number in range(6)], list[str]()
    with ResultStore(None, GameResult) as store:
        store.put(todo[2], toy_result(todo[2]))
        found = list(gather(partial(counting, played), [*todo, todo[1]], backwards, store))
    assert [result.unit.seed for result in found] == ["0", "1", "2", "3", "4", "5", "1"]
    assert played == ["5", "4", "3", "1", "0"]


@pytest.mark.parametrize("where", ["between results", "while waiting"])
def test_an_interrupt_loses_nothing_that_is_done(tmp_path: Path, where: str) -> None:
    todo, played = [toy(str(number)) for number in range(4)], list[str]()

    def interrupted(work: Callable[[T], R], items: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        given = list(enumerate(items))
        try:
            yield given[0][0], work(given[0][1])
            raise KeyboardInterrupt
        except KeyboardInterrupt:
            yield given[3][0], work(given[3][1])
            raise

    with ResultStore(tmp_path / "a.sqlite", GameResult) as store:
        results = gather(partial(counting, played), todo, interrupted, store)
        assert next(results).unit == todo[0]
        if where == "while waiting":
            with pytest.raises(KeyboardInterrupt):
                next(results)
        results.close()  # type: ignore[attr-defined]
        assert [unit in store for unit in todo] == [True, False, False, True]


class Pressed(ResultStore[GameResult]):
    """A store before which Ctrl-C is pressed, just when the second result is about to be put."""

    puts = 0

    def put(self, unit: WorkUnit, line: GameResult) -> None:
        self.puts += 1
        if self.puts == 2:
            signal.raise_signal(signal.SIGINT)
        super().put(unit, line)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.usefixtures("interrupts")
def test_a_result_that_is_handed_over_while_an_interrupt_comes_is_kept(tmp_path: Path, jobs: int) -> None:
    todo = [toy(str(number)) for number in range(3 if jobs == 1 else 2)]
    found = list[GameResult]()
    with Pressed(tmp_path / "a.sqlite", GameResult) as store:
        with pytest.raises(KeyboardInterrupt):
            found.extend(gather(toy_result, todo, processes(jobs), store))
        assert [unit for unit in todo if unit in store] == todo[:2]


def mark(folder: Path, number: int) -> int:
    """Work that leaves a trace."""
    (folder / str(number)).touch()
    return -number


@pytest.mark.parametrize("taken", [1, 100])
def test_processes_hand_over_all_that_is_done_when_interrupted(tmp_path: Path, taken: int) -> None:
    results = as_done(partial(mark, tmp_path), range(50_000), jobs=2)
    done = list(islice(results, taken))
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - it comes after the last result
        done.append(results.throw(KeyboardInterrupt))
        done.extend(results)
    assert all(result == -number for number, result in done)
    assert done[taken] == done[taken - 1]  # it may not have been taken
    del done[taken]
    assert sorted(number for number, _ in done) == sorted(int(file.name) for file in tmp_path.iterdir())
    assert taken <= len(done) < 50_000


def slow_but_for_the_first(folder: Path, unit: WorkUnit) -> GameResult:
    (folder / unit.seed).touch()
    sleep(0 if unit.seed == "0" else 100)
    return toy_result(unit)


def test_without_a_file_nobody_waits_for_games_that_are_not_wanted(tmp_path: Path) -> None:
    work, told = partial(slow_but_for_the_first, tmp_path), list[int]()
    with ResultStore(None, GameResult) as store:
        results = gather(work, [toy("0"), toy("1")], processes(2, told.append), store)
        assert next(results).unit.seed == "0"
        while not (tmp_path / "1").exists():
            sleep(0.05)
        start = monotonic()
        results.close()  # type: ignore[attr-defined]
    assert (told, monotonic() - start < 50) == ([], True)


def test_true_games_are_the_same_from_the_store_and_from_processes(tmp_path: Path) -> None:
    todo, work = list(units(PLAN)), partial(play_unit, None)
    with ResultStore(tmp_path / "a.sqlite", GameResult) as store:
        alone = list(gather(work, todo, processes(1), store))
        assert list(gather(work, todo, processes(1), store)) == alone
    with ResultStore(None, GameResult) as store:
        assert list(gather(work, todo, processes(2), store)) == alone
    assert [result.unit for result in alone] == todo


def test_a_unit_is_only_played_with_its_rules_and_content() -> None:
    game = load(GAME)
    for rules, content in ((game.meta.rules_version + 1, ""), (0, "0123456789abcdef")):
        unit = WorkUnit(GAME, 2, {}, "1", ("random", "random"), 5000, rules, content)
        with pytest.raises(OtherRules, match="is meant for rules version"):
            play(game, unit)


def test_bots_that_look_at_a_clock_cannot_be_compared() -> None:
    clocked = [WorkUnit(GAME, 2, {}, "1", ("random", name)) for name in ("search", "search@2s", "search@50ms")]
    counted = [WorkUnit(GAME, 2, {}, "1", ("random", name)) for name in ("random", "greedy", "search@40")]
    assert [comparable(unit) for unit in clocked + counted] == [False] * 3 + [True] * 3
    assert sorted(unit.bots for unit in sample(clocked + counted, 9)) == sorted(unit.bots for unit in counted)
    assert len(sample(counted, 2)) == 2

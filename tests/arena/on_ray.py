"""The same units on a Ray cluster of two nodes, on this machine; test_cluster.py runs these tests."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from pentapolis.arena.cluster import ray_cluster
from pentapolis.arena.execution import gather, processes
from pentapolis.arena.play import GameResult, WorkUnit
from pentapolis.arena.result_store import ResultStore
from pentapolis.arena.schedule import units
from pentapolis.arena.simulate import Plan, play_unit
from pentapolis.games import load
from tests.cli.calling import call

GAME = "flow_of_history"
PLAN = Plan(GAME, 3, load(GAME).meta.settle(3, {}), ("random", "greedy"), 3, "cluster")


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[str]:
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def placed(unit: WorkUnit) -> tuple[str, GameResult]:
    """A result, and the node that played it."""
    return ray.get_runtime_context().get_node_id(), play_unit(None, unit)


def test_a_cluster_gives_the_same_results(two_nodes: str) -> None:
    workers, todo = ray_cluster(two_nodes), list(units(PLAN))
    with ResultStore(None, GameResult) as store:
        here = list(gather(partial(play_unit, None), todo, processes(1), store))
    with ResultStore(None, GameResult) as store:
        assert list(gather(partial(play_unit, None), todo, workers, store)) == here
    # What is done comes before the interrupt, and nothing comes twice but what may not have been taken.
    results = workers(str, range(500))
    done = [next(results)]
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - it comes after the last result
        done.append(results.throw(KeyboardInterrupt))
        done.extend(results)
    assert all(text == str(number) for number, text in done)
    assert len({number for number, _ in done}) == len(done) - 1


def test_both_nodes_take_part(two_nodes: str) -> None:
    found = dict(ray_cluster(two_nodes)(placed, list(units(PLAN)) * 2))
    assert len({node for node, _ in found.values()}) == 2


def test_the_command_plays_the_same_tournament_on_a_cluster(
    two_nodes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ray.shutdown()  # whoever calls the command is not connected yet
    words = ["tournament", GAME, "--bots", "random,greedy@4", "--games", "2"]
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    assert call(capsys, *words, "--jobs", "1", "--table", here).code == 0
    assert call(capsys, *words, "--ray", two_nodes, "--table", there).code == 0
    assert ray.is_initialized()
    rows = list(csv.DictReader(there.read_text(encoding="utf-8").splitlines()))
    assert len({row["hash"] for row in rows}) == 2
    assert rows == list(csv.DictReader(here.read_text(encoding="utf-8").splitlines()))


def slowly(folder: Path, number: int) -> int:
    """Work that says when it has begun."""
    (folder / str(number)).touch()
    sleep(4)
    return -number


def test_a_cluster_finishes_what_it_is_at_when_interrupted(two_nodes: str, tmp_path: Path) -> None:
    told = list[int]()
    results = ray_cluster(two_nodes, told.append)(partial(slowly, tmp_path), range(20))
    done = [next(results)]
    sleep(1)  # the next ones begin
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - it comes after the last result
        done.append(results.throw(KeyboardInterrupt))
        done.extend(results)
    assert sorted({number for number, _ in done}) == sorted(int(file.name) for file in tmp_path.iterdir())
    assert (told, 2 < len(done) < 10) == ([2], True)

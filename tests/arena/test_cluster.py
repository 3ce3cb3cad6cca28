"""Work on a Ray cluster. What needs one is in on_ray.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from socket import socket
from types import SimpleNamespace
from typing import Any

import pytest
import ray

from pentapolis.arena.cluster import as_done, ray_cluster
from pentapolis.arena.pool import do_chunk, silent
from tests.cli.calling import call

GAME = "flow_of_history"
ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_cluster_of_two_nodes() -> None:
    """In a process of its own: where Ray has been used, a fork may die, and bots with several hands are forks."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            "0",
            "--no-cov",
            "-p",
            "no:cacheprovider",
            "tests/arena/on_ray.py",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


class Interrupted:
    """A cluster that works at once, but is interrupted when it is asked for what it did first."""

    def __init__(self) -> None:
        self._asked = 0
        self.exceptions = ray.exceptions

    def remote(self, work: Any) -> Any:
        return self

    def options(self, **_: Any) -> Any:
        return SimpleNamespace(remote=do_chunk)

    def put(self, work: Any) -> Any:
        return work

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1}

    def wait(self, futures: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return futures[:num_returns], futures[num_returns:]

    def get(self, future: Any) -> Any:
        self._asked += 1
        if self._asked == 1:
            raise KeyboardInterrupt
        return future

    def cancel(self, future: Any, force: bool = False) -> None:
        pass


def test_an_interrupt_while_results_are_fetched_loses_none() -> None:
    done = list[tuple[int, str]]()
    with pytest.raises(KeyboardInterrupt):
        done.extend(as_done(Interrupted(), silent, str, range(4)))
    assert done == [(0, "0"), (1, "1"), (2, "2"), (3, "3")]


@pytest.mark.parametrize("found", ["by name", "by itself"])
def test_where_nobody_listens_is_no_cluster(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: str
) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", None)  # it would try for minutes
    with socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{deaf.getsockname()[1]}"
        monkeypatch.setitem(os.environ, "RAY_ADDRESS", address)
        called = call(capsys, "tournament", GAME, "--ray", address if found == "by name" else "auto")
    assert called.code == 2
    assert f"There is no Ray cluster at {address}: Connection refused.\n" in called.err


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'pentapolis\[ray\]'"):
        ray_cluster("auto")

"""What holds for all tests."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# absl, which OpenSpiel logs with, keeps the stderr that it finds when it is imported, here one of pytest's, and closes
# it when somebody configures logging, as import-linter does: pytest could write no more. The true one is never closed.
# Under the Pythons of `make pythons` there is no OpenSpiel.
with suppress(ImportError):
    from absl import logging

    logging.get_absl_handler().python_handler.stream = sys.__stderr__

# Property tests: the same examples in every run, and no limit on how slow a busy machine may be.
settings.register_profile(
    "calm", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("calm")

HERE = Path(__file__).parent
COVERING = frozenset({"kernel", "parts", "games", "scenarios"})
"""The folders whose tests prove rules. What the others run through besides is not counted as tested."""


@pytest.fixture
def interrupts() -> Iterator[None]:
    """For tests that press Ctrl-C: Python hears it, also in a run that a shell started in the background."""
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, heard)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """One measurement in each worker: pytest-cov starts two there, and for `no_cover` it pauses but the inner one."""
    measuring: Any = session.config.pluginmanager.get_plugin("_cov")
    if measuring is not None and hasattr(session.config, "workerinput"):
        measuring.cov_controller.cov.stop()


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Every worker begins with its part of the long tests, so that none is alone with one in the end.

    At first pytest-xdist gives each worker a run of items, and all the same number of them.
    """
    long = [item for item in items if item.get_closest_marker("slow") is not None]
    short = [item for item in items if item.get_closest_marker("slow") is None]
    found: list[pytest.Item] = []
    for number in range(workers):
        mine = long[number::workers]
        room = max(0, (len(items) - len(found)) // (workers - number) - len(mine))
        found += mine + short[:room]
        del short[:room]
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first; only tests of rules are measured."""
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    for item in items:
        if not (item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in COVERING):
            item.add_marker("no_cover")

"""What holds for all tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from absl import logging

# absl, which OpenSpiel logs with, keeps the stderr that it finds when it is imported, here one of pytest's, and closes
# it when somebody configures logging, as import-linter does: pytest could write no more. The true one is never closed.
logging.get_absl_handler().python_handler.stream = sys.__stderr__

HERE = Path(__file__).parent
COVERING = frozenset({"kernel", "games", "scenarios"})
"""The folders whose tests prove rules. What the others run through besides is not counted as tested."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so that no worker is alone with one in the end; only tests of rules are measured."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    for item in items:
        if not (item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in COVERING):
            item.add_marker("no_cover")

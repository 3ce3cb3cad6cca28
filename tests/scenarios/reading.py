"""The scenarios of all folders, read once for all tests of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pentapolis.kernel.scenario_file import Scenario, parse

HERE = Path(__file__).parent


@cache
def scenarios_of(game: str, pattern: str = "*.yaml") -> tuple[Scenario, ...]:
    """The scenarios of a game, of all its files or of those whose names match."""
    return tuple(scenario for file in sorted((HERE / game).glob(pattern)) for scenario in in_file(file))


@cache
def in_file(file: Path) -> tuple[Scenario, ...]:
    return tuple(parse(file.read_text(encoding="utf-8"), str(file.relative_to(HERE))))

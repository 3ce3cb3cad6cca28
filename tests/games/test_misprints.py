"""Content is data, and all of it matters: no misprint in any value of any entry goes unnoticed.

Loading refuses it, with the place and the reason, or play changes in a scenario or a random game. What nothing notices
is a value that no rule reads: remove it, let a rule read it, or show in a scenario what it does.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from pentapolis.arena.misprints import values
from pentapolis.arena.proofreading import Finding, Proof
from pentapolis.games import content_of, load, package_of, shelf
from pentapolis.kernel.data import DataError, read_tables
from tests.scenarios.reading import scenarios_of

CHUNK = 250  # values in one test


@cache
def proof(game: str) -> Proof:
    return Proof(game, scenarios_of(game))


def chunks() -> list[Any]:
    """The values of every section in runs of some hundred, so that all workers have a part in the work."""
    found = []
    for game in shelf():
        tables = read_tables(package_of(game))
        sizes = Counter(value.path[0] for value in values(tables))
        for section in tables:
            numbers = range(-(-sizes[section] // CHUNK))
            found += [pytest.param(game, section, number, id=f"{game}-{section}-{number}") for number in numbers]
    return found


@pytest.mark.slow
@pytest.mark.no_cover  # the scenarios run through the same rules
@pytest.mark.parametrize(("game", "section", "number"), chunks())
def test_every_misprint_is_noticed(game: str, section: str, number: int) -> None:
    printed = [value for value in proof(game).values if value.path[0] == section]
    unnoticed: list[Finding] = []
    for value in printed[number * CHUNK : (number + 1) * CHUNK]:
        unnoticed += proof(game).read(value)
    assert [f"{section}.{finding}" for finding in unnoticed] == []


@pytest.mark.parametrize("game", shelf())
def test_every_printed_name_is_told(game: str) -> None:
    assert proof(game).untold_names() == []


@pytest.mark.parametrize("game", shelf())
def test_a_section_that_no_rule_reads_is_refused(game: str) -> None:
    with pytest.raises(DataError, match="rumours: no rule reads this section"):
        content_of(game, {**read_tables(package_of(game)), "rumours": []})


@pytest.mark.parametrize("game", shelf())
def test_content_as_it_is_meant_changes_nothing(game: str) -> None:
    """The proof itself: what is compared is the same when it is played again."""
    again = proof(game)
    for number in range(0, len(again.scenarios), 20):
        assert not again.differs(number, load(game))
    assert again.first_difference(load(game)) is None

"""Every rule of a game's catalogue is cited by the code that enforces it and by a test that checks it."""

from __future__ import annotations

import pytest

from pentapolis.cli.proof.source_tree import Tree, tree_of
from pentapolis.games import package_of, shelf
from pentapolis.kernel.catalogue import Catalogue, coverage, parse_catalogue, strangers
from pentapolis.kernel.data import read_text

RULES = {"beyond_the_horizon": 264, "civolution": 208, "clash_of_cultures": 396, "flow_of_history": 186, "mosaic": 194}
MOST_CITED = 6  # ids in one line of code

GAMES = sorted(shelf())


def catalogue(game: str) -> Catalogue:
    return parse_catalogue(read_text(package_of(game), "rules.md"))


def tree(game: str) -> Tree:
    found = tree_of(game)
    assert found is not None
    return found


def test_the_size_of_every_catalogue_is_known() -> None:
    assert {game: len(catalogue(game).rules) for game in GAMES} == RULES


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_a_hole(game: str) -> None:
    covered = coverage(catalogue(game), tree(game).code(), tree(game).tests())
    assert [entry.rule.id for entry in covered if not entry.code] == []
    assert [entry.rule.id for entry in covered if not entry.tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_citation_goes_astray(game: str) -> None:
    assert strangers(catalogue(game), tree(game).code() | tree(game).tests()) == {}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_cites_more_than_it_can_check(game: str) -> None:
    """A list of ids in one place would cover everything and check nothing."""
    prefix = f"{shelf()[game].rule_prefix}-"
    for file, text in tree(game).code().items():
        longest = max((line.count(prefix) for line in text.splitlines()), default=0)
        assert longest <= MOST_CITED, file

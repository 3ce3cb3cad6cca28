"""What holds along whole games, whoever plays and however badly."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from pentapolis.kernel import Chance
from tests.games.clash_of_cultures.common import ClashMatch, answer_somehow, new_match

TABLES = [(players, expansion) for players in (2, 3, 4) for expansion in ("on", "off")]
LONGEST = 100  # answers of one question; in 300 random games the longest list had 55: a trade offer being made


def walk(players: int, expansion: str, seed: str = "walk") -> Iterator[ClashMatch]:
    """A whole game of random answers: the match before each of them, and at its end."""
    match, chance = new_match(players, seed, expansion=expansion), Chance(f"walk {seed}")
    while not match.over:
        yield match
        answer_somehow(match, chance)
    yield match


@cache
def played(players: int, expansion: str) -> ClashMatch:
    """The match at its end."""
    *_, match = walk(players, expansion)
    return match


@pytest.mark.parametrize(("players", "expansion"), TABLES)
def test_a_turn_can_always_be_ended(players: int, expansion: str) -> None:
    """CC-2.2, CC-2.3: nobody must use the Main Actions that are left, and nobody has less than none."""
    turns = 0
    for match in walk(players, expansion):
        assert match.state.turn.actions >= 0
        if match.ask is not None and match.ask.kind == "act":
            assert {"end", "withdraw"} & set(match.ask.options)  # withdraw: while an offer is being made
            turns += 1
    assert turns > 20


@pytest.mark.parametrize(("players", "expansion"), TABLES)
def test_lists_of_answers_stay_small(players: int, expansion: str) -> None:
    """CC-34.1: what could be a long list is asked in steps."""
    sizes = [len(match.ask.options) for match in walk(players, expansion) if match.ask is not None]
    assert min(sizes) > 0
    assert 3 < max(sizes) < LONGEST


@pytest.mark.parametrize(("players", "expansion"), TABLES)
def test_in_a_round_everybody_has_one_turn_clockwise(players: int, expansion: str) -> None:
    """CC-2.1, CC-2.2, CC-16.9: from the first player, who may change between Ages only."""
    events = [event for event in played(players, expansion).table.events if event.key in ("round", "turn")]
    rounds: list[list[Any]] = [
        [event.args["seat"] for event in run] for key, run in groupby(events, lambda e: e.key) if key == "turn"
    ]
    assert len(rounds) > 3
    for order in rounds:
        assert order == [(order[0] + number) % players for number in range(players)]
    assert all(len({order[0] for order in rounds[age : age + 3]}) == 1 for age in range(0, len(rounds), 3))


@pytest.mark.parametrize(("players", "expansion"), TABLES)
def test_the_game_ends_in_the_last_age_or_without_a_city(players: int, expansion: str) -> None:
    """CC-2.1, CC-3.1, CC-16.3"""
    match = played(players, expansion)
    (end,) = [event for event in match.table.events if event.key == "ended"]
    owners = {city.owner for city in match.state.cities.values()}
    if end.args["reason"] == "last_age":
        assert match.state.age == match.game.content.track.front.ages
    else:
        assert end.args["reason"] == "no_city"
        assert not owners.issuperset(range(players))

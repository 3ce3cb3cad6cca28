"""Every game on the shelf keeps to what every game must keep to, with every number of players and every variant.

Where there are many variants, not each with every number of players: `pentapolis fuzz` goes through all of them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from pentapolis.games import load, package_of, shelf
from pentapolis.kernel.conformance import FUZZ, NEVER, THOROUGH, Counts, Speech, Thoroughness, check_game, speech_of

MANY = 12
UNMEASURED = pytest.mark.no_cover  # coverage would take four times as long, and tell no more


def table(game: str, players: int, options: dict[str, str], *, measured: bool = False) -> Any:
    """Coverage is measured at the first table of a game: it says words and reasons that no scenario asks for."""
    name = "-".join([game, str(players), *options.values()])
    return pytest.param(game, players, options, id=name, marks=[] if measured else [UNMEASURED])


def tables() -> list[Any]:
    """Every game with every number of players and every variant; of many variants, each with one of the numbers."""
    found = []
    for game, meta in shelf().items():
        step = len(meta.players)
        for turn, players in enumerate(meta.players):
            usual, *others = meta.variants(players)
            played = others if len(others) < MANY else others[turn::step]
            found.append(table(game, players, usual, measured=turn == 0))
            found += [table(game, players, options) for options in played]
    return found


def close_tables() -> list[Any]:
    """Every game with every number of players, with its first and its second variant by turns."""
    found = []
    for game, meta in shelf().items():
        for turn, players in enumerate(meta.players):
            first_two = meta.variants(players)[:2]
            found.append(table(game, players, first_two[turn % len(first_two)]))
    return found


TABLES, CLOSE = tables(), close_tables()
GAMES = {game: 3 if len(meta.variants(meta.players[0])) < 5 else 1 for game, meta in shelf().items()}
ONLY_REFUSALS = replace(NEVER, refusals=2, tries=20)


@cache
def speech(game: str) -> Speech:
    return speech_of(load(game), package_of(game))


def check(game: str, players: int, options: dict[str, str], thoroughness: Thoroughness, games: int) -> Counts:
    counts = Counts()
    for number in range(games):
        seed = f"conformance {number}"
        counts.add(check_game(load(game), players, options, seed, thoroughness=thoroughness, speech=speech(game)))
    return counts


def test_there_is_a_game_on_the_shelf() -> None:
    assert TABLES


@UNMEASURED
@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), CLOSE)
def test_one_game_looked_at_closely(game: str, players: int, options: dict[str, str]) -> None:
    counts = check(game, players, options, THOROUGH, games=1)
    assert counts.checks > counts.decisions


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_some_games_as_the_fuzzer_looks_at_them(game: str, players: int, options: dict[str, str]) -> None:
    counts = check(game, players, options, FUZZ, games=GAMES[game])
    assert counts.games == GAMES[game]


@UNMEASURED
@pytest.mark.slow
@pytest.mark.parametrize("game", shelf())
def test_every_refusal_of_a_known_answer_names_a_rule_of_the_game(game: str) -> None:
    counts = Counts()
    for players in shelf()[game].players:
        counts.add(check(game, players, {}, ONLY_REFUSALS, games=1))
    assert counts.refusals > 0
    assert counts.unexplained == 0

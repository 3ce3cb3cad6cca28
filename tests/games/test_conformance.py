"""Every game on the shelf keeps to what every game must keep to, with every number of players and every variant."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from pentapolis.games import load, package_of, shelf
from pentapolis.kernel.conformance import FUZZ, NEVER, THOROUGH, Counts, Speech, Thoroughness, check_game, speech_of

UNMEASURED = pytest.mark.no_cover  # coverage would take four times as long, and tell no more


def tables(most: int) -> list[Any]:
    """Every game with every number of players, and so many of its variants: the usual game comes first.

    Coverage is measured at the first table of a game: it says words and reasons that no scenario asks for.
    """
    return [
        pytest.param(
            game,
            players,
            options,
            id="-".join([game, str(players), *options.values()]),
            marks=[UNMEASURED] if (players, number) != (meta.players[0], 0) else [],
        )
        for game, meta in shelf().items()
        for players in meta.players
        for number, options in enumerate(meta.variants(players)[:most])
    ]


TABLES, CLOSE = tables(most=99), tables(most=2)
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

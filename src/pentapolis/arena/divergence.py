"""Where games of the same seed first differ when their content does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from pentapolis.kernel import Game, Match, Meta
from pentapolis.kernel.scenario_trace import Sign, position, sights


class Playthrough(msgspec.Struct, frozen=True):
    """A random game: who played, the answers, and the signs by which it is known again."""

    players: int
    options: dict[str, str]
    seed: str
    answers: tuple[str, ...]
    signs: tuple[Sign, ...]


def play_some(game: Game[Any, Any], games: int, seed: str) -> list[Playthrough]:
    """So many random games, of all player counts and many variants."""
    tables = tables_to_try(game.meta, games)
    return [played(game, *table, f"{seed} {number}") for number, table in enumerate(tables, start=1)]


def tables_to_try(meta: Meta, games: int) -> list[tuple[int, dict[str, str]]]:
    """So many tables, of all player counts and of variants that differ as much as possible."""
    found = []
    for number in range(games):
        players = meta.players[number % len(meta.players)]
        variants = meta.variants(players)
        found.append((players, variants[number * 7 % len(variants)]))
    return found


def played(game: Game[Any, Any], players: int, options: dict[str, str], seed: str) -> Playthrough:
    """A random game to its end."""
    answers: list[str] = []
    signs = tuple(signs_of(game, players, options, seed, answers))
    return Playthrough(players, options, seed, tuple(answers), signs)


def signs_of(
    game: Game[Any, Any], players: int, options: dict[str, str], seed: str, answers: list[str]
) -> Iterator[Sign]:
    """What can be seen of a random game, in order; the answers are noted. The same seed answers the same."""
    match = Match.start(game, players, options, seed, tracked=False)
    random = Random(seed)
    while (ask := match.ask) is not None:
        keys = ask.keys
        yield position(match)
        answers.append(keys[int(random.random() * len(keys))])
        match.answer(answers[-1], ask.seat)
    yield from sights(match)


class Difference(msgspec.Struct, frozen=True):
    """Where a game with other content first looks otherwise: the game and the decision in it, counted from 1."""

    game: int
    players: int
    options: dict[str, str]
    seed: str
    decision: int


def first_decision(course: Playthrough, game: Game[Any, Any]) -> int | None:
    """The decision, counted from 1, at which the same game with other content looks otherwise."""
    answers: list[str] = []
    signs = signs_of(game, course.players, course.options, course.seed, answers)
    for sign in course.signs:
        if next(signs, None) != sign:
            return len(answers) + 1
    return None


def first_difference(courses: Sequence[Playthrough], game: Game[Any, Any]) -> Difference | None:
    """Where the first of these games that differs does so."""
    for number, course in enumerate(courses, start=1):
        decision = first_decision(course, game)
        if decision is not None:
            return Difference(number, course.players, course.options, course.seed, decision)
    return None

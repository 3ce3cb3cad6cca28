"""Where games of the same seed first differ when their content does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from pentapolis.kernel import Game, Match, Meta
from pentapolis.kernel.scenario_trace import Sign, position, sights

EVERY = 8  # positions are compared in full at every eighth decision, and at the end; questions at every one


class Course(msgspec.Struct, frozen=True):
    """A random game: who played, the answers, and the signs by which it is known again."""

    players: int
    options: dict[str, str]
    seed: str
    answers: tuple[str, ...]
    signs: tuple[Sign, ...]


def tables_to_try(meta: Meta, games: int) -> list[tuple[int, dict[str, str]]]:
    """So many tables, of all player counts and of variants that differ as much as possible."""
    found = []
    for number in range(games):
        players = meta.players[number % len(meta.players)]
        variants = meta.variants(players)
        found.append((players, variants[number * 7 % len(variants)]))
    return found


def played(game: Game[Any, Any], players: int, options: dict[str, str], seed: str) -> Course:
    """A random game to its end."""
    answers: list[str] = []
    signs = tuple(signs_of(game, players, options, seed, answers))
    return Course(players, options, seed, tuple(answers), signs)


def signs_of(
    game: Game[Any, Any], players: int, options: dict[str, str], seed: str, answers: list[str]
) -> Iterator[Sign]:
    """What can be seen of a random game, in order; the answers are noted. The same seed answers the same."""
    match = Match.start(game, players, options, seed, tracked=False)
    random = Random(seed)
    while (ask := match.ask) is not None:
        keys = ask.keys
        yield position(match) if len(answers) % EVERY == 0 else ",".join(keys)
        answers.append(keys[int(random.random() * len(keys))])
        match.answer(answers[-1], ask.seat)
    yield from sights(match)


def first_difference(course: Course, game: Game[Any, Any]) -> int | None:
    """The number of the decision, counted from 1, before which the same game with other content looks otherwise."""
    answers: list[str] = []
    signs = signs_of(game, course.players, course.options, course.seed, answers)
    for sign in course.signs:
        if next(signs, None) != sign:
            return len(answers) + 1
    return None


def earliest(courses: Sequence[Course], game: Game[Any, Any]) -> int | None:
    """The first decision at which any of these games differs."""
    found = (first_difference(course, game) for course in courses)
    return next((number for number in found if number is not None), None)

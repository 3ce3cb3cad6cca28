"""Trials: games in which every seat weighs traits in its own way, drawn at random around weights that are known.

Who wins then tells which way is better. That a seat leads and has many Cities may have a common cause; that a seat
believes in Cities and then wins can only be due to its belief, for that was drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from pentapolis.arena.play import Unit
from pentapolis.kernel import Game, Table
from pentapolis.kernel.sums import plain_sum
from pentapolis.kernel.traits import Pair, Weights, trained


def draws(seed: str, seats: int, traits: int) -> list[list[float]]:
    """How far every seat goes off, by trait at the beginning, then at the end; 1 is usual, and all together 0.

    >>> mine, yours = draws("0", 2, 1)
    >>> [round(number, 2) for number in mine], [round(number, 2) for number in yours]
    ([0.12, -1.77], [-0.12, 1.77])
    """
    gauss = Random(f"{seed}/trial").gauss
    rows = [[gauss(0.0, 1.0) for _ in range(2 * traits)] for _ in range(seats)]
    means = [plain_sum(column) / seats for column in zip(*rows, strict=True)]
    usual = sqrt(seats / (seats - 1))
    return [[usual * (number - mean) for number, mean in zip(row, means, strict=True)] for row in rows]


def moved(weights: dict[str, Pair], widths: dict[str, Pair], row: Sequence[float]) -> dict[str, Pair]:
    """Weights that go off by a row of draws."""
    count = len(weights)
    found = {}
    for number, (name, (early, late)) in enumerate(weights.items()):
        wide, wide_late = widths[name]
        found[name] = (early + wide * row[number], late + wide_late * row[count + number])
    return found


def on_trial(game: Game[Any, Any], weights: Weights, widths: Weights, unit: Unit) -> Game[Any, Any]:
    """The game in which each seat of a unit has weights of its own."""
    rules, count = game.rules, str(unit.players)
    assert rules.bots.traits is not None
    table, wide = weights.players[count], widths.players[count]
    estimates: list[Callable[[Table[Any, Any], int], float]] = []
    for row in draws(unit.seed, unit.players, len(table)):
        own = Weights(weights.game, {count: moved(table, wide, row)})
        estimates.append(trained(rules.bots.traits, own, rules.seats_of, rules.evaluate))
    return replace(game, trained=lambda table, seat: estimates[seat](table, seat))

"""Evolution strategies: games in which every seat plays with randomly perturbed weights.

Who wins then tells which direction is better. That is causal: a seat may lead and have many Cities for a common reason,
but its perturbation was drawn at random, so a victory that goes with it is its effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from pentapolis.arena.play import WorkUnit
from pentapolis.kernel import Game, Table
from pentapolis.kernel.sums import plain_sum
from pentapolis.kernel.traits import Pair, Weights, trained


def perturbations(seed: str, seats: int, traits: int) -> list[list[float]]:
    """The perturbation of every seat in sigmas, by trait at the beginning, then at the end; the seats' sum is 0.

    >>> mine, yours = perturbations("0", 2, 1)
    >>> [round(number, 2) for number in mine], [round(number, 2) for number in yours]
    ([0.12, -1.77], [-0.12, 1.77])
    """
    gauss = Random(f"{seed}/trial").gauss
    rows = [[gauss(0.0, 1.0) for _ in range(2 * traits)] for _ in range(seats)]
    means = [plain_sum(column) / seats for column in zip(*rows, strict=True)]
    usual = sqrt(seats / (seats - 1))
    return [[usual * (number - mean) for number, mean in zip(row, means, strict=True)] for row in rows]


def perturbed(weights: dict[str, Pair], sigmas: dict[str, Pair], row: Sequence[float]) -> dict[str, Pair]:
    """Weights plus a perturbation."""
    count = len(weights)
    found = {}
    for number, (name, (early, late)) in enumerate(weights.items()):
        sigma, wide_late = sigmas[name]
        found[name] = (early + sigma * row[number], late + wide_late * row[count + number])
    return found


def with_perturbed_weights(game: Game[Any, Any], weights: Weights, sigmas: Weights, unit: WorkUnit) -> Game[Any, Any]:
    """The game in which each seat of a unit plays with perturbed weights of its own."""
    rules, count = game.rules, str(unit.players)
    assert rules.bots.traits is not None
    table, sigma = weights.players[count], sigmas.players[count]
    estimates: list[Callable[[Table[Any, Any], int], float]] = []
    for row in perturbations(unit.seed, unit.players, len(table)):
        own = Weights(weights.game, {count: perturbed(table, sigma, row)})
        estimates.append(trained(rules.bots.traits, own, rules.seats_of, rules.evaluate))
    return replace(game, trained=lambda table, seat: estimates[seat](table, seat))

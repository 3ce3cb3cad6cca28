"""Parameter noise: exploration by random changes of a few weights of each seat, for a whole game.

Self-play needs exploration: bots with the same weights never show what they avoid. A random answer (ε-greedy) is soon
corrected; parameter noise is consistent for a game, and shows where it leads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from pentapolis.arena.play import WorkUnit
from pentapolis.kernel import Game, Table
from pentapolis.kernel.sums import plain_sum
from pentapolis.kernel.traits import Pair, Traits, Weights, trained

NOISY_TRAITS = 5  # of a seat

Estimate = Callable[[Table[Any, Any], int], float]


def parameter_noise(seed: str, sigmas: Mapping[str, Pair]) -> dict[str, Pair]:
    """What is added to the weights of a few traits, to early and late ones alike.

    >>> found = parameter_noise("0", {"points": (1.0, 1.0), "ships": (0.0, 0.0)})
    >>> {name: round(early, 2) for name, (early, late) in found.items()}
    {'points': 0.09}
    """
    random = Random(f"{seed}/whims")
    names = [name for name, (width, _) in sigmas.items() if width]
    chosen = random.sample(names, min(NOISY_TRAITS, len(names)))
    return {name: (amount := sigmas[name][0] * random.gauss(0.0, 1.0), amount) for name in chosen}


def with_parameter_noise(
    game: Game[Any, Any], weights: Weights | None, sigmas: Weights, unit: WorkUnit
) -> Game[Any, Any]:
    """The game with parameter noise for each seat of a unit, on these weights or on the estimate by hand."""
    rules, count = game.rules, str(unit.players)
    assert rules.bots.traits is not None
    traits, estimates = rules.bots.traits, list[Estimate]()
    for seat in range(unit.players):
        noise = parameter_noise(f"{unit.seed}/{seat}", sigmas.players[count])
        if weights is None:
            estimates.append(besides(rules.evaluate, traits, noise))
        else:
            table = {name: plus(pair, noise.get(name, NOTHING)) for name, pair in weights.players[count].items()}
            own = Weights(weights.game, {count: table})
            estimates.append(trained(traits, own, rules.seats_of, rules.evaluate))
    return replace(game, trained=lambda table, seat: estimates[seat](table, seat))


NOTHING: Pair = (0.0, 0.0)


def plus(pair: Pair, other: Pair) -> Pair:
    return pair[0] + other[0], pair[1] + other[1]


def besides(by_hand: Estimate, traits: Traits[Any, Any], noise: Mapping[str, Pair]) -> Estimate:
    """The estimate by hand with parameter noise."""
    amounts = [(traits.names.index(name), amount) for name, (amount, _) in noise.items()]

    def evaluate(table: Table[Any, Any], seat: int) -> float:
        value = by_hand(table, seat)
        if traits.phase(table, seat) is None:
            return value
        (numbers,) = traits.measure(table, (seat,), seat)
        return value + plain_sum(amount * numbers[place] for place, amount in amounts)

    return evaluate

"""Whims: every seat likes or dislikes a few traits by lot, for a whole game.

Bots that think alike play alike, and of what nobody does nothing is learnt. An answer by lot is soon mended; a whim is
held to, and shows where it leads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from pentapolis.arena.play import Unit
from pentapolis.kernel import Game, Table
from pentapolis.kernel.sums import plain_sum
from pentapolis.kernel.traits import Pair, Traits, Weights, trained

WHIMS = 5  # of a seat

Estimate = Callable[[Table[Any, Any], int], float]


def whims(seed: str, widths: Mapping[str, Pair]) -> dict[str, Pair]:
    """What is added to the weights of a few traits, to early and late ones alike.

    >>> found = whims("0", {"points": (1.0, 1.0), "ships": (0.0, 0.0)})
    >>> {name: round(early, 2) for name, (early, late) in found.items()}
    {'points': 0.09}
    """
    random = Random(f"{seed}/whims")
    names = [name for name, (width, _) in widths.items() if width]
    chosen = random.sample(names, min(WHIMS, len(names)))
    return {name: (amount := widths[name][0] * random.gauss(0.0, 1.0), amount) for name in chosen}


def whimsical(game: Game[Any, Any], weights: Weights | None, widths: Weights, unit: Unit) -> Game[Any, Any]:
    """The game in which each seat of a unit has whims, besides these weights or the estimate by hand."""
    rules, count = game.rules, str(unit.players)
    assert rules.bots.traits is not None
    traits, estimates = rules.bots.traits, list[Estimate]()
    for seat in range(unit.players):
        liked = whims(f"{unit.seed}/{seat}", widths.players[count])
        if weights is None:
            estimates.append(besides(rules.evaluate, traits, liked))
        else:
            table = {name: plus(pair, liked.get(name, NOTHING)) for name, pair in weights.players[count].items()}
            own = Weights(weights.game, {count: table})
            estimates.append(trained(traits, own, rules.seats_of, rules.evaluate))
    return replace(game, trained=lambda table, seat: estimates[seat](table, seat))


NOTHING: Pair = (0.0, 0.0)


def plus(pair: Pair, other: Pair) -> Pair:
    return pair[0] + other[0], pair[1] + other[1]


def besides(by_hand: Estimate, traits: Traits[Any, Any], liked: Mapping[str, Pair]) -> Estimate:
    """The estimate by hand with whims."""
    likes = [(traits.names.index(name), amount) for name, (amount, _) in liked.items()]

    def evaluate(table: Table[Any, Any], seat: int) -> float:
        value = by_hand(table, seat)
        if traits.phase(table, seat) is None:
            return value
        (numbers,) = traits.measure(table, (seat,), seat)
        return value + plain_sum(amount * numbers[place] for place, amount in likes)

    return evaluate

"""A cheap estimate of a position, for bots: points now, and what goods, symbols and Production will still bring.

The weights are points. MO-STR.1: Work, Population and Tax give no points by themselves, so Resources are worth little
and Production is priced by the rounds that are left. MO-STR.2, MO-STR.3: symbols lead to Golden Ages and Projects,
majorities are worth what the scorings still to come will pay.
"""

from __future__ import annotations

from operator import mul

from pentapolis.kernel.sums import plain_sum

from .influence import empires
from .kinds import FOOD, IDEAS, MONEY, MOST_SCORINGS, STONE
from .scoring import score
from .state import MosaicTable, Player

LENGTH = 26  # rounds of a game without an end in sight
UNIT = {STONE: 0.30, IDEAS: 0.34, FOOD: 0.22, MONEY: 0.17}
PLENTY = {STONE: 30, IDEAS: 25, FOOD: 25, MONEY: 40}
SPARE = 0.25  # of a unit's worth, beyond plenty
MOST = 4  # times plenty; whoever has more gathers for nothing, or Work would never end
PRODUCED = (0.075, 0.085, 0.055, 0.035, 0.035)  # by track, for each round left
PERSON = 0.17  # for each round left
SYMBOL = 0.22
CLOSE = 0.11  # for the square of symbols towards an open Golden Age
FACE_DOWN = 0.5
SCORING = 0.55  # of what a scoring would pay now
RIVALRY = 0.5  # of what it would pay to each of the others


def stock(resource: int, have: int) -> float:
    """What so much of a Resource is worth while there is time to use it."""
    plenty = PLENTY[resource]
    return UNIT[resource] * (min(have, plenty) + SPARE * max(0, min(have, MOST * plenty) - plenty))


STOCKS = [[stock(resource, have) for have in range(MOST * PLENTY[resource] + 1)] for resource in sorted(UNIT)]


def evaluate(t: MosaicTable, seat: int) -> float:
    """A seat's own prospects and its lead in the Regions; when the game is over, the points decide alone."""
    state = t.state
    if state.over:
        totals = [sum(score(t, other).values()) for other in range(len(state.players))]
        mine = totals.pop(seat)
        return float(mine - max(totals))
    value = prospects(t, seat)
    if state.scorings < MOST_SCORINGS:
        value += SCORING * (MOST_SCORINGS - state.scorings) * lead(t, seat)
    return value


def prospects(t: MosaicTable, seat: int) -> float:
    """Points, and what is likely to become points."""
    state, player = t.state, t.state.players[seat]
    value = float(sum(score(t, seat).values()))
    left = rounds_left(t)
    value += plain_sum(purse(player, resource, left) for resource in UNIT)
    value += left * plain_sum(map(mul, PRODUCED, player.production))
    value += left * PERSON * player.population
    value += SYMBOL * sum(player.symbols) + FACE_DOWN * len(player.down)
    value += plain_sum(closeness(t, player, tile) for tile in state.golden_ages)
    return value


def rounds_left(t: MosaicTable) -> int:
    """How many more turns a seat may expect."""
    state = t.state
    if state.last_round:
        return max(0, state.last_round - state.round)
    return max(3, LENGTH - 2 * state.scorings - state.round)


def purse(player: Player, resource: int, left: int) -> float:
    """What a stock of a Resource is worth: near the end nothing."""
    worth, have = STOCKS[resource], player.stock[resource]
    return (worth[have] if have < len(worth) else worth[-1]) * min(1.0, 0.2 * left)


def closeness(t: MosaicTable, player: Player, tile: str) -> float:
    """Symbols on the way to a Golden Age count more and more."""
    from_pillar = t.content.symbol_goals[tile]
    return CLOSE * min(player.symbols[from_pillar], 6) ** 2


def lead(t: MosaicTable, seat: int) -> float:
    """What an Empire Scoring would pay now, less what the others would get, shared among them."""
    paid = empires(t).paid
    others = sum(paid) - paid[seat]
    return paid[seat] - RIVALRY * others / (len(paid) - 1)

"""A cheap estimate of a position, for bots: points now, and what tokens, icons and an open investment will still bring.

The weights are points. They were found by playing greedy bots against each other; docs/bots.md tells how.
"""

from __future__ import annotations

from pentapolis.kernel.sums import plain_sum

from .components import Card, Provide, Score
from .market import investment_of
from .scoring import score
from .state import Civilization, FlowTable

TOKEN, ENOUGH_TOKENS = 0.45, 8
SPARE_TOKEN, TOO_MANY_TOKENS = 0.15, 16  # above that they are worth nothing more: a bot that only harvests stalls
INVESTED_TOKEN = 0.2
INVESTMENT, RISKY_INVESTMENT = 0.75, 0.4
ECONOMY = {"agriculture": 0.5, "industry": 0.4, "science": 0.4, "culture": 0.4, "trade": 0.2}
IMPATIENCE = 0.2  # for each turn in which no card moved: sooner or later somebody gives way (FH-STL.3)
SAFETY = 0.3  # for each opponent who could not attack
EFFECT = {"instant": 1.0, "attack": 1.0, "attack_all": 1.5, "turn_action": 1.0, "scoring": 0.0, "permanent": 0.0}


def evaluate(t: FlowTable, seat: int) -> float:
    """A seat's prospects against the best of the others; when the game is over, the points decide alone."""
    worth = [prospects(t, other) for other in range(t.state.players)]
    mine = worth.pop(seat)
    return mine - max(worth) - IMPATIENCE * t.state.idle


def prospects(t: FlowTable, seat: int) -> float:
    """Points, and what is likely to become points."""
    state, civ = t.state, t.state.civilizations[seat]
    value = float(sum(score(t, seat).values()))
    if state.ended:
        return value
    left = len(state.deck) / 56
    value += purse(civ.tokens)
    value += left * plain_sum(weight * civ.icons[icon] for icon, weight in ECONOMY.items())
    value += left * SAFETY * sum(shields(civ, other) for other in state.civilizations)
    slot = investment_of(state, seat)
    if slot is not None:
        rivals = (other.tokens for number, other in enumerate(state.civilizations) if number != seat)
        safe = all(tokens < slot.tokens for tokens in rivals)
        share = INVESTMENT if safe else RISKY_INVESTMENT
        value += share * worth(t.content.cards[slot.card]) + INVESTED_TOKEN * slot.tokens
    return value


def purse(tokens: int) -> float:
    """What tokens are worth: the first ones buy cards, the last ones nothing."""
    spare = min(tokens, TOO_MANY_TOKENS) - ENOUGH_TOKENS
    return TOKEN * min(tokens, ENOUGH_TOKENS) + SPARE_TOKEN * max(0, spare)


def shields(civ: Civilization, other: Civilization) -> bool:
    """FH-ATK.4: whether the other could not attack this Civilization."""
    return civ.icons["attack"] + civ.icons["defense"] >= other.icons["attack"]


def worth(card: Card) -> float:
    """What a card is worth to somebody who has a few of everything."""
    value = sum(1.0 if icon == "culture" else 0.5 for icon in card.strip) + EFFECT.get(card.timing, 0.0)
    for effect in card.effects:
        if isinstance(effect, Provide):
            times = effect.amount * (1 if effect.per is None else 2)
            value += times * (1.0 if effect.icon == "culture" else 0.5) * (0.5 if card.transient else 1.0)
        elif isinstance(effect, Score):
            value += effect.amount * (1 if effect.per is None else 2.5)
    return value

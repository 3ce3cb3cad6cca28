"""A cheap estimate of a position, for bots: points now, and what tokens, icons and an open investment will still bring.

And what bots leave to people. The weights are points; they were found by playing greedy bots against each other, and
docs/bots.md tells how.
"""

from __future__ import annotations

from collections.abc import Collection

from pentapolis.kernel import Ask
from pentapolis.kernel.sums import plain_sum

from . import asks
from .civilization import attack_strength, defense_strength
from .components import Card, Provide, Score
from .market import investment_of, is_stalled
from .scoring import score
from .state import FlowTable

TOKEN, ENOUGH_TOKENS = 0.45, 8
SPARE_TOKEN, TOO_MANY_TOKENS = 0.15, 16  # above that they are worth nothing more: a bot that only harvests stalls
INVESTED_TOKEN = 0.2
INVESTMENT, RISKY_INVESTMENT = 0.75, 0.4
ECONOMY = {"agriculture": 0.5, "industry": 0.4, "science": 0.4, "culture": 0.4, "trade": 0.2}
IMPATIENCE = 0.2  # for each turn in which no card moved: sooner or later somebody gives way (FH-STL.3)
SAFETY = 0.3  # for each opponent who could not attack (FH-ATK.4)
EFFECT = {"instant": 1.0, "attack": 1.0, "attack_all": 1.5, "turn_action": 1.0, "scoring": 0.0, "permanent": 0.0}
MOVING = ("invest:", "complete:", "snipe:")  # what brings a card into somebody's Civilization, sooner or later


def evaluate(t: FlowTable, seat: int) -> float:
    """A seat's prospects against the best of the others; when the game is over, the points decide alone."""
    worth = [prospects(t, other) for other in range(t.state.players)]
    mine = worth.pop(seat)
    return mine - max(worth) - IMPATIENCE * t.state.idle


def prospects(t: FlowTable, seat: int) -> float:
    """Points, and what is likely to become points."""
    state, civ = t.state, t.state.civilizations[seat]
    value = float(sum(score(t, seat).values()))
    if not state.deck:  # FH-END.1
        return value
    left = len(state.deck) / 56
    value += purse(civ.tokens)
    value += left * plain_sum(weight * civ.icons[icon] for icon, weight in ECONOMY.items())
    value += left * SAFETY * sum(defense_strength(civ) >= attack_strength(other) for other in state.civilizations)
    slot = investment_of(t, seat)
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


def forgone(t: FlowTable, ask: Ask) -> Collection[str]:
    """FH-STL.3: once play has stalled, bots take no action that moves no card while there is one that does."""
    if ask.kind != asks.ACTION or not is_stalled(t):
        return ()
    idle = [key for key in ask.options if not key.startswith(MOVING)]
    return idle if len(idle) < len(ask.options) else ()

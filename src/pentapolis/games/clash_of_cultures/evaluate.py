"""A cheap estimate of a position, for bots: points now, and what goods, cities, Advances and cards will still bring.

The weights are points. What lies in the hand is worth less the nearer the end is: only points count then.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import trade
from .cities import size
from .kinds import CULTURE, MOOD
from .scoring import halves
from .state import ClashTable
from .units import ARMY_MASK, SETTLER_MASK, SHIP_MASK, total

RESOURCES = (0.0, 0.5, 0.95, 1.3, 1.5, 1.65, 1.75, 1.8)  # the first ones of a kind are needed, the last ones lie about
TOKENS = (0.0, 0.6, 1.1, 1.5, 1.8, 2.0)
MORE_TOKENS = 0.08
CARD, CITY, ROOM, MOODS, SETTLERS, ARMY, SHIPS = 0.4, 1.4, 0.25, (-0.8, 0.0, 0.35), 1.1, 0.25, 0.3
ADVANCE = 0.55
OPEN_OFFER = 0.01
LAST_AGE = 6


def evaluate(t: ClashTable, seat: int) -> float:
    """A seat's prospects against the best of the others; when the game is over, the points decide alone."""
    worth = [prospects(t, other) for other in range(len(t.state.players))]
    mine = worth.pop(seat)
    return mine - max(worth)


def prospects(t: ClashTable, seat: int) -> float:
    """Points, and what is likely to become points."""
    points = sum(halves(t, seat).values()) / 2
    if not t.state.agenda and t.state.age > 1:
        return points
    left = max(0.15, (LAST_AGE + 1 - t.state.age) / LAST_AGE)
    return points + left * (purse(t, seat) + land(t, seat) + force(t, seat))


def purse(t: ClashTable, seat: int) -> float:
    """Resources, tokens and cards."""
    player = t.state.players[seat]
    value = holdings(player.goods, player.hand)
    if t.state.trade and trade.parties(t)[0] == seat:  # nobody counts on the good will of a partner
        value = min(value, holdings(*trade.after(t, seat))) - OPEN_OFFER
    return value + ADVANCE * player.advances.bit_count()


def holdings(goods: Sequence[int], cards: int) -> float:
    value = sum(RESOURCES[min(amount, 7)] for amount in goods[:MOOD])
    for token in (MOOD, CULTURE):
        amount = goods[token]
        value += TOKENS[min(amount, 5)] + MORE_TOKENS * max(0, amount - 5)
    return value + CARD * cards


def land(t: ClashTable, seat: int) -> float:
    """Cities: each one collects and lets all others grow."""
    own = [city for city in t.state.cities.values() if city.owner == seat]
    room = sum(min(5, len(own)) - size(city) for city in own)
    return CITY * len(own) + ROOM * max(0, room) + sum(MOODS[city.mood] for city in own)


def force(t: ClashTable, seat: int) -> float:
    """Units: Settlers are cities to be, armies keep them."""
    settlers = armies = ships = 0
    for stack in t.state.units[seat].values():
        settlers += total(stack & SETTLER_MASK)
        armies += total(stack & ARMY_MASK)
        ships += total(stack & SHIP_MASK)
    cities = 7 - t.state.players[seat].settlements
    return SETTLERS * min(settlers, 7 - cities, 3) + ARMY * min(armies, 8) + SHIPS * min(ships, 3)

"""What bots leave to people though the rules allow it: offering again and again in one turn (CC-4.8 sets no limit)."""

from __future__ import annotations

from collections.abc import Collection

from pentapolis.kernel import Ask

from . import asks
from .state import ClashTable
from .trade.build import PARTNERS

BOT_OFFERS = 1  # that a bot opens in a turn: nobody likes to refuse the same thing three times


def forgone(t: ClashTable, ask: Ask) -> Collection[str]:
    """The answers that would open another offer, once a bot has opened enough of them."""
    if ask.kind != asks.ACT or t.state.turn.offers < BOT_OFFERS:
        return ()
    return OPENINGS[len(t.state.players)][ask.seat]


OPENINGS = tuple(tuple(frozenset(f"trade:{word}" for word, _ in row) for row in rows) for rows in PARTNERS)

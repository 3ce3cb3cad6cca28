"""Players of The Flow of History who take no card while they can harvest: with them a table soon stalls (FH-STL.4)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.server.engine_games import FLOW
from tests.server.engine_play import Hand, open_match

SEED = "27"  # with it three of them stall the table within a few turns


def idle(keys: Iterable[str]) -> str:
    """What such a player answers."""
    known = list(keys)
    return next((key for key in ("harvest", "decline") if key in known), known[0])


def stalled_table() -> Hand:
    """Three of them, as long as it takes."""
    hand = Hand(open_match(FLOW, SEED))
    while not hand.live.stalled:
        ask = hand.live.match.ask
        assert ask is not None
        hand.answer(ask.seat, idle(ask.options), end=True)
    return hand

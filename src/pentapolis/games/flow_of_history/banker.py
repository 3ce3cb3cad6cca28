"""The Banker of the two-player game (FH-TWO): outside forces that move the Market."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose

from . import asks, log
from .market import discard, investment_of
from .state import BANKER, NOBODY, FlowTable, Slot


def open_market(t: FlowTable) -> None:
    """FH-TWO.4: the first Market card gets the Banker's marker and tokens from the Reserve."""
    tokens = t.content.setups[t.state.players].banker_start_tokens
    t.state.reserve -= tokens
    invest(t, t.state.market[0], tokens)


def withdraw(t: FlowTable) -> None:
    """FH-TWO.9: before refilling, the card with the Banker's marker is removed and its tokens go to the Supply."""
    slot = investment_of(t, BANKER)
    if slot is not None:
        t.state.supply += slot.tokens
        discard(t, slot)
        t.emit(log.BANKER_WITHDREW, card=slot.card, count=slot.tokens)


def banker(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TWO.10, FH-TWO.14: the active player names a free card, the Banker puts half of the Supply on it.

    FH-TWO.11: with fewer than 2 tokens in the Supply it does not invest.
    """
    if t.state.supply < 2:
        return
    free = {slot.card: slot for slot in t.state.market if slot.investor == NOBODY}
    slot = yield from choose(seat, asks.BANKER, free)
    tokens = t.state.supply // 2
    t.state.supply -= tokens
    invest(t, slot, tokens)


def invest(t: FlowTable, slot: Slot, tokens: int) -> None:
    slot.investor, slot.tokens = BANKER, tokens
    t.emit(log.BANKER_INVESTED, card=slot.card, count=tokens)

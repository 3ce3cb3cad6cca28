"""The Banker of the two-player game (FH-TWO): outside forces that move the Market."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose

from . import asks, log
from .state import BANKER, NOBODY, FlowTable, Slot


def open_market(t: FlowTable) -> None:
    """FH-TWO.4: the first Market card gets the Banker's marker and tokens from the Reserve."""
    first, tokens = t.state.market[0], t.content.setups[t.state.players].banker_start_tokens
    first.investor, first.tokens = BANKER, tokens
    t.state.reserve -= tokens
    t.emit(log.BANKER_INVESTED, card=first.card, count=tokens)


def withdraw(t: FlowTable) -> None:
    """FH-TWO.9: before refilling, the card with the Banker's marker is removed and its tokens go to the Supply."""
    for slot in t.state.market:
        if slot.investor == BANKER:
            t.state.supply += slot.tokens
            t.state.market.remove(slot)
            t.state.box.append(slot.card)
            t.emit(log.BANKER_WITHDREW, card=slot.card, count=slot.tokens)
            return


def banker(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TWO.10, FH-TWO.14: the active player names a free card, the Banker puts half of the Supply on it.

    FH-TWO.11: with fewer than 2 tokens in the Supply it does not invest.
    """
    if t.state.supply < 2:
        return
    free = {slot.card: slot for slot in t.state.market if slot.investor == NOBODY}
    slot: Slot = yield from choose(seat, asks.BANKER, free)
    slot.investor, slot.tokens = BANKER, t.state.supply // 2
    t.state.supply -= slot.tokens
    t.emit(log.BANKER_INVESTED, card=slot.card, count=slot.tokens)

"""Invest (FH-INV): put the marker and tokens on a free Market card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pentapolis.games.flow_of_history import asks
from pentapolis.games.flow_of_history.state import BANKER, FlowTable, Slot
from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose


def bar_seat(tokens: int, own: Slot | None) -> str | None:
    """FH-INV.1: not with an open investment, not without tokens. FH-INV.4: the open one stays as it is."""
    return None if tokens and own is None else "FH-INV.1"


def bar_card(slot: Slot) -> str:
    """FH-INV.2: not a card with a marker on it; FH-INV.5, FH-RUL.8: the Banker's counts."""
    return "FH-INV.5" if slot.investor == BANKER else "FH-INV.2"


def perform(t: FlowTable, seat: int, slot: Slot) -> Flow[None]:
    """FH-INV.2, FH-INV.3: choose how many tokens, put them and the marker on the card."""
    civ = t.state.civilizations[seat]
    number = yield from choose(seat, asks.TOKENS, amounts(civ.tokens), card=slot.card)
    civ.tokens -= number
    slot.investor, slot.tokens = seat, number
    t.emit("invested", seat=seat, card=slot.card, count=number)


@lru_cache(maxsize=128)
def amounts(tokens: int) -> Mapping[str, int]:
    """FH-INV.2: from 1 up to all tokens."""
    return {str(number): number for number in range(1, tokens + 1)}

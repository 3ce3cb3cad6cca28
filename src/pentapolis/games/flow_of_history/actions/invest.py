"""Invest (FH-INV): put the marker and tokens on a free Market card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pentapolis.games.flow_of_history import asks, log
from pentapolis.games.flow_of_history.market import investment_of, slot_of
from pentapolis.games.flow_of_history.state import BANKER, NOBODY, FlowTable, Slot
from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose
from pentapolis.parts.verbs import Verb, about


def bar_seat(tokens: int, own: Slot | None) -> str | None:
    """FH-INV.1: not with an open investment, not without tokens. FH-INV.4: the open one stays as it is."""
    return None if tokens and own is None else "FH-INV.1"


def bar(t: FlowTable, seat: int, slot: Slot | None) -> str | None:
    """FH-INV.2: not a card with a marker on it; FH-INV.5, FH-RUL.8: the Banker's counts."""
    barred = bar_seat(t.state.civilizations[seat].tokens, investment_of(t, seat))
    if barred or (slot is not None and slot.investor == NOBODY):
        return barred
    return "FH-INV.5" if slot is not None and slot.investor == BANKER else "FH-INV.2"


def facts(t: FlowTable, seat: int, card: str) -> dict[str, int | str]:
    """FH-INV.2 asks for a card in the Market (`absent`), without a marker (`taken`), and for a possible `amount`."""
    tokens, slot = t.state.civilizations[seat].tokens, slot_of(t, card)
    match bar(t, seat, slot):
        case "FH-INV.1":
            return {"have": tokens, "open": int(investment_of(t, seat) is not None)}
        case "FH-INV.5":
            return {"card": card}
    return {"card": card, "have": tokens, "fault": "absent" if slot is None else "taken"}


def perform(t: FlowTable, seat: int, slot: Slot) -> Flow[None]:
    """FH-INV.2, FH-INV.3: choose how many tokens, put them and the marker on the card."""
    civ = t.state.civilizations[seat]
    number = yield from choose(seat, asks.TOKENS, amounts(civ.tokens), card=slot.card)
    civ.tokens -= number
    slot.investor, slot.tokens = seat, number
    t.emit(log.INVESTED, seat=seat, card=slot.card, count=number)


@lru_cache(maxsize=128)
def amounts(tokens: int) -> Mapping[str, int]:
    """FH-INV.2: from 1 up to all tokens."""
    return {str(number): number for number in range(1, tokens + 1)}


INVEST: Verb[FlowTable] = about(
    "invest", every=lambda t: t.content.cards, meaning=slot_of, bar=bar, perform=perform, facts=facts
)

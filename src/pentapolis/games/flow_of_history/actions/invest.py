"""Invest (FH-INV): put the marker and tokens on a free Market card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pentapolis.games.flow_of_history import asks, log
from pentapolis.games.flow_of_history.market import investment_of, slot_of
from pentapolis.games.flow_of_history.state import BANKER, NOBODY, FlowTable, Slot
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import choose
from pentapolis.parts.verbs import Answers, Verb


def bar_seat(tokens: int, own: Slot | None) -> str | None:
    """FH-INV.1: not with an open investment, not without tokens. FH-INV.4: the open one stays as it is."""
    return None if tokens and own is None else "FH-INV.1"


def bar_card(slot: Slot) -> str:
    """FH-INV.2: not a card with a marker on it; FH-INV.5, FH-RUL.8: the Banker's counts."""
    return "FH-INV.5" if slot.investor == BANKER else "FH-INV.2"


def offers(t: FlowTable, seat: int) -> Answers:
    """FH-INV.1, FH-INV.2: every free card of the Market, if the seat may invest."""
    if bar_seat(t.state.civilizations[seat].tokens, investment_of(t.state, seat)) is not None:
        return ()
    return [(slot.card, slot) for slot in t.state.market if slot.investor == NOBODY]


def refuse(t: FlowTable, seat: int, card: str) -> Refusal | None:
    if card not in t.content.cards:
        return None
    tokens, own, slot = t.state.civilizations[seat].tokens, investment_of(t.state, seat), slot_of(t.state, card)
    barred = bar_seat(tokens, own)
    if barred is not None:
        return Refusal(barred, have=tokens, open=int(own is not None))
    if slot is None:
        return refuse_card(t, seat, card, "absent")
    barred = bar_card(slot)
    return Refusal(barred, card=card) if barred == "FH-INV.5" else refuse_card(t, seat, card, "taken")


def refuse_card(t: FlowTable, seat: int, card: str, fault: str) -> Refusal:
    """FH-INV.2 asks for a card in the Market (`absent`), without a marker (`taken`), and for a possible `amount`."""
    return Refusal("FH-INV.2", card=card, have=t.state.civilizations[seat].tokens, fault=fault)


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


INVEST: Verb[FlowTable] = Verb("invest", offers, refuse, perform)

"""The Market and the eras: refilling, ageing (FH-CLN), the Current Era (FH-ERA), a stalled table (FH-STL)."""

from __future__ import annotations

from . import log
from .state import NOBODY, FlowState, FlowTable, Slot


def current_era(t: FlowTable) -> int:
    """FH-ERA.3, FH-GLO.1: the highest era on any card in the Market or in a Civilization, computed when needed."""
    eras, era = t.content.eras, 0
    for slot in t.state.market:
        if eras[slot.card] > era:
            era = eras[slot.card]
    for civ in t.state.civilizations:
        if civ.era > era:
            era = civ.era
    return era


def slot_of(t: FlowTable, card: str) -> Slot | None:
    """The Market slot of a card."""
    return next((slot for slot in t.state.market if slot.card == card), None)


def investment_of(t: FlowTable, seat: int) -> Slot | None:
    """FH-CMP.4: the one card a seat has its marker on; FH-TWO.4: or the Banker."""
    for slot in t.state.market:
        if slot.investor == seat:
            return slot
    return None


def refresh(t: FlowTable) -> None:
    """FH-CLN.1, FH-CLN.2: refill, remove what is outdated and refill again; FH-CLN.5, FH-RUL.6: until nothing is."""
    refill(t)
    while age(t):
        refill(t)


def refill(t: FlowTable) -> None:
    """FH-CLN.1, FH-SET.9: add cards at the right end up to the Market's size; FH-CLN.6: as far as the deck reaches."""
    state = t.state
    size = state.market_size
    while len(state.market) < size and state.deck:
        card = state.deck.pop()
        state.market.append(Slot(card))
        t.emit(log.ADDED, card=card)


def age(t: FlowTable) -> bool:
    """FH-CLN.2: remove uninvested cards two eras behind; FH-CLN.3: invested ones stay; FH-CLN.4: so do players' own."""
    eras, oldest = t.content.eras, current_era(t) - 2
    outdated = [slot for slot in t.state.market if slot.investor == NOBODY and eras[slot.card] <= oldest]
    for slot in outdated:
        discard(t, slot)
        t.emit(log.OUTDATED, card=slot.card)
    return bool(outdated)


def discard(t: FlowTable, slot: Slot) -> None:
    """FH-STK.8: a Market card goes to the box."""
    t.state.market.remove(slot)
    t.state.box.append(slot.card)


def has_moved(state: FlowState) -> bool:
    """Whether a card has left the Market or the deck since the last cleanup."""
    return len(state.deck) < state.deck_before or len(state.market) < state.market_size


PATIENCE = 3  # whole rounds without a card until people are asked whether they want to go on


def is_stalled(t: FlowTable) -> bool:
    """FH-STL.4: no card has moved for some rounds, and the option that would move the Market on is off."""
    state = t.state
    return not state.stall and state.idle >= PATIENCE * state.players


def move_on(t: FlowTable) -> None:
    """FH-STL.1, FH-STL.2: when no card has moved for the agreed rounds, the leftmost free Market card leaves.

    FH-RUL.13: the rulebook has no answer to a table that only harvests. FH-STL.3: the option can be off.
    """
    state = t.state
    state.idle += 1
    if state.stall and state.idle >= state.stall * state.players:
        state.idle = 0
        free = next(slot for slot in state.market if slot.investor == NOBODY)
        discard(t, free)
        t.emit(log.STALLED, card=free.card)
        refresh(t)

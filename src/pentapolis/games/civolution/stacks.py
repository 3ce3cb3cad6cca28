"""The research stacks: five face down, five face up beside them (CV-RES, CV-P1.2)."""

from __future__ import annotations

from . import log
from .state import CVTable, put


def take(t: CVTable, deck: int) -> str:
    """The top card of a face-down stack, which must not be empty."""
    state = t.state
    *left, card = state.decks[deck]
    state.decks = put(state.decks, deck, tuple(left))
    if len(left) < len(state.known[deck]):
        state.known = put(state.known, deck, state.known[deck][: len(left)])
    return card


def bury(t: CVTable, deck: int, card: str, seat: int) -> None:
    """CV-RES.2: a card goes face down to the bottom; whoever put it there knows it."""
    state = t.state
    state.decks = put(state.decks, deck, (card, *state.decks[deck]))
    state.known = put(state.known, deck, (seat, *state.known[deck]))


def turn_up(t: CVTable, deck: int) -> None:
    """CV-P1.2, CV-LIM.3: the top card onto the face-up stack; an empty stack has none."""
    if t.state.decks[deck]:
        card = take(t, deck)
        t.state.open = put(t.state.open, deck, (*t.state.open[deck], card))
        t.emit(log.TURNED_UP, card=card)

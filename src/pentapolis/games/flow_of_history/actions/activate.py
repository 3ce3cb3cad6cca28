"""Activate (FH-ACT): use one visible Turn Action."""

from __future__ import annotations

from pentapolis.games.flow_of_history import log
from pentapolis.games.flow_of_history.effects import resolve, would_change
from pentapolis.games.flow_of_history.state import FlowTable
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about


def bar(t: FlowTable, seat: int, card: str) -> str | None:
    """FH-ACT.1: a visible Turn Action of one's own; FH-ACT.3, FH-RUL.3: only if it would change something.

    FH-TRN.2 needs no test: a turn has one action, so a card gained this turn cannot be activated in it.
    """
    if card not in t.content.turn_actions or card not in t.state.civilizations[seat].tops.values():
        return "FH-ACT.1"
    return None if would_change(t, seat, t.content.cards[card]) else "FH-ACT.3"


def perform(t: FlowTable, seat: int, card: str) -> Flow[None]:
    """FH-TRN.1, FH-ACT.2: carry out the effect; what it gains is resolved at once."""
    t.emit(log.ACTIVATED, seat=seat, card=card)
    yield from resolve(t, seat, t.content.cards[card])


ACTIVATE: Verb[FlowTable] = about(
    "activate", every=lambda t: t.content.cards, bar=bar, perform=perform, facts=lambda t, seat, card: {"card": card}
)

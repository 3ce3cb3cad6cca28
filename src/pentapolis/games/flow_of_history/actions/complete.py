"""Complete (FH-COM): spend the tokens of one's own investment, take the income, gain the card."""

from __future__ import annotations

from pentapolis.games.flow_of_history import log
from pentapolis.games.flow_of_history.civilization import from_supply
from pentapolis.games.flow_of_history.effects import gain
from pentapolis.games.flow_of_history.market import investment_of, slot_of
from pentapolis.games.flow_of_history.state import FlowTable, Slot
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about


def bar(t: FlowTable, seat: int, slot: Slot | None) -> str | None:
    """FH-COM.1: only with an open investment of one's own; FH-COM.2: in any later turn."""
    return "FH-COM.1" if slot is None or slot.investor != seat else None


def facts(t: FlowTable, seat: int, card: str) -> dict[str, int | str]:
    """FH-COM.1: `open` is 1 if the investment lies on another card, which is then the one named."""
    own = investment_of(t, seat)
    return {"card": own.card if own else card, "open": int(own is not None)}


def perform(t: FlowTable, seat: int, slot: Slot) -> Flow[None]:
    """FH-COM.3 to FH-COM.6, in this order: the income counts icons before the card is placed."""
    t.state.supply += slot.tokens  # FH-COM.3, FH-TOK.6
    t.emit(log.COMPLETED, seat=seat, card=slot.card, count=slot.tokens)
    paid = from_supply(t, seat, income(t, seat, slot.card))  # FH-COM.4, FH-TOK.4
    t.emit(log.INCOME, seat=seat, card=slot.card, count=paid)
    t.state.market.remove(slot)  # FH-COM.5: the marker comes back with it
    yield from gain(t, seat, slot.card)  # FH-COM.5, FH-COM.6


def income(t: FlowTable, seat: int, card: str) -> int:
    """FH-COM.4, FH-CRD.4, FH-GLO.4: icons of the kind that the card's income sign shows.

    FH-COM.7: paid here and nowhere else.
    """
    icon = t.content.cards[card].income_icon
    return t.state.civilizations[seat].icons[icon] if icon else 0


COMPLETE: Verb[FlowTable] = about(
    "complete", every=lambda t: t.content.cards, meaning=slot_of, bar=bar, perform=perform, facts=facts
)

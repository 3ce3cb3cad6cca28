"""Technology (MO-TEC): 5 Ideas for a card of the Offer."""

from __future__ import annotations

from pentapolis.games.mosaic.actions.top import top
from pentapolis.games.mosaic.decks import refill, take
from pentapolis.games.mosaic.kinds import EVERYBODY, TECHNOLOGY
from pentapolis.games.mosaic.state import FaceDown, MosaicTable
from pentapolis.games.mosaic.technologies import receive
from pentapolis.games.mosaic.wealth import can_pay, pay
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about


def bar(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-TEC.1: a card of the Offer that can be paid; MO-TEC.2: its requirements do not matter."""
    if card not in t.state.offers[TECHNOLOGY]:
        return "MO-TEC.1"
    return bar_price(t, seat, card)


def bar_price(t: MosaicTable, seat: int, card: str) -> str | None:
    return None if can_pay(t.state.players[seat], t.content.technologies[card].cost) else "MO-RES.4"


def listing(t: MosaicTable, seat: int) -> list[str]:
    """All cost the same, and most often none can be paid."""
    player, cards = t.state.players[seat], t.content.technologies
    payable = [cost for cost in t.content.research_costs if can_pay(player, cost)]
    return [card for card in t.state.offers[TECHNOLOGY] if cards[card].cost in payable] if payable else []


def perform(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-TEC.1, MO-TRN.5: the Offer is refilled before the card is played or kept."""
    take(t, TECHNOLOGY, card)
    t.emit("technology", seat=seat, card=card)
    yield from buy(t, seat, card, EVERYBODY)
    refill(t, TECHNOLOGY)
    yield from receive(t, seat, card, EVERYBODY)


def use_top(t: MosaicTable, seat: int, card: str, seen: int) -> Flow[None]:
    """MO-GOV.8: others learn of it only when it is played."""
    t.emit("technology-top", {seat: {"card": card}}, seat=seat)
    yield from buy(t, seat, card, seen)
    yield from receive(t, seat, card, seen)


def buy(t: MosaicTable, seat: int, card: str, seen: int) -> Flow[None]:
    """MO-TEC.1, MO-TEC.2: paid and put down; whether it is played comes next (MO-TEC.3)."""
    t.state.players[seat].down += (FaceDown(card, seen),)
    yield from pay(t, seat, t.content.technologies[card].cost, "technology")


RESEARCH: Verb[MosaicTable] = about(
    "technology",
    every=lambda t: t.content.technologies,
    listing=listing,
    bar=bar,
    perform=perform,
    facts=lambda t, seat, card: {"card": card},
    otherwise="MO-TEC.1",
)
RESEARCH_TOP = top(TECHNOLOGY, use_top, bar_price)

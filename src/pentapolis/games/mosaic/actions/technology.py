"""Technology (MO-TEC): 5 Ideas for a card of the Offer."""

from __future__ import annotations

from pentapolis.games.mosaic.decks import pop, refill, take
from pentapolis.games.mosaic.kinds import EVERYBODY, IDEAS, MONEY, TECHNOLOGY
from pentapolis.games.mosaic.state import MosaicTable
from pentapolis.games.mosaic.technologies import put_down, receive
from pentapolis.games.mosaic.wealth import RATE, can_pay, pay
from pentapolis.kernel import Flow


def bar(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-TEC.1: a card of the Offer that can be paid; MO-TEC.2: its requirements do not matter."""
    if card not in t.state.offers[TECHNOLOGY]:
        return "MO-TEC.1"
    return bar_price(t, seat, card)


def bar_price(t: MosaicTable, seat: int, card: str) -> str | None:
    return None if can_pay(t.state.players[seat], t.content.technologies[card].cost) else "MO-RES.4"


def affordable(t: MosaicTable, seat: int) -> bool:
    """Whether any Technology can be paid: all cost the same, and most often none can."""
    stock = t.state.players[seat].stock
    return stock[IDEAS] + stock[MONEY] // RATE >= t.content.cheapest


def perform(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-TEC.1, MO-TRN.5: the Offer is refilled before the card is played or kept."""
    take(t, TECHNOLOGY, card)
    t.emit("technology", seat=seat, card=card)
    yield from buy(t, seat, card, EVERYBODY)
    refill(t, TECHNOLOGY)
    yield from receive(t, seat, card, EVERYBODY)


def perform_top(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-GOV.8: the card seen; nothing is refilled, and others learn of it only when it is played."""
    seen = t.state.tops[TECHNOLOGY] | 1 << seat
    card = pop(t, TECHNOLOGY)
    t.emit("technology-top", {seat: {"card": card}}, seat=seat)
    yield from buy(t, seat, card, seen)
    yield from receive(t, seat, card, seen)


def buy(t: MosaicTable, seat: int, card: str, seen: int) -> Flow[None]:
    """MO-TEC.1, MO-TEC.2: paid and put down; whether it is played comes next (MO-TEC.3)."""
    put_down(t.state.players[seat], card, seen)
    yield from pay(t, seat, t.content.technologies[card].cost, "technology")

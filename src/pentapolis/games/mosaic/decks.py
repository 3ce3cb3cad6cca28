"""The four decks and their Offers: drawing, refilling, clearing, and scoring cards that turn up."""

from __future__ import annotations

from pentapolis.parts.offers import refills

from .kinds import DECKS, MOST_SCORINGS, OFFER_SIZES
from .state import MosaicTable, without


def draw(t: MosaicTable, deck: int) -> str | None:
    """The top card; a scoring card is set aside and another one drawn (MO-EMP.1); None: the deck is empty."""
    while t.state.decks[deck]:
        card = pop(t, deck)
        if card != t.content.scoring_cards[deck]:
            return card
        reveal(t, deck, card)
    return None


def pop(t: MosaicTable, deck: int) -> str:
    """Take the top card and forget who knew it."""
    state = t.state
    cards = state.decks[deck]
    state.decks[deck] = cards[:-1]
    state.tops[deck] = 0
    state.under[deck] = min(state.under[deck], len(cards) - 1)
    return cards[-1]


def reveal(t: MosaicTable, deck: int, card: str) -> None:
    """MO-EMP.1, MO-EMP.2: a scoring follows the Action, at most three; MO-END.1: the third card is the end."""
    state = t.state
    state.spent += (card,)
    state.revealed += 1
    t.emit("scoring-card", deck=card)
    plan_scoring(t)
    if state.revealed == MOST_SCORINGS:
        trigger_end(t)


def plan_scoring(t: MosaicTable) -> None:
    """MO-EMP.2, MO-END.2, MO-END.3: unless three were held already."""
    if t.state.scorings + t.state.pending < MOST_SCORINGS:
        t.state.pending += 1


def trigger_end(t: MosaicTable) -> None:
    """MO-END.2: this round is finished and one more is played; MO-END.3: it happens only once."""
    if not t.state.last_round:
        t.state.last_round = t.state.round + 1
        t.emit("end-triggered", round=t.state.last_round)


def refill(t: MosaicTable, deck: int) -> None:
    """MO-TRN.5: gaps are filled from the top of the deck; MO-CMP.6: from an empty deck nothing comes.

    A scoring card is told of before the new cards, wherever it lay between them: the log knows no more than the table.
    """
    offers = t.state.offers
    cards = tuple(refills(len(offers[deck]), OFFER_SIZES[deck], lambda: draw(t, deck)))
    offers[deck] += cards
    for card in cards:
        t.emit("offered", card=card)


def clear(t: MosaicTable, seat: int, deck: int) -> None:
    """MO-GOV.5: the cards go under the deck in Offer order, then the Offer is refilled from the top."""
    state = t.state
    offer = state.offers[deck]
    state.decks[deck] = offer[::-1] + state.decks[deck]
    state.under[deck] += len(offer)
    state.offers[deck] = ()
    t.emit("cleared", seat=seat, offer=DECKS[deck])
    refill(t, deck)


def take(t: MosaicTable, deck: int, card: str) -> None:
    """A card leaves its Offer."""
    t.state.offers[deck] = without(t.state.offers[deck], card)


def is_empty(t: MosaicTable, deck: int) -> bool:
    """MO-POP.5, MO-TAX.8: deck and Offer are both empty."""
    return not t.state.offers[deck] and not t.state.decks[deck]

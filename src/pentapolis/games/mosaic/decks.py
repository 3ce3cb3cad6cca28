"""The four decks and their Offers: drawing, refilling, clearing, and scoring cards that turn up."""

from __future__ import annotations

from .kinds import DECKS, MOST_SCORINGS, OFFER_SIZES
from .state import MosaicTable


def draw(t: MosaicTable, deck: int) -> str | None:
    """The top card; a scoring card is set aside and another one drawn (MO-EMP.1); None: the deck is empty."""
    cards = t.state.decks[deck]
    while cards:
        card = pop(t, deck)
        if card != t.content.scoring_cards[deck]:
            return card
        reveal(t, deck, card)
    return None


def pop(t: MosaicTable, deck: int) -> str:
    """Take the top card and forget who knew it."""
    state = t.state
    card = state.decks[deck].pop()
    state.tops[deck] = 0
    if state.under[deck] > len(state.decks[deck]):
        state.under[deck] = len(state.decks[deck])
    return card


def reveal(t: MosaicTable, deck: int, card: str) -> None:
    """MO-EMP.1, MO-EMP.2: a scoring follows the Action, at most three; MO-END.1: the third card is the end."""
    state = t.state
    state.spent.append(card)
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
    """MO-TRN.5: the last thing of an Action; MO-CMP.6: from an empty deck nothing comes."""
    offer = t.state.offers[deck]
    while len(offer) < OFFER_SIZES[deck]:
        card = draw(t, deck)
        if card is None:
            return
        offer.append(card)
        t.emit("offered", card=card)


def clear(t: MosaicTable, seat: int, deck: int) -> None:
    """MO-GOV.5: the cards go under the deck in Offer order, then the Offer is refilled from the top."""
    state = t.state
    offer = state.offers[deck]
    if not state.decks[deck]:
        state.tops[deck] = 0
    state.decks[deck][:0] = reversed(offer)
    state.under[deck] += len(offer)
    offer.clear()
    t.emit("cleared", seat=seat, offer=DECKS[deck])
    refill(t, deck)


def take(t: MosaicTable, deck: int, card: str) -> None:
    """A card leaves its Offer."""
    t.state.offers[deck].remove(card)


def is_empty(t: MosaicTable, deck: int) -> bool:
    """MO-POP.5, MO-TAX.8: deck and Offer are both empty."""
    return not t.state.offers[deck] and not t.state.decks[deck]

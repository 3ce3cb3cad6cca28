"""The answer to an offer, and the exchange at once and in full (CC-4.8 to CC-4.10)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, log
from pentapolis.games.clash_of_cultures.cards.known import hand
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.wealth import gain, lose
from pentapolis.kernel import Ask, Flow, beats

from .offer import SHOW, items, kind_of, read, totals

ACCEPT, REFUSE = "accept", "refuse"


def trade_answer(t: ClashTable, seat: int, partner: int) -> Flow[None]:
    """CC-4.8: the partner sees the offer and accepts or refuses it [D: partner / may]."""
    for card, verb in read(t).cards.items():
        if verb == SHOW:
            cards.learn(t, partner, card)
    words = items(t)
    accepted = yield Ask(partner, asks.ANSWER, {ACCEPT: True, REFUSE: False}, lambda: {"target": seat, **totals(words)})
    if not accepted:
        t.state.trade = []
        t.emit(log.TRADE_REFUSED, seat=partner, target=seat)
        return
    chosen = yield from hand_over(t, partner)
    exchange(t, seat, partner, chosen)


def hand_over(t: ClashTable, partner: int) -> Flow[list[str]]:
    """CC-4.8: cards that were wanted unseen are the partner's choice [D: partner / cards / must]."""
    offer = read(t)
    found = [*offer.named]
    for kind, number in offer.blind.items():
        for _ in range(number):
            options = {card: card for card in hand(t.state.players[partner], kind) if card not in found}
            found.append((yield from asks.choose(partner, asks.HAND_OVER, options, piece=kind)))
    return found


def exchange(t: ClashTable, seat: int, partner: int, wanted: list[str]) -> None:
    """CC-4.9, CC-4.10: everything changes hands at once; what is above a limit is lost."""
    offer = read(t)
    moves = [(seat, partner, offer.given), (partner, seat, offer.wanted)]
    t.state.trade = []
    t.emit(log.TRADED, seat=seat, target=partner)
    for giver, _, amounts in moves:
        for good, number in enumerate(amounts):
            if number:
                lose(t, giver, good, number)
    for _, taker, amounts in moves:
        for good, number in enumerate(amounts):
            if number:
                gain(t, taker, good, number)
    for card in sorted(offer.cards):  # in no order that tells which of the cards lay where
        pass_card(t, seat, partner, card)
    for card in sorted(wanted):
        pass_card(t, partner, seat, card)


def pass_card(t: ClashTable, giver: int, taker: int, card: str) -> None:
    """CC-4.8: giver and taker know the card, the others see that one has changed hands. CC-4.10: Great Persons."""
    players = t.state.players
    kind = kind_of(players[giver], card)
    if kind:
        cards.pass_on(t, giver, taker, kind, card)
        t.emit(log.PASSED[kind], seat=giver, target=taker, secret={giver: {"card": card}, taker: {"card": card}})
    else:
        players[giver].persons.remove(card)
        players[taker].persons.append(card)
        t.emit(log.PASSED_PERSON, seat=giver, target=taker, card=card)


BEATS = beats(trade_answer)

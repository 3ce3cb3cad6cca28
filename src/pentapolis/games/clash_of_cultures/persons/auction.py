"""Who takes a Great Person: the drawer first, then the others clockwise at a higher price (CC-31.1)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, log, payments
from pentapolis.games.clash_of_cultures.abilities import settle
from pentapolis.games.clash_of_cultures.entries import EventCard
from pentapolis.games.clash_of_cultures.relations import GREAT_DIPLOMAT, choose_partner
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.vocabulary.common import amount, the
from pentapolis.games.clash_of_cultures.vocabulary.events import GreatPerson
from pentapolis.games.clash_of_cultures.vocabulary.persons import FaceUp
from pentapolis.kernel import Ask, Flow


def auction(t: ClashTable, seat: int, card: EventCard) -> Flow[bool]:
    """CC-31.1: each player in order may pay for the card; gives whether somebody took it [D: each player / may]."""
    offer = the(card, GreatPerson)
    for who in (seat, *others(t, seat)):
        price = amount(offer.drawer_cost if who == seat else offer.others_cost)
        if not payments.can_pay_cost(t, who, price, payments.CARD):
            continue
        taken = yield Ask(who, asks.PERSON, {"take": True, asks.NONE: False}, card=card.id)
        if taken:
            yield from payments.pay_cost(t, who, price, payments.CARD)
            t.state.event_played = ""  # it has an owner: it is not put away with the event
            yield from take(t, who, card)
            return True
    return False


def take(t: ClashTable, seat: int, card: EventCard) -> Flow[None]:
    """CC-31.1: into the hand, or face up in front of the player, where it works from now on."""
    player = t.state.players[seat]
    t.emit(log.TOOK_PERSON, seat=seat, card=card.id)
    if not any(isinstance(effect, FaceUp) for effect in card.effects):
        player.persons.append(card.id)
        return
    player.kept.append(card.id)
    player.lasting |= bit(card.id)
    settle(t, seat)
    if card.id == GREAT_DIPLOMAT:
        yield from choose_partner(t, seat)

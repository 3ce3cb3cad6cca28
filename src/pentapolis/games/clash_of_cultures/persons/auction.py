"""Who takes a Great Person: the drawer first, then the others clockwise at a higher price (CC-31.1)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, payments
from pentapolis.games.clash_of_cultures.abilities import settle
from pentapolis.games.clash_of_cultures.effects import Effect
from pentapolis.games.clash_of_cultures.kinds import Goods, goods
from pentapolis.games.clash_of_cultures.relations import GREAT_DIPLOMAT, choose_partner
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.kernel import Ask, Flow

IN_HAND = "hand"


def auction(t: ClashTable, seat: int, card: str) -> Flow[bool]:
    """CC-31.1: each player in order may pay for the card; gives whether somebody took it [D: each player / may]."""
    offer = t.content.events[card].effects[0]
    for who in (seat, *others(t, seat)):
        price = price_of(offer, who == seat)
        if not payments.can_pay_cost(t, who, price, payments.CARD):
            continue
        taken = yield Ask(who, asks.PERSON, {"take": True, asks.NONE: False}, card=card)
        if taken:
            yield from payments.pay_cost(t, who, price, payments.CARD)
            t.state.event_played = ""  # it has an owner: it is not put away with the event
            yield from take(t, who, card)
            return True
    return False


def price_of(offer: Effect, drawer: bool) -> Goods:
    return goods(
        **{
            str(good): int(amount)
            for good, amount in ((offer.drawer_cost if drawer else offer.others_cost) or {}).items()
        }
    )


def take(t: ClashTable, seat: int, card: str) -> Flow[None]:
    """CC-31.1: into the hand, or face up in front of the player, where it works from now on."""
    player = t.state.players[seat]
    t.emit("took-person", seat=seat, card=card)
    if t.content.events[card].keep == IN_HAND:
        player.persons.append(card)
        return
    player.kept.append(card)
    player.lasting |= bit(card)
    settle(t, seat)
    if card == GREAT_DIPLOMAT:
        yield from choose_partner(t, seat)

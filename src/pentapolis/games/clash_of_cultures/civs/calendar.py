"""The Calendar of the Maya (CC-30.24): looking at the next event, and putting it under the deck.

What the player has seen is `Player.foreseen`; it is true as long as that card is the top one of the deck.
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import log, payments
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.kinds import Goods
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.maya import Foresee
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import bare


def known(t: ClashTable, seat: int) -> bool:
    """Whether the player has seen the card that lies on top."""
    deck = t.state.event_deck
    return bool(deck) and t.state.players[seat].foreseen == deck[-1]


def unknown(t: ClashTable, seat: int) -> bool:
    return bool(t.state.event_deck) and not known(t, seat)


@ability("calendar", "CC-30.24", possible=unknown)
def look(t: ClashTable, seat: int) -> None:
    """CC-30.24: look at the top event card, as a free action."""
    foresee(t, seat)


def foresee(t: ClashTable, seat: int) -> None:
    card = t.state.event_deck[-1]
    t.state.players[seat].foreseen = card
    t.emit(log.FORESEEN, seat=seat, secret={seat: {"card": card}})


def bar(t: ClashTable, seat: int) -> str | None:
    """CC-30.24: as long as there is culture to spend."""
    return None if known(t, seat) and payments.can_pay_cost(t, seat, price(t)) else "CC-30.24"


def price(t: ClashTable) -> Goods:
    return t.content.cost(Foresee)


def bury(t: ClashTable, seat: int, meaning: None) -> Flow[None]:
    """CC-30.24: 1 culture puts the card that was seen under the deck; the next one is looked at."""
    yield from payments.pay_cost(t, seat, price(t))
    deck = t.state.event_deck
    deck.insert(0, deck.pop())
    t.emit(log.BURIED, seat=seat)
    foresee(t, seat)


CALENDAR = bit("calendar")
TURN.add(bare("bury", bar=bar, perform=bury, facts=lambda t, seat: {"piece": "calendar"}, main=False, source=CALENDAR))

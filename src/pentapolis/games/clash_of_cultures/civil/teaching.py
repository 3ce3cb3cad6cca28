"""Teach Us!: the card that answers the capture of a city (CC-17.4, CC-31.10)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, log
from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Ask, Flow
from pentapolis.kernel.state import beats

from .learning import teachable
from .play import cancelled, half_of

TEACH_US = "teach_us"


def teach_us(t: ClashTable, seat: int, loser: int) -> Flow[None]:
    """CC-17.4: right after capturing a player's city, a free Advance of the loser's; one such card for a capture.

    Whoever holds cards is asked, with or without this one: the question must not tell what is in the hand.
    """
    player = t.state.players[seat]
    if not player.actions or not teachable(t, seat, loser):
        return
    options = {card: card for card in player.actions if half_of(t, card) == TEACH_US}
    card = yield Ask(seat, asks.TEACH_US, {**options, asks.NONE: ""}, target=loser)
    if not card:
        return
    t.emit(log.PLAYED_CARD, seat=seat, card=card, piece=TEACH_US)
    cards.discard_action(t, seat, card)
    if not (yield from cancelled(t, seat, card)):
        yield from advance.choose_free(t, seat, teachable(t, seat, loser), track=False)


BEATS = beats(teach_us)

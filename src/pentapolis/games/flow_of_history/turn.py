"""The flow of a game: starting cards, turns, the bonus action, cleanup, the end (FH-TUR, FH-CLN, FH-END)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, beat, beats
from pentapolis.parts.verbs import do

from . import asks, banker, log
from .actions.complete import COMPLETE
from .civilization import place
from .market import has_moved, move_on, refresh
from .menu import BONUS, actions
from .state import FlowTable


def keep(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TWO.2: each of two players keeps one of two starting cards, openly, in turn order."""
    offer = t.state.offers[seat]
    kept = yield Ask(seat, asks.KEEP, {card: card for card in offer})
    t.state.box.extend(card for card in offer if card != kept)
    offer.clear()
    place(t, seat, t.content.cards[kept])
    t.emit(log.KEPT, seat=seat, card=kept)


def turn(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TUR.1, FH-TUR.2: exactly one action, then cleanup. FH-TUR.3: there is always a legal one."""
    t.emit(log.TURN, seat=seat)
    verb, piece = yield Ask(seat, asks.ACTION, actions(t, seat))
    flow = verb.perform(t, seat, piece)
    if flow is not None:
        yield from flow
    if verb is COMPLETE and t.state.players == 2:  # FH-TWO.6, FH-TWO.7
        t.then_all(beat(bonus, seat), beat(cleanup, seat))
    else:
        cleanup(t, seat)


def bonus(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TWO.6, FH-TWO.7: after Complete, with two players, one extra Invest or Snipe, or none."""
    options = BONUS.whole(t, seat)
    if len(options) > 1:  # something besides declining
        yield from do(t, seat, (yield Ask(seat, asks.BONUS, options)))


def cleanup(t: FlowTable, seat: int) -> None:
    """FH-TUR.4, FH-CLN, FH-TWO.12: the Banker's card out, refill, era check, end check, the Banker's new card.

    FH-RUL.8: when the end has come the Banker is skipped.
    """
    state = t.state
    players = len(state.civilizations)
    if players == 2:
        banker.withdraw(t)
    if has_moved(state):
        state.idle = 0
        refresh(t)
    else:  # nothing to refill, and no card can be outdated that was not before
        move_on(t)
    state.deck_before = len(state.deck)
    if not state.deck:  # FH-END.1, FH-END.2, FH-END.3: The Future has left it; after this turn nobody plays any more
        t.emit(log.ENDED)
        return
    following = (seat + 1) % players
    t.then(turn, following)
    if players == 2:
        t.then(banker.banker, seat)


def turn_of(t: FlowTable, asked: tuple[int, ...]) -> int | None:
    """FH-TUR.1: only the active player is ever asked. FH-TWO.2: starting cards are kept before the first turn."""
    return None if any(t.state.offers) else asked[0]


BEATS = beats(keep, turn, bonus, cleanup, banker.banker)

"""The flow of a game: starting cards, turns, the bonus action, cleanup, the end (FH-TUR, FH-CLN, FH-END)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.kernel import Ask, Flow, beat, beats

from . import asks, banker
from .actions import activate, complete, harvest, invest, snipe
from .civilization import place
from .market import has_moved, investment_of, move_on, refresh
from .state import NOBODY, FlowTable, Slot

Deed = tuple[str, Any]
"""A chosen action: its verb, and the Market slot or card it is about."""


def keep(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TWO.2: each of two players keeps one of two starting cards, openly, in turn order."""
    offer = t.state.offers[seat]
    kept = yield Ask(seat, asks.KEEP, {card: card for card in offer})
    t.state.box.extend(card for card in offer if card != kept)
    offer.clear()
    place(t, seat, t.content.cards[kept])
    t.emit("kept", seat=seat, card=kept)


def turn(t: FlowTable, seat: int) -> Flow[None]:
    """FH-TUR.1, FH-TUR.2: exactly one action, then cleanup. FH-TUR.3: there is always a legal one."""
    t.emit("turn", seat=seat)
    verb, piece = yield Ask(seat, asks.ACTION, actions(t, seat))
    if verb == "harvest":
        harvest.perform(t, seat)
    else:
        yield from PERFORM[verb](t, seat, piece)
    if verb == "complete" and t.state.players == 2:  # FH-TWO.6, FH-TWO.7
        t.then_all(beat(bonus, seat), beat(cleanup, seat))
    else:
        cleanup(t, seat)


def bonus(t: FlowTable, seat: int) -> Flow[None] | None:
    """FH-TWO.6, FH-TWO.7: after Complete, with two players, one extra Invest or Snipe, or none."""
    options = extra_actions(t, seat, investment_of(t.state, seat))
    return take_bonus(t, seat, options) if options else None


def take_bonus(t: FlowTable, seat: int, options: dict[str, Deed]) -> Flow[None]:
    options[asks.DECLINE] = (asks.DECLINE, None)
    verb, piece = yield Ask(seat, asks.BONUS, options)
    if verb != asks.DECLINE:
        yield from PERFORM[verb](t, seat, piece)


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
    if not state.deck:  # FH-END.1, FH-END.2, FH-END.3: after this turn nobody plays any more
        t.emit("ended")
        return
    following = (seat + 1) % players
    if players == 2:
        t.then_all(beat(banker.banker, seat), beat(turn, following))
    else:
        t.then(turn, following)


def actions(t: FlowTable, seat: int) -> dict[str, Deed]:
    """FH-TUR.2: every legal action by its answer."""
    own = investment_of(t.state, seat)
    options = extra_actions(t, seat, own)
    if own is not None:  # FH-COM.1
        options["complete:" + own.card] = ("complete", own)
    for card in t.state.civilizations[seat].tops.values():  # FH-TRN.3: again and again while visible
        if card in t.content.turn_actions and activate.bar(t, seat, card) is None:
            options["activate:" + card] = ("activate", card)
    if harvest.bar(t, seat) is None:
        options[asks.HARVEST] = ("harvest", None)
    return options


def extra_actions(t: FlowTable, seat: int, own: Slot | None) -> dict[str, Deed]:
    """The legal Invests and Snipes by their answers. FH-SNP.2: every affordable invested card."""
    options: dict[str, Deed] = {}
    tokens = t.state.civilizations[seat].tokens
    may_invest = invest.bar_seat(tokens, own) is None
    for slot in t.state.market:
        if slot.investor == NOBODY:  # FH-INV.2, FH-INV.5
            if may_invest:
                options["invest:" + slot.card] = ("invest", slot)
        elif snipe.bar(seat, tokens, slot) is None:
            options["snipe:" + slot.card] = ("snipe", slot)
    return options


def turn_of(t: FlowTable, asked: tuple[int, ...]) -> int | None:
    """FH-TUR.1: only the active player is ever asked. FH-TWO.2: starting cards are kept before the first turn."""
    return None if any(t.state.offers) else asked[0]


PERFORM: dict[str, Callable[[FlowTable, int, Any], Flow[None]]] = {
    "invest": invest.perform,
    "complete": complete.perform,
    "snipe": snipe.perform,
    "activate": activate.perform,
}

BEATS = beats(keep, turn, bonus, cleanup, banker.banker)

"""Research cards into the hand: from the top of a stack, or drawn and sifted (CV-RES)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..asks import SKIP
from ..effects import effect
from ..kinds import CARD_TYPE, CARD_TYPES, NOBODY
from ..ownership import force
from ..stacks import bury, take, turn_up
from ..state import CVTable, put, without

RESEARCH = "research"

Stack = tuple[int, bool]
"""The number of a deck, and whether its open stack is meant."""


def take_open(t: CVTable, deck: int) -> str:
    """CV-RES.1: the top card of an open stack; if it is empty then, the next card is turned up at once."""
    state = t.state
    card = state.open[deck][-1]
    state.open = put(state.open, deck, state.open[deck][:-1])
    if not state.open[deck]:
        turn_up(t, deck)
    return card


# Gaining a card


def stacks(t: CVTable) -> dict[str, Stack]:
    """CV-RES.1: the tops of all open and face-down stacks."""
    state = t.state
    found: dict[str, Stack] = {f"open:{cards[-1]}": (deck, True) for deck, cards in enumerate(state.open) if cards}
    for deck, cards in enumerate(state.decks):
        if cards:
            found[f"deck:{CARD_TYPES[deck]}"] = (deck, False)
    return found


def refuse_stack(t: CVTable, key: str) -> Refusal | None:
    """Why a card cannot be had."""
    verb, _, what = key.partition(":")
    if verb == "deck" and what in CARD_TYPE:
        return Refusal("CV-LIM.3", type=what)
    return Refusal("CV-RES.1") if verb == "open" and what in t.content.cards else None


@effect(v.GainResearchCard, lambda t, seat, effect: any(t.state.open) or any(t.state.decks))
def gain_research_card(t: CVTable, seat: int, effect: v.GainResearchCard, source: str) -> Flow[None]:
    """CV-RES.1: the top card of a stack, so many times one after the other."""
    player = t.state.players[seat]
    for left in range(effect.amount, 0, -1):
        found = stacks(t)
        if not found:
            return
        options = Options({**found, SKIP: None}, partial(refuse_stack, t))
        stack: Stack | None = yield Ask(seat, asks.STACK, options, left=left, source=source)
        if stack is None:
            return
        deck, is_open = stack
        if is_open:
            card = take_open(t, deck)
            t.emit(log.TOOK_CARD, seat=seat, card=card)
        else:
            card = take(t, deck)
            t.emit(log.DREW, {seat: {"card": card}}, seat=seat, deck=CARD_TYPES[deck])
        player.hand = tuple(sorted((*player.hand, card)))


# Drawing and keeping


def drawable(t: CVTable, picked: list[int]) -> dict[str, int]:
    """CV-RES.2: face-down stacks that have more cards than were picked from them."""
    return {CARD_TYPES[deck]: deck for deck, cards in enumerate(t.state.decks) if len(cards) > picked.count(deck)}


def refuse_deck(key: str) -> Refusal | None:
    return Refusal("CV-LIM.3", type=key) if key in CARD_TYPE else None


@effect(v.DrawKeep, lambda t, seat, effect: any(t.state.decks))
def draw_keep(t: CVTable, seat: int, effect: v.DrawKeep, source: str) -> Flow[None]:
    """CV-RES.2: say stack by stack where the cards come from, look at all of them, keep some, the rest goes under."""
    draw = effect.draw + (force(t, seat).research_draw if source == RESEARCH else 0)
    picked: list[int] = []
    while len(picked) < draw:
        options: dict[str, int | None] = {**drawable(t, picked)}
        if not options:
            break
        if not picked:
            options[SKIP] = None
        deck: int | None = yield from choose(
            seat, asks.DRAW, Options(options, refuse_deck), left=draw - len(picked), source=source
        )
        if deck is None:
            return
        picked.append(deck)
    t.state.drawer = seat
    for deck in picked:
        card = take(t, deck)
        t.state.drawn += (card,)
        t.emit(log.DREW, {seat: {"card": card}}, seat=seat, deck=CARD_TYPES[deck])
    yield from sift(t, seat, effect.keep)


def sift(t: CVTable, seat: int, keep: int) -> Flow[None]:
    """CV-RES.2: some of the cards drawn into the hand; those of one stack go back in the order drawn."""
    state, player = t.state, t.state.players[seat]
    kept: list[str] = []
    while state.drawn and len(kept) < keep:
        left = keep - len(kept)
        offered = {card: card for card in state.drawn}
        if left >= len(offered):
            card = state.drawn[0]
        else:
            options = Options(offered, lambda key: Refusal("CV-RES.2") if key in t.content.cards else None)
            card = yield Ask(seat, asks.KEEP_CARD, options, left=left)
        state.drawn = without(state.drawn, card)
        player.hand = tuple(sorted((*player.hand, card)))
        kept.append(card)
    for card in state.drawn:
        bury(t, CARD_TYPE[t.content.cards[card].type], card, seat)
    state.drawn, state.drawer = (), NOBODY
    t.emit(log.SIFTED, {seat: {"cards": kept}}, seat=seat, count=len(kept))

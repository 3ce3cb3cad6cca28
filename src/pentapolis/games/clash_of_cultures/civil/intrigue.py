"""Cards about other players and secrets: Spy, New Plans, Negotiations."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, log
from pentapolis.games.clash_of_cultures.cards.known import hand
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.vocabulary.civil import ReplaceObjective, SwapCards
from pentapolis.kernel import Ask, Flow

from .play import CIVIL, Civil

Swap = tuple[str, str]
"""A kind of card and a card of it."""


# Spy


def secrets(t: ClashTable, seat: int) -> dict[str, list[str]]:
    """A player's cards that can be looked at, by deck."""
    return {deck: hand(t.state.players[seat], deck) for deck in t.content.printed(SwapCards).decks}


def spied_on(t: ClashTable, seat: int) -> list[int]:
    """Other players who hold cards that can be looked at."""
    return [other for other in others(t, seat) if any(secrets(t, other).values())]


def spy(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """Look at a hand, and perhaps swap a card for one of the same kind [D: who plays it / both cards / may]."""
    theirs, own = secrets(t, target), secrets(t, seat)
    for held in theirs.values():
        for card in held:
            cards.learn(t, seat, card)
    t.emit(log.SPIED, seat=seat, target=target)
    options: dict[str, Swap | None] = {
        card: (kind, card) for kind, held in theirs.items() if own[kind] for card in sorted(held)
    }
    if not options:
        return
    swap = yield from asks.choose(seat, asks.SPY, {**options, asks.NONE: None}, target=target)
    if swap is None:
        return
    kind, wanted = swap
    given = yield from asks.choose(seat, asks.SPY_GIVE, {card: card for card in sorted(own[kind])}, card=wanted)
    cards.pass_on(t, target, seat, kind, wanted)
    cards.pass_on(t, seat, target, kind, given)
    both = {"card": wanted, "card2": given}
    t.emit(log.SWAPPED, seat=seat, target=target, piece=kind, secret={seat: both, target: both})


# New Plans


def objectives_left(t: ClashTable, seat: int) -> list[str]:
    return t.state.objective_deck or t.state.objective_discard or t.state.players[seat].assigned


def new_plans(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """Draw objective cards; one may be kept for one of the hand, the rest is shuffled into the deck."""
    hand = t.state.players[seat].objectives
    old = hand[:]
    for _ in range(t.content.printed(ReplaceObjective).cards):
        cards.take_objective(t, seat)
    drawn = hand[len(old) :]
    back = drawn
    keepable = {card: card for card in drawn} if old else {}
    kept = yield Ask(seat, asks.PLANS, {**keepable, asks.NONE: ""})  # asked in any case: the player looks at the cards
    if kept:
        given = yield from asks.choose(seat, asks.PUT_BACK, {card: card for card in old}, card=kept)
        back = [given, *(card for card in drawn if card != kept)]
    for card in back:
        cards.forget(t, card)
        hand.remove(card)
        t.state.objective_deck.append(card)
    t.state.chance.shuffle("objective", t.state.objective_deck)
    t.emit(log.PLANNED, seat=seat)


# Negotiations


def negotiations(t: ClashTable, seat: int, target: int) -> None:
    """CC-31.8: no attack on the target in this turn, none by it in its next turn."""
    t.state.truces += [(seat, target, seat), (target, seat, target)]
    t.state.turn.begun = False  # CC-2.9: the turn is still at its start


def end_truces(t: ClashTable, seat: int) -> None:
    """CC-31.8: truces that end with the turn of a seat."""
    if t.state.truces:
        t.state.truces = [truce for truce in t.state.truces if truce[2] != seat]


CIVIL["spy"] = Civil(spy, targets=spied_on)
CIVIL["new_plans"] = Civil(new_plans, objectives_left)
CIVIL["negotiations"] = Civil(negotiations, targets=others)

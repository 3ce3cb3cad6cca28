"""Drawing and discarding action, objective, event and wonder cards (CC-17.1, CC-18.4, CC-25.2, CC-28.1)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.abilities import in_force
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.wonders import DrawDiscards
from pentapolis.kernel import Flow

from .known import forget, learn, show

GREAT_MAUSOLEUM = bit("great_mausoleum")
DECK, DISCARD = "deck", "discard"


def draw_action(t: ClashTable, seat: int) -> Flow[None]:
    """CC-17.1: the top card of the draw pile; CC-28.13: or of the discard pile, which everybody sees."""
    pile = t.state.action_discard
    if not pile or not may_dig(t, seat, "action"):
        take_action(t, seat)
        return
    if (yield from from_discard(t, seat, pile[-1])):
        card = pile.pop()
        t.state.players[seat].actions.append(card)
        show(t, card)
        t.emit(log.TOOK_DISCARD, seat=seat, card=card)
    else:
        take_action(t, seat)


def draw_event(t: ClashTable, seat: int) -> Flow[str]:
    """CC-25.1, CC-25.2: the event card to be resolved; CC-28.13: or the top of the discard pile."""
    state = t.state
    top = state.event_discard[-1] if state.event_discard and may_dig(t, seat, "event") else ""
    if top and (yield from from_discard(t, seat, top)):
        return state.event_discard.pop()
    if not state.event_deck:
        state.event_deck, state.event_discard = state.event_discard, []
        state.chance.shuffle("event", state.event_deck)
    return state.event_deck.pop()


def may_dig(t: ClashTable, seat: int, deck: str) -> bool:
    """CC-28.13: whether the seat may draw from the discard pile of a deck."""
    return in_force(t, seat, GREAT_MAUSOLEUM) and deck in t.content.printed(DrawDiscards).decks


def from_discard(t: ClashTable, seat: int, top: str) -> Flow[bool]:
    """CC-28.13 [D: who draws / deck or top discard / may]."""
    options = {DECK: False, f"{DISCARD}:{top}": True}
    return (yield from asks.choose(seat, asks.DRAW, options, card=top))


def draw_wonder(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.1: the top card, or the one that a Leader must take; CC-32.7: shared wonders lie open for everybody."""
    state = t.state
    wanted = hooks.DRAW_WONDER(t, seat, "")
    seen = fetch_wonder(t, seat, wanted) if wanted else (yield from open_wonder(t, seat))
    card = seen or (state.wonder_deck.pop() if state.wonder_deck else "")
    if not card:
        return
    if state.options["wonders"] == "shared":
        state.open_wonders.append(card)
        t.emit(log.OPENED_WONDER, seat=seat, card=card)
    elif seen:
        state.players[seat].wonders.append(card)
        show(t, card)
        t.emit(log.TOOK_WONDER, seat=seat, card=card)
    else:
        state.players[seat].wonders.append(card)
        t.emit(log.DREW_WONDER, seat=seat, secret={seat: {"card": card}})


def open_wonder(t: ClashTable, seat: int) -> Flow[str]:
    """Meeting of Envoys: a wonder card that lies open may be taken; "" for the top card of the deck."""
    state = t.state
    if not state.open_wonders or state.options["wonders"] == "shared":
        return ""
    options = {card: card for card in state.open_wonders}
    if state.wonder_deck:
        options[DECK] = ""
    card = yield from asks.choose(seat, asks.ENVOY, options)
    if card:
        state.open_wonders.remove(card)
    return card


def fetch_wonder(t: ClashTable, seat: int, card: str) -> str:
    """CC-30.7, CC-30.9: a certain wonder card from the deck, the table or another hand; "" if it is not to be had."""
    state = t.state
    if card in state.wonder_deck:
        state.wonder_deck.remove(card)
        state.chance.shuffle("wonder", state.wonder_deck)
        return card
    if card in state.open_wonders and state.options["wonders"] != "shared":
        state.open_wonders.remove(card)  # Envoys have laid it out: another takes its place
        replace(state.wonder_deck, state.open_wonders)
        return card
    for other, player in enumerate(state.players):
        if other != seat and card in player.wonders:
            player.wonders.remove(card)
            replace(state.wonder_deck, player.wonders)
            return card
    return ""


def replace(deck: list[str], place: list[str]) -> None:
    """The next card of the deck in the place of one that was taken."""
    if deck:
        place.append(deck.pop())


def take_action(t: ClashTable, seat: int) -> None:
    """CC-17.1: an empty draw pile is made anew from the discard pile."""
    state = t.state
    if not state.action_deck:
        state.action_deck, state.action_discard = state.action_discard, []
        renew(t, "action", state.action_deck)
    if state.action_deck:
        card = state.action_deck.pop()
        state.players[seat].actions.append(card)
        t.emit(log.DREW_ACTION, seat=seat, secret={seat: {"card": card}})


def take_objective(t: ClashTable, seat: int) -> None:
    """CC-18.4: the top card of the draw pile, if there is one; those that the Great Seer assigned come first."""
    player = t.state.players[seat]
    card = player.assigned.pop(0) if player.assigned else next_objective(t)
    if card:
        player.objectives.append(card)
        t.emit(log.DREW_OBJECTIVE, seat=seat, secret={seat: {"card": card}})


def next_objective(t: ClashTable) -> str:
    """CC-18.4: an empty objective deck is made anew from the discards; "" if there are none."""
    state = t.state
    if not state.objective_deck:
        state.objective_deck, state.objective_discard = state.objective_discard, []
        renew(t, "objective", state.objective_deck)
    return state.objective_deck.pop() if state.objective_deck else ""


def renew(t: ClashTable, stream: str, pile: list[str]) -> None:
    """Shuffle discards into a draw pile: from now on nobody knows where one of them is."""
    t.state.chance.shuffle(stream, pile)
    for card in pile:
        forget(t, card)


def discard_action(t: ClashTable, seat: int, card: str) -> None:
    """CC-17.3: face up on the discard pile; CC-28.13: under it by the owner of the Great Mausoleum."""
    t.state.players[seat].actions.remove(card)
    put_away(t, seat, t.state.action_discard, card)


def discard_event(t: ClashTable, seat: int, card: str) -> None:
    """CC-25.4: face up on the discard pile; CC-28.13: under it by the owner of the Great Mausoleum."""
    put_away(t, seat, t.state.event_discard, card)


def discard_person(t: ClashTable, seat: int, card: str) -> None:
    """CC-31.1: a Great Person from the hand to the event discard pile."""
    t.state.players[seat].persons.remove(card)
    discard_event(t, seat, card)


def discard_playable(t: ClashTable, seat: int, card: str) -> None:
    """CC-4.10, CC-30.20: an action card or a Great Person, which counts as one in the hand."""
    discard = discard_action if card in t.state.players[seat].actions else discard_person
    discard(t, seat, card)


def put_away(t: ClashTable, seat: int, pile: list[str], card: str) -> None:
    pile.insert(0 if in_force(t, seat, GREAT_MAUSOLEUM) else len(pile), card)


def discard_objective(t: ClashTable, seat: int, card: str) -> None:
    """An objective card out of the hand, seen by nobody else: it comes back only if the deck is made anew (CC-18.4)."""
    forget(t, card)
    player = t.state.players[seat]
    player.objectives.remove(card)
    player.known.append(card)
    t.state.objective_discard.append(card)


def reserve_objectives(t: ClashTable, seat: int, number: int) -> list[str]:
    """Great Seer: so many cards of the objective deck are laid face down before the seat, who knows them."""
    drawn = [card for _ in range(number) if (card := next_objective(t))]
    for card in drawn:
        t.state.players[seat].assigned.append(card)
        learn(t, seat, card)
    return drawn

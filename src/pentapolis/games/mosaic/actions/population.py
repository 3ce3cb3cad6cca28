"""Population (MO-POP): Food becomes people."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.mosaic.actions.top import top
from pentapolis.games.mosaic.building import happened
from pentapolis.games.mosaic.decks import is_empty, refill, take
from pentapolis.games.mosaic.kinds import POPULATION
from pentapolis.games.mosaic.state import MosaicTable
from pentapolis.games.mosaic.wealth import can_pay, gain, pay
from pentapolis.kernel import Flow, Label
from pentapolis.parts.verbs import Verb, about, plain_label

FALLBACK_COST, FALLBACK_GAIN = {"food": 15}, 2  # MO-POP.5


def bar(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-POP.1: a card of the Offer whose Food can be paid (MO-RES.4), or none."""
    if not card:
        return bar_fallback(t, seat)
    if card not in t.state.offers[POPULATION]:
        return "MO-POP.1"
    return bar_price(t, seat, card)


def bar_price(t: MosaicTable, seat: int, card: str) -> str | None:
    return None if can_pay(t.state.players[seat], t.content.population_cards[card].cost) else "MO-RES.4"


def bar_fallback(t: MosaicTable, seat: int) -> str | None:
    """MO-POP.5: only when deck and Offer are both empty."""
    if not is_empty(t, POPULATION):
        return "MO-POP.5"
    return None if can_pay(t.state.players[seat], FALLBACK_COST) else "MO-RES.4"


def listing(t: MosaicTable, seat: int) -> Sequence[str]:
    offer, player, cards = t.state.offers[POPULATION], t.state.players[seat], t.content.population_cards
    if offer:
        return [card for card in offer if can_pay(player, cards[card].cost)]
    return () if bar_fallback(t, seat) else ("",)


def perform(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    if not card:
        yield from buy_without_card(t, seat)
        return
    take(t, POPULATION, card)
    yield from grow(t, seat, card)
    refill(t, POPULATION)


def grow(t: MosaicTable, seat: int, card: str) -> Flow[None]:
    """MO-POP.1 to MO-POP.3: pay, gain, discard for good; MO-POP.4: doubled first, then the Farmer's one more."""
    player, entry = t.state.players[seat], t.content.population_cards[card]
    t.state.spent += (card,)
    t.emit("population-card", seat=seat, card=card)
    yield from pay(t, seat, entry.cost, card)
    (effect,) = entry.effects
    amount = effect.amount
    if player.doubled:
        player.doubled -= 1
        amount *= 2
    gain(t, seat, "population", amount)
    happened(t, seat, "own_takes_population_card")


def buy_without_card(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-POP.5: 15 Food for 2 Population; no card is taken, so nothing waits for it."""
    t.emit("population-fallback", seat=seat)
    yield from pay(t, seat, FALLBACK_COST, "population")
    gain(t, seat, "population", FALLBACK_GAIN)


POPULATE: Verb[MosaicTable] = about(
    "population",
    every=lambda t: t.content.known["population"],
    listing=listing,
    bar=bar,
    perform=perform,
    facts=lambda t, seat, card: {"card": card or "population"},
    otherwise="MO-POP.1",
    label=lambda card: plain_label("population", card) if card else Label("answer-population-fallback"),
)
POPULATE_TOP = top(POPULATION, lambda t, seat, card, knew: grow(t, seat, card), bar_price)

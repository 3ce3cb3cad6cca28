"""Decks and Offers of a position in words: the cards named, and where all others go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pentapolis.kernel.data import DataError

from .components import Content
from .kinds import DECKS, OFFER_SIZES, POPULATION, TAX_TARIFF, TECHNOLOGY
from .notation import PositionWords
from .setup import copies
from .state import MosaicState

REST = "rest"


def deal_rest(content: Content, state: MosaicState, words: PositionWords) -> None:
    """Every card has a place: named ones where they are named, the rest in Offers, decks, or out of the game."""
    tables: tuple[Mapping[str, Any], ...] = (
        content.technologies,
        content.build_cards,
        content.population_cards,
        content.tax_cards,
    )
    for deck, name in enumerate(DECKS):
        named = list(words.decks.get(name, (REST,)))
        state.offers[deck] = words.offers.get(name, ())
        left = unused(content, state, deck, named, copies(tables[deck]))
        if name not in words.offers:
            size = OFFER_SIZES[deck]
            state.offers[deck], left = tuple(left[:size]), left[size:]
        place(content, state, deck, named, left)


def unused(content: Content, state: MosaicState, deck: int, named: list[str], cards: list[str]) -> list[str]:
    """The cards of a deck that nobody mentions, in the order of the data."""
    players = state.players
    used = [card for card in (*named, *state.offers[deck], *state.spent, *state.aside) if card != REST]
    if deck == TECHNOLOGY:
        used += [card for player in players for card in (*player.up, *(entry.card for entry in player.down))]
        used += [card for hand in state.hands for card in hand]
    elif deck != POPULATION:
        used += [card for player in players for card in (player.taxes if deck == TAX_TARIFF else player.builds)]
    left, known = Counter(cards), set(cards)
    for card, amount in Counter(used).items():
        if card in known and amount > left[card]:
            raise DataError("given", f"there are only {left[card]} cards {card!r}, not {amount}")
        if card in (*named, *state.offers[deck]) and card not in (*known, REST, content.scoring_cards[deck]):
            raise DataError(f"given, decks, {DECKS[deck]}", f"there is no card {card!r}")
    left.subtract(card for card in used if card in known)
    return list((+left).elements())


def place(content: Content, state: MosaicState, deck: int, named: list[str], left: list[str]) -> None:
    """The deck, top first as named, then the rest of it; without `rest` the others are out of the game."""
    scoring = content.scoring_cards[deck]
    has_rest = REST in named
    cards = [card for card in named if card != REST]
    missing = scoring not in (*cards, *state.spent, *state.aside)
    if not has_rest:
        state.aside += (*left, scoring) if missing else tuple(left)
        state.decks[deck] = tuple(cards[::-1])
        return
    inside = in_game(content, state, deck, cards, left)
    state.aside += tuple((Counter(left) - Counter(inside)).elements())
    pile = (cards + inside)[::-1]
    if missing:
        low, _ = content.counts[len(state.players)].ranges[deck]
        pile.insert(min(low, len(inside)), scoring)
    state.decks[deck] = tuple(pile)


def in_game(content: Content, state: MosaicState, deck: int, cards: list[str], left: list[str]) -> list[str]:
    """MO-SET.9, MO-SET.10: of these two decks not all cards are in the game."""
    count = content.counts[len(state.players)]
    used = [*cards, *state.offers[deck]]
    if deck == POPULATION:
        used += [card for card in state.spent if card in content.population_cards]
        return left[: max(0, count.population - sum(card in content.population_cards for card in used))]
    if deck == TAX_TARIFF:
        used += [card for player in state.players for card in player.taxes]
        inside = []
        for kind, number in (("tax", count.taxes.tax), ("tariff", count.taxes.tariff)):
            gone = sum(card in content.tax_cards and content.tax_cards[card].type == kind for card in used)
            inside += [card for card in left if content.tax_cards[card].type == kind][: max(0, number - gone)]
        return inside
    return left

"""What the active player may do: Actions and free moves, by their answers (MO-TRN.2, MO-TRN.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.kernel import Flow, Offers

from . import abilities, tiles
from .actions import build, government, military, population, tax, technology, wonder, work
from .asks import TOP
from .index import cost_of_wonder
from .kinds import BUILD, BUILDINGS, DECKS, NOBODY, POPULATION, TAX_TARIFF, TECHNOLOGY
from .state import CASTES, PEEKS, MosaicTable
from .technologies import bar_turn_up, playable, turn_up
from .wealth import can_pay

Deed = tuple[Callable[[MosaicTable, int, Any], Flow[None]], Any, bool]
"""The flow, what it is about, and whether it is the turn's Action."""


def menu(t: MosaicTable, seat: int) -> Offers:
    """The options of a turn, made when they are looked at: a copy of a match mostly looks up the one answer given."""
    return Offers(lambda: whole(t, seat), lambda key: one(t, seat, key))


def whole(t: MosaicTable, seat: int) -> dict[str, Deed]:
    options = actions(t, seat)
    peeks(t, seat, options)
    free_moves(t, seat, options)
    return options


WORK: dict[str, Deed] = {f"work:{name}": (work.perform, name, True) for name in work.FIELDS}


def actions(t: MosaicTable, seat: int) -> dict[str, Deed]:
    """MO-TRN.2: every legal Action; Work is always possible."""
    options = WORK.copy()
    content, offers, player = t.content, t.state.offers, t.state.players[seat]
    people = content.population_cards
    for card in offers[POPULATION]:
        if can_pay(player, people[card].cost):
            options["population:" + card] = (population.perform, card, True)
    if not offers[POPULATION] and population.bar_fallback(t, seat) is None:
        options["population"] = (population.perform_fallback, "", True)
    add_builds(t, seat, options)
    if can_pay(player, cost_of_wonder(t.content, player)):
        for tile in t.state.wonders:
            if wonder.bar_site(t, seat, tile) is None:
                options["wonder:" + tile] = (wonder.perform, tile, True)
    if technology.affordable(t, seat):
        for card in offers[TECHNOLOGY]:
            if technology.bar_price(t, seat, card) is None:
                options["technology:" + card] = (technology.perform, card, True)
    for card in offers[TAX_TARIFF]:
        options["tax_tariff:" + card] = (tax.perform, card, True)
    if not offers[TAX_TARIFF] and tax.bar(t, seat, "tax") is None:
        options["tax_tariff:tax"] = (tax.perform_fallback, "tax", True)
        options["tax_tariff:tariff"] = (tax.perform_fallback, "tariff", True)
    if military.bar(t, seat) is None:
        options["military"] = (military.perform, "", True)
    for tile in content.governments if player.powers & CASTES else content.adoptable[player.symbols]:
        if can_pay(player, content.governments[tile].cost) and government.holder(t, tile) is None:
            options["government:" + tile] = (government.perform, tile, True)
    if t.state.peek != NOBODY:
        add_top(t, seat, options)
    return options


def add_builds(t: MosaicTable, seat: int, options: dict[str, Deed]) -> None:
    """MO-BLD.1, MO-BLD.2: with the cards of the Offer and without."""
    player, legal, cards = t.state.players[seat], build.legal_types(t, seat), t.content.build_cards
    for card in t.state.offers[BUILD]:
        entry = cards[card]
        if legal[entry.type] if entry.type != build.PROJECT else can_pay(player, entry.cost):
            options["build:" + card] = (build.perform, card, True)
    for name in BUILDINGS:
        if legal[name]:
            options["build:" + name] = (build.perform, name, True)


TOPS = {  # by deck: the verb, what forbids it, the flow
    TECHNOLOGY: ("technology", technology.bar_price, technology.perform_top),
    BUILD: ("build", build.bar_card, build.perform_top),
    POPULATION: ("population", population.bar_price, population.perform_top),
    TAX_TARIFF: ("tax_tariff", None, tax.perform_top),
}


def add_top(t: MosaicTable, seat: int, options: dict[str, Deed]) -> None:
    """MO-GOV.8: the card looked at, as if it were in the Offer; a scoring card stays unrevealed."""
    deck = t.state.peek
    cards = t.state.decks[deck]
    known = t.state.tops[deck] >> seat & 1  # not if the Offer was cleared since
    if cards and known and cards[-1] != t.content.scoring_cards[deck]:
        verb, bar, perform = TOPS[deck]
        if bar is None or bar(t, seat, cards[-1]) is None:
            options[f"{verb}:top"] = (perform, cards[-1], True)


def free_moves(t: MosaicTable, seat: int, options: dict[str, Deed]) -> None:
    """MO-TRN.3, MO-TEC.6, MO-TIL.1, MO-GOV.4: any number, before or after the Action."""
    player = t.state.players[seat]
    if player.down:
        for card in playable(t, seat):
            options["play:" + card] = (turn_up, card, False)
    for tile in tiles.claimable(t, seat):
        options["claim:" + tile] = (tiles.claim, tile, False)
    if player.government and player.government not in player.used:
        for deck in abilities.clearable(t, seat):
            options["clear:" + DECKS[deck]] = (abilities.perform_clear, deck, False)
    if player.leader in t.content.abilities and abilities.bar_ability(t, seat, player.leader) is None:
        options["ability:" + player.leader] = (abilities.perform_ability, player.leader, False)


def peeks(t: MosaicTable, seat: int, options: dict[str, Deed]) -> None:
    """MO-GOV.8: before an Action, the Additional ones too."""
    if t.state.players[seat].powers & PEEKS:
        for deck, name in enumerate(DECKS):
            if abilities.bar_peek(t, seat, deck) is None:
                options["peek:" + name] = (abilities.perform_peek, deck, False)


# One answer


Bar = Callable[[MosaicTable, int, Any], str | None]
Perform = Callable[[MosaicTable, int, Any], Flow[None]]

DEEDS: dict[str, tuple[Bar, Perform, bool]] = {  # by verb; those of `clear` and `peek` are about a deck
    "work": (work.bar, work.perform, True),
    "population": (population.bar, population.perform, True),
    "build": (build.bar, build.perform, True),
    "wonder": (wonder.bar, wonder.perform, True),
    "technology": (technology.bar, technology.perform, True),
    "tax_tariff": (tax.bar, tax.perform, True),
    "government": (government.bar, government.perform, True),
    "play": (bar_turn_up, turn_up, False),
    "claim": (tiles.bar_claim, tiles.claim, False),
    "clear": (abilities.bar_clear, abilities.perform_clear, False),
    "peek": (abilities.bar_peek, abilities.perform_peek, False),
    "ability": (abilities.bar_ability, abilities.perform_ability, False),
}
DECK = {name: number for number, name in enumerate(DECKS)}
BARE = {  # answers of one word
    "population": (population.bar_fallback, population.perform_fallback),
    "military": (military.bar, military.perform),
}


def one(t: MosaicTable, seat: int, key: str) -> Deed:
    """What an answer means, as in `whole` but without all the others; KeyError if it is not legal."""
    verb, colon, piece = key.partition(":")
    if not colon:
        bar_bare, perform_bare = BARE[verb]
        return known(key, bar_bare(t, seat), (perform_bare, "", True))
    if piece == TOP:
        options: dict[str, Deed] = {}
        if t.state.peek != NOBODY:
            add_top(t, seat, options)
        return options[key]
    bar, perform, is_action = DEEDS[verb]
    about = DECK[piece] if verb in ("clear", "peek") else piece
    if piece in tax.FALLBACKS and verb == "tax_tariff":
        perform = tax.perform_fallback
    return known(key, bar(t, seat, about), (perform, about, is_action))


def known(key: str, rule: str | None, deed: Deed) -> Deed:
    """The deed, if no rule forbids it."""
    if rule is not None:
        raise KeyError(key)
    return deed

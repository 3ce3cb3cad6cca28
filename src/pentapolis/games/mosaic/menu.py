"""What the active player may do: Actions and free moves, by their answers (MO-TRN.2, MO-TRN.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pentapolis.kernel import Flow

from . import abilities, tiles
from .actions import build, government, military, population, tax, technology, wonder, work
from .index import cost_of_wonder
from .kinds import BUILD, BUILDINGS, DECKS, NOBODY, POPULATION, TAX_TARIFF, TECHNOLOGY
from .state import PEEKS, MosaicTable
from .technologies import playable, turn_up
from .wealth import can_pay

Deed = tuple[Callable[[MosaicTable, int, Any], Flow[None]], Any, bool]
"""The flow, what it is about, and whether it is the turn's Action."""


class Menu(Mapping[str, Deed]):
    """The options of a turn, made when they are looked at: a copy of a match often never does."""

    __slots__ = ("_made", "_seat", "_table")

    def __init__(self, table: MosaicTable, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._made: dict[str, Deed] | None = None

    def _options(self) -> dict[str, Deed]:
        if self._made is None:
            self._made = actions(self._table, self._seat)
            peeks(self._table, self._seat, self._made)
            free_moves(self._table, self._seat, self._made)
        return self._made

    def __getitem__(self, key: str) -> Deed:
        return self._options()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options())

    def __len__(self) -> int:
        return len(self._options())


WORK: dict[str, Deed] = {f"work:{name}": (work.perform, name, True) for name in work.FIELDS}


def actions(t: MosaicTable, seat: int) -> dict[str, Deed]:
    """MO-TRN.2: every legal Action; Work is always possible."""
    options = WORK.copy()
    offers, player = t.state.offers, t.state.players[seat]
    for card in offers[POPULATION]:
        if population.bar_price(t, seat, card) is None:
            options["population:" + card] = (population.perform, card, True)
    if not offers[POPULATION] and population.bar_fallback(t, seat) is None:
        options["population"] = (population.perform_fallback, "", True)
    add_builds(t, seat, options)
    if can_pay(player, cost_of_wonder(player)):
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
    for tile in t.content.governments:
        if government.bar_symbols(t, seat, tile) is None and government.bar(t, seat, tile) is None:
            options["government:" + tile] = (government.perform, tile, True)
    if t.state.peek != NOBODY:
        add_top(t, seat, options)
    return options


def add_builds(t: MosaicTable, seat: int, options: dict[str, Deed]) -> None:
    """MO-BLD.1, MO-BLD.2: with the cards of the Offer and without."""
    legal, cards = build.legal_types(t, seat), t.content.build_cards
    for card in t.state.offers[BUILD]:
        kind = cards[card].type
        if legal[kind] if kind in legal else build.bar_card(t, seat, card) is None:
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

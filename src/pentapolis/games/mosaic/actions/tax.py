"""Tax & Tariff (MO-TAX): Money, all that lies in the Holding area, and Unrest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.games.mosaic.actions.top import top
from pentapolis.games.mosaic.building import happened
from pentapolis.games.mosaic.counting import COUNTERS
from pentapolis.games.mosaic.decks import is_empty, refill, take
from pentapolis.games.mosaic.kinds import TAX_TARIFF
from pentapolis.games.mosaic.pieces import Taxed, Traded
from pentapolis.games.mosaic.state import MosaicTable
from pentapolis.games.mosaic.wealth import gain
from pentapolis.kernel import Label
from pentapolis.parts.verbs import Verb, about, plain_label

FALLBACKS: dict[str, dict[Taxed | Traded, int]] = {  # MO-TAX.8
    "tax": {"population": 2, "government_symbols": 1, "tax_production": 1},
    "tariff": {"unique_trade_goods": 2, "cities": 1, "tariff_production": 1},
}


def bar(t: MosaicTable, seat: int, card: str) -> str | None:
    """MO-TAX.1: a card of the Offer; MO-TAX.8: without a card only when deck and Offer are both empty."""
    if card in FALLBACKS:
        return None if is_empty(t, TAX_TARIFF) else "MO-TAX.8"
    return None if card in t.state.offers[TAX_TARIFF] else "MO-TAX.1"


def listing(t: MosaicTable, seat: int) -> Iterable[str]:
    return t.state.offers[TAX_TARIFF] or (() if t.state.decks[TAX_TARIFF] else FALLBACKS)


def perform(t: MosaicTable, seat: int, card: str) -> None:
    if card in FALLBACKS:
        collect_without_card(t, seat, card)
        return
    take(t, TAX_TARIFF, card)
    collect(t, seat, card)
    refill(t, TAX_TARIFF)


def collect(t: MosaicTable, seat: int, card: str) -> None:
    """MO-TAX.1 to MO-TAX.7: the formula, the Holding area, the Merchant's bonus with Tax; the card stays for Unrest."""
    player, entry = t.state.players[seat], t.content.tax_cards[card]
    player.taxes += (card,)
    t.emit("tax-card", seat=seat, card=card)
    gain(t, seat, "money", amount(t, seat, entry.formula))
    if entry.type == "tax":
        happened(t, seat, "own_takes_tax_card")
    empty_holding(t, seat)


def collect_without_card(t: MosaicTable, seat: int, kind: str) -> None:
    """MO-TAX.8: no card, no Unrest, no card bonus; the Holding area is emptied all the same."""
    t.emit("tax-fallback", seat=seat)
    gain(t, seat, "money", amount(t, seat, FALLBACKS[kind]))
    empty_holding(t, seat)


def amount(t: MosaicTable, seat: int, formula: Mapping[Taxed | Traded, int]) -> int:
    """MO-TAX.2, MO-TAX.3: factors times what they count."""
    player = t.state.players[seat]
    return sum([factor * COUNTERS[what](t, seat, player) for what, factor in formula.items()])


def empty_holding(t: MosaicTable, seat: int) -> None:
    """MO-TAX.6, MO-GLO.8: the taker gets all of it."""
    if t.state.holding:
        gain(t, seat, "money", t.state.holding)
        t.state.holding = 0


COLLECT: Verb[MosaicTable] = about(
    "tax_tariff",
    every=lambda t: t.content.known["tax_tariff"],
    listing=listing,
    bar=bar,
    perform=perform,
    facts=lambda t, seat, card: {"card": card},
    otherwise="MO-TAX.1",
    label=lambda card: Label(f"answer-fallback-{card}") if card in FALLBACKS else plain_label("tax_tariff", card),
)
COLLECT_TOP = top(TAX_TARIFF, lambda t, seat, card, knew: collect(t, seat, card))

"""Indicators: what a hint may name of a Civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Indicator

from .state import BANKER
from .view import FlowView


def indicators(view: FlowView, seat: int) -> dict[str, Indicator]:
    """Culture is left out of the icons: each is a point, and named as such."""
    mine = view.civilizations[seat]
    others = [civ for number, civ in enumerate(view.civilizations) if number != seat]
    richest = max(civ.tokens for civ in others)
    invested = {slot.card: slot.tokens for slot in view.market if slot.investor == seat}
    prey = {slot.card: 1 for slot in view.market if slot.investor == BANKER and slot.tokens <= mine.tokens}
    return {
        "tokens": Indicator(0.45, {"": mine.tokens}),
        "icons": Indicator(0.45, {icon: number for icon, number in mine.icons.items() if icon != "culture"}),
        "invested": Indicator(0.6, invested),
        "unrivalled": Indicator(1.0, {card: int(tokens > richest) for card, tokens in invested.items()}),  # FH-SNP.1
        "prey": Indicator(0.05, prey),
        "shielded": Indicator(0.8, {"": sum(mine.defense >= civ.attack for civ in others)}),  # FH-ATK.4
        "rivals_tokens": Indicator(-0.3, {"": sum(civ.tokens for civ in others)}),
    }

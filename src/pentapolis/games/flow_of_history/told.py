"""What a hint may tell of a Civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Told

from .state import BANKER
from .view import FlowView


def told(view: FlowView, seat: int) -> dict[str, Told]:
    """Culture is left out of the icons: every one of them is a point, and told as such."""
    mine = view.civilizations[seat]
    others = [civ for number, civ in enumerate(view.civilizations) if number != seat]
    richest = max(civ.tokens for civ in others)
    invested = {slot.card: slot.tokens for slot in view.market if slot.investor == seat}
    prey = {slot.card: 1 for slot in view.market if slot.investor == BANKER and slot.tokens <= mine.tokens}
    return {
        "tokens": Told(0.45, {"": mine.tokens}),
        "icons": Told(0.45, {icon: number for icon, number in mine.icons.items() if icon != "culture"}),
        "invested": Told(0.6, invested),
        "unrivalled": Told(1.0, {card: int(tokens > richest) for card, tokens in invested.items()}),  # FH-SNP.1
        "prey": Told(0.05, prey),
        "shielded": Told(0.8, {"": sum(mine.defense >= civ.attack for civ in others)}),  # FH-ATK.4
        "rivals_tokens": Told(-0.3, {"": sum(civ.tokens for civ in others)}),
    }

"""Final scoring by source (FH-SCR), at any moment, and ties (FH-TIE)."""

from __future__ import annotations

from pentapolis.kernel import Outcome
from pentapolis.parts.ties import ranked

from .civilization import count, count_icons
from .components import Score
from .state import FlowTable

CULTURE, ICONS = "culture", "icons"


def score(t: FlowTable, seat: int) -> dict[str, int]:
    """FH-SCR.1 to FH-SCR.4: points by source as if the game ended now; a Scoring card is a source of its own.

    FH-SCR.5, FH-END.4: tokens, owned or invested, are worth nothing.
    """
    content, civ = t.content, t.state.civilizations[seat]
    icons = count_icons(content, civ, scoring=True)  # FH-SCR.1, FH-GLO.5
    others = sum(icons.values()) - icons["culture"]
    points = {CULTURE: icons["culture"], ICONS: others // 2}  # FH-SCR.2, FH-SCR.3
    for name in civ.tops.values():  # FH-SCE.1: visible ones only
        card = content.cards[name]
        for effect in card.effects:
            if isinstance(effect, Score):  # FH-SCR.4: they count the icons of before, not each other's points
                times = 1 if effect.per is None else count(content, civ, icons, effect.per)
                points[card.id] = points.get(card.id, 0) + effect.amount * times
    return points


def outcome(t: FlowTable) -> Outcome:
    """FH-SCR.5, FH-GLO.9: most points; FH-TIE.1 to FH-TIE.3, FH-RUL.7: then most cards, most tokens, then shared."""
    civs = t.state.civilizations
    scores = [score(t, seat) for seat in range(len(civs))]
    return ranked(scores, [len(civ.cards) for civ in civs], [civ.tokens for civ in civs])

"""How much each number of a position is worth in points: at the beginning of a game, and at its end."""

from __future__ import annotations

WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (1.0, 1.0),
    "eras": (0.8, 1.0),
    "dice": (0.45, 0.1),
    "all_dice": (3.0, 0.3),
    "fate": (1.5, 0.2),
    "favor": (1.2, 0.2),
    "idea": (0.45, 0.08),
    "idea_spare": (0.1, 0.0),
    "focus": (1.0, 0.15),
    "planning": (0.7, 0.1),
    "food": (0.4, 0.1),
    "food_spare": (0.12, 0.0),
    "food_missing": (-0.9, -0.4),
    "money": (0.35, 0.1),
    "money_spare": (0.1, 0.0),
    "materials": (0.55, 0.12),
    "kinds": (0.35, 0.1),
    "materials_spare": (0.1, 0.0),
    "raw": (0.3, 0.02),
    "boat_raw": (0.15, 0.02),
    "features": (0.5, 0.0),
    "upgrades": (1.9, 0.1),
    "incomes": (2.6, 0.3),
    "lasting": (1.8, 0.1),
    "activities": (1.2, 0.1),
    "hand": (0.5, 0.0),
    "cards_near": (0.8, 0.6),
    "goals_near": (0.8, 0.6),
    "goals_held": (0.4, 0.0),
    "strong": (0.9, 0.9),
    "tribes": (0.3, 0.0),
    "territories": (0.4, 0.0),
    "wild": (-0.4, 0.0),
    "farms": (1.6, 0.2),
    "boats": (1.4, 0.1),
    "statues": (0.9, 0.3),
    "settlements": (1.5, 0.2),
    "sites": (0.25, 0.05),
    "stages": (0.5, 0.2),
    "chips_near": (1.0, 0.3),
}
"""Of `points` are all that the score would tell if the game ended now; the rest is what may still come of it."""

STEPS = 64


def blend(step: int) -> tuple[float, ...]:
    """The weights when so much of the game is over.

    >>> blend(0)[0], blend(STEPS)[2]
    (1.0, 0.1)
    """
    share = step / STEPS
    return tuple(begin + (end - begin) * share for begin, end in WEIGHTS.values())


BLENDS = [blend(step) for step in range(STEPS + 1)]

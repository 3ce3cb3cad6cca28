"""How much each number of a position is worth in points: at the beginning of a game, and at its end."""

from __future__ import annotations

WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (1.0, 1.0),
    "eras": (0.85, 1.0),
    "dice": (0.55, 0.05),
    "all_dice": (4.0, 0.1),
    "fate": (1.0, 0.1),
    "luck": (4.0, 0.3),
    "favor": (0.3, 0.1),
    "idea": (0.45, 0.03),
    "idea_spare": (0.1, 0.0),
    "focus": (1.0, 0.05),
    "planning": (0.75, 0.05),
    "food": (0.2, 0.02),
    "food_spare": (0.12, 0.0),
    "hunger": (-0.9, -1.2),
    "hunger_later": (-0.4, -0.4),
    "strong_now": (0.9, 1.0),
    "strong_later": (0.45, 0.45),
    "money": (0.55, 0.03),
    "money_spare": (0.2, 0.0),
    "materials": (0.9, 0.05),
    "kinds": (0.3, 0.05),
    "materials_spare": (0.4, 0.0),
    "raw": (0.45, 0.0),
    "boat_raw": (0.4, 0.0),
    "features": (0.7, 0.0),
    "levels": (2.2, 0.0),
    "incomes": (0.9, 0.9),
    "abilities": (1.7, 0.0),
    "hand": (0.2, 0.0),
    "cards_near": (0.6, 0.0),
    "cards_ready": (0.0, 0.1),
    "goals_near": (0.6, 0.0),
    "goals_ready": (0.0, 0.1),
    "chips_near": (0.8, 0.0),
    "rows": (3.0, 0.0),
    "waiting": (0.35, 0.0),
    "tracks_near": (1.0, 0.0),
    "tribes": (0.5, 0.0),
    "territories": (0.5, 0.0),
    "wild": (-0.3, 0.0),
    "farms": (0.8, 0.1),
    "boats": (1.5, 0.0),
    "statues": (0.9, 0.9),
    "statues_near": (1.5, 0.0),
    "settlements": (1.5, 0.0),
    "settlements_near": (1.5, 0.0),
    "sites": (0.25, 0.0),
}
"""Of `points` are all that the score would tell if the game ended now; the rest is what may still come of it."""

STEPS = 64


def blend(step: int) -> tuple[float, ...]:
    """The weights when so much of the game is over.

    >>> blend(0)[0], blend(STEPS)[2]
    (1.0, 0.05)
    """
    share = step / STEPS
    return tuple(begin + (end - begin) * share for begin, end in WEIGHTS.values())


BLENDS = [blend(step) for step in range(STEPS + 1)]

"""How much each number of a position is worth in points: at the beginning of a game, and at its end."""

from __future__ import annotations

WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (1.0, 1.0),
    "eras": (0.85, 1.0),
    "dice": (0.35, 0.03),
    "all_dice": (4.0, 0.1),
    "fate": (1.0, 0.1),
    "luck": (4.0, 0.3),
    "favor": (0.3, 0.1),
    "idea": (0.45, 0.03),
    "idea_spare": (0.1, 0.0),
    "focus": (1.0, 0.05),
    "planning": (0.75, 0.05),
    "food": (0.3, 0.02),
    "food_spare": (0.3, 0.0),
    "hunger": (-2.0, -1.3),
    "hunger_later": (-0.5, -0.5),
    "strong_now": (0.9, 1.0),
    "strong_later": (0.45, 0.45),
    "money": (0.7, 0.03),
    "money_spare": (0.2, 0.0),
    "materials": (1.1, 0.05),
    "kinds": (0.3, 0.05),
    "materials_spare": (0.7, 0.0),
    "raw": (0.65, 0.0),
    "boat_raw": (0.6, 0.0),
    "features": (0.5, 0.0),
    "levels": (2.8, 0.0),
    "incomes": (0.9, 0.9),
    "abilities": (1.7, 0.0),
    "hand": (0.2, 0.0),
    "cards_near": (0.4, 0.0),
    "cards_ready": (0.0, 0.1),
    "goals_near": (0.4, 0.0),
    "goals_ready": (0.0, 0.1),
    "chips_near": (0.6, 0.0),
    "rows": (3.0, 0.0),
    "waiting": (0.35, 0.0),
    "tracks_near": (1.0, 0.0),
    "tribes": (0.8, 0.0),
    "territories": (0.5, 0.0),
    "wild": (-0.3, 0.0),
    "farms": (0.8, 0.1),
    "boats": (1.5, 0.0),
    "statues": (0.9, 0.9),
    "statues_near": (1.2, 0.0),
    "settlements": (1.5, 0.0),
    "settlements_near": (1.0, 0.0),
    "sites": (0.25, 0.0),
}
"""Of `points` are all that the score would tell if the game ended now; the rest is what may still come of it."""

STOCKS = frozenset(
    (
        *("dice", "idea", "idea_spare", "focus", "planning", "food", "food_spare", "money", "money_spare"),
        *("materials", "kinds", "materials_spare", "raw", "boat_raw", "features", "hand"),
        *("cards_near", "cards_ready", "goals_near", "goals_ready", "chips_near", "rows", "waiting"),
        *("statues_near", "settlements_near", "sites"),
    )
)
"""What is used up once keeps its worth until LATE; what pays again and again loses it steadily."""

VICI_PACE = (32.0, 64.0)
"""CV-SOL.16: points an era by which V.I.C.I. catches up with what is expected of a seat, with each half of its cards.

Fitted to 660 positions of 15 solo games of greedy@12, three of each level."""

LATE = 0.8
STEPS = 64


def worth_of(name: str, elapsed: float) -> float:
    """What one more of a number is worth when so much of the game is over, from 0 to 1.

    >>> worth_of("idea", 0.5) == worth_of("idea", 0.0), worth_of("levels", 0.5) < worth_of("levels", 0.0)
    (True, True)
    """
    begin, end = WEIGHTS[name]
    share = max(0.0, elapsed - LATE) / (1 - LATE) if name in STOCKS else elapsed
    return begin + (end - begin) * share


BLENDS = [tuple(worth_of(name, step / STEPS) for name in WEIGHTS) for step in range(STEPS + 1)]

"""How much each number of a position is worth in points: at the beginning of a game, and when one turn is left."""

from __future__ import annotations

WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (1.0, 1.0),
    "coins": (0.35, 0.1),
    "coins_spare": (0.04, 0.0),
    "pawns": (0.9, 0.3),
    "pawns_spare": (0.36, 0.1),
    "columns": (1.4, 0.1),
    "columns_filled": (0.3, 0.1),
    "income": (1.3, 0.1),
    "settlement_tokens": (2.0, 0.6),
    "fortification_tokens": (2.6, 0.6),
    "structures": (1.4, 0.3),
    "structures_points": (0.1, 0.0),
    "settlers_strength": (0.5, 0.1),
    "soldiers_strength": (0.6, 0.1),
    "settlers": (0.1, 0.0),
    "soldiers": (0.1, 0.0),
    "villages_near": (0.62, 0.6),
    "cities_near": (1.0, 0.7),
    "villages_near_bare": (0.34, 0.2),
    "cities_near_bare": (0.6, 0.3),
    "waiting": (0.4, 0.15),
    "joining": (1.5, 0.8),
    "technologies_i": (0.7, 0.05),
    "technologies_ii": (1.1, 0.05),
    "technologies_iii": (2.2, 0.05),
    "technologies_iv": (2.0, 0.0),
    "slots_ii": (0.3, 0.1),
    "slots_iii": (0.5, 0.2),
    "slots_iv": (0.6, 0.2),
    "food": (0.12, 0.1),
    "economy": (0.3, 0.1),
    "infrastructure": (0.5, 0.1),
    "invested": (0.35, 0.3),
    "villages": (1.5, 0.0),
    "cities": (3.0, 0.0),
    "actions": (4.0, 0.3),
    "goals": (0.7, 0.7),
    "democracy": (0.8, 0.8),
    "moving": (1.5, 0.1),
    "research_discount": (2.0, 0.1),
    "strength_discount": (2.0, 0.1),
    "building_discount": (1.0, 0.1),
    "production": (1.4, 0.1),
    "others": (1.0, 0.1),
}

LENGTH = 18  # turns of a game without an end in sight
MOST_LEFT = 99


def worth_of(name: str, left: int) -> float:
    """What one more of a number is worth when so many turns are left.

    >>> worth_of("points", 5), worth_of("coins", 1) < worth_of("coins", LENGTH)
    (1.0, True)
    """
    begin, late = WEIGHTS[name]
    return late + (begin - late) * min(1.0, max(0, left - 1) / (LENGTH - 2))


def blend(left: int) -> tuple[float, ...]:
    """The weights when so many turns are left. In a seat's last turn only points count.

    >>> blend(0)[:2]
    (1.0, 0.0)
    """
    if not left:
        return tuple(float(name == "points") for name in WEIGHTS)
    return tuple(worth_of(name, left) for name in WEIGHTS)


STEPS = [blend(left) for left in range(MOST_LEFT + 1)]

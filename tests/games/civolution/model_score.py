"""Units, diamonds and the final scoring, read from the rulebook (CV-EVT.6, CV-EVT.7, CV-END)."""

from __future__ import annotations

from .model import CARDS, CHIPS, MATERIALS, PRINTED, TRACKS, Words, abilities
from .model_cards import BASE

CATEGORIES = [category["id"] for category in PRINTED["scoring"]]


def diamonds(own: Words) -> int:
    """CV-EVT.7."""
    found: int = min(5, own["food"] // 3) + min(5, own["money"] // 2)
    for number, recess in enumerate(PRINTED["settlements"], 1):
        if number not in own["settlements"]:
            found += recess["diamonds"]
    for first in range(0, len(MATERIALS), 3):
        one, two, three = (own["storage"].get(material, 0) > 0 for material in MATERIALS[first : first + 3])
        found += (one and two) * 1 + (two and three) * 2
    return found


def units(own: Words, category: str) -> int:
    """CV-EVT.6, with what cards add."""
    found: int
    if category in TRACKS:
        found = own["tracks"].get(category, 0)
    elif category == "evolution":
        found = sum(own["features"].values())
    elif category == "prosperity":
        found = diamonds(own)
    elif category == "population":
        found = sum(len(words.split()) for words in own["tribes"].values())
    else:
        found = len(own["tribes"])
    more: int = sum(card["plus"] for card in abilities(own, "category_units") if card["category"] == category)
    return found + more


def final(p: Words, own: Words) -> dict[str, int]:
    """CV-END.1: 1 VP for a unit, 2 with a tile; 2 and 3 for population and expansion."""
    found = {}
    for category in CATEGORIES:
        worth = (2 if category in ("population", "expansion") else 1) + (category in p["final_tiles"])
        found[f"final-{category}"] = units(own, category) * worth
    return found


def stages(own: Words) -> int:
    """CV-END.2: 2, 3, 4, 7, 10 by row; rows 4 and 5 with an active tile alone; above nothing; goal chips singly."""
    total = 0
    for column, held in own["columns"].items():
        for row, pieces in enumerate(held, BASE[int(column) - 1]):
            if row <= 3 or row in own["stages"]:
                worth = (2, 3, 4, 7, 10)[row - 1] if row <= 5 else 0
                total += worth * len([piece for piece in pieces.split("+") if piece])
    return total


def point_cards(own: Words) -> int:
    """CV-END.3: each such card counts the research cards and income chips of its column."""
    total = 0
    for held in own["columns"].values():
        counted = [piece for piece in held if piece in CARDS or piece in CHIPS]
        bonuses = [CARDS[piece].get("ability", {}) for piece in counted if piece in CARDS]
        total += len(counted) * sum(ability["vp"] for ability in bonuses if ability.get("kind") == "final_point_bonus")
    return total


def score(p: Words, own: Words) -> dict[str, int]:
    """CV-END.1 to CV-END.3: what final scoring adds."""
    return {**final(p, own), "stages": stages(own), "point-cards": point_cards(own)}


def places(p: Words) -> dict[str, int]:
    """CV-END.4: most VP, then most upgrades, then seating order from the last starting civilization."""
    names = list(p["seats"])
    first = names.index(p["start"])
    order = {name: (names.index(name) - first) % len(names) for name in names}

    def rank(name: str) -> tuple[int, int, int]:
        own = p["seats"][name]
        vp = sum(own["points"].values()) + sum(score(p, own).values())
        return vp, sum(level - 1 for level in own["levels"].values()), -order[name]

    best = sorted(names, key=rank, reverse=True)
    return {name: best.index(name) + 1 for name in names}

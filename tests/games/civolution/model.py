"""A second reading of the rulebook: what the printed pieces say, and what pays for an activation (CV-ACT4).

The `model_*.py` here know the data as YAML and positions as words; nothing of the engine. `test_model.py` compares.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from pentapolis.kernel.data import read_tables

Words = dict[str, Any]
Thing = tuple[str, int]
"""What stands for a die: ("die", value), ("planning", value), ("focus", 0)."""

PRINTED: dict[str, Any] = read_tables("pentapolis.games.civolution")

DECKS = ("inventions", "mutations", "insights", "buildings", "achievements")
CARDS: dict[str, Words] = {card["id"]: {**card, "type": deck[:-1]} for deck in DECKS for card in PRINTED[deck]}
CHIPS: dict[str, Words] = {chip["id"]: chip for part in ("incomes", "chip_cards") for chip in PRINTED[part]}
ATTRIBUTES: dict[str, Words] = {chip["id"]: chip for chip in PRINTED["attributes"]}
GOALS: dict[str, Words] = {chip["id"]: chip for chip in PRINTED["goals"]}

MATERIALS = [material["id"] for material in PRINTED["materials"]]  # three of each land, from the first row to the third
TRACKS = [track["id"] for track in PRINTED["tracks"]]


def pieces(own: Words) -> list[str]:
    """Everything that lies in the columns of a console, goal chips one by one."""
    return [chip for column in own["columns"].values() for row in column for chip in row.split("+") if chip]


def abilities(own: Words, kind: str) -> list[Words]:
    """The lasting abilities of a kind that a civilization has installed."""
    known = {**CARDS, **ATTRIBUTES}
    found = [known[piece].get("ability", {}) for piece in pieces(own) if piece in known]
    return [ability for ability in found if ability.get("kind") == kind]


# Activations


def pairs() -> dict[str, tuple[int, ...]]:
    """CV-ACT4.8 to CV-ACT4.10: the two values of each module; none for Sleep, which takes any dice."""
    return {module["id"]: tuple(module.get("dice", ())) for module in PRINTED["modules"]}


def turns(one: int, other: int) -> int:
    """CV-ACT4.4: how often a die is turned by one; 6 and 1 are neighbours."""
    steps = (one - other) % 6
    return min(steps, 6 - steps)


def ideas(thing: Thing, value: int, reach: int) -> int:
    """CV-ACT4.4 to CV-ACT4.6: idea markers that make a thing show a value."""
    kind, shown = thing
    return 0 if kind == "focus" else (turns(shown, value) + reach - 1) // reach


def payments(own: Words, module: str) -> set[tuple[frozenset[tuple[Thing, int]], bool]]:
    """CV-ACT4.3 to CV-ACT4.8: every way to pay: which thing shows which value, and whether both are the same."""
    reach = max([1, *(ability["max"] for ability in abilities(own, "idea_step"))])
    things: list[Thing] = [("die", value) for value in own["dice"]]
    things += [("planning", int(value)) for value, count in own["planning"].items() for _ in range(count)]
    things += [("focus", 0)] * own["focus"]
    found = set()
    values = pairs()[module]
    for first, second in combinations(things, 2):
        if not values:
            found.add((frozenset({(first, 0), (second, 0)}), first == second))
            continue
        for one, other in (values, values[::-1]):
            if ideas(first, one, reach) + ideas(second, other, reach) <= own["idea"]:
                paid = frozenset({(first, one), (second, other)})
                found.add((paid, len(paid) == 1))
    return found


def counted(own: Words) -> Counter[Thing]:
    """What there is to pay with."""
    found: Counter[Thing] = Counter(("die", value) for value in own["dice"])
    found.update({("planning", int(value)): count for value, count in own["planning"].items()})
    found["focus", 0] += own["focus"]
    return found

"""Columns, rows and costs of research cards, read from the rulebook (CV-CON.1, CV-CON.2, CV-CRD)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from .model import ATTRIBUTES, CARDS, GOALS, MATERIALS, PRINTED, Words, abilities

BASE = [column["base_row"] for column in PRINTED["columns"]]
NUMBERS = [str(number) for number in range(1, len(BASE) + 1)]


def type_of(row: str) -> str:
    """CV-CON.2: what binds a column; income chips bind none."""
    piece = row.strip("+").split("+")[0]
    if piece in CARDS:
        kind: str = CARDS[piece]["type"]
        return kind
    return "goal" if piece in GOALS else "attribute" if piece in ATTRIBUTES else ""


def homes(own: Words, kind: str) -> list[str]:
    """CV-CON.2: the column where a type lives, or every one where none lives yet."""
    lives = {n: {type_of(row) for row in own["columns"].get(n, [])} - {""} for n in NUMBERS}
    mine = [n for n in NUMBERS if kind in lives[n]]
    return mine or [n for n in NUMBERS if not lives[n]]


def next_row(own: Words, column: str) -> int:
    """CV-CON.1, CV-CRD.1."""
    base: int = BASE[int(column) - 1]
    return base + len(own["columns"].get(column, []))


def wishes(card: str, row: int) -> list[list[Words]]:
    """CV-CRD.2, CV-CRD.6: what each active space accepts."""
    spaces = CARDS[card]["cost_spaces"][:row]
    return [space.get("options", [space]) for space in spaces if space["kind"] != "empty"]


def payable(own: Words, card: str, row: int) -> bool:
    """CV-CRD.4 to CV-CRD.6: some choice of options of which nothing is missing."""
    return any(nothing_missing(own, needs) for needs in product(*wishes(card, row)))


def nothing_missing(own: Words, needs: tuple[Words, ...]) -> bool:
    totals: Counter[tuple[str, str]] = Counter()
    for need in needs:
        thing = need.get("material") or need.get("feature") or ""
        if need["kind"] == "have_settlements":
            if sum(own["settled"].values()) < need["amount"]:
                return False
        else:
            totals[need["kind"], thing] += need["amount"]
    more = Counter({ability["feature"]: ability["plus"] for ability in abilities(own, "feature_req")})
    for (kind, thing), amount in totals.items():
        held = own["features"].get(thing, 0)
        if kind == "have_feature" and held + more[thing] < amount:
            return False
        if kind == "return_feature" and held < amount:
            return False
    returned = {thing: amount for (kind, thing), amount in totals.items() if kind == "return_material"}
    if abilities(own, "material_wild_row"):  # any of the same storage row will do
        for row in range(3):
            same = MATERIALS[row::3]
            if sum(returned.get(m, 0) for m in same) > sum(own["storage"].get(m, 0) for m in same):
                return False
        return True
    return all(own["storage"].get(thing, 0) >= amount for thing, amount in returned.items())


def rows(own: Words, card: str, column: str) -> list[int]:
    """CV-CRD.2, CV-CRD.3: rows whose cost may be assumed; one whose own space is empty is the same as that below."""
    lowest = min(next_row(own, column), 5)
    spaces = CARDS[card]["cost_spaces"]
    return [
        row
        for row in range(lowest, 6)
        if (row == lowest or spaces[row - 1]["kind"] != "empty") and payable(own, card, row)
    ]


def places(own: Words, card: str) -> dict[str, list[int]]:
    """CV-CRD.1: every column that can take the card, with the rows whose cost can be paid."""
    found = {column: rows(own, card, column) for column in homes(own, CARDS[card]["type"])}
    return {column: those for column, those in found.items() if those}


def alike(own: Words, columns: list[str]) -> list[str]:
    """Of columns without a type that begin in the same row and are as high the first: they are alike in everything."""
    seen: dict[object, str] = {}
    for column in columns:
        held = own["columns"].get(column, [])
        bound = any(type_of(row) for row in held)
        seen.setdefault(column if bound else (BASE[int(column) - 1], len(held)), column)
    return list(seen.values())


def points(card: str, row: int) -> int:
    """CV-CRD.7: the VP of the active spaces."""
    return sum(space.get("vp", 0) for space in CARDS[card]["cost_spaces"][:row] if space["kind"] != "empty")

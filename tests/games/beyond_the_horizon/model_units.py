"""Recruiting, upgrading and moving, read from the catalogue (BH-REC, BH-UPG, BH-MOV, BH-EXP)."""

from __future__ import annotations

from itertools import product
from typing import Any

from .model_position import LIMITS, TABLES, Effect, Position, pawns_left, tiles_with_my_cube

SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Hex = tuple[int, int]


# Tokens


def faces(kind: str, strength: int) -> dict[str, Any]:
    """BH-CMP.7: the tokens of a kind that have this value on one of their sides."""
    entry: dict[str, Any]
    for entry in TABLES["unit_tokens"]:
        if entry["unit"] == kind and strength in entry["faces"]:
            return entry
    raise LookupError(kind, strength)


def token_free(p: Position, kind: str, strength: int) -> bool:
    """BH-CMP.6, BH-UPG.4, BH-UPG.5: tokens are counted by pairs of faces; an overdrawn pair is not free."""
    entry = faces(kind, strength)
    in_play = p.units(kind) + [unit["strength"] for unit in p.view["arriving"] if unit["unit"] == kind]
    return sum(value in entry["faces"] for value in in_play) < int(entry["count"])


# Recruiting


def kinds_of(effect: Effect) -> list[str]:
    return ["settler", "soldier"] if effect["unit"] == "any" else [effect["unit"]]


def recruit_strength(p: Position, kind: str, printed: int) -> int | None:
    """BH-REC.3, BH-REC.4: the strength a recruit enters with; None if no token fits."""
    bonus = sum(effect["amount"] for effect in p.lasting("recruit_strength") if effect["unit"] == kind)
    raised = min(printed + bonus, LIMITS["strength"])
    return next((value for value in (raised, printed) if token_free(p, kind, value)), None)


def recruit_places(p: Position) -> set[str]:
    """BH-REC.2: the own starting territory and every tile with an own cube."""
    return {p.me["home"], *tiles_with_my_cube(p)}


def recruits(p: Position, effect: Effect) -> dict[str, int]:
    """BH-EFF.4: the answers to a recruit, each with the strength of the unit that enters."""
    pawns = p.me["active"] if effect["source"] == "active" else pawns_left(p)
    strengths = {kind: recruit_strength(p, kind, effect["strength"]) for kind in kinds_of(effect)}
    return {
        f"{kind}:{place}": strength
        for kind, strength in strengths.items()
        for place in recruit_places(p)
        if pawns and strength is not None
    }


# Upgrading


def can_rise(p: Position, kind: str, strength: int, value: int) -> bool:
    """BH-UPG.3, BH-UPG.4: by flipping its own token, or with a free one of that value."""
    if not strength < value <= LIMITS["strength"]:
        return False
    return value in faces(kind, strength)["faces"] or token_free(p, kind, value)


def upgrades(p: Position, effect: Effect) -> dict[str, int]:
    """BH-UPG.2, BH-UPG.4: the answers to an upgrade, each with the strength that its unit rises to."""
    found: dict[str, int] = {}
    for unit in p.me["units"] + p.view["arriving"]:
        if unit["unit"] not in kinds_of(effect):
            continue
        kind, strength = unit["unit"], unit["strength"]
        points = range(1, effect["amount"] + 1)
        values = {n: strength + n for n in points if can_rise(p, kind, strength, strength + n)}
        key = f"{kind}{strength}:{unit['place']}"
        if effect.get("spread"):
            found |= {f"{key}:{n}": value for n, value in values.items()}
        elif values:
            found[key] = max(values.values())
    return found


# Moving and discovering


def around(place: Hex) -> list[Hex]:
    """BH-MOV.7."""
    return [(place[0] + q, place[1] + r) for q, r in SIDES]


def land_of(p: Position) -> dict[Hex, str]:
    return {(tile["q"], tile["r"]): tile["tile"] for tile in p.view["map"]}


def foreign_homes(p: Position) -> set[str]:
    """BH-MOV.3, BH-MOV.4: starting territories of others that no structure covers."""
    return {other["home"] for other in p.others if p.tiles[other["home"]]["left"] < 0}


def undiscovered(p: Position) -> dict[Hex, str]:
    """BH-EXP.2, BH-EXP.6: the empty places that touch at least two tiles of the map, by their words.

    BH-EXP.3: not one that a settler is on its way to.
    """
    land = land_of(p)
    places = {place for tile in land for place in around(tile)} - set(land)
    fit = [place for place in places if sum(near in land for near in around(place)) >= 2]
    taken = [unit["place"] for unit in p.view["arriving"]]
    words = {(q, r): f"q{q}r{r}" for q, r in fit} if p.view["territories"] else {}
    return {place: word for place, word in words.items() if word not in taken}


def steps(p: Position, points: int, discoveries: int = 1, walker: str | None = None) -> set[str]:
    """BH-MOV.1, BH-MOV.8, BH-EXP.1: the legal steps with so many points left.

    `walker`: the unit and tile that must step on, because it stands on a foreign starting territory.
    """
    land = land_of(p)
    where = {tile: place for place, tile in land.items()}
    closed = foreign_homes(p) if points < 2 else set()
    allowed = max(discoveries, p.view["discoveries"], LIMITS["discoveries"])
    edges = undiscovered(p) if p.view["discovered"] < allowed else {}
    found = set()
    for unit, to in product(p.me["units"] if points > 0 else [], [*land, *edges]):
        key = f"{unit['unit']}{unit['strength']}:{unit['place']}"
        if to not in around(where[unit["place"]]) or walker not in (None, key):
            continue
        if to in edges and unit["unit"] == "settler":
            found.add(f"{key}:{edges[to]}")
        elif to in land and land[to] not in closed:
            found.add(f"{key}:{land[to]}")
    return found


def move_points(p: Position, printed: int) -> int:
    """BH-MOV.6, BH-INV.3."""
    return printed + p.modifier("move_bonus")

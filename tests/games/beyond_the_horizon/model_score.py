"""Points by source and ties, read from the catalogue (BH-SCO, BH-TIE)."""

from __future__ import annotations

from typing import Any

from .model_position import (
    GOALS,
    GOVERNMENTS,
    INVESTMENT,
    LAND,
    LEADERS,
    LEVEL_VP,
    STRUCTURES,
    TECHNOLOGIES,
    Effect,
    Position,
    count,
)


def points(p: Position, effects: list[Effect]) -> int:
    """BH-EFF.22, BH-EFF.23, BH-MOD.4: points of end-of-game effects; "for every n" rounds down."""
    total = 0
    for effect in effects:
        if effect["kind"] == "vp":
            total += effect["amount"]
        elif effect["kind"] == "vp_per":
            earned = effect["vp"] * (count(p, effect["count_of"]) // effect.get("per", 1))
            total += min(earned, effect["most"]) if "most" in effect else earned
    return total


def goals(p: Position) -> int:
    """BH-SCO.1, BH-GOA.3."""
    total = 0
    for goal, claims in zip(p.view["goals"], p.view["claims"], strict=True):
        if p.seat in claims:
            total += GOALS[goal]["vp_first" if claims[0] == p.seat else "vp_later"]
    return total


def structures(p: Position) -> int:
    """BH-SCO.4, BH-STR.6: the left points once there is a second builder, the middle for each builder."""
    total = 0
    for tile in p.view["map"]:
        if tile["left"] == p.seat and tile["right"] >= 0:
            total += STRUCTURES[tile["tile"]]["left"]["vp"]
        if p.seat in (tile["left"], tile["right"]):
            total += points(p, STRUCTURES[tile["tile"]]["bonus"])
    return total


def investment(p: Position) -> int:
    """BH-SCO.5: the last occupied field alone, and every cube beyond."""
    fields, cubes = INVESTMENT["fields"], p.me["invested"]
    last = fields[min(cubes, len(fields)) - 1] if cubes else {}
    beyond = max(0, cubes - len(fields))
    return int(last.get("vp", 0) + INVESTMENT["overflow_vp"] * beyond)


def leaders(p: Position) -> int:
    """BH-SCO.6, BH-LEA.3, BH-LEA.4: own points, and those of every option that anybody chose."""
    total = sum(points(p, LEADERS[leader].get("end_game", [])) for leader in p.me["leaders"])
    for player in p.view["players"]:
        for leader, key in player["options"].items():
            total += sum(points(p, [o["for_all"]]) for o in LEADERS[leader]["options"] if o["key"] == key)
    return total


def score(p: Position) -> dict[str, int]:
    """BH-SCO.1 to BH-SCO.7, in the order of BH-SCO.10."""
    cards = [TECHNOLOGIES[card] for card in p.cards()]
    settled = [tile for tile in p.view["map"] if tile["tile"] in LAND]
    democracy = "democracy" in p.stages()
    return {
        "goals": goals(p),
        "technologies": sum(LEVEL_VP[card["level"]] for card in cards),
        "bonuses": sum(points(p, card.get("end_game", [])) for card in cards),
        "villages": sum(LAND[tile["tile"]]["village"]["vp"] for tile in settled if tile["village"] == p.seat),
        "cities": sum(LAND[tile["tile"]]["city"]["vp"] for tile in settled if tile["city"] == p.seat),
        "structures": structures(p),
        "investment": investment(p),
        "leaders": leaders(p),
        "government": points(p, GOVERNMENTS[p.me["government"]]["democracy"]) if democracy else 0,
    }


def places(view: dict[str, Any]) -> list[int]:
    """BH-SCO.9, BH-TIE.1 to BH-TIE.4: the place of every seat; equal in all means the same place."""
    worth = []
    for seat, player in enumerate(view["players"]):
        total = sum(score(Position(view, seat)).values())
        worth.append((total, -sum(player["cubes"].values()), player["active"], player["coins"]))
    return [1 + sum(other > mine for other in worth) for mine in worth]

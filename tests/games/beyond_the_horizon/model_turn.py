"""The four phases of a turn, read from the catalogue (BH-ACT, BH-XPH, BH-PRO, BH-GOA)."""

from __future__ import annotations

from typing import Any

from .model_effects import any_of
from .model_land import builds, city_places, village_places
from .model_position import (
    ACTIONS,
    COLUMNS,
    GOALS,
    RATES,
    TECHNOLOGIES,
    Entry,
    Position,
    after_paying,
    count,
    pawns_left,
)

# Action phase


def met(p: Position, requirement: dict[str, Any] | None) -> bool:
    """BH-ACT.13."""
    if requirement is None:
        return True
    held = {key: [count(p, term["count_of"]) >= term["at_least"] for term in requirement[key]] for key in requirement}
    return all(held.get("all_of", [])) and ("any_of" not in held or any(held["any_of"]))


def legal_spaces(p: Position) -> set[str]:
    """BH-ACT.2, BH-ACT.7, BH-ACT.13: the spaces to which my action pawn can go."""
    found: set[str] = set()
    for name, action in ACTIONS.items():
        if (p.me["pawn"] or action["group"] == "basic") and met(p, action.get("requirement")):
            found |= spaces_of(p, name, action)
    for card in p.cards() if p.me["pawn"] else []:
        if "action" in TECHNOLOGIES[card]:
            found |= spaces_of(p, card, TECHNOLOGIES[card]["action"])
    return found


def spaces_of(p: Position, name: str, action: Entry) -> set[str]:
    """BH-ACT.3 to BH-ACT.6, BH-ACT.14: the spaces of one action that exist, are free, and lead to something."""
    pawns = {player["pawn"] for player in p.view["players"]}
    found = set()
    for number, space in enumerate(action["spaces"], start=1):
        word = f"{name}_{number}"
        if len(p.view["players"]) < space["players"] or (word in pawns and not action.get("always_open")):
            continue
        paid = after_paying(p, space["coins"], 0)
        if paid is not None and any_of(paid, action["tasks"]):
            found.add(word)
    return found


# Expansion phase


def expansions(p: Position) -> set[str]:
    """BH-XPH.1 to BH-XPH.6: what I can do besides nothing."""
    found = {f"build:{structure}" for structure in builds(p)}
    if p.me["tokens"]["settlement"]:
        found |= {f"village:{place}" for place in village_places(p)}
    if p.me["tokens"]["fortification"]:
        found |= {f"city:{place}" for place in city_places(p)}
    return found


# Production phase


def exchanges(p: Position) -> set[str]:
    """BH-PRO.5 to BH-PRO.8: the exchanges that can be made now."""
    prices = [effect["amount"] for effect in p.lasting("exchange_price")] or [RATES["buy_coins"]]
    found = {f"recall:{unit['unit']}{unit['strength']}:{unit['place']}" for unit in p.me["units"]}
    if pawns_left(p) and p.me["coins"] >= min(prices):
        found.add("buy")
    if p.me["active"] and pawns_left(p) < sum(COLUMNS.values()):
        found.add("sell")
    return found


# Goal phase


def fulfilled(p: Position) -> set[str]:
    """BH-GOA.1, BH-GOA.4: the goals that I fulfil and have not claimed."""
    claims = dict(zip(p.view["goals"], p.view["claims"], strict=True))
    terms = {goal: GOALS[goal]["condition"] for goal in claims if p.seat not in claims[goal]}
    return {goal for goal, term in terms.items() if count(p, term["count_of"]) >= term["at_least"]}

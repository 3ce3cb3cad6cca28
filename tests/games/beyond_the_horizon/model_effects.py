"""Which effects can be done, and which technologies researched, read from the catalogue (BH-EFF, BH-RES)."""

from __future__ import annotations

from collections.abc import Iterable

from .model_land import builds, city_places, village_places
from .model_position import (
    ACTIONS,
    COLUMNS,
    LEVELS,
    SLOTS,
    TECHNOLOGIES,
    TRACKS,
    Effect,
    Position,
    activate,
    after_paying,
    count,
    pawns_left,
    removed,
)
from .model_units import move_points, recruits, steps, upgrades

# Research


def researched(p: Position) -> set[str]:
    """BH-RES.5, BH-RES.14: the slots with my scholar whose card lies face up."""
    return {slot["slot"] for slot in p.view["tree"] if slot["technology"] and p.seat in slot["scholars"]}


def eligible(p: Position, slot: str, *, ignore: bool = False) -> bool:
    """BH-RES.1 to BH-RES.5, BH-RES.11: whether I may research a slot, whatever it costs."""
    entry, seen = SLOTS[slot], next(view for view in p.view["tree"] if view["slot"] == slot)
    if p.seat in seen["scholars"]:
        return False
    if not seen["technology"] and not p.view["decks"][entry["level"]]:
        return False
    if ignore or entry["level"] == "I":
        return True
    have = len(researched(p) & set(entry["lines"]))
    return have >= (2 if entry["level"] == "IV" else len(entry["lines"]))


def research_prices(p: Position, effect: Effect) -> dict[str, int]:
    """BH-RES.16, BH-RES.17: the slots that this effect lets me research and that I can pay, with the coins."""
    found = {}
    for slot, entry in SLOTS.items():
        level = entry["level"]
        if level not in effect["coins"] or not eligible(p, slot, ignore=effect.get("ignore_prerequisites", False)):
            continue
        coins = max(0, effect["coins"][level] + p.modifier("research_cost"))
        paid = after_paying(p, coins, effect.get("exhaust", {}).get(level, 0))
        if paid is not None and (paid.me["active"] if effect["scholar"] == "active" else pawns_left(paid)):
            found[slot] = coins
    return found


def deck_of(p: Position, level: str) -> set[str]:
    """BH-RES.11: what a deck holds is public by elimination."""
    seen = {slot["technology"] for slot in p.view["tree"]} | set(p.view["revealed"])
    seen |= {card for player in p.view["players"] for card in player["private"]}
    return {card for card, entry in TECHNOLOGIES.items() if entry["level"] == level} - seen


def bar(card: str) -> set[str]:
    """BH-CMP.8: the colours at both ends of the top bar."""
    return {TECHNOLOGIES[card]["color"], TECHNOLOGIES[card].get("second_color")} - {None}


def colors(p: Position, slot: str) -> set[str]:
    """BH-RES.7, BH-RES.8, BH-RES.11: the colours that the first researcher of a slot chooses from."""
    tree = {view["slot"]: view["technology"] for view in p.view["tree"]}
    mains = {TECHNOLOGIES[tree[line]]["color"] for line in SLOTS[slot]["lines"] if tree[line]}
    in_deck = set().union(*(bar(card) for card in deck_of(p, SLOTS[slot]["level"])))
    return (mains or {"blue", "green", "red", "yellow"}) & in_deck


# Everything else


def open_columns(p: Position) -> list[str]:
    """BH-DEV.3, BH-DEV.8: the columns that production takes from."""
    food = TRACKS["food"]
    fields = food["base"] + food["fields"][: removed(p, "food")]
    return [field["column"] for field in fields if field["kind"] == "column"]


def produced_coins(p: Position) -> int:
    """BH-PRO.4: the base, what the economy track has uncovered, and bonuses."""
    economy = TRACKS["economy"]
    fields = economy["base"] + economy["fields"][: removed(p, "economy")]
    coins = sum(field["amount"] for field in fields if field["kind"] == "coins")
    return int(coins) + p.modifier("produce_coins_bonus")


def after_population(p: Position) -> Position:
    """BH-PRO.2, BH-PRO.3: one pawn of each activated column that has any; a bonus from the leftmost column then."""
    after = p.copy()
    for column in open_columns(p):
        if after.me["columns"][column]:
            after.me["columns"][column] -= 1
            after.me["active"] += 1
    activate(after, p.modifier("produce_population_bonus"))
    return after


def basic_actions(p: Position) -> set[str]:
    """BH-ACT.12, BH-EFF.16: the basic actions of which something can be done, with no need of a space."""
    return {name for name, action in ACTIONS.items() if action["group"] == "basic" and any_of(p, action["tasks"])}


def any_of(p: Position, effects: Iterable[Effect]) -> bool:
    return any(possible(p, effect) for effect in effects)


def possible_options(p: Position, effect: Effect) -> set[str]:
    """BH-EFF.17."""
    return {option["key"] for option in effect["options"] if any_of(p, option["effects"])}


def possible(p: Position, effect: Effect) -> bool:
    """BH-EFF: whether an effect can be done now."""
    match effect["kind"]:
        case "gain_coins" | "produce_coins":
            return True
        case "grow":
            return pawns_left(p) > 0
        case "invest":
            return any(p.me["cubes"].values())
        case "recruit":
            return bool(recruits(p, effect))
        case "upgrade":
            return bool(upgrades(p, effect))
        case "move":
            return bool(steps(p, move_points(p, effect["points"]), effect.get("discoveries", 1)))
        case "produce_population":
            after = after_population(p)
            return bool(after.me["active"] > p.me["active"])
        case "take_token":
            return bool(p.view["supply"][effect["token"]])
        case "take_structure":
            return bool(p.view["structures"][effect["level"]])
        case "found_village":
            return bool(village_places(p, effect.get("strength", 0)))
        case "fortify_city":
            return bool(city_places(p, effect.get("strength", 0)))
        case "build_structure":
            return bool(builds(p, effect["mode"], effect["discount"]))
        case "research":
            return bool(research_prices(p, effect))
        case "private_technology":
            return bool(p.view["decks"][effect["level"]])
        case "basic_action":
            return bool(basic_actions(p))
        case "choice":
            return bool(possible_options(p, effect))
        case "pay":
            paid = after_paying(p, effect.get("coins", 0), effect.get("exhaust", 0))
            return paid is not None and any_of(paid, effect["gain"])
        case "per":
            return count(p, effect["count_of"]) > 0 and possible(p, effect["effect"])
    raise LookupError(effect["kind"])


assert list(COLUMNS) == ["A", "B", "C", "D", "E"]
assert {TECHNOLOGIES[card]["level"] for card in TECHNOLOGIES} == set(LEVELS)

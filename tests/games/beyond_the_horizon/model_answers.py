"""What the model says of the answers to every kind of question: all that are legal, and no others.

Where a question does not tell which effect is being done, the effects of the data that fit are tried: one of them must
explain the answers exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pentapolis.kernel import Ask

from . import model_effects as effects
from . import model_land as land
from . import model_turn as turn
from . import model_units as units
from .model_position import LEADERS, LIMITS, TABLES, TRACKS, Effect, Position

LEAVING = {"skip", "stop", "none"}

Explanations = Iterator[set[str]]


def every_effect(tables: Any = TABLES) -> Iterator[Effect]:
    """Every effect of the data, also those inside others."""
    for value in tables.values() if isinstance(tables, dict) else tables:
        if isinstance(value, dict | list):
            yield from every_effect(value)
    if (isinstance(tables, dict) and "kind" in tables and set(tables) & {"amount", "points", "source", "level"}) or (
        isinstance(tables, dict) and tables.get("kind") in STRUCTURED
    ):
        yield tables


STRUCTURED = {
    *("produce_population", "produce_coins", "found_village", "fortify_city", "build_structure"),
    *("research", "basic_action", "choice", "pay", "per"),
}


def distinct(kind: str) -> list[Effect]:
    found: list[Effect] = []
    for effect in every_effect():
        if effect["kind"] == kind and effect not in found:
            found.append(effect)
    return found


CHOICES, SETTLING, FORTIFYING, BUILDING, RESEARCH = (
    distinct(kind) for kind in ("choice", "found_village", "fortify_city", "build_structure", "research")
)


def steps(p: Position, ask: Ask) -> Explanations:
    """BH-MOV.8: who stands on a foreign starting territory must step on. BH-EXP.4: the first step may allow more."""
    homes = units.foreign_homes(p)
    held = [f"{unit['unit']}{unit['strength']}:{unit['place']}" for unit in p.me["units"] if unit["place"] in homes]
    assert len(held) < 2, "BH-MOV.3: two units have ended their moves on foreign starting territories"
    assert not held or "stop" not in ask.options, "BH-MOV.3: a unit may not end its move here"
    limits = {effect.get("discoveries", 1) for effect in distinct("move")} if "stop" not in ask.options else {1}
    for limit in sorted(limits):
        yield units.steps(p, int(ask.about["left"]), limit, held[0] if held else None)


def upgrades(p: Position, ask: Ask) -> Explanations:
    spread = any(key.count(":") == 2 for key in ask.options)
    for kind in ("any", "settler", "soldier"):
        yield set(units.upgrades(p, {"unit": kind, "amount": ask.about["points"], "spread": spread}))


def recruits(p: Position, ask: Ask) -> Explanations:
    for kind in ("any", "settler", "soldier"):
        yield set(units.recruits(p, {"unit": kind, **ask.about}))


def crews(p: Position, ask: Ask) -> Explanations:
    """BH-VIL.2, BH-CIT.3."""
    place, need = str(ask.about["place"]), int(ask.about["need"])
    is_city = p.tiles[place]["village"] >= 0
    kind, rule, settling = (
        ("soldier", land.city_need, FORTIFYING) if is_city else ("settler", land.village_need, SETTLING)
    )
    assert need in {rule(p, place, effect.get("strength", 0)) for effect in ({}, *settling)}
    yield {"+".join(map(str, crew)) for crew in land.crews(p.units(kind, place), need)}


def tracks(p: Position, ask: Ask) -> Explanations:
    """BH-INV.1, BH-DEV.6."""
    named, full = ask.about["track"], {track for track in TRACKS if p.me["cubes"][track]}
    yield {str(named)} if named in full else full


def options(p: Position, ask: Ask) -> Explanations:
    """BH-EFF.17, BH-MOD.5: of a choice of several, those taken are gone."""
    for choice in CHOICES:
        possible = effects.possible_options(p, choice)
        if choice["pick"] == ask.about["left"]:
            yield possible
        elif choice["pick"] > int(ask.about["left"]):
            yield from (possible - {taken["key"]} for taken in choice["options"])


def researches(p: Position, ask: Ask) -> Explanations:
    for effect in RESEARCH:
        if effect["scholar"] == ask.about["scholar"]:
            yield set(effects.research_prices(p, effect))


def cards(p: Position, ask: Ask) -> Explanations:
    """BH-RES.9: the revealed cards that show the colour: so many, or all the deck had."""
    fit = {card for card in p.view["revealed"] if ask.about["color"] in effects.bar(card)}
    level = next(slot["level"] for slot in p.view["tree"] if slot["slot"] == ask.about["slot"])
    wanted = LIMITS["matches"] + p.modifier("extra_reveal")
    assert len(fit) == wanted or (len(fit) < wanted and not p.view["decks"][level])
    yield fit


def settings(p: Position, ask: Ask) -> Explanations:
    if ask.kind == "village":
        yield from (land.village_places(p, effect.get("strength", 0)) for effect in SETTLING)
    else:
        yield from (land.city_places(p, effect.get("strength", 0)) for effect in FORTIFYING)


def builds(p: Position, ask: Ask) -> Explanations:
    yield from (set(land.builds(p, effect["mode"], effect["discount"])) for effect in BUILDING)


def one(rule: Callable[[Position, Ask], set[str]]) -> Callable[[Position, Ask], Explanations]:
    return lambda p, ask: iter([rule(p, ask)])


EXPLAIN: dict[str, Callable[[Position, Ask], Explanations]] = {
    "government": one(lambda p, ask: set(p.view["governments"])),
    "space": one(lambda p, ask: turn.legal_spaces(p)),
    "expand": one(lambda p, ask: turn.expansions(p)),
    "produce": one(lambda p, ask: {"population", "coins", "exchange"}),
    "exchange": one(lambda p, ask: turn.exchanges(p)),
    "goal": one(lambda p, ask: turn.fulfilled(p)),
    "do": one(lambda p, ask: {"do"}),
    "slot": researches,
    "color": one(lambda p, ask: effects.colors(p, str(ask.about["slot"]))),
    "card": cards,
    "private": one(lambda p, ask: set(p.view["revealed"])),
    "leader": one(lambda p, ask: {option["key"] for option in LEADERS[str(ask.about["card"])]["options"]}),
    "recruit": recruits,
    "upgrade": upgrades,
    "step": steps,
    "track": tracks,
    "structure": one(lambda p, ask: set(p.view["structures"][ask.about["level"]])),
    "village": settings,
    "city": settings,
    "crew": crews,
    "build": builds,
    "site": one(lambda p, ask: land.new_sites(p)),
    "builder": one(lambda p, ask: land.builders(p, str(ask.about["place"]))),
    "basic": one(lambda p, ask: effects.basic_actions(p)),
    "option": options,
}


def unexplained(p: Position, ask: Ask) -> list[set[str]] | None:
    """None if the answers are those of the model; else what the model would have offered."""
    offered = set(ask.options) - LEAVING
    readings = list(EXPLAIN[ask.kind](p, ask))
    return None if offered in readings else readings

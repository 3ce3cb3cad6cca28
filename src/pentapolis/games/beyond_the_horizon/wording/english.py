"""English words for effects and pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .. import pieces as p
from .. import vocabulary as v
from .language import Language, by_price, first_word, one_of

COIN, PAWN, CUBE = "coin", "pawn", "cube"
COUNTERS: dict[v.Counter, tuple[str, str]] = {
    "villages": ("founded village", "founded villages"),
    "cities": ("fortified city", "fortified cities"),
    "structures": ("built structure", "built structures"),
    "technologies": ("technology", "technologies"),
    "technologies_ii_plus": ("technology of level II or higher", "technologies of level II or higher"),
    "technologies_iii": ("level III technology", "level III technologies"),
    "technologies_iv": ("level IV technology", "level IV technologies"),
    "leaders": ("leader", "leaders"),
    "goals": ("claimed goal", "claimed goals"),
    "investment_cubes": ("invested cube", "invested cubes"),
    "food_cubes_removed": ("cube removed from the food track", "cubes removed from the food track"),
    "economy_cubes_removed": ("cube removed from the economy track", "cubes removed from the economy track"),
    "infrastructure_cubes_removed": (
        "cube removed from the infrastructure track",
        "cubes removed from the infrastructure track",
    ),
    "cubes_removed": ("cube removed from the development tracks", "cubes removed from the development tracks"),
    "pawns_in_play": ("pawn (active or on the map)", "pawns (active or on the map)"),
    "cube_tiles": ("map tile with your cube", "map tiles with your cubes"),
}
UNITS = {"settler": "settler", "soldier": "soldier", "any": "unit"}
EVENTS: dict[v.Event, str] = {
    "explore": "you discover a tile",
    "found_village": "you found a village",
    "fortify_city": "you fortify a city",
    "take_leader": "you take a leader",
}
THIRD_PERSON = {"gain": "gains", "activate": "activates"}


def count(number: int, noun: str) -> str:
    """A number of things.

    >>> count(1, COIN), count(2, COIN)
    ('1 coin', '2 coins')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def counted(number: int, counter: v.Counter) -> str:
    return f"{number} {COUNTERS[counter][number != 1]}"


def pay_coins(coins: int) -> str:
    return f"for {count(coins, COIN)}" if coins else "for free"


# Effects


def invest(effect: v.Invest) -> str:
    if effect.track != "any":
        return f"invest {count(effect.amount, f'{effect.track} cube')}"
    return f"invest {count(effect.amount, CUBE)} from {'a track' if effect.amount == 1 else 'tracks'} of your choice"


def recruit(effect: v.Recruit) -> str:
    unit = "settler or soldier" if effect.unit == "any" else effect.unit
    units = f"a {unit}" if effect.count == 1 else f"{unit.replace(' or', 's or')}s"
    return f"recruit {count(effect.count, f'{effect.source} pawn')} as {units} of strength {effect.strength}"


def upgrade(effect: v.Upgrade) -> str:
    unit = UNITS[effect.unit]
    if effect.spread:
        return f"raise the strength of your {unit}s by {effect.amount} in all, split as you like"
    return f"raise the strength of one {unit} by {effect.amount}"


def move(effect: v.Move) -> str:
    moves = "make 1 move" if effect.points == 1 else f"make up to {effect.points} moves in all"
    tiles = effect.discoveries
    return f"{moves} (this turn you may discover up to {tiles} tiles)" if tiles > 1 else moves


def weaker(strength: int) -> str:
    return f" (territory strength −{-strength})" if strength else ""


def build_structure(effect: v.BuildStructure) -> str:
    kind = {"new": "a new", "existing": "an existing", "either": "a new or an existing"}[effect.mode]
    return f"build {kind} structure" + (f" for {count(effect.discount, COIN)} less" if effect.discount else "")


def research(effect: v.Research) -> str:
    options = [
        f"level {one_of(levels, 'or')} {pay_coins(coins)}" + (f" and {count(pawns, 'exhausted pawn')}" if pawns else "")
        for levels, coins, pawns in by_price(effect)
    ]
    ignoring = ", ignoring prerequisites" if effect.ignore_prerequisites else ""
    return f"assign an {effect.scholar} pawn as scholar to research {', or '.join(options)}{ignoring}"


def private_technology(effect: v.PrivateTechnology) -> str:
    if effect.reveal == 1:
        return f"reveal 1 level {effect.level} technology and keep it as a private technology"
    return f"reveal {effect.reveal} level {effect.level} technologies and keep 1 as a private technology"


def choice(effect: v.Choice) -> str:
    options = " / ".join(ENGLISH.together(option.effects) for option in effect.options)
    return f"choose {count(effect.pick, 'option')}: {options}"


def pay(effect: v.Pay) -> str:
    coins = f"pay {count(effect.coins, COIN)}" if effect.coins else ""
    pawns = f"exhaust {count(effect.exhaust, 'active pawn')}" if effect.exhaust else ""
    return f"{' and '.join(filter(None, (coins, pawns)))} to {ENGLISH.together(effect.gain)}"


def per(effect: v.Per) -> str:
    once = ENGLISH.clause(effect.effect)
    return f"{once} for each {COUNTERS[effect.count_of][0]} (at most {effect.most} times)"


def each(effects: Iterable[v.Effect]) -> str:
    return " and ".join(first_word(ENGLISH.clause(effect), THIRD_PERSON) for effect in effects)


def vp_per(effect: v.VpPer) -> str:
    things = COUNTERS[effect.count_of][0] if effect.per == 1 else counted(effect.per, effect.count_of)
    most = f", at most {effect.most} VP" if effect.most is not None else ""
    return f"{effect.vp} VP for {'each' if effect.per == 1 else 'every'} {things}{most}"


CLAUSES: dict[type[v.Effect], Callable[[Any], str]] = {
    v.GainCoins: lambda effect: f"gain {count(effect.amount, COIN)}",
    v.Grow: lambda effect: f"activate {count(effect.amount, PAWN)}",
    v.ProducePopulation: lambda effect: "produce population",
    v.ProduceCoins: lambda effect: "produce coins",
    v.TakeToken: lambda effect: f"take {count(effect.amount, f'{effect.token} token')}",
    v.TakeStructure: lambda effect: f"take a level {effect.level} structure",
    v.Invest: invest,
    v.Recruit: recruit,
    v.Upgrade: upgrade,
    v.Move: move,
    v.FoundVillage: lambda effect: f"found a village without a token{weaker(effect.strength)}",
    v.FortifyCity: lambda effect: f"fortify a city without a token{weaker(effect.strength)}",
    v.BuildStructure: build_structure,
    v.Research: research,
    v.PrivateTechnology: private_technology,
    v.BasicAction: lambda effect: f"perform {count(effect.count, 'basic action')}",
    v.Choice: choice,
    v.Pay: pay,
    v.Per: per,
    v.EachOtherPlayer: lambda effect: f"each other player {each(effect.effects)}",
    v.EachPlayer: lambda effect: f"each player {each(effect.effects)}",
    v.Vp: lambda effect: f"{effect.amount} VP",
    v.VpPer: vp_per,
    v.MoveBonus: lambda effect: f"{count(effect.amount, 'more move')} whenever you move units",
    v.StructureCost: lambda effect: f"structures cost you {count(-effect.amount, COIN)} less",
    v.ResearchCost: lambda effect: f"research costs you {count(-effect.amount, COIN)} less",
    v.VillageStrength: lambda effect: f"founding a village takes {-effect.amount} less strength",
    v.CityStrength: lambda effect: f"fortifying a city takes {-effect.amount} less strength",
    v.RecruitStrength: lambda effect: f"recruited {effect.unit}s enter with {effect.amount} more strength",
    v.ProduceCoinsBonus: lambda effect: f"producing coins gives {count(effect.amount, 'more coin')}",
    v.ProducePopulationBonus: lambda effect: f"producing population activates {count(effect.amount, 'more pawn')}",
    v.ExchangePrice: lambda effect: f"in exchanges you buy a pawn for {count(effect.amount, COIN)}",
    v.StructureKeepsStrength: lambda effect: "your settlers lose no strength when they build",
    v.ExtraReveal: lambda effect: (
        f"as the first to research a technology you choose from {count(effect.amount, 'more card')}"
    ),
    v.Trigger: lambda effect: f"whenever {EVENTS[effect.when]}, {ENGLISH.together(effect.effects)}",
}


# Pieces


def having(conditions: Iterable[p.Condition]) -> str:
    return "you have at least " + " or ".join(counted(one.at_least, one.count_of) for one in conditions)


def technology(level: str, color: v.Color | None, second: v.Color | None) -> str:
    """BH-CMP.8, BH-CMP.9."""
    colors = f"main colour {color}" if color else "all four colours"
    return f"level {level}, {colors}" + (f", second colour {second}" if second else "")


def village(track: str, vp: int, bonus: str) -> str:
    return f"village: {track} cube, {vp} VP" + (f"; bonus: {bonus}" if bonus else "")


PHRASES: dict[str, Callable[..., str]] = {
    "technology": technology,
    "level": "level {level}".format,
    "immediate": "immediate: {what}".format,
    "action": "action: {what}".format,
    "permanent": "permanent: {what}".format,
    "end": "end of game: {what}".format,
    "option": "option {number}: {what}".format,
    "shared": "end of game, for every player: {what}".format,
    "despotism": "despotism (from the start): {what}".format,
    "theocracy": "theocracy (permanent): {what}".format,
    "monarchy": "monarchy (once): {what}".format,
    "democracy": "democracy (end of game): {what}".format,
    "condition": "condition: {what}".format,
    "having": having,
    "goal": "{first} VP for the first to claim it, {later} VP for everybody else".format,
    "strength": "strength {strength}".format,
    "discovery": "discovery: {what}".format,
    "village": village,
    "city": "city: {track} cube, {vp} VP".format,
    "home": "its owner recruits here and may build a new structure here".format,
    "foreign_home": "units of others may only pass through".format,
    "costs": lambda coins: f"costs {count(coins, COIN)}",
    "left": "first builder (left): {track} cube, {vp} VP if another player builds it, too".format,
    "right": "second builder (right): {track} cube".format,
    "builders": "each builder: {what}".format,
    "builders_end": "end of game, for each builder: {what}".format,
    "basic": "basic action".format,
    "advanced": "advanced action".format,
    "always_open": "this space is always available, and your pawn may stay on it".format,
    "space": ", space {number}".format,
    "spaces": "spaces: {what}".format,
    "price": lambda coins: pay_coins(coins) if coins else "free",
    "players": " ({players}+ players)".format,
    "column": "column {column} is activated".format,
    "coins": lambda amount: f"producing coins gives {count(amount, 'more coin')}",
    "base_coins": lambda amount: f"producing coins gives {count(amount, COIN)}",
    "stage": "unlock {stage}".format,
    "final": "{vp} VP at the end of the game".format,
    "field": "field {number}: {what}".format,
    "from_start": "from the start: {what}".format,
    "last_field": "of the fields with VP only the last occupied one counts".format,
    "beyond": "each cube beyond the track: {vp} VP".format,
}

ENGLISH: Language = Language(CLAUSES, PHRASES, then="then", also="and")

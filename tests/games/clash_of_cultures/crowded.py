"""Crowded maps at random: armies, Ships, Barbarians and Pirates next to each other, with any Leaders and Advances."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.games import load
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.sources import ADVANCES, LEADERS, WONDERS
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.kernel import Ask, Game, Match

GAME: Game[ClashState, Content] = load("clash_of_cultures")
TERRAIN = ("plain", "plain", "forest", "mountain", "barren", "sea", "sea")
BUILDINGS = ("temple", "fortress", "academy", "market", "obelisk", "observatory")
GOODS = ("wood", "ore", "ideas", "gold", "mood", "culture")
ARMY = ("infantry", "infantry", "cavalry", "elephant")


class Box:
    """What can be taken only once: spaces, cards, civilizations, Leaders, Wonders; in random order."""

    def __init__(self, random: Random, players: int) -> None:
        self.random = random
        names = GAME.content.layouts[players].names
        self.terrain = {name: random.choice(TERRAIN) for name in names}
        self.terrain |= {names[4 * place]: "plain" for place in range(players)}
        self.land = self.mixed(name for name in names if self.terrain[name] != "sea")
        self.sea = self.mixed(name for name in names if self.terrain[name] == "sea")
        self.cards = self.mixed(GAME.content.action_cards)
        self.leaders = self.mixed(LEADERS)
        self.wonders = self.mixed(WONDERS)
        self.civilizations = self.mixed(GAME.content.civilizations)

    def mixed(self, things: Any) -> list[str]:
        found = list(things)
        self.random.shuffle(found)
        return found


def crowded(seed: int, *, tracked: bool = False, silent: bool = True) -> Match[ClashState, Content]:
    """A position with 2 to 4 players, all regions open, as the seed has it."""
    players = 2 + seed % 3
    box = Box(Random(seed), players)
    seats = {f"p{seat}": seat_words(box) for seat in range(players)}
    homes: dict[str, dict[str, Any]] = {box.land.pop(): {} for _ in range(2)}
    camps = [*homes, *(box.land.pop() for _ in range(3) if box.land)]
    given = {
        "seats": seats,
        "terrain": box.terrain,
        "barbarians": {"cities": homes, "units": {space: {"infantry": 2, "cavalry": 1} for space in camps[:4]}},
        "pirates": dict.fromkeys(box.sea[:2], 1),
        "table_events": box.random.sample(["e41_solar_eclipse", "e42_trojan_horse"], box.random.randint(0, 2)),
    }
    state = GAME.rules.build(GAME.content, players, GAME.meta.settle(players, {}), given)
    return Match(GAME, state, tracked=tracked, silent=silent)


def seat_words(box: Box) -> dict[str, Any]:
    random, civilization = box.random, box.civilizations.pop()
    own = GAME.content.civilizations[civilization].civ_advances
    cities = {box.land.pop(): city_words(box) for _ in range(random.randint(1, 3))}
    left = {"infantry": 12, "cavalry": 4, "elephant": 4, "settler": 4, "ship": 4}
    camps = [*cities, box.land.pop()]
    units = {space: draw(random, left, ARMY, random.randint(0, 3)) for space in camps}
    for _ in range(2):
        space, ships = box.sea.pop(), random.randint(1, 2)
        units[space] = draw(random, left, ("ship",), ships) | draw(random, left, ("infantry", "settler"), ships)
    first = next(iter(cities))
    units[first] |= draw(random, left, ("settler",), random.randint(0, 1))
    return {
        **{good: random.randint(0, 4) for good in GOODS},
        "food": random.randint(0, 2),
        "cities": cities,
        "units": {space: group for space, group in units.items() if group},
        "actions": [box.cards.pop() for _ in range(4)],
        "civilization": civilization,
        "advances": sorted({"tactics", *random.sample(ADVANCES[2:], 14), *own}),
        "leader": {box.leaders.pop(): first},
    }


def city_words(box: Box) -> dict[str, Any]:
    random = box.random
    return {
        "mood": random.choice(["angry", "neutral", "happy"]),
        "buildings": random.sample(BUILDINGS, random.randint(0, 3)),
        "wonders": [box.wonders.pop()] if box.wonders and random.random() < 0.4 else [],
    }


def draw(random: Random, left: dict[str, int], kinds: tuple[str, ...], number: int) -> dict[str, int]:
    """So many units of some kinds, as far as pieces are left."""
    found: dict[str, int] = {}
    for kind in random.choices(kinds, k=number):
        if left[kind]:
            left[kind] -= 1
            found[kind] = found.get(kind, 0) + 1
    return found


def warlike(random: Random, ask: Ask) -> str:
    """An answer at random that likes to move and to attack."""
    keys = list(ask.options)
    if ask.kind == "act" and random.random() < 0.8:
        liked = [key for key in keys if key.startswith("move")]
    elif ask.kind == "step" and random.random() < 0.9:
        liked = [key for key in keys if "attack" in key]
    else:
        liked = []
    return random.choice(liked or keys)

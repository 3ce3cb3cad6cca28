"""Positions at random, in words: any that the rules allow, however odd."""

from __future__ import annotations

from functools import cache

from pentapolis.games.civolution.components import load
from pentapolis.games.civolution.continent import random_layout
from pentapolis.kernel import Chance

from .model import ATTRIBUTES, CHIPS, DECKS, GOALS, MATERIALS, PRINTED, TRACKS, Words
from .model_cards import NUMBERS
from .model_land import LANDS, SITES, TURNS, WATERS, camps
from .model_score import CATEGORIES

LAYOUTS = 24
FEATURES = [module["id"] for module in PRINTED["modules"] if len(set(module.get("dice", (0, 1)))) == 1]
MAIN = [module["id"] for module in PRINTED["modules"] if len(module["levels"]) == 3]
GROUNDS = ["island", *(site for site, entry in SITES.items() if entry["kind"] == "building_ground")]


@cache
def layouts() -> list[dict[str, str]]:
    """Some ways in which the tiles may lie."""
    content, chance, found = load(PRINTED), Chance("layouts"), []
    for _ in range(LAYOUTS):
        placements = random_layout(content, chance)
        found.append({content.tiles[tile].id: f"{x}/{y}/{TURNS[turn]}" for tile, x, y, turn in placements})
    return found


class Maker:
    """Makes one position; what lies in one place lies in no other."""

    def __init__(self, number: int) -> None:
        self.chance = Chance(f"position {number}")
        self.piles = {deck[:-1]: [card["id"] for card in PRINTED[deck]] for deck in DECKS}
        self.piles |= {"goal": list(GOALS), "attribute": list(ATTRIBUTES), "": [*CHIPS]}
        for name, pile in self.piles.items():
            self.chance.shuffle(f"pile {name}", pile)

    def upto(self, most: int) -> int:
        return self.chance.below("number", most + 1)

    def some(self, names: list[str], most: int) -> list[str]:
        """At most so many of them, each once."""
        names = list(names)
        self.chance.shuffle("some", names)
        return names[: self.upto(min(most, len(names)))]

    def counts(self, names: list[str], kinds: int, most: int) -> dict[str, int]:
        return {name: 1 + self.upto(most - 1) for name in self.some(names, kinds)}

    def position(self) -> Words:
        sites, vertices = list(SITES), [f"v{x}{y}" for y in range(4) for x in range(6)]
        self.chance.shuffle("sites", sites)
        tiles = self.some(CATEGORIES, 0) or list(CATEGORIES)
        self.chance.shuffle("tiles", tiles)
        names = [f"p{number}" for number in range(1, 3 + self.upto(2))]
        p: Words = {
            "tiles": layouts()[self.upto(LAYOUTS - 1)],
            "sites": dict(zip(vertices, sites, strict=True)),
            "revealed": sorted(self.some(vertices, 24)),
            "developed": self.some([name for name in LANDS if name not in WATERS], 18),
            "final_tiles": tiles[:3],
            "era_tiles": tiles[3:7],
            "start": names[self.upto(len(names) - 1)],
            "turn": names[0],
            "seats": {name: {} for name in names},
        }
        free = {place: camps(p, len(names), place) for place in LANDS if place not in WATERS}
        for name in names:
            p["seats"][name] = self.civilization(free)
        return p

    def civilization(self, free: dict[str, dict[str, int]]) -> Words:
        settled = self.some(GROUNDS, 4)
        recesses = [1, 2, 3, 4]
        self.chance.shuffle("recesses", recesses)
        boats = self.some(sorted(WATERS), 2)
        dice = [1 + self.upto(5) for _ in range(self.upto(6))]
        return {
            "points": {"tracks": self.upto(3)},
            "tracks": self.counts(TRACKS, 5, 12),
            "favor": 1 + self.upto(5),
            "boats": boats,
            "tribes": self.tribes(free, boats),
            "dice": dice,
            "planning": self.counts(["1", "2", "3", "4", "5", "6"], 2, 2),
            "focus": self.upto(2) if self.upto(2) == 0 else 0,
            "idea": self.upto(3),
            "food": self.upto(9),
            "money": self.upto(7),
            "storage": self.counts(MATERIALS, 9, 1),
            "features": self.counts(FEATURES, 4, 3),
            "levels": self.counts(MAIN, 6, 3),
            "stages": [row for row in (4, 5) if self.upto(1)],
            "settled": dict.fromkeys(settled, 1),
            "settlements": sorted(recesses[len(settled) :]),
            "statues": self.counts(GROUNDS, 2, 1),
            "columns": self.columns(),
            "hand": sorted(self.piles[deck[:-1]].pop() for deck in DECKS for _ in range(self.upto(2))),
        }

    def tribes(self, free: dict[str, dict[str, int]], boats: list[str]) -> dict[str, str]:
        found: dict[str, list[str]] = {}
        for _ in range(self.upto(9)):
            stance = "" if self.upto(2) else "+weak"
            if boats and not self.upto(4):
                place = boats[self.upto(len(boats) - 1)]
                if len(found.get(place, ())) < 2:
                    found.setdefault(place, []).append(f"boat{stance}")
                continue
            place = list(free)[self.upto(len(free) - 1)]
            spot = ("fire", "plain", "wild")[self.upto(2)]
            if spot != "wild":
                if not free[place][spot]:
                    continue
                free[place][spot] -= 1
            found.setdefault(place, []).append(f"{spot}{stance}")
        return {place: " ".join(sorted(words)) for place, words in found.items()}

    def columns(self) -> dict[str, list[str]]:
        """CV-CON.2: at most one type in each column, and income chips anywhere that is level."""
        kinds = [*(deck[:-1] for deck in DECKS), "goal", "attribute", "", ""]
        self.chance.shuffle("kinds", kinds)
        found: dict[str, list[str]] = {}
        for number, kind in zip(NUMBERS, kinds, strict=True):
            rows = [self.row(kind) for _ in range(self.upto(3)) if self.upto(3)]
            level = [row for row in rows if row and not row.endswith("+")]
            rows = level + [row for row in rows if row.endswith("+")][:1]
            if rows:
                found[number] = rows
        return found

    def row(self, kind: str) -> str:
        pile = self.piles[kind if self.upto(2) else ""] or self.piles[""]
        if not pile:
            return ""
        piece: str = pile.pop()
        if piece in GOALS:
            return f"{piece}+" if self.upto(2) else f"{piece}+{pile.pop()}"
        return piece


def position(number: int) -> Words:
    return Maker(number).position()

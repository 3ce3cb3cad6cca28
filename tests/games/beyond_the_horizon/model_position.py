"""A second, independent reading of the rules: plain, slow Python over the raw tables and the view of a position.

It shares no code with the package: what a seat may do follows here from the words of the catalogue alone, so that a
fault of either side shows as a difference. `model_*.py` hold one part of the rules each.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec

from pentapolis.kernel.data import read_tables

TABLES = read_tables("pentapolis.games.beyond_the_horizon")

Entry = dict[str, Any]
Effect = dict[str, Any]


def by_id(section: str) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in TABLES[section]}


TECHNOLOGIES = by_id("technologies")
LEADERS = by_id("leaders")
GOVERNMENTS = by_id("governments")
GOALS = by_id("goals")
STRUCTURES = by_id("structures")
LAND = by_id("territories") | by_id("cradle")  # BH-VIL.7: the cradle is a territory
TRACKS = by_id("tracks")
COLUMNS = {entry["id"]: entry["capacity"] for entry in TABLES["columns"]}
LEVEL_VP = {entry["id"]: entry["vp"] for entry in TABLES["levels"]}
INVESTMENT = TABLES["investment"][0]
SLOTS = by_id("slots")
ACTIONS = by_id("actions")
LIMITS, RATES = TABLES["limits"], TABLES["rates"]
LEVELS = ["I", "II", "III", "IV"]


class Position:
    """A view as plain dicts, and the seat whose rules are asked for."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat

    @property
    def me(self) -> dict[str, Any]:
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    @property
    def others(self) -> list[dict[str, Any]]:
        return [player for seat, player in enumerate(self.view["players"]) if seat != self.seat]

    @property
    def tiles(self) -> dict[str, dict[str, Any]]:
        return {tile["tile"]: tile for tile in self.view["map"]}

    def units(self, kind: str, place: str | None = None) -> list[int]:
        """The strengths of my units of a kind, on one tile or on the whole map."""
        return sorted(u["strength"] for u in self.me["units"] if u["unit"] == kind and place in (None, u["place"]))

    def copy(self) -> Position:
        """The same position with my own board to write on."""
        view = dict(self.view)
        view["players"] = [deepcopy(p) if n == self.seat else p for n, p in enumerate(view["players"])]
        return Position(view, self.seat)

    def cards(self) -> list[str]:
        """BH-RES.14, BH-PRV.3: my technologies: scholars at face-up cards, and private ones."""
        open_slots = [slot for slot in self.view["tree"] if slot["technology"] and self.seat in slot["scholars"]]
        return [*(slot["technology"] for slot in open_slots), *self.me["private"]]

    def stages(self) -> list[str]:
        """BH-GOV.2, BH-GOV.4: what the removed infrastructure cubes have opened."""
        fields = TRACKS["infrastructure"]["fields"]
        removed = len(fields) - self.me["cubes"]["infrastructure"]
        return [field["stage"] for field in fields[:removed] if field["kind"] == "government"]

    def lasting(self, kind: str) -> Iterator[Effect]:
        """BH-MOD.1: my permanent effects of a kind, of technologies, government and investment track."""
        effects = [effect for card in self.cards() for effect in TECHNOLOGIES[card].get("permanent", [])]
        if self.me["government"]:
            effects += GOVERNMENTS[self.me["government"]]["despotism"]
            if "theocracy" in self.stages():
                effects += GOVERNMENTS[self.me["government"]]["theocracy"]
        for field in INVESTMENT["fields"][: self.me["invested"]]:
            effects += field["effects"] if field["kind"] == "permanent" else []
        return (effect for effect in effects if effect["kind"] == kind)

    def modifier(self, kind: str) -> int:
        return sum(effect["amount"] for effect in self.lasting(kind))


def position_of(view: Any, seat: int) -> Position:
    return Position(msgspec.to_builtins(view), seat)


def removed(p: Position, track: str) -> int:
    return len(TRACKS[track]["fields"]) - int(p.me["cubes"][track])


def tiles_with_my_cube(p: Position) -> list[str]:
    holders = ("village", "city", "left", "right")
    return [tile["tile"] for tile in p.view["map"] if p.seat in [tile[holder] for holder in holders]]


def count(p: Position, counter: str) -> int:
    """BH-MOD.4: what requirements, goals and points count."""
    levels = [TECHNOLOGIES[card]["level"] for card in p.cards()]
    tiles = p.view["map"]
    match counter:
        case "villages":
            return sum(tile["village"] == p.seat for tile in tiles)
        case "cities":
            return sum(tile["city"] == p.seat for tile in tiles)
        case "structures":
            return sum(p.seat in (tile["left"], tile["right"]) for tile in tiles)
        case "technologies":
            return len(levels)
        case "technologies_ii_plus":
            return len(levels) - levels.count("I")
        case "technologies_iii":
            return levels.count("III")
        case "technologies_iv":
            return levels.count("IV")
        case "leaders":
            return len(p.me["leaders"])
        case "goals":
            return sum(p.seat in claims for claims in p.view["claims"])
        case "investment_cubes":
            return int(p.me["invested"])
        case "cubes_removed":
            return sum(removed(p, track) for track in TRACKS)
        case "pawns_in_play":  # active pawns and units, not scholars
            on_their_way = len(p.view["arriving"]) if p.seat == p.view["turn"] else 0
            return int(p.me["active"]) + len(p.me["units"]) + on_their_way
        case "cube_tiles":
            return len(tiles_with_my_cube(p))
    return removed(p, counter.removesuffix("_cubes_removed"))


# Population (BH-POP)


def pawns_left(p: Position) -> int:
    """Inactive pawns in the columns."""
    return sum(p.me["columns"].values())


def activate(p: Position, pawns: int) -> int:
    """BH-POP.3, BH-MOD.6: from the leftmost column that has any, as many as there are; how many it were."""
    for done in range(pawns):
        column = next((column for column in COLUMNS if p.me["columns"][column]), None)
        if column is None:
            return done
        p.me["columns"][column] -= 1
        p.me["active"] += 1
    return pawns


def store(p: Position) -> None:
    """BH-POP.4, BH-POP.5: a pawn goes to the rightmost column with room, or out of the game."""
    room = [column for column, capacity in COLUMNS.items() if p.me["columns"][column] < capacity]
    if room:
        p.me["columns"][room[-1]] += 1
    else:
        p.me["gone"] += 1


def after_paying(p: Position, coins: int, exhaust: int) -> Position | None:
    """BH-ACT.9: the position after a cost is paid in full; None if I cannot pay it."""
    if p.me["coins"] < coins or p.me["active"] < exhaust:
        return None
    paid = p.copy()
    paid.me["coins"] -= coins
    paid.me["active"] -= exhaust
    for _ in range(exhaust):
        store(paid)
    return paid

"""The game with one fault in print: an effect or a symbol that is missing, or a number that is one too high.

A fault is made in the data, so it reaches all that the rules work out of it: powers, triggers, goals, symbols.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from pentapolis.games.mosaic.components import Content, load
from pentapolis.games.mosaic.state import MosaicState
from pentapolis.kernel import Game
from pentapolis.kernel.data import DataError, read_tables
from tests.games.mosaic.common import GAME, PACKAGE

TABLES = read_tables(PACKAGE)

SECTIONS = {
    "technologies": "technologies",
    "build_cards": "build_cards",
    "population_cards": "population_cards",
    "tax_cards": "tax_tariff_cards",
    "wonders": "wonders",
    "golden_ages": "golden_ages",
    "achievements": "achievements",
    "governments": "governments",
    "leaders": "leaders",
    "goods": "trade_goods",
    "caches": "cache_tokens",
}
"""By kind of content: where its entries stand in the data."""

LISTS = ("effects", "start", "pillars", "trade_goods")  # fields of which an entry can be missing
NUMBERS = ("effects", "start", "formula", "condition", "unrest", "vp_end", "vp_if_complete")
PRICED = ("population_cards", "tax_tariff_cards", "governments")  # all other cards of a kind cost the same
NEVER_MET = {
    ("sea_merchants", "effects.0.max_total"): "there are only three Port Cities (MO-CMP.1)",
}
"""Numbers that no position can show."""

Path = tuple[str | int, ...]


class Misprint(NamedTuple):
    """A fault in an entry, and in words what it is."""

    what: str
    section: str
    place: int
    entry: dict[str, Any]

    def game(self) -> Game[MosaicState, Content] | None:
        """The game as printed so; None if it could not be loaded."""
        entries = TABLES[self.section]
        tables = TABLES | {self.section: [*entries[: self.place], self.entry, *entries[self.place + 1 :]]}
        try:
            return replace(GAME, content=load(tables))
        except DataError:
            return None


def misprints(kind: str, piece: str) -> Iterator[Misprint]:
    """Every fault of a piece, one at a time."""
    section = SECTIONS[kind]
    place = [entry["id"] for entry in TABLES[section]].index(piece)
    entry = TABLES[section][place]
    for what, make in faults(section, entry):
        wrong = copy.deepcopy(entry)
        make(wrong)
        yield Misprint(what, section, place, wrong)


def faults(section: str, entry: dict[str, Any]) -> Iterator[tuple[str, Callable[[dict[str, Any]], None]]]:
    for field in LISTS:
        for n, value in enumerate(entry.get(field) or ()):
            yield f"{field}.{n} is missing: {value}", partial(drop_at, (field, n))
    for field in (*NUMBERS, "cost") if section in PRICED else NUMBERS:
        for path in numbers(entry.get(field), (field,)):
            name = ".".join(map(str, path))
            if (entry["id"], name) not in NEVER_MET:
                yield f"{name} is one too high", partial(raise_at, path)
    if isinstance(entry.get("requires"), dict):
        yield "requires one symbol more", partial(raise_at, ("requires", "count"))
    if entry.get("placement", "any") != "any":
        yield "may stand anywhere", lambda wrong: wrong.update(placement="any")


def numbers(value: Any, path: Path) -> Iterator[Path]:
    """Where the numbers stand; those by number of players count as one."""
    if isinstance(value, list):
        for n, one in enumerate(value):
            yield from numbers(one, (*path, n))
    elif isinstance(value, dict) and not str(path[-1]).endswith("by_players"):
        for name, one in value.items():
            yield from numbers(one, (*path, name))
    elif isinstance(value, dict) or type(value) is int:
        yield path


def drop_at(path: Path, wrong: dict[str, Any]) -> None:
    inner(wrong, path).pop(path[-1])


def raise_at(path: Path, wrong: dict[str, Any]) -> None:
    at = inner(wrong, path)
    old = at[path[-1]]
    at[path[-1]] = {name: value + 1 for name, value in old.items()} if isinstance(old, dict) else old + 1


def inner(at: Any, path: Path) -> Any:
    """What holds the end of a path."""
    for step in path[:-1]:
        at = at[step]
    return at

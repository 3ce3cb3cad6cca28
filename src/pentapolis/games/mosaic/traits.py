"""The numbers of a position that training weighs: the terms of `evaluate`, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from .components import Content
from .evaluate import LENGTH, purse, rounds_left
from .index import unique_goods
from .influence import empires
from .kinds import MOST_SCORINGS, RESOURCES, TRACKS, UNITS
from .scoring import score
from .state import MosaicState, MosaicTable

NAMES = (
    "points",
    *RESOURCES,
    *(f"production_{name}" for name in TRACKS),
    "population",
    "symbols",
    "symbols_squared",
    "towards_golden_ages",
    "face_down",
    "builds",
    "wonders",
    "cities",
    "towns",
    "taxes",
    "government",
    "goods",
    *UNITS,
    "scorings_to_come",
    "rivals_to_come",
    "regions_led",
)


def measure(t: MosaicTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [numbers(t, seat) for seat in seats]


def numbers(t: MosaicTable, seat: int) -> list[float]:
    """The numbers of a seat, in the order of NAMES; `rivals` is what a scoring would pay to the best of them."""
    state, player = t.state, t.state.players[seat]
    symbols, units = player.symbols, player.units
    goals = t.content.symbol_goals
    left, coming = rounds_left(t), MOST_SCORINGS - state.scorings
    majorities = empires(t)
    mine = majorities.paid[seat]
    theirs = max([paid for other, paid in enumerate(majorities.paid) if other != seat])
    return [
        sum(score(t, seat).values()),
        *[purse(player, resource, left) for resource in range(len(RESOURCES))],
        *player.production,
        player.population,
        sum(symbols),
        sum([number * number for number in symbols]),
        sum([min(symbols[goals[tile]], 6) ** 2 for tile in state.golden_ages]),
        len(player.down),
        len(player.builds),
        len(player.wonders),
        player.every_city.bit_count(),
        player.towns.bit_count(),
        len(player.taxes),
        player.government != "",
        unique_goods(player),
        sum(units[::3]),
        sum(units[1::3]),
        sum(units[2::3]),
        coming * mine,
        coming * theirs,
        coming * majorities.first[seat],
    ]


def phase(t: MosaicTable, seat: int) -> float | None:
    return None if t.state.over else min(1.0, max(0.0, 1 - rounds_left(t) / LENGTH))


TRAITS: Traits[MosaicState, Content] = Traits(NAMES, measure, phase, alone=True)

"""The numbers of a position that training weighs."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from .components import Content
from .evaluate import LENGTH, rounds_left
from .index import unique_goods
from .influence import empire_points
from .kinds import MOST_SCORINGS, PILLARS, RESOURCES, TRACKS, UNITS
from .scoring import score
from .state import MosaicState, MosaicTable

ENOUGH, PLENTY = 12, 30  # of a Resource: the first ones are needed, the last ones lie about

NAMES = (
    "points",
    *(f"{name}_{most}" for most in (ENOUGH, PLENTY) for name in RESOURCES),
    *(f"production_{name}" for name in TRACKS),
    "population",
    *(f"symbols_{name}" for name in PILLARS),
    "symbols_squared",
    "towards_golden_ages",
    "face_down",
    "face_up",
    "builds",
    "wonders",
    "cities",
    "towns",
    "taxes",
    "government",
    "goods",
    *UNITS,
    "recruits",
    "abilities_used",
    "scoring_now",
    "scorings_to_come",
    "rivals_now",
    "rivals_to_come",
    "regions_led",
)


def measure(t: MosaicTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [numbers(t, seat) for seat in seats]


def numbers(t: MosaicTable, seat: int) -> list[float]:
    """The numbers of a seat, in the order of NAMES; `rivals` is what a scoring would pay to the best of them."""
    state, player = t.state, t.state.players[seat]
    stock, symbols, units = player.stock, player.symbols, player.units
    goals = t.content.symbol_goals
    coming = MOST_SCORINGS - state.scorings
    mine, theirs, led = majorities(t, seat)
    return [
        sum(score(t, seat).values()),
        *[min(have, ENOUGH) for have in stock],
        *[0 if have < ENOUGH else min(have, PLENTY) - ENOUGH for have in stock],
        *player.production,
        player.population,
        *symbols,
        sum([number * number for number in symbols]),
        sum([min(symbols[goals[tile]], 6) ** 2 for tile in state.golden_ages]),
        len(player.down),
        len(player.up),
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
        player.recruits,
        len(player.used),
        mine,
        coming * mine,
        theirs,
        coming * theirs,
        led,
    ]


def majorities(t: MosaicTable, seat: int) -> tuple[int, int, int]:
    """What an Empire Scoring would pay the seat now, what the best of the others, and where the seat gets most."""
    paid = [0] * len(t.state.players)
    led = 0
    for points in empire_points(t):
        for other, number in enumerate(points):
            paid[other] += number
        led += points[seat] > 0 and points[seat] == max(points)
    mine = paid.pop(seat)
    return mine, max(paid), led


def phase(t: MosaicTable) -> float | None:
    return None if t.state.over else min(1.0, max(0.0, 1 - rounds_left(t) / LENGTH))


TRAITS: Traits[MosaicState, Content] = Traits(NAMES, measure, phase, alone=True)

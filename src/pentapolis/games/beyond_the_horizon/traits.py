"""The numbers of a position that training weighs: the terms of `evaluate`, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from .components import Content
from .evaluate import LENGTH, board, crowd, ground, lasting, purse, turns_left
from .kinds import TOKENS, TRACKS, UNITS
from .ownership import COUNTERS, force, owned, stages
from .scoring import score
from .state import BHState, BHTable, Player, kind_of, strength_of

NAMES = (
    "points",
    "coins",
    "purse",
    "active",
    "crowd",
    "inactive",
    *TOKENS,
    "structures",
    "unmatched",
    *UNITS,
    "ground",
    "columns",
    "income",
    "actions",
    "lasting",
    "slots",
    *TRACKS,
    "invested",
    "stages",
    "board",
    "goals_near",
    "rivals_near",
    "cities",
    "villages",
    "leaders",
)


def measure(t: BHTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [numbers(t, seat) for seat in seats]


def numbers(t: BHTable, seat: int) -> list[float]:
    """The numbers of a seat, in the order of NAMES; what pays every turn is measured by the turns that are left."""
    content, player = t.content, t.state.players[seat]
    left = turns_left(t)
    soon = min(1.0, 0.34 * left)
    return [
        sum(score(t, seat).values()),
        player.coins,
        soon * purse(player),
        player.active,
        soon * crowd(player),
        sum(player.columns),
        soon * player.settlement,
        soon * player.fortification,
        soon * len(player.structures),
        soon * unmatched(t, seat),
        *(soon * strength for strength in strengths(player)),
        soon * ground(t, seat),
        left * len(content.open_columns[player.cubes]),
        left * content.open_coins[player.cubes],
        left * sum(map(len, (spaces for _, spaces in owned(t, seat).spaces))),
        left * lasting(force(t, seat)),
        soon * (content.eligible[player.researched] & ~player.scholars).bit_count(),
        *(count - cubes for count, cubes in zip(content.cubes, player.cubes, strict=True)),
        player.invested,
        len(stages(t, seat)),
        board(t, seat, left),
        near(t, seat),
        max(near(t, other) for other in range(len(t.state.players)) if other != seat),
        COUNTERS["cities"](t, seat),
        COUNTERS["villages"](t, seat),
        len(player.leaders),
    ]


def strengths(player: Player) -> list[int]:
    """The strength of all units of each kind."""
    return [sum(strength_of(unit) for unit in player.units if kind_of(unit) == kind) for kind in range(len(UNITS))]


def unmatched(t: BHTable, seat: int) -> int:
    """BH-STR.6: points that wait for a second builder."""
    state = t.state
    places = (place for place, owner in state.left.items() if owner == seat and place not in state.right)
    return sum(t.content.structures[state.land[place]].left.vp for place in places)


def near(t: BHTable, seat: int) -> float:
    """How much of the goals that a seat has not claimed is done, the last steps counting most."""
    value = 0.0
    for goal, claims in zip(t.state.goals, t.state.claims, strict=True):
        if seat not in claims:
            condition = t.content.goals[goal].condition
            value += min(1.0, COUNTERS[condition.count_of](t, seat) / condition.at_least) ** 2
    return value


def phase(t: BHTable, seat: int) -> float | None:
    return None if t.state.over else min(1.0, max(0.0, 1 - turns_left(t) / LENGTH))


TRAITS: Traits[BHState, Content] = Traits(NAMES, measure, phase, alone=True)

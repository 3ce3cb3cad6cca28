"""The pieces of the battle toy: cards, dice, units, and the state they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from pentapolis.kernel import State, Table

ATTACKER, DEFENDER, NOBODY = 0, 1, -1
BOTH = (ATTACKER, DEFENDER)
NONE = "none"
CV_PER_HIT = 5

# The faces of the twelve-sided die: value and clash icon.
FACES = tuple(
    (int(face[0]), face[2:])
    for face in (
        "1 leader,1 leader,2 cavalry,2 elephant,3 elephant,3 infantry,"
        "4 cavalry,4 elephant,5 cavalry,5 infantry,6 infantry,6 infantry"
    ).split(",")
)


class Tactic(msgspec.Struct, frozen=True):
    """The battle half of an action card; its effects are data."""

    id: str
    effects: dict[str, int]
    role: int = NOBODY  # who alone may lay it


TACTICS = {
    tactic.id: tactic
    for tactic in (
        Tactic("high_morale", {"value": 2}),
        Tactic("wedge_formation", {"value_per_enemy": 1}, ATTACKER),
        Tactic("heavy_resistance", {"enemy_value_per_unit": -1}, DEFENDER),
        Tactic("improved_defenses", {"cancel": 1}, DEFENDER),
        Tactic("peltasts", {"cancel_on_5": 1}),
        Tactic("encircled", {"extra_hit_on_5": 1}),
        Tactic("surprise", {"value": 1, "draw_for_kill": 1}),
        Tactic("martyr", {"martyr": 1}),
        Tactic("scout", {"steal": 1}),
    )
}
COPIES = 2


class BattleState(State):
    """Units are named `red_infantry_1`; everything by seat is a list with one entry for each side."""

    armies: list[list[str]]
    hands: list[list[str]]
    shown: list[list[str]]  # cards of the hand that the enemy has seen
    deck: list[str]
    city: int = DEFENDER  # whose it is
    fortress: bool = True
    round: int = 0
    discard: list[str] = msgspec.field(default_factory=list)
    laid: list[str] = msgspec.field(default_factory=lambda: [NONE, NONE])
    dice: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    cancels: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # hits that may be cancelled this round
    fallen: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    gold: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    winner: int = NOBODY


BattleTable = Table[BattleState, Mapping[str, Tactic]]


def kind_of(unit: str) -> str:
    return unit.split("_")[1]


def army(colour: str, kinds: str) -> list[str]:
    """`army("red", "infantry infantry leader")`."""
    counted: Counter[str] = Counter()
    units = []
    for kind in kinds.split():
        counted[kind] += 1
        units.append(f"{colour}_{kind}_{counted[kind]}")
    return units


def value_of(die: int) -> int:
    return FACES[die - 1][0]


def icon_of(die: int) -> str:
    return FACES[die - 1][1]


def clash(units: list[str], dice: list[int]) -> tuple[int, int]:
    """CC-20.8 to 20.12: combat value of a roll and the enemy hits that Elephants cancel.

    >>> clash(army("red", "elephant elephant infantry"), [5, 8, 10])
    (6, 2)
    """
    unused = Counter(map(kind_of, units))
    value = cancelled = 0
    for die in sorted(dice, key=value_of):  # the lowest first: that one an Elephant uses
        icon = icon_of(die)
        able = unused[icon] > 0
        unused[icon] -= able
        if icon == "elephant" and able:
            cancelled += 1
        else:
            value += value_of(die) + able * {"infantry": 1, "cavalry": 2}.get(icon, 0)
    return value, cancelled

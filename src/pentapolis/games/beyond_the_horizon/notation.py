"""The words of a position and what may stand behind them; `position.build` makes a state of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from pentapolis.parts.positions import Many

Amount = Annotated[int, msgspec.Meta(ge=0)]

GROWTH = "basic_growth_1"  # where a pawn stands in nobody's way (BH-ACT.6)


class SeatWords(msgspec.Struct, frozen=True):
    """What a seat has. Pawns and cubes that are not mentioned: `pawns.settle_pawns`, `pawns.settle_cubes`."""

    coins: Amount = 0
    active: Amount = 0
    columns: str | None = None
    gone: Amount | None = None
    cubes: dict[str, Amount] | None = None
    invested: Amount | None = None
    units: dict[str, str] = {}
    scholars: Many = ()
    technologies: Many = ()
    private: Many = ()
    settlement: Amount = 0
    fortification: Amount = 0
    structures: Many = ()
    government: str = ""
    leaders: Many = ()
    pawn: str = GROWTH


class PositionWords(msgspec.Struct, frozen=True):
    """The table. `supply` is only compared."""

    seats: dict[str, dict[str, Any] | None] | None = None
    map: dict[str, str] = {}
    villages: dict[str, str] = {}
    cities: dict[str, str] = {}
    left: dict[str, str] = {}
    right: dict[str, str] = {}
    tree: dict[str, str] = {}
    leaders: dict[str, str] = {}
    decks: dict[str, tuple[str, ...]] = {}
    bottoms: dict[str, Amount] = {}
    stack: tuple[str, ...] = ("rest",)
    display: dict[str, tuple[str, ...]] = {}
    stacks: dict[str, tuple[str, ...]] = {}
    goals: tuple[str, ...] | None = None
    claims: dict[str, Many] = {}
    supply: dict[str, int] | None = None
    governments: tuple[str, ...] = ()
    start: str | None = None
    turn: str | None = None
    phase: str = "action"
    agenda: tuple[tuple[str | int, ...], ...] | None = None
    round: Amount = 1
    last_round: Amount = 0
    stop: Amount | None = None
    discovered: Amount = 0
    discoveries: Amount | None = None
    stirred: Amount | None = None
    over: bool = False


MARKS = ("villages", "cities", "left", "right")
"""Cubes on the map: fields of a position and of a state, by tile and by place."""

PHASES = {"action": "act", "expansion": "expand", "production": "produce", "goal": "claim"}
"""BH-TRN.2: the phases of a turn and the beats with which they begin."""

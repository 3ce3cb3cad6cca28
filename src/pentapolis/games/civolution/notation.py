"""The words of a position and what may stand behind them; `position.build` makes a state of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from pentapolis.parts.positions import Many

Amount = Annotated[int, msgspec.Meta(ge=0)]
Bag = tuple[str, ...] | None
"""A pile, the top last; None: what lies nowhere else."""


class CivWords(msgspec.Struct, frozen=True, kw_only=True):
    """What people and V.I.C.I. both have."""

    points: dict[str, Amount] = {}
    tracks: dict[str, Amount] = {}
    favor: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    tribes: dict[str, str] = {}
    statues: dict[str, Amount] = {}


class SeatWords(CivWords, frozen=True, kw_only=True):
    """What a seat has. Its supply is what is left of its markers."""

    dice: tuple[int, ...] = ()
    used: Amount | None = None
    fate: Amount = 1
    planning: dict[str, Amount] = {}
    focus: Amount = 0
    idea: Amount = 0
    food: Amount = 0
    money: Amount = 0
    storage: dict[str, Amount] = {}
    features: dict[str, Amount] = {}
    resets: Amount | None = None
    levels: dict[str, int] = {}
    stages: tuple[int, ...] = ()
    settlements: tuple[int, ...] | None = None
    settled: dict[str, Amount] = {}
    farms: Many = ()
    boats: Many = ()
    raw: dict[str, Amount] = {}
    hand: Many = ()
    goals: tuple[tuple[str, ...], ...] = ()
    columns: dict[str, tuple[str, ...]] = {}
    completed: tuple[int, ...] = ()
    moved: dict[str, Many] = {}
    fired: Many = ()
    busy: Many = ()
    due: Many = ()
    saved: Amount = 0
    supply: Amount | None = None


class ViciWords(CivWords, frozen=True, kw_only=True):
    """What V.I.C.I. has."""

    dice: Amount | None = None
    fate: Amount | None = None
    provisions: dict[str, Amount] = {}
    blocked: Many = None
    evolution: Amount | None = None
    prosperity: Amount | None = None
    deck: Bag = None
    row: Many = ()
    discards: Many = ()
    red_from: Amount | None = None
    acts_on_reset: bool | None = None
    steps: tuple[tuple[str, ...], ...] = ()


class PositionWords(msgspec.Struct, frozen=True, kw_only=True):
    """The table."""

    seats: dict[str, dict[str, Any] | None] | None = None
    vici: ViciWords = ViciWords()
    era: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    phase: str = "action"
    start: str | None = None
    turn: str | None = None
    indicator: Amount = 0
    ending: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    weather: str | None = None
    beyond: bool = False
    tiles: dict[str, str] = {}
    materials: dict[str, str] = {}
    developed: Many = ()
    sites: dict[str, str] = {}
    revealed: Many = ()
    hunted: Many = ()
    tokens: Amount | None = None
    events: Bag = None
    event: str = ""
    era_tiles: tuple[str, ...] | None = None
    final_tiles: tuple[str, ...] | None = None
    goals: tuple[str, ...] | None = None
    incomes: tuple[str, ...] | None = None
    attributes: tuple[str, ...] | None = None
    goal_bag: Bag = None
    income_bag: Bag = None
    attribute_bag: Bag = None
    decks: dict[str, tuple[str, ...]] = {}
    open: dict[str, Many] = {}
    known: dict[str, tuple[str, ...]] = {}
    dice: Amount | None = None
    fate: Amount | None = None
    offer: Many = ()
    choice: dict[str, Many] = {}
    drawn: Many = ()
    drawer: str | None = None
    rolled: tuple[int, ...] = ()
    unused: Many = None
    agenda: tuple[tuple[str | int, ...], ...] | None = None
    over: bool = False

"""The words of a position and what may stand behind them; `position.build` makes a state of it."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

from pentapolis.parts.positions import Many

T = TypeVar("T", bound=msgspec.Struct)

Amount = Annotated[int, msgspec.Meta(ge=0)]
Units = dict[str, dict[str, Amount]]
"""By Region and type."""


class SeatWords(msgspec.Struct, frozen=True):
    """What a seat has. The last three are only compared."""

    leader: str = ""
    stone: Amount = 0
    ideas: Amount = 0
    food: Amount = 0
    money: Amount = 0
    population: Amount = 5
    production: dict[str, Amount] = {}
    goods: dict[str, Amount] | tuple[str, ...] = {}
    units: Units = {}
    cities: Many = ()
    ports: Many = ()
    farms: Many = ()
    manufactories: Many = ()
    wonders: dict[str, str] = {}
    builds: Many = ()
    technologies: Many = ()
    face_down: tuple[str | dict[str, dict[str, Any]], ...] = ()
    taxes: Many = ()
    tiles: Many = ()
    government: str = ""
    used: Many = ()
    named: str = ""
    closed: Many = ()
    doubled: Amount = 0
    empire: Amount = 0
    at_once: Amount = 0
    hand: tuple[str, ...] = ()
    symbols: dict[str, int] | None = None
    unique: int | None = None
    unrest: int | None = None


class SecretWords(msgspec.Struct, frozen=True):
    """A face-down Technology that not everybody knows: who does, and the round of the draft it was kept in."""

    seen: tuple[str, ...]
    round: int = -1


class PositionWords(msgspec.Struct, frozen=True):
    """The table. `influence` and `control` are only compared."""

    seats: dict[str, dict[str, Any] | None] | None = None
    tokens: dict[str, str] = {}
    gone: tuple[str, ...] | None = None
    universal: bool | None = None
    offers: dict[str, tuple[str, ...]] = {}
    decks: dict[str, tuple[str, ...]] = {}
    under: dict[str, Amount] = {}
    tops: dict[str, tuple[str, ...]] = {}
    spent: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    wonders: tuple[str, ...] | None = None
    golden_ages: tuple[str, ...] | None = None
    achievements: tuple[str, ...] | None = None
    unused: tuple[str, ...] | None = None
    passes: Amount = 5
    holding: Amount = 0
    start: str | None = None
    round: Amount = 1
    last_round: Amount = 0
    actions: Amount = 1
    peek: str = ""
    moved: Units = {}
    recruited: Amount = 0
    scorings: Amount = 0
    revealed: int | None = None
    pending: Amount = 0
    extras: tuple[str, ...] = ()
    taken: bool = False
    over: bool = False
    turn: str | None = None
    agenda: tuple[tuple[str, ...], ...] | None = None
    influence: dict[str, dict[str, int]] | None = None
    control: dict[str, str] | None = None


SEAT_WORDS = ("leader", "government", "population", "doubled", "empire", "at_once")
SEAT_CARDS = ("builds", "taxes", "tiles", "used")
TABLE_WORDS = (
    *("spent", "aside", "leaders", "extras", "passes", "holding", "round", "last_round"),
    *("actions", "recruited", "scorings", "pending", "taken", "over"),
)
"""Words that stand for fields of the same name."""

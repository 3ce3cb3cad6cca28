"""The basics of the box as typed, frozen structs: what every entry tells, resources, terrains, the die, the track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from pentapolis.kernel.data import DataError

from .vocabulary.common import Number

Source = Literal["rulebook", "public", "inferred", "reconstructed"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of the data tells: its id, its names, and where what is known of it comes from."""

    id: str
    name_en: str
    name_pl: str
    name_pl_origin: Literal["seed", "own"] = "own"
    source: Source
    source_ref: str
    note: str = ""


class Told(Entry, frozen=True, kw_only=True):
    """An entry with words for what it does."""

    text_en: str
    text_pl: str


class Resource(Entry, frozen=True, kw_only=True):
    """CC-1.10, CC-4.1: how many a player begins with, and may hold without Advances that change it."""

    start: Annotated[int, msgspec.Meta(ge=0)]
    max: Number


class Terrain(Entry, frozen=True, kw_only=True):
    can_found: bool


class Neutral(Entry, frozen=True, kw_only=True):
    """CC-33.1b: pieces of nobody."""

    count: Number
    expansion: bool = False


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: Annotated[int, msgspec.Meta(ge=1, le=6)]
    icon: Literal["infantry", "cavalry", "elephant", "leader"]


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a section comes from that is no list of entries."""

    source: Source
    source_ref: str
    note: str = ""


class Dice(Origin, frozen=True, kw_only=True):
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=12, max_length=12)]


class Limits(Origin, frozen=True, kw_only=True):
    """Numbers of the rules that are printed on the player board or the summary."""

    city_size_max: Number
    sea_spaces_per_collect: Number
    army_stack_per_land_space: Number
    land_units_per_ship: Number
    movement_groups_per_action: Number
    main_actions_per_turn: Number
    leaders_per_game: Number


class FinalRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CC-32.4: a Round before which a roll may end the game; `highest` is the highest one that does."""

    age: Number
    round: Number
    highest: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Front(Origin, frozen=True, kw_only=True):
    ages: Number
    rounds_per_age: Number


class Back(Origin, frozen=True, kw_only=True):
    ages: Number
    final_rounds: tuple[FinalRound, ...]


class RoundTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CC-2.1, CC-1.16: both sides of the track."""

    front: Front
    back: Back


class Pairs(Origin, frozen=True, kw_only=True):
    """CC-30.12: Theocracy Advances, each with the Autocracy Advance that it works as."""

    pairs: tuple[tuple[str, str], ...]


class Counts(Origin, frozen=True, kw_only=True):
    """What the box holds."""

    action_cards: int
    events_base: int
    events_civilizations: int
    objectives_base: int
    objectives_civilizations: int
    wonders: int
    leaders: int
    civilizations: int
    tiles_regular: int
    tiles_start_civilization: int
    advances: int


def check_track(track: RoundTrack) -> None:
    """CC-32.4: the last five Rounds of the back; the roll rises, and the last one ends the game for certain."""
    ages, rounds = track.back.ages, track.front.rounds_per_age
    every_round = [(age, number) for age in range(1, ages + 1) for number in range(1, rounds + 1)]
    final = track.back.final_rounds
    if [(entry.age, entry.round) for entry in final] != every_round[-5:]:
        raise DataError("round_track, back", "`final_rounds` must be the last five Rounds")
    highest = [entry.highest for entry in final]
    if highest != sorted(set(highest)) or highest[-1] != 6:
        raise DataError("round_track, back", "`highest` must rise from Round to Round up to 6")


def check_terrains(terrains: Mapping[str, Terrain]) -> None:
    """CC-7.2: cities are founded on land."""
    if terrains["sea"].can_found:
        raise DataError("terrains, entry sea", "no city can be founded on Sea; `can_found` must be false")


def same_order(section: str, found: tuple[str, ...], known: tuple[str, ...]) -> None:
    if found != known:
        raise DataError(section, f"its entries must be {', '.join(known)}, in this order")

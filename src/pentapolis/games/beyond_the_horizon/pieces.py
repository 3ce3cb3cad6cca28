"""Cards, tiles, tracks and actions as typed, frozen structs, each with where what is known of it comes from."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .vocabulary import (
    Amount,
    Bonus,
    Color,
    Column,
    Count,
    Counter,
    Doable,
    Level,
    Permanent,
    Scored,
    Some,
    Stage,
    Strength,
    Track,
    Unit,
    Vp,
    VpPer,
)

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Players = Annotated[int, msgspec.Meta(ge=2, le=4)]  # BH-CMP.1


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of the data has. A field `*_source` tells where that field is known from, if from elsewhere."""

    source: Source
    source_detail: str = ""


class Entry(Sourced, frozen=True, kw_only=True):
    id: str


class Named(Entry, frozen=True, kw_only=True):
    name_en: str
    name_pl: str
    name_source: Source | None = None


class Piece(Named, frozen=True, kw_only=True):
    """A piece whose text follows from its effects: `wording` writes it when the content is loaded."""

    text_en: str = ""
    text_pl: str = ""


# Conditions and spaces


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of something."""

    count_of: Counter
    at_least: Count


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BH-ACT.13, BH-GLO.11: what must be true when the pawn is placed."""

    any_of: tuple[Condition, ...] = ()
    all_of: tuple[Condition, ...] = ()


class SpaceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BH-ACT.5: a space with its price in coins, and the fewest players with which it exists."""

    coins: Amount
    players: Players


class TechnologyAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: Some[SpaceEntry]
    tasks: Some[Doable]


class BoardAction(Piece, frozen=True, kw_only=True):
    """BH-BAS.1 to BH-BAS.4, BH-ADV.1 to BH-ADV.4: tasks with their prices, and what they require.

    `always_open`: BH-ACT.6. `one_task`: BH-BAS.3, no part of it can be skipped.
    """

    group: Literal["basic", "advanced"]
    spaces: Some[SpaceEntry]
    tasks: Some[Doable]
    requirement: Requirement | None = None
    always_open: bool = False
    one_task: bool = False
    spaces_source: Source | None = None


class Slot(Entry, frozen=True, kw_only=True):
    """A place of the technology tree: the slots that lines connect it with, and how many of them are needed."""

    level: Level
    lines: tuple[str, ...] = ()
    needed: Amount = 0


# Cards and tiles


class Technology(Piece, frozen=True, kw_only=True):
    """BH-CMP.10: any of a bonus at once, spaces with an action, what lasts, and points at the end.

    BH-CMP.8: `color` is the main one, at the right end of the bar. BH-CMP.9: level IV has all and names none.
    """

    level: Level
    color: Color | None = None
    second_color: Color | None = None
    immediate: tuple[Bonus, ...] = ()
    action: TechnologyAction | None = None
    permanent: tuple[Permanent, ...] = ()
    end_game: tuple[Scored, ...] = ()
    color_source: Source | None = None


class LeaderOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BH-LEA.4: what the owner gets at once, and what all score at the end."""

    key: str
    immediate: Some[Bonus]
    for_all: VpPer


class Leader(Piece, frozen=True, kw_only=True):
    level: Literal["II", "III", "IV"]
    immediate: tuple[Bonus, ...] = ()
    options: tuple[LeaderOption, ...] = ()
    end_game: tuple[Scored, ...] = ()


class Government(Piece, frozen=True, kw_only=True):
    """BH-CMP.13: four stages. Two governments with the same `card` are its two sides."""

    card: Count
    despotism: tuple[Permanent, ...]
    theocracy: tuple[Permanent, ...]
    monarchy: tuple[Bonus, ...]
    democracy: tuple[Scored, ...]


class Goal(Piece, frozen=True, kw_only=True):
    set: Literal["A", "B", "C"]
    condition: Condition
    vp_first: Count
    vp_later: Count
    condition_source: Source | None = None


class Village(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: Track
    vp: Count
    bonus: tuple[Bonus, ...]


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: Track
    vp: Count


class Territory(Piece, frozen=True, kw_only=True):
    """BH-CMP.11; BH-VIL.7: the cradle is one, too."""

    strength: Strength
    village: Village
    city: City
    discovery: tuple[Bonus, ...] = ()
    strength_source: Source | None = None
    village_source: Source | None = None
    city_source: Source | None = None


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BH-STR.6: the first builder's place."""

    track: Track
    vp: Count


class Structure(Piece, frozen=True, kw_only=True):
    """BH-CMP.12. `right` is the track whose cube the second builder puts there."""

    level: Literal["I", "II", "III"]
    coins: Amount
    left: Left
    right: Track
    bonus: tuple[Bonus | Vp, ...]
    coins_source: Source | None = None
    vp_source: Source | None = None


# The player board


class ColumnField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="column"):
    """BH-DEV.3: production takes a pawn from this column, too."""

    column: Column


class CoinsField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="coins"):
    """BH-DEV.3: production gives so many more coins."""

    amount: Count


class ImmediateField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="immediate"):
    """BH-DEV.2, BH-INV.2."""

    effects: Some[Bonus]


class GovernmentField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="government"):
    """BH-DEV.4, BH-GLO.16."""

    stage: Stage


class PermanentField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="permanent"):
    """BH-INV.3."""

    effects: Some[Permanent]


class VpField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="vp"):
    """BH-INV.4: only the last occupied field counts."""

    vp: Count


class TrackBoard(Piece, frozen=True, kw_only=True):
    """BH-CMP.15: a development track: its fields from the left, a cube on each; what is open without removing one."""

    base: tuple[ColumnField | CoinsField, ...]
    fields: tuple[ColumnField | CoinsField | ImmediateField | GovernmentField, ...]


class InvestmentBoard(Piece, frozen=True, kw_only=True):
    """BH-INV.4, BH-INV.5: cubes beyond the last field score `overflow_vp` each."""

    fields: tuple[ImmediateField | PermanentField | VpField, ...]
    overflow_vp: Count


class ColumnEntry(Entry, frozen=True, kw_only=True):
    """BH-POP.7."""

    capacity: Count


# Numbers


class Setup(Sourced, frozen=True, kw_only=True):
    """BH-SET.9, BH-SET.13 to BH-SET.15: what a player begins with, and how many structures of a level lie open."""

    coins: Amount
    active: Amount
    settler: Strength
    display: Count


class Limits(Sourced, frozen=True, kw_only=True):
    """BH-CMP.5, BH-UPG.3, BH-EXP.4, BH-RES.9, BH-STR.4."""

    settlement: Count
    fortification: Count
    strength: Strength
    discoveries: Count
    matches: Count
    builder_loses: Count


class Rates(Sourced, frozen=True, kw_only=True):
    """BH-PRO.6, BH-PRO.8: what is exchanged for what."""

    buy_coins: Amount
    buy_pawns: Count
    sell_pawns: Count
    sell_coins: Count


class UnitTokens(Sourced, frozen=True, kw_only=True):
    """BH-CMP.7: so many tokens with these two faces."""

    unit: Unit
    faces: tuple[Strength, Strength]
    count: Count


class PlayerCount(Sourced, frozen=True, kw_only=True):
    """BH-SET.11, BH-END.1: where the starting territories lie, in turn order; cubes on goals that end the game."""

    players: Players
    end_cubes: Count
    homes: tuple[Literal["E", "NE", "NW", "W", "SW", "SE"], ...]
    homes_source: Source | None = None


class LevelEntry(Entry, frozen=True, kw_only=True):
    """BH-SCO.2."""

    vp: Count

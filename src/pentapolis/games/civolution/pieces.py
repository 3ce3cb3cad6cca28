"""Cards, chips, tiles, boards and numbers as typed, frozen structs, each with where what is known of it comes from."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from . import vocabulary as v
from .vocabulary import Amount, Count, DieValue, Some, solo

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Players = Annotated[int, msgspec.Meta(ge=1, le=4)]  # CV-GEN.1
Number = Annotated[int, msgspec.Meta(ge=1, le=6)]  # of a starting hand (CV-SET.14, CV-SET.18)
Effects = tuple[v.AnyEffect, ...]
GridRow = Annotated[int, msgspec.Meta(ge=1, le=4)]  # A to D


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


# Cards and chips


class Card(Piece, frozen=True, kw_only=True):
    """CV-CRD.1 to CV-CRD.9: a research card. `type` is that of the deck in which it is listed."""

    cost_spaces: tuple[v.AnySpace, v.AnySpace, v.AnySpace, v.AnySpace, v.AnySpace]
    instant_bonus: Some[v.AnyEffect]
    ability: v.AnyAbility | None = None
    starting_hand: Number | None = None
    type: v.CardType | Literal[""] = ""


class Event(Piece, frozen=True, kw_only=True):
    """CV-EVT.1, CV-EVT.4. `weather_steps`: so many towards hot, or, below 0, towards cold."""

    weather_steps: Literal[-2, -1, 1, 2]
    condition: v.AnyCondition
    effects: Some[v.AnyEffect]


class MarkerCard(Piece, frozen=True, kw_only=True):
    """CV-SET.16: markers on the console at the start. `number`: of the hand it belongs to (CV-SET.14)."""

    food: Amount = 0
    money: Amount = 0
    idea: Amount = 0
    focus: Amount = 0
    features: dict[v.Feature, Count] = {}
    materials: dict[v.Material, Count] = {}
    number: Number | None = None


class IncomeChip(Piece, frozen=True, kw_only=True):
    """CV-CON.5: its action or `vp`. `count`: so many of it are in the bag."""

    effects: Some[v.AnyEffect]
    vp: Count
    count: Count = 1


class ChipCard(IncomeChip, frozen=True, kw_only=True):
    """CV-SET.19: the first income chip, and the module that starts at level II."""

    upgraded_module: v.MainModule
    number: Number | None = None


class AttributeCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-ATT.1: have so many markers of a feature, return some of them."""

    feature: v.Feature
    have: Count
    returned: Count


class Attribute(Piece, frozen=True, kw_only=True):
    requirement: AttributeCost
    ability: v.Lasting


class Goal(Piece, frozen=True, kw_only=True):
    """CV-GOL.1. `count`: so many of it are in the bag."""

    requirement: v.AnyRequirement
    count: Count = 1


# Modules and projects


class ModuleLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-GEN.12: the sides of an OR, each a list of parts. `any_order`: the owner chooses which part comes first."""

    options: Some[Some[v.AnyEffect]]
    any_order: bool = False


class Module(Piece, frozen=True, kw_only=True):
    """CV-ACT4.8 to CV-ACT4.10: the two values that activate it; any two if there are none."""

    levels: Some[ModuleLevel]
    dice: tuple[DieValue, DieValue] | None = None


class InnateActivity(Piece, frozen=True, kw_only=True):
    """CV-ATY.1: the activity of the console."""

    cost: tuple[v.Cost, ...]
    effects: Some[v.AnyEffect]


class ProjectEntry(Piece, frozen=True, kw_only=True):
    """CV-BLD.2 to CV-BLD.6: what a finished project gives, and the last one of its kind as well."""

    reward: Effects = ()
    last_reward: Effects = ()


# Continent


class TerritoryEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-GEN.8: a territory of a tile. Land has encampments, points for its fires and a beacon number (CV-SOL.8).

    `start`: its material tile lies face up and everybody begins there (CV-SET.8, CV-SET.13).
    """

    id: str
    name_en: str
    name_pl: str
    type: v.TerritoryType
    encampments: tuple[v.Encampment, ...] = ()
    fire_vp: Amount = 0
    beacons: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    start: bool = False


Border = tuple[str, float]
"""A territory and where its part of an edge ends, from 0 to 1."""


class Edges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-GEN.8: what lies along each side of a tile, top to bottom or left to right; the lower cell has the number 2.

    A cell edge is open between the recesses at its ends; parts are fractions of that stretch.
    """

    top: Some[Border]
    bottom: Some[Border]
    left_1: Some[Border]
    right_1: Some[Border]
    left_2: tuple[Border, ...] = ()
    right_2: tuple[Border, ...] = ()


class Recesses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-GEN.9: the territories at each recess: top, middle and bottom on the left and right."""

    tl: Some[str]
    tr: Some[str]
    bl: Some[str]
    br: Some[str]
    ml: tuple[str, ...] = ()
    mr: tuple[str, ...] = ()


class TileEntry(Named, frozen=True, kw_only=True):
    """CV-SET.6: a tile of one cell or two, upright. `internal_adjacency`: which of its territories touch."""

    territories: Some[TerritoryEntry]
    edges: Edges
    recesses: Recesses
    internal_adjacency: tuple[tuple[str, str], ...] = ()


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-SET.6: a tile, its top left cell, and where its top points."""

    tile: str
    x: Annotated[int, msgspec.Meta(ge=0, le=4)]
    y: Annotated[int, msgspec.Meta(ge=0, le=2)]
    rotation: Literal["up", "right", "down", "left"]


class FirstPlay(Sourced, frozen=True, kw_only=True):
    """CV-SET.6: tiles that have a fixed place in a first play."""

    placements: Some[Placement]


class SiteKindEntry(Piece, frozen=True, kw_only=True):
    """CV-SIT.1 to CV-SIT.8. `amount` is the number on it, `oak_vp` what each type of territory gives."""

    amount: Amount = 0
    oak_vp: dict[v.TerritoryType, Count] = {}


class Site(Entry, frozen=True, kw_only=True):
    """CV-EXP.1: its points when it is revealed. A building ground tells what a statue there is made of (CV-BLD.5)."""

    kind: v.SiteKind
    vp: Count
    statue_materials: tuple[v.Material, ...] = ()


class Island(Named, frozen=True, kw_only=True):
    """CV-BLD.4: the building ground of tile A."""

    territory: str
    statue_materials: Some[v.Material]


# Boards


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-TRK.1: the bonus for the step that leaves a space."""

    after_space: Amount
    bonus: str


class Track(Piece, frozen=True, kw_only=True):
    """CV-TRK.1 to CV-TRK.3."""

    die_value: DieValue
    last_space: Count
    overflow_vp: Count
    thresholds: Some[Threshold]


class TrackBonus(Entry, frozen=True, kw_only=True):
    """CV-TRK.2."""

    effects: Some[v.AnyEffect]


class FavorSpace(Entry, frozen=True, kw_only=True):
    """CV-FAV.1, CV-INC8.2."""

    pass_values: Some[DieValue]
    statue_vp: Amount
    auto_pass: bool = False


class WeatherSpace(Piece, frozen=True, kw_only=True):
    """CV-EVT.2: one of several effects; beyond the line another one."""

    options: Some[Some[v.AnyEffect]]
    beyond: Effects = ()


class HuntingColumn(Entry, frozen=True, kw_only=True):
    """CV-SUS.2: food by the value of the die."""

    food: tuple[Amount, Amount, Amount, Amount, Amount, Amount]


class StorageRow(Entry, frozen=True, kw_only=True):
    """CV-TRD.1, CV-EXP.2, CV-EVT.7: `diamonds`: between this row and the next, if both spaces hold a material."""

    sell_money: Count
    lucky_dice: Some[DieValue]
    diamonds: Amount = 0


class Scoring(Named, frozen=True, kw_only=True):
    """CV-END.1: points for each unit at the end, printed and on the tile that may cover it."""

    printed: Count
    covered: Count


class Era(Entry, frozen=True, kw_only=True):
    """CV-EVT.5: points for each unit of the category."""

    multiplier: Count


class Column(Entry, frozen=True, kw_only=True):
    """CV-CON.1: the lowest row of a column."""

    base_row: Count


class Stage(Entry, frozen=True, kw_only=True):
    """CV-END.2, CV-CON.8: a row of the stage partition. `tile`: it scores only if its stage tile is active."""

    points: Count
    tile: bool = False
    completion: Effects = ()


class SettlementSlot(Entry, frozen=True, kw_only=True):
    """CV-BLD.6, CV-EVT.7: what a settlement costs, and the diamonds in its recess."""

    cost: dict[v.Material, Count]
    diamonds: Count


# Numbers


class PlayerCount(Sourced, frozen=True, kw_only=True):
    """CV-SET.4, CV-SET.5, CV-SET.9, CV-SET.10, CV-RST.3."""

    players: Players
    goal_display: Count
    reset_spaces: Count
    display_dice: Count
    hunting_tokens: Count


class Setup(Sourced, frozen=True, kw_only=True):
    """CV-SET: what a civilization begins with, and how many cards are dealt."""

    dice: Some[DieValue]
    fate_dice: Count
    boat_markers: Count
    reset_markers: Count
    start_tribes: Count
    start_raw: Count
    stack_cards: Count
    marker_cards: Count
    spare_chip_cards: Count
    chip_column: Count
    module_level: Count
    final_tiles: Count
    weather: v.Weather


class Limits(Sourced, frozen=True, kw_only=True):
    """CV-LIM.1, CV-GEN.4, CV-MIG.4, CV-BLD.4, CV-RST.1, CV-SET.5."""

    markers: Count
    tribes: Count
    farms: Count
    boats: Count
    boat_seats: Count
    ground_buildings: Count
    ground_settlements: Count
    income_display: Count
    attribute_display: Count
    reset_dice: Count


class Rates(Sourced, frozen=True, kw_only=True):
    """CV-TRD, CV-FED, CV-EVT.7, CV-MIG.5: what is given for what."""

    sell_vp: Count
    buy_developed: Count
    buy_undeveloped: Count
    feed_encampment: Count
    feed_wilderness: Count
    farm_feeds: Count
    strong_vp: Count
    develop_raw: Count
    food_per_diamond: Count
    food_diamonds: Count
    money_per_diamond: Count
    money_diamonds: Count


# V.I.C.I.


class ResetIcons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-SOL.3."""

    blue: Amount
    red: Amount


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-SOL.4: what a card does with these values of the die."""

    rolls: Some[DieValue]
    actions: Some[solo.AnyAction]


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CV-SOL.4: the action of a category so many times, and points. `last_era_vp`: instead of both in the last era."""

    times: Count
    vp: Amount = 0
    last_era_vp: Count | None = None


class ViciEntry(Entry, frozen=True, kw_only=True, tag_field="kind"):
    """CV-SOL.3: an action card; the red half is for higher levels (CV-SOL.16)."""

    reset_icons: ResetIcons


class DiceCard(ViciEntry, frozen=True, kw_only=True, tag="dice"):
    """CV-SOL.4."""

    blue_half: Some[Row]
    red_half: Some[Row]


class CategoryCard(ViciEntry, frozen=True, kw_only=True, tag="category"):
    """CV-SOL.4."""

    category: Literal["current_era", "next_era", "era_4", "three_final_scoring_tiles"]
    blue_half: Half
    red_half: Half


ViciCard = DiceCard | CategoryCard


class CategoryAction(Entry, frozen=True, kw_only=True):
    """CV-SOL.4: the action table."""

    action: solo.AnyAction


class Grid(Entry, frozen=True, kw_only=True):
    """CV-SOL.6: so many spaces; those that are covered at the start; those that remove a chip from its display."""

    spaces: Count
    start_filled: Count
    removes: tuple[Count, ...]


class EventCheck(Entry, frozen=True, kw_only=True):
    """CV-SOL.14: rows or spaces of the prosperity grid that stand for what V.I.C.I. has in an event."""

    rows: tuple[GridRow, ...] = ()
    spaces: tuple[Count, ...] = ()


Spot = Literal[
    "free_fire",
    "free_any",
    "human_fire",
    "human_weak_any",
    "human_strong_any",
    "own_strong_fire",
    "own_strong_any",
    "own_weak_fire",
    "own_weak_any",
]
"""CV-SOL.9: an encampment, by who is there."""


class Opponent(Sourced, frozen=True, kw_only=True):
    """CV-SOL.1 to CV-SOL.13: what V.I.C.I. begins with, and the tables by which it decides."""

    tribes: Count
    dice: Count
    fate_dice: Count
    reset_blue: Count
    reset_red: Count
    goal_dice: Count
    display_dice: tuple[Count, Count, Count, Count, Count, Count]
    wheel: tuple[v.LandType, v.LandType, v.LandType, v.LandType, v.LandType, v.LandType]
    beacons: tuple[Count, Count, Count, Count, Count, Count]
    encampments: tuple[Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot]
    feeding: Some[Spot]
    migrating: tuple[Literal["wilderness", "fire", "plain"], ...]
    start_provisions: Count
    provisions_block: Count


class SoloLevel(Named, frozen=True, kw_only=True):
    """CV-SOL.16: from which era on the red half counts."""

    red_half_from_era: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None

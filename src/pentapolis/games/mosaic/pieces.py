"""Cards, tiles and tokens as typed, frozen structs, each with where what is known of it comes from."""

from __future__ import annotations

from typing import Literal

import msgspec

from .vocabulary import AnyEffect, Count, Gain, Pillar, Production, Track

Source = Literal["rulebook", "public", "inferred", "reconstructed"]


class Named(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of the data has. `notes` of the sources stay in the data; the screen shows `source`."""

    id: str
    name_en: str
    name_pl: str
    source: Source
    source_detail: str = ""
    lines: str | int = ""
    note: str = ""


class Piece(Named, frozen=True, kw_only=True):
    text_en: str = ""
    text_pl: str = ""


class Symbol(Named, frozen=True, kw_only=True):
    """MO-GLO.5: a Pillar, and the Golden Age that asks for it."""

    golden_age: str


class ScoringCard(Named, frozen=True, kw_only=True):
    """MO-CMP.2: one in each deck."""

    deck: Literal["technology", "build", "population", "tax_tariff"]


class Glyphs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook's text has kept of symbols: those required, shown, and counted by an effect."""

    requires: str = ""
    pillars: str = ""
    counts: str = ""


class Printed(Piece, frozen=True, kw_only=True):
    """A piece whose symbols the text of the rulebook has lost; where they come from."""

    pillar_source: str = ""
    glyphs: Glyphs | None = None


class Technology(Printed, frozen=True, kw_only=True):
    """MO-TEC.4: `requires` stands at the top right, `pillars` at the bottom right. MO-TEC.9: `starting`, letter P."""

    starting: bool
    copies: int
    cost: dict[str, int]
    requires: tuple[Pillar, ...]
    pillars: tuple[Pillar, ...]
    effects: tuple[AnyEffect, ...]
    copies_source: str = ""
    name_source: str = ""


class BuildCard(Printed, frozen=True, kw_only=True):
    """MO-BLD.1: a City, Port City, Farm, Manufactory or Project."""

    type: Literal["city", "port_city", "farm", "manufactory", "project"]
    copies: int
    cost: dict[str, int]
    pillars: tuple[Pillar, ...]
    effects: tuple[AnyEffect, ...]
    trade_goods: tuple[str, ...] = ()
    vp_if_complete: int = 0
    copies_source: str = ""


class PopulationCard(Piece, frozen=True, kw_only=True):
    """MO-POP.1: Food for Population."""

    copies: int
    cost: dict[str, int]
    effects: tuple[Gain]


Taxed = Literal["population", "government_symbols", "tax_production"]
Traded = Literal["unique_trade_goods", "cities", "tariff_production"]


class TaxCard(Piece, frozen=True, kw_only=True):
    """MO-TAX.2, MO-TAX.3: factors of the formula, and Unrest (MO-TAX.7)."""

    type: Literal["tax", "tariff"]
    copies: int
    formula: dict[Taxed | Traded, int]
    unrest: int


class Wonder(Piece, frozen=True, kw_only=True):
    placement: Literal["any", "port_hex", "region_with_3_cities_one_own"]
    effects: tuple[AnyEffect, ...]


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-TIL.3: so many symbols of one Pillar."""

    pillar: Pillar
    count: int


class GoldenAge(Piece, frozen=True, kw_only=True):
    requires: Needs
    effects: tuple[AnyEffect, ...]
    vp_end: int


Reached = (
    Literal["money", "population", "unique_trade_goods", "cities_on_map", "port_cities_on_map", "controlled_regions"]
    | Literal["technology_cards_played", "projects_plus_wonders", "military_units_on_map", "different_pillars"]
)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-TIL.4: what must be reached; one of the first two."""

    have: Reached | None = None
    production: Track | None = None
    at_least: int = 0
    at_least_by_players: dict[str, int] = {}


class Achievement(Piece, frozen=True, kw_only=True):
    condition: Condition
    vp_end: int


class Government(Printed, frozen=True, kw_only=True):
    cost: dict[str, int]
    requires: tuple[Pillar, ...]
    effects: tuple[AnyEffect, ...]


class Leader(Printed, frozen=True, kw_only=True):
    """MO-LEA.10: one symbol. `start` and `effects` are resolved once, in this order (MO-SET.16)."""

    start: tuple[AnyEffect, ...]
    effects: tuple[AnyEffect, ...]
    pillars: tuple[Pillar, ...]


class TradeGood(Piece, frozen=True, kw_only=True):
    """MO-TOK.3, MO-TOK.4: a token, and the Production it raises when gained."""

    count: int
    effects: tuple[Production, ...] = ()
    count_source: str = ""


class Cache(Piece, frozen=True, kw_only=True):
    """MO-TOK.2: a token that pays out once."""

    count: int
    effects: tuple[Gain, ...]
    count_source: str = ""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-CMP.1: the pieces of a player."""

    city: Count
    port_city: Count
    farm: Count
    manufactory: Count
    infantry: Count
    cavalry: Count
    siege_engine: Count


class ComponentLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    per_player: Limits
    source: Source
    lines: str


class WonderPrice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stone: Count
    food: Count


class WonderCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-WON.2: what the first one costs, and how much more for each that its builder has."""

    first: WonderPrice
    increment_per_own_wonder: WonderPrice


class WonderFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: WonderCost


class Blanks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-SET.6: tokens that stand for nothing."""

    count: Count
    source: Source
    source_detail: str

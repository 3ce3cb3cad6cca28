"""Cards, tiles and tokens as typed, frozen structs, each with where what is known of it comes from."""

from __future__ import annotations

from typing import Literal

import msgspec

from .vocabulary import AnyEffect, Gain, Pillar, Production, Track

Source = Literal["rulebook", "public", "inferred", "reconstructed"]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """What every entry of the data has. `notes` of the sources stay in the data; the screen shows `source`."""

    id: str
    name_en: str
    name_pl: str
    source: Source
    text_en: str = ""
    text_pl: str = ""


class Technology(Piece, frozen=True, kw_only=True):
    """MO-TEC.4: `requires` stands at the top right, `pillars` at the bottom right. MO-TEC.9: `starting`, letter P."""

    starting: bool
    copies: int
    cost: dict[str, int]
    requires: tuple[Pillar, ...]
    pillars: tuple[Pillar, ...]
    effects: tuple[AnyEffect, ...]
    pillar_source: str = ""
    copies_source: str = ""
    name_source: str = ""


class BuildCard(Piece, frozen=True, kw_only=True):
    """MO-BLD.1: a City, Port City, Farm, Manufactory or Project."""

    type: Literal["city", "port_city", "farm", "manufactory", "project"]
    copies: int
    cost: dict[str, int]
    pillars: tuple[Pillar, ...]
    effects: tuple[AnyEffect, ...]
    trade_goods: tuple[str, ...] = ()
    vp_if_complete: int = 0


class PopulationCard(Piece, frozen=True, kw_only=True):
    """MO-POP.1: Food for Population."""

    copies: int
    cost: dict[str, int]
    effects: tuple[Gain]


class TaxCard(Piece, frozen=True, kw_only=True):
    """MO-TAX.2, MO-TAX.3: factors of the formula, and Unrest (MO-TAX.7)."""

    type: Literal["tax", "tariff"]
    copies: int
    formula: dict[str, int]
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


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MO-TIL.4: what must be reached; one of the first three."""

    have: (
        Literal[
            "money",
            "unique_trade_goods",
            "cities_on_map",
            "technology_cards_played",
            "projects_plus_wonders",
            "military_units_on_map",
            "port_cities_on_map",
            "population",
            "different_pillars",
        ]
        | None
    ) = None
    production: Track | None = None
    control_regions: bool = False
    at_least: int = 0
    at_least_by_players: dict[str, int] = {}


class Achievement(Piece, frozen=True, kw_only=True):
    condition: Condition
    vp_end: int


class Government(Piece, frozen=True, kw_only=True):
    cost: dict[str, int]
    requires: tuple[Pillar, ...]
    effects: tuple[AnyEffect, ...]
    clear_offer_once: bool


class Leader(Piece, frozen=True, kw_only=True):
    """MO-LEA.10: one symbol. `start` and `effects` are resolved once, in this order (MO-SET.16)."""

    start: tuple[AnyEffect, ...]
    effects: tuple[AnyEffect, ...]
    pillars: tuple[Pillar, ...]


class TradeGood(Piece, frozen=True, kw_only=True):
    """MO-TOK.3, MO-TOK.4: a token, and the Production it raises when gained."""

    count: int
    effects: tuple[Production, ...] = ()


class Cache(Piece, frozen=True, kw_only=True):
    """MO-TOK.2: a token that pays out once."""

    count: int
    effects: tuple[Gain, ...]


class Named(msgspec.Struct, frozen=True):
    """A word of the game that is no piece."""

    id: str
    name_en: str
    name_pl: str

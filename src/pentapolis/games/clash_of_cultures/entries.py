"""Cards, civilizations and tiles as typed, frozen structs: what each entry of their tables tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from .basics import Entry, Told
from .maps import Ground, Homeland
from .vocabulary.common import Amounts, Kind, Number, Tag
from .vocabulary.effects import CivEffect, CivilEffect, Condition, EventEffect, IconEffect, TacticsEffect

Deck = Literal["base", "civilizations"]
IconId = Annotated[str, msgspec.Meta(extra={"among": "icons"})]
CivilId = Annotated[str, msgspec.Meta(extra={"among": "civil"})]
TacticsId = Annotated[str, msgspec.Meta(extra={"among": "tactics"})]
ObjectiveId = Annotated[str, msgspec.Meta(extra={"among": "objectives"})]
StartTileId = Annotated[str, msgspec.Meta(extra={"among": "start_tiles"})]


class Text(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry with words for what it does."""

    text_en: str = ""
    text_pl: str = ""


class EventIcon(Told, frozen=True, kw_only=True):
    effects: tuple[IconEffect, ...]


class EventCard(Told, frozen=True, kw_only=True):
    deck: Deck
    icon: IconId | None
    tags: tuple[Tag, ...] = ()
    effects: tuple[EventEffect, ...]


class CivilCard(Text, frozen=True, kw_only=True):
    """CC-17.2: the upper half of action cards; `after`: it needs that one of these has happened in this turn."""

    timing: Literal["main_action", "free_action", "start_of_turn", "after_capture"]
    after: tuple[Literal["land_battle_won", "city_captured"], ...] = ()
    cost: Amounts
    effects: tuple[CivilEffect, ...]


class TacticsCard(Text, frozen=True, kw_only=True):
    """CC-20.5: the lower half of action cards, and who may lay it where."""

    requires_any: Annotated[tuple[Literal["army", "ship", "fortress"], ...], msgspec.Meta(min_length=1)]
    role: Literal["any", "attacker", "defender"]
    only_in_city: bool = False
    not_against_city: bool = False
    effects: Annotated[tuple[TacticsEffect, ...], msgspec.Meta(min_length=1)]


class ActionCard(Entry, frozen=True, kw_only=True):
    civil: CivilId
    tactics: TacticsId


class Objective(Told, frozen=True, kw_only=True):
    timing: Literal["status_phase", "immediate"]
    condition: Condition
    not_same_status_phase_as: tuple[str, ...] = ()


class ObjectiveCard(Entry, frozen=True, kw_only=True):
    deck: Deck
    top: ObjectiveId
    bottom: ObjectiveId
    vp: Number


class Civilization(Entry, frozen=True, kw_only=True):
    start_tile: StartTileId | None
    civ_advances: tuple[str, ...]
    leaders: tuple[str, ...]


class CivAdvance(Told, frozen=True, kw_only=True):
    civilization: str
    requires: str
    effects: tuple[CivEffect, ...]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of a Leader's two abilities (CC-11.14)."""

    id: str
    name_en: str
    name_pl: str
    effects: tuple[CivEffect, ...]
    text_en: str
    text_pl: str


class Leader(Entry, frozen=True, kw_only=True):
    civilization: str
    abilities: tuple[Ability, Ability]


class Tile(Entry, frozen=True, kw_only=True):
    terrain: Ground


class StartTile(Entry, frozen=True, kw_only=True):
    sides: dict[Literal["A", "B"], Homeland]


# Made from them


def immediate_objectives(objectives: Iterable[Objective]) -> dict[type[Kind], tuple[str, ...]]:
    """CC-18.2: those that are completed the moment something happens, by what they ask for."""
    found: dict[type[Kind], list[str]] = {}
    for entry in objectives:
        if entry.timing == "immediate":
            found.setdefault(type(entry.condition), []).append(entry.id)
    return {kind: tuple(ids) for kind, ids in found.items()}


def objective_points(cards: Iterable[ObjectiveCard]) -> dict[str, int]:
    """CC-18.1: of a card with either of its objectives, in half points."""
    return {f"{card.id}:{half}": 2 * card.vp for card in cards for half in (card.top, card.bottom)}

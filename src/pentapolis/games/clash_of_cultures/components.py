"""The content as typed, frozen structs. A wrong id or an unknown effect kind fails at load, with the entry's name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal, NamedTuple, TypeVar, get_args

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert, convert_all
from pentapolis.kernel.memo import Memo

from . import sources
from .effects import Effect
from .hexes import Layout
from .kinds import BUILDINGS, GOODS, RESOURCES, TERRAINS, UNITS, Goods, goods
from .maps import layout, terrain_of
from .mixes import PriceList
from .naming import names
from .prices import Price
from .vocabulary.advances import (
    AdvanceEffect,
    AdvanceWithBuilding,
    Collect,
    FreeAdvances,
    FreeOfCategory,
    GainWithAdvances,
    IgnoreEvents,
    Store,
)
from .vocabulary.common import Amounts, BuildingName, Carrier, Kind, Priced, check_carriers, every, good_set
from .vocabulary.pieces import BuildingEffect, ClashEffect
from .vocabulary.wonders import WonderEffect

Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Deck = Literal["base", "civilizations"]
Token = Literal["mood", "culture"]
EntryKind = TypeVar("EntryKind", bound="Entry")
EffectKind = TypeVar("EffectKind", bound=Kind)

COSTLESS = ("drama", "great_library", "bleda")  # free actions that only their limit ends


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of the data tells: its id, its names, and where what is known of it comes from."""

    id: str
    name_en: str
    name_pl: str
    name_pl_origin: Literal["seed", "own"] = "own"
    source: Source
    source_ref: str
    note: str = ""


class Text(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry with effects and their words."""

    effects: tuple[Effect, ...] = ()
    text_en: str = ""
    text_pl: str = ""


class Resource(Entry, frozen=True, kw_only=True):
    start: int
    max: int
    max_before_storage: int = 0
    max_with_dogma: int = 0
    substitutes_for: tuple[str, ...] = ()


class Yield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CC-9.3: what a terrain gives, and the Advance it takes."""

    resource: str
    requires: str
    max_spaces_per_collect: int = 0


class Terrain(Entry, frozen=True, kw_only=True):
    is_land: bool
    can_found: bool
    collect: tuple[Yield, ...]
    move_effect: str = ""


class Face(msgspec.Struct, frozen=True):
    value: int
    icon: str


class Unit(Entry, frozen=True, kw_only=True):
    limit_per_player: int
    cost: Amounts
    requires_building: BuildingName | None
    expansion: bool
    effects: tuple[ClashEffect, ...] = ()
    text_en: str
    text_pl: str


class CityPiece(Entry, frozen=True, kw_only=True):
    """A building, or the Settlement, which costs a Settler."""

    limit_per_player: int
    cost: Amounts | None
    expansion: bool = False
    effects: tuple[BuildingEffect, ...] = ()
    text_en: str = ""
    text_pl: str = ""


class Category(Entry, frozen=True, kw_only=True):
    government: bool


class Advance(Entry, frozen=True, kw_only=True):
    category: str
    row: int
    bonus: Token | None
    start: bool = False
    limit: Literal["", "once_per_turn"] = ""
    unlocks_building: BuildingName | Literal[""] = ""
    requires_advance: str = ""
    effects: tuple[AdvanceEffect, ...]
    text_en: str
    text_pl: str

    @property
    def top(self) -> bool:
        """CC-6.1: the first of its category."""
        return self.row == 1


class Wonder(Entry, frozen=True, kw_only=True):
    cost: Amounts
    requires_advance: str
    vp: int
    placement_requires_building: BuildingName | Literal[""] = ""
    effects: tuple[WonderEffect, ...]
    text_en: str
    text_pl: str


class EventIcon(Text, frozen=True, kw_only=True):
    expansion: bool


class EventCard(Text, frozen=True, kw_only=True):
    number: int
    deck: Deck
    icon: str | None
    affects: str
    tags: tuple[str, ...]
    keep: str = ""


class CivilCard(Text, frozen=True, kw_only=True):
    timing: str
    cost: dict[str, int]


class TacticsCard(Text, frozen=True, kw_only=True):
    requires_any: tuple[Literal["army", "ship", "fortress"], ...]
    role: Literal["any", "attacker", "defender"]
    location: Literal["any", "land", "city", "sea"]
    timing: str


class ActionCard(Entry, frozen=True, kw_only=True):
    number: int
    civil: str
    tactics: str


class Objective(Text, frozen=True, kw_only=True):
    timing: Literal["status_phase", "immediate"]
    condition: dict[str, Any]
    pay: dict[str, int] | None = None
    not_same_status_phase_as: tuple[str, ...] = ()


class ObjectiveCard(Entry, frozen=True, kw_only=True):
    number: int
    deck: Deck
    top: str
    bottom: str
    vp: int


class Civilization(Entry, frozen=True, kw_only=True):
    start_tile: str | None
    civ_advances: tuple[str, ...]
    leaders: tuple[str, ...]


class CivAdvance(Text, frozen=True, kw_only=True):
    civilization: str
    requires: str


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of a Leader's two abilities (CC-11.14)."""

    id: str
    name_en: str
    name_pl: str
    effects: tuple[Effect, ...]
    text_en: str
    text_pl: str


class Leader(Entry, frozen=True, kw_only=True):
    civilization: str
    abilities: tuple[Ability, ...]


class Tile(Entry, frozen=True, kw_only=True):
    number: int
    terrain: dict[str, str]


class StartTile(Entry, frozen=True, kw_only=True):
    count: int
    order: tuple[str, ...]
    sides: dict[str, dict[str, str]]
    civilization: str = ""


class Content(msgspec.Struct, frozen=True):
    """All content, and the tables made from it once: costs by position, Advances by bit, terrain by tile."""

    limits: dict[str, int]
    faces: tuple[Face, ...]  # the die, as printed; side n is faces[n - 1]
    final_rounds: dict[tuple[int, int], int]  # CC-32.4: the highest roll that ends the game, by Age and Round
    terrains: dict[str, Terrain]
    units: dict[str, Unit]
    buildings: dict[str, CityPiece]
    settlement: CityPiece
    neutral: dict[str, int]  # CC-33.1b: pieces of nobody
    categories: dict[str, Category]
    advances: dict[str, Advance]
    wonders: dict[str, Wonder]
    icons: dict[str, EventIcon]
    events: dict[str, EventCard]
    civil: dict[str, CivilCard]
    tactics: dict[str, TacticsCard]
    action_cards: dict[str, ActionCard]
    objectives: dict[str, Objective]
    objective_cards: dict[str, ObjectiveCard]
    civilizations: dict[str, Civilization]
    civ_advances: dict[str, CivAdvance]
    leaders: dict[str, Leader]
    tiles: dict[str, tuple[int, ...]]  # regular tiles: terrain of top, left, right, bottom
    start_tiles: dict[str, dict[str, tuple[int, ...]]]  # by tile and side: terrain of city, left, right, far
    man_god: dict[str, str]  # CC-30.12
    layouts: dict[int, Layout]
    names: dict[str, dict[str, str]]
    # made from the above
    unit_costs: tuple[Goods, ...]
    building_costs: tuple[Goods, ...]
    building_list: PriceList  # the same to ask what can be paid
    wonder_costs: dict[str, Goods]
    civil_costs: dict[str, Goods]
    advance_rules: tuple[AdvanceRule, ...]  # by bit number
    open_advances: Memo[int, OpenAdvances]  # those that may be taken, by the set of owned ones (CC-6.1)
    advance_prices: dict[tuple[int, int], dict[str, list[Price]]]  # what `actions.advance` has asked already
    made_free: dict[str, int]  # by Advance: those Advances that make it cost nothing (CC-6.13)
    tied: dict[str, dict[str, tuple[str, ...]]]  # civilization, Advance: the civilization Advances it brings (CC-30.1)
    category_sets: dict[str, int]  # CC-6.1: the Advances of each category, as a set
    once: int  # CC-2.8: the sources that work once per turn, as a set
    immediate: dict[str, tuple[str, ...]]  # CC-18.2: objectives completed at once, by the kind of their condition
    start_advances: int  # CC-1.10, as a set
    needed: tuple[int, ...]  # CC-6.6: the Advance of each building
    yields: tuple[tuple[tuple[int, int], ...], ...]  # CC-9.3: by terrain: Advances, each with the goods it gives
    stores: tuple[Stores, ...]  # CC-4.1, CC-4.2: how many of each resource may be held
    effects: dict[tuple[type[Kind], str], Kind]  # what the data says, by kind and carrier
    prices: dict[tuple[type[Kind], str], list[Price]]  # the same for what costs something

    def printed(self, kind: type[EffectKind], carrier: str = "") -> EffectKind:
        """What an entry says of a kind; without a name the only one that says it."""
        return self.effects[kind, carrier or kind.carriers[0]]  # type: ignore[return-value]


class Stores(NamedTuple):
    """How many of a resource may be held, and what Advances make of it."""

    most: int
    others: tuple[tuple[int, int], ...]


class AdvanceRule(msgspec.Struct, frozen=True):
    """What decides whether an Advance may be taken (CC-6.1, CC-6.7, CC-6.8), as sets of Advances."""

    id: str
    bit: int
    needs: int  # the top Advance of its category, and the one named by CC-6.7
    others: int  # Advances of the other governments, which must not be owned
    bars: int  # those, and the Advance itself
    bonus: int  # the token gained, or -1
    answer: tuple[str, str]  # its word in a list of answers, and its id


class OpenAdvances(NamedTuple):
    """The Advances that may be taken: their rules, the set of them, and the answers that name them."""

    rules: tuple[AdvanceRule, ...]
    bits: int
    answers: tuple[tuple[str, str], ...]


def load(tables: Tables) -> Content:
    """Typed content from the data tables; anything that the rules could not play is a DataError."""
    pieces, units = by_id(tables, "city_pieces", CityPiece), by_id(tables, "units", Unit)
    advances = by_id(tables, "advances", Advance)
    civs = by_id(tables, "civilizations", Civilization)
    civ_advances = by_id(tables, "civ_advances", CivAdvance)
    wonders = by_id(tables, "wonders", Wonder)
    leaders = by_id(tables, "leaders", Leader)
    categories = by_id(tables, "advance_categories", Category)
    governments = {category.id for category in categories.values() if category.government}
    check_board(advances, categories)
    rules = tuple(advance_rule(advance, advances, governments) for advance in advances.values())
    carriers: list[Carrier] = [*advances.values(), *wonders.values(), *pieces.values(), *units.values()]
    building_costs = tuple(goods(**pieces[name].cost or {}) for name in BUILDINGS)
    content = Content(
        limits={name: value for name, value in tables["limits"].items() if isinstance(value, int)},
        faces=tuple(convert(face, Face, "dice") for face in tables["dice"]["faces"]),
        final_rounds={
            (entry["age"], entry["round"]): max(entry["end_on"])
            for entry in tables["round_track"]["back"]["final_rounds"]
        },
        terrains=by_id(tables, "terrains", Terrain),
        units=units,
        buildings={piece.id: piece for piece in pieces.values() if piece.id != "settlement"},
        settlement=pieces["settlement"],
        neutral={entry["id"]: entry["count"] for entry in tables["neutral_pieces"]},
        categories=categories,
        advances=advances,
        wonders=wonders,
        icons=by_id(tables, "event_icons", EventIcon),
        events=by_id(tables, "events", EventCard),
        civil=by_id(tables, "action_civil_effects", CivilCard),
        tactics=by_id(tables, "action_tactics_effects", TacticsCard),
        action_cards=by_id(tables, "action_cards", ActionCard),
        objectives=by_id(tables, "objectives", Objective),
        objective_cards=by_id(tables, "objective_cards", ObjectiveCard),
        civilizations=civs,
        civ_advances=civ_advances,
        leaders=leaders,
        tiles={tile.id: terrain_of(tile.terrain, tile.id) for tile in convert_all(tables, "tiles_regular", Tile)},
        start_tiles={
            tile.id: {side: terrain_of(terrain, tile.id) for side, terrain in tile.sides.items()}
            for tile in convert_all(tables, "tiles_start", StartTile)
        },
        man_god=dict(tables["man_god_pairs"]["pairs"]),
        layouts={entry["players"]: layout(tables, entry) for entry in tables["map_setups"]},
        names=names(tables),
        unit_costs=tuple(goods(**entry["cost"]) for entry in tables["units"]),
        building_costs=building_costs,
        building_list=PriceList(building_costs),
        wonder_costs={entry["id"]: goods(**entry["cost"]) for entry in tables["wonders"]},
        civil_costs={entry["id"]: goods(**entry["cost"]) for entry in tables["action_civil_effects"]},
        advance_rules=rules,
        open_advances=Memo(partial(open_advances, [(rule.needs, rule.bars, rule) for rule in rules])),
        advance_prices={},
        made_free=made_free(advances),
        tied={civ.id: tied_advances(civ, civ_advances, advances, governments) for civ in civs.values()},
        category_sets=category_sets(advances),
        once=once_per_turn(advances, [*civ_advances.values(), *wonders.values()], leaders),
        immediate=immediate_objectives(convert_all(tables, "objectives", Objective)),
        start_advances=sum(sources.bit(advance.id) for advance in advances.values() if advance.start),
        needed=tuple(needed_by(name, advances) for name in BUILDINGS),
        yields=tuple(yields_of(name, advances) for name in TERRAINS),
        stores=tuple(stores_of(name, tables, advances) for name in RESOURCES),
        effects={(type(effect), entry.id): effect for entry in carriers for effect in entry.effects},
        prices={
            (type(effect), entry.id): effect.prices
            for entry in carriers
            for effect in entry.effects
            if isinstance(effect, Priced)
        },
    )
    check(content, tables)
    return content


def by_id(tables: Tables, section: str, kind: type[EntryKind]) -> dict[str, EntryKind]:
    return {entry.id: entry for entry in convert_all(tables, section, kind)}


def check_board(advances: dict[str, Advance], categories: dict[str, Category]) -> None:
    """CC-6.1: the known Advances, in the order of their bits, one in each row of each category."""
    if tuple(advances) != sources.ADVANCES:
        raise DataError("advances", f"its entries must be {', '.join(sources.ADVANCES)}, in this order")
    for category in categories:
        rows = [advance.row for advance in advances.values() if advance.category == category]
        if rows != [1, 2, 3, 4]:
            raise DataError(f"advances, category {category}", f"its rows must be 1, 2, 3, 4, not {rows}")
    for advance in advances.values():
        if advance.category not in categories:
            raise DataError(f"advances, entry {advance.id}", f"there is no category {advance.category!r}")


def needed_by(building: str, advances: dict[str, Advance]) -> int:
    """CC-6.6: the Advance that unlocks a building."""
    found = [advance.id for advance in advances.values() if advance.unlocks_building == building]
    if len(found) != 1:
        raise DataError("advances, unlocks_building", f"{building} is unlocked by {len(found)} Advances, not by one")
    return sources.bit(found[0])


def yields_of(terrain: str, advances: dict[str, Advance]) -> tuple[tuple[int, int], ...]:
    """CC-9.3: the Advances that let cities collect from a terrain, each with the goods, as sets."""
    return tuple(
        (sources.bit(advance.id), good_set(effect.goods))
        for advance in advances.values()
        for effect in every(advance, Collect)
        if effect.terrain == terrain
    )


def stores_of(resource: str, tables: Tables, advances: dict[str, Advance]) -> Stores:
    """CC-4.1, CC-4.2, CC-29.11: how many of a resource may be held, and what Advances make of it."""
    limits = tables["limits"]
    most = limits["food_max_without_storage"] if resource == "food" else limits["resource_max"]
    others = [
        (sources.bit(advance.id), effect.most)
        for advance in advances.values()
        for effect in every(advance, Store)
        if effect.good == resource
    ]
    return Stores(most, tuple(others))


def advance_rule(advance: Advance, advances: dict[str, Advance], governments: set[str]) -> AdvanceRule:
    """CC-6.1, CC-6.7, CC-6.8 for one Advance, as sets."""
    needs = sources.bit(advance.requires_advance) if advance.requires_advance else 0
    if not advance.top:
        needs |= next(sources.bit(top.id) for top in advances.values() if top.top and top.category == advance.category)
    others = 0
    if advance.category in governments:
        others = sum(
            sources.bit(other.id)
            for other in advances.values()
            if other.category in governments and other.category != advance.category
        )
    bonus = GOODS.index(advance.bonus) if advance.bonus else -1
    own = sources.bit(advance.id)
    return AdvanceRule(advance.id, own, needs, others, own | others, bonus, (advance.id, advance.id))


def open_advances(rules: list[tuple[int, int, AdvanceRule]], owned: int) -> OpenAdvances:
    """CC-6.1, CC-6.7, CC-6.8: the Advances that a player may take who owns a set of them; by needs, bars and rule."""
    missing = ~owned
    found = [rule for needs, bars, rule in rules if not (needs & missing or bars & owned)]
    return OpenAdvances(tuple(found), sum([rule.bit for rule in found]), tuple([rule.answer for rule in found]))


def made_free(advances: dict[str, Advance]) -> dict[str, int]:
    """CC-6.13: which Advances make which others free, as sets."""
    found: dict[str, int] = {}
    for advance in advances.values():
        for effect in every(advance, FreeAdvances):
            for name in effect.advances:
                found[name] = found.get(name, 0) | sources.bit(advance.id)
    return found


def tied_advances(
    civ: Civilization, civ_advances: dict[str, CivAdvance], advances: dict[str, Advance], governments: set[str]
) -> dict[str, tuple[str, ...]]:
    """CC-30.1, CC-30.2: which civilization Advances come with which Advance."""
    tied: dict[str, list[str]] = {}
    for name in civ.civ_advances:
        wanted = civ_advances[name].requires
        for advance in advances.values():
            if advance.id == wanted or (wanted == "any_government" and advance.category in governments):
                tied.setdefault(advance.id, []).append(name)
    return {advance: tuple(names) for advance, names in tied.items()}


def category_sets(advances: dict[str, Advance]) -> dict[str, int]:
    """CC-6.1: four Advances in each category."""
    found: dict[str, int] = {}
    for advance in advances.values():
        found[advance.category] = found.get(advance.category, 0) | sources.bit(advance.id)
    return found


def once_per_turn(advances: dict[str, Advance], others: Sequence[Text | Wonder], leaders: dict[str, Leader]) -> int:
    """CC-2.8: the Advances, Wonders and Leaders that the data limits to once per turn, as a set."""
    found = [advance.id for advance in advances.values() if advance.limit]
    found += [entry.id for entry in others if any(effect.once for effect in entry.effects)]
    for leader in leaders.values():
        if any(effect.once for ability in leader.abilities for effect in ability.effects):
            found.append(leader.id)
    return sources.bits(*found)


def immediate_objectives(objectives: list[Objective]) -> dict[str, tuple[str, ...]]:
    """CC-18.2: those that are completed the moment something happens, by the kind of their condition."""
    found: dict[str, list[str]] = {}
    for entry in objectives:
        if entry.timing == "immediate":
            found.setdefault(entry.condition["kind"], []).append(entry.id)
    return {kind: tuple(ids) for kind, ids in found.items()}


def check(content: Content, tables: Tables) -> None:
    """Faults that types cannot express: ids that lead nowhere, an order that the bits do not have, missing pieces."""
    for section, found, known in (
        ("civ_advances", content.civ_advances, sources.CIV_ADVANCES),
        ("leaders", content.leaders, sources.LEADERS),
        ("wonders", content.wonders, sources.WONDERS),
        ("action_civil_effects", content.civil, sources.CIVIL_CARDS),
        ("events", content.events, sources.EVENTS),
        ("units", content.units, UNITS),
        ("city_pieces", content.buildings, BUILDINGS),
    ):
        if tuple(found) != known:
            raise DataError(section, f"its entries must be {', '.join(known)}, in this order")
    for section, ids, known_ids in references(content):
        for name in ids:
            if name not in known_ids:
                raise DataError(section, f"there is no {name!r}")
    for name in COSTLESS:
        if not content.once & sources.bit(name):
            raise DataError(name, "a free action that takes nothing would never end: it needs `limit: once_per_turn`")
    check_carriers(content.advances.values(), get_args(AdvanceEffect))
    check_carriers(content.wonders.values(), get_args(WonderEffect))
    check_carriers(content.buildings.values(), get_args(BuildingEffect))
    check_carriers(content.units.values(), get_args(ClashEffect))
    counts = tables["documented_counts"]
    for name in ("action_cards", "wonders", "leaders", "civilizations", "advances"):
        if len(tables[name]) != counts[name]:
            raise DataError(name, f"there are {len(tables[name])}, the box holds {counts[name]}")


def references(content: Content) -> list[tuple[str, list[str], Any]]:
    """Every id that names another entry: where it stands, the ids, and what they must be among."""
    cards, goals = content.action_cards.values(), content.objective_cards.values()
    return [
        *board_references(content),
        (
            "advances, requires_advance",
            named(advance.requires_advance for advance in content.advances.values()),
            content.advances,
        ),
        (
            "wonders, requires_advance",
            [wonder.requires_advance for wonder in content.wonders.values()],
            content.advances,
        ),
        ("events, icon", named(event.icon or "" for event in content.events.values()), content.icons),
        ("action_cards, civil", [card.civil for card in cards], content.civil),
        ("action_cards, tactics", [card.tactics for card in cards], content.tactics),
        ("objective_cards, top", [card.top for card in goals], content.objectives),
        ("objective_cards, bottom", [card.bottom for card in goals], content.objectives),
        (
            "civ_advances, civilization",
            [entry.civilization for entry in content.civ_advances.values()],
            content.civilizations,
        ),
        ("leaders, civilization", [leader.civilization for leader in content.leaders.values()], content.civilizations),
        (
            "civilizations, start_tile",
            named(civ.start_tile or "" for civ in content.civilizations.values()),
            content.start_tiles,
        ),
    ]


def board_references(content: Content) -> list[tuple[str, list[str], Any]]:
    """The same for what Advances do."""
    learned, categories, tags = list[str](), list[str](), list[str]()
    for advance in content.advances.values():
        for effect in advance.effects:
            match effect:
                case FreeAdvances():
                    learned += effect.advances
                case GainWithAdvances() | FreeOfCategory() | AdvanceWithBuilding():
                    categories.append(effect.category)
                case IgnoreEvents():
                    tags.append(effect.tag)
    return [
        ("advances, free_advances", learned, content.advances),
        ("advances, category of an effect", categories, content.categories),
        ("advances, tag of events", tags, {tag for event in content.events.values() for tag in event.tags}),
    ]


def named(ids: Any) -> list[str]:
    return [name for name in ids if name]


def name_of(content: Content, piece: str, language: str) -> str | None:
    """A piece's name in a language; None if this game has no such piece."""
    return content.names.get(piece, {}).get(language)

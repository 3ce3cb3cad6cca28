"""The content: all entries, and tables made from them. A wrong id or an unknown kind fails at load, with its place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert, convert_all, only
from pentapolis.kernel.memo import Memo
from pentapolis.parts.payments import PriceList

from . import entries, sources
from .basics import Dice, Entry, Face, Limits, Neutral, Pairs, Resource, RoundTrack, Terrain, check_terrains, same_order
from .board import (
    Advance,
    AdvanceRule,
    Category,
    CityPiece,
    OpenAdvances,
    Stores,
    Unit,
    Wonder,
    advance_rule,
    category_sets,
    check_board,
    made_free,
    needed_by,
    open_advances,
    stores_of,
    yields_of,
)
from .checking import check
from .hexes import Layout
from .kinds import BUILDINGS, GOODS, RESOURCES, TERRAINS, TOKENS, UNITS, Goods, goods
from .maps import layouts, terrain_of, tile_terrain
from .mixes import within
from .naming import names
from .prices import Price
from .vocabulary.common import Carrier, Kind, amount
from .vocabulary.shapes import Paid, Priced

EntryKind = TypeVar("EntryKind", bound="Entry")
EffectKind = TypeVar("EffectKind", bound=Kind)

SECTIONS = (
    *("documented_counts", "resources", "tokens", "terrains", "dice", "limits", "round_track"),
    *("units", "neutral_pieces", "city_pieces", "advance_categories", "advances", "man_god_pairs", "wonders"),
    *("event_icons", "events", "action_civil_effects", "action_tactics_effects", "action_cards"),
    *("objectives", "objective_cards", "civilizations", "civ_advances", "leaders"),
    *("tiles_regular", "tiles_start", "map_setups"),
)
NEUTRAL = ("barbarian_settlement", "barbarian_infantry", "barbarian_cavalry", "barbarian_elephant", "pirate_ship")


class Content(msgspec.Struct, frozen=True):
    """All content, and the tables made from it once: costs by position, Advances by bit, terrain by tile."""

    limits: dict[str, int]
    faces: tuple[Face, ...]  # the die, as printed; side n is faces[n - 1]
    track: RoundTrack
    final_rounds: dict[tuple[int, int], int]  # CC-32.4: the highest roll that ends the game, by Age and Round
    start_goods: tuple[int, ...]  # CC-1.10
    terrains: dict[str, Terrain]
    units: dict[str, Unit]
    buildings: dict[str, CityPiece]
    settlement: CityPiece
    neutral: tuple[Neutral, ...]  # CC-33.1b: pieces of nobody
    categories: dict[str, Category]
    advances: dict[str, Advance]
    wonders: dict[str, Wonder]
    icons: dict[str, entries.EventIcon]
    events: dict[str, entries.EventCard]
    civil: dict[str, entries.CivilCard]
    tactics: dict[str, entries.TacticsCard]
    action_cards: dict[str, entries.ActionCard]
    objectives: dict[str, entries.Objective]
    objective_cards: dict[str, entries.ObjectiveCard]
    civilizations: dict[str, entries.Civilization]
    civ_advances: dict[str, entries.CivAdvance]
    leaders: dict[str, entries.Leader]
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
    immediate: dict[type[Kind], tuple[str, ...]]  # CC-18.2: objectives completed at once, by what they ask for
    objective_points: dict[str, int]  # CC-18.1: of a card with one of its objectives, `card:objective`, in half points
    start_advances: int  # CC-1.10, as a set
    needed: tuple[int, ...]  # CC-6.6: the Advance of each building
    yields: tuple[tuple[tuple[int, int], ...], ...]  # CC-9.3: by terrain: Advances, each with the goods it gives
    fertile: int  # CC-7.2: the terrains on which cities are founded, as a set
    stores: tuple[Stores, ...]  # CC-4.1, CC-4.2: how many of each resource may be held
    effects: dict[tuple[type[Kind], str], Kind]  # what the data says, by kind and carrier
    prices: dict[tuple[type[Kind], str], list[Price]]  # the same for what costs something

    def printed(self, kind: type[EffectKind], carrier: str = "") -> EffectKind:
        """What an entry says of a kind; without a name the only one that says it."""
        return self.effects[kind, carrier]  # type: ignore[return-value]

    def cost(self, kind: type[Paid], carrier: str = "") -> Goods:
        """The same of a price by position."""
        return self.prices[kind, carrier][0].cost


def load(tables: Tables) -> Content:
    """Typed content from the data tables; anything that the rules could not play is a DataError."""
    only(tables, SECTIONS)
    pieces, units = by_id(tables, "city_pieces", CityPiece), by_id(tables, "units", Unit, UNITS)
    advances = by_id(tables, "advances", Advance, sources.ADVANCES)
    civs = by_id(tables, "civilizations", entries.Civilization)
    civ_advances = by_id(tables, "civ_advances", entries.CivAdvance, sources.CIV_ADVANCES)
    wonders = by_id(tables, "wonders", Wonder, sources.WONDERS)
    leaders = by_id(tables, "leaders", entries.Leader, sources.LEADERS)
    goals = by_id(tables, "objectives", entries.Objective)
    goal_cards = by_id(tables, "objective_cards", entries.ObjectiveCard)
    resources, terrains = by_id(tables, "resources", Resource), by_id(tables, "terrains", Terrain)
    track = convert(tables["round_track"], RoundTrack, "round_track")
    limits = msgspec.structs.asdict(convert(tables["limits"], Limits, "limits"))
    categories = by_id(tables, "advance_categories", Category)
    for section, ids, known in (
        ("resources", tuple(resources), RESOURCES),
        ("tokens", tuple(by_id(tables, "tokens", Entry)), TOKENS),
        ("terrains", tuple(terrains), TERRAINS[1:]),
        ("city_pieces", tuple(pieces), ("settlement", *BUILDINGS)),
        ("neutral_pieces", tuple(entry["id"] for entry in tables["neutral_pieces"]), NEUTRAL),
    ):
        same_order(section, ids, known)
    check_terrains(terrains)
    governments = {category.id for category in categories.values() if category.government}
    check_board(advances, categories)
    rules = tuple(advance_rule(advance, advances, governments) for advance in advances.values())
    abilities = [ability for leader in leaders.values() for ability in leader.abilities]
    board: list[Carrier] = [*advances.values(), *wonders.values(), *pieces.values(), *units.values()]
    civil = by_id(tables, "action_civil_effects", entries.CivilCard, sources.CIVIL_CARDS)
    tactics = by_id(tables, "action_tactics_effects", entries.TacticsCard)
    carriers: list[Carrier] = [*board, *civ_advances.values(), *abilities, *civil.values(), *tactics.values()]
    effects = printed_by(carriers)
    building_costs = tuple(goods(**pieces[name].cost or {}) for name in BUILDINGS)
    content = Content(
        limits={name: value for name, value in limits.items() if isinstance(value, int)},
        faces=convert(tables["dice"], Dice, "dice").faces,
        track=track,
        final_rounds={(entry.age, entry.round): entry.highest for entry in track.back.final_rounds},
        start_goods=tuple(resources[good].start if good in resources else 0 for good in GOODS),
        terrains=terrains,
        units=units,
        buildings={piece.id: piece for piece in pieces.values() if piece.id != "settlement"},
        settlement=pieces["settlement"],
        neutral=tuple(convert_all(tables, "neutral_pieces", Neutral)),
        categories=categories,
        advances=advances,
        wonders=wonders,
        icons=by_id(tables, "event_icons", entries.EventIcon),
        events=by_id(tables, "events", entries.EventCard, sources.EVENTS),
        civil=civil,
        tactics=tactics,
        action_cards=by_id(tables, "action_cards", entries.ActionCard),
        objectives=goals,
        objective_cards=goal_cards,
        civilizations=civs,
        civ_advances=civ_advances,
        leaders=leaders,
        tiles={
            tile.id: tile_terrain(tile.id, tile.terrain) for tile in convert_all(tables, "tiles_regular", entries.Tile)
        },
        start_tiles={
            tile.id: {side: terrain_of(terrain) for side, terrain in tile.sides.items()}
            for tile in convert_all(tables, "tiles_start", entries.StartTile)
        },
        man_god=dict(convert(tables["man_god_pairs"], Pairs, "man_god_pairs").pairs),
        layouts=layouts(tables),
        names=names(tables),
        unit_costs=tuple(goods(**entry["cost"]) for entry in tables["units"]),
        building_costs=building_costs,
        building_list=PriceList(building_costs, within),
        wonder_costs={entry["id"]: goods(**entry["cost"]) for entry in tables["wonders"]},
        civil_costs={card.id: amount(card.cost) for card in civil.values()},
        advance_rules=rules,
        open_advances=Memo(partial(open_advances, [(rule.needs | rule.bars, rule.needs, rule) for rule in rules])),
        advance_prices={},
        made_free=made_free(advances),
        tied={civ.id: tied_advances(civ, civ_advances, advances, governments) for civ in civs.values()},
        category_sets=category_sets(advances),
        once=once_per_turn(advances, [*civ_advances.values(), *wonders.values()], leaders),
        immediate=entries.immediate_objectives(goals.values()),
        objective_points=entries.objective_points(goal_cards.values()),
        start_advances=sum(sources.bit(advance.id) for advance in advances.values() if advance.start),
        needed=tuple(needed_by(name, advances) for name in BUILDINGS),
        yields=tuple(yields_of(name, advances) for name in TERRAINS),
        stores=tuple(stores_of(resource, advances) for resource in resources.values()),
        fertile=sum(1 << TERRAINS.index(entry.id) for entry in terrains.values() if entry.can_found),
        effects=effects,
        prices={key: effect.prices for key, effect in effects.items() if isinstance(effect, Priced)},
    )
    check(content, tables)
    return content


def printed_by(carriers: Sequence[Carrier]) -> dict[tuple[type[Kind], str], Kind]:
    """What entries say, by kind and entry; without an entry what the first carrier of a kind says."""
    found: dict[tuple[type[Kind], str], Kind] = {}
    for entry in carriers:
        for effect in entry.effects:
            found[type(effect), entry.id] = effect
            if effect.carriers[:1] == (entry.id,):
                found[type(effect), ""] = effect
    return found


def by_id(tables: Tables, section: str, kind: type[EntryKind], known: tuple[str, ...] = ()) -> dict[str, EntryKind]:
    """The entries of a section by id; `known`: all that there must be, in their order."""
    found = {entry.id: entry for entry in convert_all(tables, section, kind)}
    if known and tuple(found) != known:
        raise DataError(section, f"its entries must be {', '.join(known)}, in this order")
    return found


def tied_advances(
    civ: entries.Civilization,
    civ_advances: dict[str, entries.CivAdvance],
    advances: dict[str, Advance],
    governments: set[str],
) -> dict[str, tuple[str, ...]]:
    """CC-30.1, CC-30.2: which civilization Advances come with which Advance."""
    tied: dict[str, list[str]] = {}
    for entry in civ_advances.values():
        if entry.civilization == civ.id:
            for advance in advances.values():
                if advance.id == entry.requires or (
                    entry.requires == "any_government" and advance.category in governments
                ):
                    tied.setdefault(advance.id, []).append(entry.id)
    return {advance: tuple(names) for advance, names in tied.items()}


def once_per_turn(
    advances: dict[str, Advance], others: Sequence[Wonder | entries.CivAdvance], leaders: dict[str, entries.Leader]
) -> int:
    """CC-2.8: the Advances, Wonders and Leaders that the data limits to once per turn, as a set."""
    found = [advance.id for advance in advances.values() if advance.limit]
    found += [entry.id for entry in others if any(effect.once for effect in entry.effects)]
    for leader in leaders.values():
        if any(effect.once for ability in leader.abilities for effect in ability.effects):
            found.append(leader.id)
    return sources.bits(*found)


def name_of(content: Content, piece: str, language: str) -> str | None:
    """A piece's name in a language; None if this game has no such piece."""
    return content.names.get(piece, {}).get(language)

"""All content of the game, and the tables that the rules look things up in. A wrong id or effect fails at load."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, partial
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from pentapolis.kernel.data import DataError, Tables, convert, convert_all, convert_exactly, only
from pentapolis.kernel.memo import Memo
from pentapolis.parts.bitsets import mask_of

from . import pieces as p
from . import vocabulary as v
from .bills import Bill, bills
from .checking import check
from .checking.boards import check_hunting, check_modules
from .checking.continent import check_continent, check_sites
from .checking.solo import check_event_checks
from .continent import Map, Placements, lay
from .force import Force, gather
from .kinds import (
    CARD_TYPES,
    CATEGORIES,
    DECKS,
    FEATURE,
    GRIDS,
    LEVELS,
    MATERIALS,
    MODULES,
    PAIRS,
    PROJECTS,
    SITE_KINDS,
    TRACKS,
    TYPE,
    TYPES,
    WATER,
    WEATHER,
)
from .lookups import Ground, Land, crossing, grounds_of, lands, lasting_of, lucky_row, spaces_of
from .naming import names_of
from .partitions import Boards, Columns, Partition, partition
from .prospects import Books, Purse, prospects
from .wording import Texts, texts_of

T = TypeVar("T", bound=p.Entry)

Cards = tuple[str, ...]
"""Cards, chips or tiles. Replaced, never changed: all copies of a state share them."""

SECTIONS = (
    *("setup", "limits", "rates", "player_counts", "projects", "phases", "terms"),
    *(*DECKS, "events", "marker_cards", "chip_cards", "incomes", "attributes", "goals"),
    *("modules", "console_activity", "materials", "storage_rows"),
    *("tiles", "first_play", "island", "site_kinds", "sites"),
    *("tracks", "track_bonuses", "favor", "weather", "hunting", "columns", "stages", "settlements", "scoring", "eras"),
    *("opponent", "vici", "category_actions", "grids", "event_checks", "solo_levels"),
)


class Content(msgspec.Struct, frozen=True, dict=True):
    """The pieces by id, and what is looked up of them in play."""

    cards: dict[str, p.Card]  # research cards, deck by deck
    bills: Memo[tuple[str, int, int], tuple[Bill, ...]]  # CV-CRD.2: by card, row and the cost space that is ignored
    events: dict[str, p.Event]
    marker_cards: dict[str, p.MarkerCard]
    chip_cards: dict[str, p.ChipCard]
    incomes: dict[str, p.IncomeChip]
    chips: dict[str, p.IncomeChip]  # income chips and starting chip cards
    attributes: dict[str, p.Attribute]
    attribute_costs: dict[str, tuple[int, int, int]]  # CV-ATT.1: the feature, markers to have, markers to return
    goals: dict[str, p.Goal]
    modules: dict[str, p.Module]
    console_activity: p.InnateActivity
    projects: dict[str, p.ProjectEntry]
    materials: dict[str, p.Named]
    sites: dict[str, p.Site]
    site_kinds: dict[str, p.SiteKindEntry]
    scoring: dict[str, p.Scoring]  # by category
    setup: p.Setup
    limits: p.Limits
    rates: p.Rates
    counts: dict[int, p.PlayerCount]
    names: dict[str, dict[str, str]]
    # Modules
    module_dice: dict[str, tuple[int, int]]  # CV-ACT4.10; (0, 0): any two
    module_pairs: dict[str, int]  # the numbers of these pairs in `PAIRS`
    module_acts: Memo[int, dict[str, tuple[str, str]]]  # the answers that activate a module, by the pairs of `PAIRS`
    # Continent
    tiles: tuple[p.TileEntry, ...]
    first_play: tuple[p.Placement, ...]
    territories: tuple[Land, ...]
    places: dict[str, int]  # territories by id
    lands: int  # territories, as bits
    waters: int
    start_forest: int
    start_grassland: int
    island: int  # CV-BLD.4: the territory with the building ground of tile A
    island_ground: p.Island
    grounds: tuple[Ground, ...]
    maps: Memo[Placements, Map]  # what follows from where the tiles lie
    # Boards
    tracks: dict[str, p.Track]
    crossing: tuple[tuple[str, ...], ...]  # CV-TRK.1: by track: the bonus for leaving each space, "" if there is none
    track_bonuses: dict[str, p.TrackBonus]
    favor: tuple[p.FavorSpace, ...]
    weather: tuple[p.WeatherSpace, ...]  # from hot to cold
    hunting: tuple[tuple[int, ...], ...]  # CV-SUS.2: by type of territory and die
    hunting_order: tuple[int, ...]  # types, the best first
    lucky_row: tuple[int, ...]  # CV-EXP.2: by die: the storage row
    storage_rows: tuple[p.StorageRow, ...]
    columns: tuple[p.Column, ...]
    stages: tuple[p.Stage, ...]
    partitions: Memo[tuple[Columns, int], Partition]  # CV-CON: what columns hold, with active stage tiles as bits
    prospects: Memo[Purse, tuple[float, float]]  # what a hand promises that can be paid so far
    slots: tuple[p.SettlementSlot, ...]
    eras: tuple[p.Era, ...]
    # What lasts
    lasting: dict[str, v.Lasting]  # passives and triggers by the card or chip that has them
    triggers: dict[str, v.Trigger]  # those that wait for something
    force: Memo[Cards, Force]  # what installed cards and chips with something lasting give
    # V.I.C.I.
    opponent: p.Opponent
    vici: dict[str, p.ViciCard]
    category_actions: dict[str, v.solo.AnyAction]
    grids: dict[str, p.Grid]
    event_checks: dict[str, tuple[int, ...]]
    solo_levels: dict[str, p.SoloLevel]
    # Views
    open_tables: dict[bytes, Any] = {}  # what `view` has worked out before

    @cached_property
    def texts(self) -> Texts:
        """By id, what the data files do not hold. No rule reads it, so it is written when somebody does."""
        return texts_of(self)


def load(tables: Tables) -> Content:
    """Typed content from the data tables; anything that the rules could not play is a DataError."""
    only(tables, SECTIONS)
    cards = research_cards(tables)
    attributes = by_id(tables, "attributes", p.Attribute)
    incomes = by_id(tables, "incomes", p.IncomeChip)
    chip_cards = by_id(tables, "chip_cards", p.ChipCard)
    goals = by_id(tables, "goals", p.Goal)
    columns = in_order(tables, "columns", p.Column, "column")
    stages = in_order(tables, "stages", p.Stage, "row")
    modules = convert_exactly(tables, "modules", p.Module, MODULES)
    sites = by_id(tables, "sites", p.Site)
    site_kinds = convert_exactly(tables, "site_kinds", p.SiteKindEntry, SITE_KINDS)
    tiles = tuple(by_id(tables, "tiles", p.TileEntry).values())
    island = convert(tables["island"], p.Island, "island")
    first_play = convert(tables["first_play"], p.FirstPlay, "first_play").placements
    tracks = convert_exactly(tables, "tracks", p.Track, TRACKS)
    hunting = by_id(tables, "hunting", p.HuntingColumn)
    event_checks = by_id(tables, "event_checks", p.EventCheck)
    check_modules(modules)
    check_continent(tiles, island, first_play)
    check_sites(sites, site_kinds)
    check_hunting(hunting)
    check_event_checks(event_checks)
    territories = tuple(lands(tiles))
    places = {land.id: land.number for land in territories}
    rows = in_order(tables, "storage_rows", p.StorageRow, "storage_row")
    lasting = lasting_of(cards, attributes)
    counts = {entry.players: entry for entry in convert_all(tables, "player_counts", p.PlayerCount)}
    grids = convert_exactly(tables, "grids", p.Grid, GRIDS)
    module_dice = {name: module.dice or (0, 0) for name, module in modules.items()}
    module_pairs = {name: PAIRS.index(pair) for name, pair in module_dice.items()}
    costs = Memo(partial(bills, cards))
    partitions = Memo(partial(partition, Boards(cards, goals, attributes, columns, stages)))
    content = Content(
        cards=cards,
        bills=costs,
        events=by_id(tables, "events", p.Event),
        marker_cards=by_id(tables, "marker_cards", p.MarkerCard),
        chip_cards=chip_cards,
        incomes=incomes,
        chips={**incomes, **chip_cards},
        attributes=attributes,
        attribute_costs={
            chip.id: (FEATURE[chip.requirement.feature], chip.requirement.have, chip.requirement.returned)
            for chip in attributes.values()
        },
        goals=goals,
        modules=modules,
        console_activity=convert(tables["console_activity"], p.InnateActivity, "console_activity"),
        projects=convert_exactly(tables, "projects", p.ProjectEntry, PROJECTS),
        materials=convert_exactly(tables, "materials", p.Named, MATERIALS),
        sites=sites,
        site_kinds=site_kinds,
        scoring=convert_exactly(tables, "scoring", p.Scoring, CATEGORIES),
        setup=convert(tables["setup"], p.Setup, "setup"),
        limits=convert(tables["limits"], p.Limits, "limits"),
        rates=convert(tables["rates"], p.Rates, "rates"),
        counts=counts,
        names={},
        module_dice=module_dice,
        module_pairs=module_pairs,
        module_acts=Memo(partial(module_acts, module_pairs)),
        tiles=tiles,
        first_play=first_play,
        territories=territories,
        places=places,
        lands=mask_of(land.number for land in territories if land.type != WATER),
        waters=mask_of(land.number for land in territories if land.type == WATER),
        start_forest=next(land.number for land in territories if land.start and land.type == TYPE["forest"]),
        start_grassland=next(land.number for land in territories if land.start and land.type == TYPE["grassland"]),
        island=places[island.territory],
        island_ground=island,
        grounds=tuple(grounds_of(sites, island)),
        maps=Memo(partial(lay, tiles), most=256),
        tracks=tracks,
        crossing=tuple(map(crossing, tracks.values())),
        track_bonuses=by_id(tables, "track_bonuses", p.TrackBonus),
        favor=in_order(tables, "favor", p.FavorSpace, "favor"),
        weather=tuple(convert_exactly(tables, "weather", p.WeatherSpace, WEATHER).values()),
        hunting=tuple(hunting[name].food for name in TYPES),
        hunting_order=tuple(TYPE[name] for name in hunting),
        lucky_row=tuple(lucky_row(rows, die) for die in range(1, 7)),
        storage_rows=rows,
        columns=columns,
        stages=stages,
        partitions=partitions,
        prospects=Memo(partial(prospects, Books(cards, costs, partitions))),
        slots=in_order(tables, "settlements", p.SettlementSlot, "settlement"),
        eras=in_order(tables, "eras", p.Era, "era"),
        lasting=lasting,
        triggers={name: ability for name, ability in lasting.items() if isinstance(ability, v.Trigger)},
        force=Memo(partial(gather, lasting)),
        opponent=convert(tables["opponent"], p.Opponent, "opponent"),
        vici={card.id: card for card in vici_cards(tables)},
        category_actions={
            name: entry.action
            for name, entry in convert_exactly(tables, "category_actions", p.CategoryAction, CATEGORIES).items()
        },
        grids=grids,
        event_checks={
            entry.id: entry.spaces or spaces_of(entry.rows, grids["prosperity"].spaces)
            for entry in event_checks.values()
        },
        solo_levels=convert_exactly(tables, "solo_levels", p.SoloLevel, LEVELS),
    )
    check(content)
    content.names.update(names_of(tables, content))
    return content


def module_acts(numbers: dict[str, int], pairs: int) -> dict[str, tuple[str, str]]:
    """CV-ACT4.1, CV-ACT4.3: modules whose pair of dice is among those that can be paid."""
    return {f"module:{name}": ("module", name) for name, number in numbers.items() if pairs >> number & 1}


def by_id(tables: Tables, section: str, kind: type[T]) -> dict[str, T]:
    """The entries of a section; each id once."""
    entries = convert_all(tables, section, kind)
    found = {entry.id: entry for entry in entries}
    if len(found) != len(entries):
        raise DataError(section, "an id stands for two entries")
    return found


def in_order(tables: Tables, section: str, kind: type[T], word: str) -> tuple[T, ...]:
    """The entries of a section that go by their numbers: `era_1`, `era_2` and so on."""
    ids = [f"{word}_{number}" for number in range(1, len(tables[section]) + 1)]
    return tuple(convert_exactly(tables, section, kind, ids).values())


def research_cards(tables: Tables) -> dict[str, p.Card]:
    """CV-CRD.1: the five decks, each a section of its own that gives its cards their type."""
    found: dict[str, p.Card] = {}
    for kind, deck in zip(CARD_TYPES, DECKS, strict=True):
        for card in by_id(tables, deck, p.Card).values():
            if card.type or card.id in found:
                raise DataError(f"{deck}, entry {card.id}", "its type follows from its deck, and its id is its own")
            found[card.id] = replace(card, type=kind)
    return found


def vici_cards(tables: Tables) -> Iterable[p.ViciCard]:
    cards: list[Any] = [convert(entry, p.ViciCard, "vici") for entry in tables["vici"]]  # type: ignore[arg-type]
    return cards


def name_of(content: Content, piece: str, language: str) -> str | None:
    """A piece's name in a language; None if this game has no such piece."""
    return content.names[piece].get(language) if piece in content.names else None

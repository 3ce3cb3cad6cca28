"""All content of the game, and the tables that the rules look things up in. A wrong id or effect fails at load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, TypeVar, get_args

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert, convert_all, convert_exactly, only
from pentapolis.kernel.memo import Memo

from . import pieces as p
from . import vocabulary as v
from .board import Board, read_board
from .counts import Count, player_counts
from .kinds import BUILDINGS, DECKS, PILLARS, TRACKS, UNITS, UNIVERSAL
from .meta import META
from .naming import WORDS, names_of

P = TypeVar("P", bound=p.Piece)
E = TypeVar("E", bound=v.Effect)
D = TypeVar("D", p.Technology, p.BuildCard, p.PopulationCard, p.TaxCard)

DECK_SIZES = {"technologies": 105, "build_cards": 50, "population_cards": 14, "tax_tariff_cards": 14}  # MO-CMP.2
TILE_COUNTS = {"wonders": 9, "golden_ages": 9, "achievements": 15, "governments": 6, "leaders": 9}  # MO-CMP.2
FISH = "good_fish"
SECTIONS = (
    *("pillars", *WORDS, "component_limits", "setup_by_player_count", "empire_scoring_cards", "regions", "hexes"),
    *("technologies", "build_cards", "population_cards", "tax_tariff_cards", "wonders_facts", "wonders"),
    *("golden_ages", "achievements", "governments", "leaders"),
    *("x_tokens", "universal_good", "trade_goods", "cache_tokens"),
)

Goal = tuple[str, int, int]
"""What a Golden Age or Achievement asks for; the track if it is Production, or NO_TRACK; and how much."""
NO_TRACK = -1

Worth = tuple[int, tuple[tuple[int, v.Per], ...]]
"""A number, and what is added to it: so many for each of something."""

Effects = Mapping[str, tuple[v.AnyEffect, ...]]
"""The effects of pieces."""

Cards = tuple[str, ...]
"""Cards, tiles or tokens. Replaced, never changed: all copies of a state share them."""

GoodsSet = tuple[int, tuple[int, ...]]
"""What a Manufactory is worth with all its goods, and these."""


class Content(msgspec.Struct, frozen=True):
    """The pieces by id, and what is looked up of them in play."""

    technologies: dict[str, p.Technology]
    build_cards: dict[str, p.BuildCard]
    population_cards: dict[str, p.PopulationCard]
    tax_cards: dict[str, p.TaxCard]
    wonders: dict[str, p.Wonder]
    golden_ages: dict[str, p.GoldenAge]
    achievements: dict[str, p.Achievement]
    governments: dict[str, p.Government]
    leaders: dict[str, p.Leader]
    goods: dict[str, p.TradeGood]
    caches: dict[str, p.Cache]
    board: Board
    counts: dict[int, Count]
    pieces: dict[str, int]  # MO-CMP.1: of each building
    unit_pieces: tuple[int, ...]  # MO-CMP.1: by kind of unit
    wonder_cost: p.WonderCost
    names: dict[str, dict[str, str]]
    scoring_cards: tuple[str, ...]  # by deck
    good_names: tuple[str, ...]  # MO-CMP.7: the spaces of a player board, the universal token last
    good_index: dict[str, int]
    x_tokens: int
    symbols: dict[str, tuple[int, ...]]  # Pillars that a Technology, Build card or Leader shows
    requires: dict[str, tuple[tuple[int, int], ...]]  # (Pillar, how many) that a Technology or Government asks for
    passives: dict[str, tuple[v.PassiveRule, ...]]  # what goes on working of Technologies, Leaders and Governments
    triggering: frozenset[str]  # Technologies and Leaders that wait for events
    triggers: dict[str, dict[str, tuple[v.Trigger, ...]]]  # by event and card
    loses: dict[str, int]  # Population that playing a Technology costs
    at_end: Memo[Cards, Worth]  # VP that Technologies, Projects, a Wonder or a Leader give at the end, together
    soothes: Memo[Cards, Worth]  # what Technologies, a Wonder or a Leader change of the unrest, together
    sets: Memo[Cards, tuple[GoodsSet, ...]]  # the Manufactories among Build cards
    abilities: dict[str, v.OncePerGame]  # once per game, by Technology or Leader
    symbol_goals: dict[str, int]  # the Pillar of each Golden Age
    fewest_symbols: int  # that any of them asks for
    adoptable: Memo[tuple[int, ...], tuple[str, ...]]  # Governments by the symbols that are there
    goals: dict[int, dict[str, Goal]]  # of each Golden Age and Achievement, by the number of players
    research_costs: list[dict[str, int]]  # of Technologies, each once
    first_extra: dict[str, int]  # MO-LEA.8: Additional Actions of a Leader on the first turn
    last_extra: dict[str, int]  # MO-END.5: and after the last round
    known: dict[str, frozenset[str]]  # by verb: all that it could ever be about, where that is not one table
    open_tables: dict[bytes, Any] = {}  # what `view` has worked out before
    empires: dict[bytes, Any] = {}  # what `influence` has


def load(tables: Tables) -> Content:
    """Typed content from the data tables; anything that the rules could not play is a DataError."""
    only(tables, SECTIONS)
    technologies = deck(tables, "technologies", p.Technology)
    builds = deck(tables, "build_cards", p.BuildCard)
    people = deck(tables, "population_cards", p.PopulationCard)
    taxes = deck(tables, "tax_tariff_cards", p.TaxCard)
    wonders = by_id(tables, "wonders", p.Wonder)
    golden_ages = by_id(tables, "golden_ages", p.GoldenAge)
    achievements = by_id(tables, "achievements", p.Achievement)
    governments = by_id(tables, "governments", p.Government)
    leaders = by_id(tables, "leaders", p.Leader)
    goods = by_id(tables, "trade_goods", p.TradeGood)
    goods[UNIVERSAL] = convert({**tables["universal_good"], "count": 1}, p.TradeGood, "universal_good")
    blanks = convert(tables["x_tokens"], p.Blanks, "x_tokens")
    limits = convert(tables["component_limits"], p.ComponentLimits, "component_limits").per_player
    scoring = convert_exactly(
        tables, "empire_scoring_cards", p.ScoringCard, [f"empire_scoring_{deck}" for deck in DECKS]
    )
    board = read_board(tables)
    workers, monuments = effects_of(technologies, leaders), effects_of(wonders)
    projects = effects_of({card.id: card for card in builds.values() if card.type == "project"})
    showing: list[p.Technology | p.BuildCard | p.Leader] = [*technologies.values(), *builds.values(), *leaders.values()]
    asking = {card.id: needs(card.requires) for card in technologies.values()}
    adopted = {tile.id: needs(tile.requires) for tile in governments.values()}
    extras = {name: rule for name, rule in every(v.PassiveRule, workers) if rule.rule == "extra_actions"}
    costs = [card.cost for card in technologies.values()]
    content = Content(
        technologies=technologies,
        build_cards=builds,
        population_cards=people,
        tax_cards=taxes,
        wonders=wonders,
        golden_ages=golden_ages,
        achievements=achievements,
        governments=governments,
        leaders=leaders,
        goods=goods,
        caches=by_id(tables, "cache_tokens", p.Cache),
        board=board,
        counts=player_counts(tables, board, technologies, builds),
        pieces={building: getattr(limits, building) for building in BUILDINGS},
        unit_pieces=tuple(getattr(limits, unit) for unit in UNITS),
        wonder_cost=convert(tables["wonders_facts"], p.WonderFacts, "wonders_facts").cost,
        names={},
        scoring_cards=tuple(scoring),
        good_names=tuple(goods),
        good_index={name: number for number, name in enumerate(goods)},
        x_tokens=blanks.count,
        symbols={piece.id: pillars(piece.pillars) for piece in showing},
        requires=asking | adopted,
        passives=by_piece(every(v.PassiveRule, effects_of(technologies, leaders, governments))),
        triggering=frozenset(name for name, _ in every(v.Trigger, workers)),
        triggers=triggers_of(workers),
        loses={name: effect.amount for name, effect in every(v.LosePopulation, workers)},
        at_end=Memo(partial(together, worths({**workers, **monuments, **projects}, v.VpEnd, v.VpEndPer))),
        soothes=Memo(partial(together, worths({**workers, **monuments}, v.Unrest, v.UnrestPer))),
        sets=Memo(partial(goods_sets, builds, list(goods))),
        abilities=dict(every(v.OncePerGame, workers)),
        symbol_goals={tile.id: PILLARS.index(tile.requires.pillar) for tile in golden_ages.values()},
        fewest_symbols=min(tile.requires.count for tile in golden_ages.values()),
        adoptable=Memo(partial(adoptable, adopted)),
        goals={players: goals(golden_ages.values(), achievements.values(), players) for players in META.players},
        research_costs=[cost for at, cost in enumerate(costs) if cost not in costs[:at]],
        first_extra={name: rule.first_turn for name, rule in extras.items()},
        last_extra={name: rule.after_last_round for name, rule in extras.items()},
        known={
            "population": frozenset({*people, ""}),
            "build": frozenset({*builds, *BUILDINGS}),
            "tax_tariff": frozenset({*taxes, "tax", "tariff"}),
            "claim": frozenset({*golden_ages, *achievements}),
        },
    )
    check(content)
    check_effects(content)
    check_tokens(content)
    check_pillars(tables, golden_ages)
    for name, card in zip(DECKS, scoring.values(), strict=True):
        if card.deck != name:
            raise DataError(f"empire_scoring_cards, entry {card.id}", f"it belongs to the deck {name}")
    pieces = [piece for table in named_tables(content).values() for piece in table.values()]
    content.names.update(names_of(tables, pieces, board))
    return content


def by_id(tables: Tables, section: str, kind: type[P]) -> dict[str, P]:
    return {entry.id: entry for entry in convert_all(tables, section, kind)}


def deck(tables: Tables, section: str, kind: type[D]) -> dict[str, D]:
    """MO-CMP.2: the cards of a deck, of which there is a known number."""
    cards = by_id(tables, section, kind)
    found = sum(card.copies for card in cards.values())
    if found != DECK_SIZES[section]:
        raise DataError(section, f"there are {found} cards, MO-CMP.2 asks for {DECK_SIZES[section]}")
    return cards


def pillars(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(PILLARS.index(name) for name in names)


def needs(names: Iterable[str]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(Counter(pillars(names)).items()))


def effects_of(*tables: Mapping[str, Any]) -> Effects:
    return {name: piece.effects for table in tables for name, piece in table.items()}


def every(kind: type[E], pieces: Effects) -> Iterator[tuple[str, E]]:
    """Effects of a kind, with the pieces that have them."""
    for name, effects in pieces.items():
        for effect in effects:
            if isinstance(effect, kind):
                yield name, effect


def by_piece(effects: Iterable[tuple[str, E]]) -> dict[str, tuple[E, ...]]:
    found: dict[str, tuple[E, ...]] = {}
    for name, effect in effects:
        found[name] = (*found.get(name, ()), effect)
    return found


def triggers_of(workers: Effects) -> dict[str, dict[str, tuple[v.Trigger, ...]]]:
    waiting = list(every(v.Trigger, workers))
    return {event: by_piece(entry for entry in waiting if entry[1].on == event) for event in get_args(v.Event)}


def worths(pieces: Effects, fixed: type[v.VpEnd | v.Unrest], each: type[v.VpEndPer | v.UnrestPer]) -> dict[str, Worth]:
    """What effects of two kinds add up to, for the pieces that have any."""
    found: dict[str, Worth] = {}
    for name, effects in pieces.items():
        number = sum(effect.amount for effect in effects if isinstance(effect, fixed))
        counted = tuple((effect.amount, effect.per) for effect in effects if isinstance(effect, each))
        if number or counted:
            found[name] = number, counted
    return found


def together(worths: dict[str, Worth], pieces: Cards) -> Worth:
    """What pieces are worth, added up."""
    found = [worths[piece] for piece in pieces if piece in worths]
    return sum(number for number, _ in found), tuple(each for _, counted in found for each in counted)


def goods_sets(builds: dict[str, p.BuildCard], goods: list[str], cards: Cards) -> tuple[GoodsSet, ...]:
    """MO-SCO.6: the Manufactories that ask for goods."""
    asking = [builds[card] for card in cards if builds[card].trade_goods]
    return tuple((card.vp_if_complete, tuple(map(goods.index, card.trade_goods))) for card in asking)


def goals(golden_ages: Iterable[p.GoldenAge], achievements: Iterable[p.Achievement], players: int) -> dict[str, Goal]:
    """MO-TIL.3, MO-TIL.4, MO-VAR.1: what each tile asks for with so many players."""
    found: dict[str, Goal] = {
        tile.id: (f"{tile.requires.pillar}_symbols", NO_TRACK, tile.requires.count) for tile in golden_ages
    }
    for tile in achievements:
        asked = tile.condition
        need = asked.at_least_by_players.get(str(players), asked.at_least)
        track = TRACKS.index(asked.production) if asked.production else NO_TRACK
        found[tile.id] = (asked.have or f"{asked.production}_production", track, need)
    return found


def adoptable(asking: dict[str, tuple[tuple[int, int], ...]], symbols: tuple[int, ...]) -> tuple[str, ...]:
    """MO-GOV.6: the Governments that such symbols are enough for."""
    return tuple([tile for tile, needs in asking.items() if enough(symbols, needs)])


def enough(symbols: tuple[int, ...], needs: tuple[tuple[int, int], ...]) -> bool:
    """MO-TEC.4, MO-PIL.1: at least as many symbols of each Pillar."""
    for pillar, need in needs:  # noqa: SIM110  (three times as fast as `all`)
        if symbols[pillar] < need:
            return False
    return True


def named_tables(content: Content) -> dict[str, Mapping[str, p.Piece]]:
    """All pieces by section."""
    return {
        "technologies": content.technologies,
        "build_cards": content.build_cards,
        "population_cards": content.population_cards,
        "tax_tariff_cards": content.tax_cards,
        "wonders": content.wonders,
        "golden_ages": content.golden_ages,
        "achievements": content.achievements,
        "governments": content.governments,
        "leaders": content.leaders,
        "trade_goods": content.goods,
        "cache_tokens": content.caches,
    }


def check(content: Content) -> None:
    """Faults that types cannot express: counts of the box (MO-CMP.2), ids used twice, goods that do not exist."""
    homes: dict[str, str] = {}
    for section, table in named_tables(content).items():
        if len(table) != TILE_COUNTS.get(section, len(table)):
            raise DataError(section, f"there are {len(table)}, MO-CMP.2 asks for {TILE_COUNTS[section]}")
        for name in table:
            if homes.setdefault(name, section) != section:
                raise DataError(f"{section}, entry {name}", f"its id stands for two pieces, see {homes[name]}")
    check_goods(content)


def check_effects(content: Content) -> None:
    for section, table in (
        ("technologies", content.technologies),
        ("leaders", content.leaders),
        ("governments", content.governments),
    ):
        for piece in table.values():
            for effect in piece.effects:
                wrong = v.misfit(effect) if isinstance(effect, v.OncePerGame | v.PassiveRule) else None
                if wrong is not None:
                    raise DataError(f"{section}, entry {piece.id}", wrong)
    for tile in content.achievements.values():
        if (tile.condition.have is None) == (tile.condition.production is None):
            raise DataError(f"achievements, entry {tile.id}", "its condition is something to have, or a production")


def check_tokens(content: Content) -> None:
    """MO-SET.3 to MO-SET.6: there is a token for every hex."""
    board, goods = content.board, content.goods
    caches = sum(token.count for token in content.caches.values())
    if FISH not in goods:
        raise DataError("trade_goods", f"there must be {FISH}, for the ports (MO-SET.3)")
    others = sum(good.count for good in goods.values() if good.id not in (FISH, UNIVERSAL)) + content.x_tokens
    for section, tokens, hexes, what in (
        ("trade_goods", goods[FISH].count, board.ports, "Fish for ports"),
        ("cache_tokens", caches, board.caches, "Caches for marks"),
        ("trade_goods", others, board.land & ~board.caches, "other goods and X tokens for plain hexes"),
    ):
        if tokens != hexes.bit_count():
            raise DataError(section, f"{tokens} {what}, of which there are {hexes.bit_count()}")


def check_pillars(tables: Tables, golden_ages: dict[str, p.GoldenAge]) -> None:
    """MO-TIL.3: each Pillar has its Golden Age."""
    for pillar in convert_exactly(tables, "pillars", p.Symbol, PILLARS).values():
        tile = golden_ages.get(pillar.golden_age)
        if tile is None or tile.requires.pillar != pillar.id:
            raise DataError(
                f"pillars, entry {pillar.id}", f"{pillar.golden_age!r} must be the Golden Age that asks for it"
            )


def check_goods(content: Content) -> None:
    for card in content.build_cards.values():
        for good in card.trade_goods:
            if good not in content.goods:
                raise DataError(f"build_cards, entry {card.id}", f"there is no Trade Good {good!r}")
    for name, effect in every(v.TakeBoardToken, effects_of(content.technologies)):
        if effect.good not in (None, *content.goods):
            raise DataError(f"technologies, entry {name}", f"there is no Trade Good {effect.good!r}")

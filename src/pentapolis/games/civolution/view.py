"""What a seat may see: everything but hands, face-down things and bags (CV-GEN.11)."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from pentapolis.kernel import Chance, NumberSemantics, Table
from pentapolis.kernel.memo import Memo
from pentapolis.kernel.state import encode
from pentapolis.kernel.veil import all_alike
from pentapolis.parts.bitsets import members

from . import counting, ground, seen
from .actions.attributes import chips_to_take
from .actions.modules import level, upgrade_sum
from .actions.partition import bound, is_active, next_row, tiles
from .actions.projects import barred_lands
from .beginning import MARKERS, kind_of
from .components import Content
from .kinds import (
    CARD_TYPES,
    CATEGORIES,
    FEATURES,
    MAIN_MODULES,
    MATERIALS,
    MODULES,
    PAIRS,
    TRACKS,
    TYPES,
    WEATHER,
)
from .ownership import force
from .payments import FOCUS, ITEMS, held, price
from .phases.feeding import total_need
from .redeal import drawer, known_bottom
from .resets import may_reset
from .scoring import final, final_value, score
from .solo.turns import icons, is_red
from .state import SOURCES, SPOTS, Civ, CVState, CVTable, Player, civ, civs, is_strong, place_of, spot_of
from .tribes import origin_of

NUMBER_SEMANTICS = NumberSemantics(
    seats=frozenset(
        {
            *("view.start", "view.turn", "view.vici.seat"),
            *("view.territories.*.tribes.*", "view.territories.*.boats.*", "view.territories.*.farm"),
        }
    ),
    by_seat=frozenset({"view.players", "view.territories.*.raw", "view.grounds.*.settlements"}),
)


def view(t: CVTable, seat: int | None) -> seen.CVView:
    """CV-GEN.11: the table as one seat sees it."""
    state, content, common = t.state, t.content, remembered(t)
    return seen.CVView(
        players=[with_secrets(t, number, shown, number == seat) for number, shown in enumerate(common.players)],
        vici=with_sizes(state, common.vici),
        era=state.era,
        phase=state.phase,
        start=state.start,
        turn=state.turn,
        indicator=state.indicator,
        resets=content.counts[len(state.players)].reset_spaces,
        ending=state.ending,
        weather=common.weather,
        tiles=[seen.PlacementView(content.tiles[tile].id, x, y, turns) for tile, x, y, turns in state.placements],
        territories=common.territories,
        sites=common.sites,
        grounds=common.grounds,
        tokens=state.tokens,
        event=state.event,
        events=len(state.events),
        era_tiles=list(state.era_tiles),
        final_tiles=list(state.final_tiles),
        values=common.values,
        goals=list(state.goals),
        incomes=list(state.incomes),
        attributes=list(state.attributes),
        bags={
            "goals": len(state.goal_bag),
            "incomes": len(state.income_bag),
            "attributes": len(state.attribute_bag),
        },
        decks=[
            seen.DeckView(name, len(state.decks[deck]), list(state.open[deck]), known_bottom(state, deck, seat))
            for deck, name in enumerate(CARD_TYPES)
        ],
        dice=state.dice,
        fate=state.fate,
        offer=[seen.OfferView(chip, goal) for chip, goal in state.offer],
        drawn=list(state.drawn) if drawer(state) == seat else [],
        drawn_sizes=by_type(content, state.drawn),
        rolled=list(state.rolled),
        over=state.over,
    )


class OpenTable(msgspec.Struct, frozen=True):
    """The part of a view that is the same for all, remembered because it takes a while to work out."""

    players: list[seen.PlayerView]
    vici: seen.ViciView | None
    weather: seen.WeatherView
    territories: list[seen.TerritoryView]
    sites: list[seen.SiteView]
    grounds: list[seen.GroundView]
    values: dict[str, int]


REMEMBERED = 256  # open tables; then it begins anew


def remembered(t: CVTable) -> OpenTable:
    """The open table, worked out from what lies open alone: so it can depend on nothing else."""
    state, tables = open_state(t), t.content.open_tables
    key = encode(state)
    found = tables.get(key)
    if found is None:
        if len(tables) >= REMEMBERED:
            tables.clear()
        found = tables[key] = open_table(Table(t.content, state, silent=True))
    return found


NO_CHANCE = Chance("")


def open_state(t: CVTable) -> CVState:
    """CV-GEN.11: the state without hands, bags, face-down cards, sites and material tiles, and what is to come."""
    state = t.state
    hidden = t.content.lands & ~state.developed
    vici = state.vici
    return replace(
        state,
        chance=NO_CHANCE,
        agenda=[],
        players=[replace(player, hand=()) for player in state.players],
        vici=vici and replace(vici, deck=(), discards=()),
        materials=tuple(0 if hidden >> place & 1 else tile for place, tile in enumerate(state.materials)),
        sites=tuple(site if state.revealed >> vertex & 1 else "" for vertex, site in enumerate(state.sites)),
        events=(),
        goal_bag=(),
        income_bag=(),
        attribute_bag=(),
        decks=(),
        choice=(),
        drawn=(),
        unused=(),
    )


def open_table(t: CVTable) -> OpenTable:
    return OpenTable(
        players=[player_view(t, number) for number in range(len(t.state.players))],
        vici=vici_view(t),
        weather=weather_view(t),
        territories=territories(t),
        sites=sites(t),
        grounds=grounds(t),
        values={category: final_value(t, category) for category in CATEGORIES},
    )


def with_secrets(t: CVTable, seat: int, shown: seen.PlayerView, own: bool) -> seen.PlayerView:
    """CV-SET.15: a console with the cards in hand, and those that were dealt: others see their backs."""
    state, content = t.state, t.content
    hand, dealt = state.players[seat].hand, state.choice[seat] if state.choice else ()
    return replace(
        shown,
        hand=list(hand) if own else [],
        hand_sizes=by_type(content, hand),
        dealt=list(dealt) if own else [],
        dealt_sizes=by_type(content, dealt),
    )


def with_sizes(state: CVState, shown: seen.ViciView | None) -> seen.ViciView | None:
    """CV-SOL.17: its deck and its discards are counted, not looked at."""
    if shown is None or state.vici is None:
        return None
    return replace(shown, deck=len(state.vici.deck), discards=len(state.vici.discards))


def by_type(content: Content, cards: tuple[str, ...]) -> dict[str, int]:
    """CV-GEN.11: cards as others see them: their backs."""
    counts = Counter(all_alike(card, lambda card: kind_of(content, card)) for card in cards)
    names = (*CARD_TYPES, "markers")
    return {names[kind]: counts[kind] for kind in range(MARKERS + 1) if counts[kind]}


# Consoles


def player_view(t: CVTable, seat: int) -> seen.PlayerView:
    """All but cards in hand (`with_secrets`)."""
    content, player = t.content, t.state.players[seat]
    points = {source: int(vp) for source, vp in score(t, seat).items()}
    return seen.PlayerView(
        vp=player.vp,
        points=dict(zip(SOURCES, player.points, strict=True)),
        score=points,
        units={category: counting.units(t, seat, category) for category in CATEGORIES},
        tracks=dict(zip(TRACKS, player.tracks, strict=True)),
        favor=player.favor,
        fate=player.fate,
        dice=list(player.dice),
        used=player.used,
        planning=list(player.planning),
        focus=player.focus,
        idea=player.idea,
        food=player.food,
        money=player.money,
        storage=dict(zip(MATERIALS, player.storage, strict=True)),
        features=dict(zip(FEATURES, player.features, strict=True)),
        diamonds=dict(zip(counting.DIAMONDS, counting.diamonds_by_place(t, seat), strict=True)),
        supply=player.supply,
        resets=player.resets,
        may_reset=may_reset(t, seat),
        modules=modules(t, seat),
        columns=columns(t, seat),
        filled=[filled(content, player, row) for row in range(len(content.stages))],
        stages=[row + 1 for row in tiles(content) if is_active(content, player, row)],
        completed=[row + 1 for row in members(player.completed)],
        goals=[list(stack) for stack in player.goals],
        attributes=chips_to_take(t, seat),
        hand=[],
        hand_sizes={},
        dealt=[],
        dealt_sizes={},
        settlements=[content.slots[recess].id for recess in player.settlements],
        farms=content.limits.farms - player.farms.bit_count(),
        boats=content.limits.boats - len(player.boats),
        tribes=content.limits.tribes - len(player.tribes),
        food_needed=total_need(t, seat),
        upgrades=upgrade_sum(t, seat),
        moved=[
            [ground.place_word(t, place_of(tribe)), ground.place_word(t, origin_of(memory))]
            for tribe, memory in player.moved
        ],
    )


def columns(t: CVTable, seat: int) -> list[seen.ColumnView]:
    """CV-CON.1."""
    content, player = t.content, t.state.players[seat]
    return [
        seen.ColumnView(
            base=entry.base_row,
            type=bound(content, player.columns[number]),
            rows=[list(row) for row in player.columns[number]],
            next=next_row(content, player, number),
        )
        for number, entry in enumerate(content.columns)
    ]


def filled(content: Content, player: Player, row: int) -> int:
    """CV-CON.8: the halves of a row that are in use; the lowest row is 0."""
    found = 0
    for entry, column in zip(content.columns, player.columns, strict=True):
        at = row + 1 - entry.base_row
        if 0 <= at < len(column):
            found += sum(half != "" for half in column[at])
    return found


def modules(t: CVTable, seat: int) -> list[seen.ModuleView]:
    """CV-ACT4.3: the modules of a console, and what would pay for them now."""
    player = t.state.players[seat]
    ways = WAYS[held(player), min(player.idea, len(ITEMS)), max(1, force(t, seat).idea_step)]
    found = []
    for name in MODULES:
        pays, ideas = ways[t.content.module_pairs[name]]
        number = level(t, seat, name) if name in MAIN_MODULES else 0
        found.append(seen.ModuleView(name, number, [list(items) for items in pays], ideas))
    return found


Pays = tuple[tuple[tuple[str, ...], tuple[str, ...]], int]
"""What may pay for each of two values, and the fewest ideas that it takes."""


def ways_of(key: tuple[tuple[int, ...], int, int]) -> tuple[Pays, ...]:
    """CV-ACT4.3 to CV-ACT4.7: the ways to pay for every pair of values, with so many items and ideas."""
    counts, ideas, step = key
    items = [item for item in range(FOCUS + 1) if counts[item]]
    found: list[Pays] = []
    for one, other in PAIRS:
        least, first, second = -1, set(), set()
        for item in items:
            for partner in items:
                cost = price(item, one, step) + price(partner, other, step)
                if cost > ideas or (item == partner and counts[item] < 2):
                    continue
                first.add(item)
                second.add(partner)
                least = cost if least < 0 else min(least, cost)
        found.append(((words(first), words(second)), least))
    return tuple(found)


def words(items: set[int]) -> tuple[str, ...]:
    return tuple(ITEMS[item] for item in sorted(items))


WAYS: Memo[tuple[tuple[int, ...], int, int], tuple[Pays, ...]] = Memo(ways_of, most=1 << 12)


# V.I.C.I.


def vici_view(t: CVTable) -> seen.ViciView | None:
    """CV-SOL.1."""
    vici, seat = t.state.vici, len(t.state.players)
    if vici is None:
        return None
    points = dict(zip(SOURCES, vici.points, strict=True))
    blue, red = icons(t)
    return seen.ViciView(
        seat=seat,
        vp=vici.vp,
        points=points,
        score=points | {source: int(vp) for source, vp in final(t, seat).items()},
        units={category: counting.units(t, seat, category) for category in CATEGORIES},
        tracks=dict(zip(TRACKS, vici.tracks, strict=True)),
        favor=vici.favor,
        fate=vici.fate,
        dice=vici.dice,
        tribes=t.content.opponent.tribes - len(vici.tribes),
        evolution=vici.evolution,
        prosperity=vici.prosperity,
        row=list(vici.row),
        blue=blue,
        red=red,
        half="red" if is_red(t) else "blue",
        deck=len(vici.deck),
        discards=len(vici.discards),
        steps=[seen.StepView(action, why, list(what)) for action, why, *what in vici.steps],
    )


# The continent


def territories(t: CVTable) -> list[seen.TerritoryView]:
    state, content = t.state, t.content
    tribes = tribes_by_place(state)
    barred, shared, near = barred_lands(t), ground.at_sites(t, "cave"), ground.map_of(t).near
    found = []
    for land in content.territories:
        place = land.number
        shown = ground.is_developed(t, place) and land.id and state.materials[place] >= 0
        found.append(
            seen.TerritoryView(
                territory=land.id,
                type=TYPES[land.type],
                adjacent=[content.territories[other].id for other in members(near[place])],
                developed=ground.is_developed(t, place),
                material=MATERIALS[state.materials[place]] if shown else "",
                fire=land.fire,
                fire_vp=land.fire_vp,
                plains=ground.plains(t, place),
                tribes=[
                    seen.TribesView(SPOTS[spot], number, strong, weak)
                    for (spot, number), (weak, strong) in sorted(tribes.get(place, {}).items())
                ],
                farm=ground.farm_owner(t, place),
                barred=bool(barred >> place & 1),
                boats=boats(t, place),
                raw=[player.raw[place] for player in state.players],
                hunted=bool(state.hunted >> place & 1),
                provisions=state.vici.provisions[place] if state.vici else 0,
                shared=bool(shared >> place & 1),
            )
        )
    return found


def tribes_by_place(state: CVState) -> dict[int, dict[tuple[int, int], list[int]]]:
    """By territory, then by spot and civilization: how many are weak and strong."""
    found: dict[int, dict[tuple[int, int], list[int]]] = {}
    for number in civs(state):
        for tribe in civ(state, number).tribes:
            here = found.setdefault(place_of(tribe), {})
            here.setdefault((spot_of(tribe), number), [0, 0])[is_strong(tribe)] += 1
    return found


def boats(t: CVTable, place: int) -> list[seen.BoatView]:
    """CV-MIG.4."""
    return [
        seen.BoatView(ground.place_word(t, place), seat, ground.seats_of_boat(t, seat), bool(boat & 1))
        for seat, player in enumerate(t.state.players)
        for boat in player.boats
        if boat >> 1 == place
    ]


def sites(t: CVTable) -> list[seen.SiteView]:
    """CV-GEN.9."""
    state, content = t.state, t.content
    reach = ground.map_of(t).reach
    found = []
    for vertex, site in enumerate(state.sites):
        known = site if state.revealed >> vertex & 1 else ""
        near = [content.territories[place].id for place in members(reach[vertex])]
        kind = content.sites[site].kind if known else ""
        found.append(seen.SiteView(ground.vertex_word(vertex), known, kind, near))
    return found


def grounds(t: CVTable) -> list[seen.GroundView]:
    """CV-BLD.4: those that can be built on, or have been."""
    state = t.state
    holders: list[Civ] = [civ(state, number) for number in civs(state)]
    return [
        seen.GroundView(
            entry.id,
            [MATERIALS[material] for material in entry.statue_materials],
            [holder.statues[number] for holder in holders],
            [player.settled[number] for player in state.players],
        )
        for number, entry in enumerate(t.content.grounds)
        if ground.ground_reach(t, number)
    ]


# Boards


def weather_view(t: CVTable) -> seen.WeatherView:
    """CV-EVT.1: before phase 7 the event tells where the indicator will stand; then it does."""
    state = t.state
    now = WEATHER[state.weather]
    if not state.event or state.phase >= EVENT_PHASE:
        return seen.WeatherView(now, 0, now, state.beyond)
    steps = t.content.events[state.event].weather_steps
    target = state.weather - steps
    end = min(max(target, 0), len(WEATHER) - 1)
    return seen.WeatherView(now, -steps, WEATHER[end], end != target)


EVENT_PHASE = 7

"""What a seat may see: everything but the order of decks and stacks and the face-down leaders (BH-TRN.6)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from pentapolis.kernel import Chance, NumberSemantics, Table
from pentapolis.kernel.state import encode
from pentapolis.parts.bitsets import members
from pentapolis.parts.hexmaps import unpacked
from pentapolis.parts.piles import shuffled

from .actions.gains import coins_of_production, pawns_of_production
from .actions.moving import points_of
from .actions.settling import city_strength, village_strength
from .components import Cards
from .ground import coordinates, frontier, word_of
from .kinds import COLUMNS, DECKS, LEVELS, TOKENS, TRACKS, UNITS
from .ownership import COUNTERS, force, stages
from .phases import buying_price
from .scoring import score
from .state import BHState, BHTable, kind_of, place_of, put, strength_of
from .vocabulary import Move


class UnitView(msgspec.Struct, frozen=True):
    unit: str
    strength: int
    place: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player board and all beside it. What production would give: `open_columns` and so many pawns, or coins."""

    columns: dict[str, int]
    open_columns: list[str]
    production_pawns: int
    production_coins: int
    exchange_price: int  # of an active pawn
    structure_cost: int  # added to the price of every structure
    active: int
    coins: int
    cubes: dict[str, int]
    invested: int
    units: list[UnitView]
    scholars: list[str]
    technologies: list[str]
    private: list[str]
    tokens: dict[str, int]
    structures: list[str]
    government: str
    stages: list[str]
    leaders: list[str]
    options: dict[str, str]
    pawn: str
    gone: int
    moves: int  # what a move task of 1 point gives
    home: str
    progress: dict[str, int]  # towards each goal
    score: dict[str, int]


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the tree: the technology, if it lies face up; whether a leader lies there; who has a scholar."""

    slot: str
    level: str
    technology: str
    leader: bool
    scholars: list[int]


class TileView(msgspec.Struct, frozen=True):
    """A tile of the map. Seats are -1 where there is none. Strengths by seat: what each would need here."""

    tile: str
    q: int
    r: int
    village: int
    city: int
    left: int
    right: int
    village_strength: list[int]
    city_strength: list[int]


class EdgeView(msgspec.Struct, frozen=True):
    """An empty place where a tile could be discovered."""

    place: str
    q: int
    r: int


class BHView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    players: list[PlayerView]
    tree: list[SlotView]
    decks: dict[str, int]
    bottoms: dict[str, list[str]]  # known cards under each deck, the lowest last
    revealed: list[str]
    map: list[TileView]
    edges: list[EdgeView]
    arriving: list[UnitView]  # settlers about to enter a tile that is being discovered
    discovering: list[str]  # these tiles
    territories: int
    structures: dict[str, list[str]]
    stacks: dict[str, int]
    goals: list[str]
    claims: list[list[int]]
    end_cubes: int
    supply: dict[str, int]
    governments: list[str]
    start: int
    turn: int
    phase: str
    round: int
    last_round: int
    stop: int
    discovered: int
    discoveries: int
    over: bool


NUMBER_SEMANTICS = NumberSemantics(
    seats=frozenset(
        {"view.tree.*.scholars", "view.map.*.village", "view.map.*.city", "view.map.*.left", "view.map.*.right"}
        | {"view.claims.*", "view.start", "view.turn"}
    ),
    by_seat=frozenset({"view.players", "view.map.*.village_strength", "view.map.*.city_strength"}),
)


def view(t: BHTable, seat: int | None) -> BHView:
    """BH-TRN.6: all is open to all, and everybody sees the same: it is worked out once, from what lies open alone."""
    state, tables = open_state(t.state), t.content.open_tables
    key = encode(state)
    found: BHView | None = tables.get(key)
    if found is None:
        if len(tables) >= REMEMBERED:
            tables.clear()
        found = tables[key] = open_table(Table(t.content, state, silent=True))
    return found


REMEMBERED = 256  # open tables; then it begins anew
NO_CHANCE, FACE_DOWN = Chance(""), "face down"


def open_state(state: BHState) -> BHState:
    """BH-TRN.6, BH-TRN.7: the state with one back for all that lies face down. Of the agenda the view needs the top."""
    return replace(
        state,
        chance=NO_CHANCE,
        agenda=state.agenda[-1:],
        decks=tuple(
            (*deck[:known], *covered(deck[known:])) for deck, known in zip(state.decks, state.known, strict=True)
        ),
        stack=covered(state.stack),
        stacks=tuple(map(covered, state.stacks)),
        leaders=tuple(FACE_DOWN if leader else "" for leader in state.leaders),
        apart=(),
        unused=(),
    )


def covered(cards: Cards) -> Cards:
    return (FACE_DOWN,) * len(cards)


def open_table(t: BHTable) -> BHView:
    state, content = t.state, t.content
    levels = LEVELS[: len(state.stacks)]
    return BHView(
        players=[player_view(t, number) for number in range(len(state.players))],
        tree=[slot_view(t, slot) for slot in range(len(content.slots))],
        decks={LEVELS[level]: len(state.decks[number]) for number, level in enumerate(DECKS)},
        bottoms={LEVELS[level]: bottom(t, number) for number, level in enumerate(DECKS)},
        revealed=list(state.revealed),
        map=[tile_view(t, place) for place in state.land],
        edges=edges(t),
        arriving=[unit_view(t, unit) for unit, _ in state.arriving],
        discovering=[tile for _, tile in state.arriving],
        territories=len(state.stack),
        structures={word: list(state.display[level]) for level, word in enumerate(levels)},
        stacks={word: len(state.stacks[level]) for level, word in enumerate(levels)},
        goals=list(state.goals),
        claims=[list(claims) for claims in state.claims],
        end_cubes=content.counts[len(state.players)].end_cubes,
        supply=dict(zip(TOKENS, state.supply, strict=True)),
        governments=list(state.governments),
        start=state.start,
        turn=state.turn,
        phase=phase(t),
        round=state.round,
        last_round=state.last_round,
        stop=state.stop,
        discovered=state.discovered,
        discoveries=state.discoveries,
        over=state.over,
    )


NOW = {
    "turn": "setup",
    "govern": "setup",
    "act": "action",
    "task": "action",
    "expand": "action",
    "produce": "expansion",
} | {
    "claim": "production",
    "exchange": "production",
    "pass_on": "goal",
}
"""BH-TRN.2: the phase that is under way, by what comes next on the agenda."""


def phase(t: BHTable) -> str:
    return "over" if t.state.over else NOW[str(t.state.agenda[-1][0])]


def player_view(t: BHTable, seat: int) -> PlayerView:
    state, content = t.state, t.content
    player = state.players[seat]
    return PlayerView(
        columns=dict(zip(COLUMNS, player.columns, strict=True)),
        open_columns=[COLUMNS[column] for column in content.open_columns[player.cubes]],
        production_pawns=pawns_of_production(t, seat),
        production_coins=coins_of_production(t, seat),
        exchange_price=buying_price(t, seat),
        structure_cost=force(t, seat).structure_cost,
        active=player.active,
        coins=player.coins,
        cubes=dict(zip(TRACKS, player.cubes, strict=True)),
        invested=player.invested,
        units=[unit_view(t, unit) for unit in player.units],
        scholars=[content.slots[slot].id for slot in members(player.scholars)],
        technologies=[card for slot, card in enumerate(state.tree) if card and player.scholars >> slot & 1],
        private=list(player.private),
        tokens={token: getattr(player, token) for token in TOKENS},
        structures=list(player.structures),
        government=player.government,
        stages=sorted(stages(t, seat)),
        leaders=[leader for leader, _ in player.leaders],
        options={leader: key for leader, key in player.leaders if key},
        pawn=player.pawn,
        gone=player.gone,
        moves=points_of(t, seat, Move(points=1)),
        home=state.land[state.homes[seat]],
        progress={goal: COUNTERS[content.goals[goal].condition.count_of](t, seat) for goal in state.goals},
        score=score(t, seat),
    )


def unit_view(t: BHTable, unit: int) -> UnitView:
    return UnitView(UNITS[kind_of(unit)], strength_of(unit), word_of(t.state, place_of(unit)))


def slot_view(t: BHTable, slot: int) -> SlotView:
    state, entry = t.state, t.content.slots[slot]
    scholars = [seat for seat, player in enumerate(state.players) if player.scholars >> slot & 1]
    return SlotView(entry.id, entry.level, state.tree[slot], bool(state.leaders[slot]), scholars)


def tile_view(t: BHTable, place: int) -> TileView:
    state = t.state
    tile = state.land[place]
    seats = range(len(state.players))
    settled = tile in t.content.territories
    return TileView(
        tile,
        *unpacked(place),
        village=state.villages.get(place, -1),
        city=state.cities.get(place, -1),
        left=state.left.get(place, -1),
        right=state.right.get(place, -1),
        village_strength=[village_strength(t, seat, place) if settled else 0 for seat in seats],
        city_strength=[city_strength(t, seat, place) if settled else 0 for seat in seats],
    )


def edges(t: BHTable) -> list[EdgeView]:
    """BH-EXP.2: where a tile could be discovered, if the stack has one."""
    if not t.state.stack:
        return []
    places = dict.fromkeys(place for tile in t.state.land for place in frontier(t.state, tile))
    return [EdgeView(coordinates(place), *unpacked(place)) for place in places]


def bottom(t: BHTable, deck: int) -> list[str]:
    """BH-TRN.7: the cards that all have seen going under a deck, the lowest last."""
    return list(reversed(t.state.decks[deck][: t.state.known[deck]]))


def redeal(t: BHTable, seat: int | None, chance: Chance) -> None:
    """BH-TRN.6, BH-TRN.7: what nobody knows in another order: decks above their known bottoms, stacks, leaders."""
    state = t.state
    for number, level in enumerate(DECKS):
        deck, known = state.decks[number], state.known[number]
        unknown = tuple(shuffled(deck[known:], chance, f"level {LEVELS[level]}"))
        state.decks = put(state.decks, number, deck[:known] + unknown)
    state.stack = tuple(shuffled(state.stack, chance, "territories"))
    for level, stack in enumerate(state.stacks):
        state.stacks = put(state.stacks, level, tuple(shuffled(stack, chance, f"structures {LEVELS[level]}")))
    redeal_leaders(t, chance)


def redeal_leaders(t: BHTable, chance: Chance) -> None:
    """BH-SET.5: face-down leaders are mixed with those of their level that were not dealt."""
    state, leaders = t.state, t.content.leaders
    hidden = [card for card in (*state.leaders, *state.apart) if card]
    piles = {
        level: shuffled([card for card in hidden if leaders[card].level == level], chance, f"leaders {level}")
        for level in LEVELS
    }
    state.leaders = tuple(piles[leaders[card].level].pop() if card else "" for card in state.leaders)
    state.apart = tuple(sorted(card for pile in piles.values() for card in pile))

"""What a seat may see, built up from nothing; with what would be scored now and how far every tile is."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from pentapolis.kernel import NumberSemantics
from pentapolis.kernel.state import encode
from pentapolis.parts.bitsets import members

from .empire import projected_government
from .influence import influences, landmarks, leader_of, points_for
from .kinds import DECKS, NOBODY, PILLARS, RESOURCES, TRACKS, UNITS
from .redeal import is_known, known_groups, knows, read_place
from .scoring import score
from .state import MosaicTable, Player
from .tiles import progress
from .units import regions_in_play


class PlayerView(msgspec.Struct, frozen=True):
    """A player board. `face_down` are the cards the viewer knows, with what is missing; `hidden` counts the others."""

    leader: str
    stock: dict[str, int]
    population: int
    production: dict[str, int]
    goods: dict[str, int]
    units: dict[str, dict[str, int]]
    cities: list[str]
    ports: list[str]
    farms: list[str]
    manufactories: list[str]
    wonders: dict[str, str]
    builds: list[str]
    technologies: list[str]
    face_down: list[str]
    missing: list[dict[str, int]]
    hidden: int
    taxes: list[str]
    tiles: list[str]
    government: str
    used: list[str]
    named: str
    doubled: int
    symbols: dict[str, int]
    score: dict[str, int]
    projected: dict[str, int]
    progress: dict[str, list[int]]


class DeckView(msgspec.Struct, frozen=True):
    """A deck and its Offer. `safe`: so many cards lie surely above the scoring card; -1: it is out.

    `bottom` is what a cleared Offer put there, the lowest last; `top` what the viewer has seen there.
    """

    offer: list[str]
    size: int
    safe: int
    bottom: list[str]
    top: str


class MosaicView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    players: list[PlayerView]
    tokens: dict[str, str]
    universal: bool
    decks: dict[str, DeckView]
    spent: list[str]
    leaders: list[str]
    wonders: list[str]
    golden_ages: list[str]
    achievements: list[str]
    governments: list[str]
    influence: dict[str, list[int]]
    control: dict[str, int]
    closed: dict[str, list[int]]
    regions: list[str]
    hand: list[str]
    hands: list[int]
    passed: list[list[str]]
    holding: int
    start: int
    round: int
    last_round: int
    actions: int
    scorings: int
    revealed: int
    over: bool


NUMBER_SEMANTICS = NumberSemantics(
    seats=frozenset({"view.closed.*", "view.control.*", "view.start"}),
    by_seat=frozenset({"view.hands", "view.influence.*", "view.players"}),
)


class OpenTable(msgspec.Struct, frozen=True):
    """The part of a view that is the same for all, remembered because it takes a while to work out."""

    players: list[PlayerView]
    tokens: dict[str, str]
    governments: list[str]
    influence: dict[str, list[int]]
    control: dict[str, int]
    closed: dict[str, list[int]]


REMEMBERED = 256  # open tables; then it begins anew


def view(t: MosaicTable, seat: int | None) -> MosaicView:
    """MO-GLO.13: all is open but decks, drafted cards and face-down Technologies that others have not seen."""
    state, common = t.state, remembered(t)
    return MosaicView(
        players=[with_secrets(t, number, shown, seat) for number, shown in enumerate(common.players)],
        tokens=common.tokens,
        universal=state.universal,
        decks={name: deck_view(t, deck, seat) for deck, name in enumerate(DECKS)},
        spent=list(state.spent),
        leaders=list(state.leaders),
        wonders=list(state.wonders),
        golden_ages=list(state.golden_ages),
        achievements=list(state.achievements),
        governments=common.governments,
        influence=common.influence,
        control=common.control,
        closed=common.closed,
        regions=list(common.influence),
        hand=[] if seat is None else sorted(state.hands[seat]),
        hands=[len(hand) for hand in state.hands],
        passed=passed(t, seat),
        holding=state.holding,
        start=state.start,
        round=state.round,
        last_round=state.last_round,
        actions=state.actions,
        scorings=state.scorings,
        revealed=state.revealed,
        over=state.over,
    )


def remembered(t: MosaicTable) -> OpenTable:
    """The open table; it depends on the boards but for face-down cards, the tokens, and the tiles still there."""
    state, tables = t.state, t.content.open_tables
    boards = [replace(player, down=()) for player in state.players]
    key = encode((boards, state.tokens, state.golden_ages, state.achievements))
    found = tables.get(key)
    if found is None:
        if len(tables) >= REMEMBERED:
            tables.clear()
        found = tables[key] = open_table(t)
    return found


def open_table(t: MosaicTable) -> OpenTable:
    state, board = t.state, t.content.board
    held = [player.government for player in state.players]
    areas = {board.regions[region]: board.masks[region] for region in regions_in_play(t)}
    influence = {name: influences(t, board.region_index[name]) for name in areas}
    built = landmarks(t)
    points = {name: points_for(influence[name], built & mask) for name, mask in areas.items()}
    return OpenTable(
        players=[player_view(t, number, points) for number in range(len(state.players))],
        tokens={board.names[hex_]: token for hex_, token in enumerate(state.tokens) if token},
        governments=[tile for tile in t.content.governments if tile not in held],
        influence=influence,
        control={name: leader_of(values) for name, values in influence.items()},
        closed={
            name: [n for n, player in enumerate(state.players) if player.closed & mask] for name, mask in areas.items()
        },
    )


def passed(t: MosaicTable, seat: int | None) -> list[list[str]]:
    """What the seat remembers of the draft: cards it passed on that others still hide, the hand it held first first."""
    if seat is None:
        return []
    state = t.state
    groups = sorted(known_groups(state, seat).items())
    return [sorted(read_place(state, place) for place in group) for _, group in groups]


def deck_view(t: MosaicTable, deck: int, seat: int | None) -> DeckView:
    state = t.state
    cards, under, scoring = state.decks[deck], state.under[deck], t.content.scoring_cards[deck]
    _, high = t.content.counts[len(state.players)].ranges[deck]
    return DeckView(
        offer=list(state.offers[deck]),
        size=len(cards),
        safe=-1 if scoring in state.spent else max(0, len(cards) - 1 - high - under),
        bottom=list(cards[:under][::-1]),
        top=cards[-1] if cards and knows(seat, state.tops[deck]) else "",
    )


def with_secrets(t: MosaicTable, number: int, shown: PlayerView, seat: int | None) -> PlayerView:
    """A player board with the face-down cards that the viewer knows."""
    player = t.state.players[number]
    if not player.down:
        return shown
    known = [entry.card for entry in player.down if is_known(entry, seat)]
    lacking = [missing(t, player, card) for card in known]
    return replace(shown, face_down=known, missing=lacking, hidden=len(player.down) - len(known))


def player_view(t: MosaicTable, number: int, points: dict[str, list[int]]) -> PlayerView:
    """A player board without what lies face down."""
    state, board, player = t.state, t.content.board, t.state.players[number]
    goods = zip(t.content.good_names, player.goods, strict=True)
    return PlayerView(
        leader=player.leader,
        stock=dict(zip(RESOURCES, player.stock, strict=True)),
        population=player.population,
        production=dict(zip(TRACKS, player.production, strict=True)),
        goods={good: count for good, count in goods if count},
        units=units_view(t, player.units),
        cities=[board.names[hex_] for hex_ in members(player.cities)],
        ports=[board.names[hex_] for hex_ in members(player.ports)],
        farms=[board.names[hex_] for hex_ in members(player.farms)],
        manufactories=[board.names[hex_] for hex_ in members(player.manufactories)],
        wonders={tile: board.names[hex_] for tile, hex_ in player.wonders.items()},
        builds=list(player.builds),
        technologies=list(player.up),
        face_down=[],
        missing=[],
        hidden=0,
        taxes=list(player.taxes),
        tiles=list(player.tiles),
        government=player.government,
        used=list(player.used),
        named=PILLARS[player.named] if player.named != NOBODY else "",
        doubled=player.doubled,
        symbols=dict(zip(PILLARS, player.symbols, strict=True)),
        score=score(t, number),
        projected={region: own[number] for region, own in points.items()} | projected_government(t, number),
        progress={tile: list(progress(t, number, tile)) for tile in (*state.golden_ages, *state.achievements)},
    )


def missing(t: MosaicTable, player: Player, card: str) -> dict[str, int]:
    """MO-TEC.4: symbols that a face-down Technology still waits for."""
    return {
        PILLARS[pillar]: need - player.symbols[pillar]
        for pillar, need in t.content.requires[card]
        if player.symbols[pillar] < need
    }


def units_view(t: MosaicTable, units: list[int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for region, name in enumerate(t.content.board.regions):
        for kind, unit in enumerate(UNITS):
            if units[3 * region + kind]:
                found.setdefault(name, {})[unit] = units[3 * region + kind]
    return found

"""From options and seats to the first state (CC-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pentapolis.kernel import Chance, beat
from pentapolis.kernel.state import Beat

from . import cards
from .abilities import settle_all
from .checking import STANDARD_TILE
from .cities import settle_city
from .components import Content
from .hexes import Layout
from .kinds import BUILDINGS, HAPPY, OWNERS, SEA, SETTLER, UNITS
from .state import ClashState, ClashTable, Player, Turn
from .units import place

START_CUBES = 3  # CC-1.11
FACE_DOWN = -1


def setup(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> ClashState:
    """CC-1.1 to CC-1.18: a new game for two to four players."""
    layout = content.layouts[players]
    state = blank(content, players, options, chance)
    t = ClashTable(content, state, silent=True)
    seating = seats_around(layout, chance)
    civilizations = draw_civilizations(content, players, options, chance)
    deal_leaders(t, civilizations)
    lay_start_tiles(t, seating)
    lay_regions(t)
    for seat in range(players):
        found_capital(t, seat, seating[seat])
    for deck in ("action", "objective", "event", "wonder"):  # CC-1.13
        chance.shuffle(deck, pile(state, deck))
    for seat in range(players):  # CC-1.14
        cards.take_action(t, seat)
        cards.take_objective(t, seat)
    state.first = chance.below("first", players)  # CC-1.17
    state.agenda = opening(state, options)
    settle_all(t)
    return state


def opening(state: ClashState, options: Mapping[str, str]) -> list[Beat]:
    """CC-1.16: Age I, Round 1; CC-1.8: civilizations are chosen before it, if they are."""
    from .choosing import choose_civilization  # whatever the game does needs setup first
    from .turn import round

    players = len(state.players)
    order = [(state.first + step) % players for step in range(players)] if options["civilizations"] == "chosen" else []
    return [beat(round), *(beat(choose_civilization, seat) for seat in reversed(order))]


def blank(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> ClashState:
    """The box opened: empty map, full supplies, decks in the order of the data (CC-1.6, CC-1.7, CC-1.13, CC-1.15)."""
    layout = content.layouts[players]
    expansion = options["expansion"] == "on"
    decks = ("base", "civilizations") if expansion else ("base",)  # CC-1.13, CC-25.4b
    neutral = [piece.count if expansion or not piece.expansion else 0 for piece in content.neutral]  # CC-26.1
    return ClashState(
        chance=chance,
        agenda=[],
        options=dict(options),
        players=[new_player(content, expansion) for _ in range(players)],
        terrain=[0] * layout.size,
        revealed=0,
        sea=0,
        tiles=[""] * len(layout.regions),
        sides=[""] * players,
        turned=[FACE_DOWN] * len(layout.regions),
        spare_tiles=list(content.tiles),
        exhausted=0,
        cities={},
        units=[{} for _ in range(OWNERS)],
        marks=[],
        barbarians=neutral[:-1],
        pirate_ships=neutral[-1],
        action_deck=list(content.action_cards),
        action_discard=[],
        objective_deck=[card.id for card in content.objective_cards.values() if card.deck in decks],
        objective_discard=[],
        event_deck=[card.id for card in content.events.values() if card.deck in decks],
        event_discard=[],
        wonder_deck=list(content.wonders),
        open_wonders=[],
        wonder_builder={},
        event_played="",
        turn=Turn(),
    )


def new_player(content: Content, expansion: bool) -> Player:
    """CC-1.6, CC-1.7, CC-1.10, CC-1.11: supplies, 2 food, Farming and Mining, three cubes on the event track."""
    return Player(
        goods=list(content.start_goods),
        advances=content.start_advances,
        track=START_CUBES,
        settlements=content.settlement.limit_per_player,
        buildings=[
            piece.limit_per_player if expansion or not piece.expansion else 0
            for piece in (content.buildings[name] for name in BUILDINGS)
        ],
        units=[
            unit.limit_per_player if expansion or not unit.expansion else 0
            for unit in (content.units[name] for name in UNITS)
        ],
    )


def seats_around(layout: Layout, chance: Chance) -> list[int]:
    """CC-1.4: the place of each seat; turn order is clockwise round the map, who begins where is random."""
    first = chance.below("seats", layout.players)
    return [layout.clockwise[(seat + first) % layout.players] for seat in range(layout.players)]


def draw_civilizations(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> list[str]:
    """CC-1.8: one civilization at random for each seat; none without the expansion, none yet if they are chosen."""
    if options["expansion"] == "off" or options["civilizations"] == "chosen":
        return [""] * players
    drawn = list(content.civilizations)
    chance.shuffle("civilizations", drawn)
    return drawn[-players:][::-1]


def deal_leaders(t: ClashTable, civilizations: Sequence[str]) -> None:
    """CC-1.8, CC-32.8: each civilization's three Leaders, or three of all 45."""
    options, chance = t.state.options, t.state.chance
    everybody = list(t.content.leaders)
    if alternate_history(t):
        chance.shuffle("leaders", everybody)
    for seat, player in enumerate(t.state.players):
        player.civilization = civilizations[seat]
        if alternate_history(t) and options["expansion"] == "on":
            player.leaders = [everybody.pop() for _ in range(t.content.limits["leaders_per_game"])]
        elif player.civilization:
            deal_own_leaders(t, seat)


def deal_own_leaders(t: ClashTable, seat: int) -> None:
    """CC-1.8: the Leaders of the own civilization, unless those of all are mixed (CC-32.8)."""
    player = t.state.players[seat]
    if not alternate_history(t):
        player.leaders = list(t.content.civilizations[player.civilization].leaders)


def alternate_history(t: ClashTable) -> bool:
    """CC-32.8"""
    return t.state.options["leaders"].startswith("alternate")


def lay_start_tiles(t: ClashTable, seating: Sequence[int]) -> None:
    """CC-1.2, CC-1.9: starting regions face up; some civilizations have their own tile."""
    layout = t.content.layouts[len(t.state.players)]
    for seat, region in enumerate(seating):
        civilization = t.content.civilizations.get(t.state.players[seat].civilization)
        own = civilization.start_tile if civilization else None
        side = "A" if own else layout.sides[region]
        t.state.tiles[region] = own or STANDARD_TILE
        t.state.sides[region] = side
        reveal(t, region, t.content.start_tiles[own or STANDARD_TILE][side], turned=0)


def lay_regions(t: ClashTable) -> None:
    """CC-1.3: the regular tiles are shuffled and put face down on the slots; the rest is out of the game, unseen."""
    state = t.state
    state.chance.shuffle("tiles", state.spare_tiles)
    for region in range(len(state.players), len(state.tiles)):
        state.tiles[region] = state.spare_tiles.pop()
    state.spare_tiles.sort()  # their order means nothing


def reveal(t: ClashTable, region: int, terrain: Sequence[int], turned: int) -> None:
    """Lay a region's terrain open: terrain i on space i, or on space 3 - i if it is turned (CC-19.2)."""
    state = t.state
    state.turned[region] = turned
    for number, space in enumerate(t.content.layouts[len(state.players)].regions[region]):
        ground = terrain[3 - number if turned else number]
        state.terrain[space] = ground
        state.revealed |= 1 << space
        if ground == SEA:
            state.sea |= 1 << space


def found_capital(t: ClashTable, seat: int, region: int) -> None:
    """CC-1.12, CC-1.18: the first city is Happy and stands on the Plain, with a Settler (CC-32.3: with two)."""
    space = t.content.layouts[len(t.state.players)].regions[region][0]
    settle_city(t, seat, space, HAPPY)
    t.state.players[seat].start = space
    place(t, seat, space, SETTLER, 2 if t.state.options["length"] == "short" else 1)


def pile(state: ClashState, deck: str) -> list[str]:
    """A draw pile by name."""
    piles = {
        "action": state.action_deck,
        "objective": state.objective_deck,
        "event": state.event_deck,
        "wonder": state.wonder_deck,
    }
    return piles[deck]

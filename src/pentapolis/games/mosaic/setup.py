"""From the number of players to the first state (MO-SET.1 to MO-SET.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pentapolis.kernel import Beat, Chance, beat
from pentapolis.parts.bitsets import members

from .components import FISH, Content
from .counts import HAND, Count
from .decks import refill
from .kinds import DECKS
from .opening import benefits, draft, found, leader
from .state import MosaicState, MosaicTable, new_player
from .turn import turn

X_TOKEN = "x_token"


def setup(content: Content, players: int, options: Mapping[str, str], chance: Chance) -> MosaicState:
    """MO-SET.1: a new game; the Leaders, the draft and the Starting Cities are beats (MO-SET.13 to MO-SET.18)."""
    count = content.counts[players]
    state = blank(content, players, chance)
    put_tokens(content, state, count, chance)
    deal(content, state, count, chance)
    lay_tiles(content, state, count, chance)
    state.start = chance.below("starting player", players)  # MO-SET.12: the marker never moves
    state.agenda = opening(players, state.start)
    t = MosaicTable(content, state, silent=True)
    for deck in range(len(DECKS)):
        refill(t, deck)
    return state


def blank(content: Content, players: int, chance: Chance) -> MosaicState:
    """An empty table."""
    return MosaicState(
        chance=chance,
        agenda=[],
        players=[new_player(content) for _ in range(players)],
        tokens=("",) * len(content.board.names),
        hands=[()] * players,
        moved=[0] * (3 * len(content.board.regions)),
    )


def opening(players: int, start: int) -> list[Beat]:
    """MO-SET.13 to MO-SET.17: Leaders counter-clockwise, the draft, Starting Cities and benefits clockwise."""
    clockwise = [(start + n) % players for n in range(players)]
    agenda = [beat(leader, seat) for seat in reversed(clockwise)]
    agenda += [beat(draft)] * HAND
    agenda += [beat(step, seat) for step in (found, benefits) for seat in clockwise]
    agenda.append(beat(turn, start))
    return agenda[::-1]


def put_tokens(content: Content, state: MosaicState, count: Count, chance: Chance) -> None:
    """MO-SET.3 to MO-SET.6: Fish on ports, Caches on marks, Trade Goods elsewhere; X tokens are removed."""
    board = content.board
    fish = copies(content.goods, "count")
    caches = copies(content.caches, "count")
    goods = [name for name in fish if name not in (FISH, "universal_good")] + [X_TOKEN] * content.x_tokens
    pile = [FISH] * content.goods[FISH].count
    on_map, gone = [""] * len(board.names), []
    chance.shuffle("caches", caches)
    chance.shuffle("goods", goods)
    for mask, tokens in ((board.ports, pile), (board.caches, caches), (board.land & ~board.caches, goods)):
        for hex_ in members(mask & count.mask):
            token = tokens.pop()
            if token == X_TOKEN:
                gone.append(token)
            else:
                on_map[hex_] = token
    state.tokens = tuple(on_map)
    state.gone = tuple(sorted([*gone, *pile, *caches, *goods]))  # what is left is known by counting


def copies(table: Mapping[str, Any], field: str = "copies") -> list[str]:
    """Every piece of a table as often as it exists."""
    return [name for name, piece in table.items() for _ in range(getattr(piece, field))]


def deal(content: Content, state: MosaicState, count: Count, chance: Chance) -> None:
    """MO-SET.7 to MO-SET.10: the hands, and four decks, each with its scoring card in the right stack."""
    cards = copies(content.technologies)
    starting = [card for card in cards if content.technologies[card].starting]
    chance.shuffle("hands", starting)
    state.hands = [tuple(starting.pop() for _ in range(HAND)) for _ in state.players]
    technology = starting + [card for card in cards if not content.technologies[card].starting]
    chance.shuffle("technology", technology)
    build = copies(content.build_cards)
    chance.shuffle("build", build)
    people = copies(content.population_cards)
    chance.shuffle("population", people)
    taxes = copies(content.tax_cards)
    chance.shuffle("taxes", taxes)
    tax = [card for card in taxes if content.tax_cards[card].type == "tax"]
    tariff = [card for card in taxes if content.tax_cards[card].type == "tariff"]
    both = tax[: count.taxes.tax] + tariff[: count.taxes.tariff]
    chance.shuffle("tax_tariff", both)
    state.aside = (*people[count.population :], *tax[count.taxes.tax :], *tariff[count.taxes.tariff :])
    piles = [technology, build, people[: count.population], both]
    for deck, (low, high) in enumerate(count.ranges):
        place = low + chance.below(f"scoring {DECKS[deck]}", high - low + 1)
        piles[deck].insert(place, content.scoring_cards[deck])
        state.decks[deck] = tuple(piles[deck])


def lay_tiles(content: Content, state: MosaicState, count: Count, chance: Chance) -> None:
    """MO-SET.11: all Wonders, Golden Ages and Governments, 9 of the 15 Achievements; and all Leaders (MO-SET.13)."""
    achievements = list(content.achievements)
    chance.shuffle("achievements", achievements)
    drawn = achievements[: count.achievements]
    state.wonders, state.golden_ages = tuple(content.wonders), tuple(content.golden_ages)
    state.achievements = tuple(tile for tile in content.achievements if tile in drawn)
    state.unused = tuple(tile for tile in content.achievements if tile not in drawn)
    state.leaders = tuple(content.leaders)

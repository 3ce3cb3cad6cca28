"""What changes during a game. Places are packed hexes, units and sets of slots are numbers, cards are ids."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from pentapolis.kernel import State, Table

from .components import Cards, Content
from .kinds import NOBODY, UNITS

T = TypeVar("T")


class Player(msgspec.Struct):
    """BH-CMP.14: a player board and all beside it. `researched`, `force`: an index, kept by `ownership.refresh`."""

    columns: tuple[int, ...]  # inactive pawns, A to E
    cubes: tuple[int, ...]  # left on each track
    units: tuple[int, ...]  # on the map, in order: `unit_of`
    active: int = 0
    coins: int = 0
    invested: int = 0
    scholars: int = 0  # slots, as bits
    gone: int = 0  # pawns out of the game (BH-POP.5)
    settlement: int = 0  # tokens
    fortification: int = 0
    pawn: str = ""  # the space of the action pawn; empty before the first turn
    government: str = ""
    private: Cards = ()
    structures: Cards = ()  # tiles in supply
    leaders: tuple[tuple[str, str], ...] = ()  # with the option chosen, or ""
    researched: int = 0  # slots with a scholar whose card lies face up
    force: int = 0  # what lasts: bits of `Content.bits`


class BHState(State):
    """The table. Decks and stacks have their top at the end. Tuples are replaced, never changed: copies share them."""

    players: list[Player]
    tree: Cards  # the technology of each slot; empty: not yet revealed
    leaders: Cards  # face down at each slot; empty: none
    decks: tuple[Cards, ...]  # of level II and level III
    stack: Cards  # territories
    stacks: tuple[Cards, ...]  # structures of level I to III
    display: tuple[Cards, ...]
    goals: Cards
    homes: tuple[int, ...]  # the place of each seat's starting territory
    land: dict[int, str]  # what lies on each place of the map: a territory, a home or a structure
    villages: dict[int, int]  # place to seat
    cities: dict[int, int]
    left: dict[int, int]  # first builders of structures
    right: dict[int, int]
    claims: tuple[tuple[int, ...], ...]  # the seats that have claimed each goal, in order
    supply: tuple[int, ...]  # settlement and fortification tokens
    known: tuple[int, ...]  # so many cards at the bottom of each deck are known to all (BH-TRN.7)
    apart: Cards = ()  # leaders that were not dealt: nobody has seen them
    unused: Cards = ()  # level IV technologies out of the game
    governments: Cards = ()  # laid out, still to be chosen
    revealed: Cards = ()  # cards of a deck that lie open while somebody chooses
    arriving: tuple[tuple[int, str], ...] = ()  # settlers on their way to tiles that are being discovered (BH-EXP.3)
    busy: tuple[int, ...] = ()  # places at which something is being founded or built
    in_hand: int = 0  # cubes taken from a track and not yet laid down
    start: int = 0
    turn: int = NOBODY
    round: int = 0  # 0: setup
    last_round: int = 0  # 0: the end is not triggered
    stop: int = 0  # BH-OPT.1: the last round whatever happens; 0: none
    discovered: int = 0  # tiles, this turn
    discoveries: int = 0  # as many are allowed this turn
    stirred: int = 0  # the last round in which something came about that lasts
    over: bool = False


BHTable = Table[BHState, Content]


# Units: kind, strength and place in one number, so that equal units are equal


def unit_of(kind: int, strength: int, place: int) -> int:
    return place << 4 | kind << 3 | strength


def kind_of(unit: int) -> int:
    return unit >> 3 & 1


def strength_of(unit: int) -> int:
    return unit & 7


def place_of(unit: int) -> int:
    return unit >> 4


def every_unit(state: BHState, seat: int) -> tuple[int, ...]:
    """The units of a seat, also one that is about to enter a tile."""
    units = state.players[seat].units
    return (*units, *(unit for unit, _ in state.arriving)) if state.arriving and seat == state.turn else units


UNIT_WORDS = [f"{kind}{strength}" for kind in UNITS for strength in range(8)]


def unit_word(unit: int) -> str:
    """The word for a unit in answers: `settler3`."""
    return UNIT_WORDS[unit & 15]


def add_unit(player: Player, unit: int) -> None:
    """One more unit on the map; they stay in order, so that equal positions are equal."""
    player.units = tuple(sorted((*player.units, unit)))


def remove_unit(player: Player, unit: int) -> None:
    at = player.units.index(unit)
    player.units = player.units[:at] + player.units[at + 1 :]


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Another value at one place.

    >>> put((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    return (*values[:at], value, *values[at + 1 :])


def without(cards: Cards, card: str) -> Cards:
    """Cards less one of them.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]

"""What changes during a game. Territories, tribes and materials are numbers, cards and chips are ids.

Tuples are replaced, never changed: copies share them. V.I.C.I. (CV-SOL) is a civilization without a console: whatever
it has in common with people stands in `Civ`, and its number is the one after the last seat.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from pentapolis.kernel import State, Table

from .components import Cards, Content
from .kinds import NOBODY

T = TypeVar("T")

SOURCES = ("tracks", "fires", "sites", "cards", "chips", "sales", "events", "feeding", "eras", "statues")
"""Where VP come from during a game, in the order of `Civ.points`; final scoring adds its own (CV-END)."""

VICI = "vici"

Row = tuple[str, str]
"""CV-CON.1: the two halves of a row; a full-width piece fills both; "" is free."""


class Civ(msgspec.Struct):
    """What people and V.I.C.I. both have: on the continent, on the tracks, dice."""

    points: tuple[int, ...] = (0,) * len(SOURCES)
    tracks: tuple[int, ...] = (0,) * 5
    favor: int = 1  # CV-FAV.1: the space of the disc, 1 to 6
    fate: int = 0  # dice
    tribes: tuple[int, ...] = ()  # in order: `tribe_of`
    statues: tuple[int, ...] = ()  # by building ground

    @property
    def vp(self) -> int:
        return sum(self.points)


class Player(Civ):
    """CV-SET.11: a console and all beside it. `lasting` is an index of its columns (`ownership.refresh`)."""

    supply: int = 0  # markers (CV-GEN.4)
    dice: tuple[int, ...] = (0,) * 6  # on the dice spaces, by value
    used: int = 0  # dice
    planning: tuple[int, ...] = (0,) * 6
    focus: int = 0
    idea: int = 0
    food: int = 0
    money: int = 0
    storage: tuple[int, ...] = (0,) * 18
    features: tuple[int, ...] = (0,) * 6
    resets: int = 0  # CV-RST.6: markers left in the reset columns; empty ones tell the Resets of the era
    levels: tuple[int, ...] = ()  # of the main modules, 1 to 3
    stages: int = 0  # CV-CON.6: active stage tiles, as bits: row 4, row 5
    settlements: tuple[int, ...] = ()  # recesses of the console that still hold one
    settled: tuple[int, ...] = ()  # settlements by building ground
    farms: int = 0  # territories, as bits
    boats: tuple[int, ...] = ()  # built ones, in order: Water << 1 | whether the notch holds a raw material
    raw: tuple[int, ...] = ()  # CV-PRD.2: raw materials by territory
    hand: Cards = ()
    goals: tuple[Cards, ...] = ((), (), ())  # the goal area; a stack has its top at the end
    columns: tuple[tuple[Row, ...], ...] = ((),) * 9  # CV-CON.1: from the base row up
    lasting: Cards = ()  # installed cards and chips that work all the time
    completed: int = 0  # CV-CON.8: rows whose bonus was taken, as bits
    fired: Cards = ()  # triggers that work the first time in a turn and did (CV-EFF.8)
    busy: Cards = ()  # cards whose effects are being carried out: they do not react to themselves (CV-EFF.8)
    due: Cards = ()  # CV-INC8.1: income chips whose action is still to come
    saved: int = 0  # CV-FED.3: times Deus ex machina was free in this era
    moved: tuple[tuple[int, int], ...] = ()  # CV-MIG.6: tribes and where their first migration of the turn began


class Vici(Civ):
    """CV-SOL.1: the opponent of the solo game."""

    dice: int = 0
    provisions: tuple[int, ...] = ()  # by territory
    blocked: int = 0  # CV-SOL.11: territories whose farm space its provisions cover, as bits
    evolution: int = 0  # markers on the grid
    prosperity: int = 0
    deck: Cards = ()
    row: Cards = ()  # revealed, the last one lies on top
    discards: Cards = ()
    red_from: int = 0  # CV-SOL.16: the era from which the red half counts; 0: never
    acts_on_reset: bool = False  # CV-SOL.16
    steps: tuple[tuple[str, ...], ...] = ()  # what its last turn did: action, rule, what it was done to


class CVState(State):
    """The table. Decks, stacks and bags have their top at the end; V.I.C.I. is there in the solo game alone."""

    players: list[Player]
    vici: Vici | None = None
    era: int = 1
    phase: int = 0  # 0: setup
    start: int = 0  # CV-SET.17: the civilization with the monolith
    turn: int = NOBODY  # the civilization that acts
    indicator: int = 0  # CV-RST.3: Resets of this era that moved it
    ending: int = 0  # CV-RST.4: 0 not yet, 1 the round is being finished, 2 the final round
    weather: int = 0  # number of the space, hot to cold
    beyond: bool = False  # CV-EVT.1: the effect beyond the line applies
    # Continent
    placements: tuple[tuple[int, int, int, int], ...] = ()  # CV-SET.6: tile, x, y, quarter turns to the right
    materials: tuple[int, ...] = ()  # CV-SET.8: the material of the tile in each territory; -1 in Water
    developed: int = 0  # territories, as bits
    sites: tuple[str, ...] = ()  # by vertex
    revealed: int = 0  # vertices, as bits
    hunted: int = 0  # CV-SUS.2: territories, as bits
    tokens: int = 0  # hunting tokens left
    # Boards
    events: Cards = ()  # face down
    event: str = ""
    era_tiles: Cards = ()  # CV-SET.3: by era, "" when scored
    final_tiles: Cards = ()
    goals: Cards = ()  # displays, "" where a space is empty
    incomes: Cards = ()
    attributes: Cards = ()
    goal_bag: Cards = ()
    income_bag: Cards = ()
    attribute_bag: Cards = ()
    decks: tuple[Cards, ...] = ((),) * 5
    open: tuple[Cards, ...] = ((),) * 5
    known: tuple[tuple[int, ...], ...] = ((),) * 5  # CV-RES.2: who knows the lowest cards of each deck, from the bottom
    dice: int = 0  # CV-SET.10: the display
    fate: int = 0
    # While something is going on
    offer: tuple[tuple[str, str], ...] = ()  # CV-SET.18: starting chip cards with their goal chips
    choice: tuple[tuple[str, ...], ...] = ()  # CV-SET.15: what each seat was dealt and has not kept yet
    drawn: Cards = ()  # CV-RES.2: seen by the seat that drew them
    drawer: int = NOBODY
    rolled: tuple[int, ...] = ()  # fate dice that lie open
    unused: Cards = ()  # out of the game unseen
    over: bool = False


CVTable = Table[CVState, Content]


# Civilizations


def civ(state: CVState, number: int) -> Civ:
    """A seat, or V.I.C.I. by the number after the last seat."""
    if number < len(state.players):
        return state.players[number]
    assert state.vici is not None
    return state.vici


def who(state: CVState, number: int) -> int | str:
    """A civilization as events name it: a seat by its number, V.I.C.I. by its name."""
    return number if number < len(state.players) else VICI


def civs(state: CVState) -> range:
    """The numbers of all civilizations."""
    return range(len(state.players) + (state.vici is not None))


def order(state: CVState) -> list[int]:
    """CV-GEN: seating order, the starting civilization first, V.I.C.I. included."""
    number = len(civs(state))
    return [(state.start + step) % number for step in range(number)]


def seats(state: CVState) -> list[int]:
    """The people among them."""
    return [seat for seat in order(state) if seat < len(state.players)]


def fresh(state: CVState) -> None:
    """CV-EFF.8, CV-MIG.6: a new step: what works once in a turn may work again, and no tribe has moved."""
    for player in state.players:
        player.fired, player.moved = (), ()


# Tribes: territory, spot and stance in one number, so that equal tribes are equal (CV-GEN.6, CV-GEN.7)

SPOTS = ("fire", "plain", "wild", "boat")
FIRE, PLAIN, WILD, BOAT = range(4)


def tribe_of(place: int, spot: int, strong: int) -> int:
    """
    >>> tribe = tribe_of(21, PLAIN, True)
    >>> place_of(tribe), spot_of(tribe), is_strong(tribe)
    (21, 1, 1)
    """
    return place << 3 | spot << 1 | strong


def place_of(tribe: int) -> int:
    return tribe >> 3


def spot_of(tribe: int) -> int:
    return tribe >> 1 & 3


def is_strong(tribe: int) -> int:
    return tribe & 1


def add_tribe(holder: Civ, tribe: int) -> None:
    """One more tribe; they stay in order, so that equal positions are equal."""
    holder.tribes = tuple(sorted((*holder.tribes, tribe)))


def remove_tribe(holder: Civ, tribe: int) -> None:
    at = holder.tribes.index(tribe)
    holder.tribes = holder.tribes[:at] + holder.tribes[at + 1 :]


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Another value at one place.

    >>> put((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    return (*values[:at], value, *values[at + 1 :])


def add(values: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """A number more at one place.

    >>> add((1, 2, 3), 1, -2)
    (1, 0, 3)
    """
    return (*values[:at], values[at] + number, *values[at + 1 :])


def without(cards: Cards, card: str) -> Cards:
    """Cards less one of them.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]

"""What changes during a game of Mosaic. Hexes are numbers of the board, sets of hexes are bits, cards are ids."""

from __future__ import annotations

import msgspec

from pentapolis.kernel import State, Table
from pentapolis.parts.bitsets import wide, wide_union

from .components import Cards, Content
from .kinds import BUILDINGS, DECKS, EVERYBODY, NOBODY, PILLARS, RESOURCES, TRACKS, UNITS


class FaceDown(msgspec.Struct, frozen=True):
    """A Technology not played yet. `seen`: the seats that know it, as bits; `round`: of the draft it was kept in."""

    card: str
    seen: int = EVERYBODY
    round: int = -1


def counts(number: int) -> list[int]:
    """So many counters, at 0 in the beginning."""
    made: list[int] = msgspec.field(default_factory=lambda: [0] * number)
    return made


class Player(msgspec.Struct):
    """A player board and all in front of it.

    `units` counts by Region and type: `units[3 * region + type]`. The fields from `symbols` on, `reach` and
    `monuments` are an index of the rest, kept by `index`; a ledger checks it.
    """

    leader: str = ""
    stock: list[int] = counts(len(RESOURCES))  # by RESOURCES
    population: int = 5
    production: list[int] = counts(len(TRACKS))  # by TRACKS
    goods: list[int] = []  # tokens by good_names
    units: list[int] = []
    sites: list[int] = counts(14)  # the sets of hexes below, each in two halves
    wonders: dict[str, int] = {}  # tile to hex
    builds: Cards = ()
    up: Cards = ()  # Technologies played
    down: tuple[FaceDown, ...] = ()
    taxes: Cards = ()
    tiles: Cards = ()  # Golden Ages and Achievements
    government: str = ""
    used: Cards = ()  # what was used once per game: Leader, Technology, Government
    named: int = NOBODY  # the Pillar of the Great Library
    doubled: int = 0  # Population cards still to be doubled (MO-POP.4)
    empire: int = 0  # VP of Empire Scorings
    at_once: int = 0  # VP of cards that score when played
    symbols: tuple[int, ...] = (0,) * len(PILLARS)
    recruits: int = 2
    bonus: tuple[int, ...] = (0,) * len(UNITS)  # Influence for units, by type
    powers: int = 0
    triggers: Cards = ()

    cities = wide("sites", 0, "Ordinary Cities.")
    ports = wide("sites", 1, "Port Cities.")
    farms = wide("sites", 2, "Farms.")
    manufactories = wide("sites", 3, "Manufactories.")
    closed = wide("sites", 4, "Hexes where others may not place Cities (MO-BLD.18).")
    reach = wide("sites", 5, "Index: hexes next to own Cities.")
    monuments = wide("sites", 6, "Index: hexes of own Wonders.")
    every_city = wide_union("sites", (0, 1), "MO-BLD.9: Cities and Port Cities.")
    towns = wide_union("sites", (2, 3), "Farms and Manufactories.")


class MosaicState(State):
    """The table. Decks have their top at the end; lists by deck are in the order of DECKS."""

    players: list[Player] = msgspec.field(default_factory=list)
    tokens: Cards = ()  # by hex, empty where there is none
    gone: Cards = ()  # tokens out of the game
    universal: bool = True  # MO-TOK.5: whether the universal token is still to be had
    built: list[int] = counts(2)  # hexes with a building, in two halves
    offers: list[Cards] = msgspec.field(default_factory=lambda: [()] * len(DECKS))
    decks: list[Cards] = msgspec.field(default_factory=lambda: [()] * len(DECKS))
    under: list[int] = counts(len(DECKS))  # so many cards at the bottom are known to all: a cleared Offer (MO-GOV.5)
    tops: list[int] = counts(len(DECKS))  # the seats that know the top card, as bits (MO-GOV.8)
    spent: Cards = ()  # Population cards used and scoring cards revealed
    aside: Cards = ()  # cards that left the game unseen (MO-SET.9, MO-SET.10)
    leaders: Cards = ()
    wonders: Cards = ()
    golden_ages: Cards = ()
    achievements: Cards = ()
    unused: Cards = ()  # tiles that are not in this game
    hands: list[Cards] = msgspec.field(default_factory=list)
    passes: int = 0  # rounds of the draft that are over
    holding: int = 0
    start: int = 0
    round: int = 0  # 0: setup
    last_round: int = 0  # 0: the end is not triggered (MO-END.2)
    actions: int = 0  # still to be taken in this turn
    peek: int = NOBODY  # the deck looked at before this Action (MO-GOV.8)
    moved: list[int] = counts(0)  # units of the active player that have moved this turn, as Player.units
    recruited: int = 0  # units that the active player has recruited this turn
    scorings: int = 0
    revealed: int = 0
    pending: int = 0  # Empire Scorings to be held when this Action is over
    extras: Cards = ()  # Additional Actions to be taken then
    taken: bool = False  # whether the Leader's benefits were taken in this step of the setup
    over: bool = False

    @property
    def acting(self) -> int | None:
        """MO-TRN.1: whose turn goes on when what comes before is over."""
        for beat in reversed(self.agenda):
            if beat[0] == "act":
                return int(beat[1])
        return None

    occupied = wide("built", 0, "MO-GLO.10: hexes with a building.")


MosaicTable = Table[MosaicState, Content]


def without(cards: Cards, card: str) -> Cards:
    """Cards less one of them.

    >>> without(("a", "b", "a"), "a")
    ('b', 'a')
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


ARMOR, CASTES, SIEGES, PEEKS = 1, 2, 4, 8  # powers
FIELDS = dict(zip(BUILDINGS, ("cities", "ports", "farms", "manufactories"), strict=True))
"""The set of hexes of a Player with each kind of building."""


def new_player(content: Content) -> Player:
    """MO-SET.1: Population 5, no Production, no Resources."""
    return Player(goods=[0] * len(content.good_names), units=[0] * (len(UNITS) * len(content.board.regions)))

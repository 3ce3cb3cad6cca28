"""What changes during a game of The Flow of History."""

from __future__ import annotations

import msgspec

from pentapolis.kernel import State, Table

from .components import Content

NOBODY, BANKER = -1, -2  # who else than a seat may stand behind a Market card
TOKENS_IN_BOX = 72  # FH-CMP.1; the Reserve counts down from here and may go below zero (FH-CMP.3)


class Slot(msgspec.Struct):
    """A card in the Market; `investor` is the seat whose marker lies on it, with `tokens` (FH-INV.3, FH-GLO.3)."""

    card: str
    investor: int = NOBODY
    tokens: int = 0


class Civilization(msgspec.Struct):
    """Everything in front of a player. `cards` in the order gained, so that the last of a type is the top of its stack.

    `tops`, `icons` and `era` are an index: the visible card of each place (FH-STK.2), what the cards give now
    (FH-ICO.1), and their newest era. It is kept by `civilization.place` and `civilization.settle`; a ledger checks it.
    """

    tokens: int
    cards: list[str]
    tops: dict[str, str]
    icons: dict[str, int]
    era: int


class FlowState(State):
    """FH-GEN.2: all of it is public but the order of the deck. Piles have their top at the end of the list."""

    civilizations: list[Civilization] = msgspec.field(default_factory=list)
    market: list[Slot] = msgspec.field(default_factory=list)
    deck: list[str] = msgspec.field(default_factory=list)
    box: list[str] = msgspec.field(default_factory=list)
    offers: list[list[str]] = msgspec.field(
        default_factory=list
    )  # two players: starting cards to choose from (FH-TWO.2)
    supply: int = 0
    reserve: int = TOKENS_IN_BOX
    market_size: int = 0  # FH-SET.3
    rahdo: bool = False
    stall: int = 0  # rounds without a card before the Market moves on; 0: never (FH-STL.1)
    idle: int = 0  # turns since a card left the deck
    deck_before: int = 0  # the deck's size when the last cleanup ended

    @property
    def players(self) -> int:
        return len(self.civilizations)


FlowTable = Table[FlowState, Content]

"""The words of a position and what may stand behind them; `position.build` makes a state of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from pentapolis.parts.positions import Many, many

from .components import Count

Tokens = Annotated[int, msgspec.Meta(ge=0)]

STACKS = ("government", "construction", "knowledge", "military", "leader", "wonders", "special")
PILES = {stack.removesuffix("s"): stack for stack in STACKS}  # by the type of their cards


class StakeWords(msgspec.Struct, frozen=True):
    """Whose marker lies on a Market card, with how many tokens (FH-INV.2: at least one)."""

    by: str
    tokens: Count = 1


class SeatWords(msgspec.Struct, frozen=True):
    """What a seat has: its piles, or all `cards` in the order gained. The last three are only compared."""

    government: Many = None
    construction: Many = None
    knowledge: Many = None
    military: Many = None
    leader: str | None = None
    wonders: Many = None
    special: Many = None
    cards: Many = None
    tokens: Tokens = 0
    offer: tuple[str, ...] = ()
    icons: dict[str, int] | None = None
    final_icons: dict[str, int] | None = None
    strength: dict[str, int] | None = None

    def pile(self, stack: str) -> list[str]:
        """Cards from bottom to top."""
        return many(getattr(self, stack))


class PositionWords(msgspec.Struct, frozen=True):
    """The table. `reserve` and `era` are only compared."""

    seats: dict[str, dict[str, Any] | None] | None = None
    market: tuple[str | dict[str, dict[str, Any]], ...] | None = None
    deck: tuple[str, ...] | None = None
    box: tuple[str, ...] = ()
    supply: Tokens = 0
    reserve: int | None = None
    turn: str | None = None
    agenda: tuple[tuple[str, str], ...] | None = None
    era: int | None = None
    idle: Tokens = 0
    deck_before: int | None = None

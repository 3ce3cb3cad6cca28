"""What the recorded games of a game must show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from pentapolis.bots import Perspective
from pentapolis.kernel import Game, Match

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]


class Wanted(NamedTuple):
    """A game to be recorded. `shows` tells whether a finished game is one.

    `agreed`: the table ends it by agreement, as soon as it has stalled.
    """

    bots: tuple[str, ...]
    options: dict[str, str]
    shows: Callable[[AnyMatch], bool]
    agreed: bool = False


def folder(game: str) -> Path:
    """Where the records of a game lie."""
    return Path(__file__).parent / game


def texts(game: str) -> dict[str, str]:
    """The records of a game by name."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder(game).glob("*.txt"))}


def happened(match: AnyMatch, event: str) -> bool:
    return any(noted.key == event for noted in match.table.events)


class Harvester:
    """A bot that takes no card as long as it can harvest: with enough of them a table stalls."""

    name = "harvester"
    imagines = False

    def choose(self, perspective: Perspective) -> str:
        keys = perspective.keys
        return "harvest" if "harvest" in keys else "decline" if "decline" in keys else keys[0]

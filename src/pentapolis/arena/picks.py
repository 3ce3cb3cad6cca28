"""What was picked: which pieces a seat was offered, which it took, and which lie before it at the end. For any game.

Answers name their pieces (decision 0004), so a seat was offered a piece if a legal answer named it, and took it if its
own answer did. What it has at the end stands on its board: the entry of its seat in the one list of its view whose
entries have a `score`. There a piece is a text by itself or in a list; keys of mappings count things.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from pentapolis.games import load
from pentapolis.kernel import Ask, Game
from pentapolis.kernel.pieces import named_tables, words_of

from .play import GameResult, WorkUnit, played, result_of


class Picks(msgspec.Struct, frozen=True):
    """The pieces of one seat, each list without order and repetition."""

    offered: tuple[str, ...]
    taken: tuple[str, ...]
    held: tuple[str, ...]


class Sample(msgspec.Struct, frozen=True):
    """A result, and what each seat picked."""

    result: GameResult
    seats: tuple[Picks, ...]


def sample(pack: Path | None, unit: WorkUnit) -> Sample:
    """Play one unit and look on."""
    game = load(unit.game, pack)
    watcher = Watcher(finder(unit.game, pack), unit.players)
    match = played(game, unit, watcher.watch)
    boards = [board_of(match.view(seat), seat) for seat in range(unit.players)]
    return Sample(result_of(unit, match), tuple(watcher.picks(seat, board) for seat, board in enumerate(boards)))


class Finder:
    """Finds the pieces of a game in keys and views; the same keys come again and again."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.pieces = frozenset(piece for table in named_tables(game).values() for piece in table)
        self._known: dict[str, tuple[str, ...]] = {}

    def named(self, key: str) -> tuple[str, ...]:
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(word for word in words_of(key) if word in self.pieces)
        return found

    def on(self, board: object) -> Iterator[str]:
        """The pieces on a board."""
        if isinstance(board, str):
            yield from (board,) if board in self.pieces else ()
        elif isinstance(board, msgspec.Struct):
            for field in board.__struct_fields__:
                yield from self.on(getattr(board, field))
        elif isinstance(board, Mapping):
            for value in board.values():
                yield from self.on(value)
        elif isinstance(board, (list, tuple)):
            for value in board:
                yield from self.on(value)


@cache
def finder(game: str, pack: Path | None) -> Finder:
    return Finder(load(game, pack))


class Watcher:
    """Notes what the seats of one match are offered and take."""

    def __init__(self, finder: Finder, players: int) -> None:
        self._finder = finder
        self._offered: list[set[str]] = [set() for _ in range(players)]
        self._taken: list[set[str]] = [set() for _ in range(players)]

    def watch(self, ask: Ask, key: str) -> None:
        named, offered = self._finder.named, self._offered[ask.seat]
        for option in ask.options:
            offered.update(named(option))
        self._taken[ask.seat].update(named(key))

    def picks(self, seat: int, board: msgspec.Struct) -> Picks:
        held = set(self._finder.on(board))
        return Picks(*(tuple(sorted(pieces)) for pieces in (self._offered[seat], self._taken[seat], held)))


def board_of(view: msgspec.Struct, seat: int) -> msgspec.Struct:
    """A seat's board in a view."""
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if isinstance(value, (list, tuple)) and value and hasattr(value[0], "score"):
            board: msgspec.Struct = value[seat]
            return board
    raise LookupError(f"{type(view).__name__} has no list of boards with a `score`, one for each seat")

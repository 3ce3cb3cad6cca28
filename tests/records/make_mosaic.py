"""Writes the recorded games of Mosaic anew. Needed only when rules or content have changed on purpose:

    python -m tests.records.make_mosaic

For every wanted game the seeds 0, 1, 2 … are tried until one gives a game that shows what is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pentapolis.arena.play import run
from pentapolis.bots import make_bot
from pentapolis.games import load
from pentapolis.games.mosaic.components import Content
from pentapolis.games.mosaic.state import MosaicState
from pentapolis.kernel import Game, Match
from pentapolis.kernel.record import Record

FOLDER = Path(__file__).parent / "mosaic"

AnyMatch = Match[MosaicState, Content]


def by_cards(match: AnyMatch) -> bool:
    """MO-END.1: the third scoring card was revealed before two supplies of tiles were gone."""
    return match.state.revealed >= 3 and supplies_left(match) >= 2


def by_tiles(match: AnyMatch) -> bool:
    """MO-END.1: two supplies of tiles were gone before the third scoring card."""
    return match.state.revealed < 3 and supplies_left(match) < 2


def supplies_left(match: AnyMatch) -> int:
    state = match.state
    return bool(state.wonders) + bool(state.achievements) + bool(state.golden_ages)


class Wanted(NamedTuple):
    """A game to be recorded. `shows` tells whether a finished game is one."""

    players: int
    shows: Callable[[AnyMatch], bool]


WANTED = {
    "two_players": Wanted(2, by_cards),
    "three_players": Wanted(3, by_cards),
    "four_players": Wanted(4, by_cards),
    "five_players": Wanted(5, by_cards),
    "six_players": Wanted(6, by_cards),
    "tiles_exhausted": Wanted(2, by_tiles),
}


def find(game: Game[MosaicState, Content], wanted: Wanted) -> Record:
    """The record of the first game of random players that shows what is wanted."""
    for number in count():
        seed = str(number)
        match = Match.start(game, wanted.players, {}, seed)
        run(match, [make_bot("random", f"{seed}/{seat}") for seat in range(wanted.players)])
        if wanted.shows(match):
            return Record.of(match, ["random"] * wanted.players, {}, seed)
    raise AssertionError("count() has no end")


def main() -> None:
    game = load("mosaic")
    for name, wanted in WANTED.items():
        record = find(game, wanted)
        (FOLDER / f"{name}.txt").write_text(record.to_text(), encoding="utf-8")
        print(f"{name}: seed {record.seed}, {len(record.answers)} answers")


if __name__ == "__main__":
    main()

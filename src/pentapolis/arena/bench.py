"""Bench: how fast games are played at random and copied, beside a known peer in the same process.

All is measured in short slices that take turns, so that whatever else the machine does hits everything alike, and in
seconds of this process on one core. Every slice ends with a whole game, so nothing is cut off or counted twice.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from pentapolis.kernel import Game, Match

SLICE = 0.1  # seconds
POSITIONS = 64  # sampled for copying
COPIES = 100  # between two looks at the clock
CHESS_MOVES = 400  # most moves of a reference game; random play rarely gets further


class Throughput(msgspec.Struct, frozen=True):
    """What was measured for one game and player count."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float
    reference_decisions_per_s: float

    @property
    def ratio(self) -> float:
        """How many decisions are made here while the reference makes one."""
        return self.decisions_per_s / self.reference_decisions_per_s


class Work(NamedTuple):
    """What a slice got done."""

    decisions: int
    games: int


Worker = Callable[[], Work]


class Meter:
    """Work done, and the time it took."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self.seconds = 0.0
        self.decisions = self.games = 0

    def run(self, seconds: float = SLICE) -> None:
        """One slice: whole pieces of work until the time is up."""
        start = process_time()
        end = start + seconds
        while (now := process_time()) < end:
            done = self._worker()
            self.decisions += done.decisions
            self.games += done.games
        self.seconds += now - start

    def warm_up(self) -> None:
        """Work that does not count: caches fill, the interpreter specialises."""
        self.run()
        self.seconds = 0.0
        self.decisions = self.games = 0

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds


def measure(
    game: Game[Any, Any], players: int, seconds: float, on_slice: Callable[[float], None] = lambda seconds: None
) -> Throughput:
    """Measure one game and player count for about so many seconds."""
    plays, copies, reference = Meter(player(game, players)), Meter(copier(game, players)), Meter(chess_player())
    meters = (plays, copies, reference)
    for meter in meters:
        meter.warm_up()
    while sum(meter.seconds for meter in meters) < seconds:
        for meter in meters:
            meter.run()
        on_slice(sum(meter.seconds for meter in meters))
    return Throughput(
        game=game.meta.id,
        players=players,
        decisions_per_s=round(plays.decisions_per_s, 1),
        games_per_s=round(plays.games_per_s, 2),
        copies_per_s=round(copies.decisions_per_s, 1),
        reference_decisions_per_s=round(reference.decisions_per_s, 1),
    )


def player(game: Game[Any, Any], players: int) -> Worker:
    """One random game of an untracked, silent match at a time."""
    random, seeds = Random(0).random, count()

    def work() -> Work:
        match = Match.simulate(game, players, {}, f"bench/{next(seeds)}")
        answer = match.answer
        while (ask := match.ask) is not None:
            keys = list(ask.options)
            answer(keys[int(random() * len(keys))])
        return Work(len(match.history), 1)

    return work


def copier(game: Game[Any, Any], players: int) -> Worker:
    """Copies for playouts, of tracked matches in the middle of things."""
    copies = [match.copy for match in positions(game, players)]
    copies = (copies * COPIES)[:COPIES]

    def work() -> Work:
        for copy in copies:
            copy()
        return Work(len(copies), 0)

    return work


def positions(game: Game[Any, Any], players: int, number: int = POSITIONS) -> list[Match[Any, Any]]:
    """Tracked matches, each stopped at a random decision of a random game."""
    random, found = Random(1), []
    for n in range(number):
        seed = f"bench/copy/{n}"
        whole = Match.simulate(game, players, {}, seed)
        while (ask := whole.ask) is not None:
            whole.answer(random.choice(ask.keys))
        match = Match.simulate(game, players, {}, seed, tracked=True)
        for seat, key in whole.history[: random.randrange(len(whole.history))]:
            match.answer(key, seat)
        found.append(match)
    return found


def chess_player() -> Worker:
    """The reference: a random game of python-chess, plain and fast. ImportError if it is not installed."""
    from chess import Board

    random = Random(0).random

    def work() -> Work:
        board, decisions = Board(), 0
        while decisions < CHESS_MOVES and board.halfmove_clock < 100 and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            decisions += 1
        return Work(decisions, 1)

    return work

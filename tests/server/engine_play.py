"""Playing at a live match in tests: single entries, and long random logs with all that people do."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pentapolis.kernel import Chance, Refusal
from pentapolis.server.engine.entries import Answered, Ended, Entry, GameEnded, Redone, Rewound, Setup, Undone
from pentapolis.server.engine.frames import GameFrame, Viewer, frame
from pentapolis.server.engine.live import LiveMatch
from tests.server.engine_games import PLAYERS, load


def setup_of(game: str, seed: str = "0") -> Setup:
    return Setup(game, PLAYERS[game], {}, seed)


def open_match(game: str, seed: str = "0") -> LiveMatch:
    return LiveMatch(load(game), setup_of(game, seed))


class Hand:
    """Acts at a live match and keeps the log, as the server does."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.log: list[Entry] = []

    def _apply(self, entry: Entry) -> None:
        self.log.append(self.live.apply(entry))

    @property
    def _next(self) -> tuple[int, str]:
        return self.live.number + 1, f"request {self.live.number + 1}"

    def answer(self, seat: int, key: str, *, end: bool = False, bot: str = "") -> None:
        self._apply(Answered(*self._next, seat, key, end=end, bot=bot))

    def undo(self, seat: int) -> None:
        self._apply(Undone(*self._next, seat))

    def redo(self, seat: int) -> None:
        self._apply(Redone(*self._next, seat))

    def end(self, seat: int) -> None:
        self._apply(Ended(*self._next, seat))

    def rewind(self, seat: int, at: int) -> None:
        self._apply(Rewound(*self._next, seat, at))

    def end_game(self, seat: int) -> None:
        self._apply(GameEnded(*self._next, seat))


def viewers(players: int) -> list[Viewer]:
    """A spectator, every seat alone, two friends at one screen, and everybody at one."""
    return [(), *((seat,) for seat in range(players)), (0, 1), tuple(range(players))]


def whole_frames(live: LiveMatch) -> dict[Viewer, GameFrame]:
    return {seats: frame(live, seats) for seats in viewers(live.setup.players)}


def random_entries(live: LiveMatch, seed: str, count: int) -> Iterator[Entry]:
    """Attempts of all kinds; the receiver applies them, and many will be refused."""
    chance = Chance(seed)
    for _ in range(count):
        yield random_entry(live, chance)


def random_entry(live: LiveMatch, chance: Chance) -> Entry:
    number, request = live.number + 1, f"request {live.number + 1}"
    seats = live.setup.players
    seat = chance.below("any seat", seats)
    match chance.below("what", 14):
        case 0 | 1:
            return Undone(number, request, seat if live.actor is None else live.actor)
        case 2:
            return Redone(number, request, seat)
        case 3:
            return Ended(number, request, seat)
        case 4 if chance.below("rarely", 6) == 0:
            return Rewound(number, request, seat, chance.below("at", len(live.history) + 2))
        case 5:
            return Answered(number, request, seat, "nonsense")
        case _:
            return random_answer(live, chance) or Ended(number, request, live.waiting[0] if live.waiting else seat)


def random_answer(live: LiveMatch, chance: Chance) -> Answered | None:
    """A legal answer, if anybody can give one before a turn is ended."""
    asks = [ask for ask in map(live.ask_for, range(live.setup.players)) if ask is not None]
    if not asks:
        return None
    ask = asks[chance.below("seat", len(asks))]
    key = ask.keys[chance.below("key", len(ask.keys))]
    end, bot = chance.below("end", 3) == 0, "random" if chance.below("bot", 5) == 0 else ""
    return Answered(live.number + 1, f"request {live.number + 1}", ask.seat, key, end=end, bot=bot)


def random_log(game: str, seed: str, count: int = 150) -> tuple[LiveMatch, list[Entry]]:
    """A live match after many attempts, and the entries that were accepted."""
    live, log = open_match(game, seed), []
    for entry in random_entries(live, seed, count):
        try:
            log.append(live.apply(entry))
        except Refusal:
            continue
    return live, log


def play_out(live: LiveMatch, seed: str) -> list[Entry]:
    """Play to the end, every turn ended at once."""
    chance, log = Chance(seed), []
    while not live.over:
        entry = random_answer(live, chance)
        assert entry is not None
        log.append(live.apply(msgspec.structs.replace(entry, bot="random")))
    return log

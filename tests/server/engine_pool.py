"""A pool of workers in tests, and a store of logs for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from pentapolis.server.engine.entries import Answered, Entry, Log
from pentapolis.server.engine.workers import Pool, Settings
from tests.server.engine_play import setup_of

GAMES = "tests.server.engine_games:load"
QUICK = Settings(movers=1, thinkers=0, limit=10.0, thinking_limit=10.0, games=GAMES)
STRICT = msgspec.structs.replace(QUICK, limit=2.0)


class Shelves:
    """A store of logs, as the server's database is one."""

    def __init__(self, *games: str, seed: str = "0") -> None:
        self.logs: dict[str, Log] = {game: Log(setup_of(game, seed), []) for game in games}
        self.loads: list[tuple[str, int]] = []

    async def load(self, match: str, after: int) -> Log:
        self.loads.append((match, after))
        log = self.logs[match]
        return Log(log.setup, [entry for entry in log.entries if entry.number > after])

    def store(self, match: str, entry: Entry) -> None:
        log = self.logs[match]
        self.logs[match] = Log(log.setup, [*log.entries, entry])


def run(shelves: Shelves, story: Callable[[Pool], Awaitable[None]], settings: Settings = QUICK) -> None:
    """Let a story happen with a pool of workers; nothing may take for ever."""

    async def tell() -> None:
        async with Pool(shelves.load, settings) as pool:
            await asyncio.wait_for(story(pool), 60)

    asyncio.run(tell())


def right(number: int = 1, key: str = "behave") -> Answered:
    return Answered(number, f"r{number}", 0, key, bot="random")

"""Fan-out: how several server processes tell each other what changed, over Valkey or Redis.

A notice is only a hint to look into the database, which is the truth; one that is lost costs a delay, never a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol, runtime_checkable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

CHANNEL = "pentapolis"
RETRY_SECONDS = 1.0
MOST_WAITING = 10_000


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed, where.

    changed   the log of a match has grown      seats     somebody sat down, left or came back
    said      a line of chat                    polls     a proposal or a vote
    online    which seats a process serves,     dismiss   a session or a player was revoked
              and how far it has come
    awake     the connection was lost and is back: anything may have changed (never sent, only heard)
    """

    kind: Literal["changed", "seats", "said", "polls", "online", "dismiss", "awake"]
    process: str
    match: str = ""
    number: int = 0
    seats: tuple[int, ...] = ()
    player: str = ""
    token_hash: str = ""


Hear = Callable[[Notice], Awaitable[None]]


@runtime_checkable
class Fanout(Protocol):
    """The wire between processes."""

    async def start(self, hear: Hear) -> None: ...
    async def tell(self, notice: Notice) -> None: ...
    async def ready(self) -> bool: ...
    async def close(self) -> None: ...


class LocalFanout:
    """The only process: nobody to tell."""

    async def start(self, hear: Hear) -> None:
        pass

    async def tell(self, notice: Notice) -> None:
        pass

    async def ready(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class ValkeyFanout:
    """Several processes on one Valkey or Redis server."""

    def __init__(self, url: str, process: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self._process = process
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    async def start(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    async def tell(self, notice: Notice) -> None:
        """Nobody's move waits for the wire."""
        try:
            self._outbox.put_nowait(notice)
        except asyncio.QueueFull:
            _lost(notice, "too many wait")

    async def _send(self) -> None:
        while not self._closing:
            notice = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(notice))
            except (RedisError, OSError) as error:
                _lost(notice, str(error))

    async def ready(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except RedisError:
            return False

    async def close(self) -> None:
        self._closing = True  # the client may take a cancellation for a lost connection
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self, hear: Hear) -> None:
        while not self._closing:
            try:
                await self._listen_once(hear)
            except (RedisError, OSError) as error:
                log.warning("the fan-out is broken; trying again", extra={"error": str(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, hear: Hear) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    await hear(Notice("awake", self._process))
                    continue
                notice = msgspec.json.decode(message["data"], type=Notice)
                if notice.process != self._process:
                    await hear(notice)


def _lost(notice: Notice, why: str) -> None:
    log.warning("a notice was lost", extra={"kind": notice.kind, "match": notice.match, "why": why})

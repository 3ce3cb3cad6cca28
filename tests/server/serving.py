"""A real server for tests: uvicorn in a thread, or a process of its own, on a free port and a database of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn

from pentapolis.server.client import Client
from pentapolis.server.config import Config
from pentapolis.server.limits import DEFAULT, Limits, Rate
from pentapolis.server.run import listen, uvicorn_config
from pentapolis.server.services import Services
from pentapolis.server.wire.http import ClockWish, MatchInfo, NewMatch, SeatWish

T = TypeVar("T")

GAME = "flow_of_history"
PLENTY = Rate(burst=100_000, each_second=100_000)
ROOMY = msgspec.structs.replace(
    DEFAULT,
    requests=PLENTY,
    guests=PLENTY,
    passwords=PLENTY,
    sockets=PLENTY,
    messages=PLENTY,
    questions=PLENTY,
    chats=PLENTY,
    matches_made=PLENTY,
    heavy=PLENTY,
    hints=PLENTY,
    reviews=PLENTY,
    open_matches=10_000,
    sockets_each=10_000,
)
"""Limits that no ordinary test meets."""


class Served:
    """A running server: where it is, and what it is made of."""

    def __init__(self, url: str, services: Services, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.services = services
        self._loop = loop

    @property
    def config(self) -> Config:
        return self.services.config

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1) + "/ws"

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)


@contextmanager
def served(folder: Path, limits: Limits = ROOMY, **settings: Any) -> Iterator[Served]:
    """A server in a thread of this process; bots answer at once unless told otherwise."""
    settings.setdefault("database_url", f"sqlite:///{folder / 'table.db'}")
    settings.setdefault("bot_delay", 0.0)
    config = Config(host="127.0.0.1", port=0, limits=limits, **settings)
    services = Services(config)
    made = uvicorn_config(services)
    server, listening, loops = uvicorn.Server(made), listen("127.0.0.1", 0), []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", services, loops[0])
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


class Program:
    """`pentapolis serve` in a process of its own, so that it can be killed."""

    module = "pentapolis"

    def __init__(self, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(port), "--bot-delay", "0", *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is served at" in line, line + (self.process.stderr.read() if self.process.stderr else "")
        self.url = line.split("served at ")[1].split()[0].replace("localhost", "127.0.0.1")
        self._drain()

    def _drain(self) -> None:
        """Keep the log, so that the pipe never fills."""
        self.log: list[str] = []
        stream = self.process.stderr
        assert stream is not None
        self._reader = threading.Thread(target=lambda: self.log.extend(stream), daemon=True)
        self._reader.start()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would end it."""
        self.process.kill()
        self._close()

    def stop(self) -> int:
        self.process.terminate()
        return self._close()

    def _close(self) -> int:
        code = self.process.wait(20)
        self._reader.join(5)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return code


class Dealt(Program):
    """The same, with one seed for all matches."""

    module = "tests.server.dealt"


def wait_until(true: Callable[[], object], seconds: float = 40.0) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "waited too long"
        sleep(0.01)


async def eventually(true: Callable[[], object], seconds: float = 40.0) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "waited too long"
        await asyncio.sleep(0.01)


def run(work: Coroutine[Any, Any, T]) -> T:
    """A test that talks to a server, within two minutes."""

    async def bounded() -> T:
        async with asyncio.timeout(120):
            return await work

    return asyncio.run(bounded())


def http(served: Served, **settings: Any) -> httpx.Client:
    """A browser without a session yet; it sends the header that pages send."""
    headers = {"x-pentapolis": "1"} | settings.pop("headers", {})
    return httpx.Client(base_url=served.url, headers=headers, timeout=20, **settings)


def seats(*kinds: str) -> list[SeatWish]:
    """Seats from words: `me`, `here`, `link`, or the name of a bot."""
    return [SeatWish(kind) if kind in ("me", "here", "link") else SeatWish("bot", bot=kind) for kind in kinds]  # type: ignore[arg-type]


def wish(*kinds: str, **more: Any) -> NewMatch:
    return NewMatch(GAME, seats(*kinds), **more)


def clock(kind: Any, seconds: int) -> ClockWish:
    return ClockWish(kind, seconds)


async def new_match(client: Client, *kinds: str, **more: Any) -> MatchInfo:
    return await client.create(wish(*kinds, **more))

"""Bad networks: they stand between clients and a server, and cut, delay, split and duplicate what passes through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException


class Weather:
    """How bad the network is, and what it has done so far. Nothing happens while it is calm."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.calm = True
        self.cuts = 0
        self.delays = 0
        self.splits = 0
        self.doubles = 0

    async def delay(self) -> None:
        if not self.calm and self.chance.random() < 0.3:
            self.delays += 1
            await asyncio.sleep(self.chance.uniform(0, 0.02))


async def _first(*works: Coroutine[Any, Any, None]) -> None:
    """Run all until one of them is finished."""
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def bytes_network(url: str, weather: Weather) -> AsyncIterator[str]:
    """A network that knows only bytes: it delivers them in pieces, late, and ends in the middle of anything."""
    host, _, port = url.removeprefix("ws://").partition("/")[0].partition(":")

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.transport.abort()
            return
        with suppress(OSError):
            await _first(_pump(reader, back, weather), _pump(there, writer, weather))
        for end in (writer, back):
            end.transport.abort()  # no farewell

    async with await asyncio.start_server(carry, "127.0.0.1", 0) as listening:
        yield f"ws://127.0.0.1:{listening.sockets[0].getsockname()[1]}/ws"


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, weather: Weather) -> None:
    life = weather.chance.randrange(1_000, 20_000)  # bytes
    while piece := await reader.read(65_536 if weather.calm else weather.chance.randrange(1, 1_500)):
        await weather.delay()
        if not weather.calm:
            weather.splits += 1
            life -= len(piece)
            if life < 0:
                weather.cuts += 1
                writer.write(piece[: len(piece) // 2])
                return
        writer.write(piece)
        await writer.drain()


@asynccontextmanager
async def message_network(url: str, weather: Weather) -> AsyncIterator[str]:
    """A network that knows messages: it sends a client's twice, late, and loses the connection before or after one."""

    async def carry(client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers["Cookie"]}
        with suppress(WebSocketException, OSError):
            async with connect(url, additional_headers=headers, proxy=None) as server:
                await _first(_relay(client, server, weather, True), _relay(server, client, weather, False))
                server.transport.abort()
        client.transport.abort()

    async with serve(carry, "127.0.0.1", 0) as listening:
        yield f"ws://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}/ws"


async def _relay(
    source: ServerConnection | ClientConnection,
    sink: ServerConnection | ClientConnection,
    weather: Weather,
    twice: bool,
) -> None:
    life = weather.chance.randrange(5, 20)  # messages
    async for message in source:
        await weather.delay()
        if not weather.calm:
            life -= 1
            if life < 0:
                weather.cuts += 1
                if weather.chance.random() < 0.5:
                    await sink.send(message)  # it arrives, but nobody will hear of it
                return
        await sink.send(message)
        if twice and not weather.calm and weather.chance.random() < 0.3:
            weather.doubles += 1
            await weather.delay()
            await sink.send(message)

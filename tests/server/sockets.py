"""A bare socket to a server: what a client sends and hears, message by message."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentapolis.server.client import Client
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import COOKIE
from tests.server.serving import Served

M = TypeVar("M", bound=m.Message)

decode = msgspec.json.Decoder(m.ServerMessage).decode


class Wire:
    """One connection; `heard` keeps every message in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[m.ServerMessage] = []

    async def send(self, message: msgspec.Struct) -> None:
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        await self.socket.send(text)

    async def receive(self) -> m.ServerMessage:
        message: m.ServerMessage = decode(await asyncio.wait_for(self.socket.recv(), 40))
        self.heard.append(message)
        return message

    async def hear(self, kind: type[M]) -> M:
        """The next message of a kind."""
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message

    async def closed(self) -> int:
        """The code with which the server closes, after whatever else it says."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code


@asynccontextmanager
async def wired(served: Served, client: Client, *, hello: bool = True) -> AsyncIterator[Wire]:
    """A bare socket of a client's session."""
    headers = {"Cookie": f"{COOKIE}={client.token}"}
    async with connect(served.ws, additional_headers=headers, proxy=None) as socket:
        wire = Wire(socket)
        if hello:
            await wire.send(m.Hello(m.PROTOCOL))
            await wire.hear(m.Welcome)
        yield wire

"""The number of the protocol: what it stands for, and what a client is told that has another."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.server.client import Client, Outdated
from pentapolis.server.client import client as clients
from pentapolis.server.wire import socket as m
from pentapolis.server.wire import typescript
from tests.server.serving import Served, run
from tests.server.sockets import wired

CLIENT_TYPES = Path(__file__).parents[3] / "web/src/lib/protocol.ts"

SHAPES = {5: "c0a86656c9453d12"}
"""The messages of each protocol that may still be met; a new shape needs a new number."""


def bare(schema: Any) -> Any:
    """A schema without its prose, and without an order: JSON has none."""
    if isinstance(schema, dict):
        parts = {name: bare(part) for name, part in schema.items() if name not in ("description", "title")}
        return parts | {"required": sorted(schema["required"])} if "required" in parts else parts
    return [bare(part) for part in schema] if isinstance(schema, list | tuple) else schema


def test_messages_of_another_shape_have_another_number() -> None:
    schemas = msgspec.json.schema_components([m.ClientMessage, m.ServerMessage])
    shape = hashlib.sha256(msgspec.json.encode(bare(list(schemas)), order="sorted")).hexdigest()[:16]
    assert SHAPES[m.PROTOCOL] == shape, "messages have changed: raise PROTOCOL, and say so here"


def test_the_types_of_the_browser_client_are_those_of_the_server() -> None:
    assert CLIENT_TYPES.read_text(encoding="utf-8") == typescript.protocol(), "run `make protocol`"


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no counterpart in TypeScript"):
        typescript.type_of(msgspec.inspect.type_info(set[int]))


@pytest.mark.parametrize("number", [m.PROTOCOL - 1, m.PROTOCOL + 1])
def test_a_client_of_another_protocol_is_told_the_servers_and_dismissed(server: Served, number: int) -> None:
    async def visit() -> None:
        async with Client(server.url) as client, wired(server, client, hello=False) as wire:
            await wire.send(m.Hello(number))
            await wire.send(m.Ping("unheard"))
            assert await wire.closed() == m.OUTDATED
            assert [type(message) for message in wire.heard] == [m.Welcome]
            (welcome,) = wire.heard
            assert isinstance(welcome, m.Welcome)
            assert welcome.protocol == m.PROTOCOL

    run(visit())


def test_the_python_client_says_that_it_is_outdated(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> None:
        async with Client(server.url) as client, client.link() as link:
            for _ in range(2):  # while it is found out, and afterwards
                with pytest.raises(Outdated, match=f"the server speaks protocol {m.PROTOCOL}, this client 1"):
                    await link.watch("any")

    class Old:
        PROTOCOL = 1

        def __getattr__(self, name: str) -> Any:
            return getattr(m, name)

    monkeypatch.setattr(clients, "m", Old())
    run(visit())

"""Clients behind a bad network converge to the frame of the server without starting anew, every move once."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial
from random import Random

import msgspec
import pytest

from pentapolis.server.client import Client, Link, Table
from pentapolis.server.wire import socket as m
from tests.server.chaos import Weather, bytes_network, message_network
from tests.server.serving import Served, eventually, new_match, run

Network = Callable[[str, Weather], AbstractAsyncContextManager[str]]

PEOPLE = 3
ANSWERS = 40


class Heard:
    """All frames that came to a table while the weather was bad."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.frames: list[m.Frame] = []
        self._hear = table.hear
        monkeypatch.setattr(table, "hear", self)

    def __call__(self, message: m.Frame | m.Said | m.Presence) -> None:
        if isinstance(message, m.Frame):
            self.frames.append(message)
        self._hear(message)


async def play(table: Table, link: Link, seat: int, chance: Random, done: list[str]) -> None:
    """Answer, take back and end turns at random until enough answers stand."""
    while not table.frame.over and (frame := table.frame).at - frame.tentative < ANSWERS:
        version = table.version
        message: m.Answer | m.Undo | m.EndTurn
        if frame.undo and chance.random() < 0.2:
            message = m.Undo("", table.match, version, seat)
        elif frame.questions:
            key = chance.choice(frame.questions[0].choices).key
            message = m.Answer("", table.match, version, seat, key, end=chance.random() < 0.5)
        elif frame.end:
            message = m.EndTurn("", table.match, version, seat)
        else:
            await table.changed()
            continue
        reply = await link.ask(partial(named, message))
        assert isinstance(reply, m.Done), reply  # nobody else could move meanwhile
        done.append(reply.id)
        while table.version < reply.version:
            await table.changed()


def named(message: msgspec.Struct, identity: str) -> msgspec.Struct:
    return msgspec.structs.replace(message, id=identity)


@pytest.mark.parametrize("network", [bytes_network, message_network])
def test_clients_converge(network: Network, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        weather = Weather("storm")
        async with AsyncExitStack() as stack:
            url = await stack.enter_async_context(network(server.ws, weather))
            clients = [await stack.enter_async_context(Client(server.url)) for _ in range(PEOPLE)]
            match = await new_match(clients[0], "me", *["link"] * (PEOPLE - 1))
            for seat in range(1, PEOPLE):
                await clients[seat].join(match.id, match.seats[seat].invitation)
            links = [client.link() for client in clients]
            for link in links:
                link.url, link.longest_pause = url, 0.2
                await stack.enter_async_context(link)
            tables = [await link.watch(match.id) for link in links]
            heard = [Heard(table, monkeypatch) for table in tables]
            done: list[str] = []
            weather.calm = False
            await asyncio.gather(
                *(play(tables[seat], links[seat], seat, Random(f"{seat}"), done) for seat in range(PEOPLE))
            )
            weather.calm = True
            for client, table in zip(clients, tables, strict=True):
                await assert_same_as_server(client, table)
            # Every move once, and nothing that nobody asked for.
            entries = server.do(server.services.store.entries(match.id))
            assert sorted(written.entry.request.partition("/")[2] for written in entries) == sorted(done)
            # Nobody had to begin with an empty log again, although everybody was cut off.
            assert all(frame.keep >= 0 for listener in heard for frame in listener.frames)
            assert all(link.connections > 1 for link in links)
            await eventually(lambda: all(link.connected for link in links))
            assert not any(link.failures for link in links)  # a good connection lets it forget the bad ones
            assert min(weather.cuts, weather.delays, weather.splits + weather.doubles) > 5

    run(game())


async def assert_same_as_server(client: Client, table: Table) -> None:
    """The client's table is, or soon will be, what the server shows to somebody who comes anew."""
    async with client.link() as fresh:
        truth = await fresh.watch(table.match)
        while table.version < truth.version:
            await table.changed()
    assert table.version == truth.version
    assert table.log == truth.log
    for name in ("at", "view", "questions", "waiting", "tentative", "undo", "redo", "end", "over", "seat"):
        assert getattr(table.frame, name) == getattr(truth.frame, name), name

"""Chairs: one socket for each seat of a match of any setup, everything heard on them kept in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import time

from pentapolis.server.client import Client
from pentapolis.server.engine.entries import Answered, Ended, Entry, Setup, Undone
from pentapolis.server.store.match import StoredMatch, StoredSeat
from pentapolis.server.tokens import new_id
from pentapolis.server.wire import socket as m
from tests.server.serving import Served
from tests.server.sockets import Wire, wired


class Chairs:
    """People on all seats."""

    def __init__(self, served: Served, people: list[tuple[str, Wire]]) -> None:
        self._served = served
        self._people = people

    async def begin(self, setup: Setup) -> Sitting:
        """A match with this setup, and these people at it."""
        seats = [
            StoredSeat(number, "me", str(number), player=self._people[number][0]) for number in range(setup.players)
        ]
        now = time()
        match = StoredMatch(new_id(), self._people[0][0], setup, "", now, now, seats)
        self._served.do(self._served.services.store.create(match))
        wires = [wire for _, wire in self._people[: setup.players]]
        sitting = Sitting(self._served, match.id, wires)
        for _ in range(2):  # the second time everybody sees everybody
            for wire in wires:
                await wire.send(m.Watch("sit", match.id))
            await sitting.settle()
        return sitting


class Sitting:
    """One match; `heard` has by seat what came for it since the last move, in order."""

    def __init__(self, served: Served, match: str, wires: list[Wire]) -> None:
        self._served = served
        self._wires = wires
        self._moves = 0
        self.match = match
        self.heard: list[list[m.ServerMessage]] = [[] for _ in wires]
        self.frames: dict[int, m.Frame] = {}

    async def settle(self) -> None:
        """Hear all that there is to hear: a ping is answered after all that was sent before it."""
        for wire in self._wires:
            await wire.send(m.Ping("mark"))
        for seat, wire in enumerate(self._wires):
            while (message := await wire.receive()) != m.Pong("mark"):
                self.heard[seat].append(message)
                if isinstance(message, m.Frame):
                    self.frames[seat] = message

    async def leave(self) -> None:
        for wire in self._wires:
            await wire.send(m.Unwatch("leave", self.match))
        await self.settle()

    def entries(self) -> list[Entry]:
        return [written.entry for written in self._served.do(self._served.services.store.entries(self.match))]

    async def do(self, entry: Entry) -> m.ServerMessage:
        """Let the seat of an entry ask for it; returns the reply."""
        self._moves += 1
        self.heard = [[] for _ in self._wires]
        identity, seat = f"move {self._moves}", entry.seat
        version = self.frames[seat].version
        await self._wires[seat].send(message_of(entry, identity, self.match, version))
        reply = None
        while reply is None:
            message = await self._wires[seat].receive()
            self.heard[seat].append(message)
            if isinstance(message, m.Frame):
                self.frames[seat] = message
            if getattr(message, "id", "") == identity:
                reply = message
        await self.settle()
        return reply


def message_of(entry: Entry, identity: str, match: str, version: int) -> m.Message:
    match entry:
        case Answered():
            return m.Answer(identity, match, version, entry.seat, entry.key, entry.end)
        case Undone():
            return m.Undo(identity, match, version, entry.seat)
        case Ended():
            return m.EndTurn(identity, match, version, entry.seat)
        case _:
            raise AssertionError(entry)


@asynccontextmanager
async def chairs(served: Served, most: int) -> AsyncIterator[Chairs]:
    async with AsyncExitStack() as stack:
        people = []
        for _ in range(most):
            client = await stack.enter_async_context(Client(served.url))
            wire = await stack.enter_async_context(wired(served, client))
            people.append(((await client.session()).player, wire))
        yield Chairs(served, people)

"""Mutated messages on the socket are refused with the documented faults and never break the server."""

import asyncio
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from pentapolis.server.client import Client
from pentapolis.server.engine.entries import Answered
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import MatchInfo
from tests.server.mutants import mutated
from tests.server.serving import Served, new_match, run
from tests.server.sockets import Wire, wired

PROTOCOL = Path("docs/protocol.md").read_text(encoding="utf-8")
OUR_FAULT = {"failed-server", "failed-engine"}
FAILED = set(re.findall(r"`(failed-[a-z-]+)`", PROTOCOL.partition("| `failed` reason |")[2])) - OUR_FAULT
CODES = {1008, 1009}
MESSAGES = 360
REPAIR = 10  # messages until the fuzzer sits down properly again


class Fuzzer:
    """One player who sends nonsense now and then, and what the table looked like to them."""

    def __init__(self, match: str, foreign: str, chance: Random) -> None:
        self.match = match
        self.foreign = foreign
        self.chance = chance
        self.frame: m.Frame
        self.heard: Counter[str] = Counter()
        self.enumerated: dict[int, set[tuple[int, str]]] = {}  # seat and key of every legal answer, by version
        self.number = 0

    def message(self) -> str:
        frame, chance = self.frame, self.chance
        self.number += 1
        keys = [choice.key for question in frame.questions for choice in question.choices]
        fields: dict[str, Any] = {
            "id": f"r{self.number}",
            "match": self.match,
            "version": frame.version,
            "seat": next((seat for seat in frame.waiting if seat in (0, 1)), 0),
            "key": chance.choice(keys or ["nothing"]),
            "at": frame.at,
            "since": frame.version,
            "proposal": chance.choice([proposal.number for proposal in frame.proposals] or [1]),
            "accept": chance.random() < 0.5,
            "bot": "",
            "text": "hello",
            "end": chance.random() < 0.5,
            "protocol": m.PROTOCOL,
        }
        spare = {
            "match": (self.foreign, "nowhere", self.match.upper()),
            "version": (frame.version - 1, frame.version + 1, 0),
            "seat": (0, 1, 2, 7),
            "key": (*keys, "nothing"),
            "at": (0, frame.at - 1, frame.at + 1),
            "bot": ("Random", "deep thought"),  # none that exists: a bot would play the game to its end
            "type": KINDS,
            "id": (f"r{max(1, self.number - 1)}", "x" * 64, "x" * 65),
        }
        turn, place = divmod(self.number, len(KINDS))
        kind = KINDS[place]
        message = {"type": kind, **{name: fields[name] for name in FIELDS[kind]}}
        return mutated(message, chance, spare) if turn % 3 else msgspec.json.encode(message).decode()

    def hear(self, message: m.ServerMessage) -> None:
        self.heard[type(message).__name__] += 1
        if isinstance(message, m.Frame) and message.match == self.match:
            self.frame = message
            asked = message.questions
            self.enumerated[message.version] = {(q.seat, choice.key) for q in asked for choice in q.choices}
        if isinstance(message, m.Failed):
            assert message.reason in FAILED, message


FIELDS: dict[str, tuple[str, ...]] = {
    "answer": m.Answer.__struct_fields__,
    "undo": m.Undo.__struct_fields__,
    "redo": m.Redo.__struct_fields__,
    "end": m.EndTurn.__struct_fields__,
    "why": m.Why.__struct_fields__,
    "preview": m.Preview.__struct_fields__,
    "hint": m.Hint.__struct_fields__,
    "rewind": m.Rewind.__struct_fields__,
    "end_game": m.EndGame.__struct_fields__,
    "vote": m.Vote.__struct_fields__,
    "hand_over": m.HandOver.__struct_fields__,
    "say": m.Say.__struct_fields__,
    "ping": m.Ping.__struct_fields__,
    "watch": ("id", "match", "since"),
    "unwatch": m.Unwatch.__struct_fields__,
    "hello": m.Hello.__struct_fields__,
}
KINDS = ("answer", "end", "answer", "answer", "answer", *FIELDS)


async def sit(wire: Wire, fuzzer: Fuzzer) -> None:
    """Watch the match, and reclaim seats that were handed to a bot."""
    await wire.send(m.Watch("sit", fuzzer.match))
    for seat in (0, 1):
        await wire.send(m.HandOver("back", fuzzer.match, seat, ""))
    await settle(wire, fuzzer)


async def settle(wire: Wire, fuzzer: Fuzzer) -> None:
    """Hear all that there is to hear: a ping is answered after everything that was sent before it."""
    await wire.send(m.Ping("mark"))
    while True:
        message = await wire.receive()
        if message == m.Pong("mark"):
            return
        fuzzer.hear(message)


async def pester(served: Served, client: Client, fuzzer: Fuzzer, count: int) -> None:
    while fuzzer.number < count:
        async with wired(served, client) as wire:
            with suppress(ConnectionClosed):
                while fuzzer.number < count:
                    if fuzzer.number % REPAIR == 0 or not wire.heard[1:]:
                        await sit(wire, fuzzer)
                    await wire.send_text(fuzzer.message())
                    await settle(wire, fuzzer)
                continue
        fuzzer.heard["closed"] += 1
        assert wire.socket.close_code in CODES, wire.socket.close_code


def test_the_socket_withstands_nonsense(server: Served, quiet: None) -> None:
    async def game() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "here", "link", hints=True)
            foreign = await new_match(bob, "me", "here")
            await bob.join(match.id, match.seats[2].invitation)
            fuzzer = Fuzzer(match.id, foreign.id, Random("nonsense"))
            sitting = asyncio.create_task(follow(server, bob, match))
            await pester(server, ada, fuzzer, MESSAGES)
            sitting.cancel()
            # Advice may come or not: a bot thinks longer than nonsense lets a position stand (test_hints asks for it).
            for kind in ("Done", "Refused", "Stale", "Failed", "Because", "Foreseen", "Pong", "closed"):
                assert fuzzer.heard[kind], f"{kind} never happened: {fuzzer.heard}"
            player = (await ada.session()).player
            accepted = 0
            for written in server.do(server.services.store.entries(match.id)):
                entry = written.entry
                if isinstance(entry, Answered) and entry.request.startswith(f"{player}/"):
                    accepted += 1
                    shown = max(version for version in fuzzer.enumerated if version < entry.number)
                    assert (entry.seat, entry.key) in fuzzer.enumerated[shown], entry
            assert accepted > 10
            assert server.do(server.services.store.entries(foreign.id)) == []
            async with wired(server, bob) as wire:
                await wire.send(m.Watch("w", match.id))
                assert (await wire.hear(m.Frame)).match == match.id

    run(game())


async def follow(server: Served, client: Client, match: MatchInfo) -> None:
    """The third at the table answers whatever is asked, and votes for everything."""
    async with client.link() as link:
        table = await link.watch(match.id)
        while True:
            for question in table.frame.questions:
                await table.answer(question.seat, question.choices[0].key, end=True)
            for proposal in table.frame.proposals:
                if 2 in proposal.wanted:
                    await table.vote(2, proposal.number, True)
            await table.changed()

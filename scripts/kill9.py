"""Kill the table with SIGKILL at random moments under load, start it again, and check what it kept.

    python scripts/kill9.py --moments 200

Two people and a bot sit at each of a few matches and play as fast as they can, answers, undos and ends of turns. After
every kill the log is read from a copy of the database: what was acknowledged is in it exactly once, what was not is
wholly in or out, numbers have no gaps, and the rules lead from the log to every stored hash. Then the server starts
again, the clients come back by themselves, repeat what they are not sure about, and must be told that it is done.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec

from pentapolis import games
from pentapolis.server.client import Client, Link, Table
from pentapolis.server.engine.entries import unpack_entry, unpack_setup
from pentapolis.server.engine.frames import standing
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import NewMatch, SeatWish

Move = m.Answer | m.Undo | m.EndTurn

GAME = "flow_of_history"
PEOPLE = 2
PLENTY = {"burst": 10**9, "each_second": 1e9}
LIMITS = dict.fromkeys("requests guests sockets messages matches_made".split(), PLENTY) | {"open_matches": 10**6}
PATIENCE = 60.0  # seconds for a restart and for the next acknowledged move, on a very busy machine


class Ledger:
    """What the clients know: the requests they have sent in each match, and which of them were acknowledged."""

    def __init__(self) -> None:
        self.sent: dict[str, set[str]] = {}
        self.done: dict[str, set[str]] = {}
        self.sending = asyncio.Event()
        self.acknowledged = asyncio.Event()

    def send(self, match: str, request: str) -> None:
        self.sent.setdefault(match, set()).add(request)
        self.sending.set()

    def acknowledge(self, match: str, request: str) -> None:
        self.done.setdefault(match, set()).add(request)
        self.acknowledged.set()

    @property
    def unsure(self) -> dict[str, set[str]]:
        return {match: sent - self.done.get(match, set()) for match, sent in self.sent.items()}

    async def next_acknowledgement(self) -> None:
        self.acknowledged.clear()
        await asyncio.wait_for(self.acknowledged.wait(), PATIENCE)


class Tally(msgspec.Struct):
    """What the moments came upon."""

    moments: int = 0
    acknowledged: int = 0
    kept: int = 0  # unacknowledged when the server was killed, and in the log
    lost: int = 0  # and not in the log


# The server


class Server:
    """`pentapolis serve` on a database of its own, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        (folder / "limits.json").write_bytes(msgspec.json.encode(LIMITS))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        await asyncio.to_thread(self._start)

    def _start(self) -> None:
        options = {
            "--port": self.port,
            "--bot-delay": 0,
            "--log-level": "ERROR",
            "--limits": self.folder / "limits.json",
            "--database-url": f"sqlite:///{self.folder}/table.db",
        }
        words = [str(word) for pair in options.items() for word in pair]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pentapolis", "serve", *words], stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        assert b"served at" in self.process.stdout.readline(), (self.folder / "log").read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


# The clients


class Group:
    """People who play one match after another."""

    def __init__(self, people: list[tuple[Client, Link]], ledger: Ledger, chance: Random) -> None:
        self._people = people
        self._ledger = ledger
        self._chance = chance
        self.tables: list[Table] = []

    @property
    def over(self) -> bool:
        return not self.tables or self.tables[0].frame.over

    async def sit_down(self, playing: asyncio.TaskGroup) -> None:
        """Begin another match; the server is up."""
        seats = [SeatWish("me"), *[SeatWish("link")] * (PEOPLE - 1), SeatWish("bot", bot="random")]
        match = await self._people[0][0].create(NewMatch(GAME, seats))
        for seat, (client, _) in enumerate(self._people[1:], start=1):
            await client.join(match.id, match.seats[seat].invitation)
        for table, (_, link) in zip(self.tables, self._people, strict=False):
            await link.unwatch(table.match)
        self.tables = [await link.watch(match.id) for _, link in self._people]
        for seat, (table, (client, link)) in enumerate(zip(self.tables, self._people, strict=True)):
            player = (await client.session()).player
            playing.create_task(self._play(table, link, player, seat))

    async def _play(self, table: Table, link: Link, player: str, seat: int) -> None:
        while not table.frame.over:
            message = self._choose(table, seat)
            if message is None:
                await table.changed()
                continue
            reply = await link.ask(Noted(message, player, self._ledger))
            # Nobody else could move, so nothing but a defect explains another reply, however often it was repeated.
            assert isinstance(reply, m.Done), (message, reply)
            self._ledger.acknowledge(table.match, f"{player}/{reply.id}")
            while table.version < reply.version:
                await table.changed()

    def _choose(self, table: Table, seat: int) -> Move | None:
        frame, chance = table.frame, self._chance
        if frame.undo and chance.random() < 0.15:
            return m.Undo("", table.match, table.version, seat)
        if frame.questions:
            key = chance.choice(frame.questions[0].choices).key
            return m.Answer("", table.match, table.version, seat, key, end=chance.random() < 0.5)
        return m.EndTurn("", table.match, table.version, seat) if frame.end else None


class Noted:
    """Gives a message its id, and writes down that it was sent."""

    def __init__(self, message: Move, player: str, ledger: Ledger) -> None:
        self._message = message
        self._player = player
        self._ledger = ledger

    def __call__(self, identity: str) -> msgspec.Struct:
        self._ledger.send(self._message.match, f"{self._player}/{identity}")
        return msgspec.structs.replace(self._message, id=identity)


# The checks


def check(folder: Path, ledger: Ledger, tally: Tally) -> None:
    """Compare the database, as the dead server left it, with what the clients know."""
    with tempfile.TemporaryDirectory() as place:
        for file in folder.glob("table.db*"):  # a copy: the server shall recover the original itself
            shutil.copy(file, place)
        database = sqlite3.connect(f"{place}/table.db")
        try:
            for match, setup, entries, at in database.execute("SELECT id, setup, entries, at FROM matches").fetchall():
                rows = database.execute(
                    'SELECT number, request, body, at, hash FROM entries WHERE "match" = ? ORDER BY number', (match,)
                ).fetchall()
                live = replay(setup, rows)
                assert (entries, at) == (live.number, live.committed), f"{match}: the entry is in, what follows is not"
                compare(match, [row[1] for row in rows], ledger, tally)
        finally:
            database.close()


def replay(setup: str, rows: list[tuple[int, str, str, int, str]]) -> LiveMatch:
    """Play the log; numbers have no gaps, and every position is the one stored."""
    live = LiveMatch(games.load(GAME), unpack_setup(setup))
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    for number, request, body, at, stored in rows:
        entry = unpack_entry(body)
        assert (entry.number, entry.request) == (number, request)
        live.apply(entry)
        now = standing(live)
        assert (now.at, now.hash) == (at, stored)
    return live


def compare(match: str, requests: list[str], ledger: Ledger, tally: Tally) -> None:
    """Acknowledged: exactly once. Unacknowledged: once or not at all. Nothing that nobody asked for."""
    assert len(set(requests)) == len(requests), f"{match}: a request is there twice"
    asked = {request for request in requests if not request.startswith("bot/")}
    done, unsure = ledger.done.get(match, set()), ledger.unsure.get(match, set())
    assert done <= asked, f"{match}: acknowledged, and lost: {done - asked}"
    assert asked <= done | unsure, f"{match}: nobody asked for {asked - done - unsure}"
    tally.kept += len(asked & unsure)
    tally.lost += len(unsure - asked)


# The ordeal


async def ordeal(folder: Path, moments: int, groups: int = 3, seed: str = "kill") -> Tally:
    """So many kills; raises AssertionError, in a group, at the first thing that is not as it should be."""
    chance, ledger, tally = Random(seed), Ledger(), Tally()
    server = Server(folder)
    await server.start()
    try:
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as playing:
            tables = [Group(await people(stack, server.url), ledger, Random(f"{seed} {n}")) for n in range(groups)]
            for _ in range(moments):
                for group in tables:
                    if group.over:
                        await group.sit_down(playing)
                await ledger.next_acknowledgement()
                await a_moment(ledger, chance)
                server.kill()
                check(folder, ledger, tally)
                tally.moments += 1
                await server.start()
                await ledger.next_acknowledgement()  # play goes on
            tally.acknowledged = sum(map(len, ledger.done.values()))
            raise Enough
    except* Enough:
        pass
    finally:
        server.kill()
    check(folder, ledger, Tally())
    assert "Traceback" not in (folder / "log").read_text()
    return tally


class Enough(Exception):
    """All moments are over; those who still play may go."""


async def people(stack: AsyncExitStack, url: str) -> list[tuple[Client, Link]]:
    found = []
    for _ in range(PEOPLE):
        client = await stack.enter_async_context(Client(url))
        link = await stack.enter_async_context(client.link())
        link.longest_pause = 0.4
        found.append((client, link))
    return found


async def a_moment(ledger: Ledger, chance: Random) -> None:
    """Any moment; or one shortly after something was sent, when it is likely to be on its way to the disk."""
    if chance.random() < 0.4:
        await asyncio.sleep(chance.uniform(0, 0.5))
        return
    ledger.sending.clear()
    await asyncio.wait_for(ledger.sending.wait(), PATIENCE)
    await asyncio.sleep(chance.uniform(0, 0.02))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moments", type=int, default=200)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--seed", default="kill")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(ordeal(Path(folder), given.moments, given.matches, given.seed))
    print(f"killed {tally.moments} times; {tally.acknowledged} acknowledged requests, each in the log exactly once")
    print(f"on their way when it happened: {tally.kept} were kept, {tally.lost} were lost; all were done in the end")


if __name__ == "__main__":
    main()

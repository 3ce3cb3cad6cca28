"""Load: N matches with four connected clients each, moves at a steady rate; how long until the last client has a move.

    python scripts/load.py --matches 200 --rate 100 --seconds 30

It starts a server of its own (`pentapolis serve`, SQLite in a temporary folder), connects everybody, plays random legal
moves in random matches, and prints latencies, memory and CPU. Server and load share the machine; `--cores 0,1` keeps
both on these two. Moves come at their appointed times however late the answers are, so a slow server is not spared.

On a machine that others use at the same time, `--ahead` (as root) lets server and load go before everything else while
it measures: what others do to the disk and the caches still counts, waiting for their processes does not.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from pentapolis.server.client import Client
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import COOKIE, MatchInfo, NewMatch, SeatWish

SEATS = 4
GREETERS = 8  # matches that are set up at the same time
HEARTBEAT = 15.0
ROOMY = {"burst": 10**9, "each_second": 1e9}
RATES = "requests guests sockets messages matches_made".split()
LIMITS = dict.fromkeys(RATES, ROOMY) | {"sockets_each": 10**6, "open_matches": 10**6}
CLOCK_TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")

frame_of = msgspec.json.Decoder(m.Frame).decode


class Seat:
    """One connected client. Frames are only looked into when it is to move: reading them all would measure the load."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.payload = ""
        self.heard = asyncio.Event()
        self.at = 0.0  # when the last frame came
        self.frames = 0
        self.bytes = 0

    async def listen(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            if text.startswith('{"type":"frame"'):
                self.payload, self.at = text, perf_counter()
                self.frames += 1
                self.bytes += len(text)
                self.heard.set()
            elif not text.startswith(('{"type":"done"', '{"type":"presence"', '{"type":"welcome"', '{"type":"pong"')):
                raise AssertionError(text[:200])

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.socket.send('{"type":"ping","id":""}')

    def frame(self) -> m.Frame:
        return frame_of(self.payload)


class Move(msgspec.Struct):
    """A move that was made: how long it took, and whether all four were to see it."""

    seconds: float
    shown: bool


class Table:
    """A match and its four clients."""

    def __init__(self, match: str, seats: list[Seat]) -> None:
        self.match = match
        self.seats = seats
        self.busy = False
        self.moves = 0
        self.over = False

    async def move(self, chance: Random) -> Move | None:
        """Play a random move; the time until the last client that is to see it has it. None: the game is over."""
        waiting = self.seats[0].frame().waiting
        if not waiting:
            self.over = True
            return None
        seat = self.seats[waiting[0]]
        frame = seat.frame()
        key = chance.choice(frame.questions[0].choices).key
        for other in self.seats:
            other.heard.clear()
        self.moves += 1
        move = m.Answer(f"m{self.moves}", self.match, frame.version, waiting[0], key, end=True)
        text = msgspec.json.encode(move).decode()
        started = perf_counter()
        await seat.socket.send(text)
        await seat.heard.wait()
        if seat.frame().tentative:  # the others see nothing yet
            return Move(seat.at - started, False)
        for other in self.seats:
            await other.heard.wait()
        return Move(max(other.at for other in self.seats) - started, True)


# Setting up


async def sit_down(url: str, stack: AsyncExitStack, clients: list[Client], wish: NewMatch) -> Table:
    match: MatchInfo = await clients[0].create(wish)
    for number in range(1, SEATS):
        await clients[number].join(match.id, match.seats[number].invitation)
    return Table(match.id, [await connected(url, stack, client, match.id) for client in clients])


async def connected(url: str, stack: AsyncExitStack, client: Client, match: str) -> Seat:
    headers = {"Cookie": f"{COOKIE}={client.token}"}
    socket = await stack.enter_async_context(
        connect(
            url.replace("http", "ws") + "/ws",
            additional_headers=headers,
            proxy=None,
            ping_interval=None,
            compression=None,
        )
    )
    seat = Seat(socket)
    await socket.send('{"type":"hello","protocol":1}')
    await socket.send(msgspec.json.encode(m.Watch("w", match)).decode())
    for work in (seat.listen(), seat.beat()):
        stack.callback(asyncio.create_task(work).cancel)
    await seat.heard.wait()
    return seat


async def seat_all(url: str, stack: AsyncExitStack, matches: int) -> list[Table]:
    clients = [await stack.enter_async_context(Client(url)) for _ in range(SEATS)]
    wish = NewMatch("flow_of_history", [SeatWish("me"), *[SeatWish("link")] * (SEATS - 1)])
    greeters = asyncio.Semaphore(GREETERS)

    async def greet() -> Table:
        async with greeters:
            return await sit_down(url, stack, clients, wish)

    return await asyncio.gather(*(greet() for _ in range(matches)))


# Measuring


async def measure(url: str, given: argparse.Namespace, pids: list[int]) -> None:
    chance = Random(given.seed)
    async with AsyncExitStack() as stack:
        before = memory(pids)
        tables = await seat_all(url, stack, given.matches)
        print(f"{given.matches} matches, {given.matches * SEATS} sockets; load average {os.getloadavg()[0]:.1f}")
        await asyncio.sleep(1)
        if given.ahead:
            go_ahead([*pids, os.getpid()])
        await run(tables, given.rate, given.seconds, chance, pids)
        grown = memory(pids) - before
        print(f"memory: {before / 1024:.0f} MiB empty, then {grown / given.matches:.0f} KiB for each match")


async def run(tables: list[Table], rate: float, seconds: float, chance: Random, pids: list[int]) -> None:
    moves: list[Move] = []
    skipped = 0
    tasks: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        move = await table.move(chance)
        table.busy = False
        if move is not None:
            moves.append(move)

    usage, own, started = [cpu(pid) for pid in pids], cpu(os.getpid()), perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, started + number / rate - perf_counter()))
        free = [table for table in tables if not table.busy and not table.over]
        if not free:
            skipped += 1
            continue
        table = chance.choice(free)
        table.busy = True
        task = asyncio.create_task(one(table))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    took = perf_counter() - started
    report(moves, took, skipped)
    server_cpu, *others = [(cpu(pid) - burnt) / took for pid, burnt in zip(pids, usage, strict=True)]
    load = (cpu(os.getpid()) - own) / took
    print(f"cores: server {server_cpu:.2f}, its processes {' '.join(f'{o:.2f}' for o in others)}, load {load:.2f}")
    frames, size = sum(seat.frames for seat in seats_of(tables)), sum(seat.bytes for seat in seats_of(tables))
    print(f"load average {os.getloadavg()[0]:.1f}; {frames} frames of {size / frames / 1024:.1f} KiB")


def seats_of(tables: list[Table]) -> list[Seat]:
    return [seat for table in tables for seat in table.seats]


def report(moves: list[Move], took: float, skipped: int) -> None:
    print(f"{len(moves)} moves in {took:.1f} s: {len(moves) / took:.1f} per second; {skipped} not made")
    for shown, what in ((True, "to the last of four clients"), (False, "tentative, to the mover only")):
        some = [move.seconds * 1000 for move in moves if move.shown == shown]
        if len(some) > 1:
            cuts = quantiles(some, n=100)
            print(f"  {what} ({len(some)}): p50 {cuts[49]:.1f} ms   p95 {cuts[94]:.1f} ms   p99 {cuts[98]:.1f} ms")


# The server and what it takes


@contextmanager
def server(workers: int, extra: list[str]) -> Iterator[tuple[str, list[int]]]:
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder) / "limits.json"
        limits.write_bytes(msgspec.json.encode(LIMITS))
        command = [sys.executable, "-m", "pentapolis", "serve", "--port", "0", "--log-level", "WARNING"]
        command += ["--database-url", f"sqlite:///{folder}/load.db", "--workers", str(workers)]
        command += ["--limits", str(limits), *extra]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            yield line.split("served at ")[1].split()[0].replace("localhost", "127.0.0.1"), family(process.pid)
        finally:
            process.terminate()
            process.wait(30)


def family(pid: int) -> list[int]:
    """A process and its children but for the resource tracker of multiprocessing."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())]


def go_ahead(pids: list[int]) -> None:
    """Schedule all threads of these processes before everybody else's."""
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setscheduler(int(thread.name), os.SCHED_RR, os.sched_param(1))


def memory(pids: list[int]) -> float:
    """Resident memory in KiB."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids) * PAGE / 1024


def cpu(pid: int) -> float:
    """Seconds of CPU burnt so far."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / CLOCK_TICK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="moves per second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cores", default="", help="the cores to use, for instance 0,1; all if not given")
    parser.add_argument("--ahead", action="store_true", help="go before all other processes while measuring")
    parser.add_argument("--seed", default="load")
    parser.add_argument("serve", nargs="*", help="more options for `pentapolis serve`, after --")
    given = parser.parse_args()
    if given.cores:
        os.sched_setaffinity(0, {int(core) for core in given.cores.split(",")})
    with server(given.workers, given.serve) as (url, pids):
        uvloop.run(measure(url, given, pids))


if __name__ == "__main__":
    main()

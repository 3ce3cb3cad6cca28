"""One worker process as the server sees it: a queue of calls, answered one after another, each within its limit."""

from __future__ import annotations

import asyncio
import socket
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

from .calls import LENGTH
from .failures import Closed, Crashed, Overdue
from .process import OVERFULL, READY, Orders, main

_BUFFER = 1 << 20
_START = 60.0  # seconds that a process has to load the rules, on a very busy machine
_FAREWELL = 2.0  # seconds that a process has to end by itself


class Job(NamedTuple):
    payload: bytes
    limit: float
    answer: asyncio.Future[bytes]


class Line(NamedTuple):
    """A running process and the socket to it."""

    process: SpawnProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Worker:
    """Starts its process, and starts another one whenever that is gone. `restarts` counts how often."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._line: Line | None = None
        self._runner: asyncio.Task[None] | None = None
        self._closed = False
        self._busy = False
        self.restarts = 0

    @property
    def waiting(self) -> int:
        """Calls that wait for the one under way."""
        return self._jobs.qsize()

    @property
    def load(self) -> int:
        """Calls that wait, and the one under way."""
        return self._jobs.qsize() + self._busy

    @property
    def pid(self) -> int | None:
        return self._line.process.pid if self._line else None

    async def start(self, *, lazy: bool = False) -> None:
        """Be ready to be called. A lazy one starts its process when it is called first."""
        if not lazy:
            self._line = await connect(self._orders)
        self._runner = asyncio.create_task(self._run())

    async def call(self, payload: bytes, limit: float) -> bytes:
        """The reply to a request. The limit runs from when the process gets it; waiting for its turn does not count."""
        if self._closed or self._runner is None:
            raise Closed("the pool is closed")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(payload, limit, answer))
        return await answer

    async def close(self) -> None:
        """Answer what was called before, then end the process."""
        if self._closed or self._runner is None:
            return
        self._closed = True
        self._jobs.put_nowait(None)
        await self._runner
        if self._line is not None:
            self._line.writer.close()
            await farewell(self._line.process)

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            if job.answer.done():
                continue  # nobody waits for it any more
            self._busy = True
            try:
                reply = await self._serve(job)
            except Exception as failure:
                if not job.answer.done():
                    job.answer.set_exception(failure)
            else:
                if not job.answer.done():
                    job.answer.set_result(reply)
            finally:
                self._busy = False

    async def _serve(self, job: Job) -> bytes:
        """Have a call answered. Whatever goes wrong, the next call finds a new process."""
        line = await self._ready_line()
        try:
            return await asyncio.wait_for(exchange(line, job.payload), job.limit)
        except TimeoutError:
            line.process.kill()
            await self._hang_up(line)
            raise Overdue(f"no answer within {job.limit:g} seconds") from None
        except (OSError, asyncio.IncompleteReadError):
            await self._hang_up(line)
            raise crash(line.process) from None

    async def _ready_line(self) -> Line:
        if self._line is not None and not self._line.process.is_alive():
            await self._hang_up(self._line)
        if self._line is None:
            self._line = await connect(self._orders)
        return self._line

    async def _hang_up(self, line: Line) -> None:
        """See a process off that is of no more use; the next call gets another."""
        self.restarts += 1
        self._line = None
        line.writer.close()
        await farewell(line.process)


async def connect(orders: Orders) -> Line:
    """Start a process and wait until it is ready: loading the rules is no part of any call."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = get_context("spawn").Process(target=main, args=(theirs, orders), daemon=True)
        process.start()
    reader, writer = await asyncio.open_unix_connection(sock=ours, limit=_BUFFER)
    try:
        await asyncio.wait_for(reader.readexactly(len(READY)), _START)
    except (OSError, asyncio.IncompleteReadError):
        writer.close()
        await farewell(process)
        raise crash(process) from None
    return Line(process, reader, writer)


def crash(process: SpawnProcess) -> Crashed:
    """What to say of a process that is gone."""
    overfull = process.exitcode == OVERFULL
    return Crashed("a worker needed too much memory" if overfull else f"a worker ended with code {process.exitcode}")


async def exchange(line: Line, payload: bytes) -> bytes:
    line.writer.write(len(payload).to_bytes(LENGTH) + payload)
    await line.writer.drain()
    length = int.from_bytes(await line.reader.readexactly(LENGTH))
    return await line.reader.readexactly(length)


async def farewell(process: SpawnProcess) -> None:
    """Wait for a process to end by itself, but not for ever."""
    try:
        await asyncio.wait_for(ended(process), _FAREWELL)
    except TimeoutError:
        process.kill()
        await ended(process)


async def ended(process: SpawnProcess) -> None:
    """Wait until a process is gone."""
    loop = asyncio.get_running_loop()
    gone = asyncio.Event()
    loop.add_reader(process.sentinel, gone.set)
    try:
        await gone.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()

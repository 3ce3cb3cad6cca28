"""Work over several processes, with results in the order of the work: nobody can tell how many took part."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

Done = tuple[list[tuple[int, R]], float]

Waiting = Callable[[int], object]
"""Is told that the work was called off, and how many items are still finished, so that nothing is lost."""

AHEAD = 4  # chunks that wait for each process, so that none is ever idle and memory stays small
CHUNK_SECONDS = 0.2  # long enough that sending costs nothing, short enough for a progress bar
LARGEST_CHUNK = 1000

_stop: Event | None = None  # in a worker: set when nobody wants its results any more


def cores() -> int:
    """How many processes can really run at once; a container may have fewer cores than its machine."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def silent(items: int) -> None:
    """Nobody needs to know that others wait."""


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int, waiting: Waiting = silent) -> Iterator[R]:
    """`map(work, items)` over so many processes. One job needs no second process.

    The work must be a function of a module (or a `partial` of one), and items and results plain values, since workers
    start from nothing. An interrupt ends all workers after the item they are at; a second interrupt, or closing the
    iterator, ends them at once.

    >>> list(in_order(str.upper, ["a", "b"], jobs=1))
    ['A', 'B']
    """
    early: dict[int, R] = {}
    following = 0
    with closing(as_done(work, items, jobs, waiting)) as results:
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1


def as_done(
    work: Callable[[T], R], items: Iterable[T], jobs: int, waiting: Waiting = silent
) -> Generator[tuple[int, R], None, None]:
    """The same, but every result as soon as it is there, with the number of its item.

    After an interrupt, also one that is thrown in, come the results of what was being worked on, so that nothing done
    is lost, and then the interrupt. `waiting` is told of it. A second interrupt gives up what is not done by then.
    The result that was handed over last may come again: an interrupt does not tell whether it was taken.
    """
    if jobs == 1:
        yield from _alone(work, items, waiting)
        return
    left, size = enumerate(items), 1
    window: deque[Future[Done[R]]] = deque()  # from the oldest chunk that is not done: results never get far apart
    open_: set[Future[Done[R]]] = set()
    ready: deque[tuple[int, R]] = deque()
    with Crew(jobs) as crew:
        try:
            while True:
                while len(window) < jobs * AHEAD and (chunk := list(islice(left, size))):
                    with _deaf():
                        window.append(crew.pool.submit(do_chunk, work, chunk))
                        open_.add(window[-1])
                if not open_:
                    return
                for future in wait(open_, return_when=FIRST_COMPLETED).done:
                    results, seconds = future.result()
                    size = chunk_size(len(results), seconds)
                    ready.extend(results)
                    open_.remove(future)
                while ready:
                    yield ready[0]
                    ready.popleft()
                while window and window[0].done():
                    window.popleft()
        except KeyboardInterrupt:
            crew.stop.set()
            if open_:
                waiting(min(jobs, len(open_)))  # the others were sent ahead, and nobody will begin with them
            yield from ready
            for future in as_completed(open_):
                yield from future.result()[0]
    raise KeyboardInterrupt


def _alone(work: Callable[[T], R], items: Iterable[T], waiting: Waiting) -> Iterator[tuple[int, R]]:
    """In this process, one after another."""
    ready: deque[tuple[int, R]] = deque()
    try:
        for number, item in enumerate(items):
            with putting_off(waiting) as called_off:
                ready.append((number, work(item)))
            yield ready[0]
            ready.popleft()
            if called_off.is_set():
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        yield from ready
        raise


@contextmanager
def putting_off(waiting: Waiting = silent) -> Iterator[threading.Event]:
    """Let one item be finished: a first interrupt is noted in the event that is given, a second one comes through."""
    called_off, heard, here = threading.Event(), signal.getsignal(signal.SIGINT), os.getpid()
    if threading.current_thread() is not threading.main_thread() or heard is not signal.default_int_handler:
        yield called_off
        return

    def note(*_: object) -> None:
        if os.getpid() != here:  # a fork that helps with the item
            return
        signal.signal(signal.SIGINT, heard)
        called_off.set()
        waiting(1)

    signal.signal(signal.SIGINT, note)
    try:
        yield called_off
    finally:
        signal.signal(signal.SIGINT, heard)


class Crew:
    """A pool of processes. When it is left, all work is done; or else nobody wants it, and workers end at once."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self.stop = context.Event()
        self._ears, self._mouth = context.Pipe(duplex=False)  # nothing is ever said: when it is closed, all leave
        told = self.stop, self._ears
        self.pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_enter, initargs=told)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, *fault: object) -> None:
        self.stop.set()
        try:
            if kind is not None:
                self._mouth.close()
            self.pool.shutdown(cancel_futures=True)
        except KeyboardInterrupt:
            self._mouth.close()
            self.pool.shutdown()
            raise
        finally:
            self._mouth.close()
            self._ears.close()


def chunk_size(done: int, seconds: float) -> int:
    """How many items to send at once, after so many took so long.

    >>> chunk_size(10, 1.0), chunk_size(1, 60.0)
    (2, 1)
    """
    return max(1, min(LARGEST_CHUNK, round(done * CHUNK_SECONDS / seconds)))


def _enter(stop: Event, ears: Connection) -> None:
    """Make a worker ready. An interrupt from the keyboard is the parent's business."""
    global _stop  # noqa: PLW0603 - the one thing a worker is told when it starts
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_after, args=(ears,), daemon=True).start()


def _leave_after(ears: Connection) -> None:
    """Whether the parent wants nobody any more or is killed itself: the pipe to it ends."""
    ears.poll(None)
    os._exit(1)


def do_chunk(work: Callable[[T], R], items: list[tuple[int, T]]) -> Done[R]:
    """The results of a chunk, or of its first items if it is called off meanwhile, and how long it took."""
    results: list[tuple[int, R]] = []
    start = perf_counter()
    with putting_off() as called_off:
        for number, item in items:
            if called_off.is_set() or (_stop is not None and _stop.is_set()):
                break
            results.append((number, work(item)))
    return results, max(perf_counter() - start, 1e-6)


@contextmanager
def _deaf() -> Iterator[None]:
    """Start workers deaf to interrupts: one that comes before `_enter` would end in a traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)

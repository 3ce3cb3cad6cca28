"""Work over several processes, with results in the order of the work: nobody can tell how many took part."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # chunks that wait for each process, so that none is ever idle and memory stays small
CHUNK_SECONDS = 0.2  # long enough that sending costs nothing, short enough for a progress bar
LARGEST_CHUNK = 1000

_stop: Event | None = None  # in a worker: set when nobody wants its results any more


def cores() -> int:
    """How many processes can really run at once; a container may have fewer cores than its machine."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """`map(work, items)` over so many processes. One job needs no second process.

    The work must be a function of a module (or a `partial` of one), and items and results plain values, since workers
    start from nothing. Closing the iterator, or an interrupt, ends all workers after the item they are at.

    >>> list(in_order(str.upper, ["a", "b"], jobs=1))
    ['A', 'B']
    """
    if jobs == 1:
        yield from map(work, items)
        return
    context = get_context("spawn")
    stop, left, size = context.Event(), iter(items), 1
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_enter, initargs=(stop,)) as pool:
        waiting: deque[Future[tuple[list[R], float]]] = deque()
        try:
            while True:
                while len(waiting) < jobs * AHEAD and (chunk := list(islice(left, size))):
                    with _deaf():
                        waiting.append(pool.submit(_do, work, chunk))
                if not waiting:
                    return
                results, seconds = waiting.popleft().result()
                size = max(1, min(LARGEST_CHUNK, round(len(results) * CHUNK_SECONDS / seconds)))
                yield from results
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _enter(stop: Event) -> None:
    """Make a worker ready. An interrupt from the keyboard is the parent's business."""
    global _stop  # noqa: PLW0603 - the one thing a worker is told when it starts
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do(work: Callable[[T], R], items: list[T]) -> tuple[list[R], float]:
    """The results of a chunk, and how long it took."""
    results: list[R] = []
    start = perf_counter()
    for item in items:
        if _stop is not None and _stop.is_set():
            break
        results.append(work(item))
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

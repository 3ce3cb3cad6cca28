"""Work over several processes, with results in the order of the work: nobody can tell how many took part."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

Done = tuple[list[tuple[int, R]], float]

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
    early: dict[int, R] = {}
    following = 0
    with closing(as_done(work, items, jobs)) as results:
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1


def as_done(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Generator[tuple[int, R], None, None]:
    """The same, but every result as soon as it is there, with the number of its item.

    After an interrupt, also one that is thrown in, come the results of what was being worked on, so that nothing done
    is lost, and then the interrupt.
    """
    if jobs == 1:
        yield from enumerate(map(work, items))
        return
    context = get_context("spawn")
    stop, left, size = context.Event(), enumerate(items), 1
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_enter, initargs=(stop,)) as pool:
        window: deque[Future[Done[R]]] = deque()  # from the oldest chunk that is not done: results never get far apart
        open_: set[Future[Done[R]]] = set()
        ready: deque[tuple[int, R]] = deque()
        try:
            while True:
                while len(window) < jobs * AHEAD and (chunk := list(islice(left, size))):
                    with _deaf():
                        window.append(pool.submit(do_chunk, work, chunk))
                    open_.add(window[-1])
                if not open_:
                    return
                done, open_ = wait(open_, return_when=FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()
                    size = chunk_size(len(results), seconds)
                    ready.extend(results)
                while ready:
                    yield ready.popleft()
                while window and window[0].done():
                    window.popleft()
        except KeyboardInterrupt:
            stop.set()
            yield from ready
            for future in open_:
                if not future.cancel():
                    yield from future.result()[0]
            raise
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def chunk_size(done: int, seconds: float) -> int:
    """How many items to send at once, after so many took so long.

    >>> chunk_size(10, 1.0), chunk_size(1, 60.0)
    (2, 1)
    """
    return max(1, min(LARGEST_CHUNK, round(done * CHUNK_SECONDS / seconds)))


def _enter(stop: Event) -> None:
    """Make a worker ready. An interrupt from the keyboard is the parent's business."""
    global _stop  # noqa: PLW0603 - the one thing a worker is told when it starts
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A parent that is killed cannot tell its workers to stop."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def do_chunk(work: Callable[[T], R], items: list[tuple[int, T]]) -> Done[R]:
    """The results of a chunk, and how long it took."""
    results: list[tuple[int, R]] = []
    start = perf_counter()
    for number, item in items:
        if _stop is not None and _stop.is_set():
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

"""Root parallelization: other processes search the same position in worlds of their own, and the counts are added.

A process is a fork: it has the position in its memory already, so only counts are sent.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

Count = tuple[int, int, float, float]
"""The number of a line, its rollouts, and the sums of their values and shares of the victory."""

CAN_FORK = hasattr(os, "fork")


@contextmanager
def helping(
    works: Sequence[Callable[[], list[Count]]], rest: Callable[[], float | None] = lambda: None
) -> Iterator[Callable[[], list[Count]]]:
    """Run work in other processes; the function that is yielded waits for them and returns all counts.

    `rest` tells how many seconds it may wait; None: until all are done. Late results are dropped.

    >>> with helping([lambda: [(0, 2, 9.5, 1.1)], lambda: [(1, 1, 4.0, 0.5)]]) as counted:
    ...     sorted(counted())
    [(0, 2, 9.5, 1.1), (1, 1, 4.0, 0.5)]
    """
    context = get_context("fork")
    processes = []
    for work in works:
        ours, theirs = context.Pipe(duplex=False)
        helper = context.Process(target=_work, args=(work, theirs), daemon=True)
        helper.start()
        theirs.close()
        processes.append((helper, ours))
    try:
        yield lambda: [count for _, ours in processes for count in _received(ours, rest())]
    finally:
        for helper, ours in processes:
            helper.kill()
            helper.join()
            ours.close()


def _work(work: Callable[[], list[Count]], pipe: Connection) -> None:
    pipe.send(work())


def _received(pipe: Connection, seconds: float | None) -> list[Count]:
    """The counts of a process; none, if it died or is late."""
    try:
        counts: list[Count] = pipe.recv() if pipe.poll(seconds) else []
    except EOFError:
        return []
    return counts

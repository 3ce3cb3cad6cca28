"""More hands: other processes look at the same position, each in worlds of its own, and what they counted is added.

A hand is a fork: it has the position in its memory already, and nothing needs to be sent but its counts.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

Count = tuple[int, int, float, float]
"""A line by its number, how often it was tried, and what that brought in all: estimates, and shares of the victory."""

CAN_FORK = hasattr(os, "fork")


@contextmanager
def helping(
    works: Sequence[Callable[[], list[Count]]], rest: Callable[[], float | None] = lambda: None
) -> Iterator[Callable[[], list[Count]]]:
    """Let others work meanwhile; the function that is given waits for them and tells what all of them counted.

    `rest` tells for how many seconds it may wait, None: until all are done. Who is late is not counted.

    >>> with helping([lambda: [(0, 2, 9.5, 1.1)], lambda: [(1, 1, 4.0, 0.5)]]) as counted:
    ...     sorted(counted())
    [(0, 2, 9.5, 1.1), (1, 1, 4.0, 0.5)]
    """
    context = get_context("fork")
    hands = []
    for work in works:
        ours, theirs = context.Pipe(duplex=False)
        hand = context.Process(target=_work, args=(work, theirs), daemon=True)
        hand.start()
        theirs.close()
        hands.append((hand, ours))
    try:
        yield lambda: [count for _, ours in hands for count in _received(ours, rest())]
    finally:
        for hand, ours in hands:
            hand.kill()
            hand.join()
            ours.close()


def _work(work: Callable[[], list[Count]], pipe: Connection) -> None:
    pipe.send(work())


def _received(pipe: Connection, seconds: float | None) -> list[Count]:
    """What a hand counted; one that died or is late has counted nothing."""
    try:
        counts: list[Count] = pipe.recv() if pipe.poll(seconds) else []
    except EOFError:
        return []
    return counts

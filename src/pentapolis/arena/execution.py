"""Execution of work units, here or on a cluster: each is played once, and results keep the order of the units."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Protocol, TypeVar

from pentapolis.bots import make_bot
from pentapolis.bots.budget import Budget

from .play import WorkUnit
from .pool import Waiting, as_done, silent
from .result_store import ResultStore

R = TypeVar("R")
T = TypeVar("T")


class Workers(Protocol):
    """A backend: processes here, or a cluster. Results come as they are done, with their number.

    After an interrupt some may come again, but none is left out.
    """

    def __call__(self, work: Callable[[T], R], items: Iterable[T]) -> Generator[tuple[int, R], None, None]: ...


def processes(jobs: int, waiting: Waiting = silent) -> Workers:
    """Processes of this machine."""
    return partial(as_done, jobs=jobs, waiting=waiting)


def gather(
    work: Callable[[WorkUnit], R], units: Sequence[WorkUnit], workers: Workers, store: ResultStore[R]
) -> Iterator[R]:
    """The results of units in their order. What the store has is not played; what is played goes there at once.

    Nothing that is done is lost, whether all results are taken, or only the first ones, or an interrupt comes. If the
    store does not last, nobody waits for results that are not taken any more.
    """
    missing = [unit for unit in {unit.key: unit for unit in units}.values() if unit not in store]
    fresh = workers(work, missing)
    try:
        for unit in units:
            while (line := store.get(unit)) is None:
                number, result = next(fresh)
                store.put(missing[number], result)
            yield line
    finally:
        if store.lasts:
            for number, result in last_of(fresh):
                store.put(missing[number], result)
        fresh.close()


def last_of(fresh: Generator[tuple[int, R], None, None]) -> Iterator[tuple[int, R]]:
    """What is still done after the work was called off."""
    try:
        yield fresh.throw(KeyboardInterrupt)
        yield from fresh
    except (KeyboardInterrupt, StopIteration):
        return


def comparable(unit: WorkUnit) -> bool:
    """Whether the unit gives the same result anywhere: a bot that looks at a clock does not."""
    budgets = [getattr(make_bot(name), "budget", None) for name in unit.bots]
    return not any(isinstance(budget, Budget) and budget.milliseconds for budget in budgets)


def sample(units: Sequence[WorkUnit], number: int) -> list[WorkUnit]:
    """So many of the units that can be compared, drawn fairly, always the same ones."""
    known = [unit for unit in units if comparable(unit)]
    return Random(0).sample(known, min(number, len(known)))

"""Crowd: many games at once, stepped together over processes that share their arrays.

    with Crowd(Spec("flow_of_history"), games=64, workers=2) as crowd:
        while True:
            crowd.step(policy(crowd.observations, crowd.masks))

In every game one seat is asked; row `n` is what that seat of game `n` sees. A game that is over gives its rewards and
begins anew in the same step.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic, process_time
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pentapolis.bots import make_bot
from pentapolis.bots.budget import Budget

from .memory import Memory, Shape
from .run import Run, Spec, encoding_of, vocabulary_of

PLAYING, OVER, CUT = 0, 1, 2
PATIENCE = 1.0  # seconds between two looks whether a silent worker is alive
FAREWELL = 5.0  # seconds that workers have to end by themselves, all together
STEP, STOP = 0, 1


def arrays_of(spec: Spec, games: int) -> dict[str, tuple[Shape, str]]:
    """The arrays of a crowd."""
    return {
        "observations": ((games, encoding_of(spec.game, spec.players).size), "f4"),
        "masks": ((games, len(vocabulary_of(spec.game))), "i1"),
        "actions": ((games,), "i4"),
        "seats": ((games,), "i1"),
        "rewards": ((games, spec.players), "f4"),
        "ended": ((games,), "i1"),
        "order": ((1,), "i1"),
        "spent": ((games,), "f8"),
    }


class Shard:
    """The games of one process: rows `first` to before `last` of the arrays."""

    def __init__(self, spec: Spec, arrays: dict[str, NDArray[Any]], rows: range, seed: str) -> None:
        self._arrays, self._rows, self._seed = arrays, rows, seed
        self._played = dict.fromkeys(rows, 0)
        self._runs = {row: Run(spec, self._next_seed(row)) for row in rows}
        for row, run in self._runs.items():
            self._show(row, run)

    def _next_seed(self, row: int) -> str:
        self._played[row] += 1
        return f"{self._seed}/{row}/{self._played[row]}"

    def step(self) -> None:
        actions, rewards, ended = (self._arrays[name] for name in ("actions", "rewards", "ended"))
        for row, run in self._runs.items():
            run.step(int(actions[row]))
            rewards[row] = run.rewards
            ended[row] = OVER if run.over else CUT if run.cut else PLAYING
            self._show(row, run)

    def _show(self, row: int, run: Run) -> None:
        """What the seat that is asked sees; a game that is over begins anew."""
        if run.done:
            run.renew(partial(self._next_seed, row))
        arrays = self._arrays
        arrays["observations"][row] = run.observe(run.seat)
        arrays["seats"][row] = run.seat
        mask = arrays["masks"][row]
        mask[:] = 0
        mask[run.legal()] = 1


def work(spec: Spec, games: int, rows: range, seed: str, name: str, go: Any, done: Any) -> None:
    """A worker: steps its share whenever it is told to."""
    Thread(target=leave_with_parent, daemon=True).start()
    memory = Memory(arrays_of(spec, games), name)
    arrays = memory.arrays
    share = Shard(spec, arrays, rows, seed)
    arrays["spent"][rows.start] = process_time()
    done.release()
    while True:
        go.acquire()
        if arrays["order"][0] == STOP:
            break
        share.step()
        arrays["spent"][rows.start] = process_time()
        done.release()


def leave_with_parent() -> None:
    """A parent that is killed cannot tell its workers to stop."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def check_bots(spec: Spec, workers: int) -> None:
    """Refuse what only a worker would find out: a bot that does not exist, and one that needs processes of its own.

    >>> check_bots(Spec("flow_of_history", bots=("", "search@400x2")), workers=1)
    Traceback (most recent call last):
    ValueError: search@400x2 thinks in 2 processes, and a worker may start none; let it think in one, or take no workers
    """
    for name in filter(None, spec.bots):
        make_bot(name)
        budget = Budget.read(name.partition("@")[2])
        if workers and budget is not None and budget.processes > 1:
            raise ValueError(
                f"{name} thinks in {budget.processes} processes, and a worker may start none; "
                "let it think in one, or take no workers"
            )


class Crowd:
    """So many games over so many workers; with no worker, in this process.

    observations  what the seat that is asked sees, a row for each game      masks   what it may do
    seats         which seat it is                                           ended   whether the last step ended a game
    rewards       what the last step has earned every seat

    The arrays are written anew by every step: copy what you keep. The same seed plays the same games, however many
    workers there are.
    """

    def __init__(self, spec: Spec, games: int, workers: int = 0, seed: str = "0") -> None:
        check_bots(spec, workers)
        self.spec, self.games = spec, games
        self._memory = Memory(arrays_of(spec, games))
        arrays = self._memory.arrays
        self.observations, self.masks, self.seats = arrays["observations"], arrays["masks"], arrays["seats"]
        self.rewards, self.ended = arrays["rewards"], arrays["ended"]
        self._actions, self._order = arrays["actions"], arrays["order"]
        self._rows = np.arange(games)
        self._workers: list[tuple[BaseProcess, Any, Any]] = []
        self._own: Shard | None = None
        try:
            if workers:
                self._start(min(workers, games), seed)
            else:
                self._own = Shard(spec, arrays, range(games), seed)
        except BaseException:  # nobody has the crowd yet, so nobody else can close it
            self.close()
            raise

    def _start(self, workers: int, seed: str) -> None:
        context = get_context("spawn")
        for rows in shares(self.games, workers):
            go, done = context.Semaphore(0), context.Semaphore(0)
            arguments = (self.spec, self.games, rows, seed, self._memory.name, go, done)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            self._workers.append((process, go, done))
        self._wait()

    def step(self, actions: ArrayLike) -> None:
        """Give every game its action."""
        self.send(actions)
        self.receive()

    def send(self, actions: ArrayLike) -> None:
        """Let the workers begin; `receive` waits for them."""
        self._actions[:] = actions
        if not self.masks[self._rows, self._actions].all():
            wrong = np.flatnonzero(self.masks[self._rows, self._actions] == 0).tolist()
            raise ValueError(f"the actions of games {wrong} are not allowed by their masks")
        if self._own is not None:
            self._own.step()
        for _, go, _ in self._workers:
            go.release()

    def receive(self) -> None:
        self._wait()

    def _wait(self) -> None:
        for process, _, done in self._workers:
            while not done.acquire(timeout=PATIENCE):
                if not process.is_alive():
                    raise RuntimeError("a worker has ended; what it said before is on standard error")

    def processor_seconds(self) -> float:
        """What this process and the workers have spent on their processors since they began."""
        return process_time() + float(self._memory.arrays["spent"].sum())

    def close(self) -> None:
        """End the workers and give the memory back."""
        if self._memory.arrays:
            self._dismiss()
            nothing: NDArray[Any] = np.empty(0)
            self.observations = self.masks = self.seats = self.rewards = self.ended = nothing
            self._actions = self._order = nothing
            self._own = None
            self._memory.close()
            self._memory.unlink()

    def _dismiss(self) -> None:
        """Let the workers end. One that hangs, or does something long, is killed: it has nothing to save."""
        self._order[0] = STOP
        for _, go, _ in self._workers:
            go.release()
        end = monotonic() + FAREWELL
        for process, _, _ in self._workers:
            process.join(max(0.0, end - monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    def __enter__(self) -> Crowd:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def shares(games: int, workers: int) -> Iterator[range]:
    """Rows for every worker, as even as can be.

    >>> list(shares(5, 2))
    [range(0, 2), range(2, 5)]
    """
    for number in range(workers):
        yield range(games * number // workers, games * (number + 1) // workers)


def random_actions(masks: NDArray[Any], generator: np.random.Generator) -> NDArray[np.int64]:
    """An action that its mask allows for every row, all equally likely."""
    chosen: NDArray[np.int64] = (masks * generator.random(masks.shape, np.float32)).argmax(axis=1)
    return chosen

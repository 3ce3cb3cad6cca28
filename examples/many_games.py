"""How fast many games are stepped together, in this process and over several that share memory.

    python examples/many_games.py --game flow_of_history --games 64 --workers 0 1 2

All variants take turns in slices, so that whatever else the machine does hits them alike. `cores` is how much of the
processor each was given: on a busy machine compare steps for each second of it. The last line says when, of which
source and on which machine all of that was measured.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from time import perf_counter

import numpy as np

from pentapolis.arena.run_info import origin
from pentapolis.envs.crowd import Crowd, random_actions
from pentapolis.envs.run import Spec


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Random games, stepped together.")
    parser.add_argument("--game", default="flow_of_history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--workers", type=int, nargs="+", default=[0, 1, 2])
    parser.add_argument("--seconds", type=float, default=10.0, help="for each number of workers")
    parser.add_argument("--short", action="store_true", help="a moment, to see that it works")
    given = parser.parse_args(words)
    if given.short:
        given.games, given.workers, given.seconds = 4, [0, 1], 0.1
    here, generator = origin(), np.random.default_rng(0)
    with ExitStack() as open_crowds:
        spec = Spec(given.game, given.players)
        crowds = [open_crowds.enter_context(Crowd(spec, given.games, workers)) for workers in given.workers]
        steps, seconds, spent = ([0.0] * len(crowds) for _ in range(3))
        while min(seconds) < given.seconds:
            for number, crowd in enumerate(crowds):
                begin, used = perf_counter(), crowd.processor_seconds()
                while perf_counter() - begin < 0.5:
                    crowd.step(random_actions(crowd.masks, generator))
                    steps[number] += given.games
                seconds[number] += perf_counter() - begin
                spent[number] += crowd.processor_seconds() - used
    print(f"{given.game}, {given.players} players, {given.games} games at once")
    for workers, done, wall, used in zip(given.workers, steps, seconds, spent, strict=True):
        speed, ratio = done / wall, (done / wall) / (steps[0] / seconds[0])
        cores = f"{used / wall:.2f} cores, {done / used:,.0f} steps for a second of one"
        print(f"{workers} workers: {speed:8,.0f} steps/s, ratio {ratio:.2f}; {cores}")
    print(here)


if __name__ == "__main__":
    main(sys.argv[1:])

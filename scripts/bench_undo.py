"""How long the undo barrier takes to judge an answer: `python scripts/bench_undo.py [ANSWERS]`.

Random games of three. The online table asks the barrier after every answer that nothing else makes final; every third
of those is timed, in CPU time.
"""

from __future__ import annotations

import sys
from statistics import fmean, median, quantiles
from time import process_time

from pentapolis.arena.run_info import origin
from pentapolis.games import load, shelf
from pentapolis.kernel import Chance, Match
from pentapolis.kernel.barrier import why_it_stands

EACH = 3
LONGEST = 700  # answers of one game


def judged(game: str, answers: int) -> tuple[list[float], int]:
    """How many milliseconds each judgement took, and how many said that something was learned."""
    took: list[float] = []
    learned = given = 0
    while given < answers:
        seed = f"bench {given}"
        match, chance = Match.start(load(game), 3, seed=seed), Chance(seed)
        for _ in range(min(LONGEST, answers - given)):
            ask = match.ask
            if ask is None:
                break
            keys = ask.keys
            match.answer(keys[chance.below("answers", len(keys))], ask.seat)
            given += 1
            if given % EACH or match.has_sealed(ask.seat) or why_it_stands(match, ask.seat) is not None:
                continue
            start = process_time()
            learned += match.why_not_undo(ask.seat) is not None
            took.append((process_time() - start) * 1000)
    return took, learned


def main() -> None:
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(origin())
    for game in shelf():
        took, learned = judged(game, answers)
        p95 = quantiles(took, n=20)[18]
        print(
            f"{game:20} median {median(took):6.2f} ms, p95 {p95:6.2f} ms, mean {fmean(took):6.2f} ms;"
            f" {len(took)} answers, {learned} taught something"
        )


if __name__ == "__main__":
    main()

"""The schedule of a tournament: who meets whom, with every seating of a line-up on the same seeds.

The games of its plan are those of each line-up, made full so that every seating has as many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil

from .play import WorkUnit
from .simulate import Plan

LineUp = tuple[str, ...]


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Every choice of bots for a table; fewer bots than seats take the seats in turn, each being first once.

    A bot that is named several times may sit there several times. A table of one bot alone tells nothing, but where one
    plays alone against the game: there every bot does so, if there are several to be compared.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    >>> line_ups(["strong", "weak", "weak", "weak"], 4)
    [('strong', 'weak', 'weak', 'weak')]
    >>> line_ups(["a", "b", "a"], 1), line_ups(["a"], 1)
    ([('a',), ('b',)], [])
    """
    if players == 1:
        known = list(dict.fromkeys(bots))
        return [(bot,) for bot in known] if len(known) > 1 else []
    if len(bots) >= players:
        found = [tuple(chosen) for chosen in combinations(bots, players)]
    else:
        turned = [[*bots[first:], *bots[:first]] for first in range(len(bots))]
        found = [tuple((order * players)[:players]) for order in turned]
    distinct = {tuple(sorted(chosen)): chosen for chosen in reversed(found) if len(set(chosen)) > 1}
    return list(reversed(distinct.values()))


def seatings(line_up: LineUp) -> list[LineUp]:
    """All turns of a line-up that differ: every bot gets every seat equally often.

    >>> seatings(("a", "b", "c"))
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    >>> seatings(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(line_up[first:] + line_up[:first] for first in range(len(line_up))))


def units(plan: Plan) -> Iterator[WorkUnit]:
    """The games of a tournament, seed by seed: wherever one stops, all have had nearly the same games."""
    tables = [seatings(line_up) for line_up in line_ups(plan.bots, plan.players)]
    seeds = max((ceil(plan.games / len(table)) for table in tables), default=0)
    for number in range(seeds):
        for table in tables:
            if number * len(table) < plan.games:
                yield from (unit(plan, number, seats) for seats in table)


def unit(plan: Plan, number: int, seats: LineUp) -> WorkUnit:
    seed = f"{plan.seed}/{number}"
    return WorkUnit(plan.game, plan.players, plan.options, seed, seats, plan.limit, plan.rules, plan.content)

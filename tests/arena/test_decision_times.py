"""How long bots think: which decisions count, and when it ends."""

from __future__ import annotations

from collections import Counter
from itertools import count

from pentapolis.arena.decision_times import Times, think, thought
from pentapolis.arena.play import played
from pentapolis.arena.simulate import Plan, units
from pentapolis.games import load
from pentapolis.kernel import Ask

GAME = load("flow_of_history")
BOTS = ("random", "greedy@1")


def test_all_decisions_that_leave_a_choice_count_in_games_as_they_are_always_played() -> None:
    wanted: Counter[str] = Counter()
    for unit in units(Plan("flow_of_history", 3, {}, BOTS, len(BOTS), "think")):

        def watch(ask: Ask, key: str, bots: tuple[str, ...] = unit.bots) -> None:
            wanted[bots[ask.seat]] += len(ask.keys) > 1

        played(GAME, unit, watch)
    found = think(GAME, 3, BOTS)
    assert (found.game, found.players, found.games) == ("flow_of_history", 3, 2)
    assert [(bot.bot, bot.decisions) for bot in found.bots] == [(bot, wanted[bot]) for bot in BOTS]
    assert all(bot.decisions > 20 and bot.times and bot.times.longest > bot.times.mean for bot in found.bots)


def test_time_that_is_over_ends_a_game_and_choosing_alone_is_timed() -> None:
    """The clock ticks whenever somebody looks at it: once in the middle of every decision."""
    ticks, told = count(), list[tuple[int, int, float]]()
    found = think(GAME, 2, BOTS, 40.0, lambda *step: told.append(step), lambda: float(next(ticks)))
    assert found.games == 0
    assert [bot.times for bot in found.bots] == [Times(1.0, 1.0, 1.0)] * 2
    assert 8 < sum(bot.decisions for bot in found.bots) <= len(told) < 20
    assert told[0][:2] == (1, 1)
    assert [done for *_, done in told] == sorted(done for *_, done in told)
    assert told[-1][2] < 1


def test_one_decision_of_twenty_may_be_slower_than_p95() -> None:
    seconds = [0.1] * 18 + [0.35, 9.0]
    found = thought("search@300ms", seconds)
    assert found.times == Times(0.5575, 0.35, 9.0)
    assert (found.decisions, found.budget, found.late) == (20, 0.3, 0.05)  # 0.35 is not a fifth more
    assert thought("search@400", seconds).late is None

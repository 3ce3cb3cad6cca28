"""Units, their results, and what is counted of them."""

from __future__ import annotations

from collections import Counter
from statistics import mean, pstdev, quantiles

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.arena.play import GameResult, WorkUnit, play
from pentapolis.arena.simulate import Plan, simulate, units
from pentapolis.arena.tally import Tally, share, spread
from pentapolis.games import load

GAME = "flow_of_history"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "b")])
def test_every_bot_gets_every_seat_equally_often(players: int, bots: tuple[str, ...]) -> None:
    games = list(units(Plan(GAME, players, {}, bots[:players], 12, "s")))
    assert len({unit.seed for unit in games}) == 12
    for bot in set(bots[:players]):
        seats = [sum(unit.bots[seat] == bot for unit in games) for seat in range(players)]
        assert len(set(seats)) == 1


def test_the_same_unit_gives_the_same_result() -> None:
    unit = WorkUnit(GAME, 2, {"variant": "rahdo"}, "5", ("greedy", "random"))
    first, second = play(load(GAME), unit), play(load(GAME), unit)
    assert first == second
    assert first.finished
    assert play(load(GAME), WorkUnit(GAME, 2, {"variant": "rahdo"}, "6", ("greedy", "random"))).hash != first.hash


def test_a_unit_ends_at_its_limit() -> None:
    result = play(load(GAME), WorkUnit(GAME, 3, {}, "5", ("random",) * 3, limit=10))
    assert (result.decisions, result.finished) == (10, False)


def test_results_come_in_the_order_of_units_from_any_number_of_processes() -> None:
    plan = Plan(GAME, 3, load(GAME).meta.settle(3, {}), ("random", "greedy"), 8, "order")
    alone = list(simulate(plan, jobs=1))
    assert [result.unit for result in alone] == list(units(plan))
    assert list(simulate(plan, jobs=2)) == alone


def result(places: tuple[int, ...], points: tuple[int, ...], *, finished: bool = True) -> GameResult:
    unit = WorkUnit("toy", 2, {}, "s", ("greedy", "random"))
    scores = tuple({"cards": total - 1, "coins": 1} for total in points)
    return GameResult(unit, scores, places, 50, f"{places}", finished)


def test_a_tally_counts_shared_wins_in_parts_and_stalled_games_nowhere() -> None:
    tally = Tally(("greedy", "random"), 2)
    for each in (result((1, 2), (9, 5)), result((1, 1), (7, 7)), result((2, 1), (3, 4)), result((1, 2), (90, 0))):
        tally.add(each)
    tally.add(result((1, 2), (500, 0), finished=False))
    summary = tally.summary()
    greedy, random = summary.bots
    assert (summary.games, summary.stalled) == (5, 1)
    assert (greedy.wins.won, random.wins.won) == (2.5, 1.5)
    assert [line.wins.won for line in summary.seats] == [2.5, 1.5]
    assert greedy.wins.fair == 0.5
    assert greedy.score.histogram == {3: 1, 7: 1, 9: 1, 90: 1}
    assert greedy.points == {"cards": 26.25, "coins": 1.0}
    assert summary.length is not None
    assert summary.length.histogram == {50: 4}


def test_a_bot_is_measured_by_its_own_games() -> None:
    tally = Tally(("a", "b", "c"), 2)
    for bots in (("a", "b"), ("a", "c"), ("b", "c"), ("c", "b")):
        unit = WorkUnit("toy", 2, {}, "s", bots)
        tally.add(GameResult(unit, ({"cards": 1}, {"cards": 0}), (1, 2), 5, ""))
    lines = {line.bot: line.wins for line in tally.summary().bots}
    assert {bot: (wins.games, wins.won, wins.rate, wins.fair) for bot, wins in lines.items()} == {
        "a": (2, 2.0, 1.0, 0.5),
        "b": (3, 1.0, 1 / 3, 0.5),
        "c": (3, 1.0, 1 / 3, 0.5),
    }


def test_a_wilson_interval_is_what_the_tables_say() -> None:
    """Newcombe (1998), table I: 81 of 263."""
    from fractions import Fraction

    found = share(Fraction(81), 263, Fraction(1, 2))
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    assert share(Fraction(0), 20, Fraction(1, 2)).low == 0.0
    assert share(Fraction(20), 20, Fraction(1, 2)).high == 1.0


@given(st.lists(st.integers(-50, 200), min_size=2, max_size=60))
def test_a_spread_agrees_with_the_standard_library(values: list[int]) -> None:
    found = spread(Counter(values))
    assert found.mean == pytest.approx(mean(values))
    assert found.deviation == pytest.approx(pstdev(values))
    assert found.quartiles == pytest.approx(tuple(quantiles(values, n=4, method="inclusive")))
    assert (found.least, found.most, found.count) == (min(values), max(values), len(values))


def test_who_plays_alone_is_measured_by_how_often_the_game_is_beaten() -> None:
    tally = Tally(("a", "b"), 1)
    for number, (bot, place) in enumerate((("a", 1), ("a", 2), ("a", 1), ("b", 2), ("b", 2))):
        unit = WorkUnit("toy", 1, {}, f"s/{number}", (bot,))
        tally.add(GameResult(unit, ({"cards": 7},), (place,), 5, ""))
    summary = tally.summary()
    assert [(line.bot, line.wins.games, line.wins.won) for line in summary.bots] == [("a", 3, 2.0), ("b", 2, 0.0)]
    assert {line.wins.fair for line in summary.bots} == {0.4}
    assert [(line.wins.games, line.wins.rate) for line in summary.seats] == [(5, 0.4)]

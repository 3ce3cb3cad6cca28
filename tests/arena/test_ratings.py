"""Ratings and sequential tests against simulated players whose strength is known."""

from __future__ import annotations

from itertools import combinations
from math import log
from random import Random

import pytest

from pentapolis.arena.play import GameResult, WorkUnit
from pentapolis.arena.ratings import ELO, Comparisons, Meeting, fit
from pentapolis.arena.sequential import SequentialTest


def result(seed: str, bots: tuple[str, ...], places: tuple[int, ...], *, finished: bool = True) -> GameResult:
    unit = WorkUnit("toy", len(bots), {}, seed, bots)
    return GameResult(unit, tuple({} for _ in bots), places, 1, "", finished)


# Ratings


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    strengths = fit({(0, 1): Meeting(75, 100)}, 2)
    assert strengths[0] - strengths[1] == pytest.approx(log(3))


def test_equal_places_are_half_a_win() -> None:
    comparisons = Comparisons(("a", "b", "a"))
    comparisons.add(result("1", ("a", "b", "a"), (1, 1, 3)))
    assert comparisons.cross() == {"a": {"b": Meeting(0.5, 2)}, "b": {"a": Meeting(1.5, 2)}}


def test_who_wins_every_game_has_a_number_and_a_wide_interval() -> None:
    comparisons = Comparisons(("a", "b"))
    for number in range(50):
        comparisons.add(result(str(number), ("a", "b"), (1, 2)))
    best, worst = comparisons.ratings()
    assert (best.bot, worst.bot) == ("a", "b")
    assert 500 < best.elo < 700
    assert best.high - best.low > 1000
    assert best.elo == pytest.approx(-worst.elo)


def test_before_anybody_has_met_there_are_no_ratings() -> None:
    assert Comparisons(("a", "b")).ratings() == []
    comparisons = Comparisons(("a", "b", "c"))
    comparisons.add(result("1", ("a", "b"), (1, 2)))
    assert [rating.bot for rating in comparisons.ratings()] == ["a", "c", "b"]


def alone(seed: str, bot: str, place: int, points: int) -> GameResult:
    return GameResult(WorkUnit("toy", 1, {}, seed, (bot,)), ({"points": points},), (place,), 1, "")


def test_who_plays_alone_is_compared_with_who_plays_the_same_seed() -> None:
    comparisons = Comparisons(("a", "b", "c"))
    for each in (
        alone("1", "a", 2, 90),
        alone("1", "b", 1, 80),  # has beaten the game, and a has not
        alone("1", "c", 2, 90),
        alone("2", "b", 1, 70),
        alone("2", "a", 1, 75),
        alone("3", "c", 1, 99),  # nobody else played this seed
    ):
        comparisons.add(each)
    assert comparisons.cross() == {
        "a": {"b": Meeting(1, 2), "c": Meeting(0.5, 1)},
        "b": {"a": Meeting(1, 2), "c": Meeting(1, 1)},
        "c": {"a": Meeting(0.5, 1), "b": Meeting(0, 1)},
    }
    assert next(rating.bot for rating in comparisons.ratings()) == "b"


def test_a_sequential_test_of_who_plays_alone_counts_games_won() -> None:
    test = SequentialTest("a", 0.2, 0.8, {str(number): 1 for number in range(20)})
    for number in range(20):
        test.add(alone(str(number), "a", 2, 50))
    assert test.verdict().share == 0.0
    assert test.verdict().decision == "low"


def exhibition(random: Random, strengths: dict[str, float], games: int) -> Comparisons:
    """Games of all players at once, after Plackett and Luce: places by exponential arrival times."""
    comparisons = Comparisons(tuple(strengths))
    for number in range(games):
        times = {name: random.expovariate(10 ** (elo / 400)) for name, elo in strengths.items()}
        order = sorted(times, key=lambda name: times[name])
        bots = tuple(strengths)
        comparisons.add(result(str(number // 2), bots, tuple(order.index(name) + 1 for name in bots)))
    return comparisons


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Four players in one game: six comparisons that hang together."""
    truth = {"a": 150.0, "b": 50.0, "c": -50.0, "d": -150.0}
    random, held, widths = Random(7), 0, []
    for _ in range(60):
        for rating in exhibition(random, truth, 60).ratings():
            held += rating.low <= truth[rating.bot] <= rating.high
            widths.append(rating.high - rating.low)
    assert 0.91 <= held / 240 <= 1
    assert sum(widths) / len(widths) < 160


def duels(random: Random, strengths: dict[str, float], games: int) -> Comparisons:
    """So many games of every two players."""
    comparisons = Comparisons(tuple(strengths))
    for one, two in combinations(strengths, 2):
        odds = 10 ** ((strengths[one] - strengths[two]) / 400)
        for number in range(games):
            won = random.random() < odds / (1 + odds)
            comparisons.add(result(str(number), (one, two), (1, 2) if won else (2, 1)))
    return comparisons


@pytest.mark.parametrize("games", [8, 40])
def test_intervals_hold_the_truth_of_bots_that_are_far_apart(games: int) -> None:
    """Most pairs have one who wins every game: what is imagined of them must not outweigh what was seen of others."""
    truth = {"a": 550.0, "b": 350.0, "c": 0.0, "d": -900.0}
    random, held = Random(7), dict.fromkeys(truth, 0)
    for _ in range(60):
        for rating in duels(random, truth, games).ratings():
            held[rating.bot] += rating.low <= truth[rating.bot] <= rating.high
    assert min(held.values()) >= 54


def test_the_scale_is_the_one_chess_players_know() -> None:
    assert ELO * log(10) == pytest.approx(400)


# The sequential test


def decisions(low: float, high: float, share: float, size: int, alike: float, *, draws: float = 0.0) -> dict[str, int]:
    """How 400 tests end, of seeds with so many games, each of which goes like the first one so often."""
    random, found = Random(f"{low}/{share}/{size}/{alike}/{draws}"), {"low": 0, "high": 0}
    for _ in range(400):
        test = SequentialTest("a", low, high, {})
        while (decision := test.verdict().decision) is None:
            test.add_seed(seed_of(random, share, size, alike, draws))
        found[decision] += 1
    return found


def seed_of(random: Random, share: float, size: int, alike: float, draws: float) -> list[float]:
    """Draws are taken equally from wins and losses, so the share must be near a half if there are any."""
    first = random.random() < share
    games = [first if random.random() < alike else random.random() < share for _ in range(size)]
    return [0.5 if random.random() < draws else float(won) for won in games]


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.65), (0.25, 0.45), (0.85, 0.95)])
@pytest.mark.parametrize(("size", "alike"), [(1, 0.0), (2, 0.0), (2, 0.6), (2, 0.8), (2, 1.0), (4, 0.0), (4, 1.0)])
def test_errors_are_as_rare_as_promised(low: float, high: float, size: int, alike: float) -> None:
    """5 % of 400 are 20; more than 30 come once in a hundred times, and almost always from 10 %."""
    assert decisions(low, high, low, size, alike)["high"] <= 30
    assert decisions(low, high, high, size, alike)["low"] <= 30


def test_draws_make_it_no_worse() -> None:
    assert decisions(0.5, 0.65, 0.5, 2, 0.0, draws=0.5)["high"] <= 30


def test_who_wins_every_game_does_not_show_that_games_stand_alone() -> None:
    test = SequentialTest("a", 0.85, 0.95, {})
    for _ in range(8):
        test.add_seed([1.0, 1.0])
    assert test.verdict().design_effect == 2


def test_games_that_stand_alone_all_count() -> None:
    test, random = SequentialTest("a", 0.5, 0.6, {}), Random(3)
    for _ in range(400):
        test.add_seed([float(random.random() < 0.5) for _ in range(2)])
    assert test.verdict().design_effect < 1.15
    for _ in range(400):
        test.add_seed([float(random.random() < 0.5)] * 2)
    assert test.verdict().design_effect > 1.3


def test_a_seed_counts_when_it_is_complete() -> None:
    test = SequentialTest("a", 0.5, 0.9, {"1": 2, "2": 2, "3": 1})
    test.add(result("1", ("a", "b"), (1, 2)))
    assert test.verdict().seeds == 0
    test.add(result("2", ("a", "b"), (1, 1)))
    test.add(result("1", ("b", "c"), (1, 2)))  # not a game of the bot
    test.add(result("1", ("b", "a"), (2, 1)))
    verdict = test.verdict()
    assert (verdict.seeds, verdict.games, verdict.share) == (1, 2, 1.0)
    test.add(result("2", ("b", "a"), (1, 2), finished=False))
    test.add(result("3", ("b", "a"), (1, 2), finished=False))
    verdict = test.verdict()
    assert (verdict.seeds, verdict.games, verdict.share) == (2, 3, 0.75)
    assert not test.decided

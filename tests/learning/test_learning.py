"""Training: what is learnt from lessons whose truth is known, and that the same seed teaches the same."""

from __future__ import annotations

from collections import Counter
from math import exp
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from pentapolis.arena.front import processes
from pentapolis.arena.origin import origin
from pentapolis.arena.play import Unit
from pentapolis.arena.store import Store
from pentapolis.games import load
from pentapolis.kernel.traits import Weights
from pentapolis.learning.course import Course, Exam, Examined, fingerprint, lessons, units
from pentapolis.learning.lessons import Lesson, Position, with_weights
from pentapolis.learning.report import Report, Round, as_text
from pentapolis.learning.teaching import teach

GAME = "flow_of_history"
COURSE = Course(GAME, 2, {"variant": "standard", "stall": "3"}, 5, 1, "s", "greedy@4", 0.2, 2)
UNIT = Unit("toy", 2, {}, "0", ("a", "b"))


def known_lessons(number: int) -> list[Lesson]:
    """Games that follow a law: points are worth 1 throughout, tokens 2 at the start and nothing at the end.

    The hand believes in tokens alone.
    """
    random, found = Random(1), []
    for _ in range(number):
        positions, phase = [], random.random()
        traits = [[random.gauss(0, 2), random.gauss(0, 2), 7.0] for _ in range(2)]
        worth = [points + 2 * (1 - phase) * tokens for points, tokens, _ in traits]
        ahead = worth[0] - worth[1] + random.gauss(0, 1)
        positions.append(Position(phase, 0, traits, [traits[0][1] - traits[1][1], traits[1][1] - traits[0][1]]))
        won = random.random() < 1 / (1 + exp(-ahead))
        found.append(Lesson(UNIT, positions, [ahead, 0.0], [float(won), float(not won)]))
    return found


def test_the_law_behind_lessons_is_found() -> None:
    weights, figures = teach(known_lessons(4000), ("points", "tokens", "same"), alone=False, decisive=10.0)
    points, tokens = weights["points"], weights["tokens"]
    assert tokens[0] / points[0] == pytest.approx(2, rel=0.25)
    assert points[1] / points[0] == pytest.approx(1, rel=0.25)
    assert abs(tokens[1]) < 0.25 * tokens[0]
    assert weights["same"] == pytest.approx((0, 0), abs=0.5)
    assert figures.loss < figures.loss_by_hand < figures.even


def test_shares_are_calibrated() -> None:
    _, figures = teach(known_lessons(4000), ("points", "tokens", "same"), alone=False, decisive=10.0)
    assert figures.error < 0.06
    assert figures.error < figures.error_by_hand
    assert sum(found.positions for found in figures.bins) == 2 * figures.positions


def test_what_is_decisive_by_hand_is_found_and_judged_beside_what_the_game_says() -> None:
    random, found = Random(4), []
    for _ in range(2000):
        lead = random.gauss(0, 8)
        won = random.random() < 1 / (1 + exp(-2 * lead / 6))
        positions = [Position(0.5, 0, [[lead], [0.0]], [lead, -lead])]
        found.append(Lesson(UNIT, positions, [lead, 0.0], [float(won), float(not won)]))
    right, wrong = (teach(found, ("lead",), alone=False, decisive=decisive)[1] for decisive in (6.0, 20.0))
    assert right.fitted == wrong.fitted
    assert right.fitted.decisive == pytest.approx(6, rel=0.1)
    assert right.fitted.loss == pytest.approx(right.loss_by_hand, abs=0.005)
    assert wrong.loss_by_hand > right.loss_by_hand + 0.05
    assert wrong.error_by_hand > 0.1 > 0.05 > right.fitted.error
    assert (right.decisive, wrong.decisive) == (6, 20)


def test_where_lessons_say_little_the_hand_is_believed() -> None:
    weights, _ = teach(known_lessons(10), ("points", "tokens", "same"), alone=False, decisive=10.0)
    assert weights["tokens"][0] > abs(weights["points"][0])


def test_too_few_lessons_are_refused() -> None:
    with pytest.raises(ValueError, match="4 games are too few"):
        teach(known_lessons(4), ("points", "tokens", "same"), alone=False, decisive=10.0)


def played(course: Course, store: Store[Lesson], jobs: int = 1) -> list[Lesson]:
    return list(lessons(course, 0, None, processes(jobs), store))


def test_the_same_course_gives_the_same_lessons_and_goes_on_from_its_store(tmp_path: Path) -> None:
    with Store(tmp_path / "lessons.sqlite", Lesson) as store:
        first = played(COURSE, store)
        assert len(list(store)) == 5
        assert played(COURSE, store) == first
    with Store(None, Lesson) as store:
        assert played(COURSE, store, jobs=2) == first
    assert all(0 < len(lesson.positions) <= 32 for lesson in first)
    assert {tuple(sorted(lesson.shares)) for lesson in first} <= {(0.0, 1.0), (0.5, 0.5)}


def test_the_test_meets_the_hand_on_fresh_deals_with_seats_changed() -> None:
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.0, 0.0))})
    exam = Exam(COURSE, weights)
    assert [unit.bots for unit in exam.units] == [
        ("greedy+trained@4", "greedy+hand@4"),
        ("greedy+hand@4", "greedy+trained@4"),
    ]
    assert exam.units[0].seed == exam.units[1].seed
    with Store(None, Examined) as store:
        for result in exam.results(processes(1), store):
            exam.add(result)
    assert exam.verdict().games == 2
    assert not exam.decided


@pytest.mark.parametrize(("players", "seatings"), [(2, 2), (3, 6), (4, 2), (5, 10)])
def test_the_test_plays_whole_deals_with_all_seatings_and_no_more_than_it_may(players: int, seatings: int) -> None:
    course = replace(COURSE, players=players, tests=25)
    games = Exam(course, Weights(GAME, {})).units
    assert len(games) == 25 // seatings * seatings
    assert set(Counter(unit.seed for unit in games).values()) == {seatings}
    for seat in range(players):
        assert len(set(Counter(unit.bots[seat] for unit in games).values())) == 1
    assert len(Exam(replace(course, tests=1), Weights(GAME, {})).units) == seatings


@pytest.mark.parametrize(("players", "told"), [(2, "twice with seats changed"), (3, "with all 6 seatings")])
def test_the_report_tells_how_every_deal_was_played(players: int, told: str) -> None:
    _, figures = teach(known_lessons(10), ("points", "tokens", "same"), alone=False, decisive=10.0)
    course = replace(COURSE, players=players)
    test = Exam(course, Weights(GAME, {})).verdict()
    assert f"every deal {told}: not decided." in as_text(Report("", origin(), course, [Round(10, figures)], test))


def test_another_bot_than_that_of_the_lessons_can_be_tested() -> None:
    exam = Exam(replace(COURSE, tested="greedy"), Weights(GAME, {}))
    assert exam.units[0].bots == ("greedy+trained", "greedy+hand")


def test_other_weights_play_other_lessons() -> None:
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 1.0))})
    assert fingerprint(weights) != fingerprint(None)
    assert with_weights(load(GAME), weights).trained is not None
    assert with_weights(load(GAME), None).trained is None


def test_other_surprises_are_other_lessons() -> None:
    """A store that has lessons with few answers by lot does not give them for ones with many."""
    seeds = {unit.seed for unit in units(COURSE, 0, None)}
    assert seeds.isdisjoint(unit.seed for unit in units(replace(COURSE, by_lot=0.9), 0, None))


def test_a_lesson_that_was_cut_off_says_so() -> None:
    with Store(None, Lesson) as store:
        assert [lesson.finished for lesson in played(replace(COURSE, limit=5), store)] == [False] * 5
        assert all(lesson.finished for lesson in played(COURSE, store))

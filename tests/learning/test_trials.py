"""Trials: what is learnt from how weights were drawn, where the way begins, and that seats go their own ways."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, pstdev

import numpy as np
import pytest
from msgspec.structs import replace

from pentapolis.arena.front import processes
from pentapolis.arena.play import Unit
from pentapolis.arena.store import Store
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.traits import Weights
from pentapolis.learning import course as courses
from pentapolis.learning import steps
from pentapolis.learning.course import TRIALS, Course, lessons, units
from pentapolis.learning.fit import fit, standard_errors
from pentapolis.learning.lessons import Lesson, Position, with_weights
from pentapolis.learning.teaching import KEPT_OUT, PENALTIES
from pentapolis.learning.trials import draws, moved, on_trial

GAME = "flow_of_history"
COURSE = Course(
    GAME, 2, {"variant": "standard", "stall": "3"}, 4, 1, "s", "greedy@2", 0.0, 0, method=TRIALS, step=0.5, finer=0.5
)


def test_draws_are_as_wide_as_they_should_be_and_even_out_between_seats() -> None:
    rows = [draws(f"{number}", 3, 5) for number in range(400)]
    assert all(sum(column) == pytest.approx(0) for table in rows for column in zip(*table, strict=True))
    numbers = [number for table in rows for row in table for number in row]
    assert mean(numbers) == pytest.approx(0, abs=0.02)
    assert pstdev(numbers) == pytest.approx(1, rel=0.05)


def test_weights_go_off_by_their_widths() -> None:
    found = moved({"points": (1.0, 2.0), "tokens": (0.0, 1.0)}, {"points": (0.5, 1.0), "tokens": (0, 2)}, [1, 2, -1, 3])
    assert found == {"points": (1.5, 1.0), "tokens": (0.0, 7.0)}


def survey(third: Callable[[Random], float] = lambda random: 5.0) -> list[Lesson]:
    """The hand has 3 for points, for tokens 2 at the start and 1 at the end, and nothing for the third trait."""
    random, found = Random(2), []
    for _ in range(40):
        positions = []
        for _ in range(20):
            phase, rows = random.random(), [[random.gauss(0, 2), random.gauss(0, 4), third(random)] for _ in range(2)]
            worth = [3 * points + (2 - phase) * tokens for points, tokens, _ in rows]
            seen = [mine - theirs for mine, theirs in zip(*rows, strict=True)]
            lead = worth[0] - worth[1]
            positions.append(Position(phase, 0, rows, [lead, -lead], seen))
        found.append(Lesson(Unit(GAME, 2, {}, "0", ("a", "b")), positions, [1.0, 0.0], [1.0, 0.0]))
    return found


def trials(effect: list[float], number: int, seed: int = 3) -> list[Lesson]:
    """Games in which nothing matters but how the weights were drawn, and luck."""
    random, found = Random(seed), []
    for game in range(number):
        unit = Unit(GAME, 2, {}, f"{seed}/{game}", ("a", "b"))
        rows = draws(unit.seed, 2, len(effect) // 2)
        points = [sum(a * b for a, b in zip(effect, row, strict=True)) + random.gauss(0, 2) for row in rows]
        shares = [float(points[0] > points[1]), float(points[0] <= points[1])]
        found.append(Lesson(unit, [], points, shares))
    return found


def test_the_way_begins_at_the_hand() -> None:
    way = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    assert way.weights[[0, 1, 3, 4]] == pytest.approx([3, 2, 3, 1], abs=0.01)
    assert way.weights[[2, 5]] == pytest.approx([0, 0], abs=0.01)
    assert way.widths[0] == pytest.approx(1.5, abs=0.01)
    assert way.widths[[1, 4]] == pytest.approx([1, 1], abs=0.01)  # the greater weight of a trait, early and late
    assert list(way.widths[[2, 5]]) == [0, 0]
    narrow = steps.begin(survey(), alone=False, wide=0.2, least=0.06)
    assert narrow.widths[0] == pytest.approx(0.6, abs=0.01)


def test_least_is_for_what_the_hand_does_not_weigh() -> None:
    little, more = (steps.begin(survey(lambda random: random.gauss(0, 1)), False, 0.5, least) for least in (0.02, 1.0))
    assert more.widths[[2, 5]] == pytest.approx(50 * little.widths[[2, 5]], rel=0.05)
    assert little.widths[2] > 0
    assert list(more.widths[[0, 1, 3, 4]]) == list(little.widths[[0, 1, 3, 4]])


def test_a_step_goes_where_draws_won() -> None:
    way = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    after, progress, _ = steps.go_on(trials([1.0, 0, 0, 0, -1.0, 0], 300), way, 0.5, 0.5, 0)
    gone = (after.weights - way.weights)[[0, 1, 3, 4]] / way.widths[[0, 1, 3, 4]]
    assert gone[0] > 0.6
    assert gone[3] < -0.6
    assert abs(gone[1:3]).max() < 0.3
    assert sum(gone**2) == pytest.approx(0.25 * 4, rel=0.1)  # as far as the weights that are drawn go
    assert list(after.weights[[2, 5]]) == list(way.weights[[2, 5]])
    assert progress.loss < progress.even
    assert progress.promised > 0.6
    assert after.widths == pytest.approx(0.5 * way.widths, abs=1e-3)


def test_who_doubts_moves_only_what_trials_told_clearly() -> None:
    way = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    played = trials([1.0, 0, 0, 0, -1.0, 0], 300)
    after, _, _ = steps.go_on(played, way, 0.5, 0.5, 0, doubt=2.5)
    moved = after.weights != way.weights
    assert list(moved) == [True, False, False, False, True, False]
    gone = (after.weights - way.weights)[[0, 4]] / way.widths[[0, 4]]
    assert sum(gone**2) == pytest.approx(0.25 * 2, rel=0.25)  # as far as two weights go
    still, _, _ = steps.go_on(trials([0.0] * 6, 300), way, 0.5, 0.5, 0, doubt=4)
    assert list(still.weights) == list(way.weights)


def test_few_weights_can_be_drawn_alone() -> None:
    """What all others would have told is nothing, for they were not drawn: the step is that of the few."""
    all_of_them = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    way = steps.restricted(all_of_them, ("points", "tokens", "third"), ("tokens",))
    assert list(way.weights) == list(all_of_them.weights)
    assert list(way.widths != 0) == [False, True, False, False, True, False]
    after, progress, _ = steps.go_on(trials([0, 1.0, 0, 0, 0.5, 0], 300), way, 0.5, 0.5, 0)
    assert list(after.weights != way.weights) == [False, True, False, False, True, False]
    gone = (after.weights - way.weights)[[1, 4]] / way.widths[[1, 4]]
    assert gone[0] > gone[1] > 0
    assert sum(gone**2) == pytest.approx(0.25 * 2, rel=0.1)
    assert progress.promised > 0.55


def test_standard_errors_are_those_of_many_rounds() -> None:
    rounds = [trials([0.3, 0, 0, 0, 0, 0], 150, seed) for seed in range(40)]
    data = [steps.told(played, np.ones(6, dtype=bool)) for played in rounds]
    slopes = np.array([fit(one, 30.0, np.zeros(6)) for one in data])
    told = np.mean([standard_errors(one, 30.0, slope) for one, slope in zip(data, slopes, strict=True)], axis=0)
    assert told == pytest.approx(slopes.std(axis=0), rel=0.5)


def test_too_few_trials_are_refused() -> None:
    way = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    with pytest.raises(ValueError, match="4 games are too few"):
        steps.go_on(trials([0.0] * 6, 4), way, 0.5, 1, 0)


@pytest.mark.parametrize("doubt", [0.0, 1.0])
def test_figures_are_those_of_weights_that_did_not_learn_from_the_games_that_judge(doubt: float) -> None:
    """Turned round, the results of these games change the weights that are kept, but no share that is judged."""
    random, names = Random(5), ("points", "tokens", "third")
    way = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    played = []
    for lesson in trials([1.0, 0, 0, 0, -1.0, 0], 100):
        rows = [[random.gauss(0, 2), random.gauss(0, 4), 5.0] for _ in range(2)]
        played.append(replace(lesson, positions=[Position(random.random(), 0, rows, [1.0, -1.0])]))
    turned = [
        replace(lesson, points=lesson.points[::-1], shares=lesson.shares[::-1]) if number % KEPT_OUT == 4 else lesson
        for number, lesson in enumerate(played)
    ]
    weights, said = [], []
    for known in (played, turned):
        after, _, penalty = steps.go_on(known, way, 0.5, 0.5, 30.0, doubt)
        table, figures = steps.judged(known, after, names, alone=False, decisive=10.0, penalty=penalty)
        weights.append(table)
        said.append([(found.positions, found.said) for found in figures.bins])
    assert weights[0] != weights[1]
    assert said[0] == said[1]


def test_where_nothing_matters_nothing_is_promised() -> None:
    way = steps.begin(survey(), alone=False, wide=0.5, least=0.06)
    _, progress, penalty = steps.go_on(trials([0.0] * 6, 300), way, 0.5, 1, 0)
    assert progress.promised < 0.55
    assert penalty == max(PENALTIES)


def test_every_seat_judges_by_weights_of_its_own() -> None:
    game = load(GAME)
    traits = game.rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 2.0))})
    widths = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.5, 0.5))})
    unit = Unit(GAME, 2, COURSE.options, "mine", ("greedy@2", "greedy@2"))
    tried = on_trial(game, weights, widths, unit)
    table = Match.start(game, 2, unit.options, unit.seed).table
    assert tried.trained is not None
    for seat, row in enumerate(draws(unit.seed, 2, len(traits.names))):
        own = Weights(GAME, {"2": moved(weights.players["2"], widths.players["2"], row)})
        alike = with_weights(game, own).trained
        assert alike is not None
        assert tried.trained(table, seat) == alike(table, seat)


def test_trials_are_repeated_from_the_store_or_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "SURVEY", 3)
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 1.0))})
    assert len(units(COURSE, 0, None)) == 3
    with Store(tmp_path / "trials.sqlite", Lesson) as store:
        first = list(lessons(COURSE, 0, weights, processes(1), store, None, weights))
        assert len(list(store)) == 4
        assert list(lessons(COURSE, 0, weights, processes(1), store, None, weights)) == first
    with Store(None, Lesson) as store:
        assert list(lessons(COURSE, 0, weights, processes(2), store, None, weights)) == first
    assert all(0 < len(lesson.positions) <= 6 for lesson in first)


def test_trials_of_other_widths_are_other_games() -> None:
    weights, wide, narrow = (Weights(GAME, {"2": {"points": (width, width)}}) for width in (1.0, 0.5, 0.2))
    seeds = {unit.seed for unit in units(COURSE, 0, weights, wide)}
    assert seeds == {unit.seed for unit in units(COURSE, 0, weights, wide)}
    assert seeds.isdisjoint(unit.seed for unit in units(COURSE, 0, weights, narrow))

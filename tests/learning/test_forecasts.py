"""Forecasts: what positions are told, what is learnt from them, and that seats have whims."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from pentapolis.arena.front import processes
from pentapolis.arena.play import Unit
from pentapolis.arena.store import Store
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.traits import Weights
from pentapolis.learning import forecasts
from pentapolis.learning.course import FORECASTS, SURVEY, Course, lessons, units
from pentapolis.learning.lessons import Lesson, Position
from pentapolis.learning.whims import WHIMS, whims, whimsical

GAME = "clash_of_cultures"
OPTIONS = load(GAME).meta.settle(2, {})
COURSE = Course(GAME, 2, OPTIONS, 2, 1, "s", "greedy@2", 0.02, 0, method=FORECASTS)
UNIT = Unit(GAME, 2, OPTIONS, "0", ("greedy+trained@2",) * 2)
NAMES = ("goods", "noise", "same")


def known_lessons(number: int) -> list[Lesson]:
    """Games of ten positions. A good is worth 2 points at the beginning and nothing at the end; the hand says 1."""
    random, found = Random(3), []
    for _ in range(number):
        lead, positions = random.gauss(0, 2), []
        for step in range(10):
            phase = step / 10
            goods = random.gauss(0, 2)
            noise = random.gauss(0, 2)
            lead += 0.2 * random.gauss(0, 1)
            rows = [[goods, noise, 7.0], [-goods, -noise, 7.0]]
            hand = [lead + goods, -lead - goods]
            positions.append(Position(phase, 0, rows, hand, rows[0], [phase, phase]))
            lead += 2 * (1 - phase) * goods
        points = [max(lead, 0.0), max(-lead, 0.0)]
        won = [float(lead > 0), float(lead <= 0)]
        found.append(Lesson(UNIT, positions, points, won))
    return found


def test_a_position_is_told_of_those_that_follow_and_the_last_one_of_the_end() -> None:
    values = np.array([1, 2, 3, 5], dtype=np.float32)
    ways, leads = np.array([0, 3]), np.array([8, -2], dtype=np.float32)
    assert forecasts.forecasts(values, ways, leads, 1.0).tolist() == [8, 8, 8, -2]
    assert forecasts.forecasts(values, ways, leads, 0.0).tolist() == [2, 3, 8, -2]


def test_the_leads_are_those_of_each_seat_and_games_are_kept_out_whole() -> None:
    found = forecasts.rows(known_lessons(10))
    assert found.leads.reshape(10, 2).sum(axis=1).tolist() == [0.0] * 10
    assert found.ways.tolist() == list(range(0, 200, 10))
    assert found.kept.reshape(10, 20).all(axis=1).tolist() == [False, False, False, False, True] * 2
    both = forecasts.together([found, found])
    assert both.ways.tolist() == list(range(0, 400, 10))
    assert len(both.columns) == len(both.kept) == 400


@pytest.mark.parametrize("later", [0.5, 0.94, 1.0])
def test_what_goods_bring_is_found_and_noise_is_not_believed(later: float) -> None:
    """By hand a good counts 1 throughout: that is too little early, and too much late."""
    played = known_lessons(1500)
    found = forecasts.rows(played)
    weights, figures = forecasts.teach(found, played, NAMES, later=later, decisive=10.0, penalty=0)
    early, late = weights["goods"]
    assert early > 2 * abs(late)
    assert abs(weights["noise"][0]) < 0.15 * early
    assert figures.games == 300


def test_where_lessons_say_little_the_hand_is_believed() -> None:
    played = known_lessons(40)
    found = forecasts.rows(played)
    weights, _ = forecasts.teach(found, played, NAMES, later=0.9, decisive=10.0, penalty=1e9)
    early, late = weights["goods"]
    assert early == pytest.approx(late, rel=0.2)


def test_too_few_lessons_are_refused() -> None:
    played = known_lessons(4)
    with pytest.raises(ValueError, match="4 games are too few"):
        forecasts.teach(forecasts.rows(played), played, NAMES, later=0.9, decisive=10.0, penalty=0)


def test_a_seat_has_few_whims_each_as_large_as_traits_differ() -> None:
    found = forecasts.rows(known_lessons(200))
    widths = forecasts.widths(found, NAMES, 0.6)
    assert widths["goods"][0] == pytest.approx(0.6 / 2, rel=0.1)
    assert widths["same"] == (0.0, 0.0)
    many = {str(number): (1.0, 1.0) for number in range(40)}
    liked = whims("a", many)
    assert len(liked) == WHIMS
    assert liked != whims("b", many)
    assert all(early == late for early, late in liked.values())


@pytest.mark.parametrize("by_hand", [True, False])
def test_whims_are_added_to_the_weights_or_to_the_estimate_by_hand(by_hand: bool) -> None:
    game = load(GAME)
    traits = game.rules.bots.traits
    assert traits is not None
    zero = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.0, 0.0))})
    widths = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 1.0))})
    match = Match.start(game, 2, seed="whims")
    played = whimsical(game, None if by_hand else zero, widths, UNIT)
    assert played.trained is not None
    for seat in range(2):
        (numbers,) = traits.measure(match.table, (seat,), seat)
        named = dict(zip(traits.names, numbers, strict=True))
        liked = whims(f"{UNIT.seed}/{seat}", widths.players["2"])
        extra = sum(amount * named[name] for name, (amount, _) in liked.items())
        plain = match.evaluate(seat) if by_hand else 0.0
        assert played.trained(match.table, seat) == pytest.approx(plain + extra)


def test_lessons_with_whims_tell_of_every_action_and_go_on_from_their_store(tmp_path: Path) -> None:
    """CC-2.2: three actions; positions between them are told of too."""
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    widths = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.1, 0.1))})
    with Store(tmp_path / "lessons.sqlite", Lesson) as store:
        first = list(lessons(COURSE, 0, None, processes(1), store, None, widths))
        assert list(lessons(COURSE, 0, None, processes(1), store, None, widths)) == first
    at = traits.names.index("actions")
    for lesson in first:
        left = {position.traits[position.asked][at] for position in lesson.positions}
        assert left >= {1.0, 2.0, 3.0}
        assert all(len(position.phases) == 2 for position in lesson.positions)


def test_a_survey_comes_before_the_rounds() -> None:
    widths = Weights(GAME, {"2": {}})
    assert len(units(COURSE, 0, None)) == SURVEY
    assert len(units(COURSE, 0, None, widths)) == COURSE.games

"""A line that was chosen is followed while all looks as it was foreseen, and no longer."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.bots import Perspective
from pentapolis.bots.budget import Budget
from pentapolis.bots.macro_action import MacroAction
from pentapolis.bots.planner import Planner
from pentapolis.bots.principal_line import ForeseenAnswer, PrincipalLine
from pentapolis.bots.search import Search
from pentapolis.games import load
from pentapolis.kernel import Match

CLASH = "clash_of_cultures"


def test_a_line_is_followed_to_its_end() -> None:
    match = Match.simulate(load(CLASH), 2, {}, "line", tracked=True)
    assert match.ask is not None
    seat, principal_line = match.ask.seat, PrincipalLine()
    assert principal_line.next(Perspective(match, seat)) is None
    lines = MacroAction(match.imagine(seat, "1"), seat, Random(1).random).lines()
    answers = next(line.answers for line in lines if line.answers[0].startswith("collect"))
    assert len(answers) > 2
    principal_line.set(match.imagine(seat, "2"), seat, answers)
    match.answer(answers[0], seat)
    for answer in answers[1:]:
        assert principal_line.next(Perspective(match, seat)) == answer
        match.answer(answer, seat)
    assert principal_line.next(Perspective(match, seat)) is None


def test_a_line_is_left_where_things_do_not_look_as_foreseen() -> None:
    here, there = (Match.simulate(load(CLASH), 2, {}, seed, tracked=True) for seed in ("line", "other"))
    perspective, principal_line = Perspective(here, 1), PrincipalLine()
    key = perspective.keys[-1]
    for view, keys, answer in [
        (here.view(1), perspective.keys, key),
        (there.view(1), perspective.keys, None),
        (here.view(1), perspective.keys[1:], None),
    ]:
        principal_line._steps = [ForeseenAnswer("later", view, keys), ForeseenAnswer(key, view, keys)]
        assert principal_line.next(perspective) == answer
        assert bool(principal_line._steps) == (answer is not None)


@pytest.mark.parametrize("make", [Planner, Search])
def test_decisions_on_the_way_take_no_tries(make: type[Planner | Search]) -> None:
    match = Match.simulate(load(CLASH), 2, {}, "line", tracked=True)
    bots, free, thought = [make(f"line/{seat}", Budget(iterations=4)) for seat in range(2)], 0, 0
    for _ in range(40):
        ask = match.ask
        assert ask is not None
        bot = bots[ask.seat]
        before = bot._asked
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
        thought += bot._asked - before
        free += bot._asked == before and len(ask.keys) > 1
    assert free > 3
    assert thought > 10

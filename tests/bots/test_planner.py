"""The planner looks past the replies of the others, and its beam through the own turn."""

from __future__ import annotations

from typing import Any

from pentapolis.bots import Chair
from pentapolis.bots.budget import Budget
from pentapolis.bots.planner import Plan, Planner
from pentapolis.games import load
from pentapolis.kernel import Match

FLOW = "flow_of_history"


def begun(answers: int) -> Match[Any, Any]:
    match = Match.start(load(FLOW), 2, seed="plan", silent=True)
    while (ask := match.ask) is not None and (len(match.history) < answers or len(ask.keys) == 1):
        match.answer(ask.keys[-1], ask.seat)
    return match


def test_a_position_is_judged_when_the_turn_comes_back() -> None:
    match = begun(6)
    seat = match.turn
    assert seat is not None
    world = match.imagine(seat, "1", tracked=True)
    Planner("1", Budget(tries=4))._judged(world, seat)
    assert world.turn == seat
    assert {answered for answered, _ in world.history} == {0, 1}


def test_a_beam_ends_where_others_are_asked_and_keeps_the_best() -> None:
    match = begun(6)
    ask = match.ask
    assert ask is not None
    for beam in (2, 3):
        planner = Planner("1", Budget(tries=4), Plan(beam=beam))
        ends = planner._ends(match.copy(tracked=True), ask.seat)
        assert 1 <= len(ends) <= beam
        assert all(end.ask_for(ask.seat) is None for end in ends)
        values = [end.evaluate(ask.seat) for end in ends]
        assert values == sorted(values, reverse=True)


def test_more_tries_are_more_worlds_for_the_same_answers() -> None:
    match = begun(6)
    ask = match.ask
    assert ask is not None
    few, many = (Planner("1", Budget(tries=tries)).weigh(Chair(match, ask.seat)) for tries in (1, 40))
    assert {weighed.key for weighed in few} == {weighed.key for weighed in many} <= set(ask.keys)
    assert few != many

"""The planner plays every line on in the same worlds, to the end of its turn or until that comes back."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from pentapolis.bots import Perspective
from pentapolis.bots.budget import Budget
from pentapolis.bots.planner import Planner
from pentapolis.bots.rollout_policy import RolloutPolicy
from pentapolis.bots.rollouts import ParametersByTurnLength, Rollouts, SearchParameters
from pentapolis.games import load, shelf
from pentapolis.kernel import Match

AT_ONCE = ParametersByTurnLength(*[SearchParameters(width=8, lines=4, depth=0)] * 2)
FLOW, CLASH = "flow_of_history", "clash_of_cultures"


def begun(answers: int, game: str = FLOW) -> Match[Any, Any]:
    match = Match.simulate(load(game), 2, {}, "plan", tracked=True)
    while (ask := match.ask) is not None and (len(match.history) < answers or len(ask.keys) == 1):
        match.answer(ask.keys[-1], ask.seat)
    return match


@pytest.mark.parametrize("game", [FLOW, CLASH])
def test_positions_are_judged_when_the_turn_is_over_and_comes_back(game: str) -> None:
    match = begun(2 if game == CLASH else 6, game)
    seat = match.turn
    assert seat is not None
    rollouts = Rollouts(Perspective(match, seat), "1", AT_ONCE)
    world = match.imagine(seat, "1", tracked=True)
    turns, answered = list[int | None](), list[set[int]]()
    for _ in rollouts._boundaries(world, rollouts.candidates()[0].answers, 2):
        turns.append(world.turn)
        answered.append({answering for answering, _ in world.history})
    assert turns == [1 - seat, seat, seat]
    assert answered == [{seat}, {0, 1}, {0, 1}]


def test_a_long_turn_is_judged_before_what_follows_in_nobodys_turn() -> None:
    """The last turn of an Age ends with the Status Phase: what it deals tells nothing about the turn."""
    match = Match.simulate(load(CLASH), 2, {}, "plan", tracked=True)
    while (ask := match.ask) is not None and (match.state.round < 3 or ("turn", 1 - ask.seat) in match.state.agenda):
        match.answer("end" if "end" in ask.options else ask.keys[-1], ask.seat)
    seat = match.turn
    assert ask is not None
    assert ask.seat == seat
    rollouts = Rollouts(Perspective(match, seat), "1", AT_ONCE)
    world = match.imagine(seat, "1", tracked=True)
    next(rollouts._boundaries(world, ("end",), 0))
    assert world.turn is None
    assert [key for _, key in world.history] == ["end"]


def test_after_the_end_of_the_game_all_boundaries_are_there() -> None:
    match = begun(6)
    assert match.turn is not None
    rollouts = Rollouts(Perspective(match, match.turn), "1", AT_ONCE)
    while (ask := match.ask) is not None:
        match.answer(ask.keys[-1], ask.seat)
    assert len(list(rollouts._boundaries(match, (), 2))) == 3


@pytest.mark.parametrize("game", sorted(shelf()))
def test_long_turns_are_those_of_several_plies(game: str) -> None:
    match = Match.simulate(load(game), 2, {}, "turns", tracked=True)
    policy, turns, acting = RolloutPolicy(1, Random("turns").random), list[int](), None
    while (ask := match.ask) is not None:
        if match.turn not in (acting, None):
            turns.append(0)
            acting = match.turn
        if ask.seat == acting:
            turns[-1] += 1
        policy.play(match, ask)
    assert (median(turns) >= 3) == load(game).rules.bots.long_turns


def test_more_tries_are_more_worlds_for_the_same_answers() -> None:
    match = begun(6)
    ask = match.ask
    assert ask is not None
    few, many = (Planner("1", Budget(iterations=tries)).rate(Perspective(match, ask.seat)) for tries in (6, 40))
    assert {weighed.key for weighed in few} == {weighed.key for weighed in many} <= set(ask.keys)
    assert few != many


def test_a_small_budget_follows_fewer_lines() -> None:
    match = begun(6)
    ask = match.ask
    assert ask is not None
    weighed = Planner("1", Budget(iterations=2)).rate(Perspective(match, ask.seat))
    assert len(weighed) == 2
    assert all(share is not None for _, share in weighed)

"""The search: the better half of the lines goes on, and the counts of all processes are added."""

from __future__ import annotations

import os
from itertools import count
from multiprocessing import active_children
from random import Random
from time import monotonic, sleep

import pytest

from pentapolis.bots import Perspective
from pentapolis.bots.budget import Budget
from pentapolis.bots.macro_action import Line, MacroAction
from pentapolis.bots.processes import Count, helping
from pentapolis.bots.rollout_policy import RolloutPolicy, World
from pentapolis.bots.rollouts import ParametersByTurnLength, Rollouts, SearchParameters
from pentapolis.bots.search import DEFAULTS, Arm, Search, is_clear
from pentapolis.bots.shares import shares
from pentapolis.games import load
from pentapolis.kernel import Match

FLOW, CLASH = "flow_of_history", "clash_of_cultures"


def asked(game: str, answers: int, least: int = 8, possible: str = "") -> Perspective:
    """A decision with many answers, after some others, and with one that begins so."""
    match = Match.simulate(load(game), 2, {}, "tree", tracked=True)
    while (ask := match.ask) is not None:
        keys = ask.keys
        if len(match.history) >= answers and len(keys) >= least and any(key.startswith(possible) for key in keys):
            return Perspective(match, ask.seat)
        match.answer(keys[0], ask.seat)
    raise AssertionError("never asked so")


def leaders(search: Search) -> list[Arm]:
    """The lines that came to the end."""
    return [arm for arm in search._arms if arm.visits == search._ranked()[0].visits]


def test_the_better_half_goes_on() -> None:
    search = Search(
        "1", Budget(iterations=24), ParametersByTurnLength(*[SearchParameters(width=8, lines=8, depth=3)] * 2)
    )
    weighed = search.rate(asked(CLASH, 8))
    visits = sorted(arm.visits for arm in search._arms)
    assert visits == [1, 1, 1, 1, 3, 3, 7, 7]
    assert max(search._arms, key=lambda arm: (arm.visits, arm.mean)).answers[0] == weighed[0].key


def test_a_plan_is_all_answers_to_the_end_of_the_turn() -> None:
    perspective = asked(CLASH, 8)
    seat = perspective.seat
    rollouts = Rollouts(perspective, "1", DEFAULTS)
    line = rollouts.candidates()[0]
    plan = rollouts.plan(line.answers, 0)
    assert plan.answers[: len(line.answers)] == line.answers
    assert len(plan.answers) > len(line.answers)
    world = rollouts._determinization(-1)
    assert next(rollouts._boundaries(world, plan.answers, 0), "a border") is None
    assert tuple(key for by, key in world.history if by == seat) == plan.answers
    assert world.turn != seat
    assert world.evaluate(seat) == plan.value


def test_where_turns_are_long_whole_turns_are_compared_and_thought_over_at_every_ply() -> None:
    perspective = asked(CLASH, 8)
    search = Search("1", Budget(iterations=60))
    given = search.choose(perspective)
    best = search._ranked()[0].answers
    assert best[0] == given
    macro_action = (given, *(step.key for step in reversed(search._principal_line._steps)))
    assert macro_action + search._rest == best
    assert search._rest
    plans, tried = search._arms, [arm for arm in search._arms if arm.visits]
    assert len(plans) == len({arm.answers for arm in plans}) == len(tried) > 4
    assert len({arm.answers[0] for arm in plans}) > 2
    assert sum(arm.visits for arm in plans) <= 30


def test_what_a_plan_says_is_left_where_it_is_not_possible() -> None:
    perspective = asked(CLASH, 8)
    rollouts = Rollouts(perspective, "1", DEFAULTS)
    line = rollouts.candidates()[0].answers
    assert rollouts.plan((*line, "nonsense"), 0) == rollouts.plan(line, 0)


def test_a_plan_does_not_begin_with_what_is_good_for_nothing() -> None:
    perspective = asked(CLASH, 8, possible="trade:")
    rollouts = Rollouts(perspective, "1", DEFAULTS)
    best = max([rollouts.plan(line.answers, 0) for line in rollouts.candidates()])
    plan = rollouts.plan(tuple(key for key in best.answers if not key.startswith(("trade:", "withdraw"))), 0)
    assert rollouts.to_the_point(plan) == plan
    idle = (f"trade:seat{2 - perspective.seat}", "withdraw")  # an offer that is taken back at once
    assert rollouts.plan(idle + plan.answers, 0) == Line(plan.value, idle + plan.answers)
    assert rollouts.to_the_point(Line(plan.value, idle + plan.answers)) == plan


@pytest.mark.parametrize(("players", "times"), [(2, 10), (3, 7), (4, 5), (6, 4)])
def test_the_more_players_the_less_often_the_turn_comes_back_in_a_try(
    players: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.simulate(load("mosaic"), players, {}, "tree", tracked=True)
    assert match.ask is not None
    rollouts, borders = Rollouts(Perspective(match, match.ask.seat), "1", DEFAULTS), list[World]()

    def worth(world: World, raised: float) -> float:
        borders.append(world)
        return raised

    monkeypatch.setattr(rollouts, "_worth", worth)
    rollouts.evaluated((match.ask.keys[0],), 0)
    assert len(borders) == 1 + times


def test_of_plans_that_bring_the_same_the_shorter_one_is_told() -> None:
    search = Search("1", Budget(iterations=1))
    search._arms = [Arm(("idle", "act")), Arm(("act",)), Arm(("other",))]
    for arm, value in zip(search._arms, (2.0, 2.0, 1.0), strict=True):
        arm.tried(value, 0.5)
    assert [key for key, _ in search._rated()] == ["act", "idle", "other"]


def test_a_clear_choice_needs_no_more_thought() -> None:
    good, bad, lucky = Arm(("good",)), Arm(("bad",)), Arm(("lucky",))
    parameters = DEFAULTS.of_short_turns
    for world in range(parameters.sure_after):
        assert not is_clear([good, bad], parameters)
        good.tried(world, 0.5)
        bad.tried(world - 2 - world % 2, 0.5)
        lucky.tried(world + (20 if world == 3 else -1), 0.5)
    assert is_clear([good, bad], parameters)
    assert not is_clear([good, bad], parameters._replace(sure=30.0))
    assert lucky.mean > good.mean
    assert not is_clear([good, bad, lucky], parameters)
    assert is_clear([good, good], parameters)


def test_a_clear_choice_saves_tries() -> None:
    tries, perspective = 640, asked(FLOW, 0, least=2)
    search = Search("1", Budget(iterations=tries))
    search.rate(perspective)
    assert is_clear(leaders(search), DEFAULTS.of_short_turns)
    assert sum(arm.visits for arm in search._arms) < tries


def test_several_lines_may_begin_with_the_same_answer() -> None:
    match = Match.simulate(load(FLOW), 2, {}, "tree", tracked=True)
    while (ask := match.ask) is not None and len(MacroAction(match, ask.seat, Random(1).random).all_lines()) <= len(
        ask.keys
    ):
        match.answer(ask.keys[0], ask.seat)
    assert ask is not None
    perspective = Perspective(match, ask.seat)
    search = Search("1", Budget(iterations=32))
    weighed = search.rate(perspective)
    firsts = [arm.answers[0] for arm in search._arms]
    assert len({arm.answers for arm in search._arms}) == len(firsts) > len(set(firsts))
    assert len({key for key, _ in weighed}) == len(weighed)
    assert search.choose(perspective) in perspective.keys


def test_shares_add_up_and_follow_the_estimate() -> None:
    match = Match.simulate(load(FLOW), 3, {}, "shares", tracked=True)
    policy = RolloutPolicy(4, Random("shares").random)
    while (ask := match.ask) is not None:
        hopes = shares(match)
        assert abs(sum(hopes) - 1) < 1e-9
        estimates = [match.evaluate(seat) for seat in range(3)]
        assert hopes.index(max(hopes)) == estimates.index(max(estimates))
        policy.play(match, ask)
    winners = match.outcome().winners
    assert shares(match) == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


def test_more_hands_try_in_other_worlds_and_are_added_up() -> None:
    perspective = asked(FLOW, 0, least=2)
    alone, together = Search("1", Budget(iterations=20)), Search("1", Budget(iterations=60, processes=3))
    weighed = together.rate(perspective)
    assert weighed == Search("1", Budget(iterations=60, processes=3)).rate(perspective)  # whoever is done first
    assert weighed != alone.rate(perspective)
    assert {key for key, _ in weighed} <= set(perspective.keys)
    assert weighed[0].share is not None
    assert 0 < weighed[0].share < 1


def test_a_hand_that_dies_costs_its_tries_and_no_more() -> None:
    def dies() -> list[Count]:
        os._exit(1)

    with helping([dies, lambda: [(0, 2, 9.5, 1.1)]]) as counted:
        assert counted() == [(0, 2, 9.5, 1.1)]


def test_a_hand_that_is_late_is_not_counted_and_ends() -> None:
    def sleeps() -> list[Count]:
        sleep(60)
        return [(1, 1, 4.0, 0.5)]

    began, rest = monotonic(), iter((30.0, 0.01))
    with helping([lambda: [(0, 2, 9.5, 1.1)], sleeps], lambda: next(rest)) as counted:
        assert counted() == [(0, 2, 9.5, 1.1)]
    assert not active_children()
    assert monotonic() - began < 40


def test_who_has_a_hand_that_hangs_decides_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "_helper", lambda *_: sleep(60))
    perspective, began, looks = asked(FLOW, 0, least=2), monotonic(), count()
    search = Search("1", Budget(milliseconds=500, processes=2), now=lambda: next(looks) / 1000)
    assert search.choose(perspective) in perspective.keys
    assert not active_children()
    assert monotonic() - began < 40

"""The rollout policy tries every answer once; of many it then considers those of least regret, and a few others."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.bots.macro_action import MOST_KEYS
from pentapolis.bots.rollout_policy import BRANCHING, EXPLORED, RolloutPolicy
from pentapolis.games import load
from pentapolis.kernel import Ask, Match


def many_answers() -> tuple[Match[Any, Any], Ask]:
    match = Match.simulate(load("mosaic"), 2, {}, "many", tracked=True)
    while (ask := match.ask) is not None and not BRANCHING + EXPLORED < len(ask.keys) <= MOST_KEYS:
        match.answer(ask.keys[0], ask.seat)
    assert ask is not None
    return match, ask


def branching(policy: RolloutPolicy, world: Match[Any, Any], ask: Ask) -> list[str]:
    return [line.answers[0] for line in policy.lines(world, ask)]


def test_every_answer_is_looked_at_once_and_then_the_best_of_them() -> None:
    world, ask = many_answers()
    policy = RolloutPolicy(1, Random("1").random)
    first = branching(policy, world, ask)
    assert sorted(first) == sorted(ask.keys)
    for _ in range(3):
        later = branching(policy, world, ask)
        assert len(set(later)) == len(later) == BRANCHING
        assert first[0] in later
    assert len(set(later) & set(first[: BRANCHING - EXPLORED])) >= (BRANCHING - EXPLORED) // 2


def test_the_others_get_their_chance() -> None:
    world, ask = many_answers()
    policy = RolloutPolicy(1, Random("2").random)
    branching(policy, world, ask)
    assert {key for _ in range(40) for key in branching(policy, world, ask)} == set(ask.keys)


def test_what_one_seat_missed_says_nothing_of_another_question() -> None:
    world, ask = many_answers()
    policy = RolloutPolicy(1, Random("3").random)
    branching(policy, world, ask)
    policy.play(world, ask)
    while (then := world.ask) is not None and (then.seat, then.kind) == (ask.seat, ask.kind):
        policy.play(world, then)
    assert then is not None
    assert sorted(branching(policy, world, then)) == sorted(then.keys)

"""Hindsight: what an answer was worth beside others, in the same worlds, from what the seat knew."""

from __future__ import annotations

import pytest

from pentapolis.bots import Perspective, hindsight, judge, make_bot
from pentapolis.bots.hindsight import hopes_of
from pentapolis.bots.macro_action import Answers
from pentapolis.bots.rollouts import Rollouts
from pentapolis.games import load, shelf
from pentapolis.kernel import Match


def chair_in(game: str, answers: int = 30) -> Perspective:
    match = Match.simulate(load(game), 2, {}, "hindsight", tracked=True)
    bot = make_bot("random", "hindsight")
    while (ask := match.ask) is not None and (len(match.history) < answers or len(ask.options) < 3):
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    assert ask is not None
    return Perspective(match, ask.seat)


@pytest.mark.parametrize("game", sorted(shelf()))
def test_hopes_are_shares_of_one_victory_and_the_same_again(game: str) -> None:
    perspective = chair_in(game)
    keys = perspective.keys[:2]
    hopes = hopes_of(perspective, keys, 2, "1")
    assert list(hopes) == keys
    assert all(sum(shares) == pytest.approx(1) for shares in hopes.values())
    assert hopes_of(perspective, keys, 2, "1") == hopes


def test_answers_are_judged_by_the_best_line_after_them_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    perspective = chair_in("clash_of_cultures", 60)
    keys, tried = perspective.keys[:3], list[tuple[Answers, int]]()
    evaluated = Rollouts.evaluated

    def noted(rollouts: Rollouts, answers: Answers, number: int) -> tuple[float, list[float]]:
        tried.append((answers, number))
        return evaluated(rollouts, answers, number)

    monkeypatch.setattr(Rollouts, "evaluated", noted)
    hopes_of(perspective, keys, 2, "1")
    assert [(answers[0], number) for answers, number in tried] == [(key, world) for key in keys for world in (0, 1)]
    assert tried[::2] == [(answers, 0) for answers, _ in tried[1::2]]
    assert any(len(answers) > 1 for answers, _ in tried)


def test_the_best_is_named_and_the_answer_given_where_nothing_is_better() -> None:
    perspective = chair_in("flow_of_history")
    keys = perspective.keys
    hopes = {key: shares[perspective.seat] for key, shares in hopes_of(perspective, keys, 3, "hindsight").items()}
    worst, best = min(hopes, key=hopes.__getitem__), max(hopes, key=hopes.__getitem__)
    assert hopes[worst] < hopes[best]
    poor = judge(perspective, worst, [key for key in keys if key != worst], worlds=3)
    assert poor.share > poor.hopes[perspective.seat]
    assert poor.best != worst
    good = judge(perspective, best, [key for key in keys if key != best], worlds=3)
    assert (good.best, good.share) == (best, good.hopes[perspective.seat])


def test_of_answers_that_are_as_good_the_one_given_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    perspective = chair_in("flow_of_history")
    one, two = perspective.keys[:2]
    monkeypatch.setattr(
        hindsight, "hopes_of", lambda perspective, keys, worlds, seed: {key: [0.6, 0.4] for key in keys}
    )
    for given, other in ((one, two), (two, one)):
        assert judge(perspective, given, [other], worlds=1).best == given

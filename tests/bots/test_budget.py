"""Bots keep their time. The clock of these tests runs by what is done in imagined worlds: answers and estimates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pentapolis.bots import Perspective
from pentapolis.bots.budget import Budget
from pentapolis.bots.planner import Planner
from pentapolis.bots.search import DEFAULTS, Search, is_clear
from pentapolis.games import load, shelf
from pentapolis.kernel import Match
from tests.bots.test_bots import TABLES, moments
from tests.bots.test_search import leaders

GAMES = sorted(shelf())
FLOW = "flow_of_history"
STEP = 0.001  # seconds that an answer takes, or an estimate
Now = Callable[[], float]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    time = 0.0
    take, evaluate = Match._take, Match.evaluate

    def slow(match: Match[Any, Any], *step: Any) -> None:
        nonlocal time
        time += STEP
        take(match, *step)

    def slow_too(match: Match[Any, Any], seat: int) -> float:
        nonlocal time
        time += STEP
        return evaluate(match, seat)

    monkeypatch.setattr(Match, "_take", slow)
    monkeypatch.setattr(Match, "evaluate", slow_too)
    return lambda: time


def asked(game: str, answers: int = 12) -> Perspective:
    """A decision with several answers, after some others."""
    match = Match.simulate(load(game), 2, {}, "time", tracked=True)
    while (ask := match.ask) is not None:
        if len(match.history) >= answers and len(ask.keys) > 1:
            return Perspective(match, ask.seat)
        match.answer(ask.keys[0], ask.seat)
    raise AssertionError("the game is over")


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("milliseconds", [200, 400, 600, 800])
def test_a_budget_of_time_is_kept(game: str, players: int, milliseconds: int, now: Now) -> None:
    for match in moments(game, players):
        for make in (Planner, Search):
            spent, is_sure = time_of(make("1", Budget(milliseconds=milliseconds), now=now), match, now)
            assert spent <= 1.2 * milliseconds
            assert spent >= milliseconds or is_sure


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_budget_is_exceeded_by_one_line(game: str, now: Now) -> None:
    for match in moments(game, 2):
        for make in (Planner, Search):
            spent, _ = time_of(make("1", Budget(milliseconds=1), now=now), match, now)
            assert 1 <= spent <= 50


def time_of(bot: Planner | Search, match: Match[Any, Any], now: Now) -> tuple[float, bool]:
    """The milliseconds that a decision takes, and whether the choice was clear before the time was over."""
    assert match.ask is not None
    perspective, began = Perspective(match, match.ask.seat), now()
    assert bot.choose(perspective) in perspective.keys
    parameters = DEFAULTS.of_long_turns if perspective.long_turns else DEFAULTS.of_short_turns
    return 1000 * (now() - began), isinstance(bot, Search) and is_clear(leaders(bot), parameters)


def test_a_forced_answer_takes_no_time(now: Now) -> None:
    match = Match.simulate(load(FLOW), 2, {}, "time", tracked=True)
    while (ask := match.ask) is not None and len(ask.keys) > 1:
        match.answer(ask.keys[0], ask.seat)
    assert ask is not None
    perspective, began = Perspective(match, ask.seat), now()
    assert Search("1", Budget(milliseconds=500), now=now).choose(perspective) == ask.keys[0]
    assert now() == began


def test_counted_tries_do_not_look_at_the_clock() -> None:
    def broken() -> float:
        raise AssertionError

    perspective = asked(FLOW)
    assert Search("1", Budget(iterations=5), now=broken).choose(perspective) in perspective.keys
    assert Planner("1", Budget(iterations=5), now=broken).choose(perspective) in perspective.keys


@pytest.mark.parametrize(
    ("game", "cases"),
    [(FLOW, {"tried once"}), ("clash_of_cultures", {"found"}), ("mosaic", {"found", "tried once"})],
)
def test_the_time_that_there_is_is_used(game: str, cases: set[str], now: Now) -> None:
    """Lines that were found are better than any answer, and those that were tried once better than the others."""
    met, milliseconds = set[str](), 4
    while not met >= cases:
        search, perspective = Search("1", Budget(milliseconds=milliseconds), now=now), asked(game)
        key, arms = search.choose(perspective), search._arms
        tried = [arm for arm in arms if arm.visits]
        if not tried:
            assert key == arms[0].answers[0]
            met.add("nothing" if [arm.answers for arm in arms] == [(key,) for key in perspective.keys] else "found")
        elif len(tried) < len(arms):
            assert arms[: len(tried)] == tried
            assert {arm.visits for arm in tried} == {1}
            assert key == max(tried, key=lambda arm: arm.mean).answers[0]
            met.add("tried once")
        milliseconds += milliseconds // 4
        assert milliseconds < 5000, met

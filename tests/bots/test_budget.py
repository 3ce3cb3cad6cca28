"""Bots keep their time. The clock of these tests runs by the answers that are given in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pentapolis.bots import Chair
from pentapolis.bots.budget import Budget
from pentapolis.bots.planner import Planner
from pentapolis.bots.search import Search, is_clear
from pentapolis.games import load, shelf
from pentapolis.kernel import Match
from tests.bots.test_search import leaders

GAMES = sorted(shelf())
FLOW = "flow_of_history"
ANSWER = 0.001  # seconds that an answer takes
Now = Callable[[], float]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    time = 0.0
    take = Match._take

    def slow(match: Match[Any, Any], *step: Any) -> None:
        nonlocal time
        time += ANSWER
        take(match, *step)

    monkeypatch.setattr(Match, "_take", slow)
    return lambda: time


def asked(game: str, answers: int = 12) -> Chair:
    """A decision with several answers, after some others."""
    match = Match.start(load(game), 2, seed="time", silent=True)
    while (ask := match.ask) is not None:
        if len(match.history) >= answers and len(ask.keys) > 1:
            return Chair(match, ask.seat)
        match.answer(ask.keys[0], ask.seat)
    raise AssertionError("the game is over")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("milliseconds", [1, 400, 1500])
def test_a_budget_of_time_is_kept(game: str, milliseconds: int, now: Now) -> None:
    for make in (Planner, Search):
        chair = asked(game)
        bot = make("1", Budget(milliseconds=milliseconds), now=now)
        began = now()
        assert bot.choose(chair) in chair.keys
        spent = 1000 * (now() - began)
        assert spent <= max(1.2 * milliseconds, milliseconds + 50)  # one decision of a playout cannot be broken off
        assert spent >= milliseconds or (isinstance(bot, Search) and is_clear(leaders(bot)))


def test_a_forced_answer_takes_no_time(now: Now) -> None:
    match = Match.start(load(FLOW), 2, seed="time", silent=True)
    while (ask := match.ask) is not None and len(ask.keys) > 1:
        match.answer(ask.keys[0], ask.seat)
    assert ask is not None
    chair, began = Chair(match, ask.seat), now()
    assert Search("1", Budget(milliseconds=500), now=now).choose(chair) == ask.keys[0]
    assert now() == began


def test_counted_tries_do_not_look_at_the_clock() -> None:
    def broken() -> float:
        raise AssertionError

    chair = asked(FLOW)
    assert Search("1", Budget(tries=5), now=broken).choose(chair) in chair.keys
    assert Planner("1", Budget(tries=5), now=broken).choose(chair) in chair.keys


@pytest.mark.parametrize(
    ("game", "cases"),
    [(FLOW, {"tried once"}), ("clash_of_cultures", {"found"}), ("mosaic", {"found", "tried once"})],
)
def test_the_time_that_there_is_is_used(game: str, cases: set[str], now: Now) -> None:
    """Lines that were found are better than any answer, and those that were tried once better than the others."""
    met, milliseconds = set[str](), 4
    while not met >= cases:
        search, chair = Search("1", Budget(milliseconds=milliseconds), now=now), asked(game)
        key, roots = search.choose(chair), search._roots
        tried = [root for root in roots if root.visits]
        if not tried:
            assert key == roots[0].answers[0]
            met.add("nothing" if [root.answers for root in roots] == [(key,) for key in chair.keys] else "found")
        elif len(tried) < len(roots):
            assert roots[: len(tried)] == tried
            assert {root.visits for root in tried} == {1}
            assert key == max(tried, key=lambda root: root.mean).answers[0]
            met.add("tried once")
        milliseconds += milliseconds // 4
        assert milliseconds < 5000, met

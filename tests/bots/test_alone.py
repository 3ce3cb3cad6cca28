"""Bots that play alone against the game: the climb toy at a table of one, where every macro action is a turn."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.arena.play import WorkUnit, play
from pentapolis.bots import Perspective, make_bot
from pentapolis.bots.explain import explain, reasons_for
from pentapolis.bots.hindsight import judge
from pentapolis.bots.rollouts import ParametersByTurnLength, Rollouts, SearchParameters
from pentapolis.bots.shares import shares
from pentapolis.kernel import Match
from tests.kernel.play import begin
from tests.kernel.play import play as answered
from tests.kernel.toys.climb import CLIMB, DAYS, SUMMIT

AT_ONCE = ParametersByTurnLength(*[SearchParameters(width=8, lines=4, depth=2)] * 2)


def summit_in_sight(height: int) -> Match[Any, Any]:
    """The last morning: what is still missing is known."""
    return begin(CLIMB, 1, heights=[height], day=DAYS - 1)


def test_the_share_of_who_plays_alone_is_how_likely_the_game_is_beaten() -> None:
    assert shares(begin(CLIMB, 1, heights=[SUMMIT], day=DAYS - 1)) == [0.5]
    ahead, behind = shares(summit_in_sight(SUMMIT + 2)), shares(summit_in_sight(SUMMIT - 2))
    assert ahead[0] > 0.7
    assert ahead[0] + behind[0] == pytest.approx(1)
    assert shares(summit_in_sight(-10_000)) == [0.0]


@pytest.mark.parametrize(("height", "share"), [(SUMMIT - 2, 0.0), (SUMMIT - 1, 1.0)])
def test_when_the_game_is_over_the_share_is_all_or_nothing(height: int, share: float) -> None:
    match = answered(summit_in_sight(height), (0, "path"))
    assert match.over
    assert shares(match) == [share]


def test_at_a_table_of_several_somebody_always_wins() -> None:
    assert sum(shares(begin(CLIMB, 3, heights=[1, 2, 3]))) == pytest.approx(1)


def test_every_ply_of_who_plays_alone_is_a_turn() -> None:
    match = begin(CLIMB, 1)
    rollouts = Rollouts(Perspective(match, 0), "1", AT_ONCE)
    world = match.imagine(0, "1", tracked=True)
    seen = [(world.state.day, world.ask and world.ask.kind) for _ in rollouts._boundaries(world, ("rope", "let:1"), 2)]
    assert seen == [(2, "way"), (3, "way"), (4, "way")]


@pytest.mark.parametrize("bot", ["random", "greedy", "planner@20", "search@60", "search:plans=1@60"])
def test_every_bot_plays_alone(bot: str) -> None:
    result = play(CLIMB, WorkUnit("climb", 1, {}, "7", (bot,)))
    assert result.finished
    assert result.places in ((1,), (2,))


@pytest.mark.parametrize("bot", ["planner@60", "search@200"])
def test_a_bot_goes_the_only_way_that_still_beats_the_game(bot: str) -> None:
    """On an odd day the rope is let out by three; the path is too short, and the ridge too seldom long enough."""
    match = summit_in_sight(SUMMIT - 2)
    assert make_bot(bot).choose(Perspective(match, 0)) == "rope"


@pytest.mark.parametrize("bot", ["planner@60", "search@200"])
def test_hints_of_who_plays_alone_tell_chances_against_the_game(bot: str) -> None:
    perspective = Perspective(summit_in_sight(SUMMIT - 2), 0)
    told = {candidate.key: candidate.share for candidate in explain(make_bot(bot), perspective)}
    assert max(told.values()) == told["rope"] == 1.0
    assert told["path"] == 0.0
    assert set(reasons_for(perspective, ["rope", "path"])) == {"rope", "path"}


def test_hindsight_knows_the_mistake_of_who_plays_alone() -> None:
    judged = judge(Perspective(summit_in_sight(SUMMIT - 2), 0), "path", ["rope", "ridge"], worlds=4)
    assert (judged.hopes, judged.best, judged.share) == ([0.0], "rope", 1.0)

"""The ladder has steps: short versions of the matches of docs/bots.md, in every game.

Budgets are counted, so the same code plays the same games. Where bots that think take long for a game they play a part
of one. That tells less: bounds lie where luck would hardly miss them, but bots do that play at random, or a search that
takes its worst line for the best.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from pentapolis.arena.play import WorkUnit, play, run
from pentapolis.bots import make_bot
from pentapolis.games import load, shelf
from pentapolis.kernel import Match

FLOW, CLASH, MOSAIC, HORIZON = "flow_of_history", "clash_of_cultures", "mosaic", "beyond_the_horizon"
CIVOLUTION = "civolution"
QUICK, GREEDY, PLANNER, SEARCH_16, SEARCH_24 = "greedy@8", "greedy", "planner@8", "search@16", "search@24"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "better", "other", "deals", "least"),
    [
        (FLOW, 2, "planner@16", "greedy", 2, 0),
        (FLOW, 2, "search@8", "greedy", 2, 0),
        (FLOW, 2, "search@16", "planner@8", 1, -10),
        (FLOW, 4, "search@8", "greedy", 1, -10),
        (FLOW, 2, "greedy", "greedy+hand", 6, -8),
        (CLASH, 2, "greedy@20", "greedy+hand@20", 1, -5),
        (MOSAIC, 2, "greedy@20", "greedy+hand@20", 2, -60),
        (HORIZON, 2, "planner@8", "greedy@20", 1, -50),
        (CIVOLUTION, 2, "planner@8", "greedy@20", 1, -50),
    ],
)
def test_a_bot_keeps_its_step(game: str, players: int, better: str, other: str, deals: int, least: float) -> None:
    """Points ahead, on average. Who plays at random is further behind."""
    assert mean(leads(game, players, better, other, deals)) > least
    assert mean(leads(game, players, "random", other, 1)) < least


def leads(game: str, players: int, better: str, other: str, deals: int) -> Iterator[float]:
    """How many points a bot is ahead: every deal is played in the first seat and in the last, others have the rest."""
    for deal in range(deals):
        for seat in (0, players - 1):
            bots = tuple(better if one == seat else other for one in range(players))
            result = play(load(game), WorkUnit(game, players, {}, f"strength/{deal}", bots))
            assert result.finished
            points = [sum(scores.values()) for scores in result.scores]
            yield points.pop(seat) - max(points)


def begun(game: str, players: int, deal: int, numbers: tuple[int, ...]) -> Iterator[Match[Any, Any]]:
    """Positions in which turns of a game of greedy bots begin, by the numbers of the turns."""
    match = Match.simulate(load(game), players, {}, f"strength/{deal}", tracked=True)
    match.judge_as_trained()
    bots, number, before = [make_bot(QUICK, f"{deal}/{seat}") for seat in range(players)], 0, None
    while number < numbers[-1]:
        assert not match.over
        if match.turn not in (before, None):
            number, before = number + 1, match.turn
            if number in numbers:
                yield match.copy(tracked=True)
        run(match, bots, 1)


def worth(begun: Match[Any, Any], name: str, turns: int) -> float:
    """The estimate of the seat whose turn it is, after so many turns of its own that are played by a bot."""
    match, seat = begun.copy(tracked=True), begun.turn
    assert seat is not None
    bots = [make_bot(name if one == seat else QUICK, f"{one}") for one in range(match.players)]
    before: int | None = seat
    while True:
        assert not match.over
        if match.turn not in (before, None):
            turns, before = turns - (before == seat), match.turn
            if not turns:
                return match.evaluate(seat)
        run(match, bots, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "deals", "numbers", "turns", "steps"),
    [
        (CLASH, 2, 4, (5, 9, 13), 1, [(PLANNER, GREEDY, -2), (SEARCH_24, GREEDY, -2), (SEARCH_24, PLANNER, -2)]),
        (CLASH, 4, 2, (9, 19), 1, [(SEARCH_24, GREEDY, -1)]),
        (MOSAIC, 2, 3, (30, 70), 5, [(PLANNER, GREEDY, -5), (SEARCH_16, GREEDY, -5), (SEARCH_16, PLANNER, -10)]),
        (MOSAIC, 4, 2, (40, 80), 4, [(SEARCH_16, GREEDY, -8)]),
    ],
)
def test_a_bot_makes_no_less_of_its_turns(
    game: str, players: int, deals: int, numbers: tuple[int, ...], turns: int, steps: list[tuple[str, str, float]]
) -> None:
    """How far the estimate is above that of a weaker bot after the same turns, on average. Random is far below."""
    matches = [match for deal in range(deals) for match in begun(game, players, deal, numbers)]
    names = {"random", *(name for better, other, _ in steps for name in (better, other))}
    made = {name: mean(worth(match, name, turns) for match in matches) for name in names}
    for better, other, least in steps:
        assert made[better] - made[other] > least > made["random"] - made[other]


def test_no_game_is_left_out() -> None:
    assert sorted(shelf()) == sorted([FLOW, CLASH, MOSAIC, HORIZON, CIVOLUTION])

"""The search: the better half of the lines goes on, and hands are added up."""

from __future__ import annotations

import os

from pentapolis.bots import Chair
from pentapolis.bots.budget import Budget
from pentapolis.bots.hands import Count, helping
from pentapolis.bots.playout import Quick, shares
from pentapolis.bots.search import Search
from pentapolis.bots.trials import Manner
from pentapolis.games import load
from pentapolis.kernel import Match

FLOW, CLASH = "flow_of_history", "clash_of_cultures"


def asked(game: str, answers: int, least: int = 8) -> Chair:
    """A decision with many answers, after some others."""
    match = Match.start(load(game), 2, seed="tree", silent=True)
    while (ask := match.ask) is not None and (len(match.history) < answers or len(ask.keys) < least):
        match.answer(ask.keys[0], ask.seat)
    assert ask is not None
    return Chair(match, ask.seat)


def test_the_better_half_goes_on() -> None:
    search = Search("1", Budget(tries=24), Manner(width=8))
    weighed = search.weigh(asked(CLASH, 8))
    visits = sorted(root.visits for root in search._roots.values())
    assert visits == [1, 1, 1, 1, 3, 3, 7, 7]
    assert search._roots[weighed[0].key].visits == 7


def test_shares_add_up_and_follow_the_estimate() -> None:
    match = Match.start(load(FLOW), 3, seed="shares", silent=True)
    quick = Quick(lambda: 0.0)
    while not match.over:
        hopes = shares(match)
        assert abs(sum(hopes) - 1) < 1e-9
        estimates = [match.evaluate(seat) for seat in range(3)]
        assert hopes.index(max(hopes)) == estimates.index(max(estimates))
        quick.run(match, 20)
    winners = match.outcome().winners
    assert shares(match) == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]


def test_more_hands_try_in_other_worlds_and_are_added_up() -> None:
    chair = asked(FLOW, 0, least=2)
    alone, together = Search("1", Budget(tries=20)), Search("1", Budget(tries=60, hands=3))
    weighed = together.weigh(chair)
    assert weighed == Search("1", Budget(tries=60, hands=3)).weigh(chair)  # whoever is done first
    assert weighed != alone.weigh(chair)
    assert {key for key, _ in weighed} <= set(chair.keys)
    assert weighed[0].share is not None
    assert 0 < weighed[0].share < 1


def test_a_hand_that_dies_costs_its_tries_and_no_more() -> None:
    def dies() -> list[Count]:
        os._exit(1)

    with helping([dies, lambda: [("a", 2, 9.5, 1.1)]]) as counted:
        assert counted() == [("a", 2, 9.5, 1.1)]

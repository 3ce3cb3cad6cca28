"""The tree: it grows by the order given, tries everything fairly, and is kept within a turn."""

from __future__ import annotations

import os

from pentapolis.bots import Chair
from pentapolis.bots.budget import Budget
from pentapolis.bots.hands import Count, helping
from pentapolis.bots.playout import Quick, shares
from pentapolis.bots.search import Search
from pentapolis.bots.tree import Node
from pentapolis.games import load
from pentapolis.kernel import Match

FLOW = "flow_of_history"


def test_a_node_widens_with_its_visits() -> None:
    node = Node(["c", "b", "a"])
    keys = ["a", "b", "c"]
    for _ in range(4):
        edge = node.choose(keys, curiosity=0.3, width=1.0)
        edge.add(0.5)
        node.visits += 1
    assert list(node.edges) == ["c", "b"]


def test_a_node_follows_what_won_but_forgets_nothing() -> None:
    node = Node(["a", "b"])
    won = {"a": 0.4, "b": 0.6}
    for _ in range(200):
        edge = node.choose(["a", "b"], curiosity=0.3, width=3.0)
        edge.add(won[edge.key])
        node.visits += 1
    assert 3 < node.edges["a"].visits < node.edges["b"].visits / 2


def test_an_answer_that_is_new_in_this_world_is_tried() -> None:
    node = Node(["a"])
    node.choose(["a"], curiosity=0.3, width=3.0).add(1.0)
    assert node.choose(["z"], curiosity=0.3, width=3.0).key == "z"


def test_the_tree_is_kept_between_the_decisions_of_a_turn() -> None:
    match = Match.start(load(FLOW), 2, seed="tree", silent=True)
    bots = [Search(f"tree/{seat}", Budget(tries=16)) for seat in range(2)]
    kept = dropped = 0
    for _ in range(60):
        ask = match.ask
        assert ask is not None
        chair, bot = Chair(match, ask.seat), bots[ask.seat]
        if bot._kept(chair) is not None:
            kept += 1
            assert chair.last is not None
        elif chair.last is None:
            dropped += 1
        match.answer(bot.choose(chair), ask.seat)
    assert kept > 3
    assert dropped > 3


def test_a_tree_of_another_answer_is_not_kept() -> None:
    match = Match.start(load(FLOW), 2, seed="tree", silent=True)
    bot = Search("1", Budget(tries=20))
    ask = match.ask
    assert ask is not None
    chosen = bot.choose(Chair(match, ask.seat))
    bot._root = Node([])
    other = next(key for key in ask.keys if key != chosen)
    match.answer(other, ask.seat)
    while match.ask is not None and match.ask.seat != ask.seat:
        match.answer(match.ask.keys[0], match.ask.seat)
    assert bot._kept(Chair(match, ask.seat)) is None


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
    match = Match.start(load(FLOW), 2, seed="hands", silent=True)
    assert match.ask is not None
    chair = Chair(match, match.ask.seat)
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

    with helping([dies, lambda: [("a", 2, 1.5)]]) as counted:
        assert counted() == [("a", 2, 1.5)]

"""Other engines beside ours."""

from __future__ import annotations

import pytest

from pentapolis.arena import bench, peers
from pentapolis.games import load


def test_every_peer_plays_whole_games() -> None:
    for make in peers.PEERS.values():
        done = make()()
        assert done.games == 1
        assert done.decisions > 2


def test_peers_are_measured_beside_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> bench.Worker:
        raise ModuleNotFoundError("no such thing", name="atlantis")

    monkeypatch.setattr(peers, "PEERS", {("python-chess", 2): bench.chess_player, ("Atlantis", 2): absent})
    ticks: list[float] = []
    company = peers.compare([(load("flow_of_history"), 3)], 0.05, ticks.append)
    (ours,), (chess,) = company.games, company.peers
    assert (ours.game, ours.players, chess.game) == ("flow_of_history", 3, "python-chess")
    assert company.ratio(ours, chess) == ours.decisions_per_s / chess.decisions_per_s
    assert company.missing == {"Atlantis": "atlantis"}
    assert ticks[-1] == 0.05


def test_decisions_that_leave_a_choice_are_compared_too() -> None:
    ours = peers.Speed("ours", 2, 100.0, 1.0, choice=0.9)
    company = peers.Company([ours], [], {})
    assert company.choice_ratio(ours, peers.Speed("theirs", 2, 200.0, 1.0, choice=0.3)) == pytest.approx(1.5)
    assert company.choice_ratio(ours, peers.Speed("theirs", 2, 200.0, 1.0)) is None
    assert 0.1 < peers.catan_choice(2) < 0.6 < peers.own_choice(load("flow_of_history"), 2) <= 1

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
    told: list[tuple[str, peers.Seating, float]] = []
    company = peers.compare([(load("flow_of_history"), 3)], 0.05, lambda *stage: told.append(stage))
    (ours,), (chess,) = company.games, company.peers
    assert (ours.game, ours.players, chess.game) == ("flow_of_history", 3, "python-chess")
    assert company.ratio(ours, chess) == ours.decisions_per_s / chess.decisions_per_s
    assert company.missing == {"Atlantis": "atlantis"}
    assert company.seconds >= 0.05
    assert [done for *_, done in told] == sorted(done for *_, done in told)
    assert told[0] == ("load", ("python-chess", 2), 0.0)
    assert ("measure", ("flow_of_history", 3), 0.0) in told
    assert told[-1] == ("choices", ("flow_of_history", 3), 1.0)


def test_a_busy_machine_gets_fewer_slices_not_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "PEERS", {("python-chess", 2): bench.chess_player})
    company = peers.compare([(load("flow_of_history"), 2)], 100.0, longest=0.0)
    assert 0 < company.seconds < 100
    assert all(speed.decisions_per_s > 0 for speed in (*company.games, *company.peers))


def test_catanatron_is_asked_for_the_player_counts_that_we_have() -> None:
    met = [players for name, players in peers.invited({3, 5}, lambda *stage: None)[0] if name == peers.CATAN]
    assert met == [3]


def test_decisions_that_leave_a_choice_are_compared_too() -> None:
    ours = peers.Speed("ours", 2, 100.0, 1.0, choice=0.9)
    company = peers.Company([ours], [], {})
    assert company.choice_ratio(ours, peers.Speed("theirs", 2, 200.0, 1.0, choice=0.3)) == pytest.approx(1.5)
    assert company.choice_ratio(ours, peers.Speed("theirs", 2, 200.0, 1.0)) is None
    assert 0.1 < peers.catan_choice(2) < 0.6 < peers.own_choice(load("flow_of_history"), 2) <= 1

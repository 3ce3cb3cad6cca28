"""bench --peers: ratios in one run, and how to get what is missing."""

from __future__ import annotations

import json

import pytest

from pentapolis.arena import bench, peers
from tests.cli.calling import call


@pytest.fixture
def two_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> bench.Worker:
        raise ModuleNotFoundError("no such thing", name="atlantis")

    monkeypatch.setattr(peers, "PEERS", {("python-chess", 2): bench.chess_player, ("Atlantis", 2): absent})


WORDS = ["bench", "flow_of_history", "--players", "2", "--players", "4", "--peers", "--seconds", "0.1"]


@pytest.mark.usefixtures("two_peers")
def test_ratios_are_drawn_and_missing_peers_named(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, *WORDS)
    assert called.code == 0
    head, chess, *_ = called.out.splitlines()[1:]
    assert head.split() == "times as fast as (players) 1,000/s 2 4".split()
    assert chess.startswith("python-chess (2)")
    assert ", pentapolis " in called.last
    assert "Not installed: Atlantis (needs atlantis)" in called.err
    assert "pip install 'pentapolis[peers]'" in called.err.replace("\n", " ")


@pytest.mark.usefixtures("two_peers")
def test_what_is_measured_is_told_on_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a terminal there is no bar, but a line now and then."""
    lines = call(capsys, *WORDS).err.splitlines()
    assert lines[0] == "  0% loading python-chess (2 players)"
    assert any("measuring" in line for line in lines)
    assert sum("% " in line for line in lines) <= 11


@pytest.mark.usefixtures("two_peers")
def test_programs_get_the_speeds(capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(call(capsys, *WORDS, "--json").out)
    assert document["origin"]["cores"] >= 1
    told = document["figures"]
    assert [(line["game"], line["players"]) for line in told["games"]] == [
        ("flow_of_history", 2),
        ("flow_of_history", 4),
    ]
    assert [line["game"] for line in told["peers"]] == ["python-chess"]
    assert told["missing"] == {"Atlantis": "atlantis"}

"""The smallest game of docs/add-a-game.md runs: by the conformance suite, in the terminal, and for the fuzzer."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.games import load, packages
from pentapolis.kernel import Match, Refusal
from pentapolis.kernel.conformance import check_game, speech_of
from pentapolis.kernel.record import Record, parse, replay
from tests.docs.smallest import source, write

LONGEST = 45  # lines of code; a newcomer reads them before they have made up their mind


@pytest.fixture
def pot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(write(tmp_path)))
    packages.cache_clear()
    yield load("pot")
    packages.cache_clear()
    sys.modules.pop("pot", None)


def test_it_is_small() -> None:
    lines = [line for line in source().splitlines() if line.strip()]
    assert len(lines) <= LONGEST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_conforms(pot: Any, players: int) -> None:
    speech = speech_of(pot, "pot")
    for seed in range(20):
        check_game(pot, players, {}, str(seed), speech=speech)


def test_it_plays_by_its_rules(pot: Any) -> None:
    match = Match.start(pot, 2, seed="1")
    pot_at_first = match.state.pot
    match.answer("3")
    assert match.score(0) == {"coins": 3}
    with pytest.raises(Refusal, match=re.escape(f"PO-TAK.1 (left={pot_at_first - 3})")):
        match.answer("4")
    assert match.why_not("x", 1) == Refusal("PT-ANS.1", key="x")
    while not match.over:
        match.answer("1")
    assert sum(match.outcome().totals) == pot_at_first - 3
    record = Record.of(match, ["A", "B"], {}, "1")
    assert replay(pot, parse(record.to_text()), verify=True).hash() == match.hash()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["games"], "pot"),
        (["fuzz", "pot", "--games", "3"], "0"),
        (["simulate", "pot", "--games", "5", "--bots", "greedy,random"], "greedy"),
        (["play", "pot", "--seats", "random,greedy", "--seed", "1"], "took"),
        (["play", "pot", "--seats", "random,random", "--seed", "1", "--lang", "pl"], "took"),
    ],
)
def test_the_command_knows_it(tmp_path: Path, words: list[str], told: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "pentapolis", *words],
        env=os.environ | {"PYTHONPATH": str(write(tmp_path))},
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert ended.returncode == 0, ended.stderr
    assert told in ended.stdout

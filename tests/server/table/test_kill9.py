"""A table killed with SIGKILL keeps every acknowledged move exactly once, and play goes on after a restart.

`python scripts/kill9.py --moments 200` is the same at full size.
"""

import asyncio
from pathlib import Path

import pytest

from scripts.kill9 import Ledger, Tally, compare, ordeal


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    tally = asyncio.run(ordeal(tmp_path, moments=6, groups=2, seed="suite"))
    assert tally.moments == 6
    assert tally.acknowledged >= 12


@pytest.mark.parametrize(
    ("requests", "fault"),
    [
        (["a/1", "bot/2"], "acknowledged, and lost"),
        (["a/1", "a/2", "a/9"], "nobody asked"),
        (["a/1", "a/2", "a/2"], "twice"),
    ],
)
def test_a_loss_would_be_found(requests: list[str], fault: str) -> None:
    ledger = Ledger()
    for request in ("a/1", "a/2", "a/3"):
        ledger.send("match", request)
    for request in ("a/1", "a/2"):
        ledger.acknowledge("match", request)
    with pytest.raises(AssertionError, match=fault):
        compare("match", requests, ledger, Tally())
    tally = Tally()
    compare("match", ["a/1", "a/2"], ledger, tally)
    compare("match", ["a/1", "bot/2", "a/2", "a/3"], ledger, tally)
    assert (tally.kept, tally.lost) == (1, 1)

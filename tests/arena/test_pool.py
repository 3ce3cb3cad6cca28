"""Work over several processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import count
from multiprocessing import active_children
from time import monotonic, sleep

import pytest

from pentapolis.arena.pool import in_order


def test_results_keep_their_order() -> None:
    numbers = [9, 1, 30, 2, 7] * 10
    assert list(in_order(str, numbers, jobs=2)) == list(map(str, numbers))


def test_nobody_works_on_when_no_more_results_are_wanted() -> None:
    results = in_order(str, count(), jobs=2)
    assert [next(results), next(results)] == ["0", "1"]
    assert active_children() != []
    results.close()  # type: ignore[attr-defined]
    assert active_children() == []


def test_a_fault_in_the_work_reaches_the_caller() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(in_order(int, ["1", "2", "three", "4"], jobs=2))


ENDLESS = """
from itertools import repeat
from pentapolis.arena.pool import in_order

if __name__ == "__main__":
    for pid in in_order(eval, repeat("__import__('os').getpid()"), jobs=2):
        print(pid, flush=True)
"""


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_nobody_works_on_when_the_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = {int(next(parent.stdout))}
        parent.send_signal(signal.SIGKILL)
    end = monotonic() + 30
    while any(map(runs, workers)) and monotonic() < end:
        sleep(0.05)
    assert not any(map(runs, workers))

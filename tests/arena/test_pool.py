"""Work over several processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import pytest

from pentapolis.arena.pool import as_done, in_order


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


def pressing(presses: int, number: int) -> int:
    """Work in which Ctrl-C is pressed so many times, at the second item."""
    for _ in range(presses * (number == 1)):
        signal.raise_signal(signal.SIGINT)
    return -number


@pytest.mark.usefixtures("interrupts")
def test_one_process_finishes_its_item_before_an_interrupt() -> None:
    told, done = list[int](), list[tuple[int, int]]()
    with pytest.raises(KeyboardInterrupt):
        done.extend(as_done(partial(pressing, 1), range(5), 1, told.append))
    assert done == [(0, 0), (1, -1)]
    assert told == [1]


@pytest.mark.usefixtures("interrupts")
def test_one_process_ends_at_once_by_a_second_interrupt() -> None:
    done = list[tuple[int, int]]()
    with pytest.raises(KeyboardInterrupt):
        done.extend(as_done(partial(pressing, 2), range(5), 1))
    assert done == [(0, 0)]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def slowly(folder: Path, seconds: float, number: int) -> int:
    """Work that says when it has begun."""
    (folder / str(number)).touch()
    sleep(seconds)
    return -number


def press() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def press_when_two_have_begun(folder: Path) -> None:
    while len(list(folder.iterdir())) < 2:
        sleep(0.05)
    press()


@pytest.mark.usefixtures("interrupts")
def test_processes_finish_what_they_are_at_and_say_so(tmp_path: Path) -> None:
    told, done = list[int](), list[tuple[int, int]]()
    Timer(0, press_when_two_have_begun, [tmp_path]).start()
    with pytest.raises(KeyboardInterrupt):
        done.extend(as_done(partial(slowly, tmp_path, 1.0), range(50), 2, told.append))
    assert sorted(number for number, _ in done) == sorted(int(file.name) for file in tmp_path.iterdir())
    assert (told, len(done) < 50) == ([2], True)


@pytest.mark.usefixtures("interrupts")
def test_processes_end_at_once_by_a_second_interrupt(tmp_path: Path) -> None:
    Timer(0, press_when_two_have_begun, [tmp_path]).start()
    start = monotonic()
    with pytest.raises(KeyboardInterrupt):
        list(as_done(partial(slowly, tmp_path, 100.0), range(9), 2, lambda items: Timer(0.1, press).start()))
    assert monotonic() - start < 50
    assert active_children() == []


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

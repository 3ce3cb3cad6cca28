"""Work over several processes."""

from __future__ import annotations

from itertools import count
from multiprocessing import active_children

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

"""Memo: every value is worked out once, and the memory has an end."""

from __future__ import annotations

from pentapolis.kernel.memo import MOST, Memo


def test_a_value_is_worked_out_once() -> None:
    asked: list[str] = []

    def size(word: str) -> int:
        asked.append(word)
        return len(word)

    memo = Memo(size)
    assert [memo["stone"], memo["ideas"], memo["stone"]] == [5, 5, 5]
    assert asked == ["stone", "ideas"]


def test_when_it_is_full_it_begins_anew() -> None:
    memo: Memo[int, int] = Memo(lambda number: -number)
    for number in range(MOST + 1):
        assert memo[number] == -number
    assert list(memo) == [MOST]
    assert memo[0] == 0


def test_it_may_be_told_to_remember_less() -> None:
    memo: Memo[int, int] = Memo(lambda number: -number, most=2)
    assert [memo[number] for number in range(3)] == [0, -1, -2]
    assert list(memo) == [2]

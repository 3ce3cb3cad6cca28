"""Asks and subsets: the listed answers and the accepted ones are the same."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel import Ask, Sealed, Subsets
from pentapolis.kernel.ask import MOST_SUBSETS, read_seat, seat_key

NAMES = st.lists(st.sampled_from("abcdefgh"), unique=True)


def test_an_ask_tells_what_it_offers() -> None:
    ask = Ask(1, "tokens", {"1": 1, "2": 2}, card="castle", most=2)
    assert (ask.seat, ask.kind, ask.keys, ask.about) == (1, "tokens", ["1", "2"], {"card": "castle", "most": 2})
    assert repr(ask) == "Ask(seat=1, kind='tokens', keys=['1', '2'])"


@given(NAMES, st.integers(0, 4), st.integers(0, 9), st.integers(0, 20))
def test_subsets_are_what_brute_force_finds(names: list[str], least: int, most: int, limit: int) -> None:
    pool = {name: n for n, name in enumerate(names)}
    options = Subsets(pool, least=least, most=most, test=lambda values: sum(values) <= limit)
    expected = {
        "+".join(chosen) or "none": tuple(pool[name] for name in chosen)
        for size in range(least, min(most, len(names)) + 1)
        for chosen in combinations(names, size)
        if sum(pool[name] for name in chosen) <= limit
    }
    assert dict(options) == expected
    assert list(options) == list(expected)
    assert len(options) == len(expected)


@given(NAMES, st.lists(st.sampled_from(["a", "b", "c", "d", "none", "", "+", "A"]), max_size=4))
def test_a_subset_is_accepted_exactly_when_it_is_listed(names: list[str], words: list[str]) -> None:
    options = Subsets(dict.fromkeys(names, 1), least=0, most=3)
    key = "+".join(words)
    assert (key in options) == (key in list(options))


@pytest.mark.parametrize("key", ["wood+iron", "iron+iron", "iron+", "gold", "", "+", "iron+wood+gold", "none", "Iron"])
def test_what_is_no_subset_is_refused(key: str) -> None:
    options = Subsets({"iron": 1, "wood": 2, "gold": 5}, least=1, most=2, test=lambda values: sum(values) <= 3)
    assert list(options) == ["iron", "wood", "iron+wood"]
    assert key not in options
    with pytest.raises(KeyError):
        options[key]


def test_subsets_without_a_test() -> None:
    options = Subsets({"a": 1, "b": 2}, least=0, most=9)
    assert dict(options) == {"none": (), "a": (1,), "b": (2,), "a+b": (1, 2)}


def test_too_many_subsets_must_be_asked_in_steps() -> None:
    pool = {str(n): n for n in range(100)}
    assert len(Subsets(pool, least=1, most=1)) == 100
    with pytest.raises(ValueError, match=f"4950 subsets are too many for one ask .at most {MOST_SUBSETS}."):
        Subsets(pool, least=2, most=2)


def test_a_pool_that_is_too_small_offers_nothing() -> None:
    assert list(Subsets({"a": 1}, least=2, most=3)) == []


def test_a_sealed_question_makes_its_asks_when_they_are_looked_at() -> None:
    hands = [["a"], ["b"]]
    question = Sealed(range(2), lambda seat: Ask(seat, "keep", {card: card for card in hands[seat]}))
    assert question.seats == (0, 1)
    assert question.ask_of(1).keys == ["b"]
    hands[1] = ["c"]
    assert question.ask_of(1).keys == ["c"]


def test_a_sealed_question_to_nobody_would_never_be_answered() -> None:
    with pytest.raises(ValueError, match="a sealed question needs a seat"):
        Sealed([], lambda seat: Ask(seat, "keep", {}))


@given(st.integers(0, 9))
def test_seats_are_counted_from_one(seat: int) -> None:
    assert seat_key(seat) == f"seat{seat + 1}"
    assert read_seat(seat_key(seat)) == seat

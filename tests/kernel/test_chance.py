"""Chance: streams that do not disturb each other, fair numbers, forced outcomes, turns."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.chance import Chance, Turning, seed_hash


def test_a_number_can_be_verified_by_hand() -> None:
    digest = blake2b(b"seed/dice/0", digest_size=64).digest()
    assert Chance("seed").roll("dice", 6) == int.from_bytes(digest, "big") % 6 + 1


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = Chance("s"), Chance("s")
    expected = [alone.roll("dice", 6) for _ in range(20)]
    rolled = []
    for _ in range(20):
        mixed.shuffle("deck", [1, 2, 3])
        rolled.append(mixed.roll("dice", 6))
    assert rolled == expected
    assert mixed.drawn == {"deck": 20, "dice": 20}


def test_seeds_and_streams_differ() -> None:
    rolls = {tuple(Chance(seed).roll(stream, 1000) for _ in range(2)) for seed in "ab" for stream in "xy"}
    assert len(rolls) == 4


@given(st.text(), st.text(), st.integers(1, 10**9))
def test_numbers_are_within_bounds(seed: str, stream: str, bound: int) -> None:
    chance = Chance(seed)
    assert 0 <= chance.below(stream, bound) < bound
    assert 1 <= chance.roll(stream, bound) <= bound


def test_dice_are_fair() -> None:
    chance = Chance("fair")
    counts = Counter(chance.roll("dice", 6) for _ in range(12_000))
    assert all(abs(count - 2000) < 5 * (2000 * 5 / 6) ** 0.5 for count in counts.values())


def test_shuffles_are_fair() -> None:
    chance, counts = Chance("fair"), Counter[tuple[str, ...]]()
    for _ in range(12_000):
        deck = list("abcd")
        chance.shuffle("deck", deck)
        counts[tuple(deck)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert all(abs(count - 500) < 5 * 500**0.5 for count in counts.values())


@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    shuffled, again = items[:], items[:]
    Chance(seed).shuffle("deck", shuffled)
    Chance(seed).shuffle("deck", again)
    assert sorted(shuffled) == sorted(items)
    assert shuffled == again


@pytest.mark.parametrize(("size", "draws"), [(0, 1), (57, 1), (58, 2), (110, 3)])
def test_large_decks_draw_more_numbers(size: int, draws: int) -> None:
    chance, deck = Chance("s"), list(range(size))
    chance.shuffle("deck", deck)
    assert chance.drawn == {"deck": draws}
    assert sorted(deck) == list(range(size))


def test_every_card_of_a_large_deck_reaches_every_place() -> None:
    chance, seen = Chance("s"), [set[int]() for _ in range(80)]
    for _ in range(1200):
        deck = list(range(80))
        chance.shuffle("deck", deck)
        for place, card in enumerate(deck):
            seen[place].add(card)
    assert all(len(cards) == 80 for cards in seen)


def test_a_chance_survives_being_encoded() -> None:
    chance = Chance("s", forced={"dice": [2], "deck": ["a"]})
    chance.roll("activation", 6)
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)
    assert twin == chance
    assert twin.roll("activation", 100) == chance.roll("activation", 100)


def test_seeds_are_published_by_their_hash() -> None:
    assert seed_hash("42") == blake2b(b"seed/42", digest_size=16).hexdigest()
    assert seed_hash("42") != seed_hash("43")


# Forced outcomes


def test_forced_numbers_come_first_and_count_as_drawn() -> None:
    chance = Chance("s", forced={"dice": [6, 1]})
    assert [chance.roll("dice", 6), chance.roll("dice", 6)] == [6, 1]
    assert chance.drawn == {"dice": 2}
    natural = Chance("s", {"dice": 2})
    assert chance.below("dice", 1000) == natural.below("dice", 1000)


def test_forced_numbers_below_a_bound() -> None:
    assert Chance("s", forced={"start": [0]}).below("start", 3) == 0


@pytest.mark.parametrize("outcome", [0, 7, "six"])
def test_a_forced_roll_that_the_die_does_not_have(outcome: int | str) -> None:
    with pytest.raises(ValueError, match=rf"forced outcome {outcome!r} of stream 'dice' is not a number from 1 to 6"):
        Chance("s", forced={"dice": [outcome]}).roll("dice", 6)


def test_a_forced_number_out_of_bounds() -> None:
    with pytest.raises(ValueError, match="forced outcome 3 of stream 'start' is not a number from 0 to 2"):
        Chance("s", forced={"start": [3]}).below("start", 3)


def test_a_forced_shuffle_names_the_first_cards_and_leaves_the_rest_to_chance() -> None:
    rests = set()
    for seed in range(40):
        chance, deck = Chance(str(seed), forced={"deck": ["a", "a", "d"]}), list("abacd")
        chance.shuffle("deck", deck)
        assert [deck.pop(), deck.pop(), deck.pop()] == ["a", "a", "d"]
        rests.add(tuple(deck))
        assert chance.forced == {}
    assert rests == {("b", "c"), ("c", "b")}


@pytest.mark.parametrize("first", [["x"], ["a", "a"]])
def test_a_forced_shuffle_of_cards_that_are_not_there(first: list[int | str]) -> None:
    with pytest.raises(ValueError, match=f"forced outcome '{first[-1]}' of stream 'deck' is not among"):
        Chance("s", forced={"deck": first}).shuffle("deck", ["a", "b"])


# Turns


@given(st.integers(1, 9))
def test_over_all_turns_everything_visits_every_place(size: int) -> None:
    seen = [set[int]() for _ in range(size)]
    for shift in range(size):
        deck = list(range(size))
        Turning("", shift=shift).shuffle("deck", deck)
        for place, card in enumerate(deck):
            seen[place].add(card)
    assert all(cards == set(range(size)) for cards in seen)


def test_turns_know_the_largest_pile() -> None:
    turning = Turning("", shift=4)
    empty: list[int] = []
    turning.shuffle("none", empty)
    assert (empty, turning.largest) == ([], 1)
    turning.shuffle("deck", [1, 2, 3])
    assert (turning.below("other", 5), turning.roll("dice", 3), turning.largest) == (4, 2, 5)

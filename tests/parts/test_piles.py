"""Piles, offers, bitsets, ties and choices: what is known stays, what is not leaves no trace."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel import Ask, Chance
from pentapolis.parts.bitsets import Names, mask_of, members
from pentapolis.parts.choices import choose
from pentapolis.parts.offers import refills
from pentapolis.parts.piles import draw, redeal, redeal_at, redeal_within, unknown
from pentapolis.parts.ties import ranked

CARDS = st.lists(st.sampled_from("abcdefghij"), unique=True)


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    deck, discard = ["a"], ["b", "c"]
    chance = Chance("7")
    drawn = [draw(deck, discard, chance, "cards") for _ in range(4)]
    assert drawn[0] == "a"
    assert sorted(drawn[1:3]) == ["b", "c"]
    assert drawn[3] == ""
    assert (deck, discard) == ([], [])


@given(CARDS, st.integers(0, 4), st.integers(0, 4))
def test_a_redealt_deck_keeps_known_ends_and_tells_no_order(deck: list[str], bottom: int, top: int) -> None:
    part = unknown(deck, bottom, top)
    first, second = deck[:], deck[:]
    second[part] = second[part][::-1]
    redeal_within(first, Chance("s"), "cards", bottom=bottom, top=top)
    redeal_within(second, Chance("s"), "cards", bottom=bottom, top=top)
    assert first == second  # the true order leaves no trace
    assert first[: part.start] == deck[: part.start]
    assert first[part.stop :] == deck[part.stop :]
    assert sorted(first) == sorted(deck)


@given(st.lists(CARDS.map(tuple), max_size=3), st.sets(st.sampled_from("abcdefghij")))
def test_redealt_hands_keep_their_sizes_and_what_was_seen(hands: list[tuple[str, ...]], seen: set[str]) -> None:
    piles = [[f"{number}{card}" for card in hand] for number, hand in enumerate(hands)]
    known = {card for pile in piles for card in pile if card[1] in seen}
    dealt = [pile[:] for pile in piles]
    redeal(dealt, Chance("s"), "cards", seen=known)
    assert [len(pile) for pile in dealt] == [len(pile) for pile in piles]
    assert sorted(chain(*dealt)) == sorted(chain(*piles))
    for before, after in zip(piles, dealt, strict=True):
        assert known & set(before) == known & set(after)


def test_some_places_of_a_pile_are_dealt_anew() -> None:
    worlds = set()
    for seed in "abcdef":
        deck = ["one", "two", "three", "four"]
        redeal_at(deck, [0, 1, 3], Chance(seed), "cards")
        assert deck[2] == "three"
        worlds.add(tuple(deck))
    assert len(worlds) > 1


def test_a_row_refills_as_far_as_the_deck_reaches() -> None:
    deck = ["c", "b"]
    assert list(refills(2, 3, lambda: deck.pop() if deck else None)) == ["b"]
    assert list(refills(1, 5, lambda: deck.pop() if deck else None)) == ["c"]
    assert list(refills(9, 5, deck.pop)) == []


@given(st.sets(st.integers(0, 120)))
def test_a_set_is_read_back_from_its_bits(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


def test_a_name_stands_once() -> None:
    with pytest.raises(ValueError, match="'b' is named twice"):
        Names(("a", "b", "b"))
    assert Names(("a", "b")).all == 0b11
    with pytest.raises(KeyError):
        Names(("a",)).bit("z")


def test_equal_ranks_share_a_place() -> None:
    assert ranked([{"a": 5}, {"a": 3, "b": 4}, {"b": 5}]).places == (2, 1, 2)
    assert ranked([{"a": 5}, {"a": 5}], [1, 2]).places == (2, 1)
    assert ranked([{"a": 5}, {"a": 5}, {"a": 5}], [1, 1, 0], [0, 0, 9]).winners == (0, 1)
    assert ranked([{"a": 2.5}, {"a": 2}]).totals == (2.5, 2)


def test_one_answer_is_not_asked() -> None:
    assert list(choose(0, "card", {"a": 1})) == []
    ask = next(choose(1, "card", {"a": 1, "b": 2}, price=3))
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.about) == (1, {"price": 3})

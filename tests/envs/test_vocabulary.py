"""Answers in tokens: every answer can be given, and tokens joined are the answer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.envs.vocabulary import FIXED, STOP, Composer, Vocabulary, words

WORDS = st.text("abc1_-", min_size=1, max_size=4)
KEYS = st.lists(
    st.tuples(WORDS, st.lists(st.tuples(st.sampled_from(":+"), WORDS), max_size=3)), min_size=1, max_size=12
)


def key_of(parts: tuple[str, list[tuple[str, str]]]) -> str:
    return parts[0] + "".join(sign + word for sign, word in parts[1])


@given(KEYS, KEYS, st.integers(0, 3))
def test_every_answer_is_composed_whatever_the_vocabulary_knows(
    met: list[tuple[str, list[tuple[str, str]]]], asked: list[tuple[str, list[tuple[str, str]]]], known: int
) -> None:
    seen = [key_of(parts) for parts in met]
    tokens = [seen, [word for key in seen for word in words(key)], [], [*seen, *words("".join(seen))]][known]
    vocabulary = Vocabulary(tokens)
    keys = list(dict.fromkeys(key_of(parts) for parts in asked))
    for wanted in keys:
        composer, answer = Composer(vocabulary, keys), None
        while answer is None:
            token = composer.toward(wanted)
            assert composer.allows(token)
            answer = composer.choose(token)
        assert answer == wanted


@given(KEYS)
def test_tokens_joined_are_the_answer(met: list[tuple[str, list[tuple[str, str]]]]) -> None:
    keys = [key_of(parts) for parts in met]
    for tokens in (keys, [word for key in keys for word in words(key)], []):
        vocabulary = Vocabulary(tokens)
        assert all("".join(vocabulary.tokens[token] for token in vocabulary.path(key)) == key for key in keys)


def test_a_known_answer_takes_one_step() -> None:
    vocabulary = Vocabulary(["harvest", "invest:forum", "invest:villa"])
    composer = Composer(vocabulary, ["harvest", "invest:forum", "invest:villa"])
    assert composer.choose(vocabulary.number("invest:villa")) == "invest:villa"


def test_tokens_without_a_choice_are_skipped() -> None:
    vocabulary = Vocabulary(["move", ":d7", ":d8"])
    composer = Composer(vocabulary, ["move:d7", "move:d8"])
    assert [vocabulary.tokens[token] for token in composer.legal] == [":d7", ":d8"]


def test_an_answer_that_others_go_on_from_is_stopped() -> None:
    vocabulary = Vocabulary(["ship1", "+infantry1"])
    composer = Composer(vocabulary, ["ship1", "ship1+infantry1"])
    assert [vocabulary.tokens[token] for token in composer.legal] == [STOP, "+infantry1"]
    assert composer.choose(vocabulary.number(STOP)) == "ship1"


def test_a_token_that_may_not_come_is_refused_and_changes_nothing() -> None:
    vocabulary = Vocabulary(["yes", "no", "perhaps"])
    composer = Composer(vocabulary, ["yes", "no"])
    with pytest.raises(ValueError, match="may not come next"):
        composer.choose(vocabulary.number("perhaps"))
    assert composer.chosen == []
    assert composer.choose(vocabulary.number("no")) == "no"


def test_numbers_of_tokens_stay_when_a_vocabulary_grows() -> None:
    small, large = Vocabulary(["b", "yes"]), Vocabulary(["b", "yes", "aa"])
    assert large.tokens[: len(small)] == small.tokens
    assert small.tokens[: len(FIXED)] == FIXED


def test_a_letter_of_no_alphabet_is_named() -> None:
    with pytest.raises(ValueError, match="'é'"):
        Vocabulary([]).path("café")

"""A translated rule catalogue says the same as the English one, as far as a program can tell."""

import re
from collections import Counter

import pytest

from pentapolis.games import package_of, shelf
from pentapolis.kernel.catalogue import ORIGINAL, Catalogue, Rule, read_catalogue
from pentapolis.kernel.words import LANGUAGES

TRANSLATED = [
    (game, language)
    for game in shelf()
    for language in LANGUAGES
    if read_catalogue(package_of(game), language).language != ORIGINAL
]
Both = tuple[Catalogue, Catalogue]

SOURCE = re.compile(r"\[seed [^\]]*\]")
ID = re.compile(r"[A-Z]{2,}-[A-Z0-9]+\.[0-9]+[a-z]?")
NUMBER = re.compile(r"\d+")
CODE = re.compile(r"`[^`]+`")


@pytest.fixture(params=TRANSLATED, ids="-".join)
def both(request: pytest.FixtureRequest) -> Both:
    """The catalogue in English, and a translation of it."""
    game, language = request.param
    return read_catalogue(package_of(game)), read_catalogue(package_of(game), language)


def pairs(both: Both) -> list[tuple[Rule, Rule]]:
    return [(rule, both[1].rules[rule.id]) for rule in both[0].rules.values()]


def bare(rule: Rule) -> str:
    """The text without the lines it comes from."""
    return SOURCE.sub("", rule.text)


def test_the_same_rules_in_the_same_order(both: Both) -> None:
    assert list(both[0].rules) == list(both[1].rules)


def test_sections_begin_and_end_with_the_same_rules(both: Both) -> None:
    english, translated = ([[rule.id for rule in rules] for rules in each.sections.values()] for each in both)
    assert english == translated


@pytest.mark.parametrize("mark", ["ruling", "decision", "sources"])
def test_the_same_marks(both: Both, mark: str) -> None:
    assert [old.id for old, new in pairs(both) if getattr(old, mark) != getattr(new, mark)] == []


def test_every_rule_is_translated(both: Both) -> None:
    for old, new in pairs(both):
        words = re.sub(r"[\W\d_]+", " ", CODE.sub("", ID.sub("", bare(new)))).split()
        assert words, new.id
        assert bare(new) != bare(old), new.id
        assert not re.search(r"\*\*(Ruling|Decision|RULING|DECISION)\b", new.text), new.id


@pytest.mark.parametrize("sign", [NUMBER, ID, CODE], ids=["numbers", "rules", "code"])
def test_the_same_numbers_rules_and_words_of_the_data_are_named(both: Both, sign: re.Pattern[str]) -> None:
    """Without exceptions: what the original writes in digits can be written in digits in every language."""
    for old, new in pairs(both):
        assert Counter(sign.findall(bare(old))) == Counter(sign.findall(bare(new))), old.id

"""Every refusal has a reason: a rule for each kind of question, whose words need nothing that is not given."""

import re

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.reasons import PLAIN_WORDS, RULE_OF, is_answer
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel.catalogue import parse_catalogue
from pentapolis.kernel.data import read_text
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key

PACKAGE = "pentapolis.games.clash_of_cultures"
GAME = load("clash_of_cultures")
RULES = parse_catalogue(read_text(PACKAGE, "rules.md")).rules
OWN_FACTS = {"raze"}  # explained with facts of their own in every case


def test_every_kind_of_question_has_a_rule_of_the_catalogue() -> None:
    """CC-34.1 to CC-34.8: whatever the index of decisions names is asked, and refused by a rule."""
    assert set(asks.ASKS) - {asks.ACT} - OWN_FACTS == RULE_OF.keys()
    assert set(RULE_OF.values()) <= RULES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_rules_can_be_given_as_reasons_without_facts(language: str) -> None:
    words = read_words(language, ["pentapolis.kernel", PACKAGE])
    for rule in sorted(set(RULE_OF.values())):
        title = rule_key(rule)
        assert words(f"why-{title}" if f"why-{title}" in words else title)


def test_answers_are_told_from_nonsense() -> None:
    seats = {"you": {"cities": {"d2": None}}, "b": {"cities": {"d7": None}}}
    table = ClashTable(GAME.content, build(GAME.content, 2, GAME.meta.settle(2, {}), {"seats": seats}))
    for key in ("d2", "seat2", "food2+gold1", "infantry2+cavalry1", "d2:temple", "none", "3", "caesar"):
        assert is_answer(table, key), key
    for key in ("", "k9", "seat3", "bread2", "d2:tmple", "x" * 50, "+", ":", "1000"):
        assert not is_answer(table, key), key


def test_plain_words_are_names_of_nothing() -> None:
    for word in PLAIN_WORDS:
        assert re.fullmatch("[a-z]+", word)
        assert word not in GAME.content.names, word

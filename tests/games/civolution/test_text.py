"""The words of Civolution: complete, the same in both languages, and answers that say what they do."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from pentapolis.games import load
from pentapolis.games.civolution import asks
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.kinds import CARD_TYPES, PHASES
from pentapolis.games.civolution.scoring import score
from pentapolis.games.civolution.state import SPOTS
from pentapolis.kernel import Ask, Label, Match
from pentapolis.kernel.catalogue import parse_catalogue
from pentapolis.kernel.data import read_text
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key

PACKAGE = "pentapolis.games.civolution"
GAME = load("civolution")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


@cache
def arguments(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file in their order, each with the arguments it needs of its own."""
    found = {}
    for entry in FluentParser().parse(read_text(PACKAGE, "text", language, file)).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


ALL_ARGUMENTS = sorted(set().union(*arguments("en", "table.ftl").values()))


@pytest.mark.parametrize("file", ["table.ftl", "rules.ftl", "reasons.ftl"])
def test_both_languages_have_the_same_messages_and_arguments(file: str) -> None:
    assert list(arguments("en", file)) == list(arguments("pl", file))
    assert arguments("en", file) == arguments("pl", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_catalogue_has_a_title(language: str) -> None:
    catalogue = parse_catalogue(read_text(PACKAGE, "rules.md"))
    titles = [key for key in arguments(language, "rules.ftl") if not key.startswith("section-")]
    assert titles == [rule_key(rule) for rule in catalogue.rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_single_lines_without_loose_ends(language: str) -> None:
    words = read_words(language, ["pentapolis.kernel", PACKAGE])
    for key in arguments(language, "table.ftl"):
        text = words(key, **dict.fromkeys(ALL_ARGUMENTS, 3))
        parts = key.endswith("-words")  # of sentences: some begin with a blank
        assert text == " ".join(text.split()) or parts, key
        assert not re.search(r"[{}]|\(\)|\.\.", text), key
        if key.startswith(("ask-", "event-", "why-")):
            assert text[-1] in ".?", key


@pytest.mark.parametrize("prefix", ["ask", "event"])
def test_everything_that_is_asked_and_told_has_words(prefix: str) -> None:
    declared = set(GAME.rules.asks if prefix == "ask" else GAME.rules.events)
    told = {kind.removesuffix("-known") for kind in keys(prefix)}
    assert told == declared


def keys(prefix: str) -> list[str]:
    start = f"{prefix}-"
    return [key.removeprefix(start) for key in arguments("en", "table.ftl") if key.startswith(start)]


def test_every_event_says_what_it_is_told_with() -> None:
    for key in keys("event"):
        kind = GAME.rules.events[key.removesuffix("-known")]
        known = kind.args | kind.optional | (kind.secret if key.endswith("-known") else set())
        assert arguments("en", "table.ftl")[f"event-{key}"] <= known, key


def test_every_effect_can_be_named_by_an_answer() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(v.AnyEffect)}
    assert {key.removeprefix("effect-") for key in keys("answer") if key.startswith("effect-")} == tags


def test_every_word_of_the_game_that_a_board_needs_is_there() -> None:
    assert keys("spot") == list(SPOTS)
    assert [key for key in keys("phase") if key.isdecimal()] == [str(n) for n in range(1, len(PHASES) + 1)]
    assert keys("deck") == list(CARD_TYPES)


def test_every_source_of_points_has_a_name() -> None:
    assert keys("score") == list(score(Match.start(GAME, 2, {}, "words").table, 0))


def test_every_option_and_its_values_are_explained() -> None:
    named = [
        f"{name}{more}"
        for option in GAME.meta.options
        for name in (option.id, *(f"{option.id}-{value}" for value in option.values))
        for more in ("", "-help")
    ]
    assert keys("option") == named


@pytest.mark.parametrize("key", keys("why"))
def test_a_reason_belongs_to_a_rule(key: str) -> None:
    assert key in {rule_key(rule) for rule in parse_catalogue(read_text(PACKAGE, "rules.md")).rules}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_message_selects_by_the_id_of_a_piece(language: str) -> None:
    """Ids become names before a message is put into words, so such a variant would never be said."""
    text = read_text(PACKAGE, f"text/{language}/table.ftl")
    variants = set(re.findall(r"^ *\*?\[(\w+)\]", text, re.MULTILINE))
    assert variants
    assert not {word for word in variants if GAME.name_of(word, language) not in (None, word)}


def test_the_polish_log_guesses_nobodys_gender() -> None:
    words = read_words("pl", ["pentapolis.kernel", PACKAGE])
    for key in keys("event"):
        text = words(f"event-{key}", **dict.fromkeys(ALL_ARGUMENTS, 3))
        assert not re.search(r"\w(ł|ła|ło)\b", text.replace("moduł", "")), key


@pytest.mark.parametrize(
    ("count", "ideas"),
    [(1, "1 znacznik pomysłu"), (2, "2 znaczniki pomysłów"), (5, "5 znaczników"), (12, "12 znaczników")],
)
def test_polish_markers_agree_with_their_number(count: int, ideas: str) -> None:
    words = read_words("pl", ["pentapolis.kernel", PACKAGE])
    assert ideas in words("event-changed", seat="Anna", die=3, value=1, ideas=count)


# Labels: what an answer is called by

PASS = v.FavorTest(on_pass=(v.Migrate(amount=1),))


@pytest.mark.parametrize(
    ("kind", "options", "key", "label"),
    [
        (asks.ACT, {"module:trade": 1}, "module:trade", Label("answer-act-module", {"piece": "trade"})),
        (asks.PAY, {"die:3": (2, 1)}, "die:3", Label("answer-pay-die", {"value": 3, "price": 1})),
        (asks.DIE, {"6:1": (6, 1, 1)}, "6:1", Label("answer-die", {"die": 6, "value": 1, "price": 1})),
        (asks.DIE_FROM, {"seat2": 1}, "seat2", Label("answer-die_from", {"seat": 1})),
        (asks.DIE_FROM, {"vici": 1}, "vici", Label("answer-die_from", {"seat": "vici"})),
        (asks.SPOT, {"plain": 1}, "plain", Label("answer-spot-plain")),
        (
            asks.SPOT,
            {"fire:seat1:weak": 1},
            "fire:seat1:weak",
            Label("answer-spot-displace", {"spot": "fire", "seat": 0, "stance": "weak"}),
        ),
        (
            asks.GLACIER,
            {"b_forest:wild": 1},
            "b_forest:wild",
            Label("answer-tribe", {"stance": "strong", "place": "b_forest", "spot": "wild"}),
        ),
        (
            asks.MIGRATE,
            {"b_forest:boat:strong:a_water": 1},
            "b_forest:boat:strong:a_water",
            Label("answer-tribe-moved", {"stance": "strong", "place": "b_forest", "spot": "boat", "origin": "a_water"}),
        ),
        (asks.STRENGTHEN, {"all": 1}, "all", Label("answer-strengthen-all")),
        (asks.SHORTAGE, {"return:idea": 1}, "return:idea", Label("answer-shortage", {"thing": "idea"})),
        (
            asks.SHORTAGE,
            {"return:planning:4": 1},
            "return:planning:4",
            Label("answer-shortage-planning", {"where": 4}),
        ),
        (asks.STACK, {"open:a01": 1}, "open:a01", Label("answer-open", {"card": "a01"})),
        (asks.DRAW, {"insight": 1}, "insight", Label("answer-deck-insight")),
        (
            asks.SIDE,
            {"1": (0, (v.Build(project="any", amount=2, same_type=True),))},
            "1",
            Label("answer-effect-build", {"project": "any", "amount": 2, "same_type": 1, "more": 0}),
        ),
        (asks.PART, {"part:2": (1, PASS)}, "part:2", Label("answer-effect-favor_test", {"more": 0})),
        (
            asks.WEATHER,
            {"1": (v.LoseFood(amount=1), v.RemoveTribe(amount=1))},
            "1",
            Label("answer-effect-lose_food", {"amount": 1, "more": 1}),
        ),
        (asks.TRADE, {"stop": None}, "stop", Label("answer-stop", {"price": 0})),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_answer_says_what_it_is(kind: str, options: dict[str, Any], key: str, label: Label) -> None:
    assert GAME.rules.label(Ask(0, kind, options), key) == label


def test_prices_that_the_question_knows_stand_in_its_answers() -> None:
    ask = Ask(0, asks.FATE, {"change:5:1": True, "accept": False}, price=2)
    assert GAME.rules.label(ask, "change:5:1") == Label("answer-fate-change", {"die": 5, "value": 1, "price": 2})

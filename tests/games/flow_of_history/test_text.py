"""The words of The Flow of History: complete, the same in both languages, and good Polish."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from pentapolis.games.flow_of_history import asks
from pentapolis.games.flow_of_history.meta import META
from pentapolis.games.flow_of_history.scoring import CULTURE, ICONS
from pentapolis.kernel import Ask
from pentapolis.kernel.catalogue import parse_catalogue
from pentapolis.kernel.data import read_text
from pentapolis.kernel.words import LANGUAGES, rule_key

from .common import match_at
from .hearing import GAME, PACKAGE, VERBS, Hearing, asked, emitted, labelled, refusing, words_in

TERMS = "supply reserve market civilization deck era tokens score box banker attack defense investor".split()
TABLES = [(2, "standard"), (2, "rahdo"), (3, "standard"), (4, "standard"), (5, "standard")]
MOST_GAMES = 300


@pytest.fixture(scope="module")
def heard() -> Hearing:
    """Random games at all tables until every prompt, answer and reason has been heard, or far too many of them."""
    hearing = Hearing()
    # No card lets the attacker choose between half and a number; a data pack may have one.
    hearing.hear_ask(Ask(0, asks.STRIKE, dict.fromkeys(["steal:half", "steal:2"]), card="legion", target=1))
    wanted = {f"ask-{kind}" for kind in asked()} | labelled() | {f"why-{rule_key(rule)}" for rule in refusing()}
    for game in range(MOST_GAMES):
        hearing.play(*TABLES[game % len(TABLES)], seed=str(game))
        if game >= len(TABLES) and wanted <= hearing.messages:
            break
    return hearing


# Both languages


class References(Visitor):
    """The arguments and the other messages that a message uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.arguments.add(node.id.name)
        elif isinstance(node, MessageReference):
            self.messages.add(node.id.name)
        super().generic_visit(node)


@cache
def arguments(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file in their order, each with the arguments it needs, also through others."""
    found: dict[str, References] = {}
    for entry in FluentParser().parse(read_text(PACKAGE, "text", language, file)).body:
        if isinstance(entry, Message):
            found[entry.id.name] = references = References()
            references.visit(entry)
    for references in found.values():
        references.arguments.update(*(found[name].arguments for name in references.messages))
    return {name: references.arguments for name, references in found.items()}


@pytest.mark.parametrize("file", ["table.ftl", "rules.ftl"])
def test_both_languages_have_the_same_messages_and_arguments(file: str) -> None:
    english, polish = arguments("en", file), arguments("pl", file)
    assert list(english) == list(polish)
    assert english == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_catalogue_has_a_title(language: str) -> None:
    catalogue = parse_catalogue(read_text(PACKAGE, "rules.md"))
    titles = [key for key in arguments(language, "rules.ftl") if not key.startswith("section-")]
    assert titles == [rule_key(rule) for rule in catalogue.rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_single_lines_without_loose_ends(language: str) -> None:
    words = words_in(language)
    for key, names in arguments(language, "table.ftl").items():
        text = words(key, **dict.fromkeys(names, 3))
        assert text == " ".join(text.split()), key
        assert not re.search(r"[{}]|\(\)", text), key
        assert text[-1] in ".?" or key.split("-")[0] not in ("ask", "event", "why"), key


# Everything that is said


def test_nothing_is_missing_and_nothing_is_said_in_vain() -> None:
    expected = {"game-tagline", "game-about", "count-tokens", f"score-{CULTURE}", f"score-{ICONS}"}
    expected |= {f"term-{term}" for term in TERMS} | {f"ask-{kind}" for kind in asked()} | labelled()
    expected |= {f"event-{key}" for key in emitted()} | {f"why-{rule_key(rule)}" for rule in refusing()}
    expected |= set(option_messages())
    assert set(arguments("en", "table.ftl")) == expected


def option_messages() -> Iterator[str]:
    for option in META.options:
        for name in (option.id, *(f"{option.id}-{value}" for value in option.values)):
            yield f"option-{name}"
            yield f"option-{name}-help"


def test_every_prompt_can_be_asked(heard: Hearing) -> None:
    assert {f"ask-{kind}" for kind in asked()} <= heard.messages


def test_every_answer_has_a_label_and_no_two_of_one_ask_the_same(heard: Hearing) -> None:
    assert labelled() <= heard.messages  # `Hearing.hear_ask` compares the answers of every ask


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_with_a_card_sound_alike(language: str) -> None:
    assert len({words_in(language)(f"answer-{verb}", card="monastery") for verb in VERBS}) == len(VERBS)


def test_every_reason_is_given_with_the_same_facts(heard: Hearing) -> None:
    assert {rule: len(facts) for rule, facts in heard.facts.items()} == dict.fromkeys(refusing(), 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(emitted()))
def test_every_event_can_be_told(language: str, key: str) -> None:
    words, args = words_in(language), emitted()[key]
    texts = [words(f"event-{key}", **sample(args, count)) for count in (0, 1, 2, 5, 22)]
    for name, shown in {"seat": "Ola", "target": "Jan", "card": str(GAME.name_of("monastery", language))}.items():
        assert all((shown in text) == (name in args) for text in texts), name
    assert arguments(language, "table.ftl")[f"event-{key}"] == args


def sample(args: frozenset[str], count: int) -> dict[str, int | str]:
    values: dict[str, int | str] = {"seat": 0, "target": 1, "card": "monastery"}
    return {name: values.get(name, count) for name in args}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    words = words_in(language)
    assert words(f"score-{CULTURE}") != words(f"score-{ICONS}")
    for card in GAME.content.cards.values():
        if card.timing == "scoring":
            assert f"score-{card.id}" not in words
            assert GAME.name_of(card.id, language)


# Why tokens change hands


@pytest.mark.parametrize(
    ("given", "answer", "english", "polish"),
    [
        (
            "{seats: {you: {tokens: 1}, b: {}, c: {}}, market: [writing: {by: b, tokens: 1}], supply: 0}",
            "snipe:writing",
            ["Jan got nothing for Trade icons.", "Jan took nothing: half of the Supply rounds down to 0."],
            ["Jan nie dostaje nic za ikony Handlu.", "Jan nic nie bierze: połowa Magazynu to po zaokrągleniu 0."],
        ),
        (
            "{seats: {you: {tokens: 4}, b: {construction: lighthouse}, c: {}}, market: [writing: {by: b, tokens: 4}]}",
            "snipe:writing",
            ["Jan took 2 tokens from the Supply for Trade icons.", "Jan took half of the Supply: 1 token."],
            ["Jan bierze 2 ZZ z Magazynu za ikony Handlu.", "Jan bierze połowę Magazynu: 1 ZZ."],
        ),
        (
            "{seats: {you: {}, b: {}, c: {}}, market: [writing: {by: you, tokens: 1}]}",
            "complete:writing",
            ["Ola got no income for Writing."],
            ["Pismo: Ola nie dostaje przychodu z inwestycji."],
        ),
        (
            "{seats: {you: {construction: castle}, b: {}, c: {}}, market: [writing], supply: 1}",
            "harvest",
            [
                "Ola took nothing: half of the Supply rounds down to 0.",
                "Ola has fewer tokens than the Current Era and took 1 token from the Supply.",
                "Ola took the missing 1 token from the Reserve.",
            ],
            [
                "Ola nic nie bierze: połowa Magazynu to po zaokrągleniu 0.",
                "Ola ma mniej ZZ, niż wynosi Bieżąca Era, i bierze 1 ZZ z Magazynu.",
                "Ola bierze z Rezerwy brakujące 1 ZZ.",
            ],
        ),
    ],
    ids=["sniped from, for nothing", "sniped from", "no income", "harvest up to the era"],
)
def test_the_log_says_what_tokens_are_taken_for(given: str, answer: str, english: list[str], polish: list[str]) -> None:
    """FH-COM.4, FH-SNP.5, FH-SNP.6, FH-HAR.3, FH-HAR.4."""
    match = match_at(given)
    match.answer(answer)
    for language, expected in (("en", english), ("pl", polish)):
        told = [words_in(language)(f"event-{event.key}", **event.args) for event in match.table.events]
        assert [line for line in told if line in expected] == expected


def test_no_two_lines_of_one_answer_are_the_same(heard: Hearing) -> None:
    assert not heard.repeated


# Numbers and names


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "Ola kończy inwestycję w kartę: Klasztor. Do Magazynu trafia 1 ZZ."),
        (2, "Ola kończy inwestycję w kartę: Klasztor. Do Magazynu trafiają 2 ZZ."),
        (5, "Ola kończy inwestycję w kartę: Klasztor. Do Magazynu trafia 5 ZZ."),
        (12, "Ola kończy inwestycję w kartę: Klasztor. Do Magazynu trafia 12 ZZ."),
        (23, "Ola kończy inwestycję w kartę: Klasztor. Do Magazynu trafiają 23 ZZ."),
    ],
)
def test_polish_verbs_agree_with_the_number_of_tokens(count: int, text: str) -> None:
    assert words_in("pl")("event-completed", seat=0, card="monastery", count=count) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "Ola took nothing from Jan."), (1, "Ola took 1 token from Jan."), (2, "Ola took 2 tokens from Jan.")],
)
def test_english_tokens_agree_with_their_number(count: int, text: str) -> None:
    assert words_in("en")("event-stole", seat=0, target=1, count=count) == text


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("absent", "Karty Klasztor nie ma na Rynku."),
        ("taken", "W kartę Klasztor ktoś już zainwestował."),
        ("amount", "Możesz zainwestować od 1 do 4 ZZ, bo tyle masz."),
    ],
)
def test_reasons_say_which_condition_failed(fault: str, text: str) -> None:
    assert words_in("pl")("why-FH-INV-2", card="monastery", have=4, fault=fault) == text


def test_the_polish_log_guesses_nobodys_gender() -> None:
    words = words_in("pl")
    of_players = {key: args for key, args in emitted().items() if "seat" in args}
    for key, args in of_players.items():
        for count in (0, 1, 2, 5):
            assert not re.search(r"\w(ł|ła|ło)\b", words(f"event-{key}", **sample(args, count))), key


def test_polish_explains_its_abbreviations() -> None:
    words = words_in("pl")
    assert "znaczniki zasobów (ZZ)" in words("game-about")
    assert words("term-tokens") == "Znaczniki zasobów (ZZ)"
    assert words("term-score") == "Punkty zwycięstwa (PZ)"

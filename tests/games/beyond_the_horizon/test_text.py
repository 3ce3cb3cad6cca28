"""The words of Beyond the Horizon: complete, and the same messages with the same arguments in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from pentapolis.games.beyond_the_horizon.pieces import Piece
from pentapolis.games.beyond_the_horizon.scoring import score
from pentapolis.kernel.catalogue import parse_catalogue
from pentapolis.kernel.data import read_text
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key
from tests.games.beyond_the_horizon.common import CONTENT, GAME, PACKAGE, new_match


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


@cache
def arguments(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file in their order, each with the arguments it needs."""
    found = {}
    for entry in FluentParser().parse(read_text(PACKAGE, "text", language, file)).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("file", ["table.ftl", "rules.ftl"])
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
    for key, names in arguments(language, "table.ftl").items():
        text = words(key, **dict.fromkeys(names, 3))
        assert text == " ".join(text.split()), key
        assert not re.search(r"[{}]|\(\)", text), key
        if key.startswith(("ask-", "event-", "why-")):
            assert text[-1] in ".?)" or key == "why-BH-ACT-13", key


def test_every_event_says_what_it_is_told_with() -> None:
    table = arguments("en", "table.ftl")
    events = GAME.rules.events
    assert {key.removeprefix("event-") for key in table if key.startswith("event-")} == set(events)
    for kind, event in events.items():
        assert table[f"event-{kind}"] <= event.args | event.optional, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    named = [key.removeprefix("score-") for key in arguments(language, "table.ftl") if key.startswith("score-")]
    assert named == list(score(new_match(2).table, 0))


@pytest.mark.parametrize("key", [key for key in arguments("en", "table.ftl") if key.startswith("why-")])
def test_a_reason_belongs_to_a_rule(key: str) -> None:
    catalogue = parse_catalogue(read_text(PACKAGE, "rules.md"))
    assert key.removeprefix("why-") in {rule_key(rule) for rule in catalogue.rules}


def test_the_polish_log_guesses_nobodys_gender() -> None:
    words = read_words("pl", ["pentapolis.kernel", PACKAGE])
    for key, names in arguments("pl", "table.ftl").items():
        if key.startswith("event-") and "seat" in names:
            assert not re.search(r"\w(ł|ła|ło)\b", words(key, **dict.fromkeys(names, 3))), key


@pytest.mark.parametrize(
    ("count", "coins"), [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety")]
)
def test_polish_coins_agree_with_their_number(count: int, coins: str) -> None:
    text = read_words("pl", ["pentapolis.kernel", PACKAGE])("event-paid", seat="Anna", coins=count)
    assert coins in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_space_and_a_task_that_must_be_done_have_reasons_of_their_own(language: str) -> None:
    """BH-ACT.10."""
    words = read_words(language, ["pentapolis.kernel", PACKAGE])
    assert len({words("why-BH-ACT-10", what=what) for what in ("space", "skip", "stop")}) == 3


# The texts of pieces, which are written from their effects


def pieces() -> list[Piece]:
    tables = (
        *(CONTENT.technologies, CONTENT.leaders, CONTENT.governments, CONTENT.goals, CONTENT.territories),
        *(CONTENT.homes, CONTENT.structures, CONTENT.actions, CONTENT.tracks),
    )
    return [piece for table in tables for piece in table.values()]


@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: piece.id)
def test_every_piece_says_what_it_does(piece: Piece) -> None:
    for text in (piece.text_en, piece.text_pl):
        assert text == " ".join(text.split()) or "\n" in text
        assert not re.search(r"[{}<>]|\bNone\b|_", text)
        assert not re.search(r"  |\(\)| \.| ,|\.\.", text)
    assert bool(piece.text_en) == bool(piece.text_pl)
    assert piece.text_en != piece.text_pl or not piece.text_en


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_an_effect_stand_in_the_text(language: str) -> None:
    """A player reads what the data says."""
    field = f"text_{language}"
    radar, market, banking = (
        getattr(CONTENT.technologies["radar"], field),
        getattr(CONTENT.structures["market"], field),
        getattr(CONTENT.technologies["banking"], field),
    )
    assert re.search(r"\b2\b", radar)
    assert re.search(r"\b4\b", market)
    assert re.search(r"\b5\b", banking)


def test_two_pieces_with_the_same_effects_read_alike_and_others_do_not() -> None:
    texts: dict[str, list[str]] = {}
    for card in CONTENT.technologies.values():
        texts.setdefault(card.text_en, []).append(card.id)
    for cards in texts.values():
        entries = [CONTENT.technologies[card] for card in cards]
        effects = {repr((entry.immediate, entry.action, entry.permanent, entry.end_game)) for entry in entries}
        assert len(effects) == 1, cards

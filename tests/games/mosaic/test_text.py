"""The words of Mosaic: complete, and the same messages with the same arguments in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from pentapolis.kernel.catalogue import parse_catalogue
from pentapolis.kernel.data import read_text
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key
from tests.games.mosaic.common import PACKAGE, SOURCES


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


@cache
def modules() -> list[ast.Module]:
    root = resources.files(PACKAGE)
    files = [file for folder in (root, root / "actions") for file in folder.iterdir() if file.name.endswith(".py")]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def emitted() -> Iterator[tuple[str, set[str]]]:
    """Every event of the source with its arguments; `a if … else b` is two events."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit":
                constants = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                keys = [value for value in constants if isinstance(value, str)]
                args = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                for key in keys:
                    yield key, args
                if len(node.args) > 1:
                    yield f"{keys[0]}-known", {*args, "card"}


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
        assert text[-1] in ".?" or key.split("-")[0] not in ("ask", "event", "why"), key


def test_every_event_is_told_with_its_arguments_and_no_other_is() -> None:
    table = arguments("en", "table.ftl")
    told = dict(emitted())
    assert len(told) > 40
    assert {key.removeprefix("event-") for key in table if key.startswith("event-")} == set(told)
    for key, args in told.items():
        assert table[f"event-{key}"] <= args, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    named = [key.removeprefix("score-") for key in arguments(language, "table.ftl") if key.startswith("score-")]
    assert named == SOURCES


def test_the_polish_log_guesses_nobodys_gender() -> None:
    words = read_words("pl", ["pentapolis.kernel", PACKAGE])
    for key, names in arguments("pl", "table.ftl").items():
        if key.startswith("event-") and "seat" in names:
            assert not re.search(r"\w(ł|ła|ło)\b", words(key, **dict.fromkeys(names, 3))), key


@pytest.mark.parametrize(
    ("count", "text"), [(0, "Nic nie zastępuj"), (1, "Zastąp 1 sztukę"), (3, "Zastąp 3 sztuki"), (5, "Zastąp 5 sztuk")]
)
def test_polish_units_agree_with_their_number(count: int, text: str) -> None:
    assert read_words("pl", [PACKAGE])("answer-pay", count=count) == text

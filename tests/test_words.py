"""What people read, in the terminal and in the browser: every Fluent file of the project, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
FOLDERS = (ROOT / "src" / "pentapolis", ROOT / "web" / "src")


class Text(NamedTuple):
    """The words of a message, without what is filled in."""

    language: str
    file: Path
    key: str
    words: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}: {self.key} = {self.words}"


class Reading(Visitor):
    """All text of a message, without arguments and references."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, TextElement):
            self.parts.append(node.value)
        super().generic_visit(node)


def language_of(file: Path) -> str:
    return file.stem if file.stem in ("en", "pl") else file.parent.name


@cache
def texts() -> list[Text]:
    return list(read_all())


def read_all() -> Iterator[Text]:
    for folder in FOLDERS:
        for file in sorted(folder.rglob("*.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    reading = Reading()
                    reading.visit(entry)
                    yield Text(language_of(file), file, entry.id.name, "¤".join(reading.parts))


FORBIDDEN = {
    "a private word for what a player chooses or plays": (
        r"(?i)\banswers?\b",
        r"(?i)\bodpowied(ź|zi|zią|ziom|ziach|ziami)\b",
    ),
    "a private word for redo": (r"(?i)\bg[ia]ven? again\b", r"(?i)\budziel"),
    "a private word for deselect": (r"(?i)\blet go\b", r"(?i)\bpuść\b"),
    "a private word for a step of the game": (
        r"(?i)(?<!at )\b(this|the|a|earlier) moment\b|^moment\b",
        r"(?i)(do|tę|wcześniejszej|wybranej) (tej )?chwil|^chwila\b",
    ),
    "a space before a percent sign": (r"(^|[\s\u00a0¤0-9])[ \u00a0]%", r"(^|[\s\u00a0¤0-9])[ \u00a0]%"),
    "a space before an ellipsis": (r"\w …", r"\w …"),
    "a decimal point": (r"(?!)", r"\d\.\d"),
    "a straight quotation mark": (r"\"", r"\""),
    "two words for the same thing: the Clash rulebook says Wymiana, Forma Rządów, Szczęśliwe, Wielcy Ludzie": (
        r"(?!)",
        r"Wielkie Postaci|zadowolon|wzburzon|^Handel$|dowolny Ustrój",
    ),
}
"""Patterns that no text of a language may hold, English first."""

ALLOWED = {
    "section-FH-FAQ",  # a heading of the rulebook
    "section-CV-TRD",  # the rulebook's own word for the module
    "fault-until",  # numbers as they are typed
    "fault-most-lift",
    "ui-notify-asked",  # a question of the browser, which is answered
}


@pytest.mark.parametrize("fault", FORBIDDEN)
def test_no_text_uses_words_and_signs_that_players_stumble_over(fault: str) -> None:
    patterns = dict(zip(("en", "pl"), FORBIDDEN[fault], strict=True))
    assert not [
        str(text) for text in texts() if text.key not in ALLOWED and re.search(patterns[text.language], text.words)
    ]


@pytest.mark.parametrize("fault", FORBIDDEN)
def test_every_pattern_finds_what_it_is_for(fault: str) -> None:
    """A pattern that matches nothing forbids nothing."""
    english, polish = FORBIDDEN[fault]
    samples = {
        "en": [
            "Type an answer",
            "Give again",
            "Let go",
            "Moment ¤ of ¤",
            "the moment after ¤",
            "about ¤ %",
            "wait …",
            'say "no"',
        ],
        "pl": [
            "wśród odpowiedzi",
            "udziel tej",
            "puść",
            "do tej chwili",
            "26 %",
            "czekaj …",
            "1.5 PZ",
            'słowo "nie"',
            "Wielkie Postacie",
        ],
    }
    assert any(re.search(polish, sample) for sample in samples["pl"])
    assert english == "(?!)" or any(re.search(english, sample) for sample in samples["en"])


def test_all_files_are_read_in_both_languages() -> None:
    files = {language: sum(1 for text in texts() if text.language == language) for language in ("en", "pl")}
    assert files["en"] == files["pl"] > 2000

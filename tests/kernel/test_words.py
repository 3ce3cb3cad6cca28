"""Words: messages filled in, and loud when something is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pentapolis.kernel.words import LANGUAGES, MissingWords, Words, read_words, rule_key

FTL = """
# a comment
## a group
hello = Hello, { $name }!
tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
both = { tokens } for { $name }
-term = a term
with-term = { -term }
only-attribute =
    .title = Title
lost = { nowhere }
"""

POLISH = """
tokens = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
"""


def test_messages_are_filled_in() -> None:
    words = Words("en", [FTL])
    assert words("hello", name="Ramses") == "Hello, Ramses!"
    assert words("tokens", count=1) == "one token"
    assert words("both", count=3, name="Ramses") == "3 tokens for Ramses"
    assert words("with-term") == "a term"


def test_polish_has_its_own_plurals() -> None:
    words = Words("pl", [POLISH])
    assert [words("tokens", count=n) for n in (1, 2, 5)] == ["1 znacznik", "2 znaczniki", "5 znaczników"]


def test_keys_are_messages_only() -> None:
    words = Words("en", [FTL, "more = More\n"])
    assert words.keys == ["hello", "tokens", "both", "with-term", "only-attribute", "lost", "more"]
    assert "hello" in words
    assert "term" not in words


@pytest.mark.parametrize(
    ("key", "args", "message"),
    [
        ("farewell", {}, "en: farewell"),
        ("hello", {}, "en: hello: "),
        ("both", {"name": "Ramses"}, "en: both: "),
        ("only-attribute", {}, "en: only-attribute has attributes only"),
        ("lost", {}, "en: lost: "),
    ],
)
def test_missing_words_are_loud(key: str, args: dict[str, Any], message: str) -> None:
    with pytest.raises(MissingWords) as caught:
        Words("en", [FTL])(key, **args)
    assert str(caught.value.args[0]).startswith(message)


def test_what_is_not_fluent_is_not_dropped() -> None:
    with pytest.raises(ValueError, match=r"this is not Fluent \(en\): broken \{ message"):
        Words("en", ["good = Good\nbroken { message\n"])


def test_ids_become_names() -> None:
    def noun(argument: str, value: Any) -> str | None:
        return f"the {value}" if argument == "card" else None

    words = Words("en", {"gained": "{ $who } gained { $card }"}, noun)
    assert words("gained", who="castle", card="castle") == "castle gained the castle"


def test_words_are_read_from_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("spoken_one", "spoken_two"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("")
        for language in LANGUAGES:
            folder = tmp_path / package / "text" / language
            folder.mkdir(parents=True)
            (folder / "game.ftl").write_text(f"{package.replace('_', '-')} = {language} {{ $card }}\n")
    monkeypatch.syspath_prepend(tmp_path)
    words = read_words("pl", ["spoken_one", "spoken_two"], lambda argument, value: "zamek")
    assert words.language == "pl"
    assert words.keys == ["spoken-one", "spoken-two"]
    assert words("spoken-two", card="castle") == "pl zamek"
    assert read_words("en", ["spoken_one"])("spoken-one", card="castle") == "en castle"


def test_rule_ids_as_message_ids() -> None:
    assert rule_key("FH-INV.1") == "FH-INV-1"
    assert Words("en", {rule_key("PT-ANS.1"): "No"})(rule_key("PT-ANS.1")) == "No"

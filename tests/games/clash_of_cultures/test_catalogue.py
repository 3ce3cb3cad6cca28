"""The rule catalogue of Clash of Cultures: whole, in both languages, with a title for every rule."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from pentapolis.games import load
from pentapolis.games.clash_of_cultures.components import name_of
from pentapolis.games.clash_of_cultures.meta import META
from pentapolis.kernel.catalogue import Catalogue, parse_catalogue
from pentapolis.kernel.data import read_folder, read_text
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key

PACKAGE = "pentapolis.games.clash_of_cultures"
FILES = {"en": "rules.md", "pl": "rules.pl.md"}
GAME = load("clash_of_cultures")
MOST_OF_A_TITLE = 70  # characters


def catalogue(language: str = "en") -> Catalogue:
    return parse_catalogue(read_text(PACKAGE, FILES[language]))


def messages(language: str, file: str) -> list[str]:
    body = FluentParser().parse(read_text(PACKAGE, "text", language, file)).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_all_rules(language: str) -> None:
    assert len(catalogue(language).rules) == 396
    assert list(catalogue(language).rules) == list(catalogue().rules)


def test_a_rule_that_is_no_ruling_says_where_it_comes_from() -> None:
    """Public sources name no lines; CC-31 rules on cards, CC-34 lists the decisions of all other rules."""
    homeless = {rule.id for rule in catalogue().rules.values() if not rule.sources and not rule.ruling}
    own = {rule for rule in homeless if rule.startswith(("CC-31.", "CC-34."))}
    assert homeless - own == {"CC-12.14", "CC-18.5", "CC-28.3", "CC-29.8", "CC-29.12", "CC-30.29", "CC-32.9"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_of_its_own(language: str) -> None:
    titles = [key for key in messages(language, "rules.ftl") if not key.startswith("section-")]
    assert titles == [rule_key(rule) for rule in catalogue().rules]
    words = read_words(language, [PACKAGE])
    texts = [words(title) for title in titles]
    assert len(set(texts)) == len(texts)
    assert max(map(len, texts)) <= MOST_OF_A_TITLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title(language: str) -> None:
    numbers = dict.fromkeys(rule.partition(".")[0] for rule in catalogue().rules)
    sections = [key for key in messages(language, "rules.ftl") if key.startswith("section-")]
    assert sections == [f"section-{number}" for number in numbers]


def test_titles_are_translated() -> None:
    english, polish = (read_words(language, [PACKAGE]) for language in LANGUAGES)
    same = [key for key in messages("en", "rules.ftl") if english(key) == polish(key)]
    assert same == []


def test_both_languages_have_the_same_messages() -> None:
    files = {language: sorted(read_folder(PACKAGE, "text", language)) for language in LANGUAGES}
    assert files["en"] == files["pl"]
    for file in files["en"]:
        assert sorted(messages("en", file)) == sorted(messages("pl", file)), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_is_explained(language: str) -> None:
    words = read_words(language, [PACKAGE])
    for option in META.options:
        for name in (option.id, *(f"{option.id}-{value}" for value in option.values)):
            assert words(f"option-{name}")
            assert words(f"option-{name}-help").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_says_of_itself(language: str) -> None:
    words = read_words(language, [PACKAGE])
    assert words("game-tagline")[-1] == "."
    assert re.match(r".{300,}", words("game-about"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_differ(language: str) -> None:
    """Two answers of one list must not sound alike, so Advances, Leaders, buildings and units have different names."""
    content = GAME.content
    for kind in (content.advances, content.civ_advances, content.leaders, content.wonders, content.units):
        names = [name_of(content, piece, language) for piece in kind]
        assert None not in names
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """Of two the game would only ever say one, and nobody would see which."""
    found = [key for file in read_folder(PACKAGE, "text", language) for key in messages(language, file)]
    assert [key for key in sorted(set(found)) if found.count(key) > 1] == []

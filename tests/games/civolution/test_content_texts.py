"""Texts and names: written from the effects, complete in both languages, and different for different content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from pentapolis.arena.misprints import Misprint, altered, values
from pentapolis.games.civolution import pieces as p
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.components import load, name_of
from pentapolis.games.civolution.kinds import DECKS
from pentapolis.games.civolution.wording import BY_LANGUAGE
from pentapolis.games.civolution.wording.texts import text_of
from pentapolis.kernel.data import DataError, Tables
from pentapolis.kernel.words import LANGUAGES
from tests.games.civolution.test_content import content, tables

UNIONS = (v.AnyEffect, v.Cost, v.AnySpace, v.AnyRequirement, v.AnyAbility, v.AnyCondition, v.solo.AnyAction)

PIECES: dict[str, type[Any]] = {
    **dict.fromkeys(DECKS, p.Card),
    "events": p.Event,
    "marker_cards": p.MarkerCard,
    "chip_cards": p.ChipCard,
    "incomes": p.IncomeChip,
    "attributes": p.Attribute,
    "goals": p.Goal,
    "modules": p.Module,
    "weather": p.WeatherSpace,
    "settlements": p.SettlementSlot,
}
SILENT = {"starting_hand", "number", "id"}
"""Fields that a text does not tell."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words(language: str) -> None:
    kinds = {kind for union in UNIONS for kind in get_args(union)}
    assert set(BY_LANGUAGE[language].clauses) == kinds


def test_both_languages_say_the_same_things() -> None:
    english, polish = BY_LANGUAGE["en"], BY_LANGUAGE["pl"]
    assert set(english.phrases) == set(polish.phrases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sentences_without_loose_ends(language: str) -> None:
    for name, texts in content().texts.items():
        assert f"text_{language}" in texts or f"scoring_{language}" in texts, name
        for field, text in texts.items():
            for line in [text] if isinstance(text, str) else text:
                assert line == " ".join(line.split()), (name, field)
                assert line.startswith(line[0].upper()), (name, field)
                assert line.endswith("."), (name, field)
                assert not re.search(r"[{}]|None|\(\)|\.\.|;\.| ,", line), (name, field, line)


def test_every_piece_has_a_text_and_a_name() -> None:
    found = content()
    told = [*found.cards, *found.events, *found.marker_cards, *found.chips, *found.attributes, *found.goals]
    told += [*found.modules, *found.projects, *found.site_kinds, *found.sites, *found.tracks, *found.vici]
    for name in told:
        assert {"text_en", "text_pl"} <= set(found.texts[name]), name
        assert all(name_of(found, name, language) for language in LANGUAGES), name
    assert name_of(found, "v31", "pl") == "wgłębienie (3, 1)"
    assert name_of(found, "settlement_2", "en") == "settlement (Papyrus, Stone)"
    assert name_of(found, "building_ground_4", "pl") == "Obszar pod zabudowę 4"
    assert name_of(found, "nothing", "en") is None


READINGS = {
    "c16_theocracy": (
        (
            "Cost: return 1 Intelligence; have 2 Expression; have 1 Calm; empty; empty. Instant: advance 1 step "
            "on the Culture track. Activity: pay 1 food marker; then place up to 2 new weak tribes on free "
            "encampments of one land territory with your tribe."
        ),
        (
            "Koszt: zwróć 1 znacznik inteligencji; miej 2 znaczniki ekspresji; miej 1 znacznik spokoju; puste; "
            "puste. Premia natychmiastowa: przesuń dysk na torze kultury o 1 pole. Działanie: zwróć 1 znacznik "
            "żywności; następnie umieść do 2 nowych osłabionych plemion w wolnych obozowiskach na jednym "
            "terytorium lądowym ze swoim plemieniem."
        ),
    ),
    "d01_temple": (
        (
            "Cost: 1 Stone or have 3 settlements (1 VP); 1 Jade or have 2 settlements (1 VP); 1 Wood (1 VP); 1 "
            "Gold (3 VP); have 2 Calm (2 VP). Instant: advance 2 steps on the Construction track; then advance 1 "
            "step on the Favor of Agera track. When step A of the Income phase starts, you may take a favor test:"
            " if passed, gain 3 VP."
        ),
        (
            "Koszt: 1 × kamień albo miej 3 osady (1 PZ); 1 × jadeit albo miej 2 osady (1 PZ); 1 × drewno (1 PZ); "
            "1 × złoto (3 PZ); miej 2 znaczniki spokoju (2 PZ). Premia natychmiastowa: przesuń dysk na torze "
            "budownictwa o 2 pola; następnie przesuń dysk na torze przychylności Agery o 1 pole. Gdy zaczyna się "
            "krok A fazy przychodu, możesz wykonać test przychylności: jeśli go zdasz, zdobądź 3 PZ."
        ),
    ),
    "goal_oak_keepers": (
        "Have a tribe next to a revealed Mystic oak.",
        "Miej plemię obok odkrytego mistycznego dębu.",
    ),
    "goal_crowd": (
        "Have 9 tribes on the continent.",
        "Miej 9 plemion na kontynencie.",
    ),
    "f03_coronation": (
        (
            "Weather: 2 steps towards hot. The civilization that is furthest on the Prestige track, if it is "
            "alone: advance 1 step on the Favor of Agera track; then gain 3 VP."
        ),
        (
            "Ocieplenie o 2 pola. Cywilizacja, która jest najdalej na torze prestiżu, jeśli jest jedyna: przesuń "
            "dysk na torze przychylności Agery o 1 pole; następnie zdobądź 3 PZ."
        ),
    ),
    "income_caravan": (
        "Take a favor test: if passed, produce 2 raw materials and transport 1 raw material; or gain 1 VP.",
        (
            "Wykonaj test przychylności: jeśli go zdasz, wyprodukuj 2 materiały i przetransportuj 1 ze swoich "
            "materiałów do magazynu; albo zdobądź 1 PZ."
        ),
    ),
    "start_chip_08": (
        "Strengthen 1 of your weak tribes; or gain 1 VP. The Procreation module starts at level II.",
        ("Wzmocnij 1 ze swoich osłabionych plemion; albo zdobądź 1 PZ. Moduł prokreacji zaczyna na poziomie II."),
    ),
    "start_markers_11": (
        (
            "Start with 1 food marker, 2 money markers, 1 idea marker, 1 Calm marker, 1 stored Iron ore and 1 "
            "stored Wood."
        ),
        (
            "Na początek: 1 znacznik żywności, 2 znaczniki pieniędzy, 1 znacznik pomysłu, 1 znacznik spokoju, 1 "
            "znacznik zebranej rudy żelaza i 1 znacznik zebranego drewna."
        ),
    ),
    "attribute_unyielding": (
        (
            "Have 3 Stamina markers and return 1 of them. You are not affected by Gorges of the Grimwolves, "
            "Glaciers or negative weather effects."
        ),
        (
            "Miej co najmniej 3 znaczniki wytrzymałości i zwróć 1 z nich. Nie mają na ciebie wpływu wąwozy "
            "posępnych wilków, lodowce i negatywne efekty pogody."
        ),
    ),
    "building_ground_5": (
        (
            "1 VP for whoever reveals it. Statues: Jade, Oil or Iron ore. Here you build statues, each for 1 of "
            "the materials shown, and settlements."
        ),
        (
            "1 PZ dla cywilizacji, która go odkryje. Pomniki: jadeit, ropa albo ruda żelaza. Tu buduje się "
            "pomniki, każdy za 1 z pokazanych materiałów, i osady."
        ),
    ),
}


@pytest.mark.parametrize("piece", READINGS)
def test_texts_read_like_the_cards(piece: str) -> None:
    texts = content().texts[piece]
    assert (texts["text_en"], texts["text_pl"]) == READINGS[piece]


def test_levels_of_a_module_are_told_one_by_one() -> None:
    """CV-GEN.12."""
    assert content().texts["planning"]["levels_pl"][2] == (
        "Zyskaj 1 czip celu i zainstaluj 1 czip celu (dowolna kolejność) ALBO "
        "umieść 3 znaczniki planowania na jednym polu kości."
    )
    assert content().texts["sleep"]["levels_en"] == ["Gain 1 focus marker OR gain 2 idea markers."]


def test_a_track_tells_the_die_value_of_its_own_bonus() -> None:
    """CV-TRK.2."""
    assert "upgrade 1 main module that shows die value 5" in str(content().texts["culture"]["text_en"])


def misprinted(section: str) -> Iterator[tuple[Misprint, Any]]:
    """The entries of a section, each with a misprint with which it could still be read."""
    printed: Tables = {section: tables()[section]}
    for value in values(printed):
        for misprint in value.misprints:
            path = misprint.path
            if len(path) < 3 or path[2] in SILENT:
                continue
            try:
                yield misprint, msgspec.convert(altered(printed, misprint)[section][path[1]], PIECES[section])
            except msgspec.ValidationError:
                continue


@pytest.mark.parametrize("section", PIECES)
def test_no_misprint_leaves_a_text_as_it_is(section: str) -> None:
    """Whatever stands in the data of a card stands in its text, in both languages."""
    meant = [msgspec.convert(entry, PIECES[section]) for entry in tables()[section]]
    seen = 0
    for misprint, piece in misprinted(section):
        for words in BY_LANGUAGE.values():
            assert text_of(words, piece) != text_of(words, meant[int(misprint.path[1])]), misprint
        seen += 1
    assert seen > len(meant)


def test_one_word_has_one_name() -> None:
    """A track and the category that counts it have the same id, and so the same name."""
    scoring = [
        {**entry, "name_en": "Science"} if entry["id"] == "technology" else entry for entry in tables()["scoring"]
    ]
    with pytest.raises(DataError, match="technology: its id stands for two things: Technology and Science"):
        load({**tables(), "scoring": scoring})

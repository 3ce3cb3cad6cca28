"""The data file agrees with itself, and with what the rules say about cards (FH-CMP, FH-CRD, FH-ERA)."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from pentapolis.games.flow_of_history.components import (
    ICONS,
    TYPES,
    VOCABULARY,
    Card,
    Provide,
    Source,
    Timing,
)
from pentapolis.kernel.data import read_tables
from tests.games.flow_of_history.common import CARDS

TABLES: dict[str, Any] = read_tables("pentapolis.games.flow_of_history")
SOURCES = set(get_args(Source))
PARTS = {"name", "type", "deck", "strip", "timing", "effect"}


def ids(section: str) -> list[str]:
    return [entry["id"] for entry in TABLES[section]]


# Decks


def test_there_are_67_cards_in_nine_decks() -> None:
    """FH-CMP.1, FH-CMP.2."""
    assert len(CARDS) == len(TABLES["cards"]) == 67
    assert Counter(card.deck for card in CARDS.values()) == {
        "S": 6,
        "A": 5,
        **dict.fromkeys(("I", "II", "III", "IV"), 11),
        "V": 10,
        "INTERNET": 1,
        "FUTURE": 1,
    }


def test_era_values() -> None:
    """FH-ERA.1: A = 0, I to V = 1 to 5; FH-ERA.2, FH-RUL.2: starting cards 0, Internet and The Future 5."""
    eras = {"S": 0, "A": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "INTERNET": 5, "FUTURE": 5}
    assert {card.deck: card.era for card in CARDS.values()} == eras


# Vocabulary


def test_seven_icons() -> None:
    """FH-CRD.2."""
    assert ids("icons") == list(ICONS)
    assert sorted(ICONS) == ["agriculture", "attack", "culture", "defense", "industry", "science", "trade"]


def test_six_types_and_their_income_icons() -> None:
    """FH-CRD.3, FH-CRD.4, FH-RUL.1: two types for each of Culture, Industry and Science."""
    assert ids("card_types") == list(TYPES)
    assert {kind["id"]: kind["income_icon"] for kind in TABLES["card_types"]} == {
        "construction": "industry",
        "government": "culture",
        "knowledge": "science",
        "military": "science",
        "leader": "culture",
        "wonder": "industry",
    }


def test_six_effect_kinds_and_none() -> None:
    """FH-EFF.1: all of them occur; FH-CRD.5: only the starting cards have no effect."""
    kinds = ["instant", "attack", "attack_all", "permanent", "turn_action", "scoring", "none"]
    assert kinds == list(get_args(Timing))
    assert sorted(VOCABULARY) == sorted(kinds)
    assert {card.timing for card in CARDS.values()} == set(kinds)
    assert {card.deck for card in CARDS.values() if card.timing == "none"} == {"S"}


def test_every_effect_kind_is_used() -> None:
    """FH-DSL.1."""
    known = {kind.__struct_config__.tag for kinds in VOCABULARY.values() for kind in kinds}
    assert {effect.__struct_config__.tag for card in CARDS.values() for effect in card.effects} == known


# Cards


def test_cards_of_a_type_carry_its_income_icon() -> None:
    """FH-CRD.4; The Future, of no type, has none (FH-STK.9)."""
    incomes = {kind["id"]: kind["income_icon"] for kind in TABLES["card_types"]}
    for card in CARDS.values():
        assert card.income_icon == incomes.get(card.type)
    assert [card.id for card in CARDS.values() if card.income_icon is None] == ["the_future"]


def test_permanent_effects_never_count_icons() -> None:
    """FH-ICO.4: so that no circle can arise."""
    effects = [effect for card in CARDS.values() for effect in card.effects if isinstance(effect, Provide)]
    assert {effect.per.count for effect in effects if effect.per} == {"cards"}


def test_only_permanent_effects_are_transient() -> None:
    """FH-PRM.2."""
    assert {card.timing for card in CARDS.values() if card.transient} == {"permanent"}


def test_era_a_has_one_card_of_each_type_but_government() -> None:
    assert sorted(c.type for c in CARDS.values() if c.deck == "A") == sorted(set(TYPES) - {"government"})
    assert {card.type for card in CARDS.values() if card.deck == "S"} == {"government"}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_has_words_in_both_languages(card: Card) -> None:
    """FH-CRD.1."""
    assert card.name_en.strip()
    assert card.name_pl.strip()
    assert card.text_en.strip().endswith(".")
    assert card.text_pl.strip().endswith(".")
    assert card.text_en != card.text_pl
    assert card.transient == ("not during Scoring" in card.text_en) == ("nie działa podczas Punktacji" in card.text_pl)


def test_no_two_cards_have_one_name() -> None:
    assert len({card.name_en for card in CARDS.values()}) == len({card.name_pl for card in CARDS.values()}) == 67


# Where it comes from


def test_sources_are_legal() -> None:
    found = [entry["source"] for entry in sourced(TABLES)]
    assert len(found) > 90
    assert set(found) <= SOURCES


def sourced(value: Any) -> list[dict[str, Any]]:
    """Every mapping in the data that names a source."""
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    own = [value] if isinstance(value, dict) and "source" in value else []
    return own + [entry for part in inner for entry in sourced(part)]


@pytest.mark.parametrize("section", ["icons", "card_types", "decks"])
def test_every_entry_names_its_source(section: str) -> None:
    assert [entry["id"] for entry in TABLES[section] if "source" not in entry] == []


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_provenance_of_every_part_of_a_card(card: Card) -> None:
    """A card is no better known than its effect; what comes from the rulebook or a page names the place."""
    assert set(card.provenance) == (PARTS if card.timing != "none" else PARTS - {"timing"})
    assert set(card.provenance.values()) <= SOURCES
    ranks = ("rulebook", "public", "inferred", "reconstructed")
    assert ranks.index(card.source) >= ranks.index(card.provenance["effect"])
    assert bool(card.source_lines) == ("rulebook" in card.provenance.values())
    assert not ("public" in card.provenance.values() and not card.source_public)

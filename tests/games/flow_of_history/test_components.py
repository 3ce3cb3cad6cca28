"""Content that the rules could not play fails when it is loaded, and the fault names the entry."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.flow_of_history.components import load
from pentapolis.kernel.data import DataError, overlay, read_tables
from tests.games.flow_of_history.common import GAME

PACKAGE = "pentapolis.games.flow_of_history"


def load_with(section: str, *entries: dict[str, Any]) -> None:
    """Load the game's own data with some entries laid over it."""
    tables = read_tables(PACKAGE)
    overlay(tables, {section: list(entries)}, "test")
    load(tables)


def card(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, **fields}


PER_ICONS: dict[str, Any] = {"kind": "take", "from": "supply", "amount": 1, "per": {"count": "icons", "icon": "trade"}}
TAKE_ONE = {"kind": "take", "from": "supply", "amount": 1}
STEAL_TWO = {"kind": "steal_tokens", "amount": 2}

FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "FH-ERA.1: the era of another deck": (card("castle", era_value=3), "era_value is 3, deck II has 2"),
    "FH-ERA.2: The Future of another era": (card("the_future", era_value=6), "deck FUTURE has 5"),
    "FH-CRD.4: another income icon than its type": (card("castle", income_icon="science"), "must be industry"),
    "FH-CRD.4: no income icon": (card("castle", income_icon=None), "must be industry"),
    "FH-STK.9: an income icon without a type": (card("the_future", income_icon="culture"), "must be None"),
    "FH-CRD.5: a starting card with an effect": (
        card("farmer_tribe", timing="instant", effects=[TAKE_ONE]),
        "starting cards, and only they, have no effect",
    ),
    "FH-CRD.5: another card without one": (card("castle", timing="none", effects=[]), "starting cards, and only they"),
    "FH-CRD.5: a kind without effects": (card("castle", effects=[]), "timing permanent has 0 effects"),
    "FH-CRD.5: effects without a kind": (card("farmer_tribe", effects=[TAKE_ONE]), "timing none has 1 effects"),
    "FH-EFF.1: an effect of another kind": (card("castle", effects=[STEAL_TWO]), "effect steal_tokens does not work"),
    "FH-EFF.1: an unknown kind": (card("castle", timing="sometimes"), "Invalid enum value 'sometimes'"),
    "FH-DSL.1: an unknown effect": (card("castle", effects=[{"kind": "fly"}]), "Invalid value 'fly'"),
    "FH-DSL.1: remove_self not first": (
        card("ramses_ii", effects=[TAKE_ONE, {"kind": "remove_self"}]),
        "remove_self comes first",
    ),
    "FH-DSL.1: an unknown field": (card("writing", effects=[{**TAKE_ONE, "twice": True}]), "unknown field `twice`"),
    "FH-DSL.2: icons without an icon": (
        card("writing", effects=[{**PER_ICONS, "per": {"count": "icons"}}]),
        "per needs an icon",
    ),
    "FH-DSL.2: icons with a type": (
        card("writing", effects=[{**PER_ICONS, "per": {"count": "icons", "icon": "trade", "type": "leader"}}]),
        "per needs an icon",
    ),
    "FH-DSL.2: cards without a type": (
        card("bureaucracy", effects=[{**TAKE_ONE, "per": {"count": "cards"}}]),
        "a type to count cards",
    ),
    "FH-DSL.2: groups of nothing": (
        card("great_wall", effects=[{"kind": "score", "amount": 1, "per": {**PER_ICONS["per"], "divisor": 0}}]),
        "Expected `int` >= 1",
    ),
    "FH-DSL.2: a number below 1": (card("writing", effects=[{**TAKE_ONE, "amount": -1}]), "Expected `int` >= 1"),
    "FH-DSL.3: a gain of no type": (
        card("ramses_ii", effects=[{"kind": "gain_market_card", "types": [], "count": 1}]),
        "Expected `array` of length >= 1",
    ),
    "FH-DSL.4: a theft without a size": (card("warriors", effects=[{"kind": "steal_tokens"}]), "amount or fraction"),
    "FH-DSL.4: a theft of two sizes": (
        card("warriors", effects=[{**STEAL_TWO, "fraction": "half"}]),
        "either amount or fraction",
    ),
    "FH-DSL.4: the same inside a choice": (
        card("legion", effects=[{"kind": "choose_one", "options": [[{"kind": "steal_tokens"}]]}]),
        "either amount or fraction",
    ),
    "FH-DSL.5: a Wonder removed": (
        card("artillery", effects=[{"kind": "remove_top_card", "types": ["wonder"]}]),
        "Invalid enum value 'wonder'",
    ),
    "FH-DSL.6: a choice of nothing": (
        card("legion", effects=[{"kind": "choose_one", "options": []}]),
        "Expected `array` of length >= 1",
    ),
    "FH-ICO.4: a Permanent effect that counts icons": (
        card("castle", effects=[{"kind": "provide", "icon": "trade", "amount": 1, "per": PER_ICONS["per"]}]),
        "permanent effects count cards, never icons",
    ),
    "FH-CRD.2: an eighth icon": (card("castle", strip=["magic"]), "Invalid enum value 'magic'"),
    "FH-CRD.3: a seventh type": (card("castle", type="building"), "Invalid enum value 'building'"),
    "FH-PRM.2: an Instant that is transient": (
        card("writing", transient=True),
        "only a Permanent effect can be transient",
    ),
    "a source that does not exist": (card("castle", source="rumour"), "Invalid enum value 'rumour'"),
    "a provenance that does not exist": (card("castle", provenance={"name": "rumour"}), "Invalid enum value 'rumour'"),
    "a field that does not exist": (card("castle", price=3), "unknown field `price`"),
}


def test_the_games_own_data_is_sound() -> None:
    assert load(read_tables(PACKAGE)) == GAME.content


@pytest.mark.parametrize(("entry", "fault"), FAULTS.values(), ids=FAULTS)
def test_a_broken_card_fails_at_load(entry: dict[str, Any], fault: str) -> None:
    with pytest.raises(DataError) as error:
        load_with("cards", entry)
    assert error.value.where == f"cards, entry {entry['id']}"
    assert fault in error.value.what


def test_a_deck_of_the_wrong_size_fails_at_load() -> None:
    """FH-CMP.2."""
    with pytest.raises(DataError, match=r"decks, entry I: there are 12 cards, not 11 \(FH-CMP\.2\)"):
        load_with("cards", card("castle", deck="I", era_value=1))


def test_a_card_twice_fails_at_load() -> None:
    """FH-CMP.1: one entry for each card."""
    tables = read_tables(PACKAGE)
    tables["cards"].append(tables["cards"][-1])
    tables["cards"].remove(next(entry for entry in tables["cards"] if entry["id"] == "castle"))
    with pytest.raises(DataError, match="decks, entry II: there are 10 cards, not 11"):
        load(tables)


def test_a_type_pays_by_culture_industry_or_science() -> None:
    """FH-CRD.4."""
    with pytest.raises(DataError, match=r"card_types, entry wonder: .*'trade'"):
        load_with("card_types", card("wonder", income_icon="trade"))


def test_names_are_words() -> None:
    with pytest.raises(DataError, match="icons, entry trade"):
        load_with("icons", card("trade", name_pl=3))


def test_the_banker_card_needs_its_words() -> None:
    """FH-RAH.2."""
    tables = read_tables(PACKAGE)
    del tables["banker_card"]["text_pl"]
    with pytest.raises(DataError, match=r"banker_card, entry banker: .*text_pl"):
        load(tables)


def test_names_of_pieces_in_both_languages() -> None:
    names = {piece: [GAME.name_of(piece, lang) for lang in ("en", "pl")] for piece in ("castle", "banker", "trade")}
    assert names == {"castle": ["Castle", "Zamek"], "banker": ["Banker", "Bankier"], "trade": ["Trade", "Handel"]}
    assert GAME.name_of("dragon", "en") is None
    assert GAME.name_of("castle", "de") is None


def test_an_owner_of_the_box_can_correct_a_card() -> None:
    """A data pack may change what is reconstructed: here Castle gives 3 Defense."""
    tables = read_tables(PACKAGE)
    changed = card("castle", effects=[{"kind": "provide", "icon": "defense", "amount": 3}], source="rulebook")
    overlay(tables, {"cards": [changed]}, "test")
    castle = load(tables).cards["castle"]
    assert castle.effects != GAME.content.cards["castle"].effects
    assert (castle.source, castle.strip) == ("rulebook", ("defense", "defense"))


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"id": "3"}, "its entries must be 2, 3, 4, 5"),
        ({"banker_start_tokens": 0}, r"the Banker has invested tokens \(FH-TWO\.4\)"),
        ({"starting_cards_excluded": ["farmer_tribe", "farmer_tribe"]}, "each once"),
        ({"starting_cards_excluded": ["castle", "farmer_tribe"]}, "must be some of farmer_tribe"),
        ({"starting_cards_excluded": ["farmer_tribe"]}, "leaves 5 cards for 2 players"),
    ],
)
def test_a_table_of_player_counts_that_cannot_be_played_fails_at_load(changes: dict[str, Any], what: str) -> None:
    """FH-SET.3, FH-TWO.2, FH-TWO.4."""
    tables = read_tables(PACKAGE)
    tables["setup_by_player_count"][0] |= changes
    with pytest.raises(DataError, match=f"setup_by_player_count.*{what}"):
        load(tables)

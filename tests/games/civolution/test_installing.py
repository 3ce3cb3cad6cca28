"""Research cards: place, row, cost, payment, bonus (CV-CRD)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.actions.costs import can_pay, rows
from pentapolis.games.civolution.bills import active
from pentapolis.games.civolution.effects import possible
from pentapolis.games.civolution.kinds import FEATURE, MATERIAL
from pentapolis.games.civolution.state import CVTable
from pentapolis.kernel import Refusal
from tests.games.civolution.by_hand import ask_of, content, do, refusal, table

INVENTION = v.InstallResearchCard("invention", special_bonus=False)
WITH_BONUS = v.InstallResearchCard("invention", special_bonus=True)
INSIGHT = v.InstallResearchCard("insight", special_bonus=False)
BUILDING = v.InstallResearchCard("building", special_bonus=False)

WHEEL, PLOUGH, GLASS, ANVIL, ROPE = "a01_wheel", "a02_plough", "a17_glass", "a26_anvil", "a27_rope"
COIN, HARVEST = "income_coin", "income_harvest"
SETTLED = (1, 1, 0, 0, 0, 0, 0)


def stored(t: CVTable, *words: str) -> list[int]:
    return [t.state.players[0].storage[MATERIAL[word]] for word in words]


# Where


def test_active_spaces_by_row() -> None:
    """CV-EX-16, CV-CRD.2: empty spaces are never active, nor are those beyond the row."""
    glass, plough = content().cards[GLASS], content().cards[PLOUGH]
    assert [number for number, _ in active(glass, 3)] == [1, 2, 3]
    assert [number for number, _ in active(plough, 3)] == [1, 2]
    assert [number for number, _ in active(plough, 5)] == [1, 2, 4, 5]


def test_a_card_of_the_first_row() -> None:
    """CV-CRD.1, CV-CRD.7, CV-CRD.9: pay, bonus, then it works. Columns 1 to 4 are alike, the others too dear."""
    t = table({"hand": (WHEEL,), "wood": 1})
    player = t.state.players[0]
    do(t, INVENTION, WHEEL)
    assert (player.columns[0], player.hand, player.lasting) == (((WHEEL, WHEEL),), (), (WHEEL,))
    assert (stored(t, "wood"), player.tracks[0], player.vp, player.supply) == ([0], 1, 0, 50)


def test_the_column_of_its_type() -> None:
    """CV-CON.2, CV-CON.3: on the lowest free row, which may be too dear."""
    t = table({"hand": (WHEEL,), "wood": 1, "columns": {2: [COIN, PLOUGH]}})
    assert not possible(t, 0, INVENTION)
    t = table({"hand": (WHEEL,), "wood": 1, "stone": 1, "dexterity": 1, "columns": {2: [COIN, PLOUGH]}})
    do(t, INVENTION, WHEEL)
    assert t.state.players[0].columns[1] == ((COIN, COIN), (PLOUGH, PLOUGH), (WHEEL, WHEEL))


def test_above_the_fifth_row_the_fifth_one_counts() -> None:
    """CV-CON.7, CV-CRD.2."""
    given = {"wood": 3, "stamina": 3, "columns": {9: ["start_chip_01", COIN, WHEEL]}}
    t = table({**given, "hand": (PLOUGH,)})
    do(t, INVENTION, PLOUGH, "skip")
    player = t.state.players[0]
    assert (player.columns[8][3], player.vp, stored(t, "wood")) == ((PLOUGH, PLOUGH), 2 + 2, [0])


def test_the_cost_of_a_higher_row() -> None:
    """CV-EX-19, CV-CRD.3: spaces 1 to 4 are paid and score, the card lies in row 2."""
    t = table({"hand": (GLASS,), "sand": 3, "coal": 1, "dexterity": 1, "columns": {1: [WHEEL]}})
    ask = ask_of(t, INVENTION, GLASS)
    assert ask.keys == ["2", "3", "4"]
    assert refusal(ask, "1") == Refusal("CV-CRD.3", least=2)
    assert refusal(ask, "5") == Refusal("CV-CRD.4", thing="dexterity", have=1, need=3)
    do(t, INVENTION, GLASS, "4", "skip")
    player = t.state.players[0]
    assert player.columns[0][1] == (GLASS, GLASS)
    assert (stored(t, "sand", "coal"), player.features[FEATURE["dexterity"]]) == ([0, 0], 1)
    assert player.vp == 1 + 3 + 1  # spaces 3 and 4, and the card's bonus


def test_a_row_whose_space_is_empty_adds_nothing() -> None:
    """CV-CRD.2: it is not offered."""
    t = table({"hand": (PLOUGH,), "wood": 3, "stamina": 3, "columns": {1: [WHEEL]}})
    assert list(rows(t, 0, content().cards[PLOUGH], 2, False)) == ["2", "4", "5"]
    assert refusal(ask_of(t, INVENTION, PLOUGH), "3") == Refusal("CV-CRD.2", row=3)


# What is needed


def test_features_add_up() -> None:
    """CV-EX-17, CV-CRD.4: have 2 Dexterity and have 1 take 3."""
    card = content().cards[WHEEL]
    given: dict[str, Any] = {"wood": 1, "stone": 1, "iron": 1}
    assert not can_pay(table({**given, "dexterity": 2}), 0, card, 5, 0)
    assert can_pay(table({**given, "dexterity": 3}), 0, card, 5, 0)


def test_returned_markers_may_be_counted() -> None:
    """CV-EX-70, CV-CRD.5: Logic into row 3 with 2 Intelligence; with 1 it is refused."""
    given = {"hand": ("c17_logic",), "columns": {5: ["c02_mathematics"]}}
    t = table({**given, "intelligence": 2})
    do(t, INSIGHT, "c17_logic", "skip")
    player = t.state.players[0]
    assert (player.features[FEATURE["intelligence"]], player.vp) == (1, 1)
    assert (player.tracks[2], player.idea) == (2, 1)
    assert not possible(table({**given, "intelligence": 1}), 0, INSIGHT)


def test_a_card_may_count_as_a_marker() -> None:
    """CV-EFF.9: Chameleon skin for the have-requirement of Writing, not for the marker that it returns."""
    given = {"hand": ("c18_rhetoric",), "columns": {1: ["b20_chameleon_skin"], 5: ["c02_mathematics"]}}
    assert possible(table({**given, "expression": 1}), 0, INSIGHT)
    assert not possible(table(given), 0, INSIGHT)


def test_settlements_instead_of_materials() -> None:
    """CV-EX-18, CV-CRD.6: 3 settlements fulfil "3 settlements" and "2 settlements" without payment; 2 do not."""
    given = {"hand": ("d01_temple",), "columns": {1: ["d02_granary"]}, "favor": 1}
    t = table({**given, "settled": (1, 1, 1, 0, 0, 0, 0)})
    do(t, BUILDING, "d01_temple", "skip")
    assert t.state.players[0].vp == 1 + 1
    t = table({**given, "settled": SETTLED})
    assert not possible(t, 0, BUILDING)
    t = table({**given, "settled": SETTLED, "stone": 1})
    do(t, BUILDING, "d01_temple", "skip")
    assert stored(t, "stone") == [0]


def test_one_option_for_each_space() -> None:
    """CV-CRD.6: the owner picks among those that are fulfilled."""
    given = {"hand": ("d23_monastery",), "columns": {1: ["d02_granary"]}, "settled": SETTLED}
    ask = ask_of(table({**given, "stone": 1, "papyrus": 1}), BUILDING, "d23_monastery")
    assert (ask.kind, ask.keys) == ("cost", ["return:stone:1", "have:settlement:1"])
    t = table({**given, "papyrus": 1})
    ask = ask_of(t, BUILDING, "d23_monastery")
    assert ask.keys == ["return:papyrus:1", "have:settlement:2"]
    do(t, BUILDING, "d23_monastery", "have:settlement:2")
    assert stored(t, "papyrus") == [1]


def test_an_option_that_takes_what_another_space_needs() -> None:
    """CV-CRD.6: the wood of the Granary is needed for its fourth space."""
    t = table({"hand": ("d02_granary",), "wood": 2, "settled": SETTLED, "columns": {1: ["d03_harbor"]}})
    ask = ask_of(t, BUILDING, "d02_granary")
    assert ask.keys == ["2", "4"]
    t = table({"hand": ("d02_granary",), "wood": 2, "clay": 1, "settled": SETTLED, "columns": {1: ["d03_harbor"]}})
    ask = ask_of(t, BUILDING, "d02_granary", "4")
    assert ask.keys == ["return:clay:1", "have:settlement:2"]


# Special bonus


def test_ignoring_a_space() -> None:
    """CV-EX-48, CV-CRD.8: Glass into row 3, the third space ignored: no VP of it, no second card."""
    t = table({"hand": (GLASS, ROPE), "sand": 1, "coal": 1, "cotton": 1})
    do(t, WITH_BONUS, GLASS, "7", "skip")
    player = t.state.players[0]
    assert (player.vp, stored(t, "sand", "coal")) == (1, [0, 0])  # the bonus of the card alone
    assert player.hand == (ROPE,)


def test_the_only_active_space_cannot_be_ignored() -> None:
    """CV-CRD.8: in row 1 there is one; in row 2 either may be."""
    assert not possible(table({"hand": (GLASS,)}), 0, WITH_BONUS)
    t = table({"hand": (GLASS,), "sand": 1, "coal": 1, "columns": {2: [PLOUGH]}})
    ask = ask_of(t, WITH_BONUS, GLASS)
    assert ask.keys == ["none", "1", "2"]
    assert refusal(ask, "3") == Refusal("CV-CRD.8")
    t = table({"hand": (GLASS,), "sand": 1, "columns": {2: [PLOUGH]}})
    assert not possible(t, 0, INVENTION)
    do(t, WITH_BONUS, GLASS, "skip")
    assert stored(t, "sand") == [0]


def test_ignoring_does_not_make_a_higher_row() -> None:
    """CV-CRD.8, CV-CRD.3: row 2 without its own space is row 1."""
    t = table({"hand": (WHEEL,), "wood": 1})
    do(t, WITH_BONUS, WHEEL, "1")
    assert t.state.players[0].columns[0] == ((WHEEL, WHEEL),)


def test_a_second_card_with_the_special_bonus() -> None:
    """CV-CRD.8: right after, by the normal rules, with no further bonus; or none."""
    given = {"hand": (WHEEL, PLOUGH, ROPE), "wood": 2, "cotton": 1, "stamina": 1, "columns": {1: [COIN], 4: [HARVEST]}}
    wanted = (WHEEL, "2")
    t = table(given)
    player = t.state.players[0]
    do(t, WITH_BONUS, *wanted, PLOUGH, "skip")
    assert player.columns[1] == ((WHEEL, WHEEL), (PLOUGH, PLOUGH))
    t = table(given)
    do(t, WITH_BONUS, *wanted, "skip")
    assert t.state.players[0].hand == (PLOUGH, ROPE)


# Other materials


@pytest.mark.parametrize(("word", "legal"), [("sand", True), ("clay", False)])
def test_materials_of_the_same_storage_row(word: str, legal: bool) -> None:
    """CV-EX-71: with Metallurgy sand may be paid for wood, clay may not."""
    t = table({"hand": (WHEEL,), word: 1, "columns": {5: ["c15_metallurgy"]}})
    assert possible(t, 0, INVENTION) is legal
    if legal:
        do(t, INVENTION, WHEEL)
        assert stored(t, word) == [0]


def test_which_material_stands_for_another() -> None:
    """CV-EFF.9: the owner says."""
    given = {"hand": (WHEEL,), "columns": {5: ["c15_metallurgy"]}, "sand": 1, "wood": 1, "coal": 1}
    t = table(given)
    wanted = (WHEEL, "1", "1")
    ask = ask_of(t, INVENTION, *wanted)
    assert (ask.kind, ask.keys, ask.about["material"]) == ("wild", ["wood", "coal", "sand"], "wood")
    assert refusal(ask, "gold") == Refusal("CV-CRD.4", thing="row", row=3)
    do(t, INVENTION, *wanted, "coal")
    assert stored(t, "wood", "coal", "sand") == [1, 0, 1]


# Why not


def test_why_a_card_cannot_be_installed() -> None:
    """CV-CRD.1, CV-CRD.4: of another type, not in the hand, too dear."""
    t = table({"hand": (WHEEL, "a03_fishing_net", "b02_gills"), "wood": 1})
    ask = ask_of(t, INVENTION)
    assert ask.keys == [WHEEL, "skip"]
    assert refusal(ask, "b02_gills") == Refusal("CV-CRD.1", type="invention")
    assert refusal(ask, PLOUGH) == Refusal("CV-CRD.1", type="invention")
    assert refusal(ask, "a03_fishing_net") == Refusal("CV-CRD.4", thing="cotton", have=0, need=1)
    assert refusal(ask, "trade") is None


def test_why_a_column_is_too_dear() -> None:
    """CV-CRD.2, CV-CON.2."""
    t = table({"hand": (WHEEL,), "wood": 1, "stone": 1, "columns": {2: ["b02_gills"]}})
    ask = ask_of(t, INVENTION, WHEEL)
    assert ask.keys == ["1", "5"]
    assert refusal(ask, "7") == Refusal("CV-CRD.4", thing="dexterity", have=0, need=1)
    assert refusal(ask, "2") == Refusal("CV-CON.2", type="mutation")
    assert refusal(ask, "3") == Refusal("CV-CON.1", column=1)


# Bonus and triggers


def test_a_card_does_not_react_to_itself() -> None:
    """CV-EFF.8: Anvil waits for other inventions, Writing for all cards."""
    t = table({"hand": (ANVIL, ROPE), "iron": 1, "cotton": 1, "columns": {5: ["c01_writing"]}})
    player = t.state.players[0]
    do(t, INVENTION, ANVIL, "skip")
    assert (player.vp, player.idea) == (0, 1)
    do(t, INVENTION, ROPE)
    assert (player.vp, player.idea) == (1, 2)


def test_the_ability_of_a_card_does_not_help_with_its_bonus() -> None:
    """CV-CRD.7: School upgrades a module, but gains its idea marker for later upgrades alone."""
    t = table({"hand": ("d17_school",), "wood": 1})
    do(t, BUILDING, "d17_school", "trade")
    player = t.state.players[0]
    assert player.idea == 0
    do(t, v.UpgradeModule("any"), "trade")
    assert player.idea == 1


def test_a_chip_gained_by_the_bonus_lies_above_the_card() -> None:
    """CV-CRD.7: the place of the card counts as taken while its bonus is carried out."""
    t = table({"hand": (WHEEL,), "wood": 1}, incomes=(COIN, "", ""))
    wheel = replace(content().cards[WHEEL], instant_bonus=(v.GainIncomeChip(),))
    t.content = replace(content(), cards={**content().cards, WHEEL: wheel})
    do(t, INVENTION, WHEEL, "1", "vp")
    assert t.state.players[0].columns[0] == ((WHEEL, WHEEL), (COIN, COIN))

"""The content: what the box holds, and the tables that the rules look things up in."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from pentapolis.games.civolution import pieces as p
from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.components import Content, load
from pentapolis.games.civolution.kinds import (
    CARD_TYPES,
    FEATURE_MODULES,
    MAIN_MODULES,
    MATERIAL,
    MATERIAL_ROW,
    MATERIAL_TYPE,
    PAIRS,
    TYPE,
    TYPES,
)
from pentapolis.kernel.data import Tables, read_tables

PACKAGE = "pentapolis.games.civolution"


@cache
def tables() -> Tables:
    return read_tables(PACKAGE)


@cache
def content() -> Content:
    return load(tables())


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """CV-LIM.1, and the list of components."""
    found = content()
    assert Counter(card.type for card in found.cards.values()) == dict.fromkeys(CARD_TYPES, 32)
    assert (len(found.events), len(found.marker_cards), len(found.chip_cards)) == (20, 12, 10)
    assert sum(chip.count for chip in found.incomes.values()) == 25
    assert sum(chip.count for chip in found.goals.values()) == 65
    assert len(found.attributes) == 12
    assert (len(found.tiles), len(found.territories), len(found.sites), len(found.vici)) == (8, 22, 24, 15)


def test_modules_ask_for_every_pair_of_values_once() -> None:
    """CV-ACT4.8 to CV-ACT4.10."""
    dice = content().module_dice
    assert sorted(dice[name] for name in MAIN_MODULES) == [pair for pair in PAIRS if pair[0] < pair[1]]
    assert [dice[name] for name in FEATURE_MODULES] == [(value, value) for value in range(1, 7)]
    assert dice["sleep"] == (0, 0)
    assert all(PAIRS[content().module_pairs[name]] == pair for name, pair in dice.items())


def test_materials_are_counted_by_type_and_row() -> None:
    """CV-TRD.1, CV-EXP.2."""
    assert (TYPES[MATERIAL_TYPE[MATERIAL["herb"]]], MATERIAL_ROW[MATERIAL["herb"]]) == ("grassland", 2)
    assert (TYPES[MATERIAL_TYPE[MATERIAL["copper"]]], MATERIAL_ROW[MATERIAL["copper"]]) == ("desert", 3)
    assert [content().lucky_row[die - 1] for die in (2, 3, 6)] == [1, 2, 3]


@pytest.mark.parametrize(("players", "camps"), [(1, 45), (2, 45), (3, 51), (4, 55)])
def test_encampments_that_exist(players: int, camps: int) -> None:
    """CV-SET.9: with two players ten are blocked, with three four; the tokens that block hunt otherwise."""
    found = content()
    assert sum(land.fire + land.plains[players] for land in found.territories) == camps
    assert 55 - camps + found.counts[players].hunting_tokens == 16


def test_the_start_territories_have_a_camp_without_fire_for_each_civilization() -> None:
    """CV-SET.13."""
    found = content()
    for players in (2, 3, 4):
        for land in (found.start_forest, found.start_grassland):
            assert (found.territories[land].fire, found.territories[land].plains[players]) == (True, players)
    assert found.territories[found.start_forest].type == TYPE["forest"]


def test_passives_add_up_as_they_say() -> None:
    """CV-EFF.9: numbers add up, of limits the highest counts, of the rest one is enough."""
    force = content().force
    both = force["a03_fishing_net", "a04_bow"]
    assert both.hunt_bonus == (1, 1, 1, 1, 1, 1, 3)
    assert force["b16_enlarged_brain", "attribute_brilliant"].idea_step == 2
    assert force["e13_peace_treaty", "attribute_blessed"].deus_ex_free == 2
    assert force["b04_fur", "b07_camouflage"].immune_glacier
    assert not force["b04_fur",].immune_gorge
    assert force["b12_photosynthesis", "b28_cold_blood"].feeding_territories == (0, 1, 0, 1, 0, 1, 0)
    assert force["b09_hibernation",].feeding_weak == 1
    assert force["b26_longevity", "e25_census"].category_units == (0, 0, 0, 0, 0, 0, 0, 3, 0)
    assert force["b20_chameleon_skin",].feature_req == (0, 0, 0, 0, 1, 0)


def test_triggers_are_found_by_their_event() -> None:
    """CV-EFF.8."""
    force = content().force["c01_writing", "attribute_famous", "a16_candle"]
    assert force.triggers == {"install_card": ("c01_writing", "attribute_famous"), "reset": ("a16_candle",)}
    assert content().triggers["c01_writing"].effects == (v.Gain("idea", 1),)


def test_every_passive_has_a_field() -> None:
    """CV-EFF.9: whatever lasts changes what is in force."""
    found = content()
    nothing = found.force[()]
    for source in found.lasting:
        assert found.force[source,] != nothing, source


def test_vici_has_cards_of_both_kinds() -> None:
    """CV-SOL.4."""
    kinds = Counter(type(card) for card in content().vici.values())
    assert kinds == {p.DiceCard: 10, p.CategoryCard: 5}

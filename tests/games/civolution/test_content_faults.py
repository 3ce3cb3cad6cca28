"""Content that could not be played is refused, with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from pentapolis.arena.misprints import altered, values
from pentapolis.games.civolution.components import load
from pentapolis.kernel.data import DataError, Tables
from tests.games.civolution.test_content import tables

Change = Callable[[dict[str, Any]], object]


def changed(section: str, entry: str, change: Change) -> Tables:
    """The data with one entry written otherwise; "" is a section that is an entry itself."""
    found = deepcopy(tables())
    (piece,) = [found[section]] if not entry else [piece for piece in found[section] if piece.get("id") == entry]
    change(piece)
    return found


def put(**fields: Any) -> Change:
    return lambda entry: entry.update(fields)


FAULTS: list[tuple[str, str, Change, str]] = [
    ("inventions", "a01_wheel", put(starting_hand=2), "inventions: the numbers of starting hands"),
    ("chip_cards", "start_chip_01", put(number=2), "chip_cards: the numbers of starting hands"),
    ("goals", "goal_crowd", put(count=2), "goals: there are 66, CV-LIM.1 asks for 65"),
    ("inventions", "a01_wheel", put(type="mutation"), "inventions, entry a01_wheel: its type follows from its deck"),
    ("buildings", "d02_granary", lambda card: card["cost_spaces"][0]["options"].pop(), "a space with one option"),
    (
        "buildings",
        "d02_granary",
        lambda card: card["cost_spaces"][0]["options"][0].update(vp=1),
        "an option of a cost space has no VP",
    ),
    (
        "attributes",
        "attribute_curious",
        lambda chip: chip["requirement"].update(have=5),
        "attributes, entry attribute_curious: CV-ATT.1",
    ),
    (
        "attributes",
        "attribute_curious",
        lambda chip: chip["requirement"].update(have=4),
        "attributes: two chips ask for the same markers",
    ),
    (
        "mutations",
        "b02_gills",
        put(ability={"kind": "feeding", "delta": 1, "where": "boat", "territories": ["forest"]}),
        "`territories` belongs to `where: territories`",
    ),
    (
        "incomes",
        "income_cart",
        put(effects=[{"kind": "remove_tribe", "amount": 1}]),
        "incomes, entry income_cart: RemoveTribe has no place here",
    ),
    (
        "incomes",
        "income_cart",
        put(effects=[{"kind": "favor_test", "on_pass": [{"kind": "upgrade_module", "die_value": "track"}]}]),
        "only the bonus of a track knows whose die value counts",
    ),
    (
        "incomes",
        "income_cart",
        put(effects=[{"kind": "draw_keep", "draw": 1, "keep": 2}]),
        "more cards are kept than drawn",
    ),
    ("modules", "trade", put(dice=[1, 3]), "modules: CV-ACT4.10 asks for every pair of two values once"),
    ("modules", "calm", put(dice=[4, 4]), "modules, entry calm: its dice are two of 3"),
    ("modules", "trade", lambda module: module["levels"].pop(), "modules, entry trade: it has 3 level"),
    ("modules", "trade", lambda module: module["levels"][0].update(any_order=True), "one part has no order"),
    ("tiles", "tile_b", lambda tile: tile["edges"]["left_1"].reverse(), "tiles, entry tile_b: the parts of an edge"),
    ("tiles", "tile_b", lambda tile: tile["edges"].pop("right_2"), "an edge of the lower cell is missing"),
    ("tiles", "tile_b", lambda tile: tile["recesses"].pop("ml"), "a recess is missing"),
    (
        "tiles",
        "tile_b",
        lambda tile: tile["recesses"].update(tl=["c_desert"]),
        "'c_desert' is no territory of this tile",
    ),
    ("tiles", "tile_b", lambda tile: tile["territories"][0].update(type="swamp"), "CV-GEN.8 asks for"),
    (
        "tiles",
        "tile_b",
        lambda tile: tile["territories"][0].update(beacons=2),
        "the hills territories have",
    ),
    ("tiles", "tile_b", lambda tile: tile["territories"][0].update(start=True), "one forest and one grassland"),
    ("tiles", "tile_b", lambda tile: tile["territories"][0]["encampments"].pop(), "CV-SET.9 asks for"),
    ("first_play", "", lambda entry: entry["placements"][0].update(x=4, y=0, tile="tile_b"), "it is placed twice"),
    ("first_play", "", lambda entry: entry["placements"][1].update(x=1), "lies on another tile or beyond the grid"),
    ("island", "", put(territory="b_hills"), "island: 'b_hills' is no Water"),
    ("sites", "cave_1", put(kind="volcano"), "CV-SIT.8 asks for"),
    ("sites", "cave_1", put(statue_materials=["gold"]), "a building ground, and nothing else"),
    ("site_kinds", "cave", put(amount=1), "site_kinds, entry cave"),
    (
        "tracks",
        "culture",
        lambda track: track["thresholds"][0].update(after_space=3),
        "thresholds lie one above the other",
    ),
    (
        "tracks",
        "culture",
        lambda track: track["thresholds"][5].update(after_space=12),
        "a threshold lies beyond the last space",
    ),
    ("tracks", "culture", lambda track: track["thresholds"][0].update(bonus="vp9"), "there is no bonus 'vp9'"),
    ("favor", "favor_2", put(pass_values=[2]), r"favor, entry favor_2: CV-FAV.1 passes with \[1, 2\]"),
    ("favor", "favor_5", put(auto_pass=True), "the last space alone passes without a roll"),
    (
        "weather",
        "hot",
        lambda space: space["options"].append([{"kind": "perform_activity", "amount": 1}]),
        "its effects must be all negative or all positive",
    ),
    ("weather", "cold", lambda space: space.pop("beyond"), "have an effect beyond the line"),
    ("hunting", "water", put(id="forest"), "hunting: an id stands for two entries"),
    ("storage_rows", "storage_row_1", put(lucky_dice=[1, 3]), "a die of 2 must find one row, not 0"),
    ("columns", "column_5", put(base_row=1), r"columns: the rows have \(5, 6, 8, 9, 9\) slots"),
    ("stages", "row_3", put(tile=True), r"stages: rows \[3, 4, 5\] have stage tiles"),
    ("setup", "", put(chip_column=8), "the first income chip lies in the last column"),
    ("setup", "", put(fate_dice=2), "setup: there are 13 fate dice, CV-LIM.1 asks for 9"),
    ("vici", "vici_01", lambda card: card["blue_half"][0]["rolls"].append(2), "not for each value once"),
    ("vici", "vici_12", lambda card: card["red_half"].update(last_era_vp=3), "points in the last era"),
    ("opponent", "", put(wheel=["forest"] * 6), "opponent: a table must name each of"),
    ("opponent", "", lambda entry: entry["feeding"].reverse(), "it feeds its tribes in the order"),
    ("grids", "evolution", put(removes=[2, 10]), "chips are removed from free spaces"),
    ("first_play", "", lambda entry: entry["placements"][0].update(x=0), "cannot fill the rest of the grid"),
    ("event_checks", "f06_great_feast", put(id="f99"), "event_checks, entry f99: there is no such event"),
    ("mutations", "b02_gills", put(ability={"kind": "feeding", "delta": 2, "where": "boat"}), "needs 1 food"),
    ("event_checks", "f06_great_feast", put(rows=[3, 2]), "named once, in their order"),
    ("event_checks", "f06_great_feast", put(spaces=[4]), "it has either rows or spaces"),
    ("event_checks", "f20_tsunami", put(spaces=[5, 10]), "the first of its spaces is 4"),
    ("event_checks", "f20_tsunami", put(spaces=[4, 17]), "a space lies beyond the grid"),
    ("eras", "era_2", put(id="era_9"), "its entries must be era_1, era_2, era_3, era_4, in this order"),
]


@pytest.mark.parametrize(("section", "entry", "change", "what"), FAULTS, ids=[fault[3][:40] for fault in FAULTS])
def test_faults_are_refused(section: str, entry: str, change: Change, what: str) -> None:
    with pytest.raises(DataError, match=what) as found:
        load(changed(section, entry, change))
    assert found.value.where.split(",")[0] in tables()


def test_a_section_that_no_rule_reads_is_refused() -> None:
    with pytest.raises(DataError, match="rumours: no rule reads this section"):
        load({**tables(), "rumours": []})


def test_there_is_an_entry_for_every_number_of_players() -> None:
    """CV-GEN.1."""
    with pytest.raises(DataError, match="player_counts: there is one entry each"):
        load({**tables(), "player_counts": tables()["player_counts"][1:]})


def test_tokens_hunt_or_block() -> None:
    """CV-SET.9."""
    counts = [{**entry, "hunting_tokens": 16} for entry in tables()["player_counts"]]
    with pytest.raises(DataError, match="player_counts, entry 1: 10 of the 16 tokens block encampments"):
        load({**tables(), "player_counts": counts})


STEP = 61


def refused(tables: Tables) -> str:
    """Where content is refused; "" if it loads."""
    try:
        load(tables)
    except DataError as error:
        return error.where.split(",")[0]
    return ""


def test_what_is_wrong_is_told_with_its_section() -> None:
    """Whatever is misprinted: the content loads, or a DataError names the place. (A sample of all misprints.)"""
    sample = [misprint for value in list(values(tables()))[::STEP] for misprint in value.misprints]
    places = [refused(altered(tables(), misprint)) for misprint in sample]
    assert set(places) <= {"", *tables()}
    assert places.count("") < len(places) / 2

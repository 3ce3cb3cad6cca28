"""The content is what the box holds, and content that cannot be played is refused with the entry's name."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from pentapolis.games.beyond_the_horizon.components import load, name_of
from pentapolis.games.beyond_the_horizon.kinds import COLORS, LEVEL, UNITS
from pentapolis.games.beyond_the_horizon.population import activate, put_back
from pentapolis.games.beyond_the_horizon.setup import new_player
from pentapolis.kernel.data import DataError, read_tables
from pentapolis.kernel.words import LANGUAGES
from pentapolis.parts.bitsets import members
from tests.games.beyond_the_horizon.common import CONTENT, PACKAGE, PLAYERS


def changed(section: str, piece: str, **fields: Any) -> dict[str, Any]:
    """The data with one entry written otherwise."""
    tables = read_tables(PACKAGE)
    (entry,) = [entry for entry in tables[section] if entry["id"] == piece]
    entry.update(fields)
    return tables


def test_the_box_holds_what_it_should() -> None:
    """BH-CMP.2, BH-CMP.13."""
    assert Counter(card.level for card in CONTENT.technologies.values()) == {"I": 4, "II": 16, "III": 16, "IV": 8}
    assert Counter(card.level for card in CONTENT.leaders.values()) == {"II": 10, "III": 10, "IV": 7}
    assert Counter(tile.level for tile in CONTENT.structures.values()) == {"I": 8, "II": 8, "III": 8}
    assert Counter(goal.set for goal in CONTENT.goals.values()) == {"A": 3, "B": 3, "C": 3}
    assert Counter(card.card for card in CONTENT.governments.values()) == {1: 2, 2: 2, 3: 2, 4: 2}
    assert (len(CONTENT.homes), len(CONTENT.territories)) == (4, 25)  # the cradle is one of them
    assert (CONTENT.limits.settlement, CONTENT.limits.fortification) == (8, 8)


def test_the_pieces_of_a_player() -> None:
    """BH-CMP.3, BH-CMP.7: 24 cubes, 8 to a track; 8 tokens of each kind, each strength on one pair of faces."""
    assert CONTENT.cubes == (8, 8, 8)
    assert CONTENT.capacities == (6, 5, 4, 3, 2)  # BH-POP.7, and with the other two 22 pawns
    for unit in range(len(UNITS)):
        assert sum(CONTENT.pair_counts[unit]) == 8
        assert [CONTENT.pairs[unit][strength] for strength in range(1, 7)] == [0, 0, 1, 1, 2, 2]


def test_pawns_leave_from_the_left_and_come_back_from_the_right() -> None:
    """BH-POP.3 to BH-POP.5: as far as there is room, and then out of the game."""
    player = new_player(CONTENT, 0)
    player.active = 0
    assert activate(player, 8) == 8
    assert player.columns == (0, 3, 4, 3, 2)
    assert activate(player, 99) == 12
    assert (player.columns, player.active) == ((0, 0, 0, 0, 0), 20)
    seen = []
    for _ in range(22):
        put_back(CONTENT, player)
        seen.append(player.columns)
    assert seen[:3] == [(0, 0, 0, 0, 1), (0, 0, 0, 0, 2), (0, 0, 0, 1, 2)]
    assert seen[19] == (6, 5, 4, 3, 2) == seen[-1]
    assert player.gone == 2


def test_colours_of_technologies() -> None:
    """BH-CMP.8, BH-CMP.9: one main colour, a second one on many cards; level IV names none."""
    for card in CONTENT.technologies.values():
        assert (card.color is None) == (card.level == "IV")
        assert card.second_color != card.color or card.color is None
    for level, each in (("I", 1), ("II", 4), ("III", 4)):
        assert Counter(c.color for c in CONTENT.technologies.values() if c.level == level) == dict.fromkeys(
            COLORS, each
        )
    assert any(card.second_color for card in CONTENT.technologies.values())


def test_nearly_every_technology_has_an_action() -> None:
    """BH-CMP.10, BH-CMP.16: with at least one space."""
    actions = [card.action for card in CONTENT.technologies.values() if card.action is not None]
    assert len(actions) > 0.9 * len(CONTENT.technologies)
    assert all(action.spaces and action.tasks for action in actions)
    assert all(action.spaces for action in CONTENT.actions.values())


def test_the_tree() -> None:
    """BH-SET.5, BH-RES.1 to BH-RES.3: 4, 6, 6 and 3 slots; lines lead one level down; level IV needs two."""
    assert Counter(slot.level for slot in CONTENT.slots) == {"I": 4, "II": 6, "III": 6, "IV": 3}
    for number, slot in enumerate(CONTENT.slots):
        below = [CONTENT.slot_level[line] for line in members(CONTENT.lines[number])]
        assert below == [LEVEL[slot.level] - 1] * len(slot.lines)
        assert slot.needed == (2 if slot.level == "IV" else len(slot.lines))
    top = [number for number, slot in enumerate(CONTENT.slots) if slot.level == "IV"]
    used = {line for number in top for line in members(CONTENT.lines[number])}
    assert {CONTENT.slots[line].level for line in used} == {"III"}
    assert len(used) == 6


@pytest.mark.parametrize("needed", [0, 1, 2, 3])
def test_what_is_eligible(needed: int) -> None:
    """BH-RES.1 to BH-RES.3: by the lines that are met."""
    slots = CONTENT.slot_index
    researched = sum(1 << slots[name] for name in ("iii_1", "iii_2", "iii_3")[:needed])
    assert bool(CONTENT.eligible[researched] >> slots["iv_1"] & 1) == (needed >= 2)
    assert not CONTENT.eligible[researched] >> slots["iv_3"] & 1
    assert all(CONTENT.eligible[0] >> slots[name] & 1 for name in ("i_1", "i_2", "i_3", "i_4"))


@pytest.mark.parametrize("players", PLAYERS)
def test_spaces_by_the_number_of_players(players: int) -> None:
    """BH-ACT.5, BH-ACT.6: more players, never fewer spaces; every action has one, and growth a free one."""
    spaces = {action.id: len(spaces) for action, spaces in CONTENT.board_spaces[players]}
    assert set(spaces) == set(CONTENT.actions)
    assert all(count >= 1 for count in spaces.values())
    if players > 2:
        fewer = {action.id: len(spaces) for action, spaces in CONTENT.board_spaces[players - 1]}
        assert all(spaces[name] >= fewer[name] for name in spaces)
    assert CONTENT.spaces["basic_growth_1"].coins == 0


def test_the_last_cube_of_infrastructure_opens_democracy() -> None:
    """BH-GOV.3, BH-GOV.4: and the stages open in their order."""
    opened = [CONTENT.open_stages[8, 8, left] for left in range(8, -1, -1)]
    assert opened[0] == frozenset()
    assert opened[-1] == {"theocracy", "monarchy", "democracy"}
    assert "democracy" not in opened[-2]
    assert all(before <= after for before, after in pairwise(opened))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    for table in (CONTENT.technologies, CONTENT.leaders, CONTENT.structures, CONTENT.territories, CONTENT.goals):
        names = Counter(name_of(CONTENT, piece, language) for piece in table)
        assert None not in names
        assert max(names.values()) == 1
    assert name_of(CONTENT, "nonsense", language) is None


@pytest.mark.parametrize(
    ("section", "piece", "fields", "fault"),
    [
        ("technologies", "radar", {"level": "II"}, "BH-CMP.2 asks for"),
        ("technologies", "radar", {"color": None}, "every other card names its main one"),
        ("technologies", "internet", {"color": "blue"}, "level IV counts as all colours"),
        ("technologies", "radar", {"second_color": "blue"}, "its two colours are the same"),
        ("technologies", "radar", {"immediate": [{"kind": "conjure"}]}, "conjure"),
        ("technologies", "radar", {"immediate": [{"kind": "gain_coins", "amount": 0}]}, "amount"),
        ("technologies", "radar", {"immediate": [{"kind": "invest", "track": "water", "amount": 1}]}, "water"),
        ("technologies", "radar", {"price": 3}, "price"),
        ("technologies", "radar", {"id": "farm"}, "entry farm: its id stands for two things"),
        ("slots", "iii_1", {"lines": ["i_1", "ii_1"]}, "not to 'i_1'"),
        ("slots", "iii_1", {"needed": 3}, "it needs 1 to all of the slots at its lines"),
        ("goals", "innovator", {"condition": {"count_of": "friends", "at_least": 1}}, "friends"),
        ("structures", "farm", {"left": {"track": "food", "vp": 0}}, "vp"),
        ("territories", "hills", {"strength": 7}, "strength"),
        ("leaders", "attila", {"level": "I"}, "level"),
        ("tracks", "food", {"fields": [{"kind": "column", "column": "F"}]}, "column"),
    ],
)
def test_content_that_cannot_be_played_is_refused(section: str, piece: str, fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(DataError) as raised:
        load(changed(section, piece, **fields))
    assert fault in str(raised.value)


def test_a_missing_tile_is_noticed() -> None:
    """BH-CMP.2."""
    tables = read_tables(PACKAGE)
    del tables["territories"][0]
    with pytest.raises(DataError, match="there are 23"):
        load(tables)


def test_every_token_strength_stands_on_one_token() -> None:
    """BH-CMP.7."""
    tables = read_tables(PACKAGE)
    tables["unit_tokens"][0]["faces"] = [1, 3]
    with pytest.raises(DataError, match="each strength from 1 to 6 once"):
        load(tables)


def test_reconstructed_data_is_labelled() -> None:
    """What is shown of a piece includes where it comes from."""
    tables = read_tables(PACKAGE)
    entries = [entry for section in tables.values() for entry in (section if isinstance(section, list) else [section])]
    sources = Counter(entry["source"] for entry in entries)
    assert set(sources) <= {"rulebook", "public", "inferred", "reconstructed"}
    assert sources["reconstructed"] > 100
    assert all(entry.get("source_detail") for entry in tables["technologies"])

"""The Status Phase, the ends of the game and the variants, where a scenario cannot say it."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures import ending
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.kinds import SETTLER
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.sources import names
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.games.clash_of_cultures.status.government import GOVERNMENTS
from pentapolis.games.clash_of_cultures.units import count
from pentapolis.kernel import Game, Match, OptionError

GAME: Game[ClashState, Content] = load("clash_of_cultures")
CITIES = {"you": {"cities": {"d2": None}}, "b": {"cities": {"d7": None}}}


def begin(players: int = 2, **options: str) -> Match[ClashState, Content]:
    return Match.start(GAME, players, options, "status")


def position(given: dict[str, Any], **options: str) -> Match[ClashState, Content]:
    players = len(given["seats"])
    return Match(GAME, build(GAME.content, players, GAME.meta.settle(players, options), given))


def told(match: Match[ClashState, Content], key: str) -> list[dict[str, Any]]:
    return [event.args for event in match.table.events if event.key == key]


def asked(match: Match[ClashState, Content]) -> tuple[int, str]:
    assert match.ask is not None
    return match.ask.seat, match.ask.kind


# Governments


def test_the_governments_are_those_of_the_data() -> None:
    """CC-6.8: each with its top Advance first."""
    content = GAME.content
    for name, advances in GOVERNMENTS.items():
        entries = [content.advances[advance] for advance in names(advances)]
        assert content.categories[name].government
        assert [entry.id for entry in content.advances.values() if entry.category == name] == names(advances)
        assert [entry.top for entry in entries] == [True, False, False, False]
    assert {name for name, category in content.categories.items() if category.government} == set(GOVERNMENTS)


# Ends


@pytest.mark.parametrize(("how", "rolls"), [("roll", True), ("roll_wonder", True), ("wonder", False), ("fixed", False)])
def test_only_the_last_five_rounds_are_rolled_for(how: str, rolls: bool) -> None:
    """CC-32.4: of all Rounds of seven Ages, before the last five."""
    rolled = []
    for age in range(1, 8):
        for number in range(1, 4):
            given = {"seats": CITIES, "age": age, "round": number, "agenda": [["round"]]}
            if told(position(given, ending=how), "end-roll"):
                rolled.append((age, number))
    assert rolled == ([(6, 2), (6, 3), (7, 1), (7, 2), (7, 3)] if rolls else [])


def test_the_ranges_rise_and_the_last_one_is_certain() -> None:
    """CC-32.4: the ranges are reconstructed."""
    highest = list(GAME.content.final_rounds.values())
    assert highest == sorted(set(highest))
    assert highest[-1] == max(face.value for face in GAME.content.faces)


@pytest.mark.parametrize(
    ("options", "age"),
    [
        ({}, 6),
        ({"length": "short"}, 4),
        ({"ending": "roll"}, 7),
        ({"ending": "wonder"}, 7),
        ({"ending": "roll_wonder"}, 7),
    ],
)
def test_the_last_age(options: dict[str, str], age: int) -> None:
    """CC-2.1, CC-32.3, CC-32.5"""
    assert ending.last_age(begin(2, **options).table) == age


def test_the_end_says_why() -> None:
    assert told(position({"seats": CITIES, "age": 6, "agenda": [["status"]]}), "ended") == [{"reason": "last_age"}]
    alone = {"you": CITIES["you"], "b": {}}
    assert told(position({"seats": alone, "agenda": [["status"]]}), "ended") == [{"reason": "no_city"}]
    last = {"seats": CITIES, "age": 7, "round": 3, "agenda": [["round"]]}
    assert told(position(last, ending="roll"), "ended") == [{"reason": "called"}]


# Setup of the variants


def settlers(match: Match[ClashState, Content]) -> list[int]:
    state = match.state
    return [count(state.units[seat][player.start], SETTLER) for seat, player in enumerate(state.players)]


def test_the_short_game_starts_with_two_settlers() -> None:
    """CC-32.3, CC-1.12"""
    assert settlers(begin(3, length="short")) == [2, 2, 2]
    assert settlers(begin(3)) == [1, 1, 1]


def test_alternate_history_deals_three_of_all_leaders() -> None:
    """CC-32.8: nobody gets a Leader twice, and most get strangers."""
    dealt = [player.leaders for player in begin(4, leaders="alternate").state.players]
    everybody = [leader for hand in dealt for leader in hand]
    assert [len(hand) for hand in dealt] == [3, 3, 3, 3]
    assert len(set(everybody)) == 12
    own = [GAME.content.leaders[leader].civilization for leader in everybody]
    civilizations = [player.civilization for player in begin(4, leaders="alternate").state.players]
    assert own != [civilization for civilization in civilizations for _ in range(3)]


def test_leaders_of_the_own_civilization_otherwise() -> None:
    """CC-1.8, CC-32.6: random Leaders are drawn when they are recruited, not at the start."""
    for how in ("own", "random"):
        for player in begin(4, leaders=how).state.players:
            assert player.leaders == list(GAME.content.civilizations[player.civilization].leaders)


def test_civilizations_can_be_chosen() -> None:
    """CC-1.8, CC-1.9: in turn order, none twice; a civilization's own tile replaces the standard one."""
    match = begin(2, civilizations="chosen")
    first = match.state.first
    assert asked(match) == (first, "civilization")
    match.answer("vikings")
    refusal = match.why_not("vikings", 1 - first)
    assert refusal is not None
    assert refusal.rule == "CC-1.8"
    match.answer("rome")
    players = match.state.players
    assert (players[first].civilization, players[1 - first].civilization) == ("vikings", "rome")
    assert players[first].leaders == list(GAME.content.civilizations["vikings"].leaders)
    assert sorted(match.state.tiles[:2]) == ["start_standard", "start_vikings"]
    assert asked(match) == (first, "act")


def test_a_chosen_civilization_has_the_map_of_a_drawn_one() -> None:
    """CC-1.9: terrain and Sea of the starting region are those of the own tile."""
    match = begin(2, civilizations="chosen")
    first = match.state.first
    match.answer("phoenicia")
    match.answer("carthage")
    for seat, tile in ((first, "start_phoenicia"), (1 - first, "start_carthage")):
        layout = GAME.content.layouts[2]
        spaces = layout.regions[layout.region[match.state.players[seat].start]]
        terrain = tuple(match.state.terrain[space] for space in spaces)
        assert terrain == GAME.content.start_tiles[tile]["A"]
        assert [match.state.sea >> space & 1 for space in spaces] == [int(ground == 5) for ground in terrain]


@pytest.mark.parametrize(
    "options",
    [
        {"length": "short", "ending": "roll"},
        {"length": "short", "ending": "wonder"},
        {"expansion": "off", "leaders": "random"},
        {"expansion": "off", "leaders": "alternate"},
        {"expansion": "off", "civilizations": "chosen"},
    ],
)
def test_impossible_combinations_are_refused_with_the_reason(options: dict[str, str]) -> None:
    with pytest.raises(OptionError) as caught:
        begin(2, **options)
    assert caught.value.key == "bad-option-together"
    assert set(options) == {caught.value.facts["option"], caught.value.facts["other"]}

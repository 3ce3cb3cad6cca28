"""Civilizations and Leaders: what scenarios cannot say, and that nothing of the data is without effect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis.games import load
from pentapolis.games.clash_of_cultures import abilities, hooks
from pentapolis.games.clash_of_cultures.civs.common import reductions
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.kinds import BARREN, FOREST, MOUNTAIN, PLAIN, SEA, goods
from pentapolis.games.clash_of_cultures.prices import minus
from pentapolis.games.clash_of_cultures.sources import CIV_ADVANCES, LEADERS, bit
from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable
from pentapolis.games.clash_of_cultures.view import redeal, view
from pentapolis.kernel import Chance, Game, Match
from pentapolis.kernel.data import DataError
from pentapolis.parts.hooks import Place

GAME: Game[ClashState, Content] = load("clash_of_cultures")
OWN_TILES = ("carthage", "egypt", "maya", "phoenicia", "vikings")


def places() -> Iterator[Place]:
    for value in vars(hooks).values():
        if isinstance(value, Place):
            yield value


def registered() -> set[str]:
    """The sources of all abilities: in the hooks, in the actions of a turn, and in what is always in force."""
    found = {source for place in places() for _, _, source, _ in place.entries}
    masks = sum({action.source for action in abilities.TURN if action.source.bit_count() == 1})
    return found | {source for source in (*CIV_ADVANCES, *LEADERS) if masks & bit(source)}


@pytest.mark.parametrize("source", [name for name in (*CIV_ADVANCES, *LEADERS) if name != "man_god"])
def test_every_civilization_advance_and_leader_does_something(source: str) -> None:
    assert source in registered()


def test_god_king_works_through_what_is_in_force() -> None:
    """CC-30.12: it registers nothing of its own."""
    state = GAME.first_state(2, {}, "god-king")
    t = ClashTable(GAME.content, state, silent=True)
    state.players[0].advances |= bit("man_god") | bit("dogma")
    abilities.settle(t, 0)
    assert abilities.in_force(t, 0, bit("nationalism"))
    assert not abilities.owns(t, 0, bit("nationalism"))


def games_of(civilization: str) -> Iterator[tuple[ClashState, int]]:
    for number in range(60):
        state = GAME.first_state(2, {}, f"tiles {number}")
        for seat, player in enumerate(state.players):
            if player.civilization == civilization:
                yield state, seat


@pytest.mark.parametrize("civilization", OWN_TILES)
def test_five_civilizations_begin_on_their_own_tile(civilization: str) -> None:
    """CC-1.9: its Plain lies where the layout puts the Plain, with the first city on it."""
    state, seat = next(games_of(civilization))
    tile = GAME.content.start_tiles[f"start_{civilization}"]["A"]
    layout = GAME.content.layouts[2]
    region = layout.regions[layout.region[state.players[seat].start]]
    assert tuple(state.terrain[space] for space in region) == tile
    assert state.terrain[state.players[seat].start] == PLAIN
    assert set(tile) <= {PLAIN, FOREST, MOUNTAIN, BARREN, SEA}
    assert tile not in GAME.content.start_tiles["start_standard"].values()


def test_alternate_history_deals_three_of_all_leaders_to_each() -> None:
    """CC-32.8: no Leader twice, and not the civilizations' own."""
    mixed = 0
    for number in range(10):
        state = GAME.first_state(4, {"leaders": "alternate"}, f"leaders {number}")
        dealt = [leader for player in state.players for leader in player.leaders]
        assert len(dealt) == len(set(dealt)) == 12
        for player in state.players:
            own = GAME.content.civilizations[player.civilization].leaders
            mixed += sorted(player.leaders) != sorted(own)
    assert mixed > 30


def test_own_leaders_are_those_of_the_civilization() -> None:
    """CC-1.8"""
    state = GAME.first_state(3, {}, "own")
    for player in state.players:
        assert tuple(player.leaders) == GAME.content.civilizations[player.civilization].leaders


def test_without_the_expansion_there_are_no_civilizations() -> None:
    state = GAME.first_state(2, {"expansion": "off"}, "base")
    assert all(not player.civilization and not player.leaders for player in state.players)


def test_an_event_that_was_foreseen_stays_where_it_was_seen() -> None:
    """CC-30.24: worlds imagined for the one who looked keep it on top; for others it is any card."""
    tops = set()
    for number in range(8):
        state = GAME.first_state(2, {}, "calendar")
        t = ClashTable(GAME.content, state, silent=True)
        seen = state.players[0].foreseen = state.event_deck[-1]
        redeal(t, 0, Chance(f"world {number}"))
        assert state.event_deck[-1] == state.players[0].foreseen == seen
        assert view(t, 0).players[0].foreseen == seen
        assert view(t, 1).players[0].foreseen == ""
        redeal(t, 1, Chance(f"world {number}"))
        assert state.players[0].foreseen == state.event_deck[-1]
        tops.add(state.event_deck[-1])
    assert len(tops) > 1


def test_a_random_leader_is_drawn_and_nobody_is_asked() -> None:
    """CC-32.6"""
    seen = set()
    for number in range(12):
        match = Match(GAME, rome(f"random {number}", "random"))
        for answer in ("recruit:" + capital(match), "leader"):
            match.answer(answer)
        assert match.asks[0].kind != "leader"
        seen.add(match.state.players[match.state.turn.seat].leader)
    assert seen == {"augustus", "caesar", "sulla"}


def rome(seed: str, leaders: str) -> ClashState:
    """A game in which everybody is Rome and can pay a Leader."""
    state = GAME.first_state(2, {"leaders": leaders}, seed)
    for player in state.players:
        player.civilization = "rome"
        player.leaders = list(GAME.content.civilizations["rome"].leaders)
        player.goods = list(goods(food=2, mood=1, culture=1))
    return state


def capital(match: Match[ClashState, Content]) -> str:
    player = match.state.players[match.state.turn.seat]
    return GAME.content.layouts[2].names[player.start]


def test_prices_that_are_lower_in_any_mix() -> None:
    cost = goods(food=2, wood=1, culture=1)
    assert len(list(reductions(cost, 2, range(7)))) == len(set(reductions(cost, 2, range(7)))) == 4
    assert list(reductions(goods(food=1), 2, range(7))) == [goods()]
    assert minus(goods(food=1, wood=1), goods(food=2)) == goods(wood=1)


FAULTS = {
    "civ_advances, entry captives: its effects are cancel_event; its rules are for take_captives": (
        "civ_advances: [{id: captives, effects: [{kind: cancel_event, captives: 1}]}]"
    ),
    "civ_advances, entry hegemony: its effects are none": "civ_advances: [{id: hegemony, effects: []}]",
    "entry canals: Object contains unknown field `per`": (
        "civ_advances: [{id: canals, effects: [{kind: collect_more, good: food, exactly: 1, amount: 1, per: city}]}]"
    ),
    "entry canals: Invalid enum value 'rice'": (
        "civ_advances: [{id: canals, effects: [{kind: collect_more, good: rice, exactly: 1, amount: 1}]}]"
    ),
    "civ_advances, entry biremes: there is no 'warship'": (
        "civ_advances: [{id: biremes, effects: [{kind: naval_bonus, amount: 2, unless: warship, rounds: 1}]}]"
    ),
    "civilizations, entry babylon: its leaders do not agree": "leaders: [{id: hammurabi, civilization: egypt}]",
    "leaders, entry great_gardens: another entry of this id is called Gardens": (
        "wonders: [{id: great_gardens, name_en: Gardens}]"
    ),
    "advances, entry voting: there is no 'rhetoric'": "advances: [{id: voting, requires_advance: rhetoric}]",
    "advances, entry farming: players begin with it": "advances: [{id: farming, bonus: mood}]",
    "advances, entry state_religion: a temple does not cost as much": (
        "advances: [{id: state_religion, effects: [{kind: cheaper_building, building: temple, reduce: {food: 2}}]}]"
    ),
    "terrains, entry sea: no city can be founded on Sea": "terrains: [{id: sea, can_found: true}]",
    "tiles_regular, entry tile_05: opposite spaces are Sea": (
        "tiles_regular: [{id: tile_05, terrain: {top: sea, left: plain, right: plain, bottom: sea}}]"
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_no_rule_reads_cannot_be_loaded(tmp_path: Path, fault: str) -> None:
    """Each ability has the kinds that its rules read, and nothing else; a fault names section and entry."""
    (tmp_path / "pack.yaml").write_text("game: clash_of_cultures\n", encoding="utf-8")
    (tmp_path / "civilizations.yaml").write_text(FAULTS[fault], encoding="utf-8")
    with pytest.raises(DataError, match=re.escape(fault)):
        load("clash_of_cultures", tmp_path)

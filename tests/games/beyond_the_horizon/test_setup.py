"""Setup for every number of players (BH-SET), and the order of its beats."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.beyond_the_horizon.ground import CENTRE, NEAR
from pentapolis.games.beyond_the_horizon.kinds import CRADLE, HOMES
from pentapolis.games.beyond_the_horizon.reading import read
from pentapolis.parts.hexmaps import unpacked
from tests.games.beyond_the_horizon.common import CONTENT, GAME, OFF, PLAYERS, new_match

WORLDS = 30


@pytest.mark.parametrize("players", PLAYERS)
def test_technologies_lie_by_level(players: int) -> None:
    """BH-SET.2 to BH-SET.4: all of level I, three of level IV, the others in decks or out of the game."""
    state = GAME.first_state(players, OFF, "1")
    by_level = {
        level: [card.id for card in CONTENT.technologies.values() if card.level == level]
        for level in ("I", "II", "III", "IV")
    }
    laid: dict[str, list[str]] = {level: [] for level in by_level}
    for slot, card in zip(CONTENT.slots, state.tree, strict=True):
        if card:
            laid[slot.level].append(card)
    assert sorted(laid["I"]) == sorted(by_level["I"])
    assert (len(laid["II"]), len(laid["III"]), len(laid["IV"])) == (0, 0, 3)
    assert [sorted(deck) for deck in state.decks] == [sorted(by_level["II"]), sorted(by_level["III"])]
    assert sorted([*laid["IV"], *state.unused]) == sorted(by_level["IV"])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_leader_of_its_level_lies_at_every_slot(players: int) -> None:
    """BH-SET.5: 6, 6 and 3 leaders; 12 leave the game."""
    state = GAME.first_state(players, OFF, "1")
    for slot, leader in zip(CONTENT.slots, state.leaders, strict=True):
        assert (leader == "") == (slot.level == "I")
        assert not leader or CONTENT.leaders[leader].level == slot.level
    assert len(set(state.leaders) - {""}) == 15
    assert Counter(CONTENT.leaders[card].level for card in state.apart) == {"II": 4, "III": 4, "IV": 4}


def test_what_is_drawn_at_random_is_drawn_from_all() -> None:
    """BH-SET.2, BH-SET.3, BH-SET.5, BH-SET.6, BH-SET.17, BH-SET.18: nothing always comes and nothing never does."""
    states = [GAME.first_state(4, OFF, str(seed)) for seed in range(WORLDS)]
    assert {state.start for state in states} == {0, 1, 2, 3}
    assert {goal for state in states for goal in state.goals} == set(CONTENT.goals)
    assert {card for state in states for card in state.governments} == set(CONTENT.governments)
    assert {card for state in states for card in state.leaders} == {"", *CONTENT.leaders}
    assert {state.tree[0] for state in states} == set(state_of_level("I"))
    assert {state.tree[-1] for state in states} == set(state_of_level("IV"))


def state_of_level(level: str) -> list[str]:
    return [card.id for card in CONTENT.technologies.values() if card.level == level]


@pytest.mark.parametrize("players", PLAYERS)
def test_goals_structures_and_territories(players: int) -> None:
    """BH-SET.6, BH-SET.8, BH-SET.9: one goal of each set, nine structures on display, all tiles in a stack."""
    state = GAME.first_state(players, OFF, "1")
    assert [CONTENT.goals[goal].set for goal in state.goals] == ["A", "B", "C"]
    for level, (shown, stack) in zip(("I", "II", "III"), zip(state.display, state.stacks, strict=True), strict=True):
        assert (len(shown), len(stack)) == (3, 5)
        assert {CONTENT.structures[tile].level for tile in (*shown, *stack)} == {level}
    assert len({tile for pile in (*state.display, *state.stacks) for tile in pile}) == 24
    assert sorted(state.stack) == sorted(tile for tile in CONTENT.territories if tile != CRADLE)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("players", PLAYERS)
def test_where_the_starting_territories_lie(players: int, seed: str) -> None:
    """BH-SET.7, BH-SET.11: opposite, at every second side, or in two pairs with one neighbour each."""
    state = GAME.first_state(players, OFF, seed)
    assert unpacked(CENTRE) == (0, 0)
    assert state.land == {CENTRE: CRADLE} | {place: HOMES[seat] for seat, place in enumerate(state.homes)}
    assert all(place in NEAR[CENTRE] for place in state.homes)
    beside = [sum(other in NEAR[place] for other in state.homes) for place in state.homes]
    assert beside == {2: [0, 0], 3: [0, 0, 0], 4: [1, 1, 1, 1]}[players]
    if players == 2:
        (q, r), opposite = unpacked(state.homes[0]), unpacked(state.homes[1])
        assert opposite == (-q, -r)


@pytest.mark.parametrize("players", PLAYERS)
def test_players_begin_alike(players: int) -> None:
    """BH-CMP.3, BH-SET.10, BH-SET.12 to BH-SET.16: the same board for everybody, but for the place of the settler."""
    t = new_match(players).table
    boards = list(read(t)["seats"].values())
    for seat, board in enumerate(boards):
        assert board.pop("units") == {HOMES[seat]: "settler2"}
        assert board == boards[0] | board
        assert (board["columns"], board["active"], board["coins"]) == ("6/5/4/3/2", 1, 1)
        assert board["cubes"] == {"food": 8, "economy": 8, "infrastructure": 8}
        assert (board["pawn"], board["government"], board["gone"]) == ("", "", 0)
    assert t.state.supply == (8, 8)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_governments_laid_out_are_different_cards(players: int) -> None:
    """BH-SET.18: as many as players, and never both sides of one."""
    for seed in range(WORLDS):
        names = GAME.first_state(players, OFF, str(seed)).governments
        assert len({CONTENT.governments[name].card for name in names}) == players == len(names)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_the_setup(players: int, seed: str) -> None:
    """BH-SET.18: the last player first, then counter-clockwise; the first player takes what is left, and begins."""
    match = new_match(players, seed)
    start, asked = match.state.start, []
    while match.ask is not None and match.ask.kind == "government":
        asked.append(match.ask.seat)
        match.answer(match.ask.keys[0], match.ask.seat)
    assert asked == [(start + players - 1 - step) % players for step in range(players - 1)]
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat, match.state.round) == ("space", start, 1)
    assert all(player.government for player in match.state.players)


def test_a_seed_gives_one_game_and_another_seed_another() -> None:
    one, same, other = (GAME.first_state(3, OFF, seed) for seed in ("1", "1", "2"))
    assert one == same
    assert (one.stack, one.decks) != (other.stack, other.decks)

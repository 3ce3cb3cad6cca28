"""What is hidden: hands, objectives, wonder cards, the order of decks, unexplored tiles; and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.games.clash_of_cultures.view import redeal, view
from pentapolis.kernel import Chance
from tests.games.clash_of_cultures.common import GAME, ClashMatch, answer_somehow, new_match

SEATS = (0, 1, 2, None)


@cache
def in_mid_game() -> ClashMatch:
    """A game in which everybody holds cards."""
    for seed in range(50):
        match, chance = new_match(3, f"hidden {seed}"), Chance("hidden")
        while not match.over:
            answer_somehow(match, chance)
            players = match.state.players
            if all(player.actions and player.objectives for player in players) and len(match.history) > 120:
                return match
    raise AssertionError("random players draw cards")


def redealt(state: ClashState, seat: int | None, seed: str) -> ClashState:
    twin = GAME.copy_state(state)
    redeal(GAME.table(twin), seat, Chance(seed))
    return twin


def seen(state: ClashState, seat: int | None) -> Any:
    return msgspec.to_builtins(view(GAME.table(state), seat))


@pytest.mark.parametrize("seat", SEATS)
def test_only_the_own_hand_is_seen(seat: int | None) -> None:
    """CC-17.1, CC-18.1, CC-28.1: of others only how many cards they hold."""
    state = in_mid_game().state
    for number, (player, sight) in enumerate(zip(state.players, seen(state, seat)["players"], strict=True)):
        own = number == seat
        assert sorted(sight["actions"]) == (sorted(player.actions) if own else [])
        assert sorted(sight["objectives"]) == (sorted(player.objectives) if own else [])
        assert sight["hand"]["action"] == len(player.actions)
        assert sight["hand"]["objective"] == len(player.objectives)


@pytest.mark.parametrize("seat", SEATS)
def test_a_new_deal_looks_the_same(seat: int | None) -> None:
    """CC-17.1, CC-1.3"""
    state = in_mid_game().state
    for seed in "abc":
        assert seen(redealt(state, seat, seed), seat) == seen(state, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_a_new_deal_reaches_everything_hidden(seat: int | None) -> None:
    """CC-1.3, CC-17.1, CC-18.1, CC-25.2: hands of the others, all decks, the tiles of unexplored regions."""
    state = in_mid_game().state
    twins = [redealt(state, seat, str(number)) for number in range(12)]
    for number, player in enumerate(state.players):
        for hand in ("actions", "objectives"):
            hands = {tuple(sorted(getattr(twin.players[number], hand))) for twin in twins}
            assert (len(hands) == 1) == (number == seat), hand
            assert sorted(getattr(player, hand)) in map(list, hands) or number != seat
    for deck in ("action_deck", "objective_deck", "event_deck", "tiles"):
        assert len({tuple(getattr(twin, deck)) for twin in twins}) > 6, deck


def test_a_new_deal_does_not_depend_on_the_truth() -> None:
    """CC-17.1: two tables that look alike to a seat are imagined alike."""
    state = in_mid_game().state
    other = redealt(state, 0, "another truth")
    one, two = redealt(state, 0, "dream"), redealt(other, 0, "dream")
    for field in ("action_deck", "objective_deck", "event_deck", "wonder_deck", "tiles", "players"):
        assert getattr(one, field) == getattr(two, field), field

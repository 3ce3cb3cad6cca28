"""What is hidden (FH-GEN.2): the order of the Civilization Deck within an era, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis.games.flow_of_history.components import ERA_DECKS, Content
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.games.flow_of_history.view import FlowView, redeal, view
from pentapolis.kernel import Chance, Match
from tests.games.flow_of_history.common import CARDS, GAME, answer_somehow, new_match


def in_mid_game(players: int = 3, answers: int = 40) -> Match[FlowState, Content]:
    match, chance = new_match(players, "hidden"), Chance("hidden")
    for _ in range(answers):
        answer_somehow(match, chance)
    return match


def redealt(state: FlowState, seed: str) -> FlowState:
    twin = GAME.copy_state(state)
    redeal(GAME.table(twin), 0, Chance(seed))
    return twin


@pytest.mark.parametrize("players", [2, 5])
def test_everybody_sees_the_same(players: int) -> None:
    """FH-GEN.2, FH-GEN.3: there are no hands; a spectator sees what the players see."""
    match = in_mid_game(players)
    seen = [match.view(seat) for seat in (*range(players), None)]
    assert all(sight == seen[0] for sight in seen)


def test_everything_but_the_order_of_the_deck_is_seen() -> None:
    """FH-GEN.2: cards, tokens, Market, Supply and removed cards are public."""
    match = in_mid_game()
    state, seen = match.state, match.view(None)
    assert isinstance(seen, FlowView)
    for civ, sight in zip(state.civilizations, seen.civilizations, strict=True):
        assert sorted(card for stack in sight.stacks.values() for card in stack) == sorted(civ.cards)
        assert (sight.tokens, sight.icons) == (civ.tokens, civ.icons)
    assert [(s.card, s.investor, s.tokens) for s in seen.market] == [
        (slot.card, slot.investor, slot.tokens) for slot in state.market
    ]
    assert (seen.box, seen.supply, seen.reserve) == (state.box, state.supply, state.reserve)


def test_backs_of_cards_show_their_era() -> None:
    """FH-CRD.1: so everybody knows how many cards of each era are left."""
    state = GAME.first_state(3, {}, "1")
    del state.deck[-3:]
    seen = view(GAME.table(state), None)
    assert seen.deck == {"I": 8, "II": 11, "III": 11, "IV": 11, "V": 10, "INTERNET": 1, "FUTURE": 1}


def test_a_new_deal_moves_cards_within_their_era_only() -> None:
    """FH-GEN.2, FH-SET.5."""
    match = in_mid_game()
    twin = redealt(match.state, "other")
    assert [CARDS[card].deck for card in twin.deck] == [CARDS[card].deck for card in match.state.deck]
    assert sorted(twin.deck) == sorted(match.state.deck)
    assert twin.deck != match.state.deck
    twin.deck = match.state.deck
    assert twin == match.state


def test_a_new_deal_reaches_every_era() -> None:
    state = GAME.first_state(3, {}, "1")
    twins = [redealt(state, str(seed)) for seed in range(5)]
    for era in ERA_DECKS:
        orders = {tuple(card for card in twin.deck if CARDS[card].deck == era) for twin in twins}
        assert len(orders) == 5


def test_a_new_deal_does_not_depend_on_the_true_order() -> None:
    """FH-GEN.2: two tables that look alike are imagined alike."""
    state = GAME.first_state(3, {}, "1")
    other = redealt(state, "another order")
    assert msgspec.to_builtins(view(GAME.table(state), 0)) == msgspec.to_builtins(view(GAME.table(other), 0))
    assert redealt(state, "dream").deck == redealt(other, "dream").deck

"""Setup for every number of players (MO-SET), and the order of its beats."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.kernel import Chance
from pentapolis.parts.bitsets import members
from tests.games.mosaic.common import CONTENT, GAME, new_match, played

PLAYERS = range(2, 7)
STACKS = ("technology", "build", "population", "tax_tariff")


@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_lie_on_the_hexes_in_play_only(players: int) -> None:
    """MO-SET.2 to MO-SET.6."""
    state, board, count = GAME.first_state(players, {}, "1"), CONTENT.board, CONTENT.counts[players]
    assert all(state.tokens[hex_] == "good_fish" for hex_ in members(board.ports & count.mask))
    assert all(state.tokens[hex_] in CONTENT.caches for hex_ in members(board.caches & count.mask))
    others = [state.tokens[hex_] for hex_ in members(count.mask & board.land & ~board.caches)]
    assert all(token == "" or token in CONTENT.goods for token in others)
    assert "good_fish" not in others
    assert not any(state.tokens[hex_] for hex_ in members(~count.mask & (1 << 95) - 1))


def test_three_players_have_nine_fish_and_24_caches() -> None:
    """MO-EX-20: and 49 hexes for other Trade Goods, some of which are left empty by X tokens."""
    state, board, count = GAME.first_state(3, {}, "1"), CONTENT.board, CONTENT.counts[3]
    assert Counter(state.tokens)["good_fish"] == 9
    assert sum(token in CONTENT.caches for token in state.tokens) == 24
    assert (count.mask & board.land & ~board.caches).bit_count() == 49
    assert len(state.tokens) - Counter(state.tokens)[""] + len(state.gone) + 1 == 96


@pytest.mark.parametrize("players", PLAYERS)
def test_scoring_cards_lie_in_their_stacks(players: int) -> None:
    """MO-SET.7 to MO-SET.10: never in an upper stack, and anywhere in their own."""
    places: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(60):
        state = GAME.first_state(players, {}, str(seed))
        for deck, card in enumerate(CONTENT.scoring_cards):
            places[deck].add(state.decks[deck].index(card))
    for (low, high), found in zip(CONTENT.counts[players].ranges, places, strict=True):
        assert low <= min(found)
        assert max(found) <= high
        assert len(found) > 3


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_are_starting_technologies(players: int) -> None:
    """MO-SET.7, MO-TEC.9: five each; those left over are in the deck."""
    state = GAME.first_state(players, {}, "1")
    assert all(CONTENT.technologies[card].starting for hand in state.hands for card in hand)
    assert [len(hand) for hand in state.hands] == [5] * players
    deck = [card for card in (*state.decks[0], *state.offers[0]) if card in CONTENT.technologies]
    assert sum(CONTENT.technologies[card].starting for card in deck) == 39 - 5 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_tax_as_tariff_cards(players: int) -> None:
    """MO-SET.10."""
    state = GAME.first_state(players, {}, "1")
    kinds = Counter(CONTENT.tax_cards[c].type for c in (*state.decks[3], *state.offers[3]) if c in CONTENT.tax_cards)
    assert kinds["tax"] == kinds["tariff"] == CONTENT.counts[players].taxes.tax


@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_the_setup(players: int) -> None:
    """MO-SET.13 to MO-SET.16: counter-clockwise, all at once, clockwise, clockwise; then the Starting Player's turn."""
    match, chance = new_match(players, "order"), Chance("order")
    start, asked = match.state.start, []
    while match.state.round == 0:
        ask = match.ask
        assert ask is not None
        if (ask.kind, ask.seat) not in asked and ask.kind in ("leader", "found", "benefit"):
            asked.append((ask.kind, ask.seat))
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
    clockwise = [(start + n) % players for n in range(players)]
    expected = [("leader", seat) for seat in reversed(clockwise)]
    expected += [("found", seat) for seat in clockwise] + [("benefit", seat) for seat in clockwise]
    assert asked == expected
    assert match.ask is not None
    assert match.ask.seat == start


def test_every_player_keeps_five_of_the_cards_dealt() -> None:
    """MO-SET.14."""
    match = new_match(4, "keep")
    dealt = Counter(card for hand in match.state.hands for card in hand)
    match = played(4, "keep", answers=4 + 20)
    kept = Counter(entry.card for player in match.state.players for entry in player.down)
    assert kept == dealt
    assert [len(player.down) for player in match.state.players] == [5] * 4

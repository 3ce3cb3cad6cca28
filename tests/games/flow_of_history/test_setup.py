"""Setting up a game (FH-SET, FH-TWO.1 to FH-TWO.5), for every number of players."""

from __future__ import annotations

import pytest

from pentapolis.games.flow_of_history.position import all_cards
from pentapolis.games.flow_of_history.setup import setup
from pentapolis.games.flow_of_history.state import BANKER, NOBODY, FlowState
from pentapolis.kernel import Chance, OptionError
from tests.games.flow_of_history.common import CARDS, GAME, answer_somehow, new_match

PLAYERS = (2, 3, 4, 5)
SEEDS = [str(seed) for seed in range(60)]


def fresh(players: int, seed: str = "1", **options: str) -> FlowState:
    return setup(GAME.content, players, GAME.meta.settle(players, options), Chance(seed))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    """FH-GEN.1, FH-CMP.1: there are five markers; and there is no solo mode (FH-GEN.3)."""
    with pytest.raises(OptionError, match="bad-option-count"):
        GAME.first_state(players, {}, "1")


@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_at_the_start(players: int) -> None:
    """FH-SET.6, FH-SET.7, FH-CMP.1: 4 each; the rest of the 72 is the Reserve, but for 2 + 2 with two players.

    FH-TWO.4, FH-TWO.5: those lie on the Banker's card and in the Supply.
    """
    state = fresh(players)
    assert [civ.tokens for civ in state.civilizations] == [4] * players
    assert state.supply == (2 if players == 2 else 0)
    assert state.reserve == 72 - 4 * players - (4 if players == 2 else 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_market_at_the_start(players: int) -> None:
    """FH-SET.2, FH-SET.3, FH-TWO.1: the five A cards; with five players also the top card of the deck, of era I."""
    state = fresh(players)
    decks = [CARDS[slot.card].deck for slot in state.market]
    assert decks == ["A"] * 5 + ["I"] * (players == 5)
    assert len({slot.card for slot in state.market}) == len(decks)
    assert len(state.deck) == (55 if players == 5 else 56)


@pytest.mark.parametrize("players", PLAYERS)
def test_markers_at_the_start(players: int) -> None:
    """FH-TWO.4: with two players the Banker's marker lies on the first Market card; else there is none."""
    first, *others = fresh(players).market
    assert (first.investor, first.tokens) == ((BANKER, 2) if players == 2 else (NOBODY, 0))
    assert all((slot.investor, slot.tokens) == (NOBODY, 0) for slot in others)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_starting_governments(players: int) -> None:
    """FH-SET.4: one for each player, and the rest goes to the box."""
    state = fresh(players)
    assert [[CARDS[card].deck for card in civ.cards] for civ in state.civilizations] == [["S"]] * players
    assert [CARDS[card].deck for card in state.box] == ["S"] * (6 - players)
    assert state.offers == []


@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_choose_between_two_of_four(seed: str) -> None:
    """FH-TWO.2: Farmer Tribe and Warrior Caste are not used."""
    state = fresh(2, seed)
    offered = [card for offer in state.offers for card in offer]
    assert [len(offer) for offer in state.offers] == [2, 2]
    assert len(set(offered)) == 4
    assert sorted(state.box) == ["farmer_tribe", "warrior_caste"]
    assert [civ.cards for civ in state.civilizations] == [[], []]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_is_built_by_eras(players: int) -> None:
    """FH-SET.5, FH-TWO.3: I on top, then II to V, Internet, and The Future at the bottom."""
    top_first = fresh(players).deck[::-1]
    eras = ["I"] * (10 if players == 5 else 11) + ["II"] * 11 + ["III"] * 11 + ["IV"] * 11 + ["V"] * 10
    assert [CARDS[card].deck for card in top_first] == [*eras, "INTERNET", "FUTURE"]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_card_is_somewhere_and_the_banker_card_is_not(players: int) -> None:
    """FH-SET.1, FH-TWO.1: the Banker card is put away, unless two players chose the variant (FH-RAH.1)."""
    state = fresh(players)
    assert sorted(all_cards(state)) == sorted(CARDS)
    assert GAME.content.banker.id not in all_cards(state)
    assert not state.rahdo


def test_the_banker_card_is_for_two() -> None:
    """FH-RAH.1, FH-SET.1."""
    assert fresh(2, variant="rahdo").rahdo
    for players in (3, 4, 5):
        with pytest.raises(OptionError, match="bad-option-players"):
            GAME.meta.settle(players, {"variant": "rahdo"})


def test_everything_is_shuffled() -> None:
    """FH-SET.4, FH-SET.5, FH-SET.8, FH-SET.9: over some seeds every card and player comes first some time."""
    states = [fresh(4, str(seed)) for seed in range(150)]
    assert {state.market[0].card for state in states} == {card.id for card in CARDS.values() if card.deck == "A"}
    assert {state.civilizations[0].cards[0] for state in states} == {c.id for c in CARDS.values() if c.deck == "S"}
    assert {state.agenda[-1] for state in states} == {("turn", seat) for seat in range(4)}
    for era, depth in {"I": 1, "II": 12, "III": 23, "IV": 34, "V": 45}.items():
        expected = {card.id for card in CARDS.values() if card.deck == era}
        assert {state.deck[-depth] for state in states} == expected


def test_an_era_is_shuffled_apart_from_the_others() -> None:
    """FH-SET.5: forcing the order of one era changes no other."""
    free, forced = fresh(3), setup(GAME.content, 3, GAME.meta.settle(3, {}), Chance("1", forced={"II": ["castle"]}))
    assert forced.deck[-12] == "castle"
    assert [c for c in forced.deck if CARDS[c].deck != "II"] == [c for c in free.deck if CARDS[c].deck != "II"]


@pytest.mark.parametrize("players", PLAYERS)
def test_chance_has_no_part_in_the_game_after_setup(players: int) -> None:
    """FH-GEN.3: the shuffles, the deal and the start player are all there is; no dice."""
    match, chance = new_match(players), Chance("answers")
    drawn = dict(match.state.chance.drawn)
    assert drawn == dict.fromkeys(["S", "A", "V", "IV", "III", "II", "I", "start"], 1)
    while not match.over:
        answer_somehow(match, chance)
    assert match.state.chance.drawn == drawn


@pytest.mark.parametrize("players", PLAYERS)
def test_setup_is_that_of_the_rulebook(players: int) -> None:
    """FH-SET.1 to FH-SET.7, FH-TWO.1 to FH-TWO.5."""
    state = fresh(players)
    dealt = [len(civ.cards) for civ in state.civilizations] if players > 2 else [len(offer) for offer in state.offers]
    assert len(state.market) == state.market_size == (6 if players == 5 else 5)
    assert {civ.tokens for civ in state.civilizations} == {4}
    assert state.supply == (2 if players == 2 else 0)
    assert set(dealt) == {2 if players == 2 else 1}
    assert (state.market[0].investor == BANKER) == (players == 2)
    assert state.market[0].tokens == (2 if players == 2 else 0)


def test_two_players_keep_one_card_each_in_turn_order() -> None:
    """FH-TWO.2, FH-SET.8: the start player chooses first, and then begins."""
    for seed in SEEDS[:8]:
        match = new_match(2, seed)
        start = match.state.agenda[0][1]
        order = []
        for _ in range(2):
            assert match.ask is not None
            assert match.ask.kind == "keep"
            assert match.turn is None  # the first turn has not begun
            order.append(match.ask.seat)
            kept, other = match.ask.keys
            match.answer(kept)
            assert match.state.civilizations[order[-1]].cards == [kept]
            assert other in match.state.box
        assert order == [start, 1 - int(start)]
        assert match.ask is not None
        assert (match.ask.kind, match.ask.seat, match.turn) == ("action", start, start)

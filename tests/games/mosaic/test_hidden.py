"""What is hidden (MO-GLO.13), and what a seat has learned stays known in every world that it imagines."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.mosaic.redeal import known_groups, read_place, redeal
from pentapolis.games.mosaic.state import MosaicState
from pentapolis.games.mosaic.view import MosaicView
from pentapolis.kernel import Chance
from tests.games.mosaic.common import CONTENT, GAME, played, state_at


def redealt(state: MosaicState, seat: int | None, seed: str) -> MosaicState:
    twin = GAME.copy_state(state)
    redeal(GAME.table(twin), seat, Chance(seed))
    return twin


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("answers", [0, 20, 60, 150])
def test_a_new_deal_keeps_all_cards_and_the_own_ones_in_place(players: int, answers: int) -> None:
    state = played(players, "deal", answers).state
    for seat in range(players):
        twin = redealt(state, seat, "world")
        assert twin.players[seat] == state.players[seat]
        assert twin.hands[seat] == state.hands[seat]
        assert everything(twin) == everything(state)
        assert twin != state


def everything(state: MosaicState) -> Counter[str]:
    piles = [*state.decks, *state.hands, state.aside, *([e.card for e in p.down] for p in state.players)]
    return Counter(card for pile in piles for card in pile)


def test_drafted_cards_of_others_are_starting_technologies_in_every_world() -> None:
    """MO-SET.7, MO-SET.14."""
    state = played(5, "draft", 5 + 25).state
    seen = set()
    for seed in range(20):
        twin = redealt(state, 0, str(seed))
        cards = [entry.card for player in twin.players[1:] for entry in player.down]
        assert all(CONTENT.technologies[card].starting for card in cards)
        seen.add(tuple(cards))
    assert len(seen) > 10


def test_a_hand_that_passed_by_is_remembered() -> None:
    """MO-SET.14: with two players every card of the draft was seen, so only their places among each other change."""
    state = played(2, "memory", 2 + 10).state
    groups = list(known_groups(state, 0).values())
    twin = redealt(state, 0, "world")
    assert groups
    for group in groups:
        assert Counter(read_place(twin, p) for p in group) == Counter(read_place(state, p) for p in group)


def test_the_scoring_card_stays_in_its_stack() -> None:
    """MO-SET.7, MO-SET.8."""
    state = GAME.first_state(4, {}, "1")
    for deck, (low, high) in enumerate(CONTENT.counts[4].ranges):
        places = {redealt(state, 0, str(n)).decks[deck].index(CONTENT.scoring_cards[deck]) for n in range(40)}
        assert low <= min(places)
        assert max(places) <= high
        assert len(places) > 3


def test_a_cleared_offer_and_a_card_looked_at_stay_known() -> None:
    """MO-GOV.5: everybody knows the bottom; MO-GOV.8: the holder of the Republic knows the top."""
    state = state_at("{seats: {a: {}, b: {}}, decks: {build: [capital, rest]}, tops: {build: [a]}, under: {build: 2}}")
    bottom = state.decks[1][:2]
    tops = [{redealt(state, seat, str(n)).decks[1][-1] for n in range(20)} for seat in (0, 1)]
    assert tops[0] == {"capital"}
    assert len(tops[1]) > 3
    assert all(redealt(state, seat, "1").decks[1][:2] == bottom for seat in (0, 1))


def test_nobody_knows_which_population_cards_left_the_game() -> None:
    """MO-SET.9, MO-SET.10: but as many Tax as Tariff cards stay."""
    state = GAME.first_state(2, {}, "1")
    twins = [redealt(state, None, str(n)) for n in range(20)]
    assert len({tuple(sorted(twin.aside)) for twin in twins}) > 5
    for twin in twins:
        kinds = Counter(CONTENT.tax_cards[card].type for card in twin.aside if card in CONTENT.tax_cards)
        assert kinds == {"tax": 2, "tariff": 2}


def test_a_technology_of_the_offer_is_known_to_all_and_others_are_not() -> None:
    """MO-GLO.13, MO-TEC.3."""
    state = state_at("{seats: {a: {face_down: [mathematics, {sailing: {seen: [a]}}]}, b: {}}}")
    views = [GAME.rules.view(GAME.table(state), seat) for seat in (0, 1, None)]
    assert all(isinstance(view, MosaicView) for view in views)
    shown = [view.players[0].face_down for view in views if isinstance(view, MosaicView)]
    assert shown == [["mathematics", "sailing"], ["mathematics"], ["mathematics"]]

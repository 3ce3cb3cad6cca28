"""What is hidden (BH-TRN.6, BH-TRN.7): orders of face-down piles and face-down leaders, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.beyond_the_horizon.kinds import DECKS, LEVELS
from pentapolis.games.beyond_the_horizon.state import BHState
from pentapolis.games.beyond_the_horizon.view import BHView, redeal, view
from pentapolis.kernel import Chance, Match
from tests.games.beyond_the_horizon.common import CONTENT, GAME, PLAYERS, played, state_at

WORLDS = 25


def redealt(state: BHState, seat: int | None, seed: str) -> BHState:
    twin = GAME.copy_state(state)
    redeal(GAME.table(twin), seat, Chance(seed))
    return twin


def everything(state: BHState) -> list[Counter[str]]:
    """What lies in each place that is in part hidden, whatever its order."""
    leaders = Counter(card for card in (*state.leaders, *state.apart) if card)
    return [*map(Counter, state.decks), *map(Counter, state.stacks), Counter(state.stack), leaders]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("answers", [0, 30, 120, 400])
def test_a_new_deal_keeps_all_pieces_and_moves_only_what_is_hidden(players: int, answers: int) -> None:
    """BH-TRN.6: what players own, the tree, the display, the map and the goals are open."""
    state = played(players, "deal", answers).state
    for seat in (*range(players), None):
        twin = redealt(state, seat, "world")
        assert everything(twin) == everything(state)
        assert twin != state
        for field in ("decks", "stack", "stacks", "leaders", "apart"):
            setattr(twin, field, getattr(state, field))
        assert twin == state


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_sees_a_difference_between_two_deals(players: int) -> None:
    """BH-TRN.6: no seat, and no spectator."""
    state = played(players, "same", 150).state
    for seat in (*range(players), None):
        twin = redealt(state, seat, "world")
        assert view(GAME.table(twin), seat) == view(GAME.table(state), seat)


def test_every_order_of_a_pile_is_imagined() -> None:
    """BH-SET.4, BH-SET.8, BH-SET.9: the top card can be any."""
    state = GAME.first_state(2, {"rounds": "off"}, "1")
    twins = [redealt(state, 0, str(seed)) for seed in range(250)]
    assert {twin.decks[0][-1] for twin in twins} == set(state.decks[0])
    assert {twin.stack[-1] for twin in twins} == set(state.stack)
    assert {twin.stacks[2][-1] for twin in twins} == set(state.stacks[2])


def test_a_face_down_leader_may_be_any_of_its_level_that_nobody_has_seen() -> None:
    """BH-SET.5: also one of those that were not dealt; never one that somebody has taken."""
    state = state_at("{seats: {a: {leaders: [attila]}, b: {}}, leaders: {ii_1: hypatia, iii_1: saladin}}")
    slots = {slot.id: number for number, slot in enumerate(CONTENT.slots)}
    twins = [redealt(state, 0, str(seed)) for seed in range(150)]
    for slot, level in (("ii_1", "II"), ("iii_1", "III"), ("iv_1", "IV")):
        seen = {twin.leaders[slots[slot]] for twin in twins}
        assert seen == {card.id for card in CONTENT.leaders.values() if card.level == level} - {"attila"}


def test_the_known_bottom_of_a_deck_stays_where_it_is() -> None:
    """BH-TRN.7: everybody saw the cards that were put there, and their order."""
    state = state_at("{seats: {a: {}, b: {}}, decks: {III: [rest, tanks, radar, cinema]}, bottoms: {III: 3}}")
    seen = view(GAME.table(state), 1)
    assert seen.bottoms == {"II": [], "III": ["tanks", "radar", "cinema"]}
    for seed in range(WORLDS):
        twin = redealt(state, None, str(seed))
        assert twin.decks[1][:3] == ("cinema", "radar", "tanks")
        assert not {"cinema", "radar", "tanks"} & set(twin.decks[1][3:])


RESEARCH = """
seats: {a: {coins: 9, active: 1, technologies: [writing]}, b: {}}
leaders: {ii_1: hypatia}
decks: {II: [irrigation, mathematics, pottery, calendar, rest]}
"""


def test_cards_put_under_a_deck_are_known_from_then_on() -> None:
    """BH-RES.10, BH-TRN.7: those that do not match first, the last match lowest."""
    match = Match(GAME, state_at(RESEARCH))
    match.answer("basic_research_ii_1", 0)
    assert match.state.revealed == ("irrigation", "mathematics", "pottery", "calendar")
    match.answer("calendar", 0)
    assert match.state.known == (3, 0)
    for seed in range(WORLDS):
        assert redealt(match.state, 1, str(seed)).decks[0][:3] == ("mathematics", "pottery", "irrigation")


def test_a_bottom_that_is_drawn_is_no_longer_at_the_bottom() -> None:
    """BH-TRN.7: a deck of which all is known, and two of its cards drawn and put under it again."""
    text = """
    seats: {a: {coins: 9, active: 1, technologies: [mathematics, currency]}, b: {}}
    tree: {iii_1: radar}
    map: {q1r-1: oasis, q0r1: savanna}
    villages: {oasis: a, savanna: a}
    decks: {II: [calendar, masonry, drama]}
    bottoms: {II: 2}
    """
    match = Match(GAME, state_at(text))
    for answer in ("advanced_research_iii_1", "do"):
        match.answer(answer, 0)
    assert (match.state.revealed, match.state.known) == (("calendar", "masonry"), (1, 0))
    match.answer("masonry", 0)
    assert (match.state.decks[0], match.state.known) == (("calendar", "drama"), (2, 0))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_view_tells_how_many_lie_in_each_pile_and_not_which(players: int) -> None:
    """BH-TRN.6."""
    state = played(players, "piles", 200).state
    seen = view(GAME.table(state), None)
    assert isinstance(seen, BHView)
    assert seen.decks == {LEVELS[level]: len(state.decks[number]) for number, level in enumerate(DECKS)}
    assert seen.territories == len(state.stack)
    assert seen.stacks == {LEVELS[level]: len(stack) for level, stack in enumerate(state.stacks)}
    assert [slot.leader for slot in seen.tree] == [leader != "" for leader in state.leaders]


@pytest.mark.parametrize("players", PLAYERS)
def test_what_players_own_is_open_to_all(players: int) -> None:
    """BH-TRN.6: there are no hands."""
    state = played(players, "open", 300).state
    for seat in (*range(players), None):
        for player, seen in zip(state.players, view(GAME.table(state), seat).players, strict=True):
            assert (seen.coins, seen.active, seen.invested) == (player.coins, player.active, player.invested)
            assert seen.structures == list(player.structures)
            assert seen.private == list(player.private)
            assert seen.tokens == {"settlement": player.settlement, "fortification": player.fortification}
            assert len(seen.units) == len(player.units)

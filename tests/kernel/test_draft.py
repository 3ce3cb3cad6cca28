"""The draft toy: hidden hands go round, everyone keeps a card at once; what a seat remembers is never re-dealt."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from pentapolis.kernel import Match, Refusal, Step
from pentapolis.kernel.refusal import NOT_ASKED, OTHERS_ACTED, SECRET_SEEN
from tests.kernel.play import begin, play, position
from tests.kernel.toys.draft import DRAFT, DraftState, DraftView

HANDS = {
    2: ["pottery alphabet exploration sowing bows", "calendar masonry philosophy wheel citizenship"],
    3: [
        "pottery alphabet exploration sowing bows",
        "calendar masonry philosophy wheel citizenship",
        "fishing herding storage weaving armor",
    ],
}


def drafting(players: int = 3) -> Match[DraftState, Any]:
    hands = [hand.split() for hand in HANDS[players]]
    deck = [card for card in DRAFT.content if not any(card in hand for hand in hands)]
    return begin(DRAFT, players, {"starting": "first"}, hands=hands, deck=deck)


def resolving(
    *kept: str, starting: int = 0, deck: str = "fishing herding", played: tuple[str, str] = ("", "")
) -> Match[DraftState, Any]:
    """A match whose draft is over."""
    hands: list[list[str]] = [[] for _ in kept]
    order = [(starting + n) % len(kept) for n in range(len(kept))]
    return begin(
        DRAFT,
        len(kept),
        {"starting": "first"},
        hands=hands,
        kept=[cards.split() for cards in kept],
        played=[cards.split() for cards in played],
        deck=deck.split(),
        round=5,
        starting=starting,
        agenda=[("resolve", seat) for seat in reversed(order)],
    )


def seen(match: Match[DraftState, Any], seat: int) -> DraftView:
    view = match.view(seat)
    assert isinstance(view, DraftView)
    return view


# The draft


def test_everyone_keeps_a_card_and_passes_the_rest_to_the_left() -> None:
    match = drafting()
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    play(match, (2, "armor"), (0, "bows"), (1, "wheel"))
    assert match.state.kept == [["bows"], ["wheel"], ["armor"]]
    assert match.state.hands[0] == "fishing herding storage weaving".split()  # from seat 2
    assert match.state.hands[1] == "pottery alphabet exploration sowing".split()
    assert [ask.keys for ask in match.asks][2] == ["calendar", "citizenship", "masonry", "philosophy"]


def test_five_rounds_and_then_the_starting_player_resolves() -> None:
    match = begin(DRAFT, 3, seed="2")
    while match.asks[0].kind == "keep":
        for ask in match.asks:
            match.answer(ask.keys[0], ask.seat)
    assert [len(kept) for kept in match.state.kept] == [5, 5, 5]
    assert match.state.hands == [[], [], []]
    assert [ask.seat for ask in match.asks] == [match.state.starting]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_in_which_seats_answer_does_not_matter(order: tuple[int, ...]) -> None:
    answers: dict[int, str] = {0: "bows", 1: "wheel", 2: "armor"}
    match = drafting()
    for seat in order:
        match.answer(answers[seat], seat)
    in_turn = play(drafting(), *answers.items())
    assert match.state == in_turn.state
    assert [match.view(seat) for seat in range(3)] == [in_turn.view(seat) for seat in range(3)]
    assert match.events_for(1) == in_turn.events_for(1)


def test_nobody_sees_what_another_keeps() -> None:
    match = drafting()
    nothing = [match.view(seat) for seat in (None, 1, 2)]
    match.answer("bows", 0)
    assert [match.view(seat) for seat in (None, 1, 2)] == nothing
    assert match.events_for(1) == []
    play(match, (1, "wheel"), (2, "armor"))
    assert match.events_for(0)[0].args == {"seat": 0, "card": "bows"}
    assert match.events_for(1)[0].args == match.events_for(None)[0].args == {"seat": 0}
    assert seen(match, 1).passed == [["calendar", "citizenship", "masonry", "philosophy"]]  # not what 2 keeps of it


def test_a_kept_card_may_be_exchanged_until_the_last_seat_has_answered() -> None:
    match = drafting()
    play(match, (0, "bows"), (2, "armor"))
    assert match.undo(0) == (0, "bows")
    assert match.history == [(2, "armor")]
    assert [ask.seat for ask in match.asks] == [0, 1]
    play(match, (0, "sowing"), (1, "wheel"))
    assert match.state.kept == [["sowing"], ["wheel"], ["armor"]]
    for seat in range(3):
        assert match.why_not_undo(seat) == Refusal(OTHERS_ACTED)


def test_taking_back_and_giving_again_out_of_order() -> None:
    match = drafting()
    play(match, (0, "bows"), (2, "armor"))
    match.undo(0)
    match.undo(2)
    assert match.history == []
    assert match.redo() == (2, "armor")
    with pytest.raises(Refusal):
        match.redo(2)  # what is left to redo is seat 0's
    assert match.redo(0) == (0, "bows")
    play(match, (1, "wheel"))
    assert match.state.kept == [["bows"], ["wheel"], ["armor"]]


# Imagination


def test_a_drafted_card_is_hidden_but_what_was_seen_is_remembered() -> None:
    match = play(drafting(), (0, "bows"), (1, "wheel"), (2, "armor"))
    passed = {"pottery", "alphabet", "exploration", "sowing"}
    picks = set()
    for world in range(40):
        imagined = match.imagine(0, str(world))
        assert imagined.view(0) == match.view(0)
        assert set(imagined.state.hands[1]) == passed  # handed on a moment ago
        assert imagined.state.kept[0] == ["bows"]
        picks.add((imagined.state.kept[1][0], imagined.state.kept[2][0]))
        assert imagined.state.kept[2][0] not in passed
    assert len(picks) > 20


def test_with_two_players_the_hand_comes_back_and_tells_what_was_kept() -> None:
    match = play(drafting(2), (0, "bows"), (1, "wheel"), (0, "masonry"), (1, "sowing"))
    for world in range(20):
        imagined = match.imagine(0, str(world))
        assert imagined.state.kept[1][1] == "sowing"  # missing from the hand that came back
        assert imagined.view(0) == match.view(0)
        assert set(imagined.state.hands[1]) == {"calendar", "citizenship", "philosophy"}  # handed on a moment ago


def test_an_imagined_world_in_the_middle_of_a_sealed_question_goes_its_own_way() -> None:
    match = play(drafting(), (0, "bows"), (1, "wheel"), (2, "armor"), (1, "pottery"))
    imagined = match.imagine(2, "a")
    assert [ask.seat for ask in imagined.asks] == [0, 1, 2]
    same = match.imagine(2, "a")
    for ask in imagined.asks:
        imagined.answer(ask.keys[0], ask.seat)
    assert imagined.state.round == 2
    twin = imagined.copy()
    assert position(twin) == position(imagined)
    assert same.state.round == 1
    assert match.history == [(0, "bows"), (1, "wheel"), (2, "armor"), (1, "pottery")]
    assert position(match.imagine(2, "a")) == position(same)


# Starting technologies


def test_starting_technologies_enable_one_another() -> None:
    """MO-EX-21."""
    match = resolving("pottery alphabet exploration sowing masonry", "bows armor slings spears walls")
    assert match.ask is not None
    assert match.ask.keys == ["alphabet", "masonry", "sowing", "done"]
    refusal = Refusal("MO-TEC.4", card="exploration", pillar="science", have=0, need=1)
    assert match.why_not("exploration", 0) == refusal
    play(match, (0, "alphabet"), (0, "exploration"))
    assert match.ask.kind == "token"
    play(match, (0, "gold"), (0, "masonry"), (0, "pottery"), (0, "sowing"))
    assert match.state.stock[0] == {"ideas": 1, "gold": 1, "stone": 2, "food": 5}
    assert match.ask_for(0) is not None
    play(match, (0, "done"))
    assert match.ask_for(1) is not None


def test_the_order_of_cards_matters() -> None:
    """MO-TEC.8: Calendar counts its own symbol and those face up before it."""
    cards = "calendar alphabet sowing bows slings", "fishing herding storage weaving armor"
    early = play(resolving(*cards), (0, "calendar"), (0, "alphabet"))
    late = play(resolving(*cards), (0, "alphabet"), (0, "calendar"))
    assert (early.state.stock[0]["ideas"], late.state.stock[0]["ideas"]) == (3, 5)


@pytest.mark.parametrize(("starting", "first", "second"), [(0, 3, 2), (1, 2, 3)])
def test_tokens_go_to_whoever_comes_first(starting: int, first: int, second: int) -> None:
    cards = "masonry wheel sowing bows slings", "alphabet exploration fishing herding storage"
    match = resolving(*cards, starting=starting)
    for seat in (starting, 1 - starting):
        enabling, taking = ("masonry", "wheel") if seat == 0 else ("alphabet", "exploration")
        play(match, (seat, enabling), (seat, taking))
        assert match.ask is not None
        play(match, (seat, match.ask.keys[0]), (seat, "done"))
    assert (match.score(0)["tokens"], match.score(1)["tokens"]) == (first, second)
    assert match.over
    assert match.outcome().totals == (first + 2, second + 2)


def test_a_whole_resolution_can_be_taken_back_step_by_step() -> None:
    match = resolving("masonry wheel sowing bows slings", "alphabet exploration fishing herding storage")
    positions = [position(match)]
    steps: list[Step] = [(0, "masonry"), (0, "wheel"), (0, "salt"), (0, "sowing"), (0, "done")]
    for step in steps:
        play(match, step)
        positions.append(position(match))
    for n in reversed(range(len(steps))):
        assert match.undo(0) == steps[n]
        assert position(match) == positions[n]
    assert match.state.tokens == ["gold", "salt", "wood"]
    assert match.events_for(None) == []
    for n, step in enumerate(steps, start=1):
        assert match.redo(0) == step
        assert position(match) == positions[n]


def test_a_card_drawn_from_the_deck_bars_the_way_back() -> None:
    match = resolving(
        "alphabet philosophy sowing bows slings", "fishing herding storage weaving armor", deck="walls oracle"
    )
    play(match, (0, "alphabet"))
    assert match.why_not_undo(0) is None
    play(match, (0, "philosophy"))
    assert match.why_not_undo(0) == Refusal(SECRET_SEEN)
    assert seen(match, 0).face_down == ["bows", "oracle", "slings", "sowing"]
    assert seen(match, 1).face_down == ["armor", "fishing", "herding", "storage", "weaving"]
    assert match.events_for(0)[-1].args == {"seat": 0, "card": "oracle"}
    assert match.events_for(1)[-1].args == {"seat": 0}
    play(match, (0, "sowing"))
    assert match.undo() == (0, "sowing")
    assert match.why_not_undo(0) == Refusal(SECRET_SEEN)


def test_the_last_unknown_card_tells_nothing_new() -> None:
    cards = "alphabet philosophy sowing bows slings", "fishing herding storage weaving armor"
    match = resolving(*cards, deck="oracle", played=("", cards[1]))
    play(match, (0, "alphabet"), (0, "philosophy"))
    assert "oracle" in seen(match, 0).face_down
    assert match.why_not_undo(0) is None


def test_only_who_is_asked_may_imagine() -> None:
    match = resolving("alphabet philosophy sowing bows slings", "fishing herding storage weaving armor")
    with pytest.raises(Refusal) as refused:
        match.imagine(1, "1")
    assert refused.value.rule == NOT_ASKED

"""A live match: which answers stand, which are tentative, and who may do what."""

from __future__ import annotations

import pytest

from pentapolis.kernel import Ask, Refusal
from pentapolis.kernel.refusal import (
    GAME_OVER,
    NOT_ASKED,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    OTHERS_ACTED,
    SECRET_SEEN,
    STILL_MOVING,
    UNKNOWN_ANSWER,
)
from pentapolis.kernel.words import LANGUAGES, read_words, rule_key
from pentapolis.server.engine.entries import Answered, Undone
from pentapolis.server.engine.frames import frame
from pentapolis.server.engine.live import NO_SUCH_MOMENT, NOTHING_TO_END, STILL_ASKED, TURN_ENDED, LiveMatch
from tests.server.engine_games import FLOW, load
from tests.server.engine_play import Hand, open_match, whole_frames
from tests.server.idling import stalled_table


def refused(rule: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, check=lambda refusal: refusal.rule == rule)


# Answers


def test_an_answer_that_can_be_taken_back_is_tentative() -> None:
    live = open_match("turns")
    Hand(live).answer(0, "left")
    assert (live.tentative, live.actor, live.committed, live.waiting) == (1, 0, 0, [0])


def test_others_cannot_answer_before_the_turn_is_ended() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "right")
    assert (live.tentative, live.waiting, live.may_end(0), live.may_end(1)) == (2, [0], True, False)
    assert live.ask_for(1) is None
    assert live.why_not("left", 1) == Refusal(NOT_ASKED)
    with refused(NOT_ASKED):
        hand.answer(1, "left")
    hand.end(0)
    assert (live.tentative, live.actor, live.waiting) == (0, None, [1])
    hand.answer(1, "left")


def test_an_answer_can_end_the_turn() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left", end=True)
    assert live.tentative == 1, "seat 0 still has something to decide"
    hand.answer(0, "left", end=True)
    assert (live.tentative, live.committed) == (0, 2)


def test_the_answer_that_ends_the_turn_stands_with_all_before_it() -> None:
    live = open_match("closed")
    hand = Hand(live)
    hand.answer(0, "left")
    assert live.may_undo(0), "until then everything can be taken back"
    hand.answer(0, "right")
    assert (live.tentative, live.committed, live.waiting) == (0, 2, [1])
    with refused(TURN_ENDED):
        hand.undo(0)


def test_a_question_says_which_answer_ends_the_turn() -> None:
    assert [question.closing for question in frame(open_match("closed"), (0,)).questions] == ["right"]
    assert [question.closing for question in frame(open_match("turns"), (0,)).questions] == [""]


@pytest.mark.parametrize("game", ["clash_of_cultures", "mosaic"])
def test_games_whose_players_end_their_turns_say_with_which_answer(game: str) -> None:
    """It is called as the button of the table is, in every language: two names would be two things."""
    rules = load(game).rules
    (closing,) = rules.closing.items()
    ask = Ask(0, closing[0], {closing[1]: None})
    for language in LANGUAGES:
        words = read_words(language, ["pentapolis.server", f"pentapolis.games.{game}"])
        assert words(rules.label(ask, closing[1]).message) == words("ui-end-turn")


def test_what_a_bot_answers_stands_at_once() -> None:
    live = open_match("turns")
    Hand(live).answer(0, "left", bot="random")
    assert (live.tentative, live.committed) == (0, 1)


def test_a_bot_that_takes_over_ends_what_was_tentative() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "right", bot="random")
    assert (live.tentative, live.committed) == (0, 2)


def test_an_answer_that_reveals_something_stands_with_all_before_it() -> None:
    live = open_match("peek")
    hand = Hand(live)
    hand.answer(0, "left")
    assert live.tentative == 1
    hand.answer(0, "look")
    assert (live.tentative, live.committed) == (0, 2)
    with refused(SECRET_SEEN):
        hand.undo(0)


def test_an_answer_that_reveals_nothing_does_not() -> None:
    live = open_match("peek")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "pass")
    assert live.tentative == 2


def test_the_game_is_over_only_when_its_last_turn_is_ended() -> None:
    live = open_match("turns")
    hand = Hand(live)
    for seat in (0, 0, 1, 0):
        hand.answer(seat, "left", end=True)
    hand.answer(1, "left")
    assert (live.over, live.waiting, live.may_end(1)) == (False, [1], True)
    assert frame(live, (1,)).scores == []
    hand.end(1)
    assert (live.over, live.waiting) == (True, [])
    assert frame(live, ()).places == [1, 1]
    with refused(GAME_OVER):
        hand.answer(0, "left")
    with refused(GAME_OVER):
        hand.end(1)


@pytest.mark.parametrize("seat", [1, -1, 2])
def test_only_the_asked_seat_answers(seat: int) -> None:
    live = open_match("turns")
    with refused(NOT_ASKED):
        Hand(live).answer(seat, "left")


def test_an_unknown_answer_is_refused() -> None:
    live = open_match("turns")
    with refused(UNKNOWN_ANSWER):
        Hand(live).answer(0, "sideways")
    with refused("PR-1"):
        Hand(live).answer(0, "forbidden")


def test_entries_come_in_order() -> None:
    live = open_match("turns")
    with pytest.raises(ValueError, match="entry 2 cannot follow entry 0"):
        live.apply(Answered(2, "r", 0, "left"))


# Taking back


def test_tentative_answers_are_taken_back_and_given_again() -> None:
    live = open_match("turns")
    hand = Hand(live)
    begun = whole_frames(live)
    hand.answer(0, "left")
    one = frame(live, (0,)).view
    hand.answer(0, "right")
    two = frame(live, (0,)).view
    hand.undo(0)
    assert (frame(live, (0,)).view, live.tentative, live.may_redo(0)) == (one, 1, True)
    hand.undo(0)
    assert frame(live, (0,)).view == begun[(0,)].view
    assert (live.tentative, live.actor, live.may_undo(0)) == (0, None, False)
    hand.redo(0)
    hand.redo(0)
    assert (frame(live, (0,)).view, live.tentative, live.may_redo(0)) == (two, 2, False)
    with refused(NOTHING_TO_REDO):
        hand.redo(0)


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.undo(0)
    hand.answer(0, "right")
    with refused(NOTHING_TO_REDO):
        hand.redo(0)


def test_nobody_else_takes_back() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    for seat in (1, -1):
        with refused(NOTHING_TO_UNDO):
            hand.undo(seat)
    hand.undo(0)
    with refused(NOTHING_TO_REDO):
        hand.redo(1)


def test_an_ended_turn_is_not_taken_back() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "left")
    hand.end(0)
    with refused(TURN_ENDED):
        hand.undo(0)
    hand.answer(1, "left", end=True)
    with refused(OTHERS_ACTED):
        hand.undo(0)


def test_a_turn_ends_when_nothing_is_left_to_decide() -> None:
    live = open_match("turns")
    hand = Hand(live)
    with refused(NOTHING_TO_END):
        hand.end(0)
    hand.answer(0, "left")
    with refused(STILL_ASKED):
        hand.end(0)
    for seat in (1, -1):
        with refused(NOTHING_TO_END):
            hand.end(seat)


# Sealed questions


def duel() -> tuple[LiveMatch, Hand]:
    live = open_match("duel")
    hand = Hand(live)
    hand.answer(0, "left", end=True)
    assert live.waiting == [0, 1]
    return live, hand


def test_a_sealed_answer_shows_only_that_it_was_given() -> None:
    live, hand = duel()
    before = frame(live, (1,))
    hand.answer(0, "high")
    after = frame(live, (1,))
    assert (before.waiting, after.waiting) == ([0, 1], [1])
    assert (after.view, after.questions, after.events) == (before.view, before.questions, before.events)
    assert (live.tentative, frame(live, (0,)).undo, after.undo) == (0, True, False)


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    live, hand = duel()
    hand.answer(0, "high")
    hand.undo(0)
    assert (live.waiting, live.may_redo(0)) == ([0, 1], True)
    hand.redo(0)
    assert live.waiting == [1]
    hand.undo(0)
    hand.answer(1, "low")
    with refused(NOTHING_TO_REDO):
        hand.redo(0)
    hand.answer(0, "low")
    assert (live.waiting, live.tentative) == ([1], 0)
    for seat in (0, 1):
        with refused(OTHERS_ACTED):
            hand.undo(seat)


def test_a_sealed_answer_is_taken_back_from_under_another() -> None:
    live = open_match("draft")
    hand = Hand(live)
    keys = [frame(live, (seat,)).questions[0].choices[0].key for seat in range(3)]
    hand.answer(0, keys[0])
    hand.answer(1, keys[1])
    hand.undo(0)
    assert (live.history, live.waiting) == ([(1, keys[1])], [0, 2])
    assert [live.may_undo(seat) for seat in range(3)] == [False, True, False]


def test_others_are_asked_a_sealed_question_when_the_turn_before_is_ended() -> None:
    live = open_match("duel")
    hand = Hand(live)
    hand.answer(0, "left")
    assert (live.waiting, live.may_end(0)) == ([0], True)
    with refused(NOT_ASKED):
        hand.answer(1, "low")
    hand.answer(0, "high")
    assert (live.tentative, live.waiting) == (2, [0])
    assert frame(live, (1,)).waiting == [0]
    hand.undo(0)
    hand.end(0)
    assert (live.tentative, live.waiting) == (0, [0, 1])
    hand.redo(0)
    assert (live.tentative, live.waiting, live.may_undo(0)) == (0, [1], True)


# Going back


def test_a_rewind_goes_back_to_any_moment_that_everybody_knows() -> None:
    live = open_match("turns")
    hand = Hand(live)
    seen = [frame(live, (1,))]
    for seat in (0, 0, 1, 0):
        hand.answer(seat, "left", bot="random")
        seen.append(frame(live, (1,)))
    hand.rewind(1, 2)
    now = frame(live, (1,))
    assert (now.view, now.events, now.waiting, now.at) == (seen[2].view, seen[2].events, [1], 2)
    assert (now.undo, now.version) == (False, 5)


def test_a_rewind_drops_what_is_tentative() -> None:
    live = open_match("turns")
    hand = Hand(live)
    for seat in (0, 0, 1):
        hand.answer(seat, "left", bot="random")
    hand.answer(0, "left")
    with refused(NO_SUCH_MOMENT):
        hand.rewind(1, 3)
    hand.rewind(1, 0)
    assert (live.tentative, live.waiting, live.history) == (0, [0], [])


@pytest.mark.parametrize("at", [-1, 2, 99])
def test_a_rewind_goes_only_back(at: int) -> None:
    live = open_match("turns")
    hand = Hand(live)
    for seat in (0, 0):
        hand.answer(seat, "left", bot="random")
    with refused(NO_SUCH_MOMENT):
        hand.rewind(0, at)


# Ending by agreement


def test_a_stalled_game_ends_as_everybody_sees_it() -> None:
    hand = stalled_table()
    live, seat = hand.live, hand.live.waiting[0]
    before = frame(live, ())
    assert (before.stalled, before.over, before.agreed) == (True, False, False)
    hand.answer(seat, next(key for key in live.match.asks[0].keys if key.startswith("invest:")))
    assert live.tentative == 1
    hand.end_game(1)
    now = frame(live, ())
    assert (now.over, now.agreed, now.stalled, now.view, now.at) == (True, True, False, before.view, before.at)
    assert (now.waiting, live.tentative, len(now.places)) == ([], 0, 3)
    assert now.version > before.version, "everybody is told"
    again = LiveMatch(live.game, live.setup, hand.log)
    assert (again.over, again.match.hash(), again.history) == (True, live.match.hash(), live.history)
    with refused(GAME_OVER):
        hand.end_game(1)
    with refused(GAME_OVER):
        hand.answer(seat, "harvest")


def test_a_game_that_still_moves_is_not_ended() -> None:
    live = open_match(FLOW)
    before = whole_frames(live)
    with refused(STILL_MOVING):
        Hand(live).end_game(0)
    assert whole_frames(live) == before


# The log


def test_the_entry_to_store_tells_whether_it_stood() -> None:
    live = open_match("peek")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "look")
    assert [entry.firm for entry in hand.log if isinstance(entry, Answered)] == [False, True]


def test_a_stored_log_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(open_match("peek"))
    hand.answer(0, "left")
    hand.answer(0, "look")
    hand.answer(0, "left")
    hand.undo(0)
    hand.redo(0)
    monkeypatch.setattr("pentapolis.kernel.match.Match.why_not_undo", None)
    live = LiveMatch(load("peek"), hand.live.setup, hand.log)
    assert (live.tentative, live.committed) == (1, 2)


def test_a_refused_entry_leaves_the_number_free() -> None:
    live = open_match("turns")
    with refused(NOTHING_TO_UNDO):
        live.apply(Undone(1, "r", 0))
    live.apply(Answered(1, "r", 0, "left"))


@pytest.mark.parametrize("rule", [STILL_ASKED, NOTHING_TO_END, TURN_ENDED, NO_SUCH_MOMENT])
def test_the_tables_refusals_are_told_in_every_language(rule: str) -> None:
    told = set()
    for language in LANGUAGES:
        words = read_words(language, ["pentapolis.server"])
        told |= {words(rule_key(rule)), words(f"why-{rule_key(rule)}", at=7, answers=3)}
    assert len(told) == 2 * len(LANGUAGES)

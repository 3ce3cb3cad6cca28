"""Frames: what a viewer is shown."""

from __future__ import annotations

import msgspec

from pentapolis.kernel import Chance
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.frames import SPECTATOR, frame, standing
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.wire.socket import Choice, Clock, EventLine, Frame, SeatLine
from tests.server.engine_games import FLOW, load
from tests.server.engine_play import Hand, open_match, play_out, random_answer


def test_the_view_is_the_seats_own() -> None:
    live = open_match("peek")
    for seat, hand in ((0, ["a", "b"]), (1, ["c", "d"])):
        shown = frame(live, (seat,))
        assert (shown.seat, msgspec.json.decode(shown.view)["hand"]) == (seat, hand)
    spectator = frame(live)
    assert (spectator.seat, msgspec.json.decode(spectator.view)["hand"]) == (SPECTATOR, [])


def test_a_question_names_every_choice() -> None:
    live = open_match("turns")
    (asked,) = frame(live, (0,)).questions
    assert (asked.seat, asked.kind) == (0, "choose")
    assert asked.choices == [Choice(key, "answer-choose", {"key": key}) for key in ("left", "right")]
    assert frame(live, (1,)).questions == frame(live).questions == []


def test_the_actor_alone_sees_what_is_tentative() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    actor, other = frame(live, (0,)), frame(live, (1,))
    assert (actor.at, actor.tentative, actor.undo, actor.end, actor.version) == (1, 1, True, False, 1)
    assert (other.at, other.tentative, other.undo, other.end, other.version) == (0, 0, False, False, 0)
    assert actor.events == [EventLine(1, "chosen", {"seat": 0})]
    assert other.events == []
    hand.answer(0, "left")
    assert frame(live, (0,)).end
    hand.undo(0)
    assert frame(live, (0,)).redo


def test_a_frame_tells_whose_turn_it_is_and_whether_committing_ends_it() -> None:
    """What only the actor sees moves nobody's turn."""
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    assert [(shown.turn, shown.end, shown.ends) for shown in (frame(live, (0,)), frame(live))] == [
        (0, False, False)
    ] * 2
    hand.answer(0, "left")
    actor, other = frame(live, (0,)), frame(live, (1,))
    assert (actor.turn, actor.end, actor.ends) == (0, True, True)
    assert (other.turn, other.end, other.ends) == (0, False, False)
    hand.end(0)
    assert (frame(live, (0,)).turn, frame(live).turn) == (1, 1)


def test_an_answer_in_anothers_turn_ends_nothing() -> None:
    """A trade: the offer is sent in a turn that goes on, and answered in it."""
    live = LiveMatch(load("clash_of_cultures"), Setup("clash_of_cultures", 2, {}, "0"))
    hand = Hand(live)
    seat = live.waiting[0]
    other = 1 - seat
    for key in (f"trade:seat{other + 1}", "give:food", "offer"):
        hand.answer(seat, key)
    sender = frame(live, (seat,))
    assert (sender.turn, sender.end, sender.ends) == (seat, True, False)
    hand.end(seat)
    assert frame(live, (other,)).questions[0].kind == "answer"
    hand.answer(other, "refuse")
    partner = frame(live, (other,))
    assert (partner.turn, partner.end, partner.ends) == (seat, True, False)
    hand.end(other)
    hand.answer(seat, "end")
    assert (frame(live, (seat,)).turn, frame(live, (seat,)).end) == (other, False), "nothing is left to be confirmed"


def test_taking_everything_back_is_no_news_for_others() -> None:
    live = open_match("turns")
    hand = Hand(live)
    before = frame(live, (1,)), frame(live)
    hand.answer(0, "left")
    hand.undo(0)
    assert (frame(live, (1,)), frame(live)) == before
    assert frame(live, (0,)).version == 2


def test_lines_of_the_log_tell_when_they_happened() -> None:
    live = open_match("turns")
    hand = Hand(live)
    for seat in (0, 0, 1):
        hand.answer(seat, "left", bot="random")
    assert [(line.at, line.args["seat"]) for line in frame(live).events] == [(1, 0), (2, 0), (3, 1)]


def test_lines_tell_each_seat_what_it_may_know() -> None:
    live = open_match("peek")
    hand = Hand(live)
    hand.answer(0, "left")
    hand.answer(0, "look")
    (_, own), (_, others) = frame(live, (0,)).events, frame(live, (1,)).events
    assert (own.args, others.args) == ({"seat": 0, "card": "g"}, {"seat": 0})


# Several seats at one screen


def test_friends_at_one_screen_see_the_view_of_who_acts() -> None:
    live = open_match("turns")
    hand, both = Hand(live), (0, 1)
    assert frame(live, both).seat == 0
    hand.answer(0, "left")
    hand.answer(0, "left")
    assert (frame(live, both).seat, frame(live, both).end, frame(live, both).questions) == (0, True, [])
    hand.end(0)
    assert (frame(live, both).seat, frame(live, both).questions[0].seat) == (1, 1)


def test_between_their_turns_they_see_the_view_of_who_acted_last() -> None:
    live = LiveMatch(load("draft"), Setup("draft", 3, {}, "0"))
    hand = Hand(live)
    keys = [frame(live, (seat,)).questions[0].choices[0].key for seat in range(3)]
    assert [question.seat for question in frame(live, (0, 1)).questions] == [0, 1]
    hand.answer(0, keys[0])
    assert frame(live, (0, 1)).seat == 1
    hand.answer(1, keys[1])
    assert (frame(live, (0, 1)).seat, frame(live, (0, 1)).questions) == (1, [])


def test_a_log_with_secrets_is_told_anew_when_the_seat_changes() -> None:
    live = open_match("peek")
    hand, both = Hand(live), (0, 1)
    hand.answer(0, "left")
    hand.answer(0, "look")
    hand.answer(0, "left", end=True)
    shown = frame(live, both, since=live.number)
    assert (shown.seat, shown.keep) == (1, -1)
    assert [line.args for line in shown.events if line.key == "peeked"] == [{"seat": 0}]


# What goes out


def test_a_frame_fits_into_the_message() -> None:
    live = open_match(FLOW)
    play_out(live, "0")
    fields = msgspec.structs.asdict(frame(live, (0,)))
    fields |= {"view": msgspec.Raw(fields["view"]), "seats": [SeatLine("Ada")] * 3, "clock": Clock("none")}
    message = msgspec.json.decode(msgspec.json.encode(Frame(match="m", since=-1, **fields)))
    assert len(message["view"]["civilizations"]) == 3
    assert (message["over"], min(message["places"]), len(message["scores"])) == (True, 1, 3)


def test_the_standing_tells_the_server_what_to_do_next() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left")
    now = standing(live)
    assert (now.number, now.at, now.committed, now.waiting, now.ending, now.over) == (1, 1, 0, [0], False, False)
    hand.answer(0, "left")
    assert standing(live).ending
    hand.end(0)
    assert (standing(live).ending, standing(live).waiting) == (False, [1])


def test_a_turn_is_not_ending_while_its_seat_is_asked_too() -> None:
    live = open_match("duel")
    hand = Hand(live)
    hand.answer(0, "left")
    assert (standing(live).ending, frame(live, (0,)).end) == (False, True)
    hand.answer(0, "high")
    assert standing(live).ending


def test_the_standing_of_a_finished_match_has_its_result() -> None:
    live = open_match(FLOW)
    play_out(live, "0")
    now, outcome = standing(live), live.match.outcome()
    assert (now.over, now.waiting, now.hash) == (True, [], live.match.hash())
    assert (now.places, now.points) == (list(outcome.places), list(outcome.totals))


def test_views_are_made_once() -> None:
    live = open_match(FLOW)
    entry = random_answer(live, Chance("0"))
    assert entry is not None
    assert live.public.view(0) is live.public.view(0)
    live.apply(msgspec.structs.replace(entry, bot="random"))
    assert live.public.view(0) is live.public.view(0)

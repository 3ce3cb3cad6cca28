"""What is written down of a match: records, sequels, moments, and their proof."""

from __future__ import annotations

import json
from typing import Literal

import msgspec
import pytest

from pentapolis.kernel import Refusal, Step, seed_hash
from pentapolis.kernel.record import RecordError, parse, replay
from pentapolis.kernel.refusal import NOT_ASKED
from pentapolis.server.engine.entries import Setup, pack_setup, unpack_setup
from pentapolis.server.engine.frames import frame, standing
from pentapolis.server.engine.live import NO_SUCH_MOMENT, LiveMatch
from pentapolis.server.engine.records import (
    MatchRecord,
    as_entries,
    hashes_of,
    moment,
    read_record,
    verify,
    write_record,
)
from pentapolis.server.engine.start import Unplayable, begin, continue_from
from tests.server.engine_games import FLOW, load
from tests.server.engine_play import Hand, open_match, play_out, random_log, viewers, whole_frames
from tests.server.idling import stalled_table

NAMES = ["Ada", "Bo", "Cy"]


def finished(game: str = FLOW, seed: str = "0") -> LiveMatch:
    live = open_match(game, seed)
    play_out(live, seed)
    return live


# Records


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_finished_match_is_a_record_of_the_kernel(form: str) -> None:
    live = finished()
    text = write_record(live, NAMES, complete=True, form="json" if form == "json" else "text")
    assert replay(live.game, parse(text), verify=True).hash() == live.match.hash()
    record = read_record(text)
    assert verify(live.game, record, seed_hash("0")).hash() == live.match.hash()
    assert whole_frames(LiveMatch(live.game, record.log.setup, record.log.entries)) == whole_frames(live)


def test_tentative_answers_are_not_in_a_record() -> None:
    live = open_match("turns")
    hand = Hand(live)
    hand.answer(0, "left", bot="random")
    hand.answer(0, "left")
    assert parse(write_record(live, NAMES[:2], complete=True)).answers == ((0, "left"),)


def test_a_running_match_shows_its_owner_its_own_answers_only() -> None:
    live = open_match("duel")
    hand = Hand(live)
    hand.answer(0, "left", end=True)
    hand.answer(0, "high")
    hand.answer(1, "low")
    record = parse(write_record(live, NAMES[:2], complete=False, seats=(1,)))
    assert (record.answers, record.seed, record.hashes, record.seed_hash) == (((1, "low"),), None, {}, seed_hash("0"))
    with pytest.raises(RecordError, match="not published yet"):
        read_record(record.to_text())


# Proof


def record_of(live: LiveMatch) -> MatchRecord:
    return read_record(write_record(live, NAMES, complete=True))


def test_a_wrong_seed_hash_or_answer_or_result_does_not_verify() -> None:
    live = finished()
    record = record_of(live)
    with pytest.raises(RecordError, match="published before") as error:
        verify(live.game, record, seed_hash("1"))
    assert error.value.answer == 0
    for change, answer in (
        ({"hashes": {0: "0" * 16}}, 0),
        ({"hashes": {7: "0" * 16}}, 7),
        ({"answers": (*record.answers[:4], (record.answers[4][0], "nonsense"))}, 5),
        ({"answers": record.answers[:30], "hashes": {}}, 30),
        ({"setup": msgspec.structs.replace(record.setup, players=9)}, 0),
        ({"setup": msgspec.structs.replace(record.setup, content="12345678")}, 0),
        ({"setup": msgspec.structs.replace(record.setup, rules=99)}, 0),
    ):
        with pytest.raises(RecordError) as error:
            verify(live.game, msgspec.structs.replace(record, **change))
        assert error.value.answer == answer


def test_hashes_that_were_stored_on_the_way_verify() -> None:
    live, stored = open_match(FLOW), {}
    for entry in play_out(open_match(FLOW), "0"):
        live.apply(entry)
        stored[live.committed] = standing(live).hash
    record = msgspec.structs.replace(record_of(live), hashes=stored)
    verify(live.game, record)


def test_a_sequel_must_fit_together() -> None:
    new = continued(finished(), 12, 1)
    play_out(new, "on")
    page = json.loads(write_record(new, NAMES, complete=True))
    for change, fault in (({"pentapolis sequel": 2}, "only format 1"), ({"seats": ["Ada"]}, "1 names cannot sit on 3")):
        with pytest.raises(RecordError, match=fault):
            read_record(json.dumps(page | change))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "nonsense",
        '{"pentapolis sequel": 1}',
        '{"pentapolis sequel": ',
        '{"pentapolis sequel": "\ud800"}',
        "[" * 100_000,
        '{"pentapolis sequel": 1, "setup": ' + '{"origin": {"setup": ' * 50_000,
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_record_of_a_game_ended_by_agreement(form: Literal["text", "json"]) -> None:
    live = ended_by_agreement()
    record = read_record(write_record(live, ("a", "b", "c"), complete=True, form=form))
    assert record.result is not None
    assert record.result.agreed
    assert verify(live.game, record).agreed
    again = LiveMatch(live.game, record.log.setup, record.log.entries)
    assert (again.over, again.match.agreed, again.match.hash()) == (True, True, live.match.hash())
    early = msgspec.structs.replace(record, answers=record.answers[:5], hashes={})
    with pytest.raises(RecordError, match=r"PT-AGR.1"):
        verify(live.game, early)
    silent = msgspec.structs.replace(record, result=msgspec.structs.replace(record.result, agreed=False))
    with pytest.raises(RecordError, match="does not end"):
        verify(live.game, silent)


def test_the_last_moment_of_a_game_ended_by_agreement() -> None:
    live = ended_by_agreement()
    last = len(live.history)
    end = moment(live.game, live.setup, live.history, last, (), agreed=True)
    assert (end.over, end.agreed, len(end.places)) == (True, True, 3)
    before = moment(live.game, live.setup, live.history, last - 1, (), agreed=True)
    assert (before.over, before.agreed) == (False, False)


def ended_by_agreement() -> LiveMatch:
    hand = stalled_table()
    hand.end_game(0)
    return hand.live


# Moments


def test_a_moment_is_what_was_seen_then() -> None:
    live = open_match(FLOW)
    shown = [whole_frames(live)]
    for entry in play_out(open_match(FLOW), "0"):
        live.apply(entry)
        shown.append(whole_frames(live))
    for at in range(0, len(shown), 25):
        for seats in viewers(3):
            seen = moment(live.game, live.setup, live.history, at, seats)
            then = shown[at][seats]
            assert (seen.view, seen.events, seen.at) == (then.view, then.events, at)
            assert (seen.questions, seen.undo, seen.end) == ([], False, False)
    assert moment(live.game, live.setup, live.history, len(live.history), ()).over


@pytest.mark.parametrize("at", [-1, 4])
def test_there_are_no_moments_outside_of_the_match(at: int) -> None:
    live = open_match("turns")
    with pytest.raises(Refusal, match=NO_SUCH_MOMENT):
        moment(live.game, live.setup, [(0, "left"), (0, "left"), (1, "left")], at)


# Continuing


def continued(live: LiveMatch, at: int, seat: int, seed: str = "again") -> LiveMatch:
    return LiveMatch(live.game, continue_from(live.game, live.setup, live.history, at, seat, seed))


@pytest.mark.parametrize("game", [FLOW, "draft", "research", "battle"])
def test_a_match_goes_on_from_any_moment(game: str) -> None:
    live, exact = finished(game), 0
    for at in range(0, len(live.history), 5):
        for seat in range(live.setup.players):
            new = continued(live, at, seat)
            assert new.setup.origin is not None
            begun = len(new.setup.origin.answers)
            exact += begun == at
            then = moment(live.game, live.setup, live.history, begun, (seat,))
            assert (frame(new, (seat,)).view, new.number, new.history) == (then.view, 0, [])
    assert exact > 3


def test_unknown_things_are_dealt_anew() -> None:
    live = finished()
    decks = {tuple(continued(live, 5, 0, seed).match.state.deck) for seed in "abc"}
    assert len(decks) == 3
    assert tuple(continued(live, 5, 0, "a").match.state.deck) in decks


def test_a_continued_match_is_a_match_like_any_other() -> None:
    new = continued(finished(), 12, 1)
    log = play_out(new, "on")
    setup = unpack_setup(pack_setup(new.setup))
    again = LiveMatch(new.game, setup, log)
    assert whole_frames(again) == whole_frames(new)
    text = write_record(new, NAMES, complete=True)
    record = read_record(text)
    assert (record.setup, record.answers) == (setup, tuple(new.history))
    assert verify(new.game, record, seed_hash("again")).hash() == new.match.hash()
    assert record.hashes == hashes_of(new.game, new.setup, new.history)


def test_a_continued_match_can_be_undone_and_rewound() -> None:
    new = continued(finished(), 20, 1)
    hand, begun = Hand(new), frame(new, (1,))
    seat = new.waiting[0]
    hand.answer(seat, begun.questions[0].choices[0].key if seat == 1 else new.match.asks[0].keys[0], bot="random")
    hand.rewind(1, 0)
    assert frame(new, (1,)).view == begun.view


def test_a_continued_match_can_be_continued() -> None:
    live = finished()
    first = continued(live, asked_again(live, 1), 1)
    play_out(first, "on")
    for at in range(9, 15):
        second = continued(first, at, at % 3, "more")
        play_out(second, "on")
        record = read_record(write_record(second, NAMES, complete=True))
        assert verify(second.game, record).hash() == second.match.hash()


def asked_again(live: LiveMatch, seat: int) -> int:
    """A moment in the middle of the match at which the seat is asked."""
    return next(at for at, step in enumerate(live.history) if at > 10 and step[0] == seat)


def test_a_running_continued_match_keeps_its_seed() -> None:
    new = continued(finished(), 12, 1)
    Hand(new).answer(new.waiting[0], new.match.asks[0].keys[0], bot="random")
    text = write_record(new, NAMES, complete=False, seats=(new.history[0][0],))
    assert json.loads(text)["setup"]["seed"] == ""
    with pytest.raises(RecordError, match="does not say where"):
        read_record(text)


@pytest.mark.parametrize(
    ("at", "begins"),
    [
        (99, 4),  # the match is over
        (5, 4),  # a die was thrown, which the seat has seen
        (4, 4),  # the beginning of a beat
        (3, 2),  # another seat has answered in this beat
        (2, 2),
        (1, 0),  # a die again, and before it the seat was asked itself
        (0, 0),
    ],
)
def test_a_match_continues_at_the_last_moment_that_can_be_imagined(at: int, begins: int) -> None:
    live = open_match("others")
    answers: list[Step] = [(0, "left"), (1, "left"), (1, "left"), (1, "right"), (1, "left"), (1, "left")]
    setup = continue_from(live.game, live.setup, answers, at, 0, "t")
    assert setup.origin is not None
    assert setup.origin.answers == tuple(answers[:begins])
    LiveMatch(live.game, setup)


def test_a_match_does_not_continue_where_there_is_no_such_moment() -> None:
    live = open_match("late")
    with pytest.raises(Refusal, match=NOT_ASKED):
        continue_from(live.game, live.setup, [(1, "left"), (0, "left")], 0, 0, "t")


def test_a_match_is_not_continued_with_other_seats() -> None:
    setup = continued(finished(), 12, 1).setup
    with pytest.raises(Unplayable, match="set up otherwise"):
        begin(load(FLOW), msgspec.structs.replace(setup, players=4))


def test_what_a_seat_cannot_know_is_dealt_anew_when_another_is_asked() -> None:
    live = open_match("others")
    for seat in (0, 1, 1, 1):
        Hand(live).answer(seat, "left", bot="random")
    worlds = [continued(live, 4, 0, str(seed)) for seed in range(8)]
    assert {world.match.state.hands[0] == ["a", "b"] for world in worlds} == {True}
    assert len({tuple(world.match.state.hands[1]) for world in worlds}) > 3
    for world in worlds:
        Hand(world).answer(1, "left", bot="random")
    assert len({world.match.state.notes["rolled"] for world in worlds}) > 3


def test_a_match_is_not_run_with_other_content_or_rules() -> None:
    game, setup = load("turns"), Setup("turns", 2, {}, "0")
    assert begin(game, msgspec.structs.replace(setup, content=game.content_hash, rules=1)).history == []
    for change in ({"content": "f" * 16}, {"rules": 7}):
        with pytest.raises(Unplayable, match="began"):
            begin(game, msgspec.structs.replace(setup, **change))


def test_entries_of_a_record_all_stand() -> None:
    live, _ = random_log("turns", "0", 0)
    log = as_entries([(0, "left"), (0, "right"), (1, "left")])
    again = LiveMatch(live.game, live.setup, log)
    assert (again.tentative, again.committed) == (0, 3)

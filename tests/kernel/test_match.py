"""Match: the agenda, answers and refusals, copies."""

from __future__ import annotations

import gc
from dataclasses import replace

import pytest

from pentapolis.kernel import Ask, Flow, Game, Match, OptionError, Refusal, Sealed
from pentapolis.kernel.refusal import GAME_OVER, NOT_ASKED, UNKNOWN_ANSWER
from tests.kernel.play import play, position
from tests.kernel.toys.probe import ProbeBeat, ProbeMatch, ProbeTable, choose, note, probe, start


def take(t: ProbeTable, seat: int) -> Flow[None]:
    """Two questions in one beat, and a third if cards are taken: each card drawn may be kept or given away."""
    number = yield Ask(seat, "number", {str(n): n for n in range(1, 4)}, deck=len(t.state.deck))
    for _ in range(number):
        yield from draw(t, seat)
    note(t, "turns")


def draw(t: ProbeTable, seat: int) -> Flow[None]:
    card = t.state.deck.pop()
    others = {f"seat{other + 1}": other for other in range(len(t.state.hands))}
    owner = yield Ask(seat, "owner", others)
    t.state.hands[owner].append(card)
    t.emit("took", seat=owner, card=card)


BEATS = {"take": take, "choose": choose}


# The agenda


def test_beats_run_in_the_order_of_the_agenda() -> None:
    order: list[str] = []

    def first(t: ProbeTable) -> None:
        order.append("first")
        t.then_all(("second", 1), ("second", 2))

    def second(t: ProbeTable, number: int) -> None:
        order.append(f"second {number}")
        if number == 1:
            t.then_all(("inner",))

    beats: dict[str, ProbeBeat] = {
        "first": first,
        "second": second,
        "inner": lambda t: order.append("inner"),
        "choose": choose,
    }
    match = start(("first",), ("choose", 0), beats=beats)
    assert order == ["first", "second 1", "inner", "second 2"]
    assert match.state.agenda == []  # the beat that asks has left the agenda
    assert match.ask_for(0) is not None


def test_a_beat_may_end_the_game_or_make_a_new_agenda() -> None:
    def cut(t: ProbeTable) -> None:
        t.state.agenda = []

    match = start(("choose", 0), ("cut",), ("choose", 1), beats={"choose": choose, "cut": cut})
    match.answer("left")
    assert match.over
    assert match.copy().over


def test_a_flow_that_asks_nothing_is_passed_over() -> None:
    def silent(t: ProbeTable, asks: int) -> Flow[None]:
        if asks:
            yield Ask(0, "choose", {"left": 1})
        note(t, "passed")

    match = start(("silent", 0), ("choose", 1), beats={"silent": silent, "choose": choose})
    assert match.state.notes == {"passed": 1}
    assert match.ask_for(1) is not None


def test_a_game_without_an_agenda_is_over() -> None:
    match = start(beats={})
    assert match.over
    assert (match.ask, match.asks, match.ask_for(0)) == (None, (), None)
    twin = match.copy(tracked=True)
    assert position(twin) == position(match)
    assert match.outcome().places == (1, 1)


# Answers


def test_answers_lead_through_nested_flows() -> None:
    match = start(("take", 0), ("take", 1), deck="a b c d", beats=BEATS)
    play(match, (0, "2"), (0, "seat1"), (0, "seat2"))
    assert match.state.hands == [["d"], ["c"]]
    assert match.ask is not None
    assert (match.ask.seat, match.ask.about) == (1, {"deck": 2})
    match.answer("1")  # without a seat: whoever is asked
    assert match.history == [(0, "2"), (0, "seat1"), (0, "seat2"), (1, "1")]
    assert match.players == 2
    assert (match.score(0), match.evaluate(1)) == ({"cards": 1}, 1.0)


@pytest.mark.parametrize("key", ["4", "", " 1", "seat1", "1:2", "x" * 100])
def test_an_illegal_answer_changes_nothing(key: str) -> None:
    match = start(("take", 0), deck="a b c", beats=BEATS)
    before = position(match)
    refusal = Refusal(UNKNOWN_ANSWER, key=key[:60])
    assert match.why_not(key, 0) == refusal
    with pytest.raises(Refusal) as refused:
        match.answer(key)
    assert refused.value == refusal
    assert position(match) == before
    assert match.history == []


def test_the_game_explains_what_it_can() -> None:
    match = start(("take", 0), deck="a b c", beats=BEATS)
    assert match.why_not("forbidden", 0) == Refusal("PR-1", key="forbidden")
    assert match.why_not("3", 0) is None


def test_only_who_is_asked_may_answer() -> None:
    match = start(("take", 0), deck="a b c", beats=BEATS)
    assert match.ask_for(1) is None
    assert match.why_not("1", 1) == Refusal(NOT_ASKED)
    with pytest.raises(Refusal) as refused:
        match.answer("1", 1)
    assert refused.value == Refusal(NOT_ASKED)


def test_a_game_that_is_over_takes_no_answer() -> None:
    match = play(start(("choose", 1), beats=BEATS), (1, "left"))
    assert match.over
    assert match.why_not("left", 1) == Refusal(GAME_OVER)
    for seat in (1, None):
        with pytest.raises(Refusal) as refused:
            match.answer("left", seat)
        assert refused.value == Refusal(GAME_OVER)


def test_an_illegal_answer_leaves_what_can_be_redone() -> None:
    match = play(start(("choose", 0), beats=BEATS), (0, "left"))
    match.undo()
    with pytest.raises(Refusal):
        match.answer("up")
    assert match.redo() == (0, "left")


def test_options_are_settled_at_the_start() -> None:
    with pytest.raises(OptionError):
        Match.start(probe(beats={}), 9)
    with pytest.raises(OptionError):
        Match.start(probe(beats={}), 2, {"speed": "fast"})


# Sealed questions


def bid(t: ProbeTable) -> Flow[None]:
    """Two sealed questions in one beat, with a plain one between them."""
    for n in (1, 2):
        bids = yield Sealed((2, 0, 1), lambda seat: Ask(seat, "bid", {card: card for card in t.state.hands[seat]}))
        for seat in sorted(bids):
            t.emit("bid", seat=seat, card=bids[seat])
            note(t, bids[seat])
        if n == 1:
            note(t, (yield Ask(1, "choose", {"left": "left", "right": "right"})))


def bidding() -> ProbeMatch:
    return start(("bid",), hands=("a b", "b c", "a c"), beats={"bid": bid})


def test_sealed_questions_are_asked_in_the_order_of_their_seats() -> None:
    match = bidding()
    assert match.ask is not None
    assert match.ask.seat == 2
    assert [ask.seat for ask in match.asks] == [2, 0, 1]
    match.answer("a")
    assert match.ask.seat == 0
    assert [match.has_sealed(seat) for seat in range(3)] == [False, False, True]
    assert match.ask_for(2) is None
    assert match.ask_for(9) is None


def test_the_flow_gets_all_answers_by_seat() -> None:
    match = play(bidding(), (1, "c"), (2, "a"), (0, "a"))
    assert match.state.notes == {"a": 2, "c": 1}
    assert [event.args["seat"] for event in match.events_for(None)] == [0, 1, 2]
    assert not any(match.has_sealed(seat) for seat in range(3))
    play(match, (1, "left"))
    assert [ask.seat for ask in match.asks] == [2, 0, 1]


def test_a_sealed_answer_is_checked_at_once() -> None:
    match = bidding()
    assert match.why_not("a", 1) == Refusal(UNKNOWN_ANSWER, key="a")
    with pytest.raises(Refusal):
        match.answer("a", 1)
    assert match.history == []


def test_a_copy_has_what_was_sealed() -> None:
    match = play(bidding(), (1, "c"), (2, "a"), (0, "a"), (1, "left"), (2, "c"))
    twin = match.copy()
    assert position(twin) == position(match)
    assert twin.has_sealed(2)
    play(twin, (0, "b"), (1, "b"))
    assert twin.over
    assert twin.state.notes == {"a": 2, "c": 2, "left": 1, "b": 2}
    assert not match.over


# Copies


def test_a_copy_in_the_middle_of_a_beat_goes_its_own_way() -> None:
    match = start(("take", 0), ("take", 1), deck="a b c d", beats=BEATS)
    play(match, (0, "2"), (0, "seat1"))
    copies = [match.copy(), match.copy(tracked=True), match.copy().copy(), match.copy(tracked=True).copy(tracked=True)]
    before = position(match)
    for twin in copies:
        assert position(twin) == before
        play(twin, (0, "seat2"), (1, "1"), (1, "seat1"))
        assert twin.state.hands == [["d", "b"], ["c"]]
        assert twin.over
    assert position(match) == before
    play(match, (0, "seat1"))
    assert match.state.hands == [["d", "c"], []]


def test_an_untracked_copy_can_be_copied_far_from_its_beginning() -> None:
    agenda = [("choose", n % 2) for n in range(200)]
    match = start(*agenda, beats=BEATS)
    twin = match.copy()
    for n in range(150):
        for each in (match, twin):
            each.answer("left" if n % 3 else "right")
    far = twin.copy()
    assert position(far) == position(match) == position(twin)
    assert far.state.notes == {"left": 100, "right": 50}
    assert far.copy(tracked=True).state == match.state
    assert twin.undo() == (1, "left")
    assert twin.state.notes == {"left": 99, "right": 50}


def test_tracked_and_untracked_matches_are_the_same_game() -> None:
    game = probe(*(("take", n % 2) for n in range(3)), deck="a b c d e f g h i", beats=BEATS)
    loud = Match.start(game, 2, seed="s")
    quiet = Match.start(game, 2, seed="s", tracked=False, silent=True)
    steps = [(0, "1"), (0, "seat2"), (1, "2"), (1, "seat1"), (1, "seat1"), (0, "1")]
    for step in steps:
        play(loud, step)
        play(quiet, step)
        assert position(loud) == position(quiet)
        assert position(quiet.copy()) == position(loud)
    assert len(loud.table.events) == 3
    assert quiet.table.events == []


def test_a_copy_tells_only_what_happens_since_its_checkpoint() -> None:
    match = start(("take", 0), ("take", 1), deck="a b c d", beats=BEATS)
    play(match, (0, "1"), (0, "seat1"), (1, "2"), (1, "seat1"))
    loud = match.copy(silent=False)
    assert [event.args["card"] for event in match.events_for(None)] == ["d", "c"]
    assert [event.args["card"] for event in match.events_for(None, since=1)] == ["c"]
    assert [event.args["card"] for event in loud.events_for(None)] == ["c"]
    assert match.copy().events_for(None) == []
    assert loud.history == [(1, "2"), (1, "seat1")]


def test_the_start_of_the_beat_can_be_looked_at() -> None:
    match = start(("take", 0), ("take", 1), deck="a b c d", beats=BEATS)
    play(match, (0, "1"), (0, "seat1"), (1, "2"), (1, "seat1"))
    state = match.workings.beat_start()
    assert (state.hands, state.agenda) == ([["d"], []], [("take", 1)])
    state.hands[0].append("x")
    assert match.workings.beat_start().hands == [["d"], []]


def test_positions_that_differ_have_different_hashes() -> None:
    match = start(("take", 0), ("take", 1), deck="a b c d", beats=BEATS)
    hashes = {match.hash()}
    for step in [(0, "2"), (0, "seat1"), (0, "seat1"), (1, "1"), (1, "seat2")]:
        play(match, step)
        hashes.add(match.hash())
    assert len(hashes) == 6


def test_different_ways_to_the_same_beat_have_the_same_hash() -> None:
    def forgetful(t: ProbeTable, seat: int) -> Flow[None]:
        yield Ask(seat, "choose", {"left": 1, "right": 2})

    one, other = (start(("x", 0), ("x", 1), beats={"x": forgetful}) for _ in range(2))
    assert play(one, (0, "left")).hash() == play(other, (0, "right")).hash()
    assert one.copy().hash() == one.hash()


# Forced outcomes


def roll(t: ProbeTable, seat: int) -> Flow[None]:
    for _ in range(2):
        number = yield Ask(seat, "dice", {str(n): n for n in range(3)})
        note(t, "rolled", sum(t.state.chance.roll("dice", 6) for _ in range(number)))


def test_outcomes_can_be_forced_between_answers() -> None:
    match = start(("roll", 0), ("roll", 1), beats={"roll": roll})
    match.workings.force("dice", [6])
    play(match, (0, "0"))
    match.workings.force("dice", [5])
    before = match.copy()
    match.workings.force("dice", [4])
    for twin in (match, match.copy()):
        play(twin, (0, "2"))
        assert twin.state.notes["rolled"] == 11
        assert twin.state.chance.forced["dice"] == [4]
    assert before.state.chance.forced["dice"] == [6, 5]  # a copy made before goes its own way
    assert before.copy().state.chance.forced["dice"] == [6, 5]
    assert match.ask_for(1) is not None


def test_outcomes_are_forced_before_the_stream_is_drawn_from() -> None:
    match = play(start(("roll", 0), ("roll", 1), beats={"roll": roll}), (0, "1"))
    with pytest.raises(ValueError, match="stream 'dice' was already drawn from in this beat"):
        match.workings.force("dice", [6])
    play(match, (0, "0"))
    match.workings.force("dice", [6])
    assert play(match.copy(), (1, "1")).state.chance.drawn["dice"] == 2


# Whose turn it is


def vote(t: ProbeTable) -> Flow[None]:
    yield Sealed((0, 1), lambda seat: Ask(seat, "vote", {"1": 1, "2": 2}))


def test_it_is_the_turn_of_whoever_alone_is_asked() -> None:
    match = start(("choose", 1), ("vote",), ("choose", 0), beats={**BEATS, "vote": vote})
    turns = [match.turn]
    for step in ((1, "left"), (1, "1"), (0, "2"), (0, "left")):
        turns.append(play(match, step).turn)
    assert turns == [1, None, None, 0, None]  # a question to both stays one when one of them has answered
    assert match.over


def test_a_game_can_say_whose_turn_it_is() -> None:
    game = probe(("choose", 1), ("choose", 0), beats=BEATS)
    own = Game(replace(game.rules, turn_of=lambda t, asked: 10 * asked[0] + len(t.state.notes)), None, "")
    match = Match.start(own, 2)
    assert match.turn == 10
    assert play(match, (1, "left")).turn == 1


def test_a_match_that_nobody_holds_is_gone_at_once() -> None:
    """Bots make and drop thousands: nothing in a match may hold the match itself."""
    ended: list[int] = []

    def waiting(t: ProbeTable, seat: int) -> Flow[None]:
        try:
            yield Ask(seat, "wait", {"on": None})
        finally:
            ended.append(seat)

    gc.disable()
    try:
        match = start(("wait", 1), beats={"wait": waiting})
        twin = match.copy(tracked=True)
        assert ended == []
        del match, twin
        assert ended == [1, 1]
    finally:
        gc.enable()

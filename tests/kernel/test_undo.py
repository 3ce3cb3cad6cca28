"""Undo and redo, and the barrier in their way: chance, other seats, secrets. Nothing here is marked by a rule."""

from __future__ import annotations

import pytest

from pentapolis.kernel import Ask, Flow, Refusal, Sealed
from pentapolis.kernel.refusal import (
    CHANCE_DRAWN,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    OTHERS_ACTED,
    SECRET_SEEN,
)
from tests.kernel.play import play, position
from tests.kernel.toys.probe import ProbeMatch, ProbeTable, choose, note, start

YES = {"yes": True, "no": False}


def twice(t: ProbeTable, seat: int) -> Flow[None]:
    """Two questions in one beat."""
    yield from choose(t, seat)
    t.emit("between", seat=seat)
    yield from choose(t, seat)


BEATS = {"choose": choose, "twice": twice}


# Taking back


def test_answers_are_taken_back_one_by_one_within_and_across_beats() -> None:
    match = start(("twice", 0), ("choose", 0), ("twice", 0), beats=BEATS)
    positions, events = [], []
    steps = [(0, "left"), (0, "right"), (0, "left"), (0, "left"), (0, "right")]
    for step in steps:
        positions.append(position(match))
        events.append(match.events_for(None))
        play(match, step)
    assert match.over
    end = position(match), match.events_for(None)
    for n in reversed(range(len(steps))):
        assert match.why_not_undo() is None
        assert match.undo() == steps[n]
        assert position(match) == positions[n]
        assert match.events_for(None) == events[n]
        assert match.history == steps[:n]
    assert match.why_not_undo() == Refusal(NOTHING_TO_UNDO)
    for step in steps:
        assert match.redo() == step
    assert (position(match), match.events_for(None)) == end


def test_there_must_be_something_to_take_back() -> None:
    match = start(("choose", 0), ("choose", 1), beats=BEATS)
    for seat in (None, 0, 1):
        assert match.why_not_undo(seat) == Refusal(NOTHING_TO_UNDO)
        with pytest.raises(Refusal) as refused:
            match.undo(seat)
        assert refused.value == Refusal(NOTHING_TO_UNDO)
    match.answer("left")
    assert match.why_not_undo(1) == Refusal(NOTHING_TO_UNDO)


def test_a_new_answer_ends_redo() -> None:
    match = play(start(("twice", 0), beats=BEATS), (0, "left"))
    match.undo()
    match.answer("left")
    with pytest.raises(Refusal) as refused:
        match.redo()
    assert refused.value == Refusal(NOTHING_TO_REDO)


def test_redo_is_for_whoever_took_back() -> None:
    match = play(start(("choose", 0), ("choose", 1), beats=BEATS), (0, "left"))
    match.undo()
    with pytest.raises(Refusal) as refused:
        match.redo(1)
    assert refused.value == Refusal(NOTHING_TO_REDO)
    assert match.redo(0) == (0, "left")


def test_undo_leaves_copies_alone() -> None:
    match = play(start(("twice", 0), beats=BEATS), (0, "left"))
    twin = match.copy(tracked=True)
    match.undo()
    assert twin.history == [(0, "left")]
    assert twin.undo() == (0, "left")
    assert position(twin) == position(match)


def test_a_copy_knows_its_own_beat_only() -> None:
    match = play(start(("choose", 0), ("twice", 0), beats=BEATS), (0, "left"), (0, "right"))
    twin = match.copy(tracked=True)
    assert twin.undo() == (0, "right")
    assert twin.why_not_undo() == Refusal(NOTHING_TO_UNDO)
    assert match.undo() == (0, "right")
    assert match.undo() == (0, "left")


# Other seats


def test_another_seat_that_has_answered_bars_the_way_back() -> None:
    match = play(start(("choose", 0), ("choose", 1), ("choose", 0), beats=BEATS), (0, "left"))
    assert match.why_not_undo(0) is None  # seat 1 is asked, but has not answered
    match.answer("left", 1)
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)
    assert match.why_not_undo(1) is None
    match.answer("left", 0)
    assert match.why_not_undo(1) == Refusal(OTHERS_ACTED)
    assert match.undo() == (0, "left")
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)


@pytest.mark.parametrize("agenda", [(("choose", 0), ("choose", 1)), (("both",),)])
def test_it_stays_barred_when_the_other_seat_takes_its_answer_back(agenda: tuple[tuple[str], ...]) -> None:
    """Its answer has been seen, whether it came in a beat of its own or in the same one."""

    def both(t: ProbeTable) -> Flow[None]:
        yield from choose(t, 0)
        yield from choose(t, 1)

    match = play(start(*agenda, beats={**BEATS, "both": both}), (0, "left"), (1, "right"))
    match.undo(1)
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)
    assert match.copy(tracked=True).why_not_undo(0) in (Refusal(OTHERS_ACTED), Refusal(NOTHING_TO_UNDO))
    with pytest.raises(Refusal):
        match.undo()
    assert match.redo() == (1, "right")


def test_checkpoints_of_what_stands_are_dropped() -> None:
    match = start(*(("choose", seat) for seat in (0, 0, 0, 1, 1, 0)), beats=BEATS)
    kept = []
    while not match.over:
        match.answer("left")
        kept.append(len(match._past.checkpoints))
    assert kept == [2, 3, 4, 2, 3, 1]


def test_untracked_matches_keep_the_first_checkpoint_only() -> None:
    match = start(*(("choose", 0) for _ in range(5)), beats=BEATS).copy()
    while not match.over:
        match.answer("left")
        assert len(match._past.checkpoints) == 1
    assert match.undo() == (0, "left")


def test_the_last_of_several_sealed_answers_opens_them() -> None:
    def bid(t: ProbeTable) -> Flow[None]:
        bids = yield Sealed((0, 1), lambda seat: Ask(seat, "bid", {card: card for card in t.state.hands[seat]}))
        for seat in (0, 1):
            t.state.hands[seat].remove(bids[seat])
            note(t, bids[seat])

    match = start(("bid",), hands=("a b", "c d"), beats={"bid": bid})
    play(match, (0, "a"))
    assert match.why_not_undo(0) is None
    assert match.why_not_undo(1) == Refusal(NOTHING_TO_UNDO)
    play(match, (1, "c"))
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)
    assert match.why_not_undo(1) == Refusal(OTHERS_ACTED)


def test_the_right_one_of_equal_sealed_answers_is_taken_back() -> None:
    def vote(t: ProbeTable) -> Flow[None]:
        for n in (1, 2):
            votes = yield Sealed((0, 1, 2), lambda seat: Ask(seat, "vote", YES))
            note(t, f"round {n}", sum(votes.values()))

    match = start(("vote",), hands=("", "", ""), beats={"vote": vote})
    play(match, (0, "yes"), (1, "yes"), (2, "no"), (0, "yes"), (1, "yes"))
    assert match.undo(0) == (0, "yes")
    assert match.history == [(0, "yes"), (1, "yes"), (2, "no"), (1, "yes")]
    assert match.state.notes == {"round 1": 2}
    assert [ask.seat for ask in match.asks] == [0, 2]
    assert match.undo(1) == (1, "yes")
    assert match.why_not_undo(1) == Refusal(OTHERS_ACTED)
    assert match.redo() == (1, "yes")
    assert match.redo() == (0, "yes")
    play(match, (2, "yes"))
    assert match.state.notes == {"round 1": 2, "round 2": 3}


# Chance


@pytest.mark.parametrize("what", ["roll", "shuffle", "below"])
def test_chance_bars_the_way_back(what: str) -> None:
    def draw(t: ProbeTable) -> Flow[None]:
        yield from choose(t, 0)
        match what:
            case "roll":
                t.state.chance.roll("dice", 6)
            case "shuffle":
                t.state.chance.shuffle("deck", t.state.deck)
            case _:
                t.state.chance.below("start", 2)
        yield from choose(t, 0)

    match = play(start(("draw",), deck="a b", beats={"draw": draw}), (0, "left"))
    assert match.why_not_undo() == Refusal(CHANCE_DRAWN)
    play(match, (0, "left"))
    assert match.undo() == (0, "left")
    assert match.why_not_undo() == Refusal(CHANCE_DRAWN)


def test_chance_in_a_later_beat_counts_too() -> None:
    def roll(t: ProbeTable) -> None:
        t.state.chance.roll("dice", 6)

    match = play(start(("choose", 0), ("roll",), ("choose", 1), beats={**BEATS, "roll": roll}), (0, "left"))
    assert match.why_not_undo(0) == Refusal(CHANCE_DRAWN)


# Secrets


def peek(t: ProbeTable, how: str) -> Flow[None]:
    """Seat 0 is shown the top of the deck in one of many ways; the deck stays as it is."""
    s = t.state
    if not (yield Ask(0, "peek", YES)):
        return
    top = s.deck[-1]
    match how:
        case "view":
            s.peeked[0].append(top)
        case "event":
            t.emit("peeked", {0: {"card": top}}, seat=0)
        case "keys":
            yield Ask(0, "top", {top: top})
        case "about":
            yield Ask(0, "top", YES, card=top)
        case "asked":
            yield Ask(1, "react" if top == "c" else "wait", YES)
        case "who":
            yield Ask(1 if top == "c" else 2, "react", YES)
        case "count":
            note(t, "a cards", s.deck.count("a"))
        case "alike":
            note(t, "alike", s.deck[-1] == s.deck[-2])
        case "follows":
            note(t, "follows", (ord(s.deck[-1]) - ord(s.deck[-2])) % 4 == 1)
        case "hand":
            s.peeked[0] += s.hands[0]
        case "other hand":
            s.peeked[0] += s.hands[1]
    yield Ask(1, "next", YES)


def peeking(how: str, deck: str = "a b c", hands: tuple[str, str] = ("x", "y")) -> ProbeMatch:
    match = start(("peek", how), hands=hands, deck=deck, beats={"peek": peek})
    return play(match, (0, "yes"))


@pytest.mark.parametrize("how", ["view", "event", "keys", "about", "asked", "who", "other hand"])
def test_a_look_at_what_is_hidden_bars_the_way_back(how: str) -> None:
    match = peeking(how)
    assert match.why_not_undo(0) == Refusal(SECRET_SEEN)
    with pytest.raises(Refusal):
        match.undo(0)
    assert match.history == [(0, "yes")]


@pytest.mark.parametrize("how", ["nothing", "hand"])
def test_a_look_at_what_the_seat_knows_does_not(how: str) -> None:
    assert peeking(how).undo(0) == (0, "yes")


def test_no_look_no_barrier() -> None:
    match = start(("peek", "view"), deck="a b c", beats={"peek": peek})
    assert play(match, (0, "no")).undo() == (0, "no")


@pytest.mark.parametrize(
    ("how", "deck", "other", "barred"),
    [
        ("view", "a a a", "a", False),  # nothing else can lie there
        ("view", "b a a a a a a a", "a", True),  # something else might have
        ("view", "a a a a", "b", True),  # the only other card is in the other hand
        ("keys", "a a", "a", False),
        ("view", "a", "", False),  # one unknown card is known
        ("count", "a a b", "", False),  # the whole pile holds what it holds
        ("count", "a a b", "a b", True),  # but not if it might lie in a hand
        ("alike", "a b c a b c", "", True),  # depends on two places at once
        ("follows", "a b c d", "", True),  # the same in all turns of the pile, but not in all orders
        ("alike", "a b c d", "", False),  # never alike
        ("alike", "a a a", "", False),  # always alike
    ],
)
def test_what_is_secret_depends_on_what_might_be_there(how: str, deck: str, other: str, barred: bool) -> None:
    match = peeking(how, deck, hands=("x", other))
    assert match.why_not_undo(0) == (Refusal(SECRET_SEEN) if barred else None)


def test_one_card_in_many_is_enough() -> None:
    """The seat learns that the top card is not the one `z` among sixty."""

    def ask_for_z(t: ProbeTable) -> Flow[None]:
        yield Ask(0, "peek", YES)
        note(t, "z on top", t.state.deck[-1] == "z")
        yield Ask(1, "next", YES)

    deck = "z " + "a " * 59
    match = play(start(("peek",), deck=deck, beats={"peek": ask_for_z}), (0, "yes"))
    assert match.why_not_undo(0) == Refusal(SECRET_SEEN)


def test_what_was_seen_before_is_no_secret_after() -> None:
    match = peeking("keys", "a b c")
    play(match, (0, "c"))
    assert match.undo(0) == (0, "c")
    assert match.why_not_undo(0) == Refusal(SECRET_SEEN)

"""Imagined matches: the seat cannot tell them from the true one, and they cannot tell it anything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pentapolis.kernel import Ask, Chance, Flow, Match, Refusal, Sealed
from pentapolis.kernel.refusal import GAME_OVER, NOT_ASKED, NOTHING_TO_UNDO
from tests.kernel.play import begin, describe, play, position
from tests.kernel.toys.probe import ProbeBeat, ProbeMatch, ProbeTable, choose, note, probe, redeal, start

DECK = "a b c d e f g h"


def draw(t: ProbeTable, seat: int) -> Flow[None]:
    """Draw and keep or bury; then a die; then once more."""
    chance = t.state.chance
    for _ in range(2):
        card = t.state.deck.pop()
        if (yield Ask(seat, "keep", {"keep": True, "bury": False}, card=card)):
            t.state.hands[seat].append(card)
        else:
            t.state.deck.insert(0, card)
        note(t, "rolled", chance.roll("dice", 1000))


def lay(t: ProbeTable, seat: int) -> Flow[None]:
    """Both lay a card face down, one after the other; cards laid wait in `peeked`, which only their owner sees."""
    for each in (seat, 1 - seat):
        card = yield Ask(each, "lay", {card: card for card in sorted(t.state.hands[each])})
        t.state.hands[each].remove(card)
        t.state.peeked[each].append(card)


def give(t: ProbeTable, seat: int) -> Flow[None]:
    """The other hands over a card of its choice, and the seat answers."""
    card = yield Ask(1 - seat, "give", {card: card for card in sorted(t.state.hands[1 - seat])})
    t.state.hands[1 - seat].remove(card)
    t.state.hands[seat].append(card)
    yield Ask(seat, "thank", {"yes": True, "no": False})


def vote(t: ProbeTable) -> Flow[None]:
    for n in (1, 2):
        votes = yield Sealed(
            (0, 1), lambda seat: Ask(seat, "vote", {card: card for card in sorted(t.state.hands[seat])})
        )
        note(t, f"round {n} {votes[0]} {votes[1]}")


def drawing(*seats: int) -> ProbeMatch:
    return start(*(("draw", seat) for seat in seats), hands=("x y", "v w"), deck=DECK, beats={"draw": draw})


def test_the_seat_cannot_tell_the_world() -> None:
    match = play(drawing(0, 1), (0, "keep"))
    worlds = set()
    for n in range(30):
        imagined = match.imagine(0, str(n))
        assert imagined.view(0) == match.view(0)
        assert describe(imagined.ask_for(0)) == describe(match.ask_for(0))
        worlds.add((*imagined.state.deck, *imagined.state.hands[1]))
        assert sorted((*imagined.state.deck, *imagined.state.hands[1])) == sorted("a b c d e f v w".split())
    assert len(worlds) > 25


def test_the_same_seed_imagines_the_same_world() -> None:
    match = play(drawing(0, 1), (0, "keep"))
    one, other = match.imagine(0, "n"), match.imagine(0, "n", tracked=True)
    assert position(one) == position(other)
    assert (one.tracked, other.tracked) == (False, True)
    for imagined in (one, other):
        play(imagined, (0, "bury"), (1, "keep"))
    assert position(one) == position(other)
    assert one.state != match.imagine(0, "m").state


def test_imagining_changes_nothing() -> None:
    match = play(drawing(0, 1), (0, "keep"))
    before = position(match), match.history[:], match.events_for(None)
    imagined = match.imagine(0, "1")
    play(imagined, (0, "bury"), (1, "keep"), (1, "keep"))
    assert (position(match), match.history, match.events_for(None)) == before
    assert match.why_not_undo() is not None
    assert imagined.events_for(None) == []


def test_only_who_is_asked_may_imagine() -> None:
    match = drawing(0)
    with pytest.raises(Refusal) as refused:
        match.imagine(1, "1")
    assert refused.value == Refusal(NOT_ASKED)
    play(match, (0, "keep"), (0, "keep"))
    with pytest.raises(Refusal) as refused:
        match.imagine(0, "1")
    assert refused.value == Refusal(NOT_ASKED)
    assert match.why_not("keep", 0) == Refusal(GAME_OVER)


def test_chance_is_not_the_true_one() -> None:
    """Neither its seed nor what was forced is known, in the middle of a flow that has it at hand."""
    game = probe(("draw", 0), hands=("x y", "v w"), deck=DECK, beats={"draw": draw})
    match = begin(game, forced={"dice": [7, 8]})
    true = play(match.copy(), (0, "keep"), (0, "keep")).state.notes["rolled"]
    assert true == 15
    imagined = match.imagine(0, "1")
    assert imagined.state.chance.seed != match.state.chance.seed
    assert imagined.state.chance.forced == {}
    rolled = {play(match.imagine(0, str(n)), (0, "keep")).state.notes["rolled"] for n in range(10)}
    assert len(rolled) > 8
    assert imagined.state.chance.drawn == match.state.chance.drawn


# Copies of imagined matches


@pytest.mark.parametrize("tracked", [False, True])
def test_imagined_matches_are_copied_like_others(tracked: bool) -> None:
    match = play(drawing(0, 1, 0), (0, "keep"))
    imagined = match.imagine(0, "1", tracked=tracked)
    for step in [(0, "bury"), (1, "keep"), (1, "bury"), (0, "keep")]:
        for twin in (imagined.copy(), imagined.copy(tracked=True), imagined.copy().copy()):
            assert position(twin) == position(imagined)
            play(twin, step)
        play(imagined, step)
        assert position(twin) == position(imagined)


@pytest.mark.parametrize("tracked", [False, True])
def test_an_imagined_world_in_an_imagined_world(tracked: bool) -> None:
    """Both seats think, in one beat and across beats: the inner world keeps what happened in the outer one."""
    match = drawing(0, 1)
    outer = match.imagine(0, "outer", tracked=tracked)
    play(outer, (0, "keep"))  # draws the second card of the imagined deck
    inner = outer.imagine(0, "inner", tracked=tracked)
    assert inner.view(0) == outer.view(0)
    assert position(inner.copy()) == position(inner)
    play(inner, (0, "keep"))
    assert position(inner.copy()) == position(inner)
    innermost = inner.imagine(1, "innermost")
    assert innermost.view(1) == inner.view(1)
    assert position(innermost.copy()) == position(innermost)
    play(innermost, (1, "keep"))
    assert position(innermost.copy()) == position(innermost)
    assert innermost.history == [(1, "keep")]


def test_two_imagined_worlds_at_one_place() -> None:
    match = play(drawing(0, 1), (0, "keep"))
    outer = match.imagine(0, "outer")
    inner = outer.imagine(0, "inner")
    assert inner.view(0) == match.view(0)
    assert position(inner.copy()) == position(inner)
    assert position(inner) == position(match.imagine(0, "inner"))  # nothing is left of the outer world


@pytest.mark.parametrize(("beat", "again"), [(choose, 0), (draw, 1)])
def test_copies_are_dealt_again_only_if_the_beat_has_shown_something(beat: ProbeBeat, again: int) -> None:
    dealt = []

    def counted(t: ProbeTable, seat: int | None, chance: Chance) -> None:
        dealt.append(seat)
        redeal(t, seat, chance)

    game = probe(("beat", 0), ("beat", 1), hands=("x y", "v w"), deck=DECK, beats={"beat": beat})
    match = Match.start(replace(game, rules=replace(game.rules, redeal=counted)), 2)
    imagined = match.imagine(0, "1")
    dealt.clear()
    twin = imagined.copy()
    assert len(dealt) == again
    assert position(twin) == position(imagined)
    assert imagined.history == twin.history == []


def test_what_the_beat_has_rolled_stays_as_it_was() -> None:
    def roll(t: ProbeTable, seat: int) -> Flow[None]:
        number = t.state.chance.roll("dice", 1000)  # nowhere in the state, but the seat sees it
        yield Ask(seat, "pay", {str(number): True, "no": False})

    match = start(("roll", 0), hands=("x", "v"), deck=DECK, beats={"roll": roll})
    ask = match.ask
    assert ask is not None
    for n in range(10):
        world = match.imagine(0, f"{n}")
        for twin in (world, world.copy()):
            assert twin.ask is not None
            assert twin.ask.keys == ask.keys


def test_a_trail_that_does_not_fit_the_re_dealt_checkpoint_is_no_fault() -> None:
    """The first answer was to lay the very card that the other world has elsewhere."""
    match = start(("give", 0), hands=("", "a b c d"), deck="e f", beats={"give": give})
    play(match, (1, "b"))
    for n in range(20):
        imagined = match.imagine(0, str(n))
        assert imagined.view(0) == match.view(0)
        assert position(imagined.copy()) == position(imagined)


# Undo in imagined matches


@pytest.mark.parametrize("tracked", [False, True])
def test_undo_in_an_imagined_world_ends_where_it_began(tracked: bool) -> None:
    def ask_twice(t: ProbeTable, seat: int) -> Flow[None]:
        for _ in range(3):
            note(t, (yield Ask(seat, "choose", {"left": "left", "right": "right"})))

    match = start(("ask", 0), ("ask", 0), hands=("x", "y"), deck=DECK, beats={"ask": ask_twice})
    play(match, (0, "left"))
    imagined = match.imagine(0, "1", tracked=tracked)
    asleep = position(imagined)
    assert imagined.history == []
    assert imagined.why_not_undo(0) == Refusal(NOTHING_TO_UNDO)
    with pytest.raises(AssertionError):
        imagined.workings.before_last()
    with pytest.raises(AssertionError):
        imagined.workings.beat_start()
    steps = [(0, "right"), (0, "left"), (0, "left"), (0, "right")]
    play(imagined, *steps)
    for n in reversed(range(len(steps))):
        assert imagined.undo() == steps[n]
        assert imagined.history == steps[:n]
        assert position(imagined.copy()) == position(imagined)
    assert position(imagined) == asleep
    assert imagined.why_not_undo(0) == Refusal(NOTHING_TO_UNDO)
    for step in steps:
        assert imagined.redo() == step


def test_an_imagined_world_has_its_own_barrier() -> None:
    imagined = drawing(0, 1).imagine(0, "1")
    play(imagined, (0, "keep"))
    assert imagined.why_not_undo(0) == Refusal("PT-UND.3")


# What others have answered


def test_a_card_laid_face_down_is_not_told() -> None:
    match = start(("lay", 0), hands=("x y", "v w"), deck="v", beats={"lay": lay})
    play(match, (0, "x"))
    imagined = match.imagine(1, "1")
    assert imagined.history == []
    assert imagined.view(1) == match.view(1)
    assert [imagined.copy().history, match.history] == [[], [(0, "x")]]


def test_sealed_answers_of_others_are_forgotten() -> None:
    match = start(("vote",), hands=("x y", "v w"), deck=DECK, beats={"vote": vote})
    play(match, (0, "x"), (1, "v"), (0, "x"))
    imagined = match.imagine(1, "1")
    assert imagined.view(1) == match.view(1)
    assert [ask.seat for ask in imagined.asks] == [0, 1]
    assert not imagined.has_sealed(0)
    assert imagined.state.notes == {"round 1 x v": 1}
    other = imagined.asks[0]
    play(imagined, (1, "w"))
    assert position(imagined.copy()) == position(imagined)
    play(imagined, (0, other.keys[0]))
    assert imagined.over
    assert match.has_sealed(0)


def test_an_imagined_sealed_question_asks_from_the_imagined_hand() -> None:
    match = start(("vote",), hands=("x y", "v w"), deck=DECK, beats={"vote": vote})
    offered = set()
    for n in range(20):
        imagined = match.imagine(1, str(n))
        assert imagined.ask is not None
        assert (imagined.ask.seat, imagined.ask.keys) == (0, sorted(imagined.state.hands[0]))
        offered.update(imagined.ask.keys)
    assert offered >= set("abcdefgh")


def test_a_spectators_world_can_be_made_in_place() -> None:
    match = drawing(0, 1).copy()
    before = match.view(None)
    match.workings.redeal(None, Chance("1"))
    assert match.view(None) == before
    assert match.state.hands[0] != ["x", "y"]

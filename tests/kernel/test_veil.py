"""The veil: an answer is given again while nothing hidden can be looked at, however slyly a rule goes about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from pentapolis.kernel import Ask, Chance, Flow, Match, Offers, Refusal
from pentapolis.kernel import barrier as barriers
from pentapolis.kernel.barrier import after, has_learned, is_blind, sight, worlds
from pentapolis.kernel.refusal import CHANCE_DRAWN, SECRET_SEEN
from pentapolis.kernel.state import encode
from pentapolis.kernel.veil import Lifted, Pool, Veil, Veiled, Veiling, all_alike
from tests.kernel.play import play
from tests.kernel.toys.common import places_of
from tests.kernel.toys.probe import ProbeMatch, ProbeTable, note, probe, redeal, start

YES = {"yes": True, "no": False}
DECK = "a b c d e"
HANDS = ("x y", "v w")

Step = Callable[[ProbeTable], Any]


def stepping(step: Step, deck: str = DECK, hands: tuple[str, ...] = HANDS) -> ProbeMatch:
    """A match in which seat 0 has answered, whereupon the step was taken; if it returns an ask, that is put next."""

    def beat(t: ProbeTable) -> Flow[None]:
        if (yield Ask(0, "go", YES)):
            ask = step(t)
            if isinstance(ask, Ask):
                yield ask
        yield Ask(0, "next", YES)

    return play(start(("beat",), hands=hands, deck=deck, beats={"beat": beat}), (0, "yes"))


def judged(match: ProbeMatch) -> tuple[bool, bool, bool]:
    """Whether the last answer was given blindly, whether it taught something, and whether any world differs."""
    before, (seat, key) = match.workings.before_last(), match.history[-1]
    seen = sight(after(before, seat, key), seat)
    differs = any(sight(after(before, seat, key, chance), seat) != seen for chance in worlds(before, seat))
    return is_blind(before, seat, key, seen), has_learned(before, seat, key), differs


# Steps that look at what is hidden


def swallow(t: ProbeTable) -> None:
    with suppress(BaseException):
        note(t, "seen", 1 if t.state.deck[-1] == "c" else 2)


def swallow_and_forget(t: ProbeTable) -> None:
    """It notes the same whatever it saw; but it has looked."""
    with suppress(BaseException):
        assert t.state.deck[-1] == "e"


def by_type(t: ProbeTable) -> None:
    card: Any = t.state.deck[-1]
    if isinstance(card, str) and card == "c":
        note(t, "c")


def by_pattern(t: ProbeTable) -> None:
    match t.state.deck[-1]:
        case "c":
            note(t, "c")
        case str():
            note(t, "another")


def by_piles(t: ProbeTable) -> None:
    """How long the piles are tells what was in one."""
    s = t.state
    for card in s.deck[:]:
        if card < "c":
            s.deck.remove(card)
            s.hands[1].append(card)


def by_place(t: ProbeTable) -> None:
    s = t.state
    note(t, "place", s.deck.index("c"))


def by_sorting(t: ProbeTable) -> None:
    s = t.state
    note(t, "sorted", int(sorted(s.deck) == s.deck))


def by_least(t: ProbeTable) -> None:
    t.state.peeked[0].append(min(t.state.hands[1]))


def by_move(t: ProbeTable) -> None:
    """Nothing is asked of the cards: they are only laid where the seat sees them."""
    t.state.peeked[0] += t.state.deck[1:3]


def by_swap(t: ProbeTable) -> None:
    s = t.state
    s.hands[0], s.hands[1] = s.hands[1], s.hands[0]


def by_own_hand(t: ProbeTable) -> None:
    s = t.state
    note(t, "higher", int(s.hands[0][0] > s.deck[-1]))


def by_bytes(t: ProbeTable) -> None:
    note(t, "sum", sum(encode(t.state.deck)))


def by_secret_event(t: ProbeTable) -> None:
    t.emit("shown", {0: {"cards": t.state.deck[:2]}})


def ask_if(t: ProbeTable) -> Ask | None:
    return Ask(0, "more", YES) if "c" in t.state.hands[1] else None


def ask_another(t: ProbeTable) -> Ask:
    return Ask(1 if t.state.deck[0] == "c" else 0, "more", YES)


def ask_lazily(t: ProbeTable) -> Ask:
    return Ask(0, "more", Offers(lambda: {card: card for card in t.state.deck[:2]}))


def ask_telling(t: ProbeTable) -> Ask:
    return Ask(0, "more", YES, lambda: {"card": t.state.deck[0]})


def ask_counting(t: ProbeTable) -> Ask:
    return Ask(0, "more", {str(n): n for n in range(1 + t.state.deck[:2].count("c"))})


SLY: list[Step] = [
    swallow, by_type, by_pattern, by_piles, by_place, by_sorting, by_least, by_move, by_swap, by_own_hand, by_bytes,
    by_secret_event, ask_if, ask_another, ask_lazily, ask_telling, ask_counting,
    lambda t: note(t, "count", t.state.deck.count("a") + t.state.deck[:2].count("c")),
    lambda t: note(t, "order", int(t.state.deck[0] < t.state.deck[1])),
    lambda t: note(t, "number", ord(t.state.deck[0])),
    lambda t: note(t, "text", len(f"{t.state.deck[:2]}".split("c"))),
    lambda t: note(t, "joined", "".join(t.state.deck).index("c")),
    lambda t: note(t, "looked up", {"a": 1, "b": 2, "c": 3}.get(t.state.deck[0], 4)),
    lambda t: note(t, "in a set", int(t.state.deck[0] in {"a", "b"})),
    lambda t: note(t, "in a text", int(t.state.deck[0] in "ab")),
    lambda t: note(t, "method", int(t.state.deck[0].startswith("c"))),
    lambda t: note(t, "counted", Counter(t.state.hands[1])["c"]),
    lambda t: note(t, "both", int(set(t.state.hands[1]) == {"v", "w"})),
    lambda t: note(t, "unlike", int(t.state.deck[0] != "c")),
]  # fmt: skip


@pytest.mark.parametrize("step", SLY)
def test_who_looks_under_the_veil_has_learned_as_much_as_in_other_worlds(step: Step) -> None:
    match = stepping(step, hands=("cc y" if step is by_own_hand else "x y", "v w"))
    assert judged(match) == (False, True, True)
    assert match.why_not_undo(0) == Refusal(SECRET_SEEN)


def test_a_look_that_is_swallowed_leaves_the_veil_lifted() -> None:
    """Here no world differs. So much the worlds must tell: the veil does not."""
    assert judged(stepping(swallow_and_forget)) == (False, False, False)


def test_a_shuffle_before_the_look_is_chance() -> None:
    def shuffle(t: ProbeTable) -> None:
        t.state.chance.shuffle("deck", t.state.deck)
        t.state.peeked[0].append(t.state.deck[-1])

    match = stepping(shuffle)
    assert judged(match) == (False, True, True)
    assert match.why_not_undo(0) == Refusal(CHANCE_DRAWN)


def test_a_question_of_chance_cannot_be_forced_through_the_veil() -> None:
    def shuffle(t: ProbeTable) -> None:
        t.state.chance.forced["deck"] = ["c"]
        t.state.chance.shuffle("deck", t.state.deck)

    assert judged(stepping(shuffle, hands=("x", ""))) == (False, False, False)


# Steps that do not


def hand_out(t: ProbeTable) -> None:
    """Face down, from the top to the other, and from there to the bottom."""
    s = t.state
    s.hands[1].append(s.deck.pop())
    s.deck.insert(0, s.hands[1].pop(0))
    s.hands[1].reverse()
    t.emit("dealt", {1: {"card": s.hands[1][0]}}, seat=1)


def count(t: ProbeTable) -> None:
    s = t.state
    note(t, "deck", len(s.deck) if s.deck else -1)
    note(t, "hand", len([card for card in s.hands[1] if card]))


def own(t: ProbeTable) -> None:
    """What nobody hides, and what cannot be there."""
    s = t.state
    s.peeked[0] += s.hands[0]
    note(t, "own", s.hands[0].index("y") + int("y" in s.hands[1]) + s.deck.count("y"))


BLIND: list[Step] = [hand_out, count, own, lambda t: None, lambda t: Ask(0, "more", YES), lambda t: t.emit("done")]


@pytest.mark.parametrize("step", BLIND)
def test_who_only_moves_and_counts_is_blind_and_no_world_is_compared(
    step: Step, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = stepping(step)
    assert judged(match) == (True, False, False)
    monkeypatch.delattr(barriers, "worlds")
    assert match.why_not_undo(0) is None


@pytest.mark.parametrize("deck", ["a a a", "a"])
def test_what_can_be_nothing_else_is_not_veiled(deck: str) -> None:
    match = stepping(by_least, deck, ("x", "a"))
    assert judged(match) == (True, False, False)


# Re-deals that cannot be veiled


def by_number(t: ProbeTable, seat: int | None, chance: Chance) -> None:
    """It puts the first card somewhere: where, a number tells."""
    deck = sorted(t.state.deck)
    deck.insert(chance.below("place", len(deck)), deck.pop(0))
    t.state.deck[:] = deck


def by_index(t: ProbeTable, seat: int | None, chance: Chance) -> None:
    """It keeps an index of what it has dealt."""
    redeal(t, seat, chance)
    t.state.notes["top"] = int(t.state.deck[-1] == "e")


def by_things(t: ProbeTable, seat: int | None, chance: Chance) -> None:
    """It deals places, which are no plain things."""
    places = places_of(t.state.deck)
    cards = sorted(t.state.deck)
    chance.shuffle("places", places)
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = card


@pytest.mark.parametrize("how", [by_number, by_index, by_things])
def test_worlds_are_compared_where_a_re_deal_cannot_be_veiled(
    how: Callable[[ProbeTable, int | None, Chance], None],
) -> None:
    def beat(t: ProbeTable, peek: str) -> Flow[None]:
        yield Ask(0, "go", YES)
        t.state.hands[1].append(t.state.deck.pop())
        if peek:
            t.state.peeked[0].append(t.state.deck[-1])
        yield Ask(0, "next", YES)

    for peek in ("", "peek"):
        game = probe(("beat", peek), hands=HANDS, deck=DECK, beats={"beat": beat})
        match = play(Match.start(replace(game, rules=replace(game.rules, redeal=how)), 2), (0, "yes"))
        assert judged(match) == (False, bool(peek) or how is by_index, bool(peek) or how is by_index)


# Veiled things


def veiled(*things: Any) -> tuple[Veil, list[Any]]:
    veil, dealt = Veil(), [*things]
    Veiling("", veil=veil).shuffle("things", dealt)
    return veil, dealt


LOOKS: list[Callable[[Any], Any]] = [
    str, repr, len, int, float, hash, ord, iter, list, abs, range, bytes, round, encode,
    lambda it: it == "a" or it == 0,
    lambda it: it != "b" and it != 1,
    lambda it: it < it,
    lambda it: it <= "a",
    lambda it: it > "a",
    lambda it: it + "a",
    lambda it: "a" + it,
    lambda it: it * 2,
    lambda it: [0] * it,
    lambda it: 1 << it,
    lambda it: ~it,
    lambda it: [7][it],
    lambda it: it[0],
    lambda it: "a" in it,
    lambda it: it in "ab",
    lambda it: f"{it}",
    lambda it: f"{it!r}",
    lambda it: "%s" % it,  # noqa: UP031
    lambda it: "".join([it]),
    lambda it: {it: 1},
    lambda it: {it},
    {"a": 1}.get,
    lambda it: isinstance(it, str),
    lambda it: it.__class__,
    lambda it: it.upper,
    lambda it: hasattr(it, "upper"),
    lambda it: getattr(it, "upper", None),
    lambda it: sorted([it, "a"]),
    lambda it: max(it, "a"),
]  # fmt: skip


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("things", [("a", "b"), (0, 1)])
def test_nothing_can_be_asked_of_what_is_veiled(look: Callable[[Any], Any], things: tuple[Any, ...]) -> None:
    veil, (thing, _) = veiled(*things)
    veil.dealing = False
    with pytest.raises((Lifted, TypeError)):  # what takes no string or no number takes nothing veiled either
        look(thing)


def test_what_is_true_of_all_may_be_asked() -> None:
    veil, (card, other) = veiled("ab", "ac")
    veil.dealing = False
    assert all_alike(card, lambda name: name[0]) == "a"
    assert (card == "c", card != "c", bool(card), card in ["c", "d"], card == card) == (False, True, True, False, True)
    assert [card, other].index(card) == 0
    assert not veil.lifted
    for question in (lambda name: name[1], lambda name: name):
        with pytest.raises(Lifted):
            all_alike(card, question)
    with pytest.raises(Lifted):
        assert card == other
    _, (empty, _) = veiled("", "a")
    with pytest.raises(Lifted):
        bool(empty)


def test_what_is_dealt_may_be_sorted() -> None:
    veil, low = veiled("a", "c")
    high = ["x", "z"]
    Veiling("", veil=veil).shuffle("high", high)
    hand = sorted([*high, "k", *low])
    assert [hand[:2], hand[2], hand[3:]] == [low, "k", high]
    with pytest.raises(Lifted):
        sorted([*low, "b"])
    veil.dealing = False
    with pytest.raises(Lifted):
        sorted(low)


def test_piles_that_are_sorted_together_are_one() -> None:
    veil, odd = veiled("a", "c")
    even = ["b", "d"]
    Veiling("", veil=veil).shuffle("even", even)
    hand = sorted([*odd, *even])
    assert len(hand) == 4
    veil.dealing = False
    with pytest.raises(Lifted):
        assert odd[0] == "b"  # it may be one of the others now
    assert odd[0] != "e"


def test_what_was_told_of_a_pool_must_stay_true() -> None:
    veil, odd = veiled("a", "c")
    even = ["b", "d"]
    Veiling("", veil=veil).shuffle("even", even)
    assert odd[0] != "b"
    with pytest.raises(Lifted):
        sorted([*odd, *even])
    with pytest.raises(Lifted):
        Veiling("", veil=veil).shuffle("all", [*odd, "b"])


def test_what_is_dealt_twice_comes_from_all_that_was_dealt() -> None:
    veil, cards = veiled("a", "b")
    kept, more = cards[0], [*cards[1:], "c"]
    Veiling("", veil=veil).shuffle("again", more)
    veil.dealing = False
    for card in (kept, *more):
        with pytest.raises(Lifted):
            assert card == "c"


@pytest.mark.parametrize("thing", [None, True, ("a", 1), 1.5])
def test_only_plain_things_are_veiled(thing: Any) -> None:
    """Others could be told from each other without a question."""
    veil = Veil()
    with pytest.raises(Lifted):
        Veiling("", veil=veil).shuffle("things", ["a", thing])
    assert veil.lifted


def test_what_is_put_among_others_cannot_be_told_from_them() -> None:
    veil = Veil()
    chance, deck = Veiling("", veil=veil), ["a", "b"]
    chance.insert("joker", deck, "joker", range(3))
    assert [*map(type, deck)] == [Veiled] * 3
    chance.insert("known", deck, "known", range(1, 2))
    assert deck[1] == "known"
    assert chance.below("nothing to draw", 1) == 0
    with pytest.raises(Lifted):
        chance.below("number", 2)


def test_a_pool_joins_itself_for_nothing() -> None:
    pool = Pool(Veil(), {"a"})
    pool.join(pool)
    assert pool.things == {"a"}

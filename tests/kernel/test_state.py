"""State: copies that share nothing that changes, equal to the MessagePack round trip; hashes of what is equal."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel import Chance, State
from pentapolis.kernel.state import copier, encode, state_hash


class Coin(msgspec.Struct, frozen=True):
    value: int
    marks: tuple[str, ...] = ()


class Slot(msgspec.Struct):
    card: str
    bids: list[int]
    coin: Coin | None = None


class Board(msgspec.Struct):
    slots: list[Slot]
    by_name: dict[str, Slot]
    grid: list[list[int]]
    lanes: dict[str, list[list[Slot]]]
    stock: dict[int, dict[str, int]]
    best: Slot | None
    spare: list[str] | None
    flag: bool
    share: float
    blob: bytes
    word: str | int
    side: Literal["left", "right"]
    count: Annotated[int, msgspec.Meta(ge=0)]
    pairs: list[tuple[str, int]]


class Everything(State):
    board: Board
    boards: list[Board | None]


NUMBERS = st.integers(-5, 5)
WORDS = st.text("abc", max_size=2)
COINS = st.builds(Coin, NUMBERS, st.tuples(WORDS))
SLOTS = st.builds(Slot, WORDS, st.lists(NUMBERS, max_size=2), st.none() | COINS)


def few(items: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(items, max_size=2)


BOARDS = st.builds(
    Board,
    slots=few(SLOTS),
    by_name=st.dictionaries(WORDS, SLOTS, max_size=2),
    grid=few(few(NUMBERS)),
    lanes=st.dictionaries(WORDS, few(few(SLOTS)), max_size=2),
    stock=st.dictionaries(NUMBERS, st.dictionaries(WORDS, NUMBERS, max_size=2), max_size=2),
    best=st.none() | SLOTS,
    spare=st.none() | few(WORDS),
    flag=st.booleans(),
    share=st.floats(0, 1),
    blob=st.binary(max_size=2),
    word=WORDS | NUMBERS,
    side=st.sampled_from(["left", "right"]),
    count=st.integers(0, 3),
    pairs=few(st.tuples(WORDS, NUMBERS)),
)
CHANCES = st.builds(Chance, WORDS, st.dictionaries(WORDS, NUMBERS), st.dictionaries(WORDS, few(WORDS | NUMBERS)))
STATES = st.builds(
    Everything,
    chance=CHANCES,
    agenda=few(st.tuples(WORDS, NUMBERS)),
    board=BOARDS,
    boards=few(st.none() | BOARDS),
)


def changing(value: Any) -> list[int]:
    """The identities of everything inside a value that can change."""
    match value:
        case dict():
            return [id(value), *(n for item in value.values() for n in changing(item))]
        case list():
            return [id(value), *(n for item in value for n in changing(item))]
        case Coin():
            return []
        case msgspec.Struct():
            return [id(value), *(n for name in value.__struct_fields__ for n in changing(getattr(value, name)))]
        case _:
            return []


@given(STATES)
def test_a_copy_is_equal_and_shares_nothing_that_changes(state: Everything) -> None:
    twin = copier(Everything)(state)
    assert twin == state
    assert encode(twin) == encode(state)
    assert set(changing(twin)).isdisjoint(changing(state))


@given(STATES)
def test_a_copy_is_the_round_trip(state: Everything) -> None:
    assert copier(Everything)(state) == msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Everything)


@given(STATES, STATES)
def test_equal_states_and_only_they_have_the_same_hash(one: Everything, other: Everything) -> None:
    assert (state_hash(one) == state_hash(other)) == (encode(one) == encode(other))
    assert state_hash(one) == state_hash(copier(Everything)(one))
    assert state_hash(one) != state_hash(one, [(0, "left")])


def test_the_order_of_keys_does_not_matter() -> None:
    one = Chance("s", {"a": 1, "b": 2})
    other = Chance("s", {"b": 2, "a": 1})
    assert encode(one) == encode(other)
    assert encode({1: {"a": 1, "b": 2}, 2: 0}) == encode({2: 0, 1: {"b": 2, "a": 1}})


def test_a_hash_is_the_same_on_every_machine() -> None:
    state = State(Chance("42", {"dice": 3}), [("turn", 1), ("cleanup",)])
    assert state_hash(state) == "01ac89f5ee65b0dd"
    assert state_hash(state, [(1, "harvest")]) == "ae8c499aab70f7ba"


def test_what_cannot_be_encoded_is_an_error() -> None:
    with pytest.raises(TypeError):
        encode(object())


def test_copiers_are_made_once() -> None:
    assert copier(Board) is copier(Board)


def test_the_smallest_state() -> None:
    state = State(Chance("s"), [])
    twin = copier(State)(state)
    twin.agenda.append(("turn", 0))
    twin.chance.roll("dice", 6)
    assert state == State(Chance("s"), [])


# What a state cannot hold


class WithSet(msgspec.Struct):
    seats: set[int]


class WithAny(msgspec.Struct):
    thing: Any


class WithBareList(msgspec.Struct):
    things: list  # type: ignore[type-arg]


class WithTwoParts(msgspec.Struct):
    part: list[int] | dict[str, int]


class WithThreeKinds(msgspec.Struct):
    part: list[int] | int | None


class WithChangingTuple(msgspec.Struct):
    pair: tuple[int, list[int]]


class Frozen(msgspec.Struct, frozen=True):
    bids: list[int]


class WithChangingFrozen(msgspec.Struct):
    frozen: Frozen


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (WithSet, r"a state cannot hold set\[int\]"),
        (WithAny, "a state cannot hold typing.Any"),
        (WithBareList, "a state cannot hold <class 'list'>"),
        (WithTwoParts, "one struct, list or dict, or None"),
        (WithThreeKinds, "one struct, list or dict, or None"),
        (WithChangingTuple, r"tuple\[int, list\[int\]\] is shared by all copies of a state: it cannot hold list"),
        (WithChangingFrozen, r"Frozen'> is shared by all copies of a state: it cannot hold list\[int\]"),
    ],
)
def test_types_that_cannot_be_copied_are_named(kind: type[msgspec.Struct], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        copier(kind)


def test_two_structs_of_one_name_are_told_apart() -> None:
    first, other = (msgspec.defstruct("Piece", [("n", int)]) for _ in range(2))
    both = msgspec.defstruct("Both", [("a", first), ("b", other)])
    with pytest.raises(TypeError, match="two state structs are called Piece"):
        copier(both)

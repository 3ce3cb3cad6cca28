"""Positions: seats and things by name, refused with the place where they are wrong. The toy is a harbour."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis.kernel.data import DataError
from pentapolis.parts.positions import Many, agenda_of, many, number_of, seats_of


class CaptainWords(msgspec.Struct, frozen=True):
    ships: Many = None
    coins: int = 0


def test_seats_keep_their_order_and_may_have_nothing() -> None:
    seats = seats_of({"zoe": {"ships": "gull", "coins": 2}, "adam": None}, 2, CaptainWords)
    assert list(seats.items()) == [("zoe", CaptainWords("gull", 2)), ("adam", CaptainWords())]
    assert [many(words.ships) for words in seats.values()] == [["gull"], []]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"zoe": {}}, "given, seats: 1 seats for a game of 2"),
        (
            {"zoe": {"boats": 1}, "adam": {}},
            "given, seat zoe: 'boats' is not part of a position; known are ships, coins",
        ),
        ({"zoe": {}, "adam": {"coins": "two"}}, "given, seat adam: Expected `int`, got `str`"),
    ],
)
def test_seats_that_cannot_be_are_refused(given: dict[str, dict[str, object]], told: str) -> None:
    with pytest.raises(DataError) as refused:
        seats_of(given, 2, CaptainWords)
    assert str(refused.value).startswith(told)


def test_nobody_named_is_everybody_with_nothing() -> None:
    assert seats_of(None, 2, CaptainWords) == seats_of({}, 2, CaptainWords)
    assert seats_of(None, 2, CaptainWords) == {"seat1": CaptainWords(), "seat2": CaptainWords()}


def test_things_are_found_in_lists_and_tables() -> None:
    assert number_of("gull", ["swan", "gull"], "ship") == 1
    assert number_of("quay", {"pier": 3, "quay": 7}, "place") == 7
    with pytest.raises(DataError, match="given, seat zoe: there is no ship 'crow'"):
        number_of("crow", ["swan", "gull"], "ship", "given, seat zoe")


def test_an_agenda_is_turned_round_and_names_seats_only_where_they_are() -> None:
    seats = {"zoe": 0, "adam": 1}
    assert agenda_of([("sail", "adam", "quay", 4), ("end",)], seats) == [("end",), ("sail", 1, "quay", 4)]
    assert agenda_of([("zoe", "zoe")], seats) == [("zoe", 0)]

"""Traits and their weights: files that fit, files that do not, and the estimate they give."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from pentapolis.kernel import State, Table
from pentapolis.kernel.data import DataError
from pentapolis.kernel.traits import DECIDED, Traits, Weights, read_weights, trained

NAMES = ("points", "tokens")
FITTING: dict[str, Any] = {"game": "toy", "players": {"2": {"points": [1.0, 3.0], "tokens": [0.5, 0.0]}}}


class Purse(State):
    """Seats' points and tokens, and how much of the game is over: -1 when all of it is."""

    points: list[int]
    tokens: list[int]
    gone: float


def measure(t: Table[Purse, None], seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [[t.state.points[seat], t.state.tokens[seat]] for seat in seats]


TRAITS: Traits[Purse, None] = Traits(
    NAMES, measure, lambda t, seat: t.state.gone if t.state.gone >= 0 else None, lambda t: -0.25
)


def by_hand(t: Table[Purse, None], seat: int) -> float:
    others = [points for other, points in enumerate(t.state.points) if other != seat]
    return float(t.state.points[seat] - max(others))


def table(points: list[int], tokens: list[int], gone: float) -> Table[Purse, None]:
    from pentapolis.kernel import Chance

    return Table(None, Purse(chance=Chance("0"), agenda=[], points=points, tokens=tokens, gone=gone))


def estimate(t: Table[Purse, None], seat: int, traits: Traits[Purse, None] = TRAITS) -> float:
    weights = read_weights(json.dumps(FITTING), "weights.json", "toy", NAMES)
    return trained(traits, weights, lambda state: len(state.points), by_hand)(t, seat)


def test_weights_are_read() -> None:
    assert read_weights(json.dumps(FITTING), "here", "toy", NAMES) == Weights(
        "toy", {"2": {"points": (1.0, 3.0), "tokens": (0.5, 0.0)}}
    )


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "it is for the game 'chess', not for 'toy'"),
        ({"players": {"2": {"points": [1, 1]}}}, "the trait 'tokens' has no weights"),
        ({"players": {"2": {"points": [1, 1], "tokens": [1, 1], "luck": [1, 1]}}}, "there is no trait 'luck'"),
        ({"players": {"two": {"points": [1, 1], "tokens": [1, 1]}}}, "'two' is no number of players"),
        ({"players": {"2": {"points": [1], "tokens": [1, 1]}}}, "Expected `array` of length 2"),
        ({"moves": 3}, "unknown field `moves`"),
    ],
)
def test_weights_that_do_not_fit_are_a_fault_that_says_why(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(DataError) as error:
        read_weights(json.dumps({**FITTING, **change}), "weights.json", "toy", NAMES)
    assert fault in str(error.value)
    assert str(error.value).startswith("weights.json")


def test_the_estimate_is_the_product_of_weights_and_traits_ahead_of_the_best_other() -> None:
    start, end = table([4, 6], [2, 1], 0.0), table([4, 6], [2, 1], 1.0)
    assert estimate(start, 0) == (4 + 0.5 * 2) - (6 + 0.5 * 1) - 0.25
    assert estimate(end, 0) == 3 * 4 - 3 * 6 - 0.25
    assert estimate(table([4, 6], [2, 1], 0.5), 0) == (2 * 4 + 0.25 * 2) - (2 * 6 + 0.25 * 1) - 0.25


def test_others_are_left_out_where_a_seat_stands_alone() -> None:
    alone: Traits[Purse, None] = Traits(NAMES, measure, lambda t, seat: t.state.gone, alone=True)
    assert estimate(table([4, 6], [2, 1], 0.0), 0, alone) == 4 + 0.5 * 2


def test_at_the_end_the_points_decide_more_than_any_hope() -> None:
    over = table([4, 6], [50, 0], -1.0)
    assert estimate(over, 1) == 2 + DECIDED
    assert estimate(over, 0) == -2 - DECIDED
    assert estimate(table([5, 5], [50, 0], -1.0), 0) == 0


def test_other_numbers_of_players_are_estimated_by_hand() -> None:
    assert estimate(table([4, 6, 5], [2, 1, 0], 0.5), 1) == 1

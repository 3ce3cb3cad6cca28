"""What training is told of a position besides the terms of `evaluate`: Advances and buildings, income, Wonders."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.clash_of_cultures.traits import NAMES, measure

from .test_evaluate import HOME, position

ARENA = {"wonders": ["great_arena"]}  # 3 food, 4 wood, 5 ore, 5 culture


def told(mine: dict[str, Any], eyes: int = 0, **given: Any) -> dict[str, float]:
    (row,) = measure(position(mine, **given).table, [0], eyes)
    return dict(zip(NAMES, row, strict=True))


def test_advances_are_told_apart_by_what_they_are_for() -> None:
    found = told(HOME | {"advances": ["storage", "tactics", "math", "voting", "separation_of_power"]})
    assert [found[name] for name in ("agriculture", "maritime", "science", "government")] == [2, 0, 1, 2]


def test_buildings_are_told_apart() -> None:
    found = told({"cities": {"d2": {"buildings": ["port", "academy"]}, "d1": {"buildings": ["academy"]}}})
    assert [found[name] for name in ("academies", "ports", "temples")] == [2, 1, 0]
    assert found["grown"] == 3


@pytest.mark.parametrize(("mood", "income"), [("angry", 1), ("neutral", 2), ("happy", 3)])
def test_income_grows_with_the_mood_of_a_city(mood: str, income: int) -> None:
    """CC-5.5, CC-5.6: one more if Happy, only 1 if Angry."""
    assert told({"cities": {"d2": {"buildings": ["academy"], "mood": mood}}})["income"] == income


def test_income_ends_where_there_is_no_more_land() -> None:
    """CC-9.2: a city collects from its own space and those around it, each once."""
    large = {"cities": {"d2": {"buildings": ["temple", "fortress", "academy", "market"], "mood": "happy"}}}
    around = told(large)["income"]
    assert around < 6
    assert told(large, exhausted=["d3"])["income"] == around - 1


def test_the_goods_for_a_wonder_count_the_more_the_nearer_it_is() -> None:
    """CC-28.3, CC-4.3: gold pays for what is missing of resources, never for culture."""

    def near(**goods: int) -> float:
        return told(HOME | ARENA | goods)["wonder_goods"]

    steps = [near(), near(wood=2), near(wood=4), near(wood=4, gold=2)]
    assert [round(17 * step**0.5) for step in steps] == [0, 2, 4, 6]
    assert steps[1] - steps[0] < steps[2] - steps[1] < steps[3] - steps[2]
    assert near(wood=7, ideas=7) == near(wood=4)
    assert near(food=3, wood=4, ore=5, gold=5) < near(food=3, wood=4, ore=5, culture=5) == 1


def test_what_else_a_wonder_takes_is_counted() -> None:
    """CC-28.2: Engineering, the Advance of the card, a Happy city."""
    assert told(HOME | ARENA)["wonder_means"] == 0
    happy: dict[str, Any] = ARENA | {"cities": {"d2": {"mood": "happy"}}}
    assert told(happy)["wonder_means"] == pytest.approx(1 / 3)
    ready = happy | {"advances": ["engineering", "arts", "circus_and_sports"]}
    assert told(ready)["wonder_means"] == 1


def test_wonder_cards_are_known_to_their_owner_alone() -> None:
    mine = HOME | ARENA | {"wood": 4, "advances": ["engineering"]}
    seen, unseen = told(mine), told(mine, eyes=1)
    assert seen["wonder_goods"] > 0 < seen["wonder_means"]
    assert unseen["wonder_goods"] == 0 == unseen["wonder_means"]

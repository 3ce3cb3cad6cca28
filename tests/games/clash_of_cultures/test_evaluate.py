"""What bots think of positions: cities and their safety before armies, Settlers where they can found, objectives."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures.position import build
from pentapolis.kernel import Match

from .common import GAME, ClashMatch

HOME: dict[str, Any] = {"cities": {"d2": None}}
ENEMY: dict[str, Any] = {"cities": {"d7": None}}


def position(mine: dict[str, Any], theirs: dict[str, Any] = ENEMY, **given: Any) -> ClashMatch:
    words = {"seats": {"you": mine, "b": theirs}, "terrain": {"d3": "plain", "d4": "plain"}, "turn": "you", **given}
    return Match(GAME, build(GAME.content, 2, GAME.meta.settle(2, {}), words))


def worth(mine: dict[str, Any], theirs: dict[str, Any] = ENEMY, **given: Any) -> float:
    return position(mine, theirs, **given).evaluate(0)


def test_a_settler_is_worth_more_where_a_city_may_be_founded() -> None:
    """CC-7.2: not in a city, not on Barren land."""
    home, plain = worth(HOME | {"units": {"d2": {"settler": 1}}}), worth(HOME | {"units": {"d3": {"settler": 1}}})
    barren = worth(HOME | {"units": {"d3": {"settler": 1}}}, terrain={"d3": "barren", "d4": "plain"})
    assert worth(HOME) < home == barren < plain < worth({"cities": {"d2": None, "d3": None}})


def test_the_last_city_is_worth_more_than_any_other() -> None:
    """CC-3.2: without a city the game ends."""
    none = worth({"cities": {}, "units": {"d3": {"settler": 1}}})
    one, two = worth(HOME), worth({"cities": {"d2": None, "d1": None}})
    assert two - one < one - none


def test_an_army_next_to_a_city_is_a_danger_and_guards_help() -> None:
    enemy = ENEMY | {"units": {"d3": {"infantry": 2}}}
    far = ENEMY | {"units": {"d4": {"infantry": 2}}}
    fort = {"cities": {"d2": {"buildings": ["fortress"]}}}
    safe = {"cities": {"d2": {"buildings": ["academy"]}}}
    guarded = HOME | {"units": {"d2": {"infantry": 2}}}
    assert worth(HOME, enemy) < worth(HOME, far)
    assert worth(guarded, enemy) - worth(HOME, enemy) > worth(guarded, far) - worth(HOME, far)
    assert worth(fort, far) == worth(safe, far)
    assert worth(fort | {"units": {"d2": {"infantry": 1}}}, enemy) > worth(
        safe | {"units": {"d2": {"infantry": 1}}}, enemy
    )


def test_an_objective_counts_the_more_the_nearer_it_is() -> None:
    """CC-18.2: Large Civilization asks for cities; the cards of others are not known."""
    card = ["o01_large_civilization_draft_objective"]

    def gain(cities: dict[str, Any]) -> float:
        return worth({"cities": cities, "objectives": card}) - worth({"cities": cities, "objectives": []})

    few = gain({"d2": None})
    many = gain(dict.fromkeys(("d2", "d1", "c2", "e2")))
    assert 0 < few < many


def test_goods_lose_their_worth_at_the_end() -> None:
    def gain(age: int) -> float:
        return worth(HOME | {"gold": 5}, age=age, round=3) - worth(HOME, age=age, round=3)

    assert 0 < gain(6) < gain(2)

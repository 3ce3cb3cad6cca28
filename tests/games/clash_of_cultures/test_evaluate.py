"""What bots think of positions: cities and what they bring, their safety, Settlers where they can found, objectives."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.bots import Perspective, make_bot
from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.cities import size
from pentapolis.games.clash_of_cultures.evaluate import fields_of, income, open_land
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.traits import NAMES, measure
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
    assert worth(fort) == worth(safe)
    assert worth(fort | {"units": {"d2": {"infantry": 1}}}, enemy) > worth(
        safe | {"units": {"d2": {"infantry": 1}}}, enemy
    )


def test_an_army_is_worth_the_more_the_nearer_it_is_to_what_it_could_take() -> None:
    """CC-12.6: with Tactics it marches."""
    trained = HOME | {"advances": ["tactics"]}

    def gain(mine: dict[str, Any], space: str, theirs: dict[str, Any] = ENEMY, **given: Any) -> float:
        return worth(mine | {"units": {space: {"infantry": 2}}}, theirs, **given) - worth(mine, theirs, **given)

    land = {"terrain": dict.fromkeys(("d3", "d4", "d5", "d6"), "plain")}
    assert 0 < gain(HOME, "d4", **land) < gain(trained, "d4", **land) < gain(trained, "d5", **land)
    guarded = ENEMY | {"units": {"d7": {"infantry": 4}}}
    assert gain(trained, "d5", guarded, **land) < gain(trained, "d5", **land)
    sea = land["terrain"] | dict.fromkeys(("c5", "d5", "e5", "f5", "b5", "a5", "g5"), "sea")
    assert gain(trained, "d4", terrain=sea) < gain(trained, "d4", **land)
    assert gain(trained, "d4", age=6, round=3, **land) == pytest.approx(0)


def test_cities_of_barbarians_are_there_to_be_taken() -> None:
    """CC-26.15: only the Settlement is won."""
    horde = {"cities": {"d4": None}, "units": {"d4": {"infantry": 1}}}
    army = HOME | {"advances": ["tactics"], "units": {"d3": {"infantry": 3}}}
    alone = HOME | {"advances": ["tactics"]}
    assert worth(army, barbarians=horde) - worth(alone, barbarians=horde) > worth(army) - worth(alone)


def test_the_next_settler_is_worth_less() -> None:
    """CC-7.2: a part of the city that each will found."""
    none, one = worth(HOME), worth(HOME | {"units": {"d3": {"settler": 1}}})
    two = worth(HOME | {"units": {"d3": {"settler": 1}, "d4": {"settler": 1}}})
    assert two - one < one - none


def traits(match: ClashMatch, seat: int = 0, eyes: int | None = 0) -> dict[str, float]:
    (row,) = measure(match.table, (seat,), eyes)
    return dict(zip(NAMES, row, strict=True))


def test_traits_tell_actions_that_are_left_and_objectives_that_are_completed() -> None:
    """CC-2.2, CC-18.2: the estimate by hand knows neither apart; training may weigh them."""
    done = HOME | {"completed": ["o01_large_civilization_draft_objective:large_civilization"]}
    found = traits(position(done, actions=2))
    assert [found[name] for name in ("actions", "their_actions", "completed", "their_completed")] == [2, 0, 1, 0]
    assert traits(position(done, actions=2), seat=1)["their_actions"] == 2


def test_traits_tell_what_a_seat_has_of_every_kind() -> None:
    """CC-4.1, CC-5.1, CC-9.2, CC-10, CC-11.7: goods, units, cities and what is next to them, buildings, Advances."""
    mine = {
        "cities": {"d2": {"mood": "happy", "buildings": ["temple", "market"]}, "d4": None},
        "units": {"d3": {"infantry": 2, "settler": 1}},
        "wood": 3,
        "advances": ["farming", "mining", "writing"],
    }
    found = traits(position(mine, terrain={"d2": "plain", "d3": "forest", "d4": "mountain"}))
    numbers = {name.removeprefix("number_of_"): found[name] for name in NAMES if name.startswith("number_of_")}
    assert {name: number for name, number in numbers.items() if number} == {
        "cities": 2,
        "wood": 3,
        "infantry": 2,
        "settler": 1,
        "temple": 1,
        "market": 1,
    }
    assert [found[name] for name in ("size_1", "size_2", "size_3", "writing", "arts")] == [1, 0, 1, 1, 0]
    assert found["incomes"] == sum(found[name] for name in ("income_1", "income_2", "income_3"))
    assert [found[name] for name in ("wood_near", "ore_near")] == [2, 2]
    felled = traits(position(mine, terrain={"d2": "plain", "d3": "forest", "d4": "forest"}))
    assert [felled[name] for name in ("wood_near", "ore_near")] == [2, 1]


def test_traits_tell_the_nearest_objectives_to_who_holds_the_cards() -> None:
    """CC-18.2"""
    match = position(HOME | {"objectives": ["o01_large_civilization_draft_objective"]})
    assert traits(match)["aim_1"] == traits(match)["goals"] > 0
    assert traits(match, eyes=1)["aim_1"] == traits(match, seat=1, eyes=1)["their_goals"] == 0


def test_an_objective_counts_the_more_the_nearer_it_is() -> None:
    """CC-18.2: Large Civilization asks for cities; the cards of others are not known."""
    card = ["o01_large_civilization_draft_objective"]

    def gain(cities: dict[str, Any], **given: Any) -> float:
        with_card, without = ({"cities": cities, "objectives": cards} for cards in (card, []))
        return worth(with_card, **given) - worth(without, **given)

    few, enough = dict.fromkeys(("d2",)), dict.fromkeys(("d2", "d1", "c2", "e2", "d3", "d4"))
    assert 0 < gain(few) < gain(dict.fromkeys(("d2", "d1", "c2", "e2"))) < gain(enough)
    last = {"age": 6, "round": 3}
    assert gain(few, **last, actions=1) > 0
    done = gain(few, **last, actions=0)
    assert done < gain(few, **last, actions=1)
    assert gain(enough, **last, actions=0) - done == pytest.approx(1.5)


def test_settlers_who_cannot_found_any_more_are_worth_nothing() -> None:
    """CC-7.1: it takes an action."""

    def gain(actions: int) -> float:
        last: dict[str, Any] = {"age": 6, "round": 3, "actions": actions}
        return worth(HOME | {"units": {"d3": {"settler": 1}}}, **last) - worth(HOME, **last)

    assert gain(1) > 0
    assert gain(0) == 0


def test_goods_lose_their_worth_at_the_end() -> None:
    def gain(age: int) -> float:
        return worth(HOME | {"gold": 5}, age=age, round=3) - worth(HOME, age=age, round=3)

    assert 0 < gain(6) < gain(2)


def collected(city: dict[str, Any], **given: Any) -> int:
    """What one Collect would bring to the city, as bots see it."""
    table = position({"cities": {"d2": city}}, **given).table
    (mine,) = (each for each in table.state.cities.values() if each.owner == 0)
    return income(mine, size(mine), fields_of(table, 0, open_land(table.state)))


@pytest.mark.parametrize(("mood", "goods"), [("angry", 1), ("neutral", 2), ("happy", 3)])
def test_a_city_brings_the_more_the_better_its_mood(mood: str, goods: int) -> None:
    """CC-5.5, CC-5.6: one more if Happy, only 1 if Angry."""
    assert collected({"buildings": ["academy"], "mood": mood}) == goods


def test_a_city_brings_no_more_than_there_is_land() -> None:
    """CC-9.2: a city collects from its own space and those around it, each once."""
    large = {"buildings": ["temple", "fortress", "academy", "market"], "mood": "happy"}
    around = collected(large)
    assert around < 6
    assert collected(large, exhausted=["d3"]) == around - 1


def test_what_the_best_cities_bring_counts_most_and_loses_its_worth() -> None:
    """CC-8.1: a turn has three actions, and few of them are for Collect."""

    def gain(city: str, age: int) -> float:
        cities = {name: {"buildings": ["academy"]} for name in ("d2", "d1")} | {"c2": None, "b2": None}
        return worth({"cities": cities | {city: {"buildings": ["academy"], "mood": "happy"}}}, age=age) - worth(
            {"cities": cities | {city: {"buildings": ["academy"]}}}, age=age
        )

    assert gain("d2", 2) > gain("b2", 2) > 0
    assert gain("d2", 2) > gain("d2", 5)


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_gained_by_passing_the_turn_on(seats: int) -> None:
    """CC-2.1, CC-2.2: whoever is last in a Round would leave others less time, and gain by doing nothing."""
    match = Match.start(GAME, seats, seed="pass", silent=True)
    bot, passed = make_bot("random", "pass"), 0
    while passed < 24 and (ask := match.ask) is not None:
        before, round_ = match.evaluate(ask.seat), (match.state.age, match.state.round)
        key = asks.END if asks.END in ask.keys and match.state.turn.taken else bot.choose(Perspective(match, ask.seat))
        match.answer(key, ask.seat)
        if key == asks.END and match.ask is not None and match.ask.kind == asks.ACT:
            passed += round_ != (match.state.age, match.state.round)
            assert match.evaluate(ask.seat) == pytest.approx(before)
    assert passed

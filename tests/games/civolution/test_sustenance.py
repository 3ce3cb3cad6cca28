"""Hunting and strengthening, feeding (CV-SUS, CV-FED)."""

from __future__ import annotations

import pytest

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.fate import FATE
from pentapolis.games.civolution.phases import feeding
from pentapolis.games.civolution.state import CVTable
from pentapolis.kernel import Flow
from pentapolis.parts.hooks import SILENCE
from tests.games.civolution.land import (
    asked,
    boat,
    can,
    content,
    effect,
    install,
    markers,
    people,
    places,
    play,
    reveal,
    rule,
    table,
    waiting_for,
    with_power,
    words,
)

HUNT, HUNTS = v.Hunt(amount=1), v.Hunt(amount=2)


def scene(*own: str, dice: list[int | str] | None = None) -> CVTable:
    t = table(forced={FATE: dice} if dice else None)
    people(t, 0, *own)
    return t


def food(t: CVTable) -> int:
    return t.state.players[0].food


def test_a_hunt_in_water_with_an_idea() -> None:
    """CV-EX-11, CV-SUS.2: three dice, the best worth 4 food; an idea makes it 5."""
    t = scene("a_water:boat:strong", dice=[2, 5, 3])
    boat(t, 0, "a_water")
    t.state.players[0].fate = 3
    t.state.players[0].idea, t.state.players[0].supply = 1, t.state.players[0].supply - 1
    tokens = t.state.tokens
    asks = effect(t, HUNT, "a_water", "5:6")
    assert "5:5" in asks[1].options
    assert food(t) == 5
    assert (t.state.hunted, t.state.tokens) == (places("a_water"), tokens - 1)
    assert t.state.players[0].idea == 0
    assert markers(t) == 50


def test_nobody_hunts_in_a_territory_twice_in_an_era() -> None:
    """CV-SUS.1, CV-SUS.2: not even another civilization."""
    t = scene("c_desert:plain:weak", "b_forest:wild:strong", dice=[3, 6, 1])
    effect(t, HUNTS, "b_forest", "c_desert")
    assert food(t) == content().hunting[0][2] + content().hunting[5][5] == 4 + 2
    assert not can(t, HUNT)
    people(t, 1, "c_desert:fire:strong", "c_swamp:fire:strong")
    assert rule(asked(t, HUNT, seat=1), "c_desert") == "CV-SUS.2"
    assert rule(asked(t, HUNT, seat=1), "b_hills") == "CV-SUS.2"


def test_a_second_hunt_may_be_left_out() -> None:
    """CV-SUS.1."""
    t = scene("c_desert:plain:weak", "b_forest:wild:strong", dice=[3])
    effect(t, HUNTS, "b_forest", "stop")
    assert t.state.hunted == places("b_forest")


def test_without_tokens_or_dice_there_is_no_hunt() -> None:
    """CV-SUS.4."""
    t = scene("c_desert:plain:weak")
    t.state.players[0].fate = 0
    assert not can(t, HUNT)
    t.state.players[0].fate = 1
    assert can(t, HUNT)
    t.state.tokens = 0
    assert not can(t, HUNT)


def test_a_token_lies_even_where_nothing_was_found() -> None:
    """CV-SUS.2: a 1 in the Desert gives no food, which a card adds to."""
    t = scene("c_desert:plain:weak", dice=[1])
    install(t, 0, waiting_for("hunt", v.Gain))
    effect(t, HUNT, "c_desert")
    assert (food(t), t.state.hunted) == (1, places("c_desert"))


def test_mushroom_valleys_and_cards_add_food() -> None:
    """CV-SUS.3, CV-EFF.9: each valley next to the territory; cards in the territories they name."""
    t = scene("c_desert:plain:weak", "a_water:boat:strong", dice=[1, 1])
    boat(t, 0, "a_water")
    reveal(t, "v33", "mushroom_valley_1")
    reveal(t, "v22", "mushroom_valley_2")
    install(t, 0, with_power(v.HuntBonus, territories=None), with_power(v.HuntBonus, territories=("water",)))
    effect(t, HUNT, "c_desert")
    assert food(t) == 0 + 2 + 1
    effect(t, HUNT, "a_water")
    assert food(t) == 3 + 1 + 1 + 1 + 2


def test_weak_tribes_stand_up_one_by_one_or_all_at_once() -> None:
    """CV-SUS.1, CV-SUS.5."""
    t = scene("c_desert:plain:weak", "c_desert:wild:weak", "c_desert:wild:weak", "c_desert:fire:strong")
    ask = asked(t, v.Strengthen(amount=2))
    assert list(ask.options) == ["c_desert:plain:weak", "c_desert:wild:weak", "skip"]
    assert rule(ask, "c_desert:fire:strong") == "CV-SUS.5"
    effect(t, v.Strengthen(amount=2), "c_desert:wild:weak", "stop")
    effect(t, v.Strengthen(amount=3), "all")
    assert words(t) == ["c_desert:fire:strong", "c_desert:plain:strong", *["c_desert:wild:strong"] * 2]
    assert not can(t, v.Strengthen(amount=1))


def test_a_card_strengthens_one_more() -> None:
    """CV-EFF.9: strengthen_bonus, for every such effect."""
    t = scene(*["c_desert:wild:weak"] * 3)
    install(t, 0, with_power(v.StrengthenBonus))
    effect(t, v.Strengthen(amount=1), "c_desert:wild:weak", "c_desert:wild:weak")
    assert words(t).count("c_desert:wild:weak") == 1


# Feeding


def test_a_chip_installed_before_feeding_may_leave_nobody_hungry(monkeypatch: pytest.MonkeyPatch) -> None:
    """CV-ATT.2, CV-FED.1: nothing is asked then, and nothing is paid."""
    t = scene("a_water:boat:strong")
    boat(t, 0, "a_water")
    t.state.players[0].food = 2

    def moment(t: CVTable, seat: int) -> Flow[None]:
        install(t, seat, with_power(v.Feeding, where="boat"))
        return SILENCE

    monkeypatch.setattr(feeding, "moment", moment)
    play(feeding.feed(t, 0))
    assert (t.state.players[0].food, words(t)) == (2, ["a_water:boat:strong"])
    assert [event.args["food"] for event in t.events if event.key == "fed"] == [0]

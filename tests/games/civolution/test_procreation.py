"""Procreation, weak tribes, Holy rocks (CV-PRC, CV-EFF.6, CV-SIT.6)."""

from __future__ import annotations

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.actions import procreation
from pentapolis.games.civolution.fate import FATE
from pentapolis.games.civolution.state import CVTable
from tests.games.civolution.land import (
    asked,
    boat,
    can,
    effect,
    install,
    people,
    place,
    play,
    reveal,
    rule,
    second_ask,
    table,
    waiting_for,
    with_power,
    words,
)

ONE, TWO = v.Procreate(amount=1), v.Procreate(amount=2)
WEAK = v.PlaceWeakTribes(max_amount=2)


def scene(*own: str, players: int = 2, dice: list[int | str] | None = None) -> CVTable:
    t = table(players, forced={FATE: dice} if dice else None)
    people(t, 0, *own)
    return t


def test_the_options_of_a_procreation() -> None:
    """CV-EX-8, CV-PRC.1, CV-PRC.2: free, displacing others or own tribes, on a boat."""
    t = scene("c_desert:plain:weak", "c_swamp:fire:strong", "c_swamp:plain:strong", "a_water:boat:strong")
    people(t, 1, "c_desert:fire:strong")
    boat(t, 0, "a_water")
    ask = asked(t, ONE)
    assert list(ask.options) == ["a_water", "c_desert", "c_swamp", "skip"]
    assert rule(ask, "b_hills") == "CV-PRC.1"
    assert list(second_ask(t, ONE, "c_desert").options) == ["plain:seat1:weak", "fire:seat2:strong"]
    assert list(second_ask(t, ONE, "c_swamp").options) == ["fire:seat1:strong", "plain:seat1:strong"]
    effect(t, ONE, "a_water")
    assert words(t).count("a_water:boat:strong") == 2
    effect(t, ONE, "c_desert", "fire:seat2:strong")
    assert "c_desert:fire:weak" in words(t)


def test_a_new_tribe_stands_where_it_displaces_nobody() -> None:
    """CV-PRC.1."""
    t = scene("c_desert:plain:weak")
    effect(t, ONE, "c_desert", "fire")
    assert words(t) == ["c_desert:fire:strong", "c_desert:plain:weak"]
    assert t.state.players[0].vp == 2


def test_own_tribes_are_displaced_for_points() -> None:
    """CV-EX-45, CV-MIG.3."""
    t = scene("b_forest:fire:strong", "b_forest:plain:strong", "b_forest:plain:strong")
    effect(t, ONE, "b_forest", "fire:seat1:strong")
    assert "b_forest:fire:weak" in words(t)
    assert "b_forest:wild:strong" in words(t)
    assert t.state.players[0].vp == 1


def test_a_boat_needs_a_tribe_and_a_free_seat() -> None:
    """CV-EX-74, CV-PRC.2."""
    t = scene("a_water:boat:strong", "a_water:boat:strong", "c_desert:plain:strong")
    boat(t, 0, "a_water")
    boat(t, 0, "h_water")
    ask = asked(t, ONE)
    assert (rule(ask, "a_water"), rule(ask, "h_water")) == ("CV-PRC.2", "CV-PRC.1")
    install(t, 0, with_power(v.BoatSeats))
    effect(t, ONE, "a_water")
    assert words(t).count("a_water:boat:strong") == 3
    assert rule(asked(t, ONE), "a_water") == "CV-PRC.2"


def test_with_no_tribe_left_any_territory_will_do() -> None:
    """CV-PRC.3: an undeveloped one is developed; Water needs an own boat."""
    t = scene()
    boat(t, 0, "d_water", full=False)
    ask = asked(t, ONE)
    assert len(ask.options) == 18 + 1 + 1
    assert rule(ask, "a_water") == "CV-PRC.3"
    effect(t, ONE, "g_hills", "plain")
    assert words(t) == ["g_hills:plain:strong"]
    assert t.state.developed >> place("g_hills") & 1
    assert t.state.players[0].raw[place("g_hills")] == 1


def test_twenty_tribes_are_all() -> None:
    """CV-PRC.4."""
    t = scene(*["c_desert:wild:strong"] * 20)
    assert not can(t, ONE)
    assert not can(t, WEAK)
    people(t, 0, *["c_desert:wild:strong"] * 19)
    effect(t, TWO, "c_desert", "fire")
    assert len(t.state.players[0].tribes) == 20


def test_several_procreations_may_be_in_one_territory() -> None:
    """CV-PRC.5."""
    t = scene("c_desert:wild:strong")
    asks = effect(t, TWO, "c_desert", "fire", "c_desert", "plain")
    assert [ask.about["left"] for ask in asks if ask.kind == "procreate"] == [2, 1]
    assert "stop" in asks[2].options
    effect(t, TWO, "c_desert", "fire:seat1:strong", "stop")
    assert len(words(t)) == 4


def test_a_card_keeps_new_tribes_upright() -> None:
    """CV-EFF.9: procreate_strong."""
    t = scene("c_desert:fire:strong")
    install(t, 0, with_power(v.ProcreateStrong))
    effect(t, ONE, "c_desert", "fire:seat1:strong")
    assert words(t) == ["c_desert:fire:strong", "c_desert:wild:strong"]


def test_what_waits_for_a_procreation_comes_once_a_turn() -> None:
    """CV-EFF.8."""
    t = scene("b_forest:wild:strong")
    install(t, 0, waiting_for("procreate", v.GainVp), waiting_for("settle_fire", v.GainVp))
    effect(t, TWO, "b_forest", "fire", "b_forest", "plain")
    assert t.state.players[0].vp == 1 + 1 + 1


# Weak tribes


def test_weak_tribes_lie_on_free_encampments_of_one_territory() -> None:
    """CV-EX-59, CV-EFF.6: no procreation; fires give VP."""
    t = scene("b_forest:wild:weak")
    install(t, 0, waiting_for("procreate", v.GainVp))
    effect(t, WEAK, "b_forest", "fire", "plain")
    assert words(t) == ["b_forest:fire:weak", "b_forest:plain:weak", "b_forest:wild:weak"]
    assert t.state.players[0].vp == 1


def test_nobody_makes_room_for_weak_tribes() -> None:
    """CV-EFF.6."""
    t = scene("c_desert:fire:strong")
    people(t, 1, "c_desert:plain:strong")
    assert not can(t, WEAK)
    people(t, 1, "c_swamp:fire:strong")
    assert rule(asked(t, WEAK), "c_swamp") == "CV-EFF.6"
    effect(t, WEAK, "c_desert")  # there is one encampment, and then none
    assert words(t) == ["c_desert:fire:strong", "c_desert:plain:weak"]
    t = scene("b_forest:fire:strong")
    people(t, 1, "b_forest:plain:strong")
    effect(t, v.PlaceWeakTribes(max_amount=9), "b_forest")
    assert words(t) == ["b_forest:fire:strong", "b_forest:plain:weak"]


# Holy rocks


def rock(t: CVTable, *keys: str) -> None:
    play(procreation.rock(t, 0, reveal(t, "v33", "holy_rock_1")), *keys)


def test_a_holy_rock_gives_a_procreation_for_a_passed_test() -> None:
    """CV-SIT.6."""
    t = scene("c_desert:wild:strong", "b_forest:wild:strong", dice=[1])
    rock(t, "c_desert", "plain")
    assert words(t) == ["b_forest:wild:strong", "c_desert:plain:strong", "c_desert:wild:strong"]
    assert [event.args for event in t.events if event.key == "site"] == [{"seat": 0, "site": "holy_rock_1"}]


def test_a_failed_test_at_a_holy_rock_gives_nothing() -> None:
    """CV-SIT.6, CV-FAV.1."""
    t = scene("c_desert:wild:strong", dice=[4])
    rock(t, "c_desert")
    assert words(t) == ["c_desert:wild:strong"]


def test_the_test_and_the_procreation_at_a_holy_rock_may_be_declined() -> None:
    """CV-SIT.6, CV-FAV.4."""
    t = scene("c_desert:wild:strong")
    rock(t, "skip")
    t = scene("c_desert:wild:strong", dice=[1])
    rock(t, "c_desert", "skip")
    assert words(t) == ["c_desert:wild:strong"]


def test_a_holy_rock_needs_an_own_tribe_next_to_it() -> None:
    """CV-SIT.6: though without any tribe one may procreate anywhere."""
    t = scene("b_forest:wild:strong")
    vertex = reveal(t, "v33", "holy_rock_1")
    assert not procreation.rock_useful(t, 0, vertex)
    people(t, 0)
    assert not procreation.rock_useful(t, 0, vertex)
    people(t, 0, "g_forest:wild:weak")
    assert procreation.rock_useful(t, 0, vertex)

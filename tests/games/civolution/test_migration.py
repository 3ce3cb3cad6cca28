"""Migrations and what tribes do when they settle (CV-MIG, CV-EFF.5, CV-SIT.7)."""

from __future__ import annotations

import pytest

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.kinds import MATERIAL
from pentapolis.games.civolution.state import CVTable
from pentapolis.games.civolution.tribes import lay, lose, settle, stand_up
from tests.games.civolution.land import (
    asked,
    boat,
    can,
    content,
    effect,
    install,
    markers,
    people,
    place,
    places,
    play,
    refusal,
    reveal,
    rule,
    second_ask,
    table,
    tribe,
    vici,
    waiting_for,
    with_power,
    words,
)

ONE, TWO, THREE = (v.Migrate(amount=number) for number in (1, 2, 3))


def scene(*own: str, players: int = 2) -> CVTable:
    t = table(players)
    people(t, 0, *own)
    return t


def vp(t: CVTable, seat: int = 0) -> int:
    return t.state.players[seat].vp


# One migration


def test_settling_on_a_fire_scores_develops_and_gives_a_first_raw_material() -> None:
    """CV-EX-5, CV-MIG.1, CV-MIG.3, CV-MIG.5."""
    t = scene("c_swamp:plain:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_desert", "fire")
    player = t.state.players[0]
    assert words(t) == ["c_desert:fire:strong"]
    assert (player.vp, player.points[1]) == (2, 2)
    assert t.state.developed >> place("c_desert") & 1
    assert player.raw[place("c_desert")] == 1
    assert markers(t) == 50


def test_who_is_displaced_goes_to_the_wilderness_as_it_is_and_the_newcomer_lies() -> None:
    """CV-EX-6, CV-MIG.2."""
    t = scene("c_swamp:plain:strong")
    people(t, 1, "c_grassland:fire:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_grassland", "fire:seat2:strong")
    assert (words(t, 0), words(t, 1)) == (["c_grassland:fire:weak"], ["c_grassland:wild:strong"])
    assert vp(t) == 1


def test_a_tribe_may_displace_though_an_encampment_is_free() -> None:
    """CV-MIG.1, CV-MIG.2: own tribes, too; equal ones are offered once, and what is free as well."""
    t = scene("c_swamp:plain:strong", "c_grassland:plain:weak", "c_grassland:plain:weak", players=4)
    people(t, 1, "c_grassland:plain:strong")
    ask = second_ask(t, ONE, "c_swamp:plain:strong", "c_grassland")
    assert set(ask.options) == {"fire", "plain", "plain:seat1:weak", "plain:seat2:strong"}
    assert rule(ask, "fire:seat2:strong") == "CV-MIG.1"
    assert rule(ask, "wild") == "CV-GEN.7"


@pytest.mark.parametrize(("players", "free"), [(2, True), (3, True), (4, True)])
def test_encampments_depend_on_the_number_of_civilizations(players: int, free: bool) -> None:
    """CV-SET.9: the Grassland of tile C has two, three or four plain encampments."""
    t = scene("c_swamp:plain:strong", *["c_grassland:plain:strong"] * players, players=players)
    assert ("plain" in second_ask(t, ONE, "c_swamp:plain:strong", "c_grassland").options) is not free
    people(t, 0, "c_swamp:plain:strong", *["c_grassland:plain:strong"] * (players - 1))
    assert "plain" in second_ask(t, ONE, "c_swamp:plain:strong", "c_grassland").options


def test_only_strong_tribes_migrate_and_only_to_neighbours() -> None:
    """CV-MIG.1, CV-MIG.6: those in the wilderness as well."""
    t = scene("c_swamp:wild:strong", "c_swamp:plain:weak")
    ask = asked(t, ONE)
    assert list(ask.options) == ["c_swamp:wild:strong", "skip"]
    assert rule(ask, "c_swamp:plain:weak") == "CV-MIG.6"
    assert rule(ask, "c_swamp:fire:strong") == "CV-MIG.1"
    way = second_ask(t, ONE, "c_swamp:wild:strong")
    assert list(way.options) == ["c_desert", "c_grassland"]
    assert rule(way, "b_hills") == "CV-MIG.1"
    assert rule(way, "c_swamp") == "CV-MIG.6"
    assert refusal(way, "elsewhere") is None


def test_it_may_be_left_out() -> None:
    """CV-GEN.12."""
    t = scene("c_swamp:plain:strong")
    effect(t, ONE, "skip")
    assert words(t) == ["c_swamp:plain:strong"]
    assert not can(scene("c_swamp:plain:weak"), ONE)


# Boats


def test_a_boat_takes_two_own_tribes() -> None:
    """CV-MIG.4, CV-MIG.10."""
    t = scene("b_mountains:plain:strong", "a_water:boat:weak")
    assert "a_water" not in second_ask(t, ONE, "b_mountains:plain:strong").options
    boat(t, 0, "a_water")
    effect(t, ONE, "b_mountains:plain:strong", "a_water")
    assert words(t) == ["a_water:boat:strong", "a_water:boat:weak"]
    people(t, 0, "b_mountains:plain:strong", "a_water:boat:strong", "a_water:boat:weak")
    ask = second_ask(t, ONE, "b_mountains:plain:strong")
    assert (rule(ask, "a_water"), rule(ask, "c_grassland")) == ("CV-MIG.10", "CV-MIG.1")
    install(t, 0, with_power(v.BoatSeats))
    assert "a_water" in second_ask(t, ONE, "b_mountains:plain:strong").options


def test_a_foreign_boat_carries_nobody() -> None:
    """CV-MIG.4."""
    t = scene("b_mountains:plain:strong")
    boat(t, 1, "a_water")
    assert rule(second_ask(t, ONE, "b_mountains:plain:strong"), "a_water") == "CV-MIG.4"


def test_from_a_boat_to_the_shore_or_to_the_next_own_boat() -> None:
    """CV-MIG.4."""
    t = scene("a_water:boat:strong")
    boat(t, 0, "a_water")
    boat(t, 0, "d_water")
    found = second_ask(t, ONE, "a_water:boat:strong").options
    assert set(found) == {"b_forest", "b_mountains", "c_desert", "c_grassland", "d_water", "e_mountains"}


# Whole ways


def test_a_tribe_only_crosses_what_lies_on_its_way() -> None:
    """CV-EX-7, CV-MIG.8: it neither develops nor displaces before it settles; the Water needs a free seat."""
    t = scene("c_swamp:plain:strong", "a_water:boat:strong")
    boat(t, 0, "a_water")
    effect(t, THREE, "c_swamp:plain:strong", "c_desert", "a_water", "b_mountains", "fire")
    assert words(t) == ["a_water:boat:strong", "b_mountains:fire:strong"]
    assert not t.state.developed >> place("c_desert") & 1
    assert t.state.developed >> place("b_mountains") & 1


def test_full_boats_bar_the_way() -> None:
    """CV-MIG.8, CV-MIG.10."""
    t = scene("c_swamp:plain:strong", "a_water:boat:weak", "a_water:boat:weak")
    boat(t, 0, "a_water")
    assert rule(second_ask(t, THREE, "c_swamp:plain:strong", "c_desert"), "a_water") == "CV-MIG.10"


def test_migrations_are_shared_out_among_tribes() -> None:
    """CV-MIG.7, CV-MIG.9: who has settled stays for the rest of the effect."""
    t = scene("c_swamp:plain:strong", "b_hills:plain:strong")
    ask = second_ask(t, TWO, "c_swamp:plain:strong", "c_desert", "settle", "plain")
    assert list(ask.options) == ["b_hills:plain:strong", "stop"]
    assert rule(ask, "c_desert:plain:strong:c_swamp") == "CV-MIG.9"
    t = scene("c_swamp:plain:strong", "b_hills:plain:strong")
    asks = effect(
        t, TWO, "c_swamp:plain:strong", "c_desert", "settle", "plain", "b_hills:plain:strong", "b_forest", "fire"
    )
    assert [ask.about["left"] for ask in asks if ask.kind in ("migrate", "way")] == [2, 2, 1, 1, 1]
    assert words(t) == ["b_forest:fire:strong", "c_desert:plain:strong"]


def test_who_was_displaced_after_it_had_settled_stays_as_well() -> None:
    """CV-MIG.9."""
    t = scene("c_swamp:plain:strong", "c_grassland:plain:strong")
    keys = ("c_swamp:plain:strong", "c_desert", "settle", "fire", "c_grassland:plain:strong", "c_desert")
    effect(t, TWO, *keys, "fire:seat1:strong")
    assert words(t) == ["c_desert:fire:weak", "c_desert:wild:strong"]
    t = scene("c_swamp:plain:strong", "c_grassland:plain:strong")
    effect(t, THREE, *keys, "settle", "fire:seat1:strong")  # nobody is left to migrate


def test_no_migration_leads_back_to_where_the_first_one_of_the_turn_began() -> None:
    """CV-MIG.6: in a later effect of the same turn."""
    t = scene("c_swamp:plain:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_desert", "plain")
    ask = second_ask(t, ONE, "c_desert:plain:strong:c_swamp")
    assert rule(ask, "c_swamp") == "CV-MIG.6"
    effect(t, ONE, "c_desert:plain:strong:c_swamp", "c_grassland", "plain")
    assert rule(second_ask(t, ONE, "c_grassland:plain:strong:c_swamp"), "c_swamp") == "CV-MIG.6"
    t.state.players[0].moved = ()
    assert "c_swamp" in second_ask(t, ONE, "c_grassland:plain:strong").options


def test_a_way_may_lead_back_to_where_an_effect_began_but_not_the_turn() -> None:
    """CV-MIG.6, CV-MIG.8: it may even take another encampment of the territory that it has just left."""
    t = scene("c_swamp:plain:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_desert", "plain")
    effect(t, TWO, "c_desert:plain:strong:c_swamp", "c_grassland", "c_desert", "fire")
    assert words(t) == ["c_desert:fire:strong"]


def test_of_equal_tribes_the_one_that_moved_is_another_one() -> None:
    """CV-MIG.6."""
    t = scene("c_swamp:plain:strong", "c_desert:plain:strong")
    people(t, 0, "c_swamp:plain:strong", "c_grassland:plain:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_grassland", "plain")
    ask = asked(t, ONE)
    assert list(ask.options) == ["c_grassland:plain:strong", "c_grassland:plain:strong:c_swamp", "skip"]
    effect(t, ONE, "c_grassland:plain:strong", "c_swamp", "plain")
    assert words(t) == ["c_grassland:plain:strong", "c_swamp:plain:strong"]
    ask = second_ask(t, ONE, "c_swamp:plain:strong:c_grassland")  # there is one way left, which needs no question
    assert (ask.kind, ask.about["place"]) == ("spot", "c_desert")


def test_what_a_tribe_did_goes_with_it_when_it_lies_down_or_is_displaced() -> None:
    """CV-MIG.6."""
    t = scene("c_swamp:plain:strong", "e_swamp:plain:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_grassland", "plain")
    lay(t, 0, tribe(t, "c_grassland:plain:strong"))
    stand_up(t, 0, tribe(t, "c_grassland:plain:weak"))
    effect(t, ONE, "e_swamp:plain:strong", "c_grassland", "plain:seat1:strong")
    ask = second_ask(t, ONE, "c_grassland:wild:strong:c_swamp")
    assert rule(ask, "c_swamp") == "CV-MIG.6"
    play(lose(t, 0, tribe(t, "c_grassland:wild:strong")))
    assert t.state.players[0].moved == ((tribe(t, "c_grassland:plain:weak"), place("e_swamp")),)


# Caves and cards


def test_caves_join_the_territories_around_them() -> None:
    """CV-EX-52, CV-SIT.7: of different Caves, too; back in the same turn is not possible."""
    t = scene("d_forest:plain:strong")
    reveal(t, "v01", "cave_1")  # d_forest, e_water
    reveal(t, "v42", "cave_2")  # g_hills, h_hills, h_water
    found = second_ask(t, ONE, "d_forest:plain:strong").options
    assert set(found) == {"d_desert", "e_mountains", "g_hills", "h_hills"}
    effect(t, ONE, "d_forest:plain:strong", "g_hills", "plain")
    assert rule(second_ask(t, ONE, "g_hills:plain:strong:d_forest"), "d_forest") == "CV-MIG.6"
    boat(t, 0, "h_water")
    people(t, 0, "d_forest:plain:strong")
    t.state.players[0].moved = ()
    assert "h_water" in second_ask(t, ONE, "d_forest:plain:strong").options


def test_a_card_brings_all_own_territories_to_a_cave() -> None:
    """CV-EFF.9: cave_access works without a revealed Cave."""
    t = scene("c_swamp:plain:strong", "h_hills:plain:weak")
    install(t, 0, with_power(v.CaveAccess))
    assert set(second_ask(t, ONE, "c_swamp:plain:strong").options) == {"c_desert", "c_grassland", "h_hills"}


def test_a_card_lets_tribes_cross_water_on_foot() -> None:
    """CV-EFF.9: water_crossing."""
    t = scene("b_mountains:plain:strong")
    install(t, 0, with_power(v.WaterCrossing))
    found = second_ask(t, ONE, "b_mountains:plain:strong").options
    assert set(found) == {"b_forest", "c_desert", "g_desert", "c_grassland", "e_mountains"}


def test_a_card_lets_weak_tribes_migrate() -> None:
    """CV-EFF.9: they stay weak."""
    t = scene("c_swamp:plain:weak")
    install(t, 0, with_power(v.WeakMayMigrate))
    effect(t, ONE, "c_swamp:plain:weak", "c_desert", "plain")
    assert words(t) == ["c_desert:plain:weak"]


def test_a_card_keeps_displacing_tribes_upright() -> None:
    """CV-EFF.9: displace_strong."""
    t = scene("c_swamp:plain:strong")
    people(t, 1, "c_desert:fire:weak")
    install(t, 0, with_power(v.DisplaceStrong))
    effect(t, ONE, "c_swamp:plain:strong", "c_desert", "fire:seat2:weak")
    assert (words(t), words(t, 1)) == (["c_desert:fire:strong"], ["c_desert:wild:weak"])


def test_a_card_gives_the_module_one_more() -> None:
    """CV-EFF.9: migration_bonus, for the Migration module alone."""
    t = scene("c_swamp:plain:strong")
    install(t, 0, with_power(v.MigrationBonus))
    assert asked(t, ONE, source="migration").about["left"] == 2
    assert asked(t, ONE, source="theocracy").about["left"] == 1


def test_a_card_makes_fires_worth_more() -> None:
    """CV-EFF.9: fire_vp."""
    t = scene("c_swamp:plain:strong")
    install(t, 0, with_power(v.FireVp))
    effect(t, ONE, "c_swamp:plain:strong", "c_desert", "fire")
    assert vp(t) == 3


# Anywhere


def test_a_tribe_goes_anywhere_on_land() -> None:
    """CV-EFF.5: from a boat, too; not where its first migration began; it counts as a migration."""
    t = scene("a_water:boat:strong", "c_swamp:plain:strong")
    boat(t, 0, "a_water")
    card = waiting_for("migrate_settle", v.GainVp)
    install(t, 0, card)
    ask = second_ask(t, v.MigrateAnywhere(), "a_water:boat:strong")
    assert set(ask.options) == {land.id for land in content().territories if land.type != 6}
    assert rule(ask, "h_water") == "CV-EFF.5"
    effect(t, v.MigrateAnywhere(), "a_water:boat:strong", "h_grassland", "fire")
    assert words(t) == ["c_swamp:plain:strong", "h_grassland:fire:strong"]
    assert vp(t) == 2
    effect(t, v.MigrateAnywhere(), "c_swamp:plain:strong", "h_hills", "plain")
    assert rule(second_ask(t, v.MigrateAnywhere(), "h_hills:plain:strong:c_swamp"), "c_swamp") == "CV-MIG.6"
    assert rule(second_ask(t, v.MigrateAnywhere(), "h_hills:plain:strong:c_swamp"), "h_hills") == "CV-EFF.5"
    assert vp(t) == 2  # only the first time in a turn


# What waits for it


def test_abilities_wait_for_all_that_settling_does() -> None:
    """CV-EFF.8: fire, Mountains, development, displacement."""
    t = scene("c_desert:plain:strong")
    people(t, 1, "b_mountains:fire:strong")
    events = ("migrate_settle", "settle_fire", "settle_mountains", "develop", "displace")
    install(t, 0, *(waiting_for(event, v.GainVp) for event in events))
    install(t, 1, waiting_for("displaced", v.GainVp))
    effect(t, ONE, "c_desert:plain:strong", "b_mountains", "fire:seat2:strong")
    assert (vp(t, 0), vp(t, 1)) == (2 + 1 + 1 + 2 + 2 + 1, 2)


def test_who_displaces_its_own_tribe_displaces_nobody_else() -> None:
    """CV-EFF.8: displace and displaced are about others."""
    t = scene("c_desert:plain:strong", "b_mountains:plain:strong")
    t.state.developed |= places("b_mountains")
    install(t, 0, waiting_for("displace", v.GainVp), waiting_for("displaced", v.GainVp))
    effect(t, ONE, "c_desert:plain:strong", "b_mountains", "plain:seat1:strong")
    assert vp(t) == 0
    assert words(t) == ["b_mountains:plain:weak", "b_mountains:wild:strong"]


# V.I.C.I.


def test_vici_is_displaced_like_anybody() -> None:
    """CV-SOL.19."""
    t = scene("c_desert:plain:strong", players=1)
    vici(t)
    people(t, 1, "c_swamp:fire:weak")
    install(t, 0, waiting_for("displace", v.GainVp))
    effect(t, ONE, "c_desert:plain:strong", "c_swamp", "fire:vici:weak")
    assert words(t, 1) == ["c_swamp:wild:weak"]
    assert vp(t) == 2 + 1


def test_vici_settles_upright_scores_and_lays_no_raw_material() -> None:
    """CV-EX-35, CV-SOL.9, CV-SOL.10: nobody is asked; whom it displaces may react."""
    t = scene("c_swamp:fire:strong", players=1)
    opponent = vici(t)
    install(t, 0, waiting_for("displaced", v.GainVp))
    spot = (0, 0, tribe(t, "c_swamp:fire:strong"))
    play(settle(t, 1, place("c_swamp"), spot, 1, upright=True))
    assert (words(t, 0), words(t, 1)) == (["c_swamp:wild:strong"], ["c_swamp:fire:strong"])
    assert (opponent.vp, vp(t)) == (2, 2)
    assert t.state.developed >> place("c_swamp") & 1
    assert not any(t.state.players[0].raw)


# Deus ex machina


def test_deus_ex_machina_saves_a_tribe_for_favor() -> None:
    """CV-FED.3: as often as the disc allows; the tribe stays as it is."""
    t = scene("c_swamp:plain:strong")
    player = t.state.players[0]
    player.favor = 2
    play(lose(t, 0, player.tribes[0]), "favor")
    assert (player.favor, words(t)) == (1, ["c_swamp:plain:strong"])
    install(t, 0, waiting_for("tribe_dies", v.GainVp))
    play(lose(t, 0, player.tribes[0]))
    assert (words(t), vp(t)) == ([], 2)


def test_cards_save_tribes_for_nothing_once_an_era() -> None:
    """CV-FED.3, CV-EFF.9: deus_ex_free, also on the first space."""
    t = scene("c_swamp:plain:strong", "c_desert:wild:weak")
    player = t.state.players[0]
    install(t, 0, with_power(v.DeusExFree))
    play(lose(t, 0, player.tribes[0]), "free")
    assert (player.favor, player.saved, len(player.tribes)) == (1, 1, 2)
    play(lose(t, 0, tribe(t, "c_desert:wild:weak")))
    assert words(t) == ["c_swamp:plain:strong"]


def test_a_tribe_may_be_given_up() -> None:
    """CV-FED.3: it is the owner's choice."""
    t = scene("c_swamp:plain:strong")
    t.state.players[0].favor = 3
    asks = play(lose(t, 0, t.state.players[0].tribes[0]), "lose")
    assert rule(asks[0], "free") == "CV-FED.3"
    assert (words(t), t.state.players[0].favor) == ([], 3)


def test_the_material_of_a_developed_territory_is_told() -> None:
    """CV-MIG.5."""
    t = scene("c_swamp:plain:strong")
    effect(t, ONE, "c_swamp:plain:strong", "c_desert", "plain")
    told = [event.args for event in t.events if event.key == "developed"]
    materials = {number: name for name, number in MATERIAL.items()}
    assert told == [{"seat": 0, "place": "c_desert", "material": materials[t.state.materials[place("c_desert")]]}]

"""Farms, boats, statues, settlements, and how they are lost (CV-BLD)."""

from __future__ import annotations

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.actions import building
from pentapolis.games.civolution.state import CVTable
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
    storage,
    stored,
    table,
    vici,
    waiting_for,
    with_power,
    words,
)

ANY = v.Build(project="any")
FARM, BOAT = v.Build(project="farm"), v.Build(project="boat")
STATUE, SETTLEMENT = v.Build(project="statue"), v.Build(project="settlement")
ALIKE = v.Build(project="any", amount=2, same_type=True)
BOTH = v.Build(project="any", amount=2)


def scene(*own: str, players: int = 2) -> CVTable:
    t = table(players)
    people(t, 0, *own)
    return t


def ground(name: str) -> int:
    return [entry.id for entry in content().grounds].index(name)


# Farms


def test_a_farm_gives_an_idea() -> None:
    """CV-BLD.2: it is free, and built where an own tribe is."""
    t = scene("c_swamp:wild:weak")
    effect(t, FARM, "farm:c_swamp")
    player = t.state.players[0]
    assert (player.farms, player.idea) == (places("c_swamp"), 1)
    assert not can(t, FARM)
    assert markers(t) == 50


def test_where_no_farm_can_be() -> None:
    """CV-BLD.2, CV-EXP.5: without a tribe, in Water, at anybody's farm, at a Volcano, on the fourth."""
    t = scene("c_swamp:wild:weak", "c_desert:plain:weak", "b_hills:plain:weak", "a_water:boat:strong")
    boat(t, 0, "a_water")
    t.state.players[1].farms = places("c_desert")
    reveal(t, "v30", "volcano_1")
    ask = asked(t, FARM)
    assert list(ask.options) == ["farm:c_swamp", "skip"]
    reasons = {"farm:a_water": "CV-BLD.2", "farm:c_desert": "CV-BLD.2", "farm:h_hills": "CV-BLD.2"}
    reasons |= {"farm:b_hills": "CV-EXP.5", "boat:d_water": "CV-BLD.1", "statue:island": "CV-BLD.1"}
    assert {key: rule(ask, key) for key in reasons} == reasons
    assert refusal(ask, "farm") is None
    t.state.players[0].farms = places("g_hills", "h_hills", "g_forest")
    assert not can(t, FARM)
    found = refusal(asked(t, ANY), "farm:c_swamp")
    assert found is not None
    assert (found.rule, found.facts) == ("CV-LIM.1", {"have": 3, "most": 3})


def test_provisions_of_vici_block_a_farm_space() -> None:
    """CV-SOL.11."""
    t = scene("c_swamp:wild:weak", "c_desert:plain:weak", players=1)
    opponent = vici(t)
    opponent.blocked = places("c_swamp")
    ask = asked(t, FARM)
    assert list(ask.options) == ["farm:c_desert", "skip"]
    assert rule(ask, "farm:c_swamp") == "CV-SOL.11"


# Boats


def test_a_boat_comes_with_its_marker_and_may_take_a_tribe() -> None:
    """CV-EX-14, CV-BLD.3: a strong one from next to the Water; it is no migration."""
    t = scene("b_mountains:plain:strong", "b_forest:plain:weak", "c_swamp:plain:strong")
    install(t, 0, waiting_for("migrate_settle", v.GainVp))
    ask = second_ask(t, BOAT, "boat:a_water")
    assert list(ask.options) == ["b_mountains:plain:strong", "skip"]
    assert rule(ask, "c_swamp:plain:strong") == "CV-BLD.3"
    t = scene("b_mountains:plain:strong")
    install(t, 0, waiting_for("migrate_settle", v.GainVp), waiting_for("build_boat", v.GainVp))
    supply = t.state.players[0].supply
    effect(t, BOAT, "boat:a_water", "b_mountains:plain:strong")
    player = t.state.players[0]
    assert (words(t), player.boats) == (["a_water:boat:strong"], (place("a_water") << 1 | 1,))
    assert (player.vp, player.supply, player.moved) == (3, supply, ())
    assert markers(t) == 50


def test_a_tribe_that_goes_on_board_may_go_on_with_the_turn() -> None:
    """CV-BLD.3, CV-MIG.6: what it did before goes with it."""
    t = scene("c_swamp:plain:strong")
    effect(t, v.Migrate(amount=1), "c_swamp:plain:strong", "c_desert", "plain")
    effect(t, BOAT, "boat:a_water", "c_desert:plain:strong:c_swamp")
    assert words(t) == ["a_water:boat:strong"]
    ask = second_ask(t, v.Migrate(amount=1), "a_water:boat:strong:c_swamp")
    assert "c_desert" in ask.options


def test_where_no_boat_can_be() -> None:
    """CV-BLD.3: not at an own one, not far from the tribes, not the third; others do not matter."""
    t = scene("b_mountains:plain:weak")
    boat(t, 1, "a_water")
    ask = asked(t, BOAT)
    assert list(ask.options) == ["boat:a_water", "skip"]
    assert (rule(ask, "boat:h_water"), rule(ask, "boat:c_desert")) == ("CV-BLD.3", "CV-BLD.3")
    boat(t, 0, "a_water")
    assert not can(t, BOAT)
    people(t, 0, "a_water:boat:strong")
    effect(t, BOAT, "boat:d_water", "a_water:boat:strong")  # a tribe on a boat is next to the other Water
    assert words(t) == ["d_water:boat:strong"]
    people(t, 0, "h_hills:plain:strong")
    assert rule(asked(t, ANY), "boat:h_water") == "CV-LIM.1"


def test_a_weak_tribe_stays_ashore_even_if_a_card_lets_it_migrate() -> None:
    """CV-BLD.3: going aboard a new boat is no migration, and it takes a strong tribe."""
    t = scene("b_mountains:plain:weak")
    install(t, 0, with_power(v.WeakMayMigrate))
    effect(t, BOAT, "boat:a_water")
    assert words(t) == ["b_mountains:plain:weak"]
    t = scene("b_mountains:plain:weak", "b_mountains:wild:strong")
    install(t, 0, with_power(v.WeakMayMigrate))
    ask = second_ask(t, BOAT, "boat:a_water")
    assert list(ask.options) == ["b_mountains:wild:strong", "skip"]
    assert rule(ask, "b_mountains:plain:weak") == "CV-BLD.3"


# Building grounds


def grounds(*own: str) -> CVTable:
    t = scene(*own)
    reveal(t, "v33", "building_ground_1")  # gold, jade; at c_desert, c_swamp, g_desert, g_forest
    return t


def test_the_marker_of_a_material_becomes_the_statue() -> None:
    """CV-EX-15, CV-BLD.5: a step on a track of choice is the reward."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, jade=1, wood=1)
    install(t, 0, waiting_for("build_statue", v.GainVp), waiting_for("build_any", v.Gain))
    effect(t, STATUE, "statue:building_ground_1", "technology")
    player = t.state.players[0]
    assert (player.statues[ground("building_ground_1")], storage(t)) == (1, {"wood": 1})
    assert (player.tracks[0], player.vp, player.idea) == (1, 2, 1)
    assert markers(t) == 50


def test_the_owner_picks_the_material_of_a_statue() -> None:
    """CV-BLD.5."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, jade=1, gold=1, wood=1)
    ask = second_ask(t, STATUE, "statue:building_ground_1")
    assert list(ask.options) == ["gold", "jade"]
    assert rule(ask, "wood") == "CV-BLD.5"


def test_a_card_makes_statues_of_anything() -> None:
    """CV-EFF.9: statue_any_material."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, wood=1)
    assert not can(t, STATUE)
    assert rule(asked(t, ANY), "statue:building_ground_1") == "CV-BLD.5"
    install(t, 0, with_power(v.StatueAnyMaterial))
    effect(t, STATUE, "statue:building_ground_1", "culture")
    assert storage(t) == {}


def test_grounds_are_used_from_next_to_them_once_they_lie_open() -> None:
    """CV-BLD.4: the island from a boat around it."""
    t = grounds("b_mountains:plain:strong")
    stored(t, 0, gold=2)
    assert not can(t, STATUE)
    ask = asked(t, ANY)
    for key in ("statue:building_ground_1", "statue:building_ground_2", "settlement:island"):
        found = refusal(ask, key)
        assert found is not None
        assert (found.rule, found.facts["island"]) == ("CV-BLD.4", int(key == "settlement:island"))
    people(t, 0, "a_water:boat:weak")
    boat(t, 0, "a_water")
    assert list(asked(t, STATUE).options) == ["statue:island", "skip"]


def test_two_buildings_on_a_ground_one_of_them_a_settlement() -> None:
    """CV-BLD.4: whatever others built there."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, gold=3, wood=2, papyrus=2)
    number = ground("building_ground_1")
    t.state.players[1].statues = tuple(9 if n == number else 0 for n in range(len(content().grounds)))
    effect(t, BOTH, "statue:building_ground_1", "culture", "statue:building_ground_1", "culture", "skip")
    assert rule(asked(t, ANY), "statue:building_ground_1") == "CV-BLD.4"
    found = refusal(asked(t, ANY), "settlement:building_ground_1")
    assert found is not None
    assert (found.rule, found.facts["statues"], found.facts["settlements"]) == ("CV-BLD.4", 2, 0)
    player = t.state.players[0]
    player.statues = (0,) * len(content().grounds)
    player.settled = tuple(int(n == number) for n in range(len(content().grounds)))
    assert list(asked(t, STATUE).options) == ["statue:building_ground_1", "skip"]
    assert not can(t, SETTLEMENT)


def test_a_settlement_returns_its_materials() -> None:
    """CV-BLD.6: the reward is an income chip."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, wood=1, papyrus=1, stone=1)
    chips = t.state.incomes
    ask = second_ask(t, SETTLEMENT, "settlement:building_ground_1", content().slots[0].id)
    assert (ask.kind, set(ask.options)) == ("income_chip", set(chips))
    player = t.state.players[0]
    assert (player.settlements, storage(t)) == ((1, 2, 3), {"stone": 1})
    assert player.settled[ground("building_ground_1")] == 1


def test_a_settlement_that_cannot_be_paid() -> None:
    """CV-BLD.6: not even though another recess could be, if it was used."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, wood=1, papyrus=1)
    t.state.players[0].settlements = (1, 2, 3)
    assert not can(t, SETTLEMENT)
    assert rule(asked(t, ANY), "settlement:building_ground_1") == "CV-BLD.6"
    stored(t, 0, stone=1, clay=1)
    t.state.players[0].settlements = (0, 1, 2)
    ask = second_ask(t, SETTLEMENT, "settlement:building_ground_1")
    assert list(ask.options) == [slot.id for slot in content().slots[:3]]
    assert rule(ask, content().slots[3].id) == "CV-BLD.6"


def test_the_last_settlement_turns_a_stage_tile_as_well() -> None:
    """CV-BLD.6: after the income chip; what waits comes last."""
    t = grounds("c_desert:wild:weak")
    stored(t, 0, wood=1, papyrus=1)
    player = t.state.players[0]
    player.settlements = (0,)
    t.state.incomes = ("", "", "")  # no chip is left to be gained
    install(t, 0, waiting_for("build_settlement", v.GainVp))
    effect(t, SETTLEMENT, "settlement:building_ground_1", "4")
    assert (player.stages, player.vp, len(player.settlements)) == (1, 3, 0)


# How many


def test_projects_of_one_type() -> None:
    """CV-EX-20, CV-BLD.1: Building II."""
    t = scene("b_mountains:plain:weak", "c_swamp:wild:weak", "c_desert:wild:weak")
    ask = second_ask(t, ALIKE, "farm:c_swamp")
    assert list(ask.options) == ["farm:b_mountains", "farm:c_desert", "stop"]
    assert rule(ask, "boat:a_water") == "CV-BLD.1"
    t.state.players[0].farms = 0
    effect(t, ALIKE, "farm:c_swamp", "farm:c_desert")
    assert t.state.players[0].farms.bit_count() == 2


def test_projects_of_any_types() -> None:
    """CV-BLD.1: Building III."""
    t = scene("b_mountains:plain:weak", "c_swamp:wild:weak")
    effect(t, BOTH, "farm:c_swamp", "boat:a_water")
    assert t.state.players[0].farms == places("c_swamp")
    assert len(t.state.players[0].boats) == 1


def test_a_farm_of_a_card_needs_all_that_a_farm_needs() -> None:
    """CV-EX-83, CV-EFF.10."""
    farm = next(what for what in content().cards["a13_irrigation"].instant_bonus if isinstance(what, v.Build))
    t = scene("c_swamp:wild:weak")
    effect(t, farm, "farm:c_swamp")
    assert t.state.players[0].idea == 1
    assert not can(t, farm)


# Losing


def test_a_farm_is_given_back() -> None:
    """CV-EX-77, CV-EVT.4, CV-BLD.7: of the owner's choice; it is not asked whether."""
    t = scene()
    t.state.players[0].farms = places("c_swamp", "b_hills")
    ask = asked(t, v.ReturnBuilding(project="farm"))
    assert list(ask.options) == ["farm:b_hills", "farm:c_swamp"]
    assert rule(ask, "farm:h_hills") == "CV-EVT.4"
    effect(t, v.ReturnBuilding(project="farm"), "farm:c_swamp")
    effect(t, v.ReturnBuilding(project="farm"))
    assert t.state.players[0].farms == 0
    assert not can(t, v.ReturnBuilding(project="farm"))


def test_tribes_of_a_lost_boat_go_ashore_together() -> None:
    """CV-BLD.7: as they are, into the wilderness of a land next to it, which they may develop."""
    t = scene("a_water:boat:strong", "a_water:boat:weak")
    boat(t, 0, "a_water")
    asks = effect(t, v.ReturnBuilding(project="boat"), "c_desert")
    assert asks[0].kind == "rescue"
    assert set(asks[0].options) == {"b_forest", "b_mountains", "c_desert", "c_grassland", "e_mountains"}
    assert rule(asks[0], "h_hills") == "CV-BLD.7"
    assert words(t) == ["c_desert:wild:strong", "c_desert:wild:weak"]
    player = t.state.players[0]
    assert (len(player.boats), player.raw[place("c_desert")], markers(t)) == (0, 1, 50)
    assert t.state.developed >> place("c_desert") & 1


def test_a_boat_goes_back_with_its_raw_material() -> None:
    """CV-BLD.7: a full notch takes nothing from the supply."""
    t = scene()
    boat(t, 0, "a_water")
    supply = t.state.players[0].supply
    effect(t, v.ReturnBuilding(project="boat"))
    assert t.state.players[0].supply == supply
    assert markers(t) == 50


def test_an_empty_supply_fills_the_notch_from_elsewhere() -> None:
    """CV-BLD.7, CV-GEN.4: one of the markers goes for it."""
    t = scene()
    player = t.state.players[0]
    boat(t, 0, "a_water", full=False)
    player.food, player.money, player.supply = player.supply, 1, 0
    ask = asked(t, v.ReturnBuilding(project="boat"))
    assert list(ask.options) == ["return:food", "return:money"]
    assert refusal(ask, "stop") is None
    effect(t, v.ReturnBuilding(project="boat"), "return:money")
    assert (player.money, len(player.boats)) == (0, 0)
    assert markers(t) == 50


def test_of_two_boats_the_owner_picks_one() -> None:
    """CV-EVT.4."""
    t = scene("b_hills:wild:weak")
    boat(t, 0, "a_water")
    boat(t, 0, "h_water")
    play(building.return_building(t, 0, v.ReturnBuilding(project="boat"), "F20"), "boat:h_water")
    assert t.state.players[0].boats == (place("a_water") << 1 | 1,)

"""Goal, attribute and income chips, modules, tracks, research, dice, trade, activities (CV-GOL to CV-TRK)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.actions import achievement, attributes, incomes, tracks
from pentapolis.games.civolution.actions.activity import activities
from pentapolis.games.civolution.actions.goals import progress, refill_goals, take_goal
from pentapolis.games.civolution.actions.modules import level, upgrade_sum
from pentapolis.games.civolution.effects import possible
from pentapolis.games.civolution.kinds import CULTURE, FEATURE, MATERIAL, TECHNOLOGY, WATER
from pentapolis.games.civolution.state import BOAT, FIRE, PLAIN, WILD, CVTable, put, tribe_of
from pentapolis.kernel import Refusal
from tests.games.civolution.by_hand import ask_of, asked, content, do, play, refusal, table

WOOD, TOWN, FLEET, CITY = "goal_pay_wood", "goal_town", "goal_fleet", "goal_city"

# Goal chips


def test_a_goal_chip_covers_only_where_all_spaces_are_taken() -> None:
    """CV-EX-63, CV-P2.2: a free space first; then onto one of the three."""
    t = table({"goals": ((WOOD,), (), (TOWN,))}, goals=(FLEET, CITY, "", ""))
    player = t.state.players[0]
    play(take_goal(t, 0, FLEET))
    assert player.goals == ((WOOD,), (FLEET,), (TOWN,))
    ask = asked(take_goal(t, 0, CITY))
    assert ask.keys == [f"1:{WOOD}", f"2:{FLEET}", f"3:{TOWN}"]
    t = table({"goals": ((WOOD,), (FLEET,), (TOWN,))}, goals=(CITY,))
    play(take_goal(t, 0, CITY), f"3:{TOWN}")
    assert t.state.players[0].goals[2] == (TOWN, CITY)


def test_gaining_a_goal_chip_refills_at_once() -> None:
    """CV-GOL.3, CV-LIM.2: from the bag; an empty bag leaves the space empty."""
    t = table(goals=(FLEET, CITY), goal_bag=(TOWN,))
    do(t, v.GainGoalChip(1), FLEET)
    assert t.state.goals == (TOWN, CITY)
    do(t, v.GainGoalChip(1), CITY)
    assert t.state.goals == (TOWN, "")
    refill_goals(t)
    assert t.state.goals == (TOWN, "")
    assert refusal(ask_of(t, v.GainGoalChip(1)), FLEET) == Refusal("CV-GOL.3")


def test_a_goal_chip_is_paid_and_upgrades_a_module() -> None:
    """CV-GOL.1, CV-GOL.2: the materials go back, the space is empty, so a module goes up."""
    t = table({"goals": ((WOOD,), (), ()), "wood": 2})
    player = t.state.players[0]
    do(t, v.InstallGoalChip(1), f"1:{WOOD}", "1", "trade")
    assert (player.storage[MATERIAL["wood"]], player.supply, player.goals[0]) == (0, 50, ())
    assert player.columns[0] == ((WOOD, ""),)
    assert (level(t, 0, "trade"), upgrade_sum(t, 0)) == (2, 1)


def test_no_upgrade_where_another_chip_lay_under_it() -> None:
    """CV-EX-46: the upper chip gives none; the lower one does when it is installed later."""
    t = table({"goals": ((WOOD, FLEET), (), ()), "boats": (14, 26), "wood": 2})
    player = t.state.players[0]
    ask = ask_of(t, v.InstallGoalChip(1))
    assert refusal(ask, f"1:{WOOD}") == Refusal("CV-P2.2")
    do(t, v.InstallGoalChip(1), f"1:{FLEET}", "1")
    assert upgrade_sum(t, 0) == 0
    do(t, v.InstallGoalChip(1), f"1:{WOOD}", "right", "trade")
    assert (player.columns[0], upgrade_sum(t, 0)) == (((FLEET, WOOD),), 1)


def test_a_goal_chip_may_go_to_either_half() -> None:
    """CV-GOL.1: on the chip in the same half, or beside it; the upgrade may be declined (CV-GOL.2)."""
    t = table({"goals": ((TOWN,), (), ()), "columns": {1: [(WOOD, "")]}, "settled": (1, 0, 0, 0, 0, 0, 0)})
    do(t, v.InstallGoalChip(1), f"1:{TOWN}", "left", "skip")
    assert t.state.players[0].columns[0] == ((WOOD, ""), (TOWN, ""))


def test_what_a_goal_chip_lacks_is_told() -> None:
    """CV-GOL.1: the requirement must be met now."""
    t = table({"goals": ((WOOD,), (TOWN,), ()), "wood": 1, "settled": (1, 0, 0, 0, 0, 0, 0)})
    ask = ask_of(t, v.InstallGoalChip(1))
    assert ask.keys == [f"2:{TOWN}", "skip"]
    assert refusal(ask, f"1:{WOOD}") == Refusal("CV-GOL.1", have=1, need=2)


def test_every_requirement_counts_what_it_says() -> None:
    """CV-GOL.1: all kinds, on one position."""
    forest, desert = content().places["b_forest"], content().places["c_desert"]
    water = next(land.number for land in content().territories if land.type == WATER)
    tribes = sorted(
        [
            tribe_of(forest, FIRE, 1),
            tribe_of(forest, WILD, 0),
            tribe_of(desert, PLAIN, 1),
            tribe_of(water, BOAT, 1),
            tribe_of(water, BOAT, 0),
        ]
    )
    given = {
        "tribes": tuple(tribes),
        "boats": (water << 1,),
        "farms": 1 << forest | 1 << desert,
        "settled": (1, 0, 0, 0, 0, 0, 1),
        "statues": (0, 1, 0, 0, 0, 0, 1),
        "tracks": (3, 0, 0, 0, 5),
        "calm": 2,
        "food": 3,
        "wood": 1,
    }
    t = table(given)
    for requirement, have, need in (
        (v.ReturnMaterials({"wood": 2}), 1, 2),
        (v.ReturnMarkers({"food": 4}), 3, 4),
        (v.TribesInOneTerritory("forest", 2), 2, 2),
        (v.TribesInOneTerritory("desert", 2), 1, 2),
        (v.TerritoriesOfTypeWithTribes("forest", 2), 1, 2),
        (v.FarmInType("desert", 1), 1, 1),
        (v.FarmInType("hills", 1), 0, 1),
        (v.FeatureAtLeast("calm", 3), 2, 3),
        (v.TrackAtLeast("culture", 5), 5, 5),
        (v.TribesOnOneBoat(2), 2, 2),
        (v.BoatsBuilt(2), 1, 2),
        (v.FarmsBuilt(3), 2, 3),
        (v.StatuesBuilt(2), 2, 2),
        (v.SettlementsBuilt(2), 2, 2),
        (v.TribesOnFireEncampments(3), 1, 3),
        (v.TerritoriesWithTribes(6), 3, 6),
        (v.TribesTotal(9), 5, 9),
        (v.SettlementAndStatueOnOneGround(), 1, 1),
    ):
        assert progress(t, 0, requirement) == (have, need), requirement
    t.state.players[0].statues = (0, 1, 1, 0, 0, 0, 0)
    assert progress(t, 0, v.SettlementAndStatueOnOneGround()) == (0, 1)


# Attribute chips


def test_an_attribute_chip_takes_one_marker() -> None:
    """CV-EX-21, CV-ATT.1: 3 Stamina, 2 are left; the display is refilled; it works at once."""
    t = table({"stamina": 3}, attributes=("attribute_unyielding", "attribute_enduring", ""), attribute_bag=("x",))
    t.state.attribute_bag = ("attribute_curious",)
    player = t.state.players[0]
    assert attributes.chips_to_take(t, 0) == ["attribute_unyielding"]
    play(attributes.install_attribute(t, 0, "attribute_unyielding"), "5")
    assert (player.features[FEATURE["stamina"]], player.supply) == (2, 48)
    assert t.state.attributes == ("attribute_curious", "attribute_enduring", "")
    assert player.columns[4] == (("attribute_unyielding",) * 2,)
    assert player.lasting == ("attribute_unyielding",)


def test_have_requirements_may_be_helped_but_not_returns() -> None:
    """CV-EFF.9: Chameleon skin counts as a marker of Expression more; what is returned must be there."""
    skin = {"columns": {1: ["b20_chameleon_skin"]}}
    display = ("attribute_eloquent", "", "")
    assert attributes.chips_to_take(table({**skin, "expression": 2}, attributes=display), 0) == ["attribute_eloquent"]
    assert attributes.chips_to_take(table({**skin, "expression": 1}, attributes=display), 0) == []
    t = table({"expression": 2}, attributes=display)
    refused = attributes.refuse_attribute(t, 0, "attribute_eloquent")
    assert refused == Refusal("CV-ATT.1", thing="expression", have=2, need=3)


def test_several_attribute_chips_at_one_moment() -> None:
    """CV-ATT.1, CV-ATT.2: any number of times, as long as markers are there."""
    t = table({"stamina": 3, "calm": 3}, attributes=("attribute_unyielding", "attribute_devout", ""))
    taken = ("attribute:attribute_devout", "1", "attribute:attribute_unyielding")
    play(attributes.moment(t, 0), *taken)
    assert t.state.players[0].columns[0] == (("attribute_devout",) * 2, ("attribute_unyielding",) * 2)
    t = table({"stamina": 3}, attributes=("attribute_unyielding", "", ""))
    play(attributes.moment(t, 0), "end")
    assert t.state.players[0].features[FEATURE["stamina"]] == 3


# Income chips


def test_an_income_chip_acts_when_it_is_gained() -> None:
    """CV-CON.4: choose, refill, install, perform."""
    t = table(incomes=("income_coin", "income_harvest", "income_study"), income_bag=("income_idea",))
    do(t, v.GainIncomeChip(), "income_coin", "7", "action")
    player = t.state.players[0]
    assert (player.money, player.columns[6]) == (1, (("income_coin",) * 2,))
    assert t.state.incomes == ("income_idea", "income_harvest", "income_study")


def test_a_failed_test_leaves_no_vp() -> None:
    """CV-EX-68, CV-CON.5: Treasury, favor space 1, a 5; the test is not asked about again."""
    t = table({"fate": 1, "columns": {9: ["income_treasury"]}})
    t.state.chance.forced = {"fate dice": [5]}
    do(t, v.PerformIncomeAction(1), "income_treasury", "action")
    player = t.state.players[0]
    assert (player.money, player.vp) == (0, 0)


def test_a_chip_may_act_twice_or_give_vp() -> None:
    """CV-INV.1, CV-CON.5, CV-CON.9: the same chip again; 1 VP instead; fewer if the owner likes."""
    t = table({"columns": {9: ["start_chip_01", "income_coin"]}})
    player = t.state.players[0]
    assert incomes.income_chips(t, 0) == ["start_chip_01", "income_coin"]
    do(t, v.PerformIncomeAction(2), "income_coin", "action", "income_coin", "vp")
    assert (player.money, player.vp) == (1, 1)
    do(t, v.PerformIncomeAction(2), "stop")
    assert (player.money, player.vp) == (1, 1)


def test_a_chip_that_can_do_nothing_gives_its_vp() -> None:
    """CV-EFF.3: nobody is strengthened where nobody is weak."""
    t = table({"columns": {9: ["income_rest"]}})
    do(t, v.PerformIncomeAction(1), "income_rest")
    assert t.state.players[0].vp == 1


# Modules and tracks


def test_culture_upgrades_a_module_with_a_five() -> None:
    """CV-EX-25, CV-TRK.2."""
    t = table({"tracks": (0, 0, 0, 0, 1)})
    ask = asked(tracks.advance(t, 0, CULTURE, 1))
    assert ask.keys == ["procreation", "production", "transport", "achievement", "trade", "skip"]
    assert refusal(ask, "research") == Refusal("CV-TRK.2", need=5)


def test_no_bonus_between_thresholds() -> None:
    """CV-EX-37: Culture 2 → 3 gives none; Technology 2 → 5 that of the threshold above 3."""
    t = table({"tracks": (2, 0, 0, 0, 2), "columns": {9: ["income_coin"]}})
    player = t.state.players[0]
    play(tracks.advance(t, 0, CULTURE, 1))
    play(tracks.advance(t, 0, TECHNOLOGY, 3), "1")
    assert (player.tracks, player.favor, player.vp) == ((5, 0, 0, 0, 3), 2, 0)


def test_a_run_along_a_track() -> None:
    """CV-EX-49, CV-TRK.1, CV-TRK.3: from 1 to 4 two thresholds; from 11 three steps give 3 VP and twice 2 VP."""
    t = table({"tracks": (1, 0, 0, 0, 0), "favor": 1})
    player = t.state.players[0]
    play(tracks.advance(t, 0, TECHNOLOGY, 3), "research")
    assert (player.tracks[0], player.favor, level(t, 0, "research")) == (4, 2, 2)
    player.tracks = (11, 0, 0, 0, 0)
    play(tracks.advance(t, 0, TECHNOLOGY, 3))
    assert (player.tracks[0], player.vp) == (12, 3 + 2 * 2)


def test_an_upgrade_may_be_declined_and_ends_at_the_third_level() -> None:
    """CV-UPG.1, CV-TRK.2."""
    t = table({"levels": (3,) * 9 + (2,) + (3,) * 5})
    do(t, v.UpgradeModule("any"), "skip")
    assert upgrade_sum(t, 0) == 29
    ask = ask_of(t, v.UpgradeModule("any"))
    assert ask.keys == ["achievement", "skip"]
    assert refusal(ask, "trade") == Refusal("CV-UPG.1", level=3)
    do(t, v.UpgradeModule("any"), "achievement")
    assert not possible(t, 0, v.UpgradeModule("any"))


def test_an_upgrade_is_a_trigger() -> None:
    """CV-EFF.8: Teaching gives a VP for each."""
    t = table({"columns": {5: ["c26_teaching"]}})
    do(t, v.UpgradeModule(3), "insight")
    assert t.state.players[0].vp == 1


def test_discs_never_move_back_and_share_spaces() -> None:
    """CV-TRK.4, CV-TRK.5: nothing in the box moves a disc of a track back or looks at pale spaces."""
    t = table({"tracks": (2, 0, 0, 0, 0)}, {"tracks": (1, 0, 0, 0, 0), "levels": (3,) * 15})
    play(tracks.advance(t, 1, TECHNOLOGY, 1))
    assert [player.tracks[0] for player in t.state.players] == [2, 2]


def test_insight_gives_ideas() -> None:
    """CV-INS.1: 3 on the first level, 6 on the others, or a card."""
    sides = [entry.options for entry in content().modules["insight"].levels]
    assert [side[0] for side in sides] == [(v.Gain("idea", amount),) for amount in (3, 6, 6)]
    t = table()
    do(t, sides[1][0][0])
    assert (t.state.players[0].idea, t.state.players[0].supply) == (6, 44)


def test_favor_ends_at_the_last_space() -> None:
    """CV-FAV.3."""
    t = table({"favor": 5})
    tracks.advance_favor(t, 0, 3)
    assert t.state.players[0].favor == 6


# Research


def test_the_top_of_an_open_stack() -> None:
    """CV-RES.1: an open stack that is emptied is refilled with the next card at once."""
    t = table(open=(("a01_wheel",), (), (), (), ()), decks=(("a03_fishing_net", "a02_plough"), (), (), (), ()))
    do(t, v.GainResearchCard(2), "open:a01_wheel", "deck:invention")
    state = t.state
    assert state.players[0].hand == ("a01_wheel", "a03_fishing_net")
    assert (state.open[0], state.decks[0]) == (("a02_plough",), ())
    ask = ask_of(t, v.GainResearchCard(1))
    assert ask.keys == ["open:a02_plough", "skip"]
    assert refusal(ask, "deck:invention") == Refusal("CV-LIM.3", type="invention")
    assert refusal(ask, "open:a01_wheel") == Refusal("CV-RES.1")


def test_what_is_not_kept_goes_under_in_the_order_drawn() -> None:
    """CV-EX-66, CV-RES.2: three of stack A and one of stack C, one of A is kept; the drawer knows the bottoms."""
    decks = (("a09_loom", "a03_fishing_net", "a02_plough", "a01_wheel"), (), ("c17_logic",), (), ())
    t = table(decks=decks)
    picks = ("invention", "invention", "insight")  # for the fourth there is one stack left
    ask = ask_of(t, v.DrawKeep(4, 1), *picks, source="research")
    assert ask.keys == ["a01_wheel", "a02_plough", "c17_logic", "a03_fishing_net"]
    t = table(decks=decks)
    do(t, v.DrawKeep(4, 1), *picks, "a02_plough", source="research")
    state = t.state
    assert state.players[0].hand == ("a02_plough",)
    assert state.decks[0] == ("a03_fishing_net", "a01_wheel", "a09_loom")
    assert (state.decks[2], state.known[0], state.known[2], state.drawn) == (("c17_logic",), (0, 0), (0,), ())


def test_paper_lets_the_research_module_draw_one_more() -> None:
    """CV-EX-66, CV-EFF.9: A10 draws 5, only in the module; stacks may run out."""
    decks = (tuple(f"a0{n}_{word}" for n, word in ((3, "fishing_net"), (4, "bow"), (5, "compass"))), (), (), (), ())
    for source, drawn in (("research", 3), ("a23_printing_press", 2)):
        t = table({"columns": {1: ["a10_paper"]}}, decks=decks)
        ask = ask_of(t, v.DrawKeep(2, 1), "invention", source=source)
        assert (ask.kind, len(t.state.drawn)) == ("keep_card", drawn)


def test_drawing_may_be_left_out() -> None:
    """CV-GEN.12; with as many to keep as were drawn nothing is asked."""
    decks = (("a01_wheel",), (), (), (), ())
    t = table(decks=decks)
    do(t, v.DrawKeep(2, 1), "skip")
    assert t.state.decks == decks
    do(t, v.DrawKeep(2, 1), "invention")
    assert t.state.players[0].hand == ("a01_wheel",)


# Dice


def test_dice_come_from_the_display_first() -> None:
    """CV-ACV.1, CV-ACV.2: an activation die is rolled; it may be left out."""
    t = table({"dice": (0, 0, 0, 0, 0, 0)}, dice=2, fate=1)
    t.state.chance.forced = {"activation dice": [4]}
    do(t, v.GainDie("activation"), "do")
    do(t, v.GainDie("activation"), "skip")
    do(t, v.GainDie("fate"))
    player = t.state.players[0]
    assert (player.dice, player.fate, t.state.dice, t.state.fate) == ((0, 0, 0, 1, 0, 0), 1, 1, 0)


def test_fate_dice_are_taken_from_who_has_the_most() -> None:
    """CV-EX-55: with 2/2/1 the third chooses, the first may take from the second; with 3/2/1 the first cannot."""
    t = table({"fate": 2}, {"fate": 2}, {"fate": 1})
    ask = ask_of(t, v.GainDie("fate"), seat=2)
    assert ask.keys == ["seat1", "seat2"]
    assert refusal(ask, "seat3") == Refusal("CV-ACV.2", have=1, need=2)
    do(t, v.GainDie("fate"), seat=0)
    assert [player.fate for player in t.state.players] == [3, 1, 1]
    assert achievement.givers(t, 0, "fate") == []
    assert not possible(t, 0, v.GainDie("fate"))


def test_the_giver_says_which_die() -> None:
    """CV-ACV.2, CV-ACV.3: used or not, all count; the taker rolls it."""
    t = table({"dice": (1, 0, 0, 0, 0, 0), "used": 1}, {"dice": (0, 2, 0, 0, 0, 1), "used": 1})
    t.state.chance.forced = {"activation dice": [6]}
    ask = ask_of(t, v.GainDie("activation"), "seat2")
    assert (ask.seat, ask.keys) == (1, ["value:2", "value:6", "used"])
    assert refusal(ask, "value:1") == Refusal("CV-ACV.3")
    do(t, v.GainDie("activation"), "seat2", "used")
    one, other = t.state.players
    assert (one.dice, one.used, other.dice, other.used) == ((1, 0, 0, 0, 0, 1), 1, (0, 2, 0, 0, 0, 1), 0)


# Trade


def test_one_sale_of_two_materials() -> None:
    """CV-EX-23, CV-TRD.1: Wood brings 1 money, Oil 3, any material 2 VP."""
    t = table({"wood": 1, "oil": 2})
    player = t.state.players[0]
    do(t, v.Trade(1, 0), "money:oil", "vp:wood")
    assert (player.money, player.vp, player.storage[MATERIAL["oil"]]) == (3, 2, 1)
    t = table({"wood": 1})
    do(t, v.Trade(1, 1), "vp:wood")
    assert t.state.players[0].vp == 2


def test_sales_and_purchases_in_any_order() -> None:
    """CV-EX-24, CV-TRD.2, CV-TRD.3: Sale, Purchase, Purchase, Sale; no third Purchase."""
    wood = MATERIAL["wood"]
    t = table({"oil": 1, "money": 3}, materials=(wood,), developed=1)
    answers = ("money:oil", "buy:wood", "buy:gold", "money:gold", "skip")
    ask = ask_of(t, v.Trade(2, 2), "money:oil", "buy:wood", "buy:wood")
    assert refusal(ask, "buy:wood") == Refusal("CV-TRD.3")
    t = table({"oil": 1, "money": 3}, materials=(wood,), developed=1)
    player = t.state.players[0]
    do(t, v.Trade(2, 2), *answers)
    assert (player.money, player.storage[wood]) == (3 + 3 - 2 - 4 + 3, 1)
    assert player.supply + player.money + sum(player.storage) == 50


def test_prices_and_their_discount() -> None:
    """CV-EX-72: with the Abacus 1 or 3 money."""
    t = table({"money": 2, "columns": {1: ["a11_abacus"]}}, materials=(MATERIAL["wood"],), developed=1)
    ask = ask_of(t, v.Trade(1, 1))
    assert ask.keys == ["buy:wood", "stop"]
    assert refusal(ask, "buy:gold") == Refusal("CV-TRD.2", have=2, need=3)
    assert refusal(ask, "money:gold") == Refusal("CV-TRD.1", thing="gold", have=0, need=1)


def test_selling_helped_by_cards() -> None:
    """CV-EFF.8, CV-EFF.9: Barter 1 money and Trade league 1 VP more; Loom 1 money and Market 1 VP for each Sale."""
    t = table({"wood": 2, "columns": {1: ["c09_barter"], 2: ["e10_trade_league"], 3: ["a09_loom"], 4: ["d04_market"]}})
    do(t, v.Trade(1, 0), "money:wood", "vp:wood")
    player = t.state.players[0]
    assert (player.money, player.vp) == (2 + 1, 3 + 1)


# Activities


def test_activities_of_console_and_cards() -> None:
    """CV-ATY.1, CV-EFF.4: what can be paid; `different`: none twice."""
    t = table({"money": 2, "iron": 1, "columns": {1: ["a08_smelting_furnace", "a07_pottery_kiln"]}})
    player = t.state.players[0]
    assert activities(t, 0) == ["console_activity", "a08_smelting_furnace"]
    ask = ask_of(t, v.PerformActivity(2, different=True), "console_activity", "prestige")
    assert refusal(ask, "console_activity") == Refusal("CV-ATY.1")
    assert refusal(ask, "a07_pottery_kiln") == Refusal("CV-EFF.4", thing="coal", have=0, need=1)
    do(t, v.PerformActivity(2), "a08_smelting_furnace", "console_activity", "culture")
    assert (player.vp, player.tracks, player.busy) == (4, (0, 1, 0, 0, 1), ())


def test_a_paid_test_is_not_asked_about() -> None:
    """CV-FAV.4: Telepathy was chosen and paid; the test follows."""
    t = table({"idea": 1, "favor": 6, "columns": {2: ["b19_telepathy"]}}, decks=(("a01_wheel",), (), (), (), ()))
    do(t, v.PerformActivity(1), "b19_telepathy", "deck:invention")
    assert t.state.players[0].hand == ("a01_wheel",)


def test_a_test_for_a_reward_may_be_declined() -> None:
    """CV-FAV.4: one that decides between two effects is taken."""
    reward = v.FavorTest((v.GainVp(3),))
    t = table({"favor": 6})
    do(t, reward, "skip", source="procreation")
    assert t.state.players[0].vp == 0
    do(t, reward, "do", source="procreation")
    do(t, v.FavorTest((v.GainVp(2),), (v.GainVp(1),)), source="migration")
    assert t.state.players[0].vp == 5


def test_paying_for_effects() -> None:
    """CV-EFF.4: optional, and in full."""
    corruption = v.PayFor((v.PayMoney(2),), (v.UpgradeModule("any"),))
    assert not possible(table({"money": 1}), 0, corruption)
    t = table({"money": 2})
    do(t, corruption, "skip")
    do(t, corruption, "do", "trade")
    assert (t.state.players[0].money, level(t, 0, "trade")) == (0, 2)


# Markers


def test_feature_markers_move() -> None:
    """CV-MUT.1: to another space; up to so many."""
    t = table({"calm": 1})
    do(t, v.MoveFeature(2), "calm:stamina", "stamina:perception")
    assert t.state.players[0].features == (0, 0, 0, 0, 0, 1)
    ask = ask_of(t, v.MoveFeature(2))
    assert refusal(ask, "calm:stamina") == Refusal("CV-MUT.1", thing="calm")
    assert len(ask.keys) == 6


def test_planning_markers_on_one_space() -> None:
    """CV-PLN.1, CV-EFF.9: Mathematics adds one."""
    t = table({"columns": {5: ["c02_mathematics"]}})
    do(t, v.PlacePlanning(2), "5")
    assert t.state.players[0].planning == (0, 0, 0, 0, 3, 0)


def test_materials_without_territories() -> None:
    """CV-EFF.7: a certain one, any, or the first row of types where a tribe stands; exchanged for another type."""
    forest = content().places["b_forest"]
    t = table({"tribes": (tribe_of(forest, PLAIN, 1),)})
    do(t, v.GainMaterial("iron", 1))
    do(t, v.GainMaterial("any", 1), "gold")
    do(t, v.GainMaterial("row_1_of_own_types", 2))
    storage = t.state.players[0].storage
    assert [storage[MATERIAL[word]] for word in ("iron", "gold", "wood")] == [1, 1, 2]
    ask = ask_of(t, v.ExchangeMaterial(), "gold")
    assert refusal(ask, "gold") == Refusal("CV-EFF.7")
    assert not possible(table(), 0, v.GainMaterial("row_1_of_own_types", 2))


def test_stage_tiles() -> None:
    """CV-CON.6: one inactive tile; without one nothing."""
    t = table()
    do(t, v.FlipStageTile(), "5")
    do(t, v.FlipStageTile())  # the other one
    assert t.state.players[0].stages == 0b11
    assert not possible(t, 0, v.FlipStageTile())


def test_only_options_that_do_something() -> None:
    """CV-GEN.12, CV-EFF.3: exactly one; without income chips the disc of favor moves."""
    both = v.ChooseOne(((v.AdvanceFavor(1),), (v.PerformIncomeAction(1),)))
    t = table()
    do(t, both, source="culture")
    assert t.state.players[0].favor == 2
    t = table({"columns": {9: ["income_coin"]}})
    assert ask_of(t, both, source="culture").keys == ["1", "2"]


# An empty supply


def told(t: CVTable, *kinds: str) -> list[dict[str, Any]]:
    return [{"event": event.key, **event.args} for event in t.events if event.key in kinds]


def test_what_goes_back_for_an_empty_supply_is_told_and_what_is_not_gained() -> None:
    """CV-GEN.4: which markers return, with their place, and how many of the gain are lost."""
    t = table({"money": 2, "planning": (0, 0, 1, 0, 0, 0)})
    player, forest = t.state.players[0], content().places["b_forest"]
    player.supply, player.raw = 1, put(player.raw, forest, 1)
    answers = ("return:planning:3", "return:raw:b_forest", "return:money", "stop")
    do(t, v.Gain(resource="idea", amount=5), *answers)
    assert (player.idea, player.money, player.planning, player.raw[forest], player.supply) == (4, 1, (0,) * 6, 0, 0)
    assert told(t, "returned", "returned-planning", "returned-raw", "missing") == [
        {"event": "returned-planning", "seat": 0, "value": 3},
        {"event": "returned-raw", "seat": 0, "place": "b_forest"},
        {"event": "returned", "seat": 0, "thing": "money"},
        {"event": "missing", "seat": 0, "count": 1},
    ]


def test_nothing_is_told_of_a_supply_that_lasts() -> None:
    """CV-GEN.4."""
    t = table({"money": 46})
    do(t, v.Gain(resource="idea", amount=4))
    assert told(t, "returned", "missing") == []


def test_a_gain_with_nothing_to_return_for_it_is_lost() -> None:
    """CV-GEN.4: nobody is asked."""
    t = table({"idea": 50})
    do(t, v.Gain(resource="idea", amount=2))
    assert (t.state.players[0].idea, told(t, "missing")) == (50, [{"event": "missing", "seat": 0, "count": 2}])

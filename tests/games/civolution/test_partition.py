"""The stage partition: columns, rows, completion, points (CV-CON, CV-END.2, CV-END.3)."""

from __future__ import annotations

from pentapolis.games.civolution.actions.partition import (
    bonus_points,
    choose_column,
    completion,
    income_columns,
    lay,
    lay_half,
    next_row,
    open_columns,
    stage_points,
)
from pentapolis.kernel import Refusal
from tests.games.civolution.by_hand import asked, content, play, refusal, table

COIN, HARVEST, MINING, CART = "income_coin", "income_harvest", "income_mining", "income_cart"
WHEEL, PLOUGH, LOGIC = "a01_wheel", "a02_plough", "c17_logic"
WOOD, TOWN, FLEET, CITY = "goal_pay_wood", "goal_town", "goal_fleet", "goal_city"


def test_columns_begin_in_different_rows() -> None:
    """CV-CON.1: four slots in the first row, six in the second, eight in the third, nine above."""
    bases = [column.base_row for column in content().columns]
    assert [sum(base <= row for base in bases) for row in (1, 2, 3, 4, 5)] == [4, 6, 8, 9, 9]


def test_a_type_lives_in_one_column() -> None:
    """CV-CON.2: the first installation binds both; income chips bind nothing."""
    t = table({"columns": {1: [WHEEL], 2: [COIN], 3: [("", WOOD)], 9: ["start_chip_01"]}})
    player = t.state.players[0]
    assert open_columns(content(), player, "invention") == [0]
    assert open_columns(content(), player, "goal") == [2]
    assert open_columns(content(), player, "insight") == [1, 3, 4, 5, 6, 7, 8]


def test_the_first_insight_card_by_column() -> None:
    """CV-EX-44: in column 5 it lies in row 2, in column 7 in row 3; columns that are alike are offered once."""
    t = table({"columns": {1: [WHEEL], 2: ["b02_gills"], 3: ["d02_granary"], 4: ["e02_music"]}})
    player = t.state.players[0]
    columns = open_columns(content(), player, "insight")
    ask = asked(choose_column(t, 0, LOGIC, columns))
    assert ask.keys == ["5", "7", "9"]
    assert [next_row(content(), player, int(key) - 1) for key in ask.keys] == [2, 3, 4]
    assert refusal(ask, "6") == Refusal("CV-CON.1", column=5)
    assert refusal(ask, "1") == Refusal("CV-CON.2", type="invention")
    assert refusal(ask, "10") is None


def test_no_income_chip_on_a_single_goal_chip() -> None:
    """CV-EX-47, CV-CON.3: the goal column is closed until both halves are level."""
    t = table({"columns": {1: [(WOOD, "")]}})
    player = t.state.players[0]
    assert 0 not in income_columns(player)
    ask = asked(choose_column(t, 0, COIN, income_columns(player)))
    assert ask.keys == ["2", "5", "7", "9"]
    assert refusal(ask, "1") == Refusal("CV-CON.3")
    lay_half(t, 0, 0, 1, TOWN)
    assert player.columns[0] == ((WOOD, TOWN),)
    assert 0 in income_columns(player)


def test_goal_chips_grow_by_halves() -> None:
    """CV-GOL.1: a chip stands on one in the same half; the second half of a lower row may stay empty."""
    t = table({"columns": {1: [COIN]}})
    assert lay_half(t, 0, 0, 1, WOOD) == 2
    assert lay_half(t, 0, 0, 1, TOWN) == 3
    assert lay_half(t, 0, 0, 0, FLEET) == 2
    assert t.state.players[0].columns[0] == ((COIN, COIN), (FLEET, WOOD), ("", TOWN))


def filled(row: int) -> dict[int, list[str]]:
    """Columns whose slots are filled up to a row, by cards of four types and income chips."""
    cards = [[WHEEL, PLOUGH], ["b02_gills", "b03_third_eye"], [LOGIC, "c01_writing"], ["d02_granary", "d03_harbor"]]
    return {number: cards[number - 1][:row] for number in range(1, 5)}


def test_a_complete_first_row_gives_an_income_chip_once() -> None:
    """CV-EX-58, CV-CON.8: at the end of the turn, once; its action is performed."""
    t = table({"columns": filled(1)}, incomes=(COIN, HARVEST, ""))
    player = t.state.players[0]
    play(completion(t, 0), COIN, "9", "action")
    assert player.columns[8] == ((COIN, COIN),)
    assert player.money == 1
    assert t.state.incomes == ("", HARVEST, "")  # the bag is empty
    play(completion(t, 0))
    assert player.money == 1


def test_goal_slots_are_filled_in_both_halves() -> None:
    """CV-CON.8: half a goal slot does not complete a row."""
    columns = {**filled(1), 4: [(WOOD, "")]}
    t = table({"columns": columns}, incomes=(COIN, "", ""))
    play(completion(t, 0))
    assert t.state.players[0].completed == 0
    lay_half(t, 0, 3, 1, TOWN)
    play(completion(t, 0), "4", "vp")
    assert t.state.players[0].completed == 1


def test_completion_goes_on_to_the_next_row() -> None:
    """CV-EX-69: the chip of row 1 fills row 2, which flips a stage tile at once."""
    columns = filled(2) | {1: [WHEEL], 5: [HARVEST], 6: [MINING]}
    t = table({"columns": columns}, incomes=(COIN, CART, ""))
    player = t.state.players[0]
    play(completion(t, 0), COIN, "1", "action", "5")
    assert (player.money, player.stages, player.completed) == (1, 0b10, 0b11)


def test_rows_score_by_stage() -> None:
    """CV-EX-22, CV-EX-30, CV-END.2, CV-CON.7: rows 4 and 5 only if active, nothing above, goal chips singly."""
    columns = {1: [(WOOD, TOWN), (FLEET, "")], 2: [WHEEL, PLOUGH], 9: ["start_chip_01", COIN, HARVEST]}
    t = table({"columns": columns})
    player = t.state.players[0]
    assert stage_points(t, 0) == 2 + 2 + 3 + 2 + 3
    player.stages = 0b01
    assert stage_points(t, 0) == 12 + 7
    player.stages = 0b11
    assert stage_points(t, 0) == 12 + 7 + 10


def test_two_goal_chips_of_one_kind_score_both() -> None:
    """CV-END.2: singly, even if both halves show the same."""
    assert stage_points(table({"columns": {1: [(WOOD, WOOD)]}}), 0) == 4


def test_point_bonus_cards_count_their_column() -> None:
    """CV-EX-31: 4 cards and chips at 2 VP; 5 at 1 VP, twice."""
    inventions = [COIN, "a31_vessels", WHEEL, HARVEST]
    insights = ["c27_history", MINING, "c31_mythology", CART, LOGIC]
    t = table({"columns": {1: inventions, 5: insights}})
    assert bonus_points(t, 0) == 8 + 5 + 5


def test_attributes_do_not_count_for_point_bonus() -> None:
    """CV-CRD.10: research cards and income chips alone."""
    t = table({"columns": {1: ["a31_vessels", COIN], 2: ["attribute_curious", COIN]}})
    assert bonus_points(t, 0) == 4


def test_what_is_installed_works() -> None:
    """CV-CON.3: it goes on top and never moves."""
    t = table({"columns": {1: [COIN]}})
    assert lay(t, 0, 0, WHEEL) == 2
    assert t.state.players[0].columns[0] == ((COIN, COIN), (WHEEL, WHEEL))

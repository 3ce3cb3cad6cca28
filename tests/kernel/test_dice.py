"""The dice toy: pieces that pay, values that change at a cost, effects inside effects; numbers from the examples."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.kernel import Match, Refusal
from pentapolis.kernel.refusal import CHANCE_DRAWN, OTHERS_ACTED
from tests.kernel.play import begin, play, position
from tests.kernel.toys.dice import DICE, Civilization, DiceState, Die


def civilization(dice: str = "", *, used: str = "", planning: str = "", **changes: Any) -> Civilization:
    """Dice are named a, b, c ... in the order given; `planning` lists dice spaces."""
    values = [*dice.split(), *used.split()]
    pieces = [Die(chr(ord("a") + n), int(value), n >= len(dice.split())) for n, value in enumerate(values)]
    markers = [planning.split().count(str(space)) for space in range(1, 7)]
    return Civilization(**{"dice": pieces, "ideas": 0, "planning": markers, **changes})


def table(
    *civilizations: Civilization, forced: dict[str, list[int | str]] | None = None, **changes: Any
) -> Match[DiceState, None]:
    others = [Civilization([Die("x", 1), Die("y", 1)]) for _ in range(2 - len(civilizations))]
    seats = [*civilizations, *others]
    return begin(DICE, len(seats), civilizations=seats, forced=forced, **changes)


def activate(match: Match[DiceState, None], module: str, *keys: str) -> Match[DiceState, None]:
    return play(match, (0, f"activate:{module}"), *((0, key) for key in keys))


def keys(match: Match[DiceState, None]) -> list[str]:
    assert match.ask is not None
    return match.ask.keys


# Paying


def test_two_dice_of_the_values() -> None:
    """CV-EX-4."""
    match = table(civilization("2 2 5"))
    assert keys(match) == ["activate:sleep", "activate:intelligence", "activate:procreation", "reset"]
    activate(match, "intelligence")
    assert keys(match) == ["a", "b"]  # each die is a piece of its own
    play(match, (0, "b"))
    assert keys(match) == ["a"]
    play(match, (0, "a"))
    mine = match.state.civilizations[0]
    assert mine.features == [0, 1, 0, 0, 0, 0]
    assert [die.used for die in mine.dice] == [True, True, False]


def test_markers_and_ideas_pay() -> None:
    """CV-EX-3, with another module: a planning marker, and a die changed by two."""
    match = table(civilization("2", planning="3", ideas=2))
    activate(match, "planning")
    assert match.ask is not None
    assert match.ask.about == {"value": 3, "then": 4}
    assert keys(match) == ["a", "planning3"]
    play(match, (0, "planning3"), (0, "a"))
    mine = match.state.civilizations[0]
    assert (mine.ideas, mine.planning, mine.dice[0].used) == (0, [0] * 6, True)


def test_one_and_six_are_neighbours() -> None:
    """CV-EX-40."""
    match = table(civilization("6 1", ideas=1))
    activate(match, "stamina", "a")
    assert match.state.civilizations[0].ideas == 0
    play(match, (0, "b"))
    assert match.state.civilizations[0].features[0] == 1


def test_the_first_die_must_leave_enough_for_the_second() -> None:
    match = table(civilization("5 1 6", ideas=1))
    activate(match, "achievement")
    assert keys(match) == ["a"]
    assert match.why_not("b", 0) == Refusal("CV-ACT4.4", have=1, need=2)  # the one as a five
    assert match.why_not("c", 0) == Refusal("CV-ACT4.4", have=1, need=2)  # the six as a five, and then none is a six
    play(match, (0, "a"))
    assert keys(match) == ["b", "c"]
    play(match, (0, "b"))
    assert match.state.civilizations[0].ideas == 0


def test_focus_stands_for_both() -> None:
    """CV-EX-42."""
    match = table(civilization(focus=2))
    activate(match, "achievement", "focus", "focus", "fate")
    assert (match.state.civilizations[0].focus, match.state.civilizations[0].fate) == (0, 2)


def test_one_marker_does_not_pay_twice() -> None:
    match = table(civilization(focus=1))
    assert keys(match) == ["reset"]
    assert match.why_not("activate:sleep", 0) == Refusal("CV-ACT4.3", module="sleep")


def test_sleep_takes_any_two() -> None:
    match = table(civilization("1 6", planning="4"))
    activate(match, "sleep")
    assert keys(match) == ["a", "b", "planning4"]
    play(match, (0, "planning4"), (0, "a"), (0, "ideas"))
    assert match.state.civilizations[0].ideas == 2


# Effects inside effects


def test_a_hunt_with_a_changed_die() -> None:
    """CV-EX-11: five becomes six for an idea, and gives five food."""
    match = table(civilization("2 4", ideas=1, fate=3, food=0), forced={"fate": [1, 5, 3]})
    activate(match, "sustenance", "a", "b")
    assert keys(match) == ["fate1", "fate2", "fate3"]
    play(match, (0, "fate2"))
    assert keys(match) == ["4", "5", "6"]
    play(match, (0, "6"))
    mine = match.state.civilizations[0]
    assert (mine.food, mine.ideas) == (5, 0)


@pytest.mark.parametrize(
    ("rolled", "ideas", "asked"),
    [
        ([2, 6], 0, ["0", "1", "2"]),  # passed
        ([4, 5], 1, ["0", "1"]),  # failed, and one idea is too few
        ([3, 4], 1, ["fate1", "fail"]),  # CV-EX-9: 3 may become 2
        ([3, 6], 1, ["fate1", "fate2", "fail"]),  # and 6 may become 1
    ],
)
def test_a_favor_test_inside_procreation(rolled: list[int | str], ideas: int, asked: list[str]) -> None:
    match = table(civilization("2 5", ideas=ideas, fate=2, favor=2), forced={"fate": rolled})
    activate(match, "procreation", "a", "b")
    assert keys(match) == asked


def test_ideas_pass_a_favor_test() -> None:
    match = table(civilization("2 5", ideas=1, fate=2), forced={"fate": [3, 5]})
    activate(match, "procreation", "a", "b", "fate1", "2")
    assert (match.state.civilizations[0].tribes, match.state.civilizations[0].ideas) == (3, 0)


def test_the_highest_favor_needs_no_roll() -> None:
    match = table(civilization("2 5", favor=6))
    activate(match, "procreation", "a", "b")
    assert keys(match) == ["0", "1", "2"]
    assert match.state.chance.drawn == {}


def test_a_die_changes_its_owner() -> None:
    """CV-ACV.2: the display is empty; the taker chooses whom, the giver which."""
    rich = [Civilization([Die(f"{name}{n}", n) for n in (1, 2, 3)]) for name in "pq"]
    match = table(civilization("5 6"), *rich, display=[], forced={"activation": [4]})
    activate(match, "achievement", "a", "b", "activation")
    assert keys(match) == ["seat2", "seat3"]
    play(match, (0, "seat3"))
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind, match.ask.keys) == (2, "give", ["q1", "q2", "q3"])
    twin = match.copy(tracked=True)
    assert position(twin) == position(match)
    play(match, (2, "q2"))
    assert [die.id for die in match.state.civilizations[2].dice] == ["q1", "q3"]
    assert match.state.civilizations[0].dice[-1] == Die("q2", 4)
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)
    assert match.why_not_undo(2) == Refusal(CHANCE_DRAWN)
    assert len(twin.state.civilizations[2].dice) == 3
    play(twin, (2, "q3"))
    assert twin.state.civilizations[0].dice[-1] == Die("q3", 4)


def test_who_has_most_takes_none() -> None:
    match = table(civilization("5 6", used="1"), display=[])
    activate(match, "achievement", "a", "b", "activation")
    assert [die.id for die in match.state.civilizations[0].dice] == ["a", "b", "c"]
    assert match.ask_for(1) is not None


# Reset


def test_reset_needs_few_dice() -> None:
    """CV-EX-43: planning markers do not count."""
    match = table(civilization("1 2 3 4", planning="1 2 3"))
    assert match.why_not("reset", 0) == Refusal("CV-RST.1", have=4, most=3)
    assert "reset" in keys(table(civilization("1 2 3", planning="1 1 1 1 1")))


def test_reset_rolls_the_used_dice_and_any_others() -> None:
    match = table(civilization("1 2 3", used="6"), forced={"activation": [5, 4]})
    play(match, (0, "reset"))
    assert keys(match) == ["none", "a", "b", "c", "a+b", "a+c", "b+c", "a+b+c"]
    play(match, (0, "b"), (0, "food"))
    mine = match.state.civilizations[0]
    assert [(die.value, die.used) for die in mine.dice] == [(1, False), (5, False), (3, False), (4, False)]
    assert mine.food == 3
    assert match.events_for(1)[-1].args == {"seat": 0, "dice": [1, 5, 3, 4]}


def test_the_last_reset_starts_the_final_round() -> None:
    match = table(civilization("1"), civilization("1"), resets=4)
    play(match, (0, "reset"), (0, "none"), (0, "idea"), (1, "reset"), (1, "none"), (1, "food"))
    assert match.state.final
    play(match, (0, "reset"), (0, "none"), (0, "idea"), (1, "reset"), (1, "none"), (1, "food"))
    assert match.over
    assert match.outcome().places == (2, 1)


# Undo


def test_a_payment_is_free_until_dice_are_rolled() -> None:
    match = table(civilization("2 4 2", ideas=1, fate=2))
    positions = [position(match)]
    for key in ("activate:sustenance", "c"):
        play(match, (0, key))
        positions.append(position(match))
    for before in reversed(positions[:-1]):
        match.undo()
        assert position(match) == before
    activate(match, "sustenance", "a", "b")
    assert match.why_not_undo() == Refusal(CHANCE_DRAWN)
    play(match, (0, "fate1"))
    assert match.undo() == (0, "fate1")
    assert match.why_not_undo() == Refusal(CHANCE_DRAWN)


def test_a_turn_that_rolls_nothing_can_be_taken_back_whole() -> None:
    match = table(civilization("1 2 3 4"))
    before = position(match)
    activate(match, "sleep", "a", "d", "focus")
    assert match.ask_for(1) is not None
    for key in ("focus", "d", "a", "activate:sleep"):
        assert match.undo(0) == (0, key)
    assert position(match) == before


def test_an_imagined_world_rolls_other_dice() -> None:
    match = table(civilization("2 4", fate=3))
    activate(match, "sustenance", "a")
    rolls = set()
    for n in range(20):
        imagined = match.imagine(0, str(n))
        assert imagined.view(0) == match.view(0)
        play(imagined, (0, "b"))
        rolls.add(tuple(imagined.state.fate_roll))
        again = match.imagine(0, str(n))
        play(again, (0, "b"))
        assert again.state == imagined.state
    assert len(rolls) > 10

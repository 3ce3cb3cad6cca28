"""The battle toy: sealed cards, dice, cancelled hits, losses; numbers from the rulebook's examples."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.kernel import Match, Refusal, Step
from pentapolis.kernel.refusal import CHANCE_DRAWN, NOT_ASKED, OTHERS_ACTED
from tests.kernel.play import begin, play, position
from tests.kernel.toys.battle import BATTLE, hits_on
from tests.kernel.toys.battle_pieces import NONE, BattleState, army, clash

NO_CARDS: tuple[Step, ...] = ((0, NONE), (1, NONE))

# Faces of the die by what they show: "5i" is a five with an infantry icon.
FACE = dict(zip("1l _ 2c 2e 3e 3i 4c 4e 5c 5i 6i _".split(), range(1, 13), strict=True))


def dice(faces: str) -> list[int | str]:
    return [FACE[face] for face in faces.split()]


def battle(
    attackers: str = "infantry infantry infantry",
    defenders: str = "infantry infantry",
    *,
    rolls: str = "",
    cards: tuple[str, str] = ("", ""),
    **changes: Any,
) -> Match[BattleState, Any]:
    hands = [hand.split() for hand in cards]
    changes.setdefault("fortress", False)
    armies = [army("red", attackers), army("blue", defenders)]
    return begin(BATTLE, forced={"dice": dice(rolls)}, armies=armies, hands=hands, **changes)


# Dice


@pytest.mark.parametrize(
    ("units", "faces", "value", "cancelled"),
    [
        ("infantry infantry infantry", "3i 5i 4c", 14, 0),  # CC-EX-27
        ("infantry infantry", "6i 1l", 8, 0),  # CC-EX-27
        ("infantry infantry cavalry leader", "4c 2c 3e 6i", 18, 0),  # CC-EX-28
        ("infantry leader elephant", "5i 1l 2e", 7, 1),  # CC-EX-29
        ("elephant elephant infantry", "3e 4e 5i", 6, 2),  # CC-EX-122
        ("elephant infantry", "4e 2e", 4, 1),  # CC-20.12: the lower die is given up
    ],
)
def test_clash_icons(units: str, faces: str, value: int, cancelled: int) -> None:
    assert clash(army("red", units), [int(die) for die in dice(faces)]) == (value, cancelled)


def test_a_leader_rolls_one_die_again() -> None:
    match = battle("infantry leader elephant", rolls="1l 1l 2e 1l 5i 2c 2c")
    play(match, *NO_CARDS)
    assert match.state.dice[0] == dice("5i 1l 2e")  # the first was rolled again, twice
    assert match.state.chance.forced["dice"] == []


# A whole battle


def test_a_battle_to_the_capture() -> None:
    match = battle(rolls="3i 5i 4c 6i 1l" + " 6i 6i 2c")
    assert [(ask.seat, ask.keys) for ask in match.asks] == [(0, ["none"]), (1, ["none"])]
    play(match, *NO_CARDS)
    # 14 against 8: the defender loses both units, the attacker chooses one to lose
    assert hits_on(match.table, 1) == 2
    ask = match.ask
    assert ask is not None
    assert (ask.seat, ask.kind, ask.about) == (0, "losses", {"hits": 1})
    assert ask.keys == ["red_infantry_1", "red_infantry_2", "red_infantry_3"]
    match.answer("red_infantry_2")
    assert match.over
    assert match.state.armies == [["red_infantry_1", "red_infantry_3"], []]
    assert match.state.fallen == [["red_infantry_2"], ["blue_infantry_1", "blue_infantry_2"]]
    assert match.score(0) == {"cities": 2, "leaders": 0, "gold": 2}
    assert match.outcome().winners == (0,)
    assert [event.key for event in match.events_for(None)] == [
        "revealed", "rolled", "rolled", "fell", "fell", "captured"
    ]  # fmt: skip


def test_a_fortress_gives_a_die_and_cancels_a_hit_in_the_first_round_only() -> None:
    """CC-EX-108, with a defender."""
    match = battle("infantry infantry", "infantry", rolls="5c 5c 1l 2c" + " 5c 5c 1l", fortress=True)
    play(match, *NO_CARDS)
    assert len(match.state.dice[1]) == 2
    ask = match.ask
    assert ask is not None
    assert (ask.seat, ask.kind, ask.keys, ask.about) == (1, "cancel", ["0", "1"], {"hits": 2})
    play(match, (1, "1"))
    assert match.state.armies[1] == []  # one hit was left, and one unit
    assert match.state.city == 0


def test_the_attacker_may_withdraw_after_a_round() -> None:
    match = battle("infantry", "infantry", rolls="1l 1l" + " 2c 2c")
    play(match, *NO_CARDS, (0, "continue"), *NO_CARDS)
    assert match.state.round == 2
    assert match.why_not("continue", 1) == Refusal(NOT_ASKED)
    play(match, (0, "withdraw"))
    assert match.over
    assert match.state.winner == -1
    assert match.state.city == 1
    assert match.outcome().winners == (1,)


def test_losses_are_an_exact_subset() -> None:
    match = battle("infantry infantry infantry infantry", "infantry infantry", rolls="1l 1l 1l 1l 5i 6i")
    play(match, *NO_CARDS)
    ask = match.ask
    assert ask is not None
    assert len(ask.options) == 6
    assert match.why_not("red_infantry_1", 0) == Refusal("CC-20.14", need=2)
    assert match.why_not("red_infantry_2+red_infantry_1", 0) == Refusal("CC-20.14", need=2)  # not in order
    with pytest.raises(Refusal) as refused:
        match.answer("red_infantry_1+blue_infantry_1")
    assert refused.value.rule == "PT-ANS.1"
    match.answer("red_infantry_1+red_infantry_4")
    assert match.state.armies[0] == ["red_infantry_2", "red_infantry_3"]


def test_a_leader_lost_gives_points_to_the_enemy() -> None:
    match = battle("leader infantry", "infantry infantry", rolls="2c 2c 5i 1l")
    play(match, *NO_CARDS, (0, "red_leader_1"))
    assert match.score(1)["leaders"] == 2


# Cards


def test_heavy_resistance() -> None:
    """CC-EX-121: 17 less 4 is 13, two hits."""
    match = battle(
        "infantry infantry infantry infantry", "infantry infantry infantry", cards=("", "heavy_resistance"),
        rolls="6i 6i 2e 1l 1l 1l 1l",
    )  # fmt: skip
    play(match, (0, NONE), (1, "heavy_resistance"))
    assert clash(match.state.armies[0], match.state.dice[0])[0] == 17
    assert hits_on(match.table, 1) == 2


def test_scout_takes_the_card_of_the_enemy() -> None:
    """CC-EX-120."""
    match = battle("infantry", "infantry", cards=("high_morale", "scout"), rolls="4c 1l")
    play(match, (0, "high_morale"), (1, "scout"))
    assert match.state.hands == [[], ["high_morale"]]
    assert hits_on(match.table, 1) == 0  # 4 without the card's 2
    play(match, (0, "continue"))
    assert match.state.discard == ["scout"]
    assert match.view(0).shown == [[], ["high_morale"]]  # type: ignore[attr-defined]
    for world in range(20):
        assert match.imagine(0, str(world)).state.hands[1] == ["high_morale"]


def test_a_card_for_the_other_side_is_explained_to_its_owner_only() -> None:
    match = battle(cards=("improved_defenses", "wedge_formation"))
    assert match.why_not("improved_defenses", 0) == Refusal("CC-20.5", card="improved_defenses")
    assert match.why_not("improved_defenses", 1) == Refusal("PT-ANS.1", key="improved_defenses")


def test_martyr_asks_both_sides_in_the_middle_of_the_reveal() -> None:
    match = battle("infantry elephant", "infantry cavalry", cards=("martyr", "high_morale"), rolls="4c 1l")
    play(match, (0, "martyr"), (1, "high_morale"), (0, "red_infantry_1"))
    twin = match.copy()
    assert position(twin) == position(match)
    play(match, (1, "blue_infantry_1"))
    assert match.state.armies == [["red_elephant_1"], ["blue_cavalry_1"]]
    assert match.state.discard == ["high_morale", "martyr"]
    assert twin.state.armies[1] == ["blue_infantry_1", "blue_cavalry_1"]


@pytest.mark.parametrize(("rolled", "asked"), [("5c", "cancel"), ("4c", "losses")])
def test_peltasts_cancel_only_with_a_five(rolled: str, asked: str) -> None:
    match = battle("infantry infantry", "infantry", cards=("peltasts", ""), rolls=f"1l {rolled} 2c 2c 6i")
    play(match, (0, "peltasts"), (1, NONE))
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind, match.ask.about) == (0, asked, {"hits": 1})


def test_an_encircling_hit_cannot_be_cancelled() -> None:
    match = battle(
        "infantry infantry", "infantry infantry infantry", cards=("encircled", "improved_defenses"),
        rolls="5c 1l 1l 1l 1l 6i",
    )  # fmt: skip
    play(match, (0, "encircled"), (1, "improved_defenses"), (1, "1"))
    ask = match.ask
    assert ask is not None
    assert (ask.seat, ask.kind, ask.about) == (1, "losses", {"hits": 1})


def test_a_surprise_draws_unseen_and_an_empty_deck_is_rebuilt() -> None:
    match = battle(
        "infantry infantry", "infantry infantry", cards=("surprise", ""), rolls="5c 2c 1l 1l", deck=[],
        discard=["scout", "martyr"],
    )  # fmt: skip
    play(match, (0, "surprise"), (1, NONE))
    assert match.state.chance.drawn["deck"] == 1
    play(match, (1, "blue_infantry_1"))
    assert match.state.chance.drawn["deck"] == 2
    card = match.state.hands[0][0]
    assert card in ("scout", "martyr")
    drew = {seat: match.events_for(seat)[-1] for seat in (None, 0, 1)}
    assert drew[0].args == {"seat": 0, "card": card}
    assert drew[1].args == drew[None].args == {"seat": 0}
    assert drew[1].secret == drew[None].secret == {}


# Sealed answers


def test_what_is_sealed_stays_secret_until_all_have_answered() -> None:
    match = battle(cards=("high_morale surprise", "scout martyr"), rolls="1l 1l 1l 1l 1l")
    seen = [match.view(1), match.view(None), match.events_for(None)]
    match.answer("surprise", 0)
    assert [match.view(1), match.view(None), match.events_for(None)] == seen
    assert match.has_sealed(0)
    assert [ask.seat for ask in match.asks] == [1]
    assert match.ask_for(0) is None
    assert match.why_not("surprise", 0) == Refusal(NOT_ASKED)
    with pytest.raises(Refusal):
        match.answer("high_morale", 0)
    with pytest.raises(Refusal):
        match.imagine(0, "1")
    match.answer("scout", 1)
    assert match.events_for(1)[0].args == {"attacker": "surprise", "defender": "scout"}


def test_a_sealed_answer_may_be_changed_until_the_last_one() -> None:
    match = battle(cards=("high_morale surprise", "scout martyr"), rolls="1l 1l 1l 1l 1l")
    play(match, (1, "scout"))
    before = position(match)
    play(match, (0, "surprise"))
    assert match.why_not_undo(1) == Refusal(OTHERS_ACTED)  # both are open now
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)
    match = battle(cards=("high_morale surprise", "scout martyr"), rolls="1l 1l 1l 1l 1l")
    play(match, (1, "scout"))
    assert match.undo(1) == (1, "scout")
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert match.redo() == (1, "scout")
    assert position(match) == before


def test_the_same_card_laid_in_an_earlier_round_is_not_what_is_taken_back() -> None:
    match = battle("infantry", "infantry", cards=("", "scout"), rolls="1l 1l 1l 1l")
    play(match, *NO_CARDS, (0, "continue"), (0, NONE))
    assert match.undo(0) == (0, NONE)
    assert match.state.round == 2
    assert match.history == [*NO_CARDS, (0, "continue")]


def test_imagining_while_the_other_has_sealed_forgets_the_answer() -> None:
    match = battle(cards=("high_morale surprise", "scout martyr"), rolls="1l 1l 1l 1l 1l")
    match.answer("surprise", 0)
    hands = set()
    for world in range(30):
        imagined = match.imagine(1, str(world))
        assert imagined.view(1) == match.view(1)
        assert [ask.seat for ask in imagined.asks] == [0, 1]
        assert imagined.history == []
        hands.add(tuple(sorted(imagined.state.hands[0])))
        assert imagined.copy().state.hands == imagined.state.hands
    assert len(hands) > 5


# Undo


def test_dice_bar_the_way_back_but_a_choice_after_them_does_not() -> None:
    match = battle("infantry infantry", "infantry infantry", rolls="1l 1l 5i 2c", seed="3")
    play(match, *NO_CARDS)
    assert match.why_not_undo(1) == Refusal(OTHERS_ACTED)
    play(match, (0, "red_infantry_1"))
    before = position(match)
    assert match.undo() == (0, "red_infantry_1")
    assert match.state.armies[0] == ["red_infantry_1", "red_infantry_2"]
    assert match.redo() == (0, "red_infantry_1")
    assert position(match) == before
    play(match, (0, "continue"))
    assert match.undo() == (0, "continue")
    assert match.undo() == (0, "red_infantry_1")
    assert match.why_not_undo() == Refusal(OTHERS_ACTED)


def test_a_choice_that_makes_dice_roll_stands() -> None:
    match = battle(
        "infantry infantry", "infantry infantry infantry", cards=("encircled", "improved_defenses"),
        rolls="5c 1l 1l 1l 1l 6i",
    )  # fmt: skip
    play(match, (0, "encircled"), (1, "improved_defenses"), (1, "1"))
    assert match.why_not_undo(1) == Refusal(CHANCE_DRAWN)
    with pytest.raises(Refusal):
        match.undo(1)

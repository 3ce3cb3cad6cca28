"""Hands, secrets, trade and cards, where a scenario cannot say it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from pentapolis.bots.greedy import Greedy
from pentapolis.bots.interface import Perspective
from pentapolis.games import load
from pentapolis.games.clash_of_cultures import cards
from pentapolis.games.clash_of_cultures.civil import BEATS, CIVIL
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.persons.effects import EFFECTS
from pentapolis.games.clash_of_cultures.position import build
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.games.clash_of_cultures.vocabulary.effects import PersonEffect
from pentapolis.games.clash_of_cultures.vocabulary.persons import InHand
from pentapolis.kernel import Chance, Game, Match
from pentapolis.kernel.data import DataError
from tests.games.clash_of_cultures.common import pack

GAME: Game[ClashState, Content] = load("clash_of_cultures")
LEADERSHIP, ARCHERS, MILITIA = "a25_leadership_high_ground", "a26_leadership_archers", "a38_militia_high_morale"
WEALTH, BOLD = "o11_wealth_large_fleet", "o16_goal_focused_bold"


def position(given: dict[str, Any], **options: str) -> Match[ClashState, Content]:
    players = len(given["seats"])
    settled = GAME.meta.settle(players, {"expansion": "off", **options})
    return Match(GAME, build(GAME.content, players, settled, given))


def three(red: dict[str, Any], blue: dict[str, Any], green: dict[str, Any]) -> Match[ClashState, Content]:
    places = ("e4", "b7", "g8")
    seats = {
        name: {**own, "cities": {place: None}}
        for name, own, place in zip(("red", "blue", "green"), (red, blue, green), places, strict=True)
    }
    return position({"seats": seats, "turn": "red"})


def worlds(match: Match[ClashState, Content], seat: int | None, number: int = 40) -> list[ClashState]:
    """Worlds that the seat cannot tell from this one."""
    found = []
    for seed in range(number):
        twin = match.copy()
        twin.workings.redeal(seat, Chance(f"world {seed}"))
        found.append(twin.state)
    return found


# What a seat has learned


def test_a_card_that_was_seen_stays_in_its_hand_when_the_world_is_dealt_anew() -> None:
    """CC-17.1: the rest of the hand may be anything."""
    match = three({"known": [LEADERSHIP]}, {"actions": [ARCHERS, LEADERSHIP]}, {})
    hands = [world.players[1].actions for world in worlds(match, 0)]
    assert all(LEADERSHIP in hand and len(hand) == 2 for hand in hands)
    assert len({card for hand in hands for card in hand}) > 10
    assert {LEADERSHIP in world.players[1].actions for world in worlds(match, 2)} == {True, False}


def test_what_others_know_of_each_other_is_kept_as_a_number() -> None:
    """A seat knows that red has seen one card of blue's, and not which."""
    match = three({"known": [LEADERSHIP]}, {"actions": [ARCHERS, LEADERSHIP]}, {})
    for world in worlds(match, 2):
        (known,) = world.players[0].known
        assert known in world.players[1].actions
    assert len({world.players[0].known[0] for world in worlds(match, 2)}) > 10
    assert {world.players[0].known[0] for world in worlds(match, 1)} == {LEADERSHIP}


def test_nobody_knows_a_card_that_was_shuffled_into_the_deck() -> None:
    """CC-17.1: what was seen in a hand is worth nothing after the discard pile became the deck."""
    others = [card for card in GAME.content.action_cards if card != LEADERSHIP]
    match = position(
        {
            "seats": {"you": {"known": [LEADERSHIP], "cities": {"d2": None}}, "b": {"cities": {"d7": None}}},
            "action_discard": [*others, LEADERSHIP],
            "turn": "you",
        }
    )
    cards.take_action(match.table, 1)
    assert match.state.players[0].known == []


def test_a_discarded_objective_is_known_to_who_discarded_it_alone() -> None:
    """CC-28.17, CC-18.1: it lies face down."""
    given = {
        "seats": {
            "you": {"cities": {"d2": {"wonders": ["great_statue"]}}, "objectives": [WEALTH]},
            "b": {"cities": {"d7": None}},
        },
        "turn": "you",
    }
    match = position(given)
    match.answer("use:great_statue")
    assert {tuple(world.objective_discard) for world in worlds(match, 0)} == {(WEALTH,)}
    assert len({tuple(world.objective_discard) for world in worlds(match, 1)}) > 10


def test_assigned_objectives_are_known_to_the_seer_alone() -> None:
    """CC-31.1: not even to the players they are assigned to."""
    match = three({"assigned": [WEALTH], "known": [WEALTH, BOLD]}, {"assigned": [BOLD]}, {})
    assert {(world.players[0].assigned[0], world.players[1].assigned[0]) for world in worlds(match, 0)} == {
        (WEALTH, BOLD)
    }
    assert len({world.players[1].assigned[0] for world in worlds(match, 1)}) > 10


# Trade


def offer_unseen() -> Match[ClashState, Content]:
    """Red offers blue one of three action cards, unseen, for a gold; blue is to answer."""
    match = three({"actions": [LEADERSHIP, ARCHERS, MILITIA]}, {"gold": 1, "known": [MILITIA]}, {})
    for key in ("trade:seat2", f"hide:{ARCHERS}", "want:gold", "offer"):
        match.answer(key)
    return match


def test_a_card_offered_unseen_may_be_any_card_for_the_partner() -> None:
    """CC-4.8: also the one that the partner has seen in that hand."""
    match = offer_unseen()
    dealt = []
    for seed in range(60):
        imagined = match.imagine(1, f"{seed}")
        imagined.answer("accept")
        dealt.append(imagined.state.players[1].actions[0])
    assert MILITIA in dealt
    assert len(set(dealt)) > 10


def test_the_trade_itself_hands_over_the_card_that_was_meant() -> None:
    match = offer_unseen()
    match.answer("accept")
    assert match.state.players[1].actions == [ARCHERS]
    assert match.state.players[0].known == [ARCHERS]


def test_a_third_player_learns_nothing_from_a_card_that_is_shown() -> None:
    """CC-4.8: it is shown to the partner."""
    match = three({"actions": [LEADERSHIP, ARCHERS]}, {"gold": 1}, {})
    for key in ("trade:seat2", f"show:{ARCHERS}", "want:gold", "offer"):
        match.answer(key)
    assert match.view(2).trade == ["0", "1", "show:action", "want:gold"]  # type: ignore[attr-defined]
    assert match.view(1).trade == ["0", "1", f"show:{ARCHERS}", "want:gold"]  # type: ignore[attr-defined]
    assert all(ARCHERS in world.players[0].actions for world in worlds(match, 1))
    assert {ARCHERS in world.players[0].actions for world in worlds(match, 2)} == {True, False}


@pytest.mark.parametrize(
    ("steps", "answer"),
    [(["give:gold"], "accept"), (["want:gold"], "refuse"), (["give:gold", "give:gold", "want:food"], "accept")],
)
def test_a_bot_answers_by_what_an_offer_is_worth(steps: list[str], answer: str) -> None:
    """CC-4.8: a gift is welcome, a demand is not."""
    seats = {
        "you": {"gold": 3, "cities": {"d2": None}},
        "b": {"gold": 2, "food": 2, "cities": {"d7": None}},
    }
    match = position({"seats": seats, "turn": "you"})
    for key in ("trade:seat2", *steps, "offer"):
        match.answer(key)
    assert Greedy("bot").choose(Perspective(match, 1)) == answer


def test_a_bot_sees_no_good_in_an_offer_that_gives_something_away() -> None:
    """CC-4.8: it would rather not open one, and takes a gift back."""
    seats = {"you": {"gold": 3, "cities": {"d2": None}}, "b": {"cities": {"d7": None}}}
    match = position({"seats": seats, "turn": "you"})
    before = match.evaluate(0)
    match.answer("trade:seat2")
    opened = match.evaluate(0)
    match.answer("give:gold")
    assert match.evaluate(0) < opened < before
    assert Greedy("bot").choose(Perspective(match, 0)) == "withdraw"


def test_an_offer_is_built_in_a_list_that_stays_small() -> None:
    """CC-4.8: one answer for each thing, and none for what is on the other side already."""
    hand = list(GAME.content.action_cards)[:6]
    goods = {"food": 2, "wood": 7, "ore": 7, "ideas": 7, "gold": 7, "mood": 9, "culture": 9}
    match = three({**goods, "actions": hand}, goods, goods)
    match.answer("trade:seat2")
    assert match.ask is not None
    assert len(match.ask.options) == 7 + 7 + 2 * 6 + 1
    match.answer("give:wood")
    assert "want:wood" not in match.ask.options


# Every card


REFUSED = {
    "action_civil_effects: [{id: militia, limit: once_per_round}]": "entry militia: Object contains unknown field",
    "action_civil_effects: [{id: militia, effects: []}]": "entry militia: its effects are none; its rules are for",
    "action_civil_effects: [{id: militia, timing: after_capture}]": "entry militia: its rules are not for",
    "action_civil_effects: [{id: teach_us, timing: free_action}]": "entry teach_us: its rules are not for",
    "action_tactics_effects: [{id: scout, effects: []}]": "entry scout: Expected `array` of length >= 1",
    "action_tactics_effects: [{id: scout, effects: [{kind: retreat}, {kind: retreat}]}]": "it has two effects",
}


@pytest.mark.parametrize("entries", REFUSED)
def test_what_no_rule_of_a_card_reads_is_not_loaded(tmp_path: Path, entries: str) -> None:
    with pytest.raises(DataError, match=REFUSED[entries]):
        load("clash_of_cultures", pack(tmp_path, {"a.yaml": f"{entries}\n"}))


def test_a_data_pack_gives_a_lower_half_another_effect(tmp_path: Path) -> None:
    changed = {"a.yaml": "action_tactics_effects: [{id: scout, effects: [{kind: combat_dice, dice: 3}]}]\n"}
    game: Game[ClashState, Content] = load("clash_of_cultures", pack(tmp_path, changed))
    side = {"advances": ["tactics"], "cities": {"d2": None}, "units": {"d3": {"infantry": 1}}}
    seats = {"a": {**side, "actions": ["a23_negotiations_scout"]}, "b": {"units": {"d4": {"infantry": 1}}}}
    given = {"seats": seats, "terrain": {"d3": "plain"}}
    match = Match(game, build(game.content, 2, game.meta.settle(2, {}), given))
    for answer in ("move", "attack:d4", "a23_negotiations_scout"):
        match.answer(answer)
    assert match.state.chance.drawn["die"] == (1 + 3) + 1  # nobody withstands so many dice for two rounds


def test_every_upper_half_of_an_action_card_does_something() -> None:
    """CC-17.2: Teach Us! answers a capture, all others stand in the turn's list."""
    assert {*CIVIL, "teach_us"} == set(GAME.content.civil)
    assert "teach_us" in BEATS


def test_every_effect_of_a_great_person_does_something() -> None:
    """CC-31.1: but what works face up."""
    assert EFFECTS.keys() == {kind for kind in get_args(PersonEffect) if issubclass(kind, InHand)}


def test_the_advances_of_a_category_stand_together() -> None:
    """CC-6.1: Synergies looks for the second Advance among the four of a category."""
    categories = [GAME.content.advances[rule.id].category for rule in GAME.content.advance_rules]
    assert all(len(set(categories[at : at + 4])) == 1 for at in range(0, len(categories), 4))

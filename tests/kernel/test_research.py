"""The research toy: cards revealed until two match. What may be taken back depends on what was already known."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.kernel import Match, Refusal
from pentapolis.kernel.refusal import CHANCE_DRAWN, OTHERS_ACTED, SECRET_SEEN
from tests.kernel.play import begin, play, position
from tests.kernel.toys.research import RESEARCH, SLOTS, ResearchState, ResearchView, Slot

LEVEL_ONE = {"i_1": "farming", "i_2": "mining", "i_3": "writing"}  # main colours blue, green, blue


def researching(
    deck: str,
    scholars: str = "i_1 i_2 i_3",
    *,
    rest: str = "bury",
    buried: int = 0,
    discard: str = "",
    cards: dict[str, str] | None = None,
    leaders: dict[str, str] | None = None,
    level_three: str = "",
) -> Match[ResearchState, Any]:
    """Seat 0 has scholars at some slots; the deck of level II is written from its bottom to its top."""
    places = {**LEVEL_ONE, **(cards or {})}
    slots = {
        name: Slot(places.get(name, ""), (leaders or {}).get(name, ""), [0] if name in scholars.split() else [])
        for name in SLOTS
    }
    return begin(
        RESEARCH,
        2,
        {"rest": rest},
        slots=slots,
        decks={2: deck.split(), 3: level_three.split()},
        buried={2: buried, 3: 0},
        discards={2: discard.split(), 3: []},
        coins=[9, 9],
    )


def seen(match: Match[ResearchState, Any]) -> ResearchView:
    view = match.view(0)
    assert isinstance(view, ResearchView)
    return view


# The rules


def test_the_first_researcher_reveals_until_two_match() -> None:
    match = researching("roads law smithing drama sailing calendar law")
    play(match, (0, "research:ii_1"))
    ask = match.ask
    assert ask is not None
    assert (ask.kind, ask.keys, ask.about) == ("colour", ["blue", "green"], {"slot": "ii_1"})
    assert match.why_not("red", 0) == Refusal("BH-RES.7")
    play(match, (0, "blue"))
    assert match.state.revealed == ["law", "calendar", "sailing", "drama"]
    assert match.ask is not None
    assert match.ask.keys == ["calendar", "drama"]
    play(match, (0, "drama"))
    assert match.state.slots["ii_1"].card == "drama"
    assert match.state.decks[2] == ["calendar", "sailing", "law", "roads", "law", "smithing"]
    assert seen(match).buried[2] == ["calendar", "sailing", "law"]
    assert match.state.coins[0] == 9 - 2


def test_one_colour_is_forced_and_one_match_is_placed() -> None:
    match = researching("roads sailing irrigation", leaders={"ii_2": "hypatia"})
    play(match, (0, "research:ii_2"))  # both prerequisites are blue, only one card shows it
    assert match.state.slots["ii_2"].card == "irrigation"
    assert match.state.slots["ii_2"].leader == ""
    assert match.state.coins[0] == 9 - 2 + 2 + 1  # cost, leader, bonus
    assert match.state.decks[2] == ["roads", "sailing"]


def test_without_a_match_another_colour_is_chosen_and_at_last_any_card() -> None:
    match = researching("sailing law")
    play(match, (0, "research:ii_1"), (0, "blue"))
    # nothing is blue, green is left and does not match either: the two cards are taken as they come
    assert match.ask is not None
    assert (match.ask.kind, match.ask.keys) == ("pick", ["law", "sailing"])
    play(match, (0, "law"))
    assert match.state.decks[2] == ["sailing"]


def test_the_later_researcher_only_gets_the_bonus() -> None:
    match = researching("roads", cards={"ii_3": "masonry"})
    play(match, (0, "research:ii_3"))
    assert match.state.coins[0] == 9 - 2 + 2
    assert match.state.decks[2] == ["roads"]


def test_a_bonus_may_lead_to_further_choices() -> None:
    """BH-EX-30: Radar gives a private technology of level II, which gives its own bonus."""
    match = researching(
        "roads masonry calendar", "i_1 i_2 i_3 ii_1 ii_2", cards={"ii_1": "calendar", "ii_2": "drama"},
        level_three="missiles radar jets",
    )  # fmt: skip
    play(match, (0, "research:iii_1"), (0, "red"))
    assert match.ask is not None
    assert match.ask.keys == ["jets", "radar"]
    play(match, (0, "radar"))
    twin = match.copy()
    assert position(twin) == position(match)
    assert match.ask.kind == "keep"
    play(match, (0, "masonry"))
    assert match.state.private[0] == ["masonry"]
    assert match.state.decks[2] == ["calendar", "roads"]
    assert match.state.coins[0] == 9 - 3 + 2
    assert twin.state.private[0] == []
    play(twin, (0, "calendar"))
    assert twin.state.decks[2] == ["masonry", "roads"]


@pytest.mark.parametrize(
    ("key", "refusal"),
    [
        ("research:i_1", Refusal("BH-RES.5", slot="i_1")),
        ("research:iii_1", Refusal("BH-RES.1", slot="iii_1", needed="ii_1")),
        ("research:ii_1", Refusal("BH-RES.11", slot="ii_1")),
        ("research:iv_1", Refusal("PT-ANS.1", key="research:iv_1")),
    ],
)
def test_what_may_not_be_researched(key: str, refusal: Refusal) -> None:
    match = researching("")
    before = position(match)
    assert match.why_not(key, 0) == refusal
    with pytest.raises(Refusal) as refused:
        match.answer(key, 0)
    assert refused.value == refusal
    assert position(match) == before


def test_coins_are_needed() -> None:
    match = researching("roads")
    match.state.coins[0] = 1
    assert match.why_not("research:iii_1", 0) == Refusal("BH-RES.16", have=1, need=3)


# What may be taken back


def test_revealed_cards_bar_the_way_back() -> None:
    match = researching("roads law smithing drama sailing calendar law")
    play(match, (0, "research:ii_1"))
    assert match.why_not_undo() is None  # nothing was revealed yet
    play(match, (0, "blue"))
    assert match.why_not_undo() == Refusal(SECRET_SEEN)
    assert match.state.chance.drawn == match.workings.before_last().state.chance.drawn  # the deck was shuffled long ago
    play(match, (0, "calendar"))
    before = position(match)
    assert match.undo() == (0, "calendar")
    play(match, (0, "drama"))
    assert match.undo() == (0, "drama")
    play(match, (0, "calendar"))
    assert position(match) == before
    assert match.undo() == (0, "calendar")
    assert match.why_not_undo() == Refusal(SECRET_SEEN)


def test_a_leader_turned_up_bars_the_way_back() -> None:
    match = researching("roads law smithing drama", leaders={"ii_1": "ashoka", "ii_2": "curie"})
    play(match, (0, "research:ii_1"))
    assert match.ask is not None
    assert match.ask.kind == "colour"
    assert match.why_not_undo() == Refusal(SECRET_SEEN)


def test_a_deck_of_which_all_is_known_hides_nothing() -> None:
    match = researching("roads smithing drama calendar", buried=4)
    play(match, (0, "research:ii_1"), (0, "blue"))
    assert match.state.revealed == ["calendar", "drama"]
    assert match.undo() == (0, "blue")
    play(match, (0, "green"))
    assert match.state.revealed == ["calendar", "drama", "smithing", "roads"]
    assert match.why_not_undo() is None


def test_one_unknown_card_can_be_told_from_what_is_missing() -> None:
    match = researching("roads smithing drama calendar", buried=3)
    play(match, (0, "research:ii_1"), (0, "blue"))
    assert match.why_not_undo() is None


def test_two_unknown_cards_cannot() -> None:
    match = researching("roads smithing drama calendar", buried=2)
    play(match, (0, "research:ii_1"), (0, "blue"))
    assert match.why_not_undo() == Refusal(SECRET_SEEN)


def test_a_reshuffled_discard_pile_is_chance() -> None:
    match = researching("roads", discard="drama calendar irrigation", rest="discard")
    play(match, (0, "research:ii_1"), (0, "blue"))
    assert match.state.revealed[0] == "roads"
    assert len(match.state.revealed) == 3
    assert match.state.discards[2] == []
    assert match.why_not_undo() == Refusal(CHANCE_DRAWN)


def test_the_discard_pile_is_open_and_stays() -> None:
    match = researching("roads drama calendar law", rest="discard")
    play(match, (0, "research:ii_1"), (0, "blue"), (0, "drama"))
    assert seen(match).discards[2] == ["law", "calendar"]
    assert match.state.decks[2] == ["roads"]


def test_another_turn_ends_undo() -> None:
    match = researching("roads")
    play(match, (0, "earn"), (1, "earn"))
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)
    assert match.undo(1) == (1, "earn")
    assert match.why_not_undo(0) == Refusal(OTHERS_ACTED)  # seat 1 has shown what it would do
    assert match.why_not_undo() == Refusal(OTHERS_ACTED)


# What is imagined


def test_buried_cards_are_remembered_and_leaders_are_not() -> None:
    match = researching(
        "calendar sailing roads law smithing", buried=2, leaders={"ii_1": "ashoka", "ii_2": "curie", "ii_3": "hypatia"}
    )
    worlds = set()
    for n in range(40):
        imagined = match.imagine(0, str(n))
        assert imagined.view(0) == match.view(0)
        assert imagined.state.decks[2][:2] == ["calendar", "sailing"]
        worlds.add((*imagined.state.decks[2][2:], imagined.state.slots["ii_1"].leader))
    assert len(worlds) > 12


def test_an_imagined_world_after_the_reveal_keeps_what_was_revealed() -> None:
    match = researching("roads law smithing drama sailing calendar law")
    play(match, (0, "research:ii_1"), (0, "blue"))
    imagined = match.imagine(0, "7")
    assert imagined.view(0) == match.view(0)
    assert imagined.history == []
    assert imagined.why_not_undo(0) == Refusal("PT-UND.1")
    play(imagined, (0, "drama"))
    assert imagined.copy().state == imagined.state
    assert imagined.undo() == (0, "drama")
    assert imagined.view(0) == match.view(0)
    assert sorted(imagined.state.decks[2]) == ["law", "roads", "smithing"]

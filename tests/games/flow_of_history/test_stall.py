"""A stalled table (FH-STL): what happens to players who only harvest."""

from __future__ import annotations

import pytest

from pentapolis.games.flow_of_history.components import Content
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.kernel import Match
from tests.games.flow_of_history.common import match_at

TABLE = """
seats:
  a: {government: farmer_tribe, tokens: 2}
  b: {construction: monastery, knowledge: irrigation, tokens: 2}
  c: {government: bureaucracy, tokens: 2}
market: [compass: {by: b, tokens: 1}, castle, knights, university, feudalism]
deck: [mercenaries, astronomy, ships]
deck_before: 0  # no card has moved since the last cleanup
"""
IDLE = ("harvest", "harvest", "activate:bureaucracy")


def idle(match: Match[FlowState, Content], turns: int) -> None:
    """Turns in which no card moves: two seats with two Agriculture icons, and one with Bureaucracy."""
    for _ in range(turns):
        assert match.ask is not None
        match.answer(IDLE[match.ask.seat])


def market(match: Match[FlowState, Content]) -> list[str]:
    return [slot.card for slot in match.state.market]


def test_harvest_is_legal_for_ever() -> None:
    """FH-STL.3, FH-RUL.13: with the option off the rulebook applies alone, which has no answer to this table."""
    match = match_at(TABLE, stall="off")
    idle(match, 600)
    assert market(match) == ["compass", "castle", "knights", "university", "feudalism"]
    assert min(civ.tokens for civ in match.state.civilizations) > 100
    assert not match.over


@pytest.mark.parametrize("rounds", [2, 3, 5])
def test_the_market_moves_on_after_the_agreed_rounds(rounds: int) -> None:
    """FH-STL.1, FH-STL.2: the leftmost free card leaves in the cleanup of the last of them, and one is added."""
    match = match_at(TABLE, stall=str(rounds))
    idle(match, 3 * rounds - 1)
    assert market(match) == ["compass", "castle", "knights", "university", "feudalism"]
    idle(match, 1)
    assert market(match) == ["compass", "knights", "university", "feudalism", "mercenaries"]
    assert match.state.box[-1] == "castle"
    idle(match, 3 * rounds - 1)
    assert market(match)[-1] == "mercenaries"
    idle(match, 1)
    assert market(match) == ["compass", "university", "feudalism", "mercenaries", "astronomy"]


def test_three_rounds_are_the_default() -> None:
    """FH-STL.1."""
    by_default, agreed = match_at(TABLE), match_at(TABLE, stall="3")
    idle(by_default, 9)
    idle(agreed, 9)
    assert market(by_default)[-1] == "mercenaries"
    assert by_default.hash() == agreed.hash()


def test_a_gained_card_starts_the_count_anew() -> None:
    """FH-STL.1: whole rounds without a card are meant."""
    match = match_at(TABLE, stall="2")
    idle(match, 4)
    match.answer("complete:compass")
    assert match.state.idle == 0
    idle(match, 5)
    assert market(match) == ["castle", "knights", "university", "feudalism", "mercenaries"]
    idle(match, 1)
    assert market(match) == ["knights", "university", "feudalism", "mercenaries", "astronomy"]


def test_a_card_from_the_deck_starts_the_count_anew() -> None:
    """FH-STL.1: Columbus takes a card without touching the Market."""
    match = match_at(TABLE.replace("a: {", "a: {leader: christopher_columbus, "), stall="2")
    idle(match, 3)
    assert match.state.idle == 3
    match.answer("activate:christopher_columbus")
    assert match.state.civilizations[0].cards == ["farmer_tribe", "mercenaries"]
    assert match.state.idle == 0


def test_an_investment_alone_moves_no_card() -> None:
    """FH-STL.1: no card was gained and none left the Market."""
    match = match_at(TABLE, stall="2")
    idle(match, 3)
    match.answer("invest:castle")
    match.answer("1")
    idle(match, 2)
    assert market(match) == ["compass", "castle", "university", "feudalism", "mercenaries"]


def test_an_added_card_ages_the_others() -> None:
    """FH-STL.2, FH-CLN.2: after a card has moved on, refill and era check are those of any cleanup."""
    text = TABLE.replace("knights", "lighthouse").replace("[mercenaries, astronomy, ships]", "[ships, gunpowder]")
    match = match_at(text, stall="2")
    idle(match, 6)
    assert market(match) == ["compass", "university", "feudalism", "ships", "gunpowder"]


def test_a_table_that_only_harvests_comes_to_its_end() -> None:
    """FH-STL.2: the deck runs out, and with it the game (FH-END.1)."""
    match = match_at(TABLE, stall="2")
    cards = len(match.state.deck)
    while not match.over:
        idle(match, 1)
    assert "the_future" in market(match)
    assert len(match.history) <= 6 * cards

"""A stalled table (FH-STL): what happens to players who only harvest."""

from __future__ import annotations

import pytest

from pentapolis.arena.play import WorkUnit, played
from pentapolis.bots import Perspective
from pentapolis.games.flow_of_history.components import Content
from pentapolis.games.flow_of_history.meta import META
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.kernel import Match, Refusal
from tests.games.flow_of_history.common import GAME, match_at

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


def test_people_play_by_the_book_and_programs_with_a_stop_rule() -> None:
    """FH-STL.3: the rulebook never removes a card because play has stalled."""
    assert META.settle(3, {})["stall"] == "off"
    assert META.simulate(3, {})["stall"] == "3"
    assert META.simulate(3, {"stall": "off"})["stall"] == "off", "what is chosen counts"
    match = match_at(TABLE)
    idle(match, 30)
    assert market(match) == ["compass", "castle", "knights", "university", "feudalism"]


def test_a_stalled_table_may_agree_to_end_the_game() -> None:
    """FH-STL.4: after three whole rounds without a card, and scored as it stands."""
    match = match_at(TABLE)
    idle(match, 8)
    with pytest.raises(Refusal, match=r"PT-AGR.1"):
        match.end_by_agreement()
    idle(match, 1)
    points = match.outcome().totals
    twin = match.copy()
    match.end_by_agreement()
    assert match.over
    assert match.agreed
    assert match.outcome().totals == points
    assert not twin.over
    with pytest.raises(Refusal, match=r"PT-ANS.3"):
        match.end_by_agreement()


def test_with_the_option_a_table_never_stalls() -> None:
    """FH-STL.4: the Market moves on by itself."""
    match = match_at(TABLE, stall="5")
    for _ in range(30):
        assert not match.stalled
        idle(match, 1)


def test_a_card_that_moves_ends_the_stall() -> None:
    """FH-STL.4."""
    match = match_at(TABLE)
    idle(match, 10)
    match.answer("complete:compass")
    assert not match.stalled


def test_bots_move_a_card_when_play_has_stalled() -> None:
    """FH-STL.3: what a person may do for ever, a bot leaves alone as soon as something else is legal."""
    match = match_at(TABLE)
    idle(match, 8)
    assert "activate:bureaucracy" in Perspective(match, 2).keys
    idle(match, 1)
    assert "harvest" in match.asks[0].keys
    assert all(key.startswith(("invest:", "snipe:")) for key in Perspective(match, 0).keys)


def test_bots_come_to_an_end_without_a_stop_rule() -> None:
    """FH-STL.3: three greedy bots that once harvested for hundreds of turns with this seed."""
    bots = ("greedy",) * 3
    match = played(GAME, WorkUnit("flow_of_history", 3, {"stall": "off"}, "0/2", bots, limit=400))
    assert match.over


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

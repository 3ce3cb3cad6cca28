"""What holds along whole games, whoever plays and however badly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis.games.flow_of_history.components import Content
from pentapolis.games.flow_of_history.market import current_era
from pentapolis.games.flow_of_history.state import BANKER, NOBODY, FlowState
from pentapolis.kernel import Chance, Match
from tests.games.flow_of_history.common import CARDS, answer_somehow, new_match

TABLES = [(2, "1"), (2, "2"), (3, "1"), (3, "2"), (4, "1"), (4, "2"), (5, "1"), (5, "2")]
FROM_THE_RESERVE = ("irrigation", "astronomy", "bureaucracy", "factory")

AnyMatch = Match[FlowState, Content]


def walk(players: int, seed: str) -> Iterator[tuple[AnyMatch, FlowState]]:
    """A whole game of random answers: after each one the match, and the state before it."""
    match, chance = new_match(players, seed), Chance(f"walk {seed}")
    while not match.over:
        before = match.game.copy_state(match.state)
        answer_somehow(match, chance)
        yield match, before


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_removed_cards_never_return(players: int, seed: str) -> None:
    """FH-STK.8, FH-GLO.2: the box only fills."""
    boxed = 0
    for match, before in walk(players, seed):
        assert match.state.box[: len(before.box)] == before.box
        boxed = len(match.state.box)
    assert boxed > 5


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_there_is_always_a_legal_action(players: int, seed: str) -> None:
    """FH-TUR.3: passing does not exist and is never needed; FH-TUR.2: nor is there ever another kind of action."""
    verbs = set()
    for match, _ in walk(players, seed):
        if match.ask is not None and match.ask.kind == "action":
            assert match.ask.options
            verbs |= {key.partition(":")[0] for key in match.ask.options}
    assert verbs == {"invest", "complete", "snipe", "activate", "harvest"}


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_tokens_leave_the_reserve_only_where_a_rule_says_so(players: int, seed: str) -> None:
    """FH-TOK.3, FH-GLO.7: by Harvest, or by a card that names the Reserve; and they never go back."""
    paid = 0
    for match, before in walk(players, seed):
        spent = before.reserve - match.state.reserve
        assert spent >= 0
        if spent:
            key = match.history[-1][1]
            gained = [card for civ in match.state.civilizations for card in civ.cards]
            had = [card for civ in before.civilizations for card in civ.cards]
            sources = [key.partition(":")[2], *(card for card in gained if card not in had)]
            assert key == "harvest" or any(card in FROM_THE_RESERVE for card in sources), key
            paid += spent
    assert paid > 0


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_market_is_full_and_young_whenever_a_turn_begins(players: int, seed: str) -> None:
    """FH-CLN.1 to FH-CLN.3, FH-SET.3: its size, and no free card two eras behind; FH-TWO.9 to FH-TWO.11: the Banker."""
    turns = 0
    for match, _ in walk(players, seed):
        ask, state = match.ask, match.state
        if ask is None or ask.kind != "action":
            continue
        turns += 1
        era = current_era(match.table)
        assert len(state.market) == (6 if players == 5 else 5)
        assert all(CARDS[slot.card].era >= era - 1 for slot in state.market if slot.investor == NOBODY)
        assert [slot.tokens > 0 for slot in state.market] == [slot.investor != NOBODY for slot in state.market]
        assert sum(slot.investor == BANKER for slot in state.market) <= (players == 2)
    assert turns > 20


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_turns_go_clockwise(players: int, seed: str) -> None:
    """FH-TUR.4, FH-SET.8: nobody is left out, nobody plays twice."""
    order: list[Any] = [event.args["seat"] for event in played(players, seed).table.events if event.key == "turn"]
    assert order == [(order[0] + n) % players for n in range(len(order))]
    assert len(order) > players


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_game_ends_when_the_future_has_come(players: int, seed: str) -> None:
    """FH-END.1, FH-END.2: it left the deck, the last card of all, in the last turn and not before."""
    for match, before in walk(players, seed):
        assert before.deck, "nobody plays on after The Future has come"
        assert "the_future" in before.deck or match.over
    assert not match.state.deck
    assert match.over


def played(players: int, seed: str) -> AnyMatch:
    """The match at its end."""
    for match, _ in walk(players, seed):
        if match.over:
            return match
    raise AssertionError("a game comes to its end")

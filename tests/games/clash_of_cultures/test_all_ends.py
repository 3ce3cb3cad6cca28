"""Nothing goes on for ever: battles come to an end, and no turn can be drawn out by actions that undo each other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.sources import LEADERS
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.kernel import Ask, Match
from pentapolis.kernel.state import encode

from .common import GAME, ClashMatch
from .crowded import crowded

SIX = 12  # the face of the die: 6, and the icon of Infantry
AHUITZOTL = "ahuitzotl"  # the only one who cancels a hit in every round for nothing
NO = ("fight", "none", "no", "0", "done")  # the answers that go on without paying
LONGEST_TURN = 250  # decisions; the longest of 1,498 such turns had 46


# Battles


def duel(mine: dict[str, Any], theirs: dict[str, Any], *, sea: bool = False) -> ClashMatch:
    """The first seat, on d3, is about to attack the second, on d4; all dice will be sixes."""
    given = {
        "seats": {
            "you": {"advances": ["tactics"], "cities": {"d1": None}, **mine},
            "b": {"advances": ["tactics"], "cities": {"d7": None}, **theirs},
        },
        "terrain": {"d3": "sea", "d4": "sea"} if sea else {"d3": "plain"},
    }
    state = GAME.rules.build(GAME.content, 2, GAME.meta.settle(2, {}), given)
    state.chance.forced["die"] = [SIX] * 100
    return Match(GAME, state, tracked=False)


def unpaid(ask: Ask) -> str:
    """Attack, fight on, save what can be saved, and pay for nothing."""
    if ask.kind == asks.CANCEL:
        return ask.keys[0]
    attack = [key for key in ask.keys if key.startswith("attack")]
    return next((key for key in (*attack, asks.ALL, *NO) if key in ask.keys), ask.keys[0])


def rounds_of(match: ClashMatch) -> int:
    """Move, fight the battle to its end; how many rounds it took."""
    match.answer("move")
    while (ask := match.ask) is not None and ask.kind != asks.ACT:
        match.answer(unpaid(ask), ask.seat)
    assert match.state.battle is None
    return sum(event.key == "combat-round" for event in match.table.events)


@pytest.mark.parametrize("leader", LEADERS)
def test_from_the_second_round_on_sixes_kill(leader: str) -> None:
    """CC-20.2, CC-20.14: whoever leads, against whoever saves a unit in every round: a round in which somebody falls.

    Sixes can always be rolled, so a battle goes on for ever with probability 0; Fortress, Great Wall, Warships and the
    like work in the first round only, and cards and payments are used up.
    """
    guard = {"units": {"d4": {"infantry": 1}}} if leader == AHUITZOTL else {"leader": {AHUITZOTL: "d4"}}
    assert 1 <= rounds_of(duel({"leader": {leader: "d3"}}, guard)) <= 2
    assert 1 <= rounds_of(duel({"units": {"d3": {"infantry": 1}}}, {"leader": {leader: "d4"}})) <= 2


def test_sixes_sink_ships() -> None:
    """CC-24.2, CC-24.6: at sea too, Warships or not."""
    fleet = {"advances": ["fishing", "navigation", "warships"]}
    fight = duel({**fleet, "units": {"d3": {"ship": 1}}}, {**fleet, "units": {"d4": {"ship": 1}}}, sea=True)
    assert rounds_of(fight) == 2


# Turns


def facts(state: ClashState) -> tuple[bytes, ...]:
    """The position at a turn's question: all that an action can change."""
    table = (state.players, state.cities, state.units, state.turn, state.marks, state.terrain, state.event_deck)
    return tuple(encode(part) for part in table)


def stubborn(random: Random, ask: Ask) -> str:
    """Any answer but the end of the turn, as long as there is another; trade apart, which has its own limit."""
    keys = [key for key in ask.keys if ask.kind != asks.ACT or not key.startswith("trade")]
    return random.choice([key for key in keys if key != asks.END] or keys)


@pytest.mark.parametrize("seed", range(40))
def test_a_turn_ends_however_long_one_wants_it(seed: int) -> None:
    """CC-2.2, CC-2.5, CC-2.8: free actions cost something or work once per turn: no position comes back."""
    match, random, seen = crowded(seed), Random(seed), set[tuple[bytes, ...]]()
    seat = match.state.turn.seat
    for _ in range(LONGEST_TURN):
        ask = match.ask
        if ask is None or match.state.turn.seat != seat:
            return
        if ask.kind == asks.ACT:
            position = facts(match.state)
            assert position not in seen
            seen.add(position)
        match.answer(stubborn(random, ask), ask.seat)
    raise AssertionError(f"the turn is not over after {LONGEST_TURN} decisions")

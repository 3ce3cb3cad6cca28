"""Positions in words: whatever is read can be built again, and what cannot be is refused with the place."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games import load
from pentapolis.games.civolution.components import Content
from pentapolis.games.civolution.position import build
from pentapolis.games.civolution.reading import ledgers, read
from pentapolis.games.civolution.state import CVState
from pentapolis.games.civolution.tribes import memory_of
from pentapolis.kernel import Chance, Game, Match
from pentapolis.kernel.data import DataError, parse_yaml

GAME: Game[CVState, Content] = load("civolution")
CONTENT = GAME.content


def played(players: int, seed: str, answers: int) -> Match[CVState, Content]:
    """A game of random answers so far, or to its end."""
    match, chance = Match(GAME, GAME.first_state(players, {}, seed)), Chance(f"played {seed}")
    for _ in range(answers):
        if match.over:
            break
        ask = match.asks[0]
        match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
    return match


def state_at(text: str) -> CVState:
    given: dict[str, Any] = parse_yaml(text, "given")
    players = len(given["seats"])
    return build(CONTENT, players, GAME.meta.settle(players, {}), given)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("answers", [0, 9, 40, 150, 500, 100_000])
def test_a_position_is_the_same_when_built_again(players: int, answers: int) -> None:
    match = played(players, f"again {players}", answers)
    state = match.state if match.over else match.workings.beat_start()
    built = build(CONTENT, players, GAME.meta.settle(players, {}), read(GAME.table(state)))
    built.chance = state.chance
    assert built == state


def test_equal_tribes_that_came_from_elsewhere_are_told_apart() -> None:
    """CV-MIG.6: each with its origin, also two of the same one."""
    state = state_at("{seats: {a: {tribes: {b_forest: plain plain wild wild wild}}, b: {}}}")
    plain, wild = sorted(set(state.players[0].tribes))
    desert, hills = CONTENT.places["c_desert"], CONTENT.places["b_hills"]
    came = [(plain, memory_of(desert, 1)), (plain, memory_of(hills, 0)), *[(wild, memory_of(hills, 2))] * 2]
    state.players[0].moved = tuple(sorted(came))
    built = build(CONTENT, 2, GAME.meta.settle(2, {}), read(GAME.table(state)))
    assert built.players[0].moved == state.players[0].moved


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_that_says_nothing_holds_all_pieces(players: int) -> None:
    """CV-GEN.4, CV-LIM.1."""
    fresh = ledgers(GAME.table(GAME.first_state(players, {}, "1")))
    seats = ", ".join(f"p{number}: {{}}" for number in range(players))
    assert ledgers(GAME.table(state_at(f"{{seats: {{{seats}}}}}"))) == fresh


def test_the_ledgers_notice_what_is_lost() -> None:
    """CV-GEN.4, CV-LIM.1: each of them, so that a scenario or a game that loses a piece fails."""
    state = GAME.first_state(2, {}, "1")
    t = GAME.table(state)
    whole = ledgers(t)
    player = state.players[0]

    def lost() -> set[str]:
        now = ledgers(t)
        return {name for name in whole if now[name] != whole[name]}

    player.supply -= 1
    assert lost() == {"markers of seat1"}
    player.supply, player.used = player.supply + 1, 1
    assert lost() == {"activation dice"}
    player.used, player.fate = 0, 2
    assert lost() == {"fate dice"}
    player.fate, player.tribes = 1, (*player.tribes, player.tribes[0], player.tribes[0], player.tribes[0])
    assert lost() == {"camps that hold two"}
    player.tribes, state.decks = player.tribes[:2], (state.decks[0][1:], *state.decks[1:])
    assert lost() == {"research cards"}
    state.decks = ((*state.decks[0], state.decks[0][-1]), *state.decks[1:])
    assert lost() == {"cards and chips too many"}
    state.decks = (state.decks[0][:-1], *state.decks[1:])
    player.food, player.supply = -1, player.supply + 1
    assert lost() == {"negative stocks", "research cards"}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("{seats: {a: {gold: 1}, b: {}}}", "'gold' is not part of a position"),
        ("{seats: {a: {hand: [a99_moon]}, b: {}}}", "there is no card or chip 'a99_moon'"),
        ("{seats: {a: {hand: [a01_wheel]}, b: {hand: [a01_wheel]}}}", "the card 'a01_wheel' lies in two places"),
        ("{seats: {a: {tribes: {b_forest: tent}}, b: {}}}", "'tent' is no tribe like fire, plain\\+weak, wild or boat"),
        ("{seats: {a: {tribes: {moon: fire}}, b: {}}}", "'moon'"),
        ("{seats: {a: {tribes: {b_forest: fire}, moved: {b_forest: c_swamp}}, b: {}}}", "'b_forest' is no tribe like"),
        ("{seats: {a: {tribes: {b_forest: fire}, moved: {b_forest:fire:weak: c_swamp}}, b: {}}}", "not so many tribes"),
        (
            "{seats: {a: {tribes: {b_forest: fire}, moved: {b_forest:fire:strong: c_swamp first}}, b: {}}}",
            "is no origin like c_desert 1",
        ),
        ("{seats: {a: {boats: ['a_water:half']}, b: {}}}", "is no boat like a_water or a_water:empty"),
        ("{seats: {a: {food: 45}, b: {}}}", "its supply has -1 of 50 markers"),
        ("{seats: {a: {fate: 6}, b: {}}}", "there are not so many dice"),
        ("{seats: {a: {columns: {'1': [goal_town]}}, b: {}}}", "are written in halves"),
        ("{seats: {a: {columns: {'1': [a01_wheel+]}}, b: {}}}", "are written in halves"),
        ("{seats: {a: {columns: {'10': [a01_wheel]}}, b: {}}}", "'10'"),
        ("{seats: {a: {settlements: [1, 2, 3, 4], settled: {island: 1}}, b: {}}}", "settlements are built, or"),
        ("{seats: {a: {}, b: {}}, tiles: {tile_a: 0/0/up}}", "all tiles have a place, or none is named"),
        ("{seats: {a: {}, b: {}}, sites: {v00: cave_1, v10: cave_1}}", "lies in two places"),
        ("{seats: {a: {}, b: {}}, materials: {b_forest: gold}}", "territory of another type"),
        ("{seats: {a: {}, b: {}}, event: rain_of_frogs}", "there is no event 'rain_of_frogs'"),
        ("{seats: {a: {}, b: {}}, phase: siesta}", "there is no 'siesta'"),
        ("{seats: {a: {}, b: {}}, weather: fog}", "'fog'"),
        ("{seats: {a: {}, b: {}}, goals: [goal_town, goal_town]}", "there are not so many 'goal_town'"),
        ("{seats: {a: {}, b: {}}, incomes: [goal_town]}", "there is no 'goal_town'"),
        ("{seats: {a: {}, b: {}}, decks: {invention: [b01_wings]}}", "there is no such card 'b01_wings'"),
        ("{seats: {a: {}}, vici: {deck: [vici_01]}}", "every action card is in the deck, the row or"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place(given: str, fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        state_at(given)

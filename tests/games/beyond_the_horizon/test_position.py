"""Positions in words: whatever is read can be built again, and what cannot be is refused with the place."""

from __future__ import annotations

import pytest

from pentapolis.games.beyond_the_horizon.position import build
from pentapolis.games.beyond_the_horizon.reading import ledgers, read
from pentapolis.kernel.data import DataError
from tests.games.beyond_the_horizon.common import CONTENT, GAME, OFF, PLAYERS, new_match, played, state_at


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("answers", [0, 20, 60, 150, 400, 100_000])
def test_a_position_is_the_same_when_built_again(players: int, answers: int) -> None:
    match = played(players, "again", answers)
    state = match.state if match.over else match.workings.beat_start()
    built = build(CONTENT, players, OFF, read(GAME.table(state)))
    built.chance = state.chance
    assert built == state


def test_a_position_that_says_nothing_holds_all_pieces() -> None:
    """BH-CMP.2, BH-CMP.3."""
    fresh = ledgers(GAME.table(new_match(2).state))
    assert ledgers(GAME.table(state_at("{seats: {a: {}, b: {}}}"))) == fresh


def test_the_ledgers_notice_what_is_lost() -> None:
    """BH-CMP.2, BH-CMP.3: each of them, so that a scenario or a game that loses a piece fails."""
    match = new_match(2)
    whole = ledgers(match.table)
    player, state = match.state.players[0], match.state

    def lost() -> set[str]:
        now = ledgers(match.table)
        return {name for name in whole if now[name] != whole[name]}

    player.active -= 1
    assert lost() == {"pawns"}
    player.active, player.cubes = player.active + 1, (7, 8, 8)
    assert lost() == {"cubes"}
    player.cubes, state.supply = (8, 8, 8), (7, 8)
    assert lost() == {"settlement tokens"}
    state.supply, state.stack = (8, 8), state.stack[1:]
    assert lost() == {"territories"}
    state.stack = (*state.stack, state.stack[0])
    player.coins = -1
    assert lost() == {"negative stocks"}
    player.coins, player.force = 1, 1
    assert lost() == {"stale indexes"}
    player.force, state.decks = 0, (state.decks[0][1:], state.decks[1])
    assert lost() == {"technologies"}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("{seats: {a: {leaders: [caesar]}, b: {}}}", "there is no leader 'caesar'"),
        ("{seats: {a: {gold: 1}, b: {}}}", "'gold' is not part of a position"),
        ("{seats: {a: {coins: -1}, b: {}}}", "coins"),
        ("{seats: {a: {technologies: [steam]}, b: {}}}", "the tree has no place for 'steam'"),
        ("{seats: {a: {private: [radar], technologies: [radar]}, b: {}}}", "'radar' lies in two places"),
        ("{seats: {a: {private: [radar]}, b: {private: [radar]}}}", "'radar' lies in two places"),
        ("{seats: {a: {structures: [farm]}, b: {structures: [farm]}}}", "'farm' lies in two places"),
        ("{seats: {a: {government: utopia}, b: {}}}", "there is no government 'utopia'"),
        (
            "{seats: {a: {government: pioneer_league}, b: {government: warrior_confederation}}}",
            "two of them are sides of the same card (BH-SET.18)",
        ),
        ("{seats: {a: {leaders: [pericles]}, b: {}}}", "'pericles' stands with one of its options"),
        ("{seats: {a: {units: {home1: archer1}}, b: {}}}", "there is no unit 'archer1'"),
        ("{seats: {a: {units: {home1: settler7}}, b: {}}}", "there is no unit 'settler7'"),
        ("{seats: {a: {units: {hills: settler1}}, b: {}}}", "no tile 'hills' lies on the map"),
        ("{seats: {a: {columns: 6/5/4/3}, b: {}}}", "five numbers like 6/5/4/3/2"),
        ("{seats: {a: {columns: 7/5/4/3/2}, b: {}}}", "there is room for"),
        ("{seats: {a: {active: 23}, b: {}}}", "there are 22 pawns of a player"),
        ("{seats: {a: {cubes: {water: 8}}, b: {}}}", "there is no 'water'; known are food, economy, infrastructure"),
        ("{seats: {a: {cubes: {food: 9}}, b: {}}}", "too many on a track"),
        ("{seats: {a: {pawn: nowhere}, b: {}}}", "there is no space 'nowhere'"),
        ("{seats: {a: {settlement: 5}, b: {settlement: 4}}}", "the rest leaves"),
        ("{seats: {a: {}, b: {}}, supply: {settlement: 7, fortification: 8}}", "the rest leaves"),
        ("{seats: {a: {}, b: {}}, map: {q1r-1: atlantis}}", "there is no tile 'atlantis'"),
        ("{seats: {a: {}, b: {}}, map: {nowhere: hills}}", "neither coordinates like q1r-2 nor a tile"),
        ("{seats: {a: {}, b: {}}, map: {q1r-1: hills, q0r1: hills}}", "a tile lies in two places"),
        ("{seats: {a: {}, b: {}}, map: {q1r0: hills}}", "only a structure covers a starting territory"),
        ("{seats: {a: {}, b: {}}, map: {q1r-1: farm}}", "has a first builder (BH-STR.4)"),
        ("{seats: {a: {}, b: {}}, villages: {home1: a}}", "a village stands on a territory (BH-VIL.7)"),
        ("{seats: {a: {}, b: {}}, map: {q1r-1: hills}, cities: {hills: a}}", "where a village does (BH-CIT.1)"),
        (
            "{seats: {a: {}, b: {}}, map: {q1r-1: farm}, left: {farm: a}, right: {farm: a}}",
            "the second builder is another player than the first (BH-STR.8)",
        ),
        ("{seats: {a: {}, b: {}}, goals: [innovator, polymath, magnate]}", "one goal of each of the sets"),
        ("{seats: {a: {}, b: {}}, claims: {colonizer: a}}", "'colonizer'"),
        ("{seats: {a: {}, b: {}}, claims: {innovator: c}}", "there is no seat 'c'"),
        ("{seats: {a: {}, b: {}}, turn: c}", "there is no seat 'c'"),
        ("{seats: {a: {}, b: {}}, phase: battle}", "there is no 'battle'"),
        ("{seats: {a: {}, b: {}}, agenda: [[sleep, a]]}", "there is no 'sleep'"),
        ("{seats: {a: {}, b: {}}, tree: {ii_1: tanks}}", "'tanks' is not of level II"),
        ("{seats: {a: {}, b: {}}, tree: {v_1: tanks}}", "'v_1'"),
        ("{seats: {a: {}, b: {}}, leaders: {ii_1: saladin}}", "'saladin' is not of level II"),
        ("{seats: {a: {}, b: {}}, decks: {II: [masonry]}, bottoms: {II: 2}}", "the deck has 1 cards"),
        ("{seats: {a: {}, b: {}}, decks: {I: [writing]}}", "there is no 'I'"),
        ("{seats: {a: {}, b: {}}, stack: [farm]}", "there is no territory 'farm'"),
    ],
)
def test_what_cannot_be_is_refused(given: str, fault: str) -> None:
    with pytest.raises(DataError) as raised:
        state_at(given)
    assert fault in str(raised.value)

"""Positions in words: whatever is read can be built again, and what cannot be is refused with the place."""

from __future__ import annotations

import pytest

from pentapolis.games.mosaic.position import build
from pentapolis.games.mosaic.reading import ledgers, read
from pentapolis.kernel.data import DataError
from tests.games.mosaic.common import CONTENT, GAME, new_match, played, state_at


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("answers", [0, 15, 40, 90, 200, 100_000])
def test_a_position_is_the_same_when_built_again(players: int, answers: int) -> None:
    match = played(players, "again", answers)
    state = match.state if match.over else match.workings.beat_start()
    built = build(CONTENT, players, {}, read(GAME.table(state)))
    built.chance = state.chance
    assert built == state


def test_a_position_that_says_nothing_holds_all_pieces() -> None:
    """MO-CMP.2."""
    fresh = ledgers(GAME.table(new_match(2).state))
    assert ledgers(GAME.table(state_at("{seats: {a: {}, b: {}}}"))) == fresh


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("{seats: {a: {leader: caesar}, b: {}}}", "there is no Leader 'caesar'"),
        ("{seats: {a: {gold: 1}, b: {}}}", "'gold' is not part of a position"),
        ("{seats: {a: {cities: atl_01}, b: {}}}", "there is no hex 'atl_01'"),
        ("{seats: {a: {cities: egy_01}, b: {cities: egy_01}}}", "two buildings stand on one hex"),
        ("{seats: {a: {technologies: [art, art]}, b: {}}}", "there are only 1 cards 'art', not 2"),
        ("{seats: {a: {technologies: steam}, b: {}}}", "there is no 'steam'"),
        ("{seats: {a: {goods: {good_iron: 4}}, b: {}}}", "there are only 3 tokens 'good_iron', not 4"),
        ("{seats: {a: {tiles: wealthy}, b: {tiles: wealthy}}}", "the tile 'wealthy' does not exist so often"),
        ("{seats: {a: {symbols: {science: 1}}, b: {}}}", "the rest gives {}"),
        ("{seats: {a: {}, b: {}}, agenda: [[sleep, a]]}", "there is no 'sleep'"),
        ("{seats: {a: {}, b: {}}, turn: c}", "there is no seat 'c'"),
        ("{seats: {a: {}, b: {}}, decks: {build: [tower, rest]}}", "there is no card 'tower'"),
        ("{seats: {a: {units: {egypt: {archer: 1}}}, b: {}}}", "there is no unit 'archer'"),
    ],
)
def test_what_cannot_be_is_refused(given: str, fault: str) -> None:
    with pytest.raises(DataError) as raised:
        state_at(given)
    assert fault in str(raised.value)

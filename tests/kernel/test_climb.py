"""Who plays alone: the climb toy at a table of one, which may be lost by all who sit there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pentapolis.kernel import Game, Outcome, Refusal
from pentapolis.kernel.conformance import THOROUGH, ConformanceError, Counts, check_game
from pentapolis.kernel.refusal import CHANCE_DRAWN
from tests.kernel.breaking import only
from tests.kernel.play import begin, play, position
from tests.kernel.toys import climb
from tests.kernel.toys.climb import CLIMB, SUMMIT, ClimbTable


@pytest.mark.parametrize("players", [1, 2, 3])
def test_conformance(players: int) -> None:
    counts, places = Counts(), set()
    while counts.decisions < 100:
        counts.add(check_game(CLIMB, players, {}, str(counts.games), thoroughness=THOROUGH))
    assert min(counts.checks, counts.undone, counts.refusals) > 0
    for height in (SUMMIT, SUMMIT + 1):
        places |= set(begin(CLIMB, players, heights=[height] * players).outcome().places)
    assert places == ({1, 2} if players == 1 else {1})


def test_a_table_of_one_may_have_no_winner() -> None:
    assert begin(CLIMB, 1, heights=[SUMMIT]).outcome().winners == ()
    assert begin(CLIMB, 1, heights=[SUMMIT + 1]).outcome().winners == (0,)


def crowned(*places: int) -> Game[Any, Any]:
    """A climb that ends with these places, whatever comes."""

    def outcome(t: ClimbTable) -> Outcome:
        return replace(climb.outcome(t), places=places)

    return replace(CLIMB, rules=replace(CLIMB.rules, outcome=outcome))


@pytest.mark.parametrize("place", [1, 2])
def test_a_lone_seat_has_beaten_the_game_or_has_not(place: int) -> None:
    assert check_game(crowned(place), 1, {}, "0", thoroughness=only(scores=1)).checks > 0


@pytest.mark.parametrize("places", [(0,), (3,), (), (1, 2)], ids=["zero", "third", "none", "too many"])
def test_other_places_of_a_lone_seat_are_found(places: tuple[int, ...]) -> None:
    with pytest.raises(ConformanceError) as found:
        check_game(crowned(*places), 1, {}, "0", thoroughness=only(scores=1))
    assert found.value.check == "outcome"


def test_two_seats_never_both_miss_the_victory() -> None:
    with pytest.raises(ConformanceError) as found:
        check_game(crowned(2, 2), 2, {}, "0", thoroughness=only(scores=1))
    assert found.value.check == "outcome"


def test_a_lone_seat_takes_back_all_that_no_die_has_followed() -> None:
    match = begin(CLIMB, 1)
    first = position(match)
    play(match, (0, "path"), (0, "rope"), (0, "let:1"))
    while match.history:
        match.undo(0)
    assert position(match) == first
    play(match, (0, "ridge"))
    with pytest.raises(Refusal) as refused:
        match.undo(0)
    assert refused.value.rule == CHANCE_DRAWN


def test_a_lone_seat_imagines_its_climb_with_another_die() -> None:
    match = play(begin(CLIMB, 1), (0, "path"))
    heights = {play(match.imagine(0, str(n)), (0, "ridge")).state.heights[0] for n in range(40)}
    assert heights == {climb.PATH + face for face in range(1, climb.WALL + 1)}

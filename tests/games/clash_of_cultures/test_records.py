"""What single recorded games show."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.scoring import halves
from pentapolis.kernel.record import parse, replay
from tests.games.clash_of_cultures.common import GAME
from tests.records.wanted import texts

TEXTS = texts("clash_of_cultures")


def test_every_number_of_players_is_recorded_with_and_without_the_expansion() -> None:
    """CC-1.1."""
    tables = {(len(record.seats), record.options["expansion"]) for record in map(parse, TEXTS.values())}
    assert tables == {(players, expansion) for players in GAME.meta.players for expansion in ("on", "off")}


def test_half_points_stand_in_records_as_halves() -> None:
    """CC-3.4: half a point for each Advance is kept, never rounded."""
    kept = 0
    for text in TEXTS.values():
        record = parse(text)
        match = replay(GAME, record)
        assert record.result is not None
        for seat, points in enumerate(record.result.points):
            assert 2 * points == sum(halves(match.table, seat).values())
            kept += points % 1 == 0.5
    assert kept > 0


def test_a_victory_can_be_shared() -> None:
    """CC-3.12: equal points by every source."""
    match = replay(GAME, parse(TEXTS["shared_victory"]))
    outcome = match.outcome()
    first, *others = (outcome.scores[seat] for seat in outcome.winners)
    assert others
    assert all(score == first for score in others)

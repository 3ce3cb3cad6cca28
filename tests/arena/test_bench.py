"""What is measured."""

from __future__ import annotations

from pentapolis.arena.bench import Meter, Work, chess_player, copier, player, positions
from pentapolis.games import load

GAME = load("flow_of_history")


def test_play_counts_whole_games() -> None:
    done = player(GAME, 3)()
    assert done.games == 1
    assert done.decisions > 50


def test_copies_are_made_of_tracked_matches_in_the_middle_of_things() -> None:
    found = positions(GAME, 3, number=8)
    assert all(match.tracked and not match.over for match in found)
    assert len({len(match.history) for match in found}) > 4
    assert all(match.copy().hash() == match.hash() for match in found)
    assert copier(GAME, 3)() == Work(100, 0)


def test_the_reference_plays_a_game_of_chess() -> None:
    done = chess_player()()
    assert done.games == 1
    assert 4 <= done.decisions <= 400


def test_a_meter_counts_what_was_done_after_warming_up() -> None:
    meter = Meter(lambda: Work(sum(range(2000)) and 10, 1))
    meter.warm_up()
    assert (meter.decisions, meter.seconds) == (0, 0.0)
    meter.run(0.01)
    assert meter.decisions == 10 * meter.games > 0
    assert meter.seconds >= 0.01
    assert meter.decisions_per_s == meter.decisions / meter.seconds

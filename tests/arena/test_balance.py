"""What is picked, and what it is worth."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis.arena.balance import BalanceTally, breaches, notable
from pentapolis.arena.picks import Finder, Picks, Sample, board_of, sample
from pentapolis.arena.play import GameResult, WorkUnit
from pentapolis.games import load, shelf
from pentapolis.kernel import Match
from pentapolis.kernel.pieces import named_tables

GAME = "flow_of_history"
KINDS = {"castle": "cards", "inn": "cards", "moon": "cards", "ramses": "leaders", "sea": "terrains"}


def toy(places: tuple[int, ...], *seats: Picks, finished: bool = True) -> Sample:
    unit = WorkUnit("toy", 2, {}, "s", ("greedy", "greedy"))
    return Sample(GameResult(unit, ({"cards": 2}, {"cards": 1}), places, 9, "", finished), seats)


def test_a_balance_counts_what_was_offered_taken_and_held() -> None:
    tally = BalanceTally(("greedy",), 2, KINDS)
    both = Picks(("castle", "inn", "moon"), ("castle",), ("castle", "ramses"))
    other = Picks(("castle", "inn"), ("inn",), ("inn",))
    tally.add(toy((1, 2), both, other))
    tally.add(toy((1, 1), both, other))
    tally.add(toy((2, 1), both, other, finished=False))
    found = tally.balance()
    assert [(line.piece, line.offered, line.taken, line.held) for line in found.pieces] == [
        ("castle", 4, 2, 2),
        ("inn", 4, 2, 2),
        ("moon", 2, 0, 0),
        ("ramses", 0, 0, 2),
    ]
    castle, inn, moon, ramses = found.pieces
    assert castle.picked is not None
    assert castle.wins is not None
    assert (castle.picked.rate, castle.wins.won, castle.wins.fair, castle.lift) == (0.5, 1.5, 0.5, 1.5)
    assert (inn.lift, moon.lift, ramses.lift) == (0.5, None, 1.5)
    assert (moon.wins_taken, ramses.picked) == (None, None)
    assert not notable(castle.wins)
    assert (found.summary.games, found.summary.stalled) == (3, 1)
    broken = breaches(found.pieces, {"cards": 1.4, "leaders": 1.6}, ["cards", "leaders"])
    assert [(each.piece, each.demand) for each in broken] == [("castle", "most-lift"), ("moon", "all-taken")]


def test_what_wins_too_often_is_notable() -> None:
    tally = BalanceTally(("greedy",), 2, KINDS)
    for _ in range(20):
        tally.add(toy((1, 2), Picks(("inn",), ("inn",), ()), Picks((), (), ())))
    (line,) = (line for line in tally.balance().pieces if line.piece == "inn")
    assert line.wins is not None
    assert notable(line.wins)


def test_what_is_dealt_is_judged_by_who_has_it_and_luck_with_few_seats_does_not_lead() -> None:
    tally = BalanceTally(("greedy",), 2, KINDS)
    for number in range(40):
        seat = Picks(("inn",), ("inn",), ("ramses",))
        tally.add(toy((1, 2) if number % 4 else (2, 1), seat, Picks((), (), ())))
    tally.add(toy((1, 2), Picks(("castle", "ramses"), ("castle", "ramses"), ("ramses",)), Picks((), (), ())))
    lines = {line.piece: line for line in tally.balance().pieces}
    assert lines["ramses"].wins == lines["ramses"].wins_held
    assert lines["inn"].wins == lines["inn"].wins_taken
    assert (lines["inn"].lift, lines["castle"].lift) == (1.5, 2.0)
    assert [piece for piece in lines if lines[piece].kind == "cards"] == ["inn", "castle", "moon"]


def test_pieces_of_a_kind_are_judged_alike() -> None:
    """Some begin with the moon, and nobody takes it: how often it wins says nothing beside cards that are taken."""
    tally = BalanceTally(("greedy",), 2, KINDS | {"cleopatra": "leaders"})
    for _ in range(20):
        one = Picks(("castle", "inn"), ("castle",), ("castle", "moon", "ramses"))
        tally.add(toy((1, 2), one, Picks(("castle", "inn"), ("inn",), ("inn", "ramses"))))
    tally.add(toy((1, 2), Picks(("cleopatra",), ("cleopatra",), ()), Picks((), (), ("cleopatra",))))
    lines = {line.piece: line for line in tally.balance().pieces}
    assert [(lines[piece].by_held, lines[piece].lift) for piece in ("castle", "inn", "moon")] == [
        (False, 2.0),
        (False, 0.0),
        (False, None),
    ]
    assert lines["moon"].wins_held is not None
    ramses, cleopatra = lines["ramses"], lines["cleopatra"]
    assert (ramses.by_held, ramses.lift, cleopatra.by_held, cleopatra.lift) == (True, 1.0, True, 0.0)


def test_a_true_game_tells_what_its_seats_picked() -> None:
    unit = WorkUnit(GAME, 3, {}, "picks", ("random",) * 3)
    found = sample(None, unit)
    assert sample(None, unit) == found
    cards = set(named_tables(load(GAME))["cards"])
    for seat in found.seats:
        assert set(seat.taken) <= set(seat.offered) <= cards
        assert seat.held
        begun = [piece for piece in seat.held if piece not in seat.taken]
        assert begun, "nobody takes the card they begin with"
    assert msgspec.json.decode(msgspec.json.encode(found), type=Sample) == found


@pytest.mark.parametrize("name", shelf())
def test_every_game_shows_a_board_for_each_seat(name: str) -> None:
    game = load(name)
    for players in game.meta.players:
        match = Match.simulate(game, players, {}, "boards")
        for seat in range(players):
            board = board_of(match.view(seat), seat)
            assert board.score.keys() == match.score(seat).keys()  # type: ignore[attr-defined]
    assert Finder(game).pieces


def test_a_view_without_boards_is_told() -> None:
    with pytest.raises(LookupError, match="Unit has no list of boards"):
        board_of(WorkUnit("toy", 2, {}, "", ()), 0)


def alone(place: int, *taken: str) -> Sample:
    unit = WorkUnit("toy", 1, {}, "s", ("greedy",))
    return Sample(GameResult(unit, ({"cards": 2},), (place,), 9, ""), (Picks(("castle", "inn"), taken, ()),))


def test_pieces_of_who_plays_alone_are_measured_by_all_games_that_were_won() -> None:
    tally = BalanceTally(("greedy",), 1, KINDS)
    for each in (alone(1, "castle"), alone(1, "castle"), alone(2, "inn"), alone(2, "castle", "inn")):
        tally.add(each)
    lines = {line.piece: line for line in tally.balance().pieces}
    assert lines["castle"].lift == pytest.approx((2 / 3) / (2 / 4))
    assert lines["inn"].lift == 0.0


def test_where_no_game_was_won_no_piece_wins_more_than_another() -> None:
    tally = BalanceTally(("greedy",), 1, KINDS)
    tally.add(alone(2, "castle"))
    found = tally.balance()
    assert {(line.wins, line.lift) for line in found.pieces} == {(None, None)}
    assert breaches(found.pieces, {"cards": 1.0}, []) == []

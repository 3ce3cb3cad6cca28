"""Clocks: the arithmetic, and that the server enforces them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from pentapolis.server.client import Client
from pentapolis.server.engine.entries import Setup
from pentapolis.server.store.match import StoredMatch, StoredSeat
from pentapolis.server.table import clocks
from pentapolis.server.wire import socket as m
from tests.server.serving import ROOMY, Served, clock, eventually, new_match, run, served


def match_with(kind: str, seconds: int, *seats: StoredSeat) -> StoredMatch:
    setup = Setup("toy", len(seats), {}, "seed")
    match = StoredMatch("m", "ada", setup, "hash", 0.0, 0.0, list(seats))
    match.clock, match.clock_seconds = kind, seconds
    return match


def people(left: float = 0.0) -> tuple[StoredSeat, StoredSeat]:
    return StoredSeat(0, "me", "Ada", player="ada", time_left=left), StoredSeat(
        1, "link", "Bob", player="bob", time_left=left
    )


def test_a_move_clock_is_set_anew_for_each_decision() -> None:
    match = match_with("move", 60, *people())
    ada, bob = match.seats
    assert clocks.turn(match, [0], None, 100.0) == [ada]
    assert clocks.deadline(match) == 160.0
    assert clocks.left(ada, 130.0) == 30.0
    assert clocks.turn(match, [0], None, 130.0) == [], "a tentative answer gains no time"
    assert clocks.turn(match, [0], 0, 140.0) == [ada]
    assert clocks.left(ada, 140.0) == 60.0
    assert clocks.turn(match, [1], 0, 150.0) == [ada, bob]
    assert (ada.time_runs, bob.time_runs) == (None, 150.0)
    assert clocks.face(match, 160.0) == m.Clock("move", [50.0, 50.0], [1])


def test_a_time_bank_only_shrinks() -> None:
    match = match_with("bank", 60, *people(60.0))
    ada, bob = match.seats
    clocks.turn(match, [0], None, 0.0)
    clocks.turn(match, [1], 0, 20.0)
    clocks.turn(match, [0], 1, 30.0)
    assert clocks.left(ada, 35.0) == 35.0
    assert clocks.left(bob, 35.0) == 50.0
    assert clocks.run_out(match, 69.9) == []
    assert clocks.run_out(match, 70.0) == [ada]


def test_simultaneous_answers_stop_only_their_own_clock() -> None:
    match = match_with("move", 60, *people())
    clocks.turn(match, [0, 1], None, 0.0)
    clocks.turn(match, [1], 0, 30.0)
    assert [seat.time_runs for seat in match.seats] == [None, 0.0]
    assert clocks.deadline(match) == 60.0


@pytest.mark.parametrize(
    "seat",
    [
        StoredSeat(0, "bot", "greedy", bot="greedy"),
        StoredSeat(0, "link", ""),
        StoredSeat(0, "me", "Ada", stand_in="greedy", player="ada"),
    ],
)
def test_bots_and_open_seats_have_no_clock(seat: StoredSeat) -> None:
    match = match_with("move", 60, seat)
    assert clocks.turn(match, [0], None, 0.0) == []
    assert clocks.deadline(match) is None


def test_without_a_clock_nothing_runs() -> None:
    match = match_with("none", 0, *people())
    assert clocks.turn(match, [0], None, 0.0) == []
    assert clocks.face(match, 0.0) == m.Clock("none")


# Enforced


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = msgspec.structs.replace(ROOMY, grace=0.1, sweep=0.2)
    with served(Path(tmp_path_factory.mktemp("served")), limits) as running:
        yield running


async def pass_time(server: Served, match: str, seconds: float) -> None:
    """Nobody need be quick to see a clock run, and nobody waits for it to run out."""
    room = server.services.hub.rooms[match]
    for seat in room.match.seats:
        if seat.time_runs is not None:
            seat.time_runs -= seconds
    server.services.hub.advance(room)


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_who_is_out_of_time_is_played_by_a_bot_and_may_come_back(server: Served, kind: str) -> None:
    async def table() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await new_match(ada, "me", "here", clock=clock(kind, 300))
            table = await link.watch(match.id)
            seat = table.frame.waiting[0]
            assert table.frame.clock.running == [seat]
            assert 0 < table.frame.clock.left[seat] <= 300
            server.do(pass_time(server, match.id, 301))  # and the grace
            await eventually(lambda: table.frame.seats[seat].left)
            await eventually(lambda: table.frame.at > 0)
            assert isinstance(await table.hand_over(seat, ""), m.Done)
            await eventually(lambda: not table.frame.seats[seat].left)

    run(table())


def test_a_clock_runs_on_when_nobody_watches_and_after_a_restart(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, clock_least=1, grace=0.1, sweep=0.2)

    async def begin(server: Served) -> str:
        async with Client(server.url) as ada:
            return (await new_match(ada, "me", "here", clock=clock("move", 1))).id

    with served(tmp_path, limits) as first:
        match = run(begin(first))
    with served(tmp_path, limits) as second:

        async def wait() -> None:
            await eventually(lambda: match in second.services.hub.rooms)
            room = second.services.hub.rooms[match]
            await eventually(lambda: all(seat.stand_in for seat in room.match.seats))
            await eventually(lambda: room.match.progress.at > 0)

        run(wait())

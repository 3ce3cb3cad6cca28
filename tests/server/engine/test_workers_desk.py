"""The desk of a worker: which matches it has at hand, and what it asks for."""

from __future__ import annotations

import msgspec

from pentapolis.server.engine.entries import Answered, Entry, Log, Origin
from pentapolis.server.engine.workers.calls import AnyReply, Apply, Broken, Forget, Missing, Request, Show, Shown
from pentapolis.server.engine.workers.desk import Desk
from pentapolis.server.engine.workers.shelf import Shelf
from tests.server.engine_games import load
from tests.server.engine_play import setup_of

ENTRIES: list[Entry] = [Answered(number, f"r{number}", 0, "left", bot="random") for number in (1, 2)]


def desk() -> Desk:
    return Desk(Shelf(load, {}), most=10)


def show(desk: Desk, number: int, entries: list[Entry] | None = None, after: int = 0) -> AnyReply:
    log = None if entries is None else Log(setup_of("turns"), entries)
    return desk.handle(Request(Show("m", number, []), 1.0, log, after))


def number_of(reply: AnyReply) -> int:
    assert isinstance(reply, Shown)
    return reply.standing.number


def test_an_unknown_match_is_asked_for_from_the_beginning() -> None:
    assert show(desk(), 2) == Missing(0)


def test_a_log_opens_a_match() -> None:
    at = desk()
    assert number_of(show(at, 2, ENTRIES)) == 2
    assert number_of(show(at, 2)) == 2
    assert number_of(show(at, -1)) == 2


def test_the_rest_of_a_log_is_asked_for() -> None:
    at = desk()
    show(at, 1, ENTRIES[:1])
    assert show(at, 2) == Missing(1)
    assert number_of(show(at, 2, ENTRIES[1:], after=1)) == 2


def test_the_rest_of_a_log_is_not_taken_for_the_whole() -> None:
    """The match may have left the desk while its log was fetched."""
    assert show(desk(), 2, ENTRIES[1:], after=1) == Missing(0)
    at = desk()
    show(at, 0, [])
    assert show(at, 2, ENTRIES[1:], after=1) == Missing(0)


def test_entries_known_already_are_not_applied_again() -> None:
    at = desk()
    show(at, 1, ENTRIES[:1])
    assert number_of(show(at, 2, ENTRIES)) == 2


def test_a_match_that_cannot_have_been_continued_is_broken() -> None:
    origin = Origin(setup_of("late"), (), 0)
    log = Log(msgspec.structs.replace(setup_of("late", "t"), origin=origin))
    reply = desk().handle(Request(Show("m", 0, []), 1.0, log))
    assert isinstance(reply, Broken)
    assert "no such moment" in reply.what


def test_a_match_that_was_forgotten_is_asked_for() -> None:
    at = desk()
    show(at, 2, ENTRIES)
    at.handle(Request(Forget("m"), 1.0))
    at.handle(Request(Forget("m"), 1.0))
    assert show(at, -1) == Missing(0)


def test_a_match_ahead_of_its_log_is_dropped() -> None:
    at = desk()
    show(at, 1, ENTRIES[:1])
    at.handle(Request(Apply("m", 1, ENTRIES[1], []), 1.0))
    assert show(at, 1) == Missing(0)
    assert number_of(show(at, 1, ENTRIES[:1])) == 1

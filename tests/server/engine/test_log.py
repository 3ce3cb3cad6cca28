"""Long random logs with everything people do: a log always leads to the same match, and viewers always keep up."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis.kernel import Chance, Refusal
from pentapolis.server.engine.entries import Answered, Entry, pack_entry, unpack_entry
from pentapolis.server.engine.frames import GameFrame, Viewer, frame, standing
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.wire.socket import EventLine
from tests.server.engine_games import FLOW, load
from tests.server.engine_play import open_match, random_entries, random_log, viewers, whole_frames

GAMES = ["battle", "dice", "draft", "research", "duel", "peek", FLOW]
CASES = [(game, f"{game} {n}") for game in GAMES for n in range(3)]


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_a_log_replays_to_the_same_frames(game: str, seed: str) -> None:
    live, log = random_log(game, seed)
    stored = [unpack_entry(pack_entry(entry)) for entry in log]
    for entries in (stored, list(map(unjudged, stored))):
        again = LiveMatch(load(game), live.setup, entries)
        assert whole_frames(again) == whole_frames(live)
        assert standing(again) == standing(live)
        assert again.history == live.history
        assert all(frame(again, (0,), since) == frame(live, (0,), since) for since in range(live.number + 1))


def unjudged(entry: Entry) -> Entry:
    """The entry as it was before it was applied."""
    return msgspec.structs.replace(entry, firm=None) if isinstance(entry, Answered) else entry


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_a_log_can_be_cut_anywhere(game: str, seed: str) -> None:
    """What a server shows after a crash is what it showed before: at every entry."""
    live, shown, log = open_match(game, seed), [], []
    for entry in random_entries(live, seed, 60):
        try:
            log.append(live.apply(entry))
        except Refusal:
            continue
        shown.append(whole_frames(live))
    for count in range(0, len(log), 5):
        again = LiveMatch(load(game), live.setup, log[:count])
        assert count == 0 or whole_frames(again) == shown[count - 1]


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_a_refused_entry_changes_nothing(game: str, seed: str) -> None:
    live, refusals = open_match(game, seed), 0
    for entry in random_entries(live, seed, 100):
        before = whole_frames(live), standing(live)
        try:
            live.apply(entry)
        except Refusal:
            refusals += 1
            assert (whole_frames(live), standing(live)) == before
    assert refusals > 5


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_what_is_tentative_changes_nothing_for_others(game: str, seed: str) -> None:
    live, tentative = open_match(game, seed), 0
    for entry in random_entries(live, seed, 150):
        before = whole_frames(live)
        try:
            live.apply(entry)
        except Refusal:
            continue
        if live.tentative:
            tentative += 1
            for seats, seen in whole_frames(live).items():
                if live.actor not in seats:
                    assert seen == before[seats]
                    assert (seen.tentative, seen.undo, seen.redo, seen.end, seen.questions) == (
                        0,
                        False,
                        False,
                        False,
                        [],
                    )
        else:
            assert {seen.at for seen in whole_frames(live).values()} == {len(live.history)}
    assert tentative > 0


class Client:
    """Keeps the log of what one viewer was shown, as a browser does."""

    def __init__(self, seats: Viewer) -> None:
        self.seats = seats
        self.number = -1
        self.lines: list[EventLine] = []

    def receive(self, shown: GameFrame) -> None:
        self.lines = [line for line in self.lines if line.at <= shown.keep] + shown.events
        self.number = shown.version


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_viewers_that_miss_frames_catch_up(game: str, seed: str) -> None:
    live, chance = open_match(game, seed), Chance(seed)
    clients = [Client(seats) for seats in viewers(live.setup.players)]
    for entry in random_entries(live, seed, 150):
        try:
            live.apply(entry)
        except Refusal:
            continue
        for client in clients:
            if chance.below("miss", 3):
                client.receive(frame(live, client.seats, client.number))
                assert client.lines == frame(live, client.seats).events
                assert client.number <= live.number


def test_a_frame_repeats_no_line_that_is_known() -> None:
    live = open_match(FLOW)
    client, sent = Client((0,)), 0
    for entry in random_entries(live, "growing", 400):
        if isinstance(entry, Answered):
            try:
                live.apply(msgspec.structs.replace(entry, bot="random"))
            except Refusal:
                continue
            shown = frame(live, (0,), client.number)
            sent += len(shown.events)
            client.receive(shown)
    assert len(client.lines) == sent > 50


@pytest.mark.parametrize("since", [-1, -7, 1000])
def test_who_knows_nothing_gets_the_whole_log(since: int) -> None:
    live, _ = random_log(FLOW, "0")
    assert frame(live, (1,), since) == frame(live, (1,))
    assert frame(live, (1,)).keep == -1

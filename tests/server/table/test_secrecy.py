"""Secrecy from end to end: what comes over a seat's socket does not depend on what the seat cannot know.

Whole games are played over the sockets of a running server, and everything that every seat hears is kept. From many
moments of them another match begins in which everything that one seat cannot know is dealt anew; it is shown the same,
and goes on to be told the same, until it learns something that is different there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentapolis.kernel import Chance, Refusal
from pentapolis.server import services as services
from pentapolis.server.engine.entries import Ended, Entry, Origin, Setup, Undone
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.workers import Settings
from pentapolis.server.wire import socket as m
from tests.server.chairs import Chairs, Sitting, chairs
from tests.server.engine_games import FLOW, PLAYERS, load
from tests.server.engine_play import random_answer, setup_of
from tests.server.engine_pool import GAMES
from tests.server.serving import Served, run, served

MOVES = 70  # in a game of The Flow of History: enough for some eras; the toys are over before
STEPS = 6  # that two worlds go together


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that can also play the kernel's toys."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "Settings", partial(Settings, games=GAMES))
        with served(Path(tmp_path_factory.mktemp("toys"))) as running:
            yield running


class Told:
    """A whole game as it was played: the entries, and what each seat heard after each of them."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.entries: list[Entry] = []
        self.heard: list[list[list[m.ServerMessage]]] = []
        self.shown: list[dict[int, m.Frame]] = []
        self.answers: list[int] = []  # given so far; -1: some can be taken back or given again, nothing begins here


async def play(sitting: Sitting, game: str, chance: Chance) -> Told:
    told = Told(LiveMatch(load(game), setup_of(game)))
    note(told, sitting)
    while not told.live.over and len(told.entries) < MOVES:
        entry = next_entry(told.live, chance)
        assert isinstance(await sitting.do(entry), m.Done)
        stored = sitting.entries()[-1]
        told.live.apply(stored)
        told.entries.append(entry)
        note(told, sitting)
    return told


def note(told: Told, sitting: Sitting) -> None:
    live = told.live
    seats = range(live.setup.players)
    loose = live.tentative or any(live.match.has_sealed(seat) or live.may_redo(seat) for seat in seats)
    told.answers.append(-1 if loose else len(live.history))
    told.heard.append([list(messages) for messages in sitting.heard])
    told.shown.append(dict(sitting.frames))


def next_entry(live: LiveMatch, chance: Chance) -> Entry:
    actor = live.actor
    if actor is not None and chance.below("undo", 6) == 0:
        return Undone(live.number + 1, "", actor)
    answer = random_answer(live, chance)
    if answer is not None:
        return msgspec.structs.replace(answer, bot="")
    assert actor is not None
    return Ended(live.number + 1, "", actor)


# Worlds


def other_world(told: Told, moment: int, seat: int) -> tuple[Setup, LiveMatch] | None:
    """The position after so many entries with what the seat cannot know dealt anew; None where there is none."""
    before, steps = told.live.setup, told.live.history[: told.answers[moment]]
    setup = Setup(before.game, before.players, {}, f"{moment} {seat}", origin=Origin(before, tuple(steps), seat))
    try:
        return setup, LiveMatch(told.live.game, setup)
    except Refusal:
        return None


def sight(frame: m.Frame) -> dict[str, Any]:
    """All of a frame but its match, and what counts from the beginning of that."""
    seen = msgspec.structs.asdict(frame)
    seen["view"] = bytes(frame.view)
    return {name: seen[name] for name in seen if name not in ("match", "version", "since", "at", "keep", "events")}


def hearing(messages: list[m.ServerMessage], start: int) -> list[Any]:
    """What a seat heard, as if its match had begun `start` answers later."""
    return [message(heard, start) for heard in messages]


def message(heard: m.ServerMessage, start: int) -> Any:
    if not isinstance(heard, m.Frame):
        return type(heard)
    lines = [(line.at - start, line.key, line.args) for line in heard.events]
    return (sight(heard), heard.at - start, heard.keep - start, lines)


async def go_together(sitting: Sitting, told: Told, moment: int, seat: int) -> int:
    """Do in another world what was done in this one; returns how long the seat could not tell them apart."""
    start = told.answers[moment]
    for step in range(1, STEPS + 1):
        if moment + step >= len(told.shown):
            return step - 1
        reply = await sitting.do(told.entries[moment + step - 1])
        if not isinstance(reply, m.Done):
            return step - 1  # it was not possible there: another seat has other cards
        if sitting.frames[seat].view != told.shown[moment + step][seat].view:
            return step - 1  # the seat has learnt something
        if whole_log(sitting.heard[seat]) or whole_log(told.heard[moment + step][seat]):
            return step - 1
        assert hearing(sitting.heard[seat], 0) == hearing(told.heard[moment + step][seat], start)
    return STEPS


def whole_log(messages: list[m.ServerMessage]) -> bool:
    return any(isinstance(heard, m.Frame) and heard.keep < 0 for heard in messages)


async def compare(at: Chairs, told: Told, moment: int, seat: int) -> tuple[int, bool, bool] | None:
    """How many steps two worlds went together; whether they differ, and whether another seat sees that they do."""
    made = other_world(told, moment, seat)
    if made is None:
        return None
    setup, world = made
    sitting = await at.begin(setup)
    assert sight(sitting.frames[seat]) == sight(told.shown[moment][seat])
    others = [other for other in range(setup.players) if other != seat]
    seen = any(sitting.frames[other].view != told.shown[moment][other].view for other in others)
    here = LiveMatch(told.live.game, told.live.setup)
    for player, key in told.live.history[: told.answers[moment]]:
        here.match.answer(key, player)
    steps = await go_together(sitting, told, moment, seat)
    await sitting.leave()
    return steps, world.match.state != here.match.state, seen


@pytest.mark.parametrize(("game", "stride"), [(FLOW, 8), ("peek", 1), ("battle", 1), ("draft", 1)])
def test_a_seat_hears_the_same_in_every_world_it_could_be_in(toys: Served, game: str, stride: int) -> None:
    async def story() -> None:
        async with chairs(toys, PLAYERS[game]) as at:
            sitting = await at.begin(setup_of(game))
            told = await play(sitting, game, Chance(game))
            await sitting.leave()
            moments = [moment for moment, answers in enumerate(told.answers) if answers >= 0][::stride]
            found = [
                result
                for moment in moments
                for seat in range(PLAYERS[game])
                if (result := await compare(at, told, moment, seat)) is not None
            ]
            assert len(found) >= 3
            assert sum(steps for steps, _, _ in found) > 3
            assert any(differ for _, differ, _ in found), "nothing was hidden"
            # The deck of The Flow of History is hidden from everybody; hands are not hidden from their owners.
            assert any(seen for _, _, seen in found) == (game != FLOW), "a leak would not be noticed"

    run(story())

"""A table of one, where somebody plays alone against the game: it begins at once, and may be lost."""

from __future__ import annotations

import pytest

from pentapolis.bots import Perspective, make_bot
from pentapolis.kernel import Match
from pentapolis.server.client import Client
from pentapolis.server.client.bot import play, uniform
from pentapolis.server.engine.analysis import survey
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.records import as_entries
from pentapolis.server.wire import socket as m
from pentapolis.server.wire.http import NewMatch
from tests.kernel.toys.climb import CLIMB, SUMMIT
from tests.server.serving import Served, eventually, run, seats

GAME = "civolution"


def test_a_table_of_one_is_played_from_its_making_to_its_result(server: Served) -> None:
    async def story() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await ada.create(NewMatch(GAME, seats("me"), options={"level": "expert"}))
            assert [(seat.kind, seat.yours, seat.open) for seat in match.seats] == [("me", True, False)]
            assert (match.options["level"], match.hints) == ("expert", True)
            table = await link.watch(match.id)
            assert table.frame.waiting == [0], "nobody is waited for"
            while table.frame.at - table.frame.tentative < 6:  # what no die has followed can be taken back anyway
                await table.answer(0, table.frame.questions[0].choices[0].key, end=True)
                await eventually(lambda: table.frame.questions)
            assert isinstance(await table.rewind(0, 2), m.Done), "nobody else is asked"
            await eventually(lambda: table.frame.at == 2)
            end = await play(table, uniform)
            assert end.over
            assert end.places in ([1], [2])
            over = await ada.match(match.id)
            assert (over.over, over.places) == (True, end.places)
            assert (await ada.verify(match.id)).verified
            assert "places" in await ada.record(match.id)

    run(story())


def test_a_bot_plays_alone_while_people_watch(server: Served) -> None:
    async def story() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await ada.create(NewMatch(GAME, seats("random"), watch="link"))
            table = await link.watch(match.id)
            await eventually(lambda: table.frame.over)
            assert table.frame.places in ([1], [2])

    run(story())


@pytest.mark.parametrize("seed", ["0", "1", "2", "3", "4", "5"])
def test_a_review_tells_the_chance_against_the_game(seed: str) -> None:
    match = Match.start(CLIMB, 1, seed=seed, silent=True)
    bot = make_bot("random", seed)
    while (ask := match.ask) is not None:
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    live = LiveMatch(CLIMB, Setup("climb", 1, {}, seed), as_entries(match.history))
    *points, last = survey(live, 0, 0, 60.0).points
    assert points
    assert all(len(point.shares) == 1 and 0 <= point.shares[0] <= 1 for point in points)
    assert last.shares == [float(match.state.heights[0] > SUMMIT)]

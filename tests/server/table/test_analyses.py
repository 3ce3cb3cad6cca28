"""Analyses: a planted blunder is found; the work can be stopped, taken up again, and is done only once."""

from __future__ import annotations

import asyncio

import pytest

from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load, shelf
from pentapolis.kernel import Match, Refusal
from pentapolis.server.client import Client, Refused
from pentapolis.server.engine.analysis import examine, survey
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.records import as_entries
from pentapolis.server.engine.workers import Crashed
from pentapolis.server.wire.http import MatchInfo, Review
from tests.server.blunder import SEAT, blunder
from tests.server.serving import GAME, Served, new_match, run


async def bring(client: Client, text: str) -> MatchInfo:
    await client.session()
    reply = await client.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    return await client.match(reply.json()["id"])


async def finished(client: Client, match: str) -> Review:
    while (review := await client.review(match, SEAT)).state == "running":
        await asyncio.sleep(0.05)
    return review


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_planted_blunder_is_found(server: Served, game: str) -> None:
    planted = blunder(game)

    async def story() -> None:
        async with Client(server.url) as ada:
            match = await bring(ada, planted.record)
            assert (await ada.review(match.id, SEAT)).state == "none"
            begun = await ada.review(match.id, SEAT, "POST")
            assert begun.state == "running"
            review = await finished(ada, match.id)
            assert review.state == "done"
            assert review.done == review.whole
            found = {mistake.at: mistake for mistake in review.mistakes}
            assert len(found) <= 5
            assert found[planted.at].given.choice.key == planted.given
            assert found[planted.at].best.share - found[planted.at].given.share > planted.plan.gap / 2
            assert all(played.reasons for mistake in review.mistakes for played in (mistake.given, mistake.best))
            losses = [mistake.best.share - mistake.given.share for mistake in review.mistakes]
            assert losses == sorted(losses, reverse=True)
            # Once is enough: who asks again is told the same.
            assert await ada.review(match.id, SEAT, "POST") == review

    run(story())


def test_the_line_of_a_review_has_every_choice_of_the_seat_and_the_result() -> None:
    match = Match.start(load(GAME), 2, seed="line", silent=True)
    bot = make_bot("random", "line")
    while (ask := match.ask) is not None:
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)
    live = LiveMatch(load(GAME), Setup(GAME, 2, {}, "line"), as_entries(match.history))
    start = len(live.history) - 12
    whole = survey(live, SEAT, start, 60.0)
    assert whole.until == len(live.history) + 1
    *points, last = whole.points
    assert points
    assert all(start <= point.at and live.history[point.at][0] == SEAT for point in points)
    assert all(sum(point.shares) == pytest.approx(1) for point in whole.points)
    winners = match.outcome().winners
    assert last.shares == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]


def test_a_survey_goes_on_where_it_ended() -> None:
    live = blunder().live
    first = survey(live, SEAT, 0, 0.0)
    assert len(first.points) == 1
    second = survey(live, SEAT, first.until, 0.0)
    assert second.points[0].at >= first.until
    assert survey(live, SEAT, 0, 0.0) == first


def test_only_a_decision_of_the_seat_can_be_examined() -> None:
    live = blunder().live
    other = next(at for at, (seat, _) in enumerate(live.history) if seat != SEAT)
    for at in (other, -1, len(live.history)):
        with pytest.raises(Refusal):
            examine(live, SEAT, at)


def test_a_review_is_stopped_and_goes_on(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    engine, gate = server.services.engine, asyncio.Event()
    survey_of = engine.survey

    async def slow(*place: object, **number: object) -> object:
        await gate.wait()
        return await survey_of(*place, **number)  # type: ignore[arg-type]

    async def story() -> None:
        async with Client(server.url) as ada:
            match = await bring(ada, blunder().record)
            monkeypatch.setattr(engine, "survey", slow)
            await ada.review(match.id, SEAT, "POST")
            assert (await ada.review(match.id, SEAT, "DELETE")).state == "stopped"
            server.do(_set(gate))
            await asyncio.sleep(0.3)
            assert (await ada.review(match.id, SEAT)).state == "stopped"
            assert (await ada.review(match.id, SEAT, "POST")).state == "running"
            while not (await ada.review(match.id, SEAT)).points:
                await asyncio.sleep(0.05)
            await ada.review(match.id, SEAT, "DELETE")

    run(story())


async def _set(gate: asyncio.Event) -> None:
    gate.set()


def test_a_review_that_fails_can_be_taken_up_again(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crash(*place: object, **number: object) -> object:
        raise Crashed("gone")

    async def story() -> None:
        async with Client(server.url) as ada:
            match = await bring(ada, blunder().record)
            with monkeypatch.context() as broken:
                broken.setattr(server.services.engine, "survey", crash)
                await ada.review(match.id, SEAT, "POST")
                assert (await finished(ada, match.id)).state == "stopped"

    run(story())


def test_only_finished_matches_are_reviewed_and_only_by_those_who_see_them(server: Served) -> None:
    async def story() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            await eve.session()
            running = await new_match(ada, "me", "greedy")
            assert await status_of(ada, running.id) == 409
            assert await status_of(eve, running.id) == 404
            over = await bring(ada, blunder().record)
            assert await status_of(ada, over.id, 2) == 404
            assert await status_of(eve, over.id) == 200

    async def status_of(client: Client, match: str, seat: int = 0) -> int:
        try:
            await client.review(match, seat)
        except Refused as refused:
            return refused.status
        return 200

    run(story())

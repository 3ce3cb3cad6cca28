"""Several server processes on one PostgreSQL database, with fan-out over a real Valkey or Redis."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from pentapolis.server.client import Client, Table
from pentapolis.server.client.bot import play, uniform
from pentapolis.server.store.match import StoredProposal
from pentapolis.server.table.fanout import Notice
from pentapolis.server.wire import socket as m
from tests.server.databases import Valkey, postgres, valkey
from tests.server.serving import ROOMY, Served, clock, eventually, http, new_match, run, served, wait_until
from tests.server.sockets import wired

LIMITS = msgspec.structs.replace(ROOMY, sweep=0.3, orphan=0.5)


class Cluster:
    """Two servers that share everything that matters."""

    def __init__(self, one: Served, two: Served, fanout: Valkey) -> None:
        self.one, self.two, self.fanout = one, two, fanout


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with ExitStack() as stack:
        folder = Path(tmp_path_factory.mktemp("cluster"))
        database = stack.enter_context(postgres())
        fanout = stack.enter_context(valkey(folder))
        settings = {"database_url": database, "fanout_url": fanout.url, "limits": LIMITS}
        one, two = [stack.enter_context(served(folder, **settings)) for _ in range(2)]  # type: ignore[arg-type]
        yield Cluster(one, two, fanout)


def test_people_at_different_processes_play_one_game(cluster: Cluster) -> None:
    async def game() -> None:
        async with Client(cluster.one.url) as ada, Client(cluster.two.url) as bob:
            match = await new_match(ada, "me", "link", "random")
            await bob.join(match.id, match.seats[1].invitation, "Bob")
            async with ada.link() as one, bob.link() as two:
                tables = [await one.watch(match.id), await two.watch(match.id)]
                await eventually(lambda: all(seat.online for seat in tables[0].seats[:2]))
                await eventually(lambda: tables[0].seats[1].name == "Bob")
                frames = await asyncio.gather(*(play(table, uniform) for table in tables))
                assert all(frame.over for frame in frames)
                await eventually(lambda: tables[0].log == tables[1].log)
            assert (await bob.verify(match.id)).verified
            log = cluster.one.do(cluster.one.services.store.entries(match.id))
            assert [written.entry.number for written in log] == list(range(1, len(log) + 1))

    run(game())


def test_of_two_moves_at_once_one_wins_and_the_other_is_stale(cluster: Cluster) -> None:
    async def game() -> None:
        async with Client(cluster.one.url) as ada:
            match = await new_match(ada, "me", "here")
            elsewhere = Client(cluster.two.url, ada.token)
            async with ada.link() as one, elsewhere.link() as two:
                tables = [await one.watch(match.id), await two.watch(match.id)]
                for _ in range(12):
                    await asyncio.gather(*(catch_up(table, tables) for table in tables))
                    question = tables[0].frame.questions[0]
                    replies = await asyncio.gather(
                        *(table.answer(question.seat, question.choices[0].key, end=True) for table in tables)
                    )
                    assert all(isinstance(reply, m.Done | m.Stale) for reply in replies), replies
                    assert any(isinstance(reply, m.Done) for reply in replies)
                await asyncio.gather(*(catch_up(table, tables) for table in tables))
                assert tables[0].log == tables[1].log
            await elsewhere.http.aclose()

    run(game())


async def catch_up(table: Table, tables: list[Table]) -> None:
    await eventually(lambda: table.version == max(other.version for other in tables) and table.frame.questions)


def test_chat_votes_and_seats_cross_processes(cluster: Cluster) -> None:
    async def game() -> None:
        async with Client(cluster.one.url) as ada, Client(cluster.two.url) as bob:
            match = await new_match(ada, "me", "link")
            await bob.join(match.id, match.seats[1].invitation)
            async with ada.link() as one, bob.link() as two:
                mine, theirs = await one.watch(match.id), await two.watch(match.id)
                await mine.say("hello")
                await eventually(lambda: [line.text for line in theirs.chat.values()] == ["hello"])
                await theirs.hand_over(1, "random")
                await eventually(lambda: mine.frame.seats[1].left)
                await theirs.hand_over(1, "")
                await eventually(lambda: not mine.frame.seats[1].left)
                while mine.frame.at < 3 or theirs.frame.at < 3:
                    for table, seat in ((mine, 0), (theirs, 1)):
                        if table.frame.questions:
                            await table.answer(seat, table.frame.questions[0].choices[0].key, end=True)
                    await asyncio.sleep(0.02)
                while isinstance(reply := await mine.rewind(0, 0), m.Stale):
                    await asyncio.sleep(0.02)  # their last move is still on its way to this process
                assert isinstance(reply, m.Done)
                await eventually(lambda: theirs.frame.proposals)
                await theirs.vote(1, theirs.frame.proposals[0].number, True)
                await eventually(lambda: mine.frame.at == theirs.frame.at == 0)
            await eventually(lambda: not cluster.one.services.hub.rooms[match.id].here())

    run(game())


def test_a_session_revoked_here_loses_its_sockets_there(cluster: Cluster) -> None:
    async def visit() -> None:
        async with Client(cluster.one.url) as ada:
            there = Client(cluster.two.url, ada.token)
            async with wired(cluster.two, there) as wire:
                await ada.http.post("/api/logout")
                assert await wire.closed() == m.REVOKED
            await there.http.aclose()

    run(visit())


def test_moves_go_on_while_the_fanout_is_away(cluster: Cluster) -> None:
    """A lost notice costs a delay, never a move."""

    async def game() -> None:
        async with Client(cluster.one.url) as ada:
            match = await new_match(ada, "me", "here")
            there = Client(cluster.two.url, ada.token)
            async with ada.link() as one, there.link() as two:
                mine, theirs = await one.watch(match.id), await two.watch(match.id)
                cluster.fanout.stop()
                try:
                    question = mine.frame.questions[0]
                    reply = await mine.answer(question.seat, question.choices[0].key, end=True)
                    assert isinstance(reply, m.Done)
                    await mine.say("anybody there?")
                    with http(cluster.one) as browser:
                        assert browser.get("/health/ready").status_code == 503
                        assert browser.get("/health/live").status_code == 200
                    assert theirs.version < reply.version
                finally:
                    cluster.fanout.start()
                await eventually(lambda: theirs.version == mine.version)
                assert theirs.frame.view == mine.frame.view
                await eventually(lambda: [line.text for line in theirs.chat.values()] == ["anybody there?"])
            await there.http.aclose()

    run(game())


def test_a_notice_that_got_lost_costs_a_delay_only(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    fanout, lost = cluster.one.services.fanout, list[Notice]()
    tell = fanout.tell

    async def forgetful(notice: Notice) -> None:
        if notice.kind == "changed":
            lost.append(notice)
        else:
            await tell(notice)

    async def game() -> None:
        async with Client(cluster.one.url) as ada, Client(cluster.two.url, ada.token) as there:
            match = await new_match(ada, "me", "here")
            async with ada.link() as one, there.link() as two:
                mine, theirs = await one.watch(match.id), await two.watch(match.id)
                monkeypatch.setattr(fanout, "tell", forgetful)
                question = mine.frame.questions[0]
                assert isinstance(await mine.answer(question.seat, question.choices[0].key, end=True), m.Done)
                await eventually(lambda: theirs.version == mine.version and theirs.frame.at > 0)
                assert match.id in {notice.match for notice in lost}

    run(game())


def test_what_could_not_be_looked_up_at_once_is_shown_later(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    social, failed = cluster.one.services.social, set[str]()
    proposals = social.proposals

    async def away_once(match: str) -> list[StoredProposal]:
        if match not in failed:
            failed.add(match)
            raise OSError("the database is away")
        return await proposals(match)

    async def visit() -> None:
        async with Client(cluster.one.url) as ada, Client(cluster.two.url) as bob:
            match = await new_match(ada, "me", "link")
            async with ada.link() as one:
                mine = await one.watch(match.id)
                monkeypatch.setattr(social, "proposals", away_once)
                await bob.join(match.id, match.seats[1].invitation, "Bob")
                await eventually(lambda: mine.frame.seats[1].name == "Bob")
                assert match.id in failed

    run(visit())


def test_a_seat_that_was_handed_over_is_played_whatever_happens_elsewhere(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of the one has not heard yet that the other has left, and starts the clock of a person."""

    async def deaf(notice: Notice) -> None:
        pass

    async def game() -> None:
        async with Client(cluster.one.url) as ada, Client(cluster.two.url) as bob:
            match = await new_match(ada, "me", "link", clock=clock("bank", 600))
            await bob.join(match.id, match.seats[1].invitation)
            async with ada.link() as one, bob.link() as two:
                tables = [await one.watch(match.id), await two.watch(match.id)]
                first = tables[0].frame.waiting[0]
                mover, leaver, away = tables[first], tables[1 - first], 1 - first
                monkeypatch.setattr((cluster.one, cluster.two)[first].services.hub, "_follow", deaf)
                await leaver.hand_over(away, "random")
                assert not mover.frame.seats[away].left
                while mover.frame.waiting == [first]:
                    await mover.answer(first, mover.frame.questions[0].choices[0].key, end=True)
                at = mover.frame.at
                assert at
                await eventually(lambda: leaver.frame.at > at)
            stored = cluster.two.do(cluster.two.services.store.load(match.id))
            assert stored is not None
            assert stored.seats[away].stand_in == "random"

    run(game())


def test_another_process_minds_the_matches_of_one_that_is_gone(cluster: Cluster, tmp_path: Path) -> None:
    """A bot's turn is due, and the process that should have played it no longer runs."""

    async def begin(server: Served) -> str:
        async with Client(server.url) as ada:
            return (await new_match(ada, "random", "random")).id

    settings = {"database_url": cluster.one.config.database_url, "fanout_url": cluster.fanout.url}
    with served(tmp_path, LIMITS, bot_delay=1.0, **settings) as third:
        match = run(begin(third))

    async def at() -> int:
        stored = await cluster.one.services.store.load(match)
        assert stored is not None
        return stored.progress.at

    wait_until(lambda: cluster.one.do(at()) > 5)

"""The database: migrations on SQLite and PostgreSQL, durability settings, and one writer for each number."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text, update

from pentapolis.server.config import driver_url
from pentapolis.server.engine.entries import Answered, Setup, StoredEntry
from pentapolis.server.limits import DEFAULT
from pentapolis.server.store.accounts import AccountStore
from pentapolis.server.store.analyses import NOTHING, AnalysisStore, Found
from pentapolis.server.store.database import MIGRATIONS, Database
from pentapolis.server.store.entries import Outrun
from pentapolis.server.store.match import ChatLine, Progress, StoredMatch, StoredProposal, StoredSeat
from pentapolis.server.store.matches import MatchStore
from pentapolis.server.store.models import AnalysisRow, Base
from pentapolis.server.store.social import SocialStore
from tests.server.databases import postgres
from tests.server.serving import run


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return driver_url(f"sqlite:///{tmp_path / 'table.db'}")
    made: str = driver_url(request.getfixturevalue("cluster"))
    run(empty(made))
    return made


async def empty(url: str) -> None:
    database = Database(url)
    async with database.writing() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()


def test_migrations_lead_to_the_models(url: str) -> None:
    async def check() -> None:
        database = Database(url)
        await database.migrate()
        await database.migrate()  # again is harmless
        async with database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            tables = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
            assert tables == {*Base.metadata.tables, "alembic_version"}
        await database.close()

    run(check())


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


def test_processes_that_start_together_migrate_once(url: str) -> None:
    async def check() -> None:
        databases = [Database(url) for _ in range(3)]
        await asyncio.gather(*(database.migrate() for database in databases))
        for database in databases:
            await database.ready()
            await database.close()

    run(check())


def test_there_is_one_line_of_migrations() -> None:
    script = ScriptDirectory(str(MIGRATIONS))
    assert len(script.get_heads()) == 1
    assert [revision.revision for revision in script.walk_revisions()][-1] == "0001"


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(driver_url(f"sqlite:///{tmp_path / 'table.db'}"))
        async with database.reading() as connection:
            settings = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in PRAGMAS]
        assert dict(zip(PRAGMAS, settings, strict=True)) == PRAGMAS
        await database.close()

    run(check())


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


# The store, on both


async def stocked(url: str) -> tuple[Database, MatchStore, str]:
    """A database with one player and one match."""
    database = Database(url)
    await database.migrate()
    ada, _ = await AccountStore(database, DEFAULT).make_guest()
    store = MatchStore(database)
    seats = [StoredSeat(0, "me", "Ada", player=ada.player), StoredSeat(1, "link", "", invitation_hash="i" * 64)]
    setup = Setup("flow_of_history", 2, {"stall": "3"}, "seed")
    await store.create(StoredMatch("match", ada.player, setup, "hash", 1.0, 1.0, seats, Progress(due=5.0)))
    return database, store, ada.player


def written(number: int, request: str) -> StoredEntry:
    return StoredEntry(Answered(number, request, 0, "harvest"), number, "h")


def test_what_is_stored_comes_back(url: str) -> None:
    async def check() -> None:
        database, store, ada = await stocked(url)
        progress = Progress(1, 1, waiting=(1,), since=2.5, due=9.0)
        seat = StoredSeat(0, "me", "Ada", player=ada, stand_in="greedy", time_left=3.25, time_runs=1.5)
        await store.append("match", written(1, "r1"), progress, [seat], 7.0)
        match = await store.load("match")
        assert match is not None
        assert match.seats[0].stand_in == "", "who moves does not say who plays for whom"
        await store.save("match", progress, [], [seat], 7.0)
        match = await store.load("match")
        assert match is not None
        assert match.progress == progress
        assert match.changed == 7.0
        assert match.seats[0] == seat
        assert match.setup.options == {"stall": "3"}
        assert await store.entries("match") == [written(1, "r1")]
        assert await store.entries("match", after=1) == []
        assert await store.requests("match") == {"r1"}
        assert await store.due(8.9) == []
        assert await store.due(9.0) == ["match"]
        assert [one.id for one in await store.matches_of(ada, 10)] == ["match"]
        assert await store.count_running(ada) == 1
        assert await store.load("nowhere") is None
        await database.close()

    run(check())


def test_a_number_is_written_once_and_a_request_is_stored_once(url: str) -> None:
    async def check() -> None:
        database, store, _ = await stocked(url)
        await store.append("match", written(1, "r1"), Progress(1), [], 2.0)
        for number, request in ((1, "r2"), (2, "r1")):
            with pytest.raises(Outrun):
                await store.append("match", written(number, request), Progress(number, at=99), [], 3.0)
        match = await store.load("match")
        assert match is not None
        assert match.progress == Progress(1), "nothing of it remains"
        results = await asyncio.gather(
            *(store.append("match", written(2, f"race{n}"), Progress(2), [], 4.0) for n in range(5)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", *["Outrun"] * 4]
        await database.close()

    run(check())


def test_seats_are_taken_once(url: str) -> None:
    async def check() -> None:
        database, store, ada = await stocked(url)
        assert await store.invite("match", 1, "j" * 64)
        taken = await asyncio.gather(*(store.take_seat("match", 1, ada, f"Bob {n}") for n in range(3)))
        assert sorted(taken) == [False, False, True]
        assert not await store.invite("match", 1, "k" * 64)
        await database.close()

    run(check())


def test_chat_proposals_and_webhooks(url: str) -> None:
    async def check() -> None:
        database, _, ada = await stocked(url)
        social = SocialStore(database)
        line = ChatLine(0, 0, "Ada", "hello", 1.0)
        first = await social.say("match", ada, "s1", line, 2)
        assert first is not None
        assert first.number == 1
        assert await social.say("match", ada, "s1", ChatLine(0, 0, "Ada", "hello", 2.0), 2) == first
        assert await social.say("match", ada, "s2", line, 2) is not None
        assert await social.say("match", ada, "s3", line, 2) is None
        assert [one.number for one in await social.chat("match", after=1)] == [2]
        proposal = await social.propose("match", StoredProposal(0, "p1", "rewind", 0, at=3, wanted=(1,)))
        assert await social.proposals("match") == [proposal]
        assert await social.proposed("match", "p1")
        assert await social.vote("match", proposal.number, (0,), True) is None, "nobody asked"
        votes = await asyncio.gather(*(social.vote("match", proposal.number, (1,), True) for _ in range(3)))
        assert [(vote.state, vote.accepted) for vote in votes if vote is not None] == [("accepted", (1,))], (
            "counted once"
        )
        assert await social.proposals("match") == []
        for at in (1, 5):
            await social.propose("match", StoredProposal(0, f"p at {at}", "rewind", 0, at=at, wanted=(1,)))
        await social.drop_rewinds("match", 3)
        assert [proposal.at for proposal in await social.proposals("match")] == [1]
        for hook in ("https://one.test", "https://two.test", ""):
            await social.set_hook("match", ada, hook)
            assert await social.hooks("match") == ({ada: hook} if hook else {})
        await database.close()

    run(check())


def test_a_review_that_an_earlier_version_wrote_in_another_shape_is_as_good_as_none(url: str) -> None:
    former = '{"done": 3, "mistakes": [{"at": 1, "given": {"reasons": [{"change": 2}]}}]}'

    async def check() -> None:
        database, _, _ = await stocked(url)
        reviews = AnalysisStore(database)
        await reviews.begin("match", 0, "former", Found(done=3))
        assert (await reviews.load("match", 0)).found.done == 3
        async with database.writing() as connection:
            await connection.execute(update(AnalysisRow).values(body=former, state="done"))
        assert await reviews.load("match", 0) == NOTHING
        await reviews.begin("match", 0, "again", NOTHING.found)
        assert await reviews.save("match", 0, "again", Found(done=9), "done")
        assert (await reviews.load("match", 0)).found.done == 9
        await database.close()

    run(check())

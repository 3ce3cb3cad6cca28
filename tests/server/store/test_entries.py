"""The writer writes moves of several matches in one transaction; each is still on its own."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.engine.entries import Answered, Setup, StoredEntry
from pentapolis.server.limits import DEFAULT
from pentapolis.server.store.accounts import AccountStore
from pentapolis.server.store.database import Database
from pentapolis.server.store.entries import Outrun
from pentapolis.server.store.match import Progress, StoredMatch, StoredSeat
from pentapolis.server.store.matches import MatchStore
from tests.server.serving import run

MATCHES = "abcde"


def match(name: str, owner: str) -> StoredMatch:
    return StoredMatch(
        name, owner, Setup("flow_of_history", 2, {}, "seed"), "", 0.0, 0.0, [StoredSeat(0, "me", "Ada", player=owner)]
    )


def move(number: int, request: str) -> StoredEntry:
    return StoredEntry(Answered(number, request, 0, "harvest"), number, "hash")


async def append(store: MatchStore, name: str, written: StoredEntry) -> Exception | None:
    seat = StoredSeat(0, "me", "Ada", time_left=float(written.entry.number))
    try:
        await store.append(name, written, Progress(entries=written.entry.number), [seat], 1.0)
    except Outrun as outrun:
        return outrun
    return None


async def numbers(store: MatchStore, name: str) -> list[int]:
    return [written.entry.number for written in await store.entries(name)]


async def with_stores(folder: Path, story: Any) -> None:
    """Two processes on one database."""
    databases = [Database(f"sqlite+aiosqlite:///{folder / 'table.db'}") for _ in range(2)]
    try:
        await databases[0].migrate()
        owner, _ = await AccountStore(databases[0], DEFAULT).make_guest()
        stores = [MatchStore(database) for database in databases]
        for name in MATCHES:
            await stores[0].create(match(name, owner.player))
        await story(*stores)
    finally:
        for database in databases:
            await database.close()


def test_moves_that_wait_are_written_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[None] = []
    write = Database.write

    async def counted(database: Database, work: Any) -> Any:
        written.append(None)
        return await write(database, work)

    async def story(store: MatchStore, _other: MatchStore) -> None:
        monkeypatch.setattr(Database, "write", counted)
        moves = [append(store, name, move(number, f"r{number}")) for number in (1, 2, 3) for name in MATCHES]
        assert await asyncio.gather(*moves) == [None] * 15
        for name in MATCHES:
            assert await numbers(store, name) == [1, 2, 3]
            stored = await store.load(name)
            assert stored is not None
            assert stored.progress.entries == 3
            assert stored.seats[0].time_left == 3.0
        assert len(written) < 15

    run(with_stores(tmp_path, story))


def test_who_is_outrun_does_not_harm_the_others(tmp_path: Path) -> None:
    async def story(store: MatchStore, other: MatchStore) -> None:
        assert await append(other, "c", move(1, "theirs")) is None
        outcomes = await asyncio.gather(*(append(store, name, move(1, "ours")) for name in MATCHES))
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Outrun, type(None), type(None)]
        for name in MATCHES:
            assert await numbers(store, name) == [1]
        assert [written.entry.request for written in await store.entries("c")] == ["theirs"]
        assert await append(store, "a", move(2, "ours")) is not None  # the same request is no second move
        assert await numbers(store, "a") == [1]

    run(with_stores(tmp_path, story))


def test_who_does_not_wait_any_more_is_written_all_the_same(tmp_path: Path) -> None:
    async def story(store: MatchStore, _other: MatchStore) -> None:
        leaving = asyncio.create_task(append(store, "a", move(1, "r1")))
        staying = asyncio.create_task(append(store, "b", move(1, "r1")))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await staying is None
        assert leaving.cancelled()
        assert await numbers(store, "a") == await numbers(store, "b") == [1]

    run(with_stores(tmp_path, story))

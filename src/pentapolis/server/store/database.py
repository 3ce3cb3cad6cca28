"""The database: one engine, reading and writing transactions, and bringing its tables up to date.

SQLite runs in WAL mode with full synchronisation: what is committed survives kill -9 and a power cut. It has one writer
at a time, so writers of this process queue here, in order, rather than in SQLite's sleeping busy handler. The driver
sends every statement to a thread and back; a move is written in one go instead, by a thread of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000
PAUSE = 0.02  # seconds between two attempts
_WRITES = "pentapolis_writes"


class Database:
    """One database, by the URL of an asynchronous driver."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        self.engine = _sqlite(url) if self.is_sqlite else create_async_engine(url)
        self._writers = asyncio.Lock()
        self._pen = _pen(url) if self.is_sqlite else None
        self._hand = ThreadPoolExecutor(1, "writing")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        async with self.engine.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; committed, and so durable, when the block is left."""
        async with AsyncExitStack() as stack:
            if self.is_sqlite:
                await stack.enter_async_context(self._writers)
            connection = await stack.enter_async_context(self.engine.connect())
            await connection.execution_options(**{_WRITES: True})
            await stack.enter_async_context(connection.begin())
            yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a transaction that writes in one go; committed, and so durable, when this returns."""
        if self._pen is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        async with self._writers:
            return await asyncio.get_running_loop().run_in_executor(self._hand, _write, self._pen, work)

    async def migrate(self) -> None:
        """Bring the tables up to date. Nothing happens when they are."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**{_WRITES: True})
            await connection.run_sync(_upgrade)
            await connection.commit()

    async def ready(self) -> None:
        """Raise unless the database answers."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        if self._pen is not None:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._pen.dispose)
        self._hand.shutdown()
        await self.engine.dispose()


def _upgrade(connection: Connection) -> None:
    # Those that start together take turns: on SQLite the transaction that begins here is the turn.
    taken = "SELECT pg_advisory_xact_lock(5052)" if connection.dialect.name == "postgresql" else "SELECT 1"
    connection.execute(text(taken))
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _write(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        connection.execution_options(**{_WRITES: True})
        with connection.begin():
            return work(connection)


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
    _prepare(engine.sync_engine)
    return engine


def _pen(url: str) -> Engine:
    """The same SQLite database without the asynchronous driver."""
    plain = make_url(url).set(drivername="sqlite")
    engine = create_engine(plain, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
    _prepare(engine)
    return engine


def _write_ahead(cursor: Any) -> None:
    """Keep a journal beside the database. Of several who begin a new one together, SQLite lets no other wait."""
    end = monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError:
            if monotonic() > end:
                raise
            sleep(PAUSE)
        else:
            return


def _prepare(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself; `begin` below does
        cursor = connection.cursor()
        _write_ahead(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that will write takes the lock at once: one that reads first could no longer get it.
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

"""Writes entries and what follows from them, of several matches at once when they come close together.

On SQLite, where only one can write at a time, the entries that wait while a transaction is under way are the next one
together: one sync of the disk for all of them. Each is still wholly in or out, and nobody is told before it is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from ..engine.entries import StoredEntry, pack_entry
from .database import Database
from .match import Progress, StoredSeat
from .models import EntryRow, MatchRow, SeatRow

Values = dict[str, Any]

# Made once: building a statement takes longer than SQLite takes to run it.
_ENTER = insert(EntryRow)
_PROCEED = update(MatchRow).where(
    MatchRow.id == bindparam("of_match"),
    MatchRow.entries <= bindparam("so_far"),  # never back: who was outrun may still be writing what it thought
)
_SEAT = update(SeatRow).where(SeatRow.match == bindparam("of_match"), SeatRow.seat == bindparam("of_seat"))


class Outrun(Exception):
    """Another process was faster: the log has grown, or has this request already. Load the match again."""


class Page(msgspec.Struct, frozen=True):
    """What is to be written of one match. Without `entry` only seats, clocks or what is due next have changed."""

    progress: Values
    seats: list[Values]
    entry: Values | None = None


def page(
    match: str,
    progress: Progress,
    clocks: Iterable[StoredSeat],
    now: float,
    written: StoredEntry | None = None,
    stand_ins: Iterable[StoredSeat] = (),
) -> Page:
    """`clocks` and `stand_ins` are the seats of which they have changed.

    Who plays for somebody is written only by whom it was changed: others may not have heard of it yet.
    """
    return Page(
        {"of_match": match, "so_far": progress.entries, "changed": now, **progress_values(progress)},
        [
            *[_of(match, seat, time_left=seat.time_left, time_runs=seat.time_runs) for seat in clocks],
            *[_of(match, seat, stand_in=seat.stand_in) for seat in stand_ins],
        ],
        None if written is None else entry_values(match, written, now),
    )


def _of(match: str, seat: StoredSeat, **values: Any) -> Values:
    return {"of_match": match, "of_seat": seat.number, **values}


class EntryWriter:
    """Writes pages of all matches of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, page: Page) -> None:
        """Returns when the page is durable. Outrun: somebody else has written there first."""
        if not self._database.is_sqlite:  # it groups the writers of all processes itself
            await self._write_alone(page)
            return
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._write_group(group)
        finally:
            self._writing = None

    async def _write_group(self, group: list[tuple[Page, asyncio.Future[None]]]) -> None:
        try:
            await self._database.write(lambda connection: _put(connection, [page for page, _ in group]))
        except IntegrityError:  # one of them was outrun; the others shall not suffer
            for page, written in group:
                _settle(written, await _error_of(self._write_alone(page)))
        except Exception as error:
            for _, written in group:
                _settle(written, error)
        else:
            for _, written in group:
                _settle(written, None)

    async def _write_alone(self, page: Page) -> None:
        try:
            await self._database.write(lambda connection: _put(connection, [page]))
        except IntegrityError:
            raise Outrun from None


async def _error_of(work: Any) -> Exception | None:
    try:
        await work
    except Exception as error:
        return error
    return None


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.done():
        return  # nobody waits for it any more
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def _put(connection: Connection, pages: Sequence[Page]) -> None:
    for page in pages:
        if page.entry is not None:
            connection.execute(_ENTER, page.entry)
        connection.execute(_PROCEED, page.progress)
        for seat in page.seats:
            connection.execute(_SEAT, seat)


def progress_values(progress: Progress) -> Values:
    return {
        "entries": progress.entries,
        "at": progress.at,
        "over": progress.over,
        "waiting": msgspec.json.encode(progress.waiting).decode(),
        "since": progress.since,
        "places": msgspec.json.encode(progress.places).decode(),
        "due": progress.due,
    }


def entry_values(match: str, written: StoredEntry, now: float) -> Values:
    entry = written.entry
    return {
        "match": match,
        "number": entry.number,
        "request": entry.request,
        "body": pack_entry(entry),
        "at": written.at,
        "hash": written.hash,
        "time": now,
    }

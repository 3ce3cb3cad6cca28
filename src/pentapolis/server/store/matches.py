"""Matches in the database. A method is one transaction; when it returns, what it wrote is durable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..engine.entries import StoredEntry, pack_setup, unpack_entry, unpack_setup
from .database import Database
from .entries import EntryWriter, entry_values, page, progress_values
from .match import Progress, StoredMatch, StoredSeat
from .models import EntryRow, MatchRow, SeatRow


class MatchStore:
    """All matches of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = EntryWriter(database)

    # Making

    async def create(self, match: StoredMatch, entries: Sequence[StoredEntry] = ()) -> None:
        """A new match; an imported one with its entries."""
        async with self._database.writing() as connection:
            await connection.execute(insert(MatchRow).values(_match_values(match)))
            await connection.execute(
                insert(SeatRow), [{"match": match.id, "seat": s.number, **_seat_values(s)} for s in match.seats]
            )
            if entries:
                await connection.execute(
                    insert(EntryRow), [entry_values(match.id, written, match.created) for written in entries]
                )

    # Reading

    async def load(self, match: str) -> StoredMatch | None:
        async with self._database.reading() as connection:
            found = await self._load(connection, [match])
        return found[0] if found else None

    async def _load(self, connection: AsyncConnection, ids: Sequence[str]) -> list[StoredMatch]:
        """Matches by id, in the order given."""
        rows = {
            row.id: row
            for row in (await connection.execute(select(MatchRow.__table__).where(MatchRow.id.in_(ids)))).all()
        }
        seats: dict[str, list[StoredSeat]] = {match: [] for match in rows}
        for row in (
            await connection.execute(
                select(SeatRow.__table__).where(SeatRow.match.in_(ids)).order_by(SeatRow.match, SeatRow.seat)
            )
        ).all():
            seats[row.match].append(_seat_of(row))
        return [_match_of(rows[match], seats[match]) for match in ids if match in rows]

    async def entries(self, match: str, after: int = 0) -> list[StoredEntry]:
        """The log from behind number `after` on."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(EntryRow.body, EntryRow.at, EntryRow.hash)
                .where(EntryRow.match == match, EntryRow.number > after)
                .order_by(EntryRow.number)
            )
            return [StoredEntry(unpack_entry(row.body), row.at, row.hash) for row in rows.all()]

    async def requests(self, match: str, after: int = 0) -> set[str]:
        """The requests of the entries behind number `after`; as many as there are entries."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(EntryRow.request).where(EntryRow.match == match, EntryRow.number > after)
            )
            return set(rows.scalars())

    async def matches_of(self, player: str, most: int) -> list[StoredMatch]:
        """The matches a player sits in or has made, running ones first, then the latest."""
        seated = select(SeatRow.match).where(SeatRow.player == player)
        async with self._database.reading() as connection:
            ids = (
                (
                    await connection.execute(
                        select(MatchRow.id)
                        .where(or_(MatchRow.owner == player, MatchRow.id.in_(seated)))
                        .order_by(MatchRow.over, MatchRow.changed.desc())
                        .limit(most)
                    )
                )
                .scalars()
                .all()
            )
            return await self._load(connection, ids)

    async def count_running(self, player: str) -> int:
        """How many matches that the player has made are not over."""
        async with self._database.reading() as connection:
            count = await connection.execute(
                select(func.count()).select_from(MatchRow).where(MatchRow.owner == player, MatchRow.over.is_(False))
            )
            return count.scalar_one()

    async def due(self, now: float) -> list[str]:
        """The matches in which the server should have acted by now."""
        async with self._database.reading() as connection:
            ids = await connection.execute(select(MatchRow.id).where(MatchRow.due <= now).order_by(MatchRow.due))
            return list(ids.scalars())

    # Play

    async def append(
        self, match: str, written: StoredEntry, progress: Progress, clocks: Iterable[StoredSeat], now: float
    ) -> None:
        """Add an entry and what follows from it. Outrun: somebody else has written there first."""
        await self._writer.write(page(match, progress, clocks, now, written))

    async def save(
        self, match: str, progress: Progress, clocks: Iterable[StoredSeat], stand_ins: Iterable[StoredSeat], now: float
    ) -> None:
        """Write down what changed without an entry: clocks, who plays for somebody, when the server must act next."""
        await self._writer.write(page(match, progress, clocks, now, stand_ins=stand_ins))

    # Seats and keys

    async def take_seat(self, match: str, seat: int, player: str, name: str) -> bool:
        """Sit down on an open seat; False if somebody else was faster."""
        async with self._database.writing() as connection:
            taken = await connection.execute(
                update(SeatRow)
                .where(SeatRow.match == match, SeatRow.seat == seat, SeatRow.player.is_(None))
                .values(player=player, name=name)
            )
        return bool(taken.rowcount)

    async def invite(self, match: str, seat: int, invitation_hash: str) -> bool:
        """Another invitation for a seat; False if it is already taken."""
        async with self._database.writing() as connection:
            changed = await connection.execute(
                update(SeatRow)
                .where(SeatRow.match == match, SeatRow.seat == seat, SeatRow.player.is_(None), SeatRow.kind == "link")
                .values(invitation_hash=invitation_hash)
            )
        return bool(changed.rowcount)

    async def set_watch(self, match: str, watch: str, watch_hash: str) -> None:
        """Who may watch, and by which key; whoever has another one no longer may."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(MatchRow).where(MatchRow.id == match).values(watch=watch, watch_hash=watch_hash)
            )


# Rows and values


def _match_values(match: StoredMatch) -> dict[str, Any]:
    return {
        "id": match.id,
        "game": match.setup.game,
        "owner": match.owner,
        "setup": pack_setup(match.setup),
        "seed_hash": match.seed_hash,
        "clock": match.clock,
        "clock_seconds": match.clock_seconds,
        "watch": match.watch,
        "watch_hash": match.watch_hash,
        "imported": match.imported,
        "hints": match.hints,
        "created": match.created,
        "changed": match.changed,
        **progress_values(match.progress),
    }


def _seat_values(seat: StoredSeat) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    del values["number"]
    return values


def _seat_of(row: Row[Any]) -> StoredSeat:
    return StoredSeat(
        row.seat,
        row.kind,
        row.name,
        row.bot,
        row.stand_in,
        row.player,
        row.invitation_hash,
        row.time_left,
        row.time_runs,
    )


def _match_of(row: Row[Any], seats: list[StoredSeat]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        owner=row.owner,
        setup=unpack_setup(row.setup),
        seed_hash=row.seed_hash,
        created=row.created,
        changed=row.changed,
        seats=seats,
        progress=Progress(
            row.entries,
            row.at,
            row.over,
            msgspec.json.decode(row.waiting, type=tuple[int, ...]),
            row.since,
            msgspec.json.decode(row.places, type=tuple[int, ...]),
            row.due,
        ),
        clock=row.clock,
        clock_seconds=row.clock_seconds,
        watch=row.watch,
        watch_hash=row.watch_hash,
        imported=row.imported,
        hints=row.hints,
    )

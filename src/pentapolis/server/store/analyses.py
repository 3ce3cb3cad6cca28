"""Analyses in the database: each is written by one job, and any process can tell how far it has come."""

from __future__ import annotations

from time import time
from typing import Any, cast

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..wire.http import Mistake, Point, ReviewState
from .database import Database
from .models import AnalysisRow


class Found(msgspec.Struct, frozen=True):
    """What an analysis has found so far.

    `done` of the answers were looked at. `looked` of the decisions that seemed to be mistakes were examined.
    """

    done: int = 0
    looked: int = 0
    points: list[Point] = []
    mistakes: list[Mistake] = []


class StoredAnalysis(msgspec.Struct, frozen=True):
    state: ReviewState
    changed: float
    found: Found


NOTHING = StoredAnalysis("none", 0.0, Found())


class AnalysisStore:
    """All analyses of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, match: str, seat: int) -> StoredAnalysis:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(AnalysisRow.__table__).where(*_of(match, seat)))).one_or_none()
        return NOTHING if row is None else _review_of(row)

    async def begin(self, match: str, seat: int, job: str, found: Found) -> None:
        """Let a job write from now on; whichever did before no longer may."""
        values = _values(job, "running", found)
        try:
            async with self._database.writing() as connection:
                known = await connection.execute(update(AnalysisRow).where(*_of(match, seat)).values(values))
                if not known.rowcount:
                    await connection.execute(insert(AnalysisRow).values(match=match, seat=seat, **values))
        except IntegrityError:
            pass  # another process has begun it this very moment

    async def save(self, match: str, seat: int, job: str, found: Found, state: ReviewState = "running") -> bool:
        """Write down how far a job has come. False: it was stopped, or another one goes on with it."""
        async with self._database.writing() as connection:
            changed = await connection.execute(
                update(AnalysisRow)
                .where(*_of(match, seat), AnalysisRow.job == job, AnalysisRow.state == "running")
                .values(_values(job, state, found))
            )
        return bool(changed.rowcount)

    async def stop(self, match: str, seat: int) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                update(AnalysisRow).where(*_of(match, seat), AnalysisRow.state == "running").values(state="stopped")
            )


def _of(match: str, seat: int) -> tuple[Any, Any]:
    return AnalysisRow.match == match, AnalysisRow.seat == seat


def _values(job: str, state: ReviewState, found: Found) -> dict[str, Any]:
    return {"job": job, "state": state, "body": msgspec.json.encode(found).decode(), "changed": time()}


def _review_of(row: Row[Any]) -> StoredAnalysis:
    """One that an earlier version wrote down in another shape is as good as none: it can be made again."""
    try:
        found = msgspec.json.decode(row.body, type=Found)
    except msgspec.ValidationError:
        return NOTHING
    return StoredAnalysis(cast(ReviewState, row.state), row.changed, found)

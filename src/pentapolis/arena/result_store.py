"""The result store: lines of JSON by work unit in an SQLite file, so that nothing is played twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from .play import WorkUnit

R = TypeVar("R")

FORMAT = 1
IN_MEMORY = ":memory:"
PATIENCE = 60.0  # seconds that one command waits for another that writes
TABLE = "CREATE TABLE IF NOT EXISTS lines (kind TEXT, unit TEXT, line TEXT, PRIMARY KEY (kind, unit)) WITHOUT ROWID"


class StoreError(ValueError):
    """A file that cannot be used as a store. The message says why."""


class ResultStore(Generic[R]):
    """What units of one kind resulted in. A line is kept as soon as it is put, whatever ends the process.

    The kind is the name of the lines' type, or its `KIND`: what files know it by, whatever the type is called.
    """

    def __init__(self, path: Path | None, line: type[R]) -> None:
        self._where = str(path) if path is not None else IN_MEMORY
        self._kind: str = getattr(line, "KIND", line.__name__.lower())
        self._decoder = msgspec.json.Decoder(line)
        try:
            self._file = sqlite3.connect(self._where, timeout=PATIENCE, isolation_level=None)
        except sqlite3.DatabaseError as error:
            raise self._unusable(error) from None
        try:
            self._prepare()
        except (sqlite3.DatabaseError, StoreError) as error:
            self._file.close()
            raise error if isinstance(error, StoreError) else self._unusable(error) from None

    def _unusable(self, error: sqlite3.DatabaseError) -> StoreError:
        return StoreError(f"{self._where} cannot be used as a store: {error}")

    def _prepare(self) -> None:
        (version,) = self._file.execute("PRAGMA user_version").fetchone()
        if version not in (0, FORMAT):
            raise StoreError(f"{self._where} is a store of format {version}; this version reads format {FORMAT}")
        self._file.execute("PRAGMA journal_mode = WAL")  # a line costs no wait for the disk
        self._file.execute("PRAGMA synchronous = NORMAL")
        self._file.execute(TABLE)
        self._file.execute(f"PRAGMA user_version = {FORMAT}")

    @property
    def lasts(self) -> bool:
        """Whether anybody can read it later."""
        return self._where != IN_MEMORY

    def put(self, unit: WorkUnit, line: R) -> None:
        written = msgspec.json.encode(line, order="sorted").decode()
        self._file.execute("INSERT OR REPLACE INTO lines VALUES (?, ?, ?)", (self._kind, unit.key, written))

    def get(self, unit: WorkUnit) -> R | None:
        asked = "SELECT line FROM lines WHERE kind = ? AND unit = ?"
        found = self._file.execute(asked, (self._kind, unit.key)).fetchone()
        return self._decoder.decode(found[0]) if found else None

    def __contains__(self, unit: WorkUnit) -> bool:
        asked = "SELECT 1 FROM lines WHERE kind = ? AND unit = ?"
        return self._file.execute(asked, (self._kind, unit.key)).fetchone() is not None

    def __iter__(self) -> Iterator[R]:
        """All lines, in the order of their units' keys."""
        asked = "SELECT line FROM lines WHERE kind = ? ORDER BY unit"
        return (self._decoder.decode(line) for (line,) in self._file.execute(asked, (self._kind,)))

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> ResultStore[R]:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

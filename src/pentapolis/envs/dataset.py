"""Dataset: recorded and freshly played games as rows for learning, in Parquet.

One row is one action of an environment: what the seat saw, what it was allowed, what it did, and how the game ended for
it; one that was cut off has neither places nor rewards. An answer that is composed of several tokens has as many rows.
`SCHEMA` and docs/research.md tell the columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from pentapolis.arena import play
from pentapolis.arena.tables import arrow
from pentapolis.games import load
from pentapolis.kernel import Ask, Game, Match
from pentapolis.kernel.record import Record

from .encoding import plain
from .lexicon import lexicon_of, question
from .run import encoding_of, vocabulary_of, win_rewards
from .vocabulary import Composer

pyarrow, parquet = arrow()

FORMAT = 2  # of the files: raised when a column changes its meaning

SCHEMA = pyarrow.schema(
    [
        ("record", pyarrow.string()),
        ("players", pyarrow.int8()),
        ("options", pyarrow.string()),
        ("decision", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("player", pyarrow.string()),
        ("kind", pyarrow.string()),
        ("answers", pyarrow.list_(pyarrow.string())),
        ("answer", pyarrow.string()),
        ("legal", pyarrow.list_(pyarrow.int32())),
        ("action", pyarrow.int32()),
        ("observation", pyarrow.list_(pyarrow.float32())),
        ("finished", pyarrow.bool_()),
        ("points", pyarrow.float32()),
        ("place", pyarrow.int8()),
        ("reward", pyarrow.float32()),
    ]
)


class Source(NamedTuple):
    """A game on paper, and where it comes from."""

    name: str
    record: Record
    pack: Path | None = None


class Columns(NamedTuple):
    """The rows of one game, column by column. `observation` has a row of numbers for each row, or none at all."""

    plain: dict[str, list[Any]]
    observation: NDArray[np.float32]


class Row(NamedTuple):
    """What differs from row to row."""

    decision: int
    ask: Ask
    answer: str
    legal: list[int]
    action: int
    seen: NDArray[np.float32] | None


def play_source(pack: Path | None, unit: play.WorkUnit) -> Source:
    """Let bots play a unit, and write it down."""
    match = play.played(load(unit.game, pack), unit)
    options = match.game.meta.simulate(unit.players, unit.options)
    return Source(unit.seed, Record.of(match, unit.bots, options, unit.seed), pack)


def played(seeing: bool, pack: Path | None, unit: play.WorkUnit) -> Columns:
    """Let bots play a unit; its rows."""
    return columns_of(seeing, play_source(pack, unit))


def columns_of(seeing: bool, source: Source) -> Columns:
    """The rows of a game. Without `seeing` the observations are left out."""
    record = source.record
    game = load(record.game, source.pack)
    assert record.seed is not None
    match = Match.start(game, len(record.seats), record.options, record.seed, tracked=False, silent=True)
    rows = list(rows_of(game, match, record, seeing))
    outcome, finished = match.outcome(), record.result is not None
    rewards = win_rewards(outcome.places)
    seats = [row.ask.seat for row in rows]
    count = len(rows)
    values: dict[str, list[Any]] = {
        "record": [source.name] * count,
        "players": [len(record.seats)] * count,
        "options": [msgspec.json.encode(record.options, order="sorted").decode()] * count,
        "decision": [row.decision for row in rows],
        "seat": seats,
        "player": [record.seats[seat] for seat in seats],
        "kind": [row.ask.kind for row in rows],
        "answers": [row.ask.keys for row in rows],
        "answer": [row.answer for row in rows],
        "legal": [row.legal for row in rows],
        "action": [row.action for row in rows],
        "finished": [finished] * count,
        "points": [outcome.totals[seat] for seat in seats],
        "place": [outcome.places[seat] if finished else None for seat in seats],
        "reward": [float(rewards[seat]) if finished else None for seat in seats],
    }
    seen = [row.seen for row in rows if row.seen is not None]
    return Columns(values, np.stack(seen) if seen else np.empty((0, 0), np.float32))


def rows_of(game: Game[Any, Any], match: Match[Any, Any], record: Record, seeing: bool) -> Iterator[Row]:
    """Play a record again, token by token."""
    vocabulary, encoding = vocabulary_of(game.meta.id), encoding_of(game.meta.id, len(record.seats))
    for number, (seat, key) in enumerate(record.answers):
        ask = match.ask_for(seat)
        assert ask is not None, "the record was verified"
        composer = Composer(vocabulary, ask.keys)
        view = plain(match.view(seat)) if seeing else {}
        answer = None
        while answer is None:
            seen = encoding.encode({"view": view, "question": question(seat, ask, composer)}, seat) if seeing else None
            legal, action = composer.legal, composer.toward(key)
            yield Row(number, ask, key, legal, action, seen)
            answer = composer.choose(action)
        match.answer(key, seat)


class Writer:
    """Writes games to a Parquet file, one row group for each. `pack`: the data pack that they were played with."""

    def __init__(self, path: Path, game: str, pack: Path | None = None) -> None:
        lexicon, loaded = lexicon_of(game), load(game, pack)
        meta = loaded.meta
        told = {
            "format": FORMAT,
            "game": game,
            "rules": meta.rules_version,
            "content": loaded.content_hash,
            "lexicon": lexicon.version,
            "tokens": vocabulary_of(game).tokens,
            "columns": {players: encoding_of(game, players).names for players in meta.players},
        }
        self._schema = SCHEMA.with_metadata({"pentapolis": msgspec.json.encode(told)})
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self.rows = 0

    def add(self, columns: Columns) -> None:
        count = len(columns.plain["record"])
        arrays = [
            observations(columns.observation, count)
            if field.name == "observation"
            else pyarrow.array(columns.plain[field.name], field.type)
            for field in self._schema
        ]
        self._writer.write_table(pyarrow.Table.from_arrays(arrays, schema=self._schema))
        self.rows += count

    def close(self) -> None:
        self._writer.close()


def observations(rows: NDArray[np.float32], count: int) -> Any:
    """Rows of numbers as a column of lists; empty lists where nothing was looked at."""
    width = rows.shape[1] if rows.size else 0
    offsets = np.arange(count + 1, dtype=np.int32) * width
    return pyarrow.ListArray.from_arrays(offsets, rows.reshape(-1))


def about(path: Path) -> dict[str, Any]:
    """What a file says of itself: game, versions, the tokens by number, the columns by number of players."""
    told: dict[str, Any] = msgspec.json.decode(parquet.read_schema(path).metadata[b"pentapolis"])
    return told

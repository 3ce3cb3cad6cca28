"""Records in files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pentapolis.kernel import Game, Match
from pentapolis.kernel.record import Record, RecordError, parse, replay

from .common import fail, read_file


def read_record(path: Path) -> Record:
    """A record from a file, or a Fault that names the file and the line."""
    text = read_file(path)
    try:
        return parse(text)
    except RecordError as error:
        fail(sentence(path, error))


def replay_record(
    path: Path, game: Game[Any, Any], record: Record, to: int | None = None, *, verify: bool = False
) -> Match[Any, Any]:
    """The match of a record, or a Fault that names the file and the answer."""
    try:
        return replay(game, record, to, verify)
    except RecordError as error:
        fail(sentence(path, error))


def sentence(path: Path, error: RecordError) -> str:
    """What is wrong, beginning with where."""
    place = f"{path}, " if error.line is not None or error.answer is not None else f"{path}: "
    return f"{place}{str(error).rstrip('.')}."

"""Tables for other programs: rows of plain values as CSV, or as Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Row = dict[str, str | int | float | bool | None]

SUFFIXES = (".csv", ".parquet")


def arrow() -> tuple[Any, Any]:
    """`pyarrow` and `pyarrow.parquet`. ModuleNotFoundError says how to get them."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "Parquet files need pyarrow. Install it with: pip install 'pentapolis[research]'", name=error.name
        ) from None
    return pyarrow, parquet


def write_rows(path: Path, rows: Sequence[Row], suffix: str) -> None:
    """Write rows that have the same columns as what one of SUFFIXES stands for, whatever the file's name is."""
    if suffix == ".parquet":
        pyarrow, parquet = arrow()
        parquet.write_table(pyarrow.Table.from_pylist(list(rows)), path, compression="zstd")
    else:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)

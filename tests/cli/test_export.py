"""export: from games and from records."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from tests.cli.calling import call

GAME = "flow_of_history"
RECORDS = Path(__file__).parents[1] / "records"
Capture = pytest.CaptureFixture[str]


def test_a_game_is_played_and_written(tmp_path: Path, capsys: Capture) -> None:
    words = ["export", GAME, "--bots", "random", "--games", "3", "--seed", "x"]
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    called = call(capsys, *words, "-o", one, "--jobs", "1")
    assert called.code == 0
    assert "rows in" in called.err
    assert call(capsys, *words, "-o", two, "--jobs", "2").code == 0
    assert parquet.read_table(one).equals(parquet.read_table(two))
    assert set(parquet.read_table(one)["record"].to_pylist()) == {"x/0", "x/1", "x/2"}
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["one.parquet", "two.parquet"]


def test_records_are_verified_and_written(tmp_path: Path, capsys: Capture) -> None:
    files = sorted((RECORDS / GAME).glob("*.txt"))[:2]
    output = tmp_path / "records.parquet"
    assert call(capsys, "export", *files, "--no-observations", "-o", output, "--jobs", "1").code == 0
    table = parquet.read_table(output)
    assert list(dict.fromkeys(table["record"].to_pylist())) == [file.stem for file in files]
    assert set(map(len, table["observation"].to_pylist())) == {0}


def test_mistakes_are_named(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    output = tmp_path / "none.parquet"

    def said(*words: object) -> str:
        called = call(capsys, "export", *words)
        assert called.code == 2
        return called.err

    assert "is neither a game" in said("atlantis", "-o", output)
    assert "Name one game" in said(GAME, GAME, "-o", output)
    mixed = [next((RECORDS / game).glob("*.txt")) for game in (GAME, "clash_of_cultures")]
    assert "export one game at a time" in said(*mixed, "-o", output)
    assert "cannot be written" in said(
        GAME, "--games", "1", "--bots", "random", "-o", tmp_path / "no" / "where.parquet"
    )
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "pentapolis.envs.dataset", raising=False)
    assert "pip install 'pentapolis[research]'" in said(GAME, "-o", output)
    assert not output.exists()

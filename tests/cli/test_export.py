"""export: from games and from records."""

from __future__ import annotations

import signal
import sys
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from pentapolis.envs.dataset import Columns, Writer, about, rows_of
from pentapolis.games import load
from tests.cli.calling import call, joined

GAME = "flow_of_history"
RECORDS = Path(__file__).parents[1] / "records"
Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


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


def test_records_of_the_same_name_are_told_apart(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    files = sorted((RECORDS / GAME).glob("*.txt"))[:3]
    paths = [Path("a.txt"), Path("friday/a.txt"), Path("friday/b.txt")]
    (tmp_path / "friday").mkdir()
    for path, file in zip(paths, files, strict=True):
        (tmp_path / path).write_bytes(file.read_bytes())
    monkeypatch.chdir(tmp_path)
    words = ["--no-observations", "-o", "same.parquet", "--jobs", "1"]
    assert call(capsys, "export", *paths, *words).code == 0
    names = list(dict.fromkeys(parquet.read_table("same.parquet")["record"].to_pylist()))
    assert names == ["a.txt", "friday/a.txt", "b"]
    called = call(capsys, "export", "a.txt", tmp_path / "a.txt", *words)
    assert (called.code, "is named twice" in joined(called.err)) == (2, True)


def test_a_file_tells_its_data_pack_and_which_games_were_cut_off(tmp_path: Path, capsys: Capture) -> None:
    pack, output = tmp_path / "pack", tmp_path / "cut.parquet"
    pack.mkdir()
    (pack / "pack.yaml").write_text(f"game: {GAME}\n", encoding="utf-8")
    (pack / "cards.yaml").write_text("cards:\n- {id: castle, strip: [defense, defense, defense]}\n", encoding="utf-8")
    words = ["--games", "2", "--bots", "random", "--limit", "10", "--jobs", "1", "--no-observations"]
    assert call(capsys, "export", GAME, *words, "--data-pack", pack, "-o", output).code == 0
    assert about(output)["content"] == load(GAME, pack).content_hash != load(GAME).content_hash
    table = parquet.read_table(output, columns=["finished", "place", "reward"])
    assert table.num_rows == 20
    assert table.to_pylist()[0] == {"finished": False, "place": None, "reward": None}


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.usefixtures("interrupts")
def test_ctrl_c_keeps_the_game_that_is_being_played_and_says_so(
    tmp_path: Path, capsys: Capture, monkeypatch: Patch, recorded: bool
) -> None:
    def pressed(*args: Any) -> Any:
        signal.raise_signal(signal.SIGINT)
        return rows_of(*args)

    output = tmp_path / "some.parquet"
    files = sorted((RECORDS / GAME).glob("*.txt"))[:2]
    what = files if recorded else [GAME, "--games", "2", "--bots", "random"]
    monkeypatch.setattr("pentapolis.envs.dataset.rows_of", pressed)
    called = call(capsys, "export", *what, "--no-observations", "--jobs", "1", "-o", output)
    assert called.code == 130
    assert "Waiting for the game that is being played; Ctrl-C from now on leaves at once." in joined(called.err)
    assert "the file holds the games that were done by then" in joined(called.err)
    assert len(set(parquet.read_table(output)["record"].to_pylist())) == 1


def test_nothing_is_left_of_a_file_that_cannot_be_written(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    words = ["export", GAME, "--games", "1", "--bots", "random", "--jobs", "1", "--no-observations"]
    (tmp_path / "folder.parquet").mkdir()
    called = call(capsys, *words, "-o", tmp_path / "folder.parquet")
    assert (called.code, "cannot be written" in called.err) == (2, True)

    def full(writer: Writer, columns: Columns) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Writer, "add", full)
    called = call(capsys, *words, "-o", tmp_path / "full.parquet")
    assert (called.code, "No space left on device" in called.err) == (2, True)
    assert [file.name for file in tmp_path.iterdir()] == ["folder.parquet"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bots", "nonsense", "--players", "99"], "--players and --bots"),
        (["--option", "foo=bar"], "--option"),
        (["--games", "100"], "--games"),  # also what would be so anyway
        (["--limit", "3"], "--limit"),
        (["--seed", "x"], "--seed"),
    ],
)
def test_records_are_not_played_so_nothing_can_be_said_about_that(
    tmp_path: Path, capsys: Capture, words: list[str], named: str
) -> None:
    record = min((RECORDS / GAME).glob("*.txt"))
    called = call(capsys, "export", record, *words, "-o", tmp_path / "none.parquet")
    assert (called.code, called.err) == (2, f"Records are of games that were played; leave out {named}.\n")
    assert not list(tmp_path.iterdir())


def test_mistakes_are_named(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    output = tmp_path / "none.parquet"

    def said(*words: object) -> str:
        called = call(capsys, "export", *words)
        assert called.code == 2
        return called.err

    assert "is neither a game" in said("atlantis", "-o", output)
    assert "Name one game" in said(GAME, GAME, "-o", output)
    mixed = [next((RECORDS / game).glob("*.txt")) for game in (GAME, "clash_of_cultures")]
    assert "export one game at a time" in said(*mixed, "-o", output)
    assert "figures.csv” must end with .parquet" in joined(said(GAME, "-o", tmp_path / "figures.csv"))
    assert "cannot be written" in said(
        GAME, "--games", "1", "--bots", "random", "-o", tmp_path / "no" / "where.parquet"
    )
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "pentapolis.envs.dataset", raising=False)
    assert "pip install 'pentapolis[research]'" in said(GAME, "-o", output)
    assert not output.exists()

"""Games as rows: what is written is what an environment would have shown."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from pentapolis.arena.play import WorkUnit
from pentapolis.envs.dataset import SCHEMA, Writer, about, columns_of, play_source, played
from pentapolis.envs.run import Run, Spec, win_rewards
from pentapolis.games import load, shelf

FLOW = "flow_of_history"


def test_a_game_tells_how_it_ended() -> None:
    source = play_source(None, WorkUnit(FLOW, 2, {}, "whole", ("random", "random")))
    values = columns_of(False, source).plain
    assert source.record.result is not None
    places, points = source.record.result.places, source.record.result.points
    rewards = win_rewards(places)
    assert set(values["finished"]) == {True}
    assert values["place"] == [places[seat] for seat in values["seat"]]
    assert values["points"] == [points[seat] for seat in values["seat"]]
    assert values["reward"] == [rewards[seat] for seat in values["seat"]]


def test_a_game_that_was_cut_off_has_no_places_and_no_rewards(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "cut.parquet", FLOW)
    writer.add(played(False, None, WorkUnit(FLOW, 2, {}, "cut", ("random", "random"), limit=10)))
    writer.close()
    rows = parquet.read_table(tmp_path / "cut.parquet").to_pylist()
    assert len(rows) == 10
    assert {(row["finished"], row["place"], row["reward"]) for row in rows} == {(False, None, None)}
    assert None not in {row["points"] for row in rows}


@pytest.mark.parametrize("game", list(shelf()))
def test_rows_are_the_steps_of_a_run(game: str) -> None:
    source = play_source(None, WorkUnit(game, 2, {}, "rows", ("random", "random"), limit=80))
    rows = columns_of(True, source)
    run = Run(Spec(game, 2, source.record.options), "rows")
    values = rows.plain
    for number, action in enumerate(values["action"]):
        assert values["seat"][number] == run.seat
        assert values["legal"][number] == run.legal()
        assert np.array_equal(rows.observation[number], run.observe(run.seat))
        assert values["kind"][number] == run.ask.kind if run.ask else ""
        assert values["decision"][number] == run.decisions
        assert values["answer"][number] == source.record.answers[run.decisions][1]
        run.step(action)
    assert run.match.history == list(source.record.answers)


def test_a_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    path = tmp_path / "some.parquet"
    writer = Writer(path, FLOW)
    for seats in (2, 3):
        writer.add(played(True, None, WorkUnit(FLOW, seats, {}, f"{seats}", ("random",) * seats)))
    writer.add(played(False, None, WorkUnit(FLOW, 2, {}, "blind", ("random",) * 2)))
    writer.close()
    table, told = parquet.read_table(path), about(path)
    assert table.schema.names == SCHEMA.names
    assert table.num_rows == writer.rows
    assert (told["game"], told["format"]) == (FLOW, 2)
    game = load(FLOW)
    assert (told["rules"], told["content"]) == (game.meta.rules_version, game.content_hash)
    for row in table.to_pylist():
        length = 0 if row["record"] == "blind" else len(told["columns"][str(row["players"])])
        assert len(row["observation"]) == length
        assert row["action"] in row["legal"]
        assert row["answer"] in row["answers"]
        assert row["answer"].startswith(told["tokens"][row["action"]]) or row["kind"] != "action"

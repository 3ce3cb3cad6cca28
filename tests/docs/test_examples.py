"""The examples run, in their short form, each as a process of its own: what they start begins from their files."""

from __future__ import annotations

import ast
import csv
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PAGE = EXAMPLES.parent / "docs" / "research.md"


def said(name: str, *words: str) -> str:
    """What an example prints. It must end well, and complain of nothing."""
    what = ["-m", f"examples.{name}"] if (EXAMPLES / name).is_dir() else [str(EXAMPLES / name)]
    ended = subprocess.run(
        [sys.executable, *what, *words],
        cwd=EXAMPLES.parent,
        env=os.environ | {"OMP_NUM_THREADS": "1"},  # on matrices so small, NumPy's threads mostly wait for each other
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_random_play() -> None:
    totals = ast.literal_eval(said("random_play.py"))
    assert sorted(totals.items()) in ([("seat_0", 1.0), ("seat_1", -1.0)], [("seat_0", -1.0), ("seat_1", 1.0)])


def test_clone_greedy() -> None:
    told = said("clone_greedy.py", "--short")
    epochs = re.findall(
        r"^epoch (\d): as greedy chose: ([\d.]+), in games it has not seen: [\d.]+$", told, re.MULTILINE
    )
    assert [number for number, _ in epochs] == ["1", "2"]
    assert 0 < float(epochs[0][1]) < float(epochs[1][1]) < 1
    shares = re.findall(r"^against (\w+): ([\d.]+) % of 1 games won \(± 98.0\)$", told, re.MULTILINE)
    assert [bot for bot, _ in shares] == ["random", "greedy"]
    assert {share for _, share in shares} <= {"0.0", "50.0", "100.0"}


@pytest.mark.parametrize(
    ("game", "shares"),
    [
        ("pentapolis_flow_of_history", {"-1.0": "0", "+0.0": "50", "+1.0": "100"}),
        ("pentapolis_mosaic(players=3)", {"-0.5": "0", "+0.0": "33", "+0.2": "50", "+1.0": "100"}),
    ],
)
def test_ismcts(game: str, shares: dict[str, str]) -> None:
    """What a game has earned, and which share of a victory that is: `win_rewards` with so many players."""
    told = re.fullmatch(r"game 1: ([+-]\d\.\d), (\d+)% won so far\n", said("ismcts.py", "--short", "--game", game))
    assert told is not None
    assert shares[told[1]] == told[2]


def test_many_games() -> None:
    title, *lines, origin = said("many_games.py", "--short").splitlines()
    assert title == "flow_of_history, 2 players, 4 games at once"
    assert ", pentapolis " in origin
    form = r"(\d) workers: +([\d,]+) steps/s, ratio ([\d.]+); [\d.]+ cores, ([\d,]+) steps for a second of one"
    found = [re.fullmatch(form, line) for line in lines]
    (none, *alone), (one, *together) = [match.groups() for match in found if match]
    assert (none, one) == ("0", "1")
    numbers = [[float(number.replace(",", "")) for number in line] for line in (alone, together)]
    (speed, same, of_one), (other, ratio, of_other) = numbers
    assert same == 1
    assert min(of_one, of_other) > 0
    assert ratio == pytest.approx(other / speed, rel=0.05, abs=0.01)


def curve_in(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_ppo(tmp_path: Path) -> None:
    """All of it, alone and over processes, which learns the same."""
    processes = "--lessons 2 --games 4 --steps 12 --workers 1 --points 0 --point-deals 1 --deals 1 --jobs 2".split()
    one, other = tmp_path / "one", tmp_path / "other"
    told = said("ppo", "train", "--short", "--out", str(one)), said("ppo", "train", *processes, "--out", str(other))
    alone, together = [re.sub(r"\d+ s(?=:)", "some time", text) for text in told]
    assert alone.endswith(together)  # only the first point is left out
    assert together.startswith("lesson 1")
    assert re.findall(r"^lesson (\d), ", alone, re.MULTILINE) == ["1", "2"]
    share = r"(?:0|25|50|75|100)\.0 % of 2 games"
    points = [(steps, bot) for steps in ("0", "96") for bot in ("random", "greedy")]
    assert re.findall(rf"^(\d+) steps: against (\w+) {share}", alone, re.MULTILINE) == points
    assert re.findall(rf"^against (\w+): {share}", alone, re.MULTILINE) == ["random", "greedy"]
    assert {path.name for path in one.iterdir()} == {"curve.csv", "curve.svg", "policy.npz"}
    assert [(row["steps"], row["bot"]) for row in curve_in(one)] == points


def test_ppo_learns(tmp_path: Path) -> None:
    """Some seconds are enough to beat random clearly more often: the intervals do not meet."""
    few = "--lessons 6 --games 32 --steps 32 --bots random --points 1 --point-deals 20 --deals 1 --jobs 1"
    said("ppo", "train", "--out", str(tmp_path), *few.split())
    before, after = curve_in(tmp_path)
    assert (before["steps"], after["steps"]) == ("0", "6144")
    assert float(before["high"]) < float(after["low"])


def test_every_example_is_run_here_and_told_of_in_the_docs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    scripts = {path.name for path in EXAMPLES.glob("*.py")}
    names = scripts | {path.parent.name for path in EXAMPLES.glob("*/__main__.py")}
    assert {f"test_{Path(name).stem}" for name in names} <= globals().keys()
    assert all(f"examples/{name}" in page for name in names)


def test_what_the_page_shows_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, "research.md", "exec"), {})

"""The examples run, in their short form."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
PAGE = EXAMPLES.parent / "docs" / "research.md"
SAYS = {
    "random_play.py": ([], "seat_1"),
    "clone_greedy.py": (["--short"], "against greedy"),
    "ismcts.py": (["--short"], "won so far"),
    "many_games.py": (["--short"], ", pentapolis "),
    "ppo": (["train", "--short"], "against greedy"),
}


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words, expected = SAYS[name]
    monkeypatch.setattr(sys, "argv", [name, *words])
    monkeypatch.chdir(tmp_path)  # what an example leaves behind
    if name.endswith(".py"):
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    else:
        runpy.run_module(f"examples.{name}", run_name="__main__", alter_sys=True)
    assert expected in capsys.readouterr().out


def test_every_example_is_run_here_and_told_of_in_the_docs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    scripts = {path.name for path in EXAMPLES.glob("*.py")}
    names = scripts | {path.parent.name for path in EXAMPLES.glob("*/__main__.py")}
    assert names == SAYS.keys()
    assert all(f"examples/{name}" in page for name in names)


def test_what_the_page_shows_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, "research.md", "exec"), {})

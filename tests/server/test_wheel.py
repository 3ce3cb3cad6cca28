"""The wheel that `python -m build` makes, installed into a clean virtual environment, serves the page and the games."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"served at (http://\S+)")
CLEAN = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def run(*words: object, cwd: Path) -> str:
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    return done.stdout


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `pentapolis` as the wheel installs it."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    install = "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"
    run(folder / "venv/bin/python", *install, "-c", ROOT / "constraints.txt", f"{wheel}[server]", cwd=folder)
    return folder / "venv" / "bin" / "pentapolis"


@pytest.fixture(scope="module")
def address(command: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server that runs from it is."""
    folder = tmp_path_factory.mktemp("served")
    with subprocess.Popen(
        [str(command), "serve", "--port", "0", "--log-level", "WARNING"],
        cwd=folder,
        env=CLEAN,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            yield found[1]
        finally:
            process.terminate()


@pytest.mark.slow
def test_it_serves_the_page_with_all_it_loads(address: str) -> None:
    page = httpx.get(address).text
    parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(part.endswith(".js") for part in parts)
    assert [part for part in parts if httpx.get(address + part).status_code != 200] == []


@pytest.mark.slow
def test_it_serves_every_game_with_words_and_rules(address: str) -> None:
    games = [game["meta"]["id"] for game in httpx.get(f"{address}/api/games").json()["games"]]
    assert len(games) == 5
    for game in games:
        assert httpx.get(f"{address}/api/texts/{game}/pl").status_code == 200
        assert httpx.get(f"{address}/api/games/{game}/rules?language=pl").status_code == 200


@pytest.mark.slow
def test_its_command_plays(command: Path, tmp_path: Path) -> None:
    told = run(command, "simulate", "flow_of_history", "--games", "2", "--bots", "random", "--jobs", "1", cwd=tmp_path)
    assert "random" in told

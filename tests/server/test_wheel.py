"""The wheel that `python -m build` makes, installed into a clean virtual environment, serves the page and the games."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"served at (http://\S+)")
PATIENCE = 120.0  # seconds; what was just installed is compiled on the first requests
CLEAN = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def run(*words: object, cwd: Path) -> str:
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    return done.stdout


@pytest.fixture
def command(tmp_path: Path) -> Path:
    """The command `pentapolis` as the wheel installs it."""
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    install = "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"
    run(tmp_path / "venv/bin/python", *install, "-c", ROOT / "constraints.txt", f"{wheel}[server]", cwd=tmp_path)
    return tmp_path / "venv" / "bin" / "pentapolis"


@contextmanager
def served(command: Path, folder: Path) -> Iterator[str]:
    """Where a server that runs from it is."""
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
def test_it_serves_the_page_and_every_game_and_plays(command: Path, tmp_path: Path) -> None:
    with served(command, tmp_path) as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        page = client.get("/").text
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts)
        assert [part for part in parts if client.get(part).status_code != 200] == []
        games = [game["meta"]["id"] for game in client.get("/api/games").json()["games"]]
        assert len(games) == 5
        for game in games:
            assert client.get(f"/api/texts/{game}/pl").status_code == 200
            assert client.get(f"/api/games/{game}/rules?language=pl").status_code == 200
    simulation = "simulate", "flow_of_history", "--games", "2", "--bots", "random", "--jobs", "1"
    assert "random" in run(command, *simulation, cwd=tmp_path)

"""A server whose shelf holds one more game, brought by another distribution that is found on its path."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.serving import Dealt, Program


def install(folder: Path, game: str, package: str) -> None:
    """Bring a game as an installed distribution would: by an entry point that names its package."""
    about = folder / f"{game}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[pentapolis.games]\n{game} = {package}\n", encoding="utf-8")


@contextmanager
def served_with(path: list[Path], hosting: list[str]) -> Iterator[Program]:
    """A server that finds distributions in these folders; its database lies in the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, path)))
        program = Dealt(*hosting, "--database-url", f"sqlite:///{path[0] / 'table.db'}")
    yield program
    program.stop()

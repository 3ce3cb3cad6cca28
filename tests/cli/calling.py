"""Calling the command as a shell would."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from pentapolis.arena.execution import Workers, processes
from pentapolis.arena.pool import Waiting
from pentapolis.cli import main


class Called(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def last(self) -> str:
        return self.out.rstrip().splitlines()[-1]


def call(capsys: pytest.CaptureFixture[str], *words: object) -> Called:
    """Run a command line in this process."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main([str(word) for word in words])
    written = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return Called(ended.value.code, written.out, written.err)


def joined(text: str) -> str:
    """Without the line breaks that come from the width of the terminal."""
    return " ".join(text.split())


def in_place_of_a_cluster(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let this process play what is sent to a Ray cluster; the addresses that were asked for."""
    asked = list[str]()

    def cluster(address: str, waiting: Waiting) -> Workers:
        asked.append(address)
        return processes(1, waiting)

    monkeypatch.setattr("pentapolis.cli.shared.bots.ray_cluster", cluster)
    return asked

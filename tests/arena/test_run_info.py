"""Where figures come from: commit, changes, machine."""

from __future__ import annotations

import os
import subprocess
from datetime import date
from pathlib import Path

import pytest

from pentapolis.arena import run_info as module
from pentapolis.arena.run_info import RunInfo, SourceState, load_average, origin, processor, source_at

NAMED = ["-c", "user.name=Ada", "-c", "user.email=ada@example.test"]


def git(folder: Path, *words: str) -> str:
    command = ["git", "-C", str(folder), *NAMED, *words]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()


def test_a_source_is_its_commit_and_whether_it_was_changed(tmp_path: Path) -> None:
    file = tmp_path / "package" / "rules.py"
    file.parent.mkdir()
    file.write_text("one")
    assert source_at(file) is None
    git(tmp_path, "init", "--quiet")
    assert source_at(file) is None, "a repository is around it, as around an environment in somebody's project"
    git(tmp_path, "add", "package")
    git(tmp_path, "commit", "--quiet", "--message", "first")
    commit = git(tmp_path, "rev-parse", "--short", "HEAD")
    (tmp_path / "bench.json").touch()
    assert source_at(file) == SourceState(commit, changed=False)
    file.write_text("two")
    assert source_at(file) == SourceState(commit, changed=True)


def test_without_git_there_is_no_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert source_at(Path(__file__)) is None


def test_what_a_system_does_not_tell_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "CPUINFO", tmp_path / "none")
    monkeypatch.delattr(os, "getloadavg")
    assert processor()
    assert load_average() is None
    told = str(RunInfo("2026-11-17", "0.1.0", None, "Pentium", 1, None, "CPython 3.11.2"))
    assert told == "2026-11-17, pentapolis 0.1.0, Pentium, 1 core, CPython 3.11.2"


def test_the_processor_is_named_as_linux_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cpuinfo").write_text("processor\t: 0\nmodel name\t: Abacus 7: fast\nprocessor\t: 1\n")
    monkeypatch.setattr(module, "CPUINFO", tmp_path / "cpuinfo")
    assert processor() == "Abacus 7: fast"


def test_figures_that_are_taken_here_come_from_here() -> None:
    here = origin()
    assert here.date == date.today().isoformat()
    assert here.cores >= 1
    assert here.source == source_at(Path(module.__file__))

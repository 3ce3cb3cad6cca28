"""Run info: when, with which commit and on which machine a figure was measured. Without it, nobody can compare it."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import date
from importlib.metadata import version
from pathlib import Path

import msgspec

from .pool import cores

CPUINFO = Path("/proc/cpuinfo")  # there is one on Linux only
PATIENCE = 60.0  # seconds for git, on a machine that has no time at all


class SourceState(msgspec.Struct, frozen=True):
    """A commit; `changed`: what ran was not quite that."""

    commit: str
    changed: bool


class RunInfo(msgspec.Struct, frozen=True):
    """Where a figure comes from. `source`: None if this is no git checkout; `load`: None where nobody counts it."""

    date: str
    version: str
    source: SourceState | None
    processor: str
    cores: int
    load: float | None
    python: str

    def __str__(self) -> str:
        """
        >>> print(RunInfo("2026-11-17", "0.1.0", SourceState("a3f6220", True), "AMD EPYC", 2, 0.4, "CPython 3.11.2"))
        2026-11-17, pentapolis 0.1.0, commit a3f6220 (changed), AMD EPYC, 2 cores, load average 0.4, CPython 3.11.2
        """
        commit = f"commit {self.source.commit}{' (changed)' * self.source.changed}" if self.source else None
        machine = f"{self.processor}, {self.cores} core{'s' * (self.cores > 1)}"
        load = None if self.load is None else f"load average {self.load:.1f}"
        parts = [self.date, f"pentapolis {self.version}", commit, machine, load, self.python]
        return ", ".join(part for part in parts if part is not None)


def origin() -> RunInfo:
    """That of figures that are taken from now on: asked afterwards, the load average would be that of the measuring."""
    return RunInfo(
        date=date.today().isoformat(),
        version=version("pentapolis"),
        source=source_at(Path(__file__)),
        processor=processor(),
        cores=cores(),
        load=load_average(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )


def source_at(file: Path) -> SourceState | None:
    """The commit that a file is of; None if it is not in git, though a repository may be around it.

    Files that git does not know do not count as a change: results are often written beside the source.
    """
    if not git(file.parent, "ls-files", file.name):
        return None
    commit = git(file.parent, "rev-parse", "--short", "HEAD")
    changes = git(file.parent, "status", "--short", "--untracked-files=no")
    return None if commit is None or changes is None else SourceState(commit, changed=changes != "")


def git(folder: Path, *words: str) -> str | None:
    """What git says there; None if it cannot."""
    command = ["git", "--no-optional-locks", "-C", str(folder), *words]
    try:
        said = subprocess.run(command, capture_output=True, check=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.SubprocessError):
        return None
    return said.stdout.strip()


def processor() -> str:
    """Its name, as far as the system tells."""
    try:
        lines = CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), "") or platform.processor() or platform.machine()


def load_average() -> float | None:
    """How many processes wanted to run in the last minute."""
    try:
        return round(os.getloadavg()[0], 1)
    except (AttributeError, OSError):
        return None

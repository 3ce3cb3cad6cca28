"""Interpreters are found by name, and only those that run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "python_path.sh"
SHIM = """#!/bin/sh
if [ "$PYENV_VERSION" = 3.99.1 ]; then exec "{python}" "$@"; fi
echo "pyenv: $0: command not found" >&2
exit 127
"""
PYENV = """#!/bin/sh
if [ "$2" = python3.99 ]; then echo 3.99.0; echo 3.99.1; fi
"""


@pytest.fixture
def shims(tmp_path: Path) -> Path:
    """A folder as pyenv makes it: names for all versions, of which none is selected."""
    scripts = {"python3.99": SHIM.format(python=sys.executable), "python3.98": SHIM, "pyenv": PYENV}
    for name, script in scripts.items():
        (tmp_path / name).write_text(script)
        (tmp_path / name).chmod(0o755)
    return tmp_path


def found(name: str, *folders: Path) -> str | None:
    path = os.pathsep.join([*map(str, folders), "/usr/bin", "/bin"])
    called = subprocess.run([SCRIPT, name], env={"PATH": path}, capture_output=True, text=True, check=False)
    assert (called.returncode, called.stderr) == (0 if called.stdout else 1, "")
    return called.stdout.strip() or None


def test_a_python_that_runs_is_found() -> None:
    assert found(Path(sys.executable).name, Path(sys.executable).parent) == sys.executable


def test_a_version_that_pyenv_has_not_selected_is_found(shims: Path) -> None:
    assert found("python3.99", shims) == sys.executable


def test_a_name_that_nothing_stands_behind_is_none(shims: Path) -> None:
    assert found("python3.98", shims) is None
    assert found("python3.97") is None

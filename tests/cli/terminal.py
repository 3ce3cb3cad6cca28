"""A terminal for tests: a command line, what is typed, and what comes out."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple

from pentapolis.cli.app import main
from pentapolis.cli.shared import common


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """What a mistake is answered with: one line on standard error, nothing on standard output."""
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


def pentapolis(*arguments: object, typed: str = "", columns: int = 80) -> Result:
    """Run the command as a shell would, with lines typed into it."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with typing(typed), wide(columns), redirect_stdout(out), redirect_stderr(err):
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
    return Result(code, out.getvalue(), err.getvalue())


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@contextmanager
def typing(text: str) -> Iterator[None]:
    keyboard, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = keyboard


@contextmanager
def wide(columns: int) -> Iterator[None]:
    before, common.out.width = common.out.width, columns
    try:
        yield
    finally:
        common.out.width = before

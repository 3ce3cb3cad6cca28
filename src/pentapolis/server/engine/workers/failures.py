"""What can go wrong with a worker process. None of it harms the log of a match."""

from __future__ import annotations


class EngineFailure(Exception):
    """The engine gave no answer. Nothing was stored, so nothing has changed."""


class Overdue(EngineFailure):
    """The call took longer than its limit; the process that worked on it was ended."""


class Crashed(EngineFailure):
    """The process that worked on the call is gone: it needed too much memory, or something ended it."""


class Faulty(EngineFailure):
    """The rules raised an error that is none of theirs: a defect, or a log that does not fit them.

    `trace` is for the server's own log.
    """

    def __init__(self, what: str, trace: str = "") -> None:
        super().__init__(what)
        self.trace = trace


class OutOfStep(EngineFailure):
    """The stored log is not what the caller takes it for: somebody else has written to it. Load the match again."""


class Closed(EngineFailure):
    """The pool is closed."""

"""A request that is not carried out, whichever way it came."""

from __future__ import annotations


class Failure(Exception):
    """A request is not carried out. `reason` is a message key such as `failed-rate`, `facts` what it names."""

    def __init__(self, status: int, reason: str, **facts: int | str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.facts = facts

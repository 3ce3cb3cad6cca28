"""What everything at the table works with, and how a match is read from it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from ..config import Config
from ..engine.workers import EngineFailure, Look, OutOfStep, Pool, Shown
from ..errors import Failure
from ..limits import Limits
from ..metrics import Metrics
from ..rates import AllRates
from ..store.matches import MatchStore
from ..store.social import SocialStore
from .fanout import Fanout, Notice

log = logging.getLogger(__name__)

TRIES = 5  # to read a log that grows meanwhile


@dataclass(frozen=True)
class Context:
    """Stores, engine and limits of one server process. `process` is its name among several."""

    process: str
    config: Config
    store: MatchStore
    social: SocialStore
    engine: Pool
    fanout: Fanout
    metrics: Metrics
    rates: AllRates

    @property
    def limits(self) -> Limits:
        return self.config.limits

    def note_failure(self, failure: Exception) -> None:
        """Count a failure of the engine."""
        self.metrics.worker_faults.labels(type(failure).__name__).inc()

    async def tell(self, notice: Notice) -> None:
        """Tell the other processes."""
        await self.fanout.tell(notice)

    async def show(self, match: str, known: set[str], looks: list[Look]) -> tuple[set[str], Shown]:
        """The requests of all entries that are stored, and how the match stands after them."""
        attempt = 1
        while True:
            known = known | await self.store.requests(match, after=len(known))
            try:
                return known, await self.engine.show(match, looks, number=len(known))
            except EngineFailure as failure:
                attempt += 1
                if isinstance(failure, OutOfStep) and attempt <= TRIES:
                    continue  # another process has written meanwhile
                self.note_failure(failure)
                log.error("a match cannot be shown", extra={"match": match, "failure": repr(failure)})
                raise Failure(503, "failed-engine") from None

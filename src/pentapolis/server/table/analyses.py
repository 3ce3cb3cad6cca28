"""Analyses of finished matches: background work that goes over the decisions of a seat, step by step.

Every step is one call of the engine that takes no longer than a bot's decision, so nobody waits for an analysis. What
was found is written down after each: an analysis that is stopped or broken off goes on from there.
"""

from __future__ import annotations

import logging
from time import time

import msgspec

from pentapolis.kernel import Refusal

from ..engine.workers import EngineFailure
from ..errors import Failure
from ..store.analyses import AnalysisStore, Found, StoredAnalysis
from ..store.match import StoredMatch
from ..tokens import new_id
from ..wire.http import Mistake, Point, Review
from .background import Background
from .context import Context

log = logging.getLogger(__name__)

EXAMINED = 8  # decisions that looked worst at first sight are looked at again
TOLD = 5  # mistakes
WORTH_TELLING = 0.02  # of the victory


class Analyses:
    """The analyses of one server process; any process can tell how far one has come."""

    def __init__(self, context: Context, store: AnalysisStore, background: Background) -> None:
        self._context = context
        self._store = store
        self._background = background
        self._running = 0  # that are worked on here

    async def status(self, match: StoredMatch, seat: int) -> Review:
        return self._review(match, seat, await self._store.load(match.id, seat))

    async def begin(self, match: StoredMatch, seat: int, player: str) -> Review:
        """Begin an analysis or take it up again. One that runs or is done is only told."""
        stored = await self._store.load(match.id, seat)
        if self._state(stored) not in ("running", "done"):
            if not self._context.rates.analyses.take(player):
                raise Failure(429, "failed-rate")
            if self._running >= self._context.limits.reviewing:
                raise Failure(429, "failed-crowded")
            job = new_id()
            await self._store.begin(match.id, seat, job, stored.found)
            self._background.spawn(self._run(match, seat, job, stored.found))
            stored = await self._store.load(match.id, seat)
        return self._review(match, seat, stored)

    async def stop(self, match: StoredMatch, seat: int) -> Review:
        await self._store.stop(match.id, seat)
        return await self.status(match, seat)

    def _state(self, stored: StoredAnalysis) -> str:
        """An analysis that has not moved for long is not running: its process is gone."""
        silent = time() - stored.changed > self._context.limits.review_silence
        return "stopped" if stored.state == "running" and silent else stored.state

    def _review(self, match: StoredMatch, seat: int, stored: StoredAnalysis) -> Review:
        found, last = stored.found, match.progress.at
        return Review(
            match=match.id,
            seat=seat,
            state=self._state(stored),  # type: ignore[arg-type]
            done=min(found.done, last) + found.looked,
            whole=last + len(_suspects(found.points)) if found.done > last else last + EXAMINED,
            points=found.points,
            mistakes=worst(found.mistakes),
        )

    # The work

    async def _run(self, match: StoredMatch, seat: int, job: str, found: Found) -> None:
        self._running += 1
        try:
            await self._work(match, seat, job, found)
        except (EngineFailure, Refusal) as failure:
            self._context.note_failure(failure)
            log.error("an analysis failed", extra={"match": match.id, "failure": repr(failure)})
            await self._store.stop(match.id, seat)
        finally:
            self._running -= 1

    async def _work(self, match: StoredMatch, seat: int, job: str, found: Found) -> None:
        while self._background.open and not _complete(match, found):
            found = await self._step(match, seat, found)
            if not await self._store.save(match.id, seat, job, found, "done" if _complete(match, found) else "running"):
                return  # it was stopped, or another job goes on with it

    async def _step(self, match: StoredMatch, seat: int, found: Found) -> Found:
        engine, number, replace = self._context.engine, match.progress.entries, msgspec.structs.replace
        if found.done <= match.progress.at:
            seen = await engine.survey(match.id, seat, found.done, number=number)
            return replace(found, done=seen.until, points=found.points + seen.points)
        at = _suspects(found.points)[found.looked].at
        mistake = await engine.examine(match.id, seat, at, number=number)
        points = [_seen_again(point, mistake) for point in found.points]
        return replace(found, looked=found.looked + 1, points=points, mistakes=[*found.mistakes, mistake])


def _complete(match: StoredMatch, found: Found) -> bool:
    return found.done > match.progress.at and found.looked >= len(_suspects(found.points))


def _suspects(points: list[Point]) -> list[Point]:
    """The decisions that cost most at first sight. Their losses stay as they were, so the list does, too."""
    return sorted((point for point in points if point.loss > 0), key=lambda point: (-point.loss, point.at))[:EXAMINED]


def _seen_again(point: Point, mistake: Mistake) -> Point:
    return Point(point.at, mistake.shares, point.loss) if point.at == mistake.at else point


def worst(mistakes: list[Mistake]) -> list[Mistake]:
    """The mistakes that are told: the largest first."""
    worth = [mistake for mistake in mistakes if mistake.loss >= WORTH_TELLING]
    return sorted(worth, key=lambda mistake: (-mistake.loss, mistake.at))[:TOLD]

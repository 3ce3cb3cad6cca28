"""Reviewing: the background work that goes over a finished match, step by step.

Every step is one call of the engine that takes no longer than a bot's decision, so nobody waits for a review. What was
found is written down after each: a review that is stopped or broken off goes on from there.
"""

from __future__ import annotations

import logging
from time import time
from typing import TYPE_CHECKING

import msgspec

from pentapolis.kernel import Refusal

from ..engine.workers import EngineFailure
from ..errors import Failure
from ..store.analyses import Found, StoredAnalysis
from ..store.match import StoredMatch
from ..tokens import new_id
from ..wire.http import Mistake, Point, Review

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger(__name__)

EXAMINED = 8  # decisions that looked worst at first sight are looked at again
TOLD = 5  # mistakes
WORTH_TELLING = 0.02  # of the victory


async def status(services: Services, match: StoredMatch, seat: int) -> Review:
    return _told(services, match, seat, await services.reviews.load(match.id, seat))


async def begin(services: Services, match: StoredMatch, seat: int, player: str) -> Review:
    """Begin a review or take it up again. One that runs or is done is only told."""
    kept = await services.reviews.load(match.id, seat)
    if _state(services, kept) not in ("running", "done"):
        if not services.rates.reviews.take(player):
            raise Failure(429, "failed-rate")
        if services.reviewing >= services.config.limits.reviewing:
            raise Failure(429, "failed-crowded")
        job = new_id()
        await services.reviews.begin(match.id, seat, job, kept.found)
        services.hub.spawn(_run(services, match, seat, job, kept.found))
        kept = await services.reviews.load(match.id, seat)
    return _told(services, match, seat, kept)


async def stop(services: Services, match: StoredMatch, seat: int) -> Review:
    await services.reviews.stop(match.id, seat)
    return await status(services, match, seat)


def _state(services: Services, kept: StoredAnalysis) -> str:
    """A review that has not moved for long is not running: its process is gone."""
    silent = time() - kept.changed > services.config.limits.review_silence
    return "stopped" if kept.state == "running" and silent else kept.state


def _told(services: Services, match: StoredMatch, seat: int, kept: StoredAnalysis) -> Review:
    found, last = kept.found, match.progress.at
    return Review(
        match=match.id,
        seat=seat,
        state=_state(services, kept),  # type: ignore[arg-type]
        done=min(found.done, last) + found.looked,
        whole=last + len(_suspects(found.points)) if found.done > last else last + EXAMINED,
        points=found.points,
        mistakes=worst(found.mistakes),
    )


# The work


async def _run(services: Services, match: StoredMatch, seat: int, job: str, found: Found) -> None:
    services.reviewing += 1
    try:
        await _work(services, match, seat, job, found)
    except (EngineFailure, Refusal) as failure:
        services.metrics.worker_faults.labels(type(failure).__name__).inc()
        log.error("a review failed", extra={"match": match.id, "failure": repr(failure)})
        await services.reviews.stop(match.id, seat)
    finally:
        services.reviewing -= 1


async def _work(services: Services, match: StoredMatch, seat: int, job: str, found: Found) -> None:
    while services.open and not _complete(match, found):
        found = await _step(services, match, seat, found)
        if not await services.reviews.keep(
            match.id, seat, job, found, "done" if _complete(match, found) else "running"
        ):
            return  # it was stopped, or another job goes on with it


def _complete(match: StoredMatch, found: Found) -> bool:
    return found.done > match.progress.at and found.looked >= len(_suspects(found.points))


async def _step(services: Services, match: StoredMatch, seat: int, found: Found) -> Found:
    engine, number, replace = services.engine, match.progress.entries, msgspec.structs.replace
    if found.done <= match.progress.at:
        seen = await engine.survey(match.id, seat, found.done, number=number)
        return replace(found, done=seen.until, points=found.points + seen.points)
    at = _suspects(found.points)[found.looked].at
    mistake = await engine.examine(match.id, seat, at, number=number)
    points = [_seen_again(point, mistake) for point in found.points]
    return replace(found, looked=found.looked + 1, points=points, mistakes=[*found.mistakes, mistake])


def _suspects(points: list[Point]) -> list[Point]:
    """The decisions that cost most at first sight. Their losses stay as they were, so the list does, too."""
    return sorted((point for point in points if point.loss > 0), key=lambda point: (-point.loss, point.at))[:EXAMINED]


def _seen_again(point: Point, mistake: Mistake) -> Point:
    return Point(point.at, mistake.shares, point.loss) if point.at == mistake.at else point


def worst(mistakes: list[Mistake]) -> list[Mistake]:
    """The mistakes that are told: the largest first."""
    telling = [mistake for mistake in mistakes if mistake.loss >= WORTH_TELLING]
    return sorted(telling, key=lambda mistake: (-mistake.loss, mistake.at))[:TOLD]

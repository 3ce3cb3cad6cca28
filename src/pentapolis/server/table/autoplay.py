"""Autoplay: bots answer after a short pause, and clocks that have run out are enforced."""

from __future__ import annotations

import logging
from time import time

from pentapolis.kernel import Refusal

from ..engine.entries import Answered, Ended, Entry
from ..engine.frames import Standing
from ..engine.levels import SIMPLEST, STAND_IN
from ..engine.workers import EngineFailure
from ..errors import Failure
from ..store.entries import Outrun
from . import clocks
from .room import Room

log = logging.getLogger(__name__)


async def advance(room: Room) -> None:
    """Do what is due now, and plan what is due next. One call does one thing."""
    if room.advancing:
        return
    room.advancing = True
    try:
        await _advance(room)
    except (EngineFailure, Failure, Refusal) as failure:
        # The match stays due, so the next sweep tries again.
        room.context.note_failure(failure)
        log.error("a match could not go on", extra={"match": room.id, "failure": repr(failure)})
    except Outrun:
        log.info("another process was faster", extra={"match": room.id})
    finally:
        room.advancing = False
    if room.match.progress.due is not None and not room.scheduled and not room.broken:
        room.schedule()


async def _advance(room: Room) -> None:
    async with room.lock:
        room.unschedule()
        if room.broken:
            await room.reload()
        late = clocks.run_out(room.match, time() - room.context.limits.grace)
        if late:
            for leaver in late:
                leaver.stand_in = STAND_IN
            log.info("time is up", extra={"match": room.id, "seats": [leaver.number for leaver in late]})
            await room.save(late)
            return
        standing = room.standing
        bots = [room.match.seats[seat] for seat in room.waiting if room.match.seats[seat].played_by]
    if not bots or standing.over:
        return
    seat, bot = bots[0].number, bots[0].played_by
    # The lock is free while the bot thinks: others may answer, ask and take back meanwhile.
    entry = await _think(room, standing, seat, bot)
    async with room.lock:
        if room.standing.number == standing.number and room.match.seats[seat].played_by == bot:
            await room.commit(entry)


async def _think(room: Room, standing: Standing, seat: int, bot: str) -> Entry:
    """What the bot does. It ends a turn that the person before it has left open, and thinks only if it has a choice."""
    context, match, number = room.context, room.id, standing.number
    request = f"bot/{number + 1}"
    if standing.ending:
        return Ended(number + 1, request, seat)
    if seat in standing.forced:
        return Answered(number + 1, request, seat, standing.forced[seat], end=True, bot=bot)
    with context.metrics.bot_seconds.time():
        try:
            key = await context.engine.bot_move(match, seat, bot, number=number)
        except EngineFailure as failure:
            log.error("a bot failed", extra={"match": match, "bot": bot, "failure": repr(failure)})
            context.note_failure(failure)
            key = await context.engine.bot_move(match, seat, SIMPLEST, number=number)
    return Answered(number + 1, request, seat, key, end=True, bot=bot)

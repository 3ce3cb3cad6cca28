"""What a connection asks for in a match: watching, answering, asking why. Each returns the one reply to its request."""

from __future__ import annotations

import asyncio
import secrets
from time import time

from pentapolis.bots import ADVISER
from pentapolis.kernel import Refusal
from pentapolis.kernel.refusal import GAME_OVER, NOT_ASKED

from ..engine.entries import Answered, Ended, Entry, Redone, Undone
from ..engine.frames import Viewer
from ..engine.workers import Look, OutOfStep
from ..errors import Failure
from ..store.entries import Outrun
from ..store.match import ChatLine, StoredMatch
from ..tokens import hash_token
from ..wire import socket as m
from ..wire.names import clean
from .fanout import Notice
from .room import Room, Watcher, said

Reply = m.Done | m.Refused | m.Stale | m.Failed | m.Because | m.Foreseen | m.Advice
Move = m.Answer | m.Undo | m.Redo | m.EndTurn


def viewer_of(match: StoredMatch, player: str | None, key: str = "") -> Viewer | None:
    """The seats through which somebody may look at a match; () as a spectator, None not at all.

    Spectators have the key of the link; a match that is over may be seen by whoever knows its name. A match that is to
    be watched by nobody stays among its players and its owner.
    """
    seats = match.seats_of(player)
    if seats or player == match.owner:
        return seats
    if match.watch == "link" and (match.progress.over or has_key(match, key)):
        return ()
    return None


def has_key(match: StoredMatch, key: str) -> bool:
    """Whether this is the key for spectators."""
    return bool(key) and secrets.compare_digest(hash_token(key), match.watch_hash)


# Watching


async def watch(room: Room, watcher: Watcher, message: m.Watch) -> Reply:
    """Sit down at a match or look on; a frame follows, with what was missed."""
    async with room.lock:
        if room.broken:
            await room.reload()
        viewer = viewer_of(room.match, watcher.visitor.player, message.key)
        if viewer is None:
            raise Failure(404, "failed-missing")
        context, limits = room.context, room.context.limits
        if watcher not in room.watchers and len(room.watchers) >= limits.watchers:
            raise Failure(429, "failed-crowded")
        # A version from before a crash or of another viewer is no version of this one: then all is told anew.
        since = message.since if message.since <= room.standing.number else -1
        shown = await context.engine.show(room.id, [Look(viewer, since)], number=room.standing.number)
        came = not set(viewer) <= set(room.here())
        room.admit(watcher, viewer, shown.frames[0], since)
        for line in await context.social.chat(room.id, most=limits.chat_kept):
            watcher.tell(said(room.id, line))
    if came:
        await room.announce()
    return m.Done(message.id, shown.frames[0].version)


async def unwatch(room: Room, watcher: Watcher) -> None:
    before = room.online()
    room.leave(watcher)
    if room.online() != before:
        await room.announce()


# Moving


async def move(room: Room, watcher: Watcher, message: Move) -> Reply:
    """An answer, or taking one back, or ending the turn. `done` is sent when it is durable, and not before."""
    request = f"{watcher.visitor.player}/{message.id}"
    async with room.lock:
        if room.broken:
            await room.reload()
        viewer = room.watchers[watcher]
        if message.seat not in viewer:
            return m.Failed(message.id, "failed-seat")
        if request in room.requests:
            return m.Done(message.id, room.version_for(viewer))
        if not room.match.full:
            return m.Failed(message.id, "failed-open")
        if room.match.seats[message.seat].played_by:
            return m.Failed(message.id, "failed-left")
        if room.standing.number >= room.context.limits.entries:
            return m.Failed(message.id, "failed-full")
        if message.version != room.version_for(viewer):
            return _stale(room, watcher, message.id)
        try:
            await room.commit(entry_of(message, room.standing.number + 1, request))
        except Refusal as refusal:
            return m.Refused(message.id, refusal.rule, refusal.facts)
        except Outrun:
            await room.reload()
            if request not in room.requests:
                return _stale(room, watcher, message.id)
        return m.Done(message.id, room.version_for(viewer))


def entry_of(message: Move, number: int, request: str) -> Entry:
    match message:
        case m.Answer():
            return Answered(number, request, message.seat, message.key, end=message.end)
        case m.Undo():
            return Undone(number, request, message.seat)
        case m.Redo():
            return Redone(number, request, message.seat)
        case m.EndTurn():
            return Ended(number, request, message.seat)


def _stale(room: Room, watcher: Watcher, request: str) -> m.Stale:
    room.show_again(watcher)
    return m.Stale(request, room.version_for(room.watchers[watcher]))


# Asking


async def ask(room: Room, watcher: Watcher, message: m.Why | m.Preview | m.Hint) -> Reply:
    """Why not, what if, what would a bot do: for one's own seats only."""
    if message.seat not in room.watchers[watcher]:
        return m.Failed(message.id, "failed-seat")
    if not room.context.rates.questions.take(watcher.visitor.player):
        return m.Failed(message.id, "failed-rate")
    number, engine = room.standing.number, room.context.engine
    try:
        match message:
            case m.Why():
                refusal = await engine.why(room.id, message.seat, message.key, number=number)
                return m.Because(message.id, refusal.rule if refusal else "", refusal.facts if refusal else {})
            case m.Preview():
                seen = await engine.preview(room.id, message.seat, message.key, number=number)
                return m.Foreseen(message.id, seen.changes, seen.hidden)
            case m.Hint():
                return await hint(room, watcher, message)
    except Refusal as refusal:
        return m.Refused(message.id, refusal.rule, refusal.facts)
    except OutOfStep:  # somebody has answered meanwhile
        return m.Failed(message.id, "failed-again")


async def hint(room: Room, watcher: Watcher, message: m.Hint) -> Reply:
    """What a bot would answer, where the table allows that. It thinks only once about a position."""
    if not room.match.hints:
        return m.Failed(message.id, "failed-hints")
    if room.match.seats[message.seat].played_by:
        return m.Failed(message.id, "failed-left")
    number = room.standing.number
    if message.seat not in room.waiting:
        return m.Refused(message.id, GAME_OVER if room.standing.over else NOT_ASKED, {})
    thought = room.hint_for(number, message.seat)
    if thought is None:
        if not room.context.rates.hints.take(watcher.visitor.player):
            return m.Failed(message.id, "failed-rate")
        thought = room.think(number, message.seat, room.context.engine.hint(room.id, message.seat, number=number))
    return m.Advice(message.id, ADVISER, await asyncio.shield(thought))


# Talking


async def say(room: Room, watcher: Watcher, message: m.Say) -> Reply:
    """A line of chat, for those who sit at the table."""
    context, limits, viewer = room.context, room.context.limits, room.watchers[watcher]
    if not viewer:
        return m.Failed(message.id, "failed-spectator")
    text = clean(message.text, limits.chat)
    if not text or len(message.text) > limits.chat:
        return m.Failed(message.id, "failed-size")
    if not context.rates.chats.take(watcher.visitor.player):
        return m.Failed(message.id, "failed-rate")
    draft = ChatLine(0, viewer[0], room.match.seats[viewer[0]].name, text, time())
    request = f"{watcher.visitor.player}/{message.id}"
    line = await context.social.say(room.id, watcher.visitor.player, request, draft, limits.chat_lines)
    if line is None:
        return m.Failed(message.id, "failed-full")
    if line.time == draft.time:  # else it was said before, and this is only its acknowledgement again
        room.tell(said(room.id, line))
        await context.tell(Notice("said", context.process, room.id, number=line.number))
    return m.Done(message.id, room.version_for(viewer))

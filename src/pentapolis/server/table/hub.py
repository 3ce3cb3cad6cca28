"""The hub: all rooms and connections of this process, and what must happen without anybody asking."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic, time

from ..engine.frames import Standing
from ..errors import Failure
from ..wire.socket import REVOKED
from .autoplay import advance
from .background import Background
from .context import Context
from .fanout import Notice
from .room import Alarms, Room, Watcher, said
from .webhooks import Webhooks

log = logging.getLogger(__name__)

HOPELESS_SECONDS = 600.0  # until a match that could not be opened is tried again without anybody asking


class Hub:
    """The rooms that are open here. A match is opened when somebody needs it and closed when nobody does."""

    def __init__(self, context: Context, background: Background, webhooks: Webhooks) -> None:
        self._context = context
        self._background = background
        self._webhooks = webhooks
        self._alarms = Alarms(due=self.advance, moved=self.call_hooks)
        self.rooms: dict[str, Room] = {}
        self.connections: set[Watcher] = set()
        self.connections_from: Counter[str] = Counter()
        self._opening: dict[str, asyncio.Lock] = {}
        self._hopeless: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._context.fanout.start(self.hear)
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Let what is under way come to its end. Bots do not go on meanwhile."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for room in self.rooms.values():
            room.unschedule()
        await self._background.finish(self._context.limits.shutdown)

    # Rooms

    async def room(self, match: str) -> Room:
        """The room of a match, opened if need be. Failure: there is no such match, or it cannot be run here."""
        room = self.rooms.get(match)
        if room is None:
            try:
                async with self._opening.setdefault(match, asyncio.Lock()):
                    room = self.rooms.get(match) or await self._open(match)
            finally:
                self._opening.pop(match, None)
        room.touched = monotonic()
        return room

    async def _open(self, match: str) -> Room:
        context = self._context
        stored = await context.store.load(match)
        if stored is None:
            raise Failure(404, "failed-missing")
        requests, shown = await context.show(match, set(), [])
        proposals = await context.social.proposals(match)
        room = self.rooms[match] = Room(context, self._alarms, stored, shown.standing, requests, proposals)
        context.metrics.matches.set(len(self.rooms))
        await context.tell(Notice("online", context.process, match))
        return room

    async def _shut(self, room: Room) -> None:
        del self.rooms[room.id]
        room.unschedule()
        self._context.metrics.matches.set(len(self.rooms))
        await self._context.engine.forget(room.id)

    # What happens by itself

    def advance(self, room: Room) -> None:
        """Do what is due in a match: let a bot answer, enforce a clock."""
        if not room.advancing and self._background.open:
            self._background.spawn(advance(room))

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self._sweep()
            except Exception:  # the database may be away for a while; the next sweep tries again
                log.exception("a sweep failed")
            await asyncio.sleep(self._context.limits.sweep)

    async def _sweep(self) -> None:
        """Find matches that nobody looks after, close rooms that nobody uses, mend broken ones, and say who is here."""
        limits = self._context.limits
        # Alone, nobody else can look after them: those left over from a crash go on at once.
        patience = limits.orphan if self._context.config.fanout_url else 0.0
        for match in await self._context.store.due(time() - patience):
            await self._advance_orphan(match)
        for room in list(self.rooms.values()):
            busy = room.watchers or room.advancing or room.lock.locked()
            if not busy and monotonic() - room.touched > limits.idle:
                await self._shut(room)
                continue
            if room.broken and room.watchers:  # what went wrong may be over, and nobody need ask for it
                self._background.spawn(self._look_again(room))
            if self._context.config.fanout_url:
                await room.tell_online()

    async def _advance_orphan(self, match: str) -> None:
        if self._hopeless.get(match, 0.0) > monotonic():
            return
        try:
            room = await self.room(match)
        except Failure:
            self._hopeless[match] = monotonic() + HOPELESS_SECONDS
            return
        if not room.scheduled:
            self.advance(room)

    def call_hooks(self, room: Room, before: Standing | None) -> None:
        """Call those whose turn it has become and who are not here."""
        known = set(before.waiting) if before is not None else set()
        seats = [room.match.seats[seat] for seat in room.waiting if seat not in known]
        players = {seat.player for seat in seats if seat.person and seat.player and seat.number not in room.online()}
        if players:
            self._background.spawn(self._webhooks.call(room.id, players))

    # Other processes

    async def hear(self, notice: Notice) -> None:
        """Another process has changed something."""
        match notice.kind:
            case "dismiss":
                self._dismiss(notice.player, notice.token_hash)
            case "awake":
                for room in list(self.rooms.values()):
                    self._background.spawn(self._look_again(room))
            case _:
                if notice.match in self.rooms or notice.match in self._opening:
                    self._background.spawn(self._follow(notice))

    async def _follow(self, notice: Notice) -> None:
        room = self.rooms.get(notice.match) or await self.room(notice.match)
        if notice.number > room.standing.number and notice.kind in ("changed", "online"):
            await self._catch_up(room)
        match notice.kind:
            case "seats" | "polls":
                await self._catch_up(room)
                room.refresh()
            case "said":
                for line in await self._context.social.chat(room.id, after=notice.number - 1, most=1):
                    room.tell(said(room.id, line))
            case "online":
                await self._hear_online(room, notice)

    async def _look_again(self, room: Room) -> None:
        """Show all that may have changed: notices were lost, or could not be followed."""
        await self._catch_up(room)
        room.refresh()
        for line in await self._context.social.chat(room.id, most=self._context.limits.chat_kept):
            room.tell(said(room.id, line))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            known = room.standing.number
            await room.reload()
            if room.standing.number != known:
                room.unschedule()  # who moved last looks after it
            if room.forgotten:
                await room.save(())

    async def _hear_online(self, room: Room, notice: Notice) -> None:
        before = room.online()
        newcomer = notice.process not in room.elsewhere
        room.elsewhere[notice.process] = (notice.seats, monotonic())
        stale = monotonic() - 4 * self._context.limits.sweep
        room.elsewhere = {process: said for process, said in room.elsewhere.items() if said[1] > stale}
        if room.online() != before:
            room.tell_presence()
        if newcomer and room.here():
            await room.tell_online()

    # Sessions and seats

    async def dismiss(self, *, player: str = "", token_hash: str = "") -> None:
        """Close the connections of a session, or of all sessions of a player, that were revoked."""
        self._dismiss(player, token_hash)
        await self._context.tell(Notice("dismiss", self._context.process, player=player, token_hash=token_hash))

    def _dismiss(self, player: str, token_hash: str) -> None:
        for connection in list(self.connections):
            visitor = connection.visitor
            if visitor.token_hash == token_hash or (player and visitor.player == player):
                connection.close(REVOKED)

    async def reseat(self, matches: list[str]) -> None:
        """Seats have changed hands: show everybody, and let the new owners watch again with their own eyes."""
        for match in matches:
            room = self.rooms.get(match)
            if room is not None:
                async with room.lock:
                    await room.reload()
                    room.refresh()
            await self._context.tell(Notice("seats", self._context.process, match))

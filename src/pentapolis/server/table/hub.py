"""The hub: all rooms and sockets of this process, and what must happen without anybody asking."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

from ..engine.frames import Standing
from ..engine.workers import EngineFailure, Look, OutOfStep, Shown
from ..errors import Failure
from ..wire.socket import REVOKED
from . import autoplay as minding
from . import webhooks
from .fanout import Notice
from .room import Room, said

if TYPE_CHECKING:
    from ..services import Services
    from .connection import Connection

log = logging.getLogger(__name__)

TRIES = 5  # to read a log that grows meanwhile
HOPELESS_SECONDS = 600.0  # until a match that could not be opened is tried again without anybody asking


class Hub:
    """The rooms that are open here. A match is opened when somebody needs it and closed when nobody does."""

    def __init__(self, services: Services) -> None:
        self._house = services
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Connection] = set()
        self.sockets_from: Counter[str] = Counter()
        self._opening: dict[str, asyncio.Lock] = {}
        self._hopeless: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self) -> None:
        await self._house.fanout.start(self.hear)
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop minding matches, and let what is under way come to its end. Bots do not go on meanwhile."""
        self._closed = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for room in self.rooms.values():
            room.unschedule()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._house.config.limits.shutdown)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something on the side; what it raises goes to the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work on the side failed", exc_info=error)

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
        services = self._house
        kept = await services.store.load(match)
        if kept is None:
            raise Failure(404, "failed-missing")
        requests, shown = await self._show(match, set(), [])
        room = Room(services, kept, shown.standing, requests, await services.social.proposals(match))
        self.rooms[match] = room
        services.metrics.matches.set(len(self.rooms))
        await services.fanout.tell(Notice("online", services.process, match))
        return room

    async def reload(self, room: Room) -> None:
        """Bring a room up to what is stored, and show what changed. Hold its lock."""
        services, looks = self._house, room.looks()
        if room.broken:
            await services.engine.forget(room.id)
        room.broken = True  # until all of it has gone well
        kept = await services.store.load(room.id)
        assert kept is not None, "matches are never deleted"
        requests, shown = await self._show(room.id, room.requests, looks)
        if kept.watch_hash != room.match.watch_hash:
            self._expel(room)
        room.match, room.standing, room.requests = kept, shown.standing, requests
        room.proposals = await services.social.proposals(room.id)
        room.broken = False
        room.deliver(looks, shown.frames)

    async def _show(self, match: str, known: set[str], looks: list[Look]) -> tuple[set[str], Shown]:
        """The requests of all entries that are stored, and how the match stands after them."""
        attempt = 1
        while True:
            known = known | await self._house.store.requests(match, after=len(known))
            try:
                return known, await self._house.engine.show(match, looks, number=len(known))
            except EngineFailure as failure:
                attempt += 1
                if isinstance(failure, OutOfStep) and attempt <= TRIES:
                    continue  # another process has written meanwhile
                self._house.metrics.worker_faults.labels(type(failure).__name__).inc()
                log.error("a match cannot be shown", extra={"match": match, "failure": repr(failure)})
                raise Failure(503, "failed-engine") from None

    async def _shut(self, room: Room) -> None:
        del self.rooms[room.id]
        room.unschedule()
        self._house.metrics.matches.set(len(self.rooms))
        await self._house.engine.forget(room.id)

    # What happens by itself

    def mind(self, room: Room) -> None:
        """Do what is due in a match: let a bot answer, enforce a clock."""
        if not room.minded and not self._closed:
            self.spawn(minding.mind(self._house, room))

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self._sweep()
            except Exception:  # the database may be away for a while; the next sweep tries again
                log.exception("a sweep failed")
            await asyncio.sleep(self._house.config.limits.sweep)

    async def _sweep(self) -> None:
        """Find matches that nobody minds, close rooms that nobody uses, mend broken ones, and say who is here."""
        limits = self._house.config.limits
        # Alone, nobody else can be minding them: those left over from a crash are minded at once.
        patience = limits.orphan if self._house.config.fanout_url else 0.0
        for match in await self._house.store.due(time() - patience):
            await self._mind_orphan(match)
        for room in list(self.rooms.values()):
            busy = room.watchers or room.minded or room.lock.locked()
            if not busy and monotonic() - room.touched > limits.idle:
                await self._shut(room)
                continue
            if room.broken and room.watchers:  # what went wrong may be over, and nobody need ask for it
                self.spawn(self._look_again(room))
            if self._house.config.fanout_url:
                await self._tell_online(room)

    async def _mind_orphan(self, match: str) -> None:
        if self._hopeless.get(match, 0.0) > monotonic():
            return
        try:
            room = await self.room(match)
        except Failure:
            self._hopeless[match] = monotonic() + HOPELESS_SECONDS
            return
        if not room.scheduled:
            self.mind(room)

    def call_hooks(self, room: Room, before: Standing | None) -> None:
        """Call those whose turn it has become and who are not here."""
        known = set(before.waiting) if before is not None else set()
        seats = [room.match.seats[seat] for seat in room.waiting if seat not in known]
        players = {seat.player for seat in seats if seat.person and seat.player and seat.number not in room.online()}
        if players:
            self.spawn(webhooks.call(self._house, room.id, players))

    # Other processes

    async def hear(self, notice: Notice) -> None:
        """Another process has changed something."""
        match notice.kind:
            case "dismiss":
                self._dismiss(notice.player, notice.token_hash)
            case "awake":
                for room in list(self.rooms.values()):
                    self.spawn(self._look_again(room))
            case _:
                if notice.match in self.rooms or notice.match in self._opening:
                    self.spawn(self._follow(notice))

    async def _follow(self, notice: Notice) -> None:
        room = self.rooms.get(notice.match) or await self.room(notice.match)
        if notice.number > room.standing.number and notice.kind in ("changed", "online"):
            await self._catch_up(room)
        match notice.kind:
            case "seats" | "polls":
                await self._catch_up(room)
                room.refresh()
            case "said":
                for line in await self._house.social.chat(room.id, after=notice.number - 1, most=1):
                    room.tell(said(room.id, line))
            case "online":
                await self._hear_online(room, notice)

    async def _look_again(self, room: Room) -> None:
        """Show all that may have changed: notices were lost, or could not be followed."""
        await self._catch_up(room)
        room.refresh()
        for line in await self._house.social.chat(room.id, most=self._house.config.limits.chat_kept):
            room.tell(said(room.id, line))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            known = room.standing.number
            await self.reload(room)
            if room.standing.number != known:
                room.unschedule()  # who moved last minds it
            if room.forgotten:
                await room.keep(())

    async def _hear_online(self, room: Room, notice: Notice) -> None:
        before = room.online()
        newcomer = notice.process not in room.elsewhere
        room.elsewhere[notice.process] = (notice.seats, monotonic())
        stale = monotonic() - 4 * self._house.config.limits.sweep
        room.elsewhere = {process: said for process, said in room.elsewhere.items() if said[1] > stale}
        if room.online() != before:
            room.tell_presence()
        if newcomer and room.here():
            await self._tell_online(room)

    async def _tell_online(self, room: Room) -> None:
        number = room.standing.number
        await self._house.fanout.tell(Notice("online", self._house.process, room.id, number=number, seats=room.here()))

    # Sessions and seats

    async def tell_presence(self, room: Room) -> None:
        """Somebody came or went."""
        room.tell_presence()
        await self._tell_online(room)

    async def dismiss(self, *, player: str = "", token_hash: str = "") -> None:
        """Close the sockets of a session, or of all sessions of a player, that were revoked."""
        self._dismiss(player, token_hash)
        await self._house.fanout.tell(Notice("dismiss", self._house.process, player=player, token_hash=token_hash))

    def _dismiss(self, player: str, token_hash: str) -> None:
        for socket in list(self.sockets):
            if socket.visitor.token_hash == token_hash or (player and socket.visitor.player == player):
                socket.close(REVOKED)

    def _expel(self, room: Room) -> None:
        """The link for spectators was revoked: those who came by it must go."""
        for socket, viewer in list(room.watchers.items()):
            if not viewer and socket.visitor.player != room.match.owner:
                socket.close(REVOKED)

    async def reseat(self, matches: list[str]) -> None:
        """Seats have changed hands: show everybody, and let the new owners watch again with their own eyes."""
        for match in matches:
            room = self.rooms.get(match)
            if room is not None:
                async with room.lock:
                    await self.reload(room)
                    room.refresh()
            await self._house.fanout.tell(Notice("seats", self._house.process, match))

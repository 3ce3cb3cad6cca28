"""A room: one match in the memory of this process, and everybody who watches it.

The log in the database is the truth; a room only remembers how it stands, and can be thrown away and opened again at
any time. All changes happen under its lock, so a match has one writer in this process; between processes the primary
key of the entries decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Protocol

import msgspec

from ..engine.entries import Entry, StoredEntry
from ..engine.frames import GameFrame, Standing, Viewer
from ..engine.workers import Applied, EngineFailure, Look
from ..store.match import ChatLine, Progress, StoredMatch, StoredProposal, StoredSeat
from ..tokens import Visitor
from ..wire.socket import REVOKED, Advised, Frame, FrameFields, Presence, Proposal, Said, SeatLine
from . import clocks
from .context import Context
from .fanout import Notice

_encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Whoever looks on: a connection."""

    visitor: Visitor

    def send(self, payload: bytes) -> None: ...
    def tell(self, message: msgspec.Struct) -> None: ...
    def close(self, code: int) -> None: ...


@dataclass(frozen=True)
class Alarms:
    """Whom a room wakes: `due` when the server must act, `moved` when it stands otherwise than it did before."""

    due: Callable[[Room], None]
    moved: Callable[[Room, Standing | None], None]


class Room:
    """One match, open. `standing` is how it stands after all entries known here; `requests` are theirs."""

    def __init__(
        self,
        context: Context,
        alarms: Alarms,
        match: StoredMatch,
        standing: Standing,
        requests: set[str],
        proposals: list[StoredProposal],
    ) -> None:
        self.context = context
        self._alarms = alarms
        self.match = match
        self.standing = standing
        self.requests = requests
        self.proposals = proposals
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, Viewer] = {}
        self.elsewhere: dict[str, tuple[tuple[int, ...], float]] = {}  # seats online by process, and when it said so
        self.last_seen: dict[int, float] = {}  # when a seat was last online
        self.touched = monotonic()
        self.advancing = False  # a bot thinks, or a clock is being enforced
        self.broken = False  # memory and log may differ: open again before anything else
        self._last: dict[Viewer, GameFrame] = {}  # the last frame of each viewer, without its log lines
        self._timer: asyncio.TimerHandle | None = None
        self._hints: dict[tuple[int, int], asyncio.Task[list[Advised]]] = {}

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def waiting(self) -> list[int]:
        """The seats for which the match waits now."""
        return self.waiting_in(self.standing)

    def waiting_in(self, standing: Standing) -> list[int]:
        """The seats for which the match waits as it stands; nobody's before all have sat down."""
        return standing.waiting if self.match.full else []

    # Changing

    async def reload(self) -> None:
        """Bring it up to what is stored, and show what changed. Hold the lock."""
        context, looks = self.context, self.looks()
        if self.broken:
            await context.engine.forget(self.id)
        self.broken = True  # until all of it has gone well
        stored = await context.store.load(self.id)
        assert stored is not None, "matches are never deleted"
        requests, shown = await context.show(self.id, self.requests, looks)
        if stored.watch_hash != self.match.watch_hash:
            self._expel()
        self.match, self.standing, self.requests = stored, shown.standing, requests
        self.proposals = await context.social.proposals(self.id)
        self.broken = False
        self.deliver(looks, shown.frames)

    def _expel(self) -> None:
        """The link for spectators was revoked: those who came by it must go."""
        for watcher, viewer in list(self.watchers.items()):
            if not viewer and watcher.visitor.player != self.match.owner:
                watcher.close(REVOKED)

    async def commit(self, entry: Entry) -> None:
        """Apply an entry, make it durable, and only then show it. A Refusal changes nothing; hold the lock.

        When anything else fails, the room is `broken`: what the workers remember may be ahead of the log.
        """
        started, now = monotonic(), time()
        looks = self.looks()
        applied = await self._apply(entry, looks)
        try:
            moved = applied.standing.committed != self.standing.committed
            seats = clocks.turn(self.match, self.waiting_in(applied.standing), entry.seat if moved else None, now)
            progress = self.progress_of(applied.standing, now)
            written = StoredEntry(applied.entry, applied.standing.at, applied.standing.hash)
            with self.context.metrics.commit_seconds.time():
                await self.context.store.append(self.id, written, progress, seats, now)
        except BaseException:
            self.broken = True
            await self.context.engine.forget(self.id)
            raise
        before, self.standing = self.standing, applied.standing
        self.match.progress = progress
        self.match.changed = now
        self.requests.add(entry.request)
        await self._drop_ends()
        self.deliver(looks, applied.frames)
        self.context.metrics.entries.labels(type(entry).__name__).inc()
        self.context.metrics.move_seconds.observe(monotonic() - started)
        await self.context.tell(Notice("changed", self.context.process, self.id, number=applied.standing.number))
        self.schedule()
        self._alarms.moved(self, before)

    async def _drop_ends(self) -> None:
        """A game that moves again, or is over, need not be ended."""
        if not self.standing.stalled and any(proposal.kind == "end_game" for proposal in self.proposals):
            await self.context.social.drop_ends(self.id)
            self.proposals = [proposal for proposal in self.proposals if proposal.kind != "end_game"]

    async def _apply(self, entry: Entry, looks: list[Look]) -> Applied:
        try:
            return await self.context.engine.apply(self.id, entry, looks)
        except EngineFailure:
            self.broken = True
            raise

    async def save(self, seats: Sequence[StoredSeat]) -> None:
        """Write down for which seats somebody else plays now, or no longer does, and show it."""
        now = time()
        timed = {seat.number: seat for seat in (*seats, *clocks.turn(self.match, self.waiting, None, now))}
        self.match.progress = self.progress_of(self.standing, now)
        await self.context.store.save(self.id, self.match.progress, timed.values(), seats, now)
        await self.context.tell(Notice("seats", self.context.process, self.id))
        self.refresh()
        self.schedule()

    def progress_of(self, standing: Standing, now: float) -> Progress:
        """What lists and timers need to know."""
        before, waiting = self.match.progress, tuple(self.waiting_in(standing))
        same = (before.waiting, before.at) == (waiting, standing.committed)
        return Progress(
            entries=standing.number,
            at=standing.committed,
            over=standing.over,
            waiting=waiting,
            since=before.since if same else now,
            places=tuple(standing.places),
            due=self._due(standing, now),
        )

    def _due(self, standing: Standing, now: float) -> float | None:
        """When the server itself must act next: for a bot, or because a clock runs out."""
        if standing.over:
            return None
        if any(self.match.seats[seat].played_by for seat in self.waiting_in(standing)):
            return now + self.context.config.pause
        ends = clocks.deadline(self.match)
        return None if ends is None else ends + self.context.limits.grace

    @property
    def forgotten(self) -> bool:
        """Whether the server must act sooner than is written: who moved last did not know who plays for whom."""
        due, written = self._due(self.standing, time()), self.match.progress.due
        if due is None or written is None:
            return due is not None
        return due + self.context.limits.orphan < written  # the clocks of two machines differ a little

    def schedule(self) -> None:
        """Wake up when the server must act; this process looks after the match since it changed it last."""
        self.unschedule()
        due = self.match.progress.due
        if due is not None:
            wait = max(0.0, due - time())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        """From now on nothing is planned: if a bot thinks already, its end plans what is due next."""
        self._timer = None
        self._alarms.due(self)

    def unschedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def scheduled(self) -> bool:
        return self._timer is not None

    # Hints

    def hint_for(self, number: int, seat: int) -> asyncio.Task[list[Advised]] | None:
        """What a bot thinks, or thought, of this position for a seat."""
        thought = self._hints.get((number, seat))
        failed = thought is not None and thought.done() and (thought.cancelled() or thought.exception() is not None)
        return None if failed else thought

    def think(self, number: int, seat: int, work: Coroutine[None, None, list[Advised]]) -> asyncio.Task[list[Advised]]:
        """Remember what comes of it as long as the match stands there."""
        self._hints = {place: thought for place, thought in self._hints.items() if place[0] == number}
        thought = self._hints[number, seat] = asyncio.get_running_loop().create_task(work)
        return thought

    # Watching

    def looks(self) -> list[Look]:
        """Whose frames are wanted, and what each has already."""
        return [Look(viewer, frame.version) for viewer, frame in self._last.items()]

    def version_for(self, viewer: Viewer) -> int:
        """The version that whoever watches on these seats has been shown."""
        return self._last[viewer].version

    def admit(self, watcher: Watcher, viewer: Viewer, frame: GameFrame, since: int) -> None:
        """Somebody watches from now on, beginning with this frame; perhaps with other eyes than before."""
        self.leave(watcher)
        self.watchers[watcher] = viewer
        self.touched = monotonic()
        self._last[viewer] = _quiet(frame)
        watcher.send(self._payload(viewer, frame, since))

    def leave(self, watcher: Watcher) -> None:
        viewer = self.watchers.pop(watcher, None)
        self.touched = monotonic()
        if viewer is not None and viewer not in self.watchers.values():
            self._last.pop(viewer, None)
            self.last_seen.update(dict.fromkeys(viewer, time()))

    def show_again(self, watcher: Watcher) -> None:
        """Send a watcher its last frame once more, for it seems not to have it."""
        viewer = self.watchers[watcher]
        watcher.send(self._payload(viewer, self._last[viewer], self._last[viewer].version))

    def deliver(self, looks: list[Look], frames: Sequence[GameFrame | None]) -> None:
        """Send frames, in the order of the looks, to those for whom something has changed."""
        for look, frame in zip(looks, frames, strict=True):
            if frame is not None and look.seats in self._last:
                self._last[look.seats] = _quiet(frame)
                self._send(look.seats, self._payload(look.seats, frame, look.since))

    def refresh(self) -> None:
        """Send everybody the last frame again, with the seats, clocks and proposals of now."""
        for viewer, frame in self._last.items():
            self._send(viewer, self._payload(viewer, frame, frame.version))

    def tell(self, message: msgspec.Struct) -> None:
        """Send everybody the same message."""
        payload = _encode(message)
        for watcher in list(self.watchers):
            watcher.send(payload)

    async def announce(self) -> None:
        """Somebody came or went."""
        self.tell_presence()
        await self.tell_online()

    async def tell_online(self) -> None:
        """Tell the other processes which seats are online here, and how far this one has come."""
        number = self.standing.number
        notice = Notice("online", self.context.process, self.id, number=number, seats=self.here())
        await self.context.tell(notice)

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        for viewer in list(self._last):
            self._send(viewer, _encode(Presence(self.id, self.seat_lines(viewer))))

    def _send(self, viewer: Viewer, payload: bytes) -> None:
        for watcher in [watcher for watcher, seats in self.watchers.items() if seats == viewer]:
            watcher.send(payload)

    def here(self) -> tuple[int, ...]:
        """The seats that are online in this process."""
        return tuple(sorted({seat for viewer in self.watchers.values() for seat in viewer}))

    def online(self) -> set[int]:
        return {*self.here(), *(seat for seats, _ in self.elsewhere.values() for seat in seats)}

    def seat_lines(self, viewer: Viewer) -> list[SeatLine]:
        online = self.online()
        return [
            SeatLine(
                seat.name,
                bot=seat.played_by,
                yours=seat.number in viewer,
                open=seat.open,
                online=seat.number in online,
                left=bool(seat.stand_in),
            )
            for seat in self.match.seats
        ]

    def _payload(self, viewer: Viewer, frame: GameFrame, since: int) -> bytes:
        self.context.metrics.frames.inc()
        if not self.match.full:
            frame = _held(frame)
        return _encode(
            Frame(
                **{name: getattr(frame, name) for name in FrameFields.__struct_fields__},
                match=self.id,
                since=since if frame.keep >= 0 else -1,
                view=msgspec.Raw(frame.view),
                seats=self.seat_lines(viewer),
                clock=clocks.face(self.match, time()),
                proposals=[proposal_line(proposal) for proposal in self.proposals],
                thinking=[seat for seat in frame.waiting if self.match.seats[seat].played_by],
            )
        )


def proposal_line(proposal: StoredProposal) -> Proposal:
    return Proposal(
        proposal.number,
        proposal.kind,
        proposal.seat,
        proposal.at,
        proposal.target,
        proposal.bot,
        list(proposal.accepted),
        list(proposal.wanted),
    )


def said(match: str, line: ChatLine) -> Said:
    return Said(match, line.number, line.seat, line.name, line.text, line.time)


def _held(frame: GameFrame) -> GameFrame:
    """The frame while seats are open: nobody can do anything."""
    return msgspec.structs.replace(frame, questions=[], waiting=[], undo=False, redo=False, end=False, ends=False)


def _quiet(frame: GameFrame) -> GameFrame:
    """The frame for somebody who has all log lines already."""
    return msgspec.structs.replace(frame, events=[], keep=frame.at)

"""What the table agrees on: going back, ending a game in which nothing moves, letting a bot play for somebody."""

from __future__ import annotations

from time import time

from pentapolis.kernel import Refusal
from pentapolis.kernel.refusal import GAME_OVER, STILL_MOVING

from ..engine.entries import Entry, GameEnded, Rewound
from ..engine.levels import is_here
from ..store.entries import Outrun
from ..store.match import StoredProposal, StoredSeat
from ..wire import socket as m
from .fanout import Notice
from .room import Room, Watcher

Reply = m.Done | m.Refused | m.Stale | m.Failed

TRIES = 5


async def propose_rewind(room: Room, watcher: Watcher, message: m.Rewind) -> Reply:
    """Ask the table to go back to the position after `at` answers. Those who sit alone need to ask nobody."""
    async with room.lock:
        if (reply := await _known(room, watcher, message)) is not None:
            return reply
        viewer = room.watchers[watcher]
        if not 0 <= message.at < room.standing.committed:
            return m.Refused(message.id, "PT-RWD.1", {"at": message.at, "answers": room.standing.committed})
        wanted = tuple(_others(room, viewer))
        proposal = StoredProposal(
            0, _request(watcher, message.id), "rewind", message.seat, at=message.at, wanted=wanted
        )
        return await _propose(room, watcher, message.id, proposal)


async def propose_end(room: Room, watcher: Watcher, message: m.EndGame) -> Reply:
    """Ask the table to end a stalled game as it stands. Who proposes what is proposed already agrees to it."""
    async with room.lock:
        if (reply := await _known(room, watcher, message)) is not None:
            return reply
        if not room.standing.stalled:
            return m.Refused(message.id, STILL_MOVING, {})
        viewer = room.watchers[watcher]
        for proposal in room.proposals:
            if proposal.kind == "end_game":
                counted = await room.context.social.vote(room.id, proposal.number, viewer, True)
                return await _settle(room, watcher, message.id, counted or proposal)
        wanted = tuple(_others(room, viewer))
        proposal = StoredProposal(0, _request(watcher, message.id), "end_game", message.seat, wanted=wanted)
        return await _propose(room, watcher, message.id, proposal)


async def _known(room: Room, watcher: Watcher, message: m.Rewind | m.EndGame) -> Reply | None:
    """The reply to a proposal that cannot be made, or was made before; None: it is to be made."""
    if (reply := await _forbidden(room, watcher, message.id, message.seat)) is not None:
        return reply
    viewer = room.watchers[watcher]
    if await room.context.social.proposed(room.id, _request(watcher, message.id)):
        return m.Done(message.id, room.version_for(viewer))
    if message.version != room.version_for(viewer):
        room.show_again(watcher)
        return m.Stale(message.id, room.version_for(viewer))
    return m.Refused(message.id, GAME_OVER, {}) if room.standing.over else None  # its seed is published


async def hand_over(room: Room, watcher: Watcher, message: m.HandOver) -> Reply:
    """Let a bot play on. One's own seat is handed over, and reclaimed with an empty bot, without a vote."""
    async with room.lock:
        if room.broken:
            await room.reload()
        viewer = room.watchers[watcher]
        if not viewer or room.standing.over or not 0 <= message.seat < len(room.match.seats):
            return m.Failed(message.id, "failed-seat")
        seat = room.match.seats[message.seat]
        if seat.bot or seat.open or (message.bot and not is_here(message.bot)):
            return m.Failed(message.id, "failed-bot")
        if message.seat in viewer:
            await _seat_bot(room, seat, message.bot)
            return m.Done(message.id, room.version_for(viewer))
        if await room.context.social.proposed(room.id, _request(watcher, message.id)):
            return m.Done(message.id, room.version_for(viewer))
        if not message.bot or seat.stand_in:
            return m.Failed(message.id, "failed-bot")
        wanted = tuple(number for number in _others(room, viewer) if number != seat.number or not _gone(room, seat))
        proposal = StoredProposal(
            0, _request(watcher, message.id), "hand_over", viewer[0], target=seat.number, bot=message.bot, wanted=wanted
        )
        return await _propose(room, watcher, message.id, proposal)


async def vote(room: Room, watcher: Watcher, message: m.Vote) -> Reply:
    """Accept or refuse a proposal. One refusal is enough to reject it; a vote cannot be taken back."""
    async with room.lock:
        if (reply := await _forbidden(room, watcher, message.id, message.seat)) is not None:
            return reply
        viewer = room.watchers[watcher]  # friends at one screen vote together
        proposal = await room.context.social.vote(room.id, message.proposal, viewer, message.accept)
        if proposal is None:
            # Repeated, or decided meanwhile: the frame that says so is on its way or already there.
            return m.Done(message.id, room.version_for(viewer))
        return await _settle(room, watcher, message.id, proposal)


# Counting


async def _propose(room: Room, watcher: Watcher, request: str, proposal: StoredProposal) -> Reply:
    if len(room.proposals) >= room.context.limits.proposals:
        return m.Failed(request, "failed-crowded")
    if not proposal.wanted:
        proposal.state = "accepted"
    return await _settle(room, watcher, request, await room.context.social.propose(room.id, proposal))


async def _settle(room: Room, watcher: Watcher, request: str, proposal: StoredProposal) -> Reply:
    """Carry out what all have accepted, and show how it stands. Whoever casts the last vote does that, once."""
    reply: Reply = m.Done(request)
    if proposal.state == "accepted":
        try:
            await _carry_out(room, proposal)
        except Refusal as refusal:
            reply = m.Refused(request, refusal.rule, refusal.facts)
    room.proposals = await room.context.social.proposals(room.id)
    room.refresh()
    await room.context.tell(Notice("polls", room.context.process, room.id))
    return m.Done(request, room.version_for(room.watchers[watcher])) if isinstance(reply, m.Done) else reply


async def _carry_out(room: Room, proposal: StoredProposal) -> None:
    if proposal.kind == "hand_over":
        await _seat_bot(room, room.match.seats[proposal.target], proposal.bot)
        return
    for _ in range(TRIES):
        if room.standing.over:
            raise Refusal(GAME_OVER)
        try:
            await room.commit(_agreed(room, proposal))
            break
        except Outrun:  # somebody moved in another process: it is agreed all the same
            await room.reload()
    if proposal.kind == "rewind":  # what was proposed for a later position has lost its meaning
        await room.context.social.drop_rewinds(room.id, proposal.at)


def _agreed(room: Room, proposal: StoredProposal) -> Entry:
    number, request = room.standing.number + 1, f"proposal/{proposal.number}"
    if proposal.kind == "end_game":
        return GameEnded(number, request, proposal.seat)
    return Rewound(number, request, proposal.seat, proposal.at)


async def _seat_bot(room: Room, seat: StoredSeat, bot: str) -> None:
    """A bot plays on for somebody, or nobody does any longer; who comes back finds some time on the clock."""
    seat.stand_in = bot
    if not bot and room.match.clock == "bank":
        seat.time_left = max(seat.time_left, room.context.limits.reclaimed)
    await room.save([seat])


async def _forbidden(room: Room, watcher: Watcher, request: str, seat: int) -> m.Failed | None:
    if room.broken:
        await room.reload()
    if seat not in room.watchers[watcher]:
        return m.Failed(request, "failed-seat")
    return None


# Who is asked


def _persons(room: Room) -> list[StoredSeat]:
    return [seat for seat in room.match.seats if seat.person]


def _others(room: Room, viewer: tuple[int, ...]) -> list[int]:
    return [seat.number for seat in _persons(room) if seat.number not in viewer]


def _gone(room: Room, seat: StoredSeat) -> bool:
    """Whether somebody has been away for so long that their place is decided without them."""
    away = time() - room.last_seen.get(seat.number, room.match.progress.since)
    return seat.number not in room.online() and away >= room.context.limits.absence


def _request(watcher: Watcher, request: str) -> str:
    return f"{watcher.visitor.player}/{request}"

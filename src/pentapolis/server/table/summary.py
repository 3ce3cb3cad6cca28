"""A match as a visitor may know it."""

from __future__ import annotations

from typing import cast

from ..store.match import StoredMatch, StoredSeat
from ..wire.http import ClockInfo, ClockKind, MatchInfo, SeatInfo, SeatKind, WatchKind


def match_info(
    match: StoredMatch, player: str | None, invitations: dict[int, str] | None = None, watch_key: str = ""
) -> MatchInfo:
    """`invitations` and `watch_key` are told once, to whoever made the match."""
    setup, progress = match.setup, match.progress
    return MatchInfo(
        id=match.id,
        game=setup.game,
        options=setup.options,
        seats=[_seat_info(seat, player, (invitations or {}).get(seat.number, "")) for seat in match.seats],
        clock=ClockInfo(cast(ClockKind, match.clock), match.clock_seconds),
        watch=cast(WatchKind, match.watch),
        pack=setup.pack or "",
        data=setup.content,
        rules=setup.rules,
        seed_hash=match.seed_hash,
        seed=setup.seed if progress.over else None,
        owner=match.owner == player,
        host=match.host,
        imported=match.imported,
        hints=match.hints,
        created=match.created,
        changed=match.changed,
        at=progress.at,
        over=progress.over,
        waiting=list(progress.waiting),
        since=progress.since,
        places=list(progress.places),
        watch_key=watch_key,
    )


def _seat_info(seat: StoredSeat, player: str | None, invitation: str) -> SeatInfo:
    return SeatInfo(
        kind=cast(SeatKind, seat.kind),
        name=seat.name,
        bot=seat.played_by,
        yours=player is not None and seat.player == player,
        open=seat.open,
        invitation=invitation,
    )

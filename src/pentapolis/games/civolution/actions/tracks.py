"""The progress tracks and the track of favor (CV-TRK, CV-FAV.3). Pale spaces matter to no card here (CV-TRK.5)."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.parts.choices import choose

from .. import asks, log
from .. import vocabulary as v
from ..effects import each, effect
from ..gains import gain_vp
from ..kinds import TRACK, TRACKS
from ..state import CVTable, civ, put, who


def advance(t: CVTable, seat: int, track: int, steps: int) -> Flow[None]:
    """CV-TRK.1, CV-TRK.3: step by step; each threshold gives its bonus at once, steps beyond the end give VP."""
    player, entry = t.state.players[seat], t.content.tracks[TRACKS[track]]
    for _ in range(steps):
        space = player.tracks[track]
        if space == entry.last_space:
            gain_vp(t, seat, entry.overflow_vp, "tracks")
            continue
        player.tracks = put(player.tracks, track, space + 1)  # CV-TRK.4: never back
        t.emit(log.ADVANCED, seat=seat, track=entry.id, space=space + 1)
        bonus = t.content.crossing[track][space]
        if bonus:
            yield from each(t, seat, t.content.track_bonuses[bonus].effects, entry.id)  # CV-TRK.2


@effect(v.AdvanceTrack)
def advance_track(t: CVTable, seat: int, effect: v.AdvanceTrack, source: str) -> Flow[None]:
    """CV-TRK.1: the disc of a track; `any` is one track of the owner's choice for all steps."""
    if effect.track != "any":
        return advance(t, seat, TRACK[effect.track], effect.steps)
    return advance_any(t, seat, effect.steps, source)


def advance_any(t: CVTable, seat: int, steps: int, source: str) -> Flow[None]:
    """CV-TRK.1: all steps on one track."""
    track: int = yield from choose(seat, asks.TRACK, TRACK, steps=steps, source=source)
    yield from advance(t, seat, track, steps)


def advance_favor(t: CVTable, number: int, steps: int) -> None:
    """CV-FAV.3: the disc of a civilization to the right; beyond the last space it is lost."""
    holder = civ(t.state, number)
    space = min(holder.favor + steps, len(t.content.favor))
    if space > holder.favor:
        holder.favor = space
        t.emit(log.FAVORED, seat=who(t.state, number), space=space)


@effect(v.AdvanceFavor, lambda t, seat, effect: t.state.players[seat].favor < len(t.content.favor))
def gain_favor(t: CVTable, seat: int, effect: v.AdvanceFavor, source: str) -> None:
    """CV-FAV.3."""
    advance_favor(t, seat, effect.steps)

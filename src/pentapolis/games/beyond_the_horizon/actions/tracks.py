"""Development tracks and investing: what happens when a cube leaves a track (BH-DEV, BH-INV, BH-GOV)."""

from __future__ import annotations

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import pieces as p
from .. import vocabulary as v
from ..kinds import NOBODY, SKIP, STOP, TRACK, TRACKS
from ..ownership import refresh
from ..state import BHTable, put
from ..tasks import bonus, effect


def open_tracks(t: BHTable, seat: int, named: str) -> dict[str, int]:
    """BH-DEV.6, BH-INV.1: the track that is named if it has a cube; else any that has one."""
    cubes = t.state.players[seat].cubes
    if named in TRACK and cubes[TRACK[named]]:
        return {named: TRACK[named]}
    return {name: number for number, name in enumerate(TRACKS) if cubes[number]}


def no_cube(t: BHTable, seat: int, key: str) -> Refusal | None:
    """Why a track is not offered: BH-DEV.1 none is left there; BH-INV.1 another one is named."""
    if key not in TRACK:
        return None
    return Refusal("BH-INV.1" if t.state.players[seat].cubes[TRACK[key]] else "BH-DEV.1", track=key)


def take_cube(t: BHTable, seat: int, named: str) -> Flow[int]:
    """BH-DEV.1, BH-DEV.6, BH-DEV.7: the leftmost cube of a track, and what its field does. NOBODY: there is none."""
    options = open_tracks(t, seat, named)
    if not options:
        return NOBODY
    reasons = Options(options, lambda key: no_cube(t, seat, key))
    track: int = yield from choose(seat, asks.TRACK, reasons, track=named)
    yield from leave(t, seat, track)
    return track


def leave(t: BHTable, seat: int, track: int) -> Flow[None]:
    """BH-DEV.1, BH-DEV.5: a cube leaves a track for whatever reason; meanwhile it is in hand."""
    state, player = t.state, t.state.players[seat]
    number = t.content.cubes[track] - player.cubes[track]
    player.cubes = put(player.cubes, track, player.cubes[track] - 1)
    state.in_hand += 1
    t.emit(log.UNCOVERED, seat=seat, track=TRACKS[track], field=number + 1)
    field = t.content.tracks[TRACKS[track]].fields[number]
    match field:
        case p.ImmediateField():
            yield from bonus(t, seat, field.effects)  # BH-DEV.2
        case p.GovernmentField():
            yield from unlock(t, seat, field.stage)  # BH-DEV.4
        case _:
            pass  # BH-DEV.3: production counts the fields that are open
    state.in_hand -= 1


def unlock(t: BHTable, seat: int, stage: v.Stage) -> Flow[None]:
    """BH-GOV.2 to BH-GOV.4: theocracy lasts, monarchy gives its bonus now, democracy is scored at the end."""
    t.emit(log.STAGED, seat=seat, stage=stage)
    refresh(t, seat)
    if stage == "monarchy":
        yield from bonus(t, seat, t.content.governments[t.state.players[seat].government].monarchy)


def can_invest(t: BHTable, seat: int, effect: v.Invest) -> bool:
    """BH-EFF.3, BH-DEV.7: a cube is on any track."""
    return any(t.state.players[seat].cubes)


@effect(v.Invest, can_invest)
def invest(t: BHTable, seat: int, effect: v.Invest, skip: bool) -> Flow[bool]:
    """BH-INV.1, BH-INV.6: one investment after the other, the track chosen anew each time."""
    for number in range(effect.amount):
        options: dict[str, int] = open_tracks(t, seat, effect.track)
        if not options:
            break
        if number:
            options[STOP] = NOBODY
        elif skip:
            options[SKIP] = NOBODY
        reasons = Options(options, lambda key: no_cube(t, seat, key))
        track: int = yield from choose(seat, asks.TRACK, reasons, track=effect.track)
        if track == NOBODY:
            return number > 0
        yield from leave(t, seat, track)
        yield from lay_down(t, seat)
    return True


def lay_down(t: BHTable, seat: int) -> Flow[None]:
    """BH-INV.2 to BH-INV.5: the cube goes to the leftmost free field of the investment track, or beside it."""
    player, fields = t.state.players[seat], t.content.investment.fields
    number = player.invested
    player.invested += 1
    t.state.stirred = t.state.round
    t.emit(log.INVESTED, seat=seat, field=number + 1)
    if number >= len(fields):
        return
    field = fields[number]
    match field:
        case p.ImmediateField():
            yield from bonus(t, seat, field.effects)
        case p.PermanentField():
            refresh(t, seat)
        case p.VpField():
            pass

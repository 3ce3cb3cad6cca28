"""The flow of a game: turns, free moves, Additional Actions, scorings, the last rounds (MO-TRN, MO-END)."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.kernel import Ask, Beat, Flow, beat, beats
from pentapolis.kernel.game import asked_alone
from pentapolis.parts.verbs import Deed

from . import asks
from .additional import conclude, extra
from .empire import scoring
from .kinds import NOBODY
from .menu import AFTER, END, TURN
from .opening import benefits, draft, found, leader
from .state import MosaicTable
from .technologies import has_secrets


def turn(t: MosaicTable, seat: int) -> None:
    """MO-TRN.1, MO-TRN.2: one Action, clockwise from the Starting Player; MO-LEA.8: the Scribe's first turn has two."""
    state = t.state
    if seat == state.start:
        state.round += 1
        t.emit("round", round=state.round)
    state.actions = 1
    if state.round == 1:
        state.actions += t.content.first_extra.get(state.players[seat].leader, 0)
    rest(t)
    t.emit("turn", seat=seat)
    t.then(act, seat)


def turn_of(t: MosaicTable, asked: tuple[int, ...]) -> int | None:
    """MO-TRN.1: whoever acts. MO-EMP.3: before a scoring others are asked, and the turn goes on after it."""
    seat = t.state.acting
    return asked_alone(t, asked) if seat is None else seat


def rest(t: MosaicTable) -> None:
    """MO-MIL.2, MO-MIL.5: what may be recruited and moved is counted by turns."""
    t.state.moved = [0] * len(t.state.moved)
    t.state.recruited = 0


def act(t: MosaicTable, seat: int) -> Flow[None] | None:
    """MO-TRN.3: the Action and free moves around it. When only the end is left, the turn ends by itself."""
    if t.state.actions:
        return choose_deed(t, seat, TURN.offers(t, seat, t.state.players[seat].powers))
    options = AFTER.whole(t, seat)
    if not options and not has_secrets(t.state.players[seat]):
        finish(t, seat)
        return None
    options[END.words] = (END, None)
    return choose_deed(t, seat, options)


def choose_deed(t: MosaicTable, seat: int, options: Mapping[str, Deed]) -> Flow[None]:
    verb, meaning = yield Ask(seat, asks.ACT, options)
    if verb is END:
        finish(t, seat)
        return
    t.state.actions -= verb.main
    flow = verb.perform(t, seat, meaning)
    if flow is not None:
        yield from flow
    if verb.main:
        t.state.peek = NOBODY  # MO-GOV.8: once per Action
    t.then(act, seat)
    conclude(t, seat)


def finish(t: MosaicTable, seat: int) -> None:
    """MO-TRN.1, MO-END.2: the next player, or the end after the last round."""
    state = t.state
    state.peek = NOBODY
    if state.agenda:  # MO-END.5: the last extra Actions; what follows them stands there already
        return
    following = (seat + 1) % len(state.players)
    if following == state.start and state.last_round and state.round >= state.last_round:
        t.then_all(*encores(t), beat(end))
    else:
        t.then(turn, following)


def encores(t: MosaicTable) -> list[Beat]:
    """MO-END.5: after the last turn the Scribe acts twice more."""
    last = t.content.last_extra
    return [beat(encore, seat) for seat, player in enumerate(t.state.players) if player.leader in last]


def encore(t: MosaicTable, seat: int) -> None:
    """MO-END.5: free moves are allowed around these Actions."""
    t.state.actions = t.content.last_extra[t.state.players[seat].leader]
    t.emit("encore", seat=seat)
    rest(t)
    t.then(act, seat)


def end(t: MosaicTable) -> None:
    """MO-SCO.1 to MO-SCO.9: nothing is left to be done; the score counts."""
    t.state.over = True
    t.emit("ended")


BEATS = beats(leader, draft, found, benefits, turn, act, extra, scoring, encore, end)

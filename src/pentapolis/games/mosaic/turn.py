"""The flow of a game: turns, free moves, Additional Actions, scorings, the last rounds (MO-TRN, MO-END)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pentapolis.kernel import Ask, Flow
from pentapolis.kernel.game import asked_alone
from pentapolis.kernel.state import Beat

from . import asks
from .empire import scoring
from .kinds import NOBODY
from .menu import WORK, Deed, actions, free_moves, menu, peeks
from .opening import benefits, choose_leader, draft, found
from .state import MosaicTable
from .technologies import has_secrets
from .tiles import check_exhausted


def turn(t: MosaicTable, seat: int) -> None:
    """MO-TRN.1, MO-TRN.2: one Action, clockwise from the Starting Player; MO-LEA.8: the Scribe's first turn has two."""
    state = t.state
    if seat == state.start:
        state.round += 1
        t.emit("round", round=state.round)
    state.actions = 1
    if state.round == 1:
        state.actions += t.content.first_extra.get(state.players[seat].leader, 0)
    begin(t, seat)


def turn_of(t: MosaicTable, asked: tuple[int, ...]) -> int | None:
    """MO-TRN.1: whoever acts. MO-EMP.3: before a scoring others are asked, and the turn goes on after it."""
    seat = t.state.acting
    return asked_alone(t, asked) if seat is None else seat


def begin(t: MosaicTable, seat: int) -> None:
    rest(t)
    t.emit("turn", seat=seat)
    t.then_all(("act", seat))


def rest(t: MosaicTable) -> None:
    """MO-MIL.2, MO-MIL.5: what may be recruited and moved is counted by turns."""
    t.state.moved = [0] * len(t.state.moved)
    t.state.recruited = 0


def act(t: MosaicTable, seat: int) -> Flow[None] | None:
    """MO-TRN.3: the Action and free moves around it. When only the end is left, the turn ends by itself."""
    if t.state.actions:
        return choose_deed(t, seat, menu(t, seat))
    options: dict[str, Deed] = {}
    free_moves(t, seat, options)
    if not options and not has_secrets(t.state.players[seat]):
        finish(t, seat)
        return None
    options[asks.END] = (leave, None, False)
    return choose_deed(t, seat, options)


def choose_deed(t: MosaicTable, seat: int, options: Mapping[str, Deed]) -> Flow[None]:
    deed = yield Ask(seat, asks.ACT, options)
    perform, piece, is_action = deed
    if perform is leave:
        finish(t, seat)
        return
    if is_action:
        t.state.actions -= 1
    yield from perform(t, seat, piece)
    if is_action:
        t.state.peek = NOBODY  # MO-GOV.8: once per Action
    t.then_all(("act", seat))
    conclude(t, seat)


def leave(t: MosaicTable, seat: int, piece: object) -> Flow[None]:
    """MO-TRN.3: no more free moves."""
    yield from ()


def conclude(t: MosaicTable, seat: int) -> None:
    """MO-EMP.1, MO-END.4: scorings come when the Action or free move is over; MO-TRN.4: then Additional Actions."""
    state = t.state
    check_exhausted(t)
    if state.pending or state.extras:
        beats: list[Beat] = [("scoring", seat)] * state.pending
        t.then_all(*beats, *(("extra", seat, action) for action in state.extras))
        state.extras = ()


def extra(t: MosaicTable, seat: int, what: str) -> Flow[None]:
    """MO-TRN.4: an Additional Action, taken at once, with all rules of the Action."""
    options = WORK.copy() if what == "work" else actions(t, seat)
    if what != "work":
        peeks(t, seat, options)
    perform, piece, is_action = yield Ask(seat, asks.EXTRA, options, action=what)
    if not is_action:  # MO-GOV.8: a look at a deck; the Action is still to come
        t.then_all(("extra", seat, what))
        yield from perform(t, seat, piece)
        return
    yield from perform(t, seat, piece)
    t.state.peek = NOBODY
    conclude(t, seat)


def finish(t: MosaicTable, seat: int) -> None:
    """MO-TRN.1, MO-END.2: the next player, or the end after the last round."""
    state = t.state
    state.peek = NOBODY
    if state.agenda:  # MO-END.5: the last extra Actions; what follows them stands there already
        return
    following = (seat + 1) % len(state.players)
    if following == state.start and state.last_round and state.round >= state.last_round:
        t.then_all(*encores(t), ("end",))
    else:
        t.then_all(("turn", following))


def encores(t: MosaicTable) -> list[Beat]:
    """MO-END.5: after the last turn the Scribe acts twice more."""
    last = t.content.last_extra
    return [("encore", seat) for seat, player in enumerate(t.state.players) if player.leader in last]


def encore(t: MosaicTable, seat: int) -> None:
    """MO-END.5: free moves are allowed around these Actions."""
    t.state.actions = t.content.last_extra[t.state.players[seat].leader]
    t.emit("encore", seat=seat)
    rest(t)
    t.then_all(("act", seat))


def end(t: MosaicTable) -> None:
    """MO-SCO.1 to MO-SCO.9: nothing is left to be done; the score counts."""
    t.state.over = True
    t.emit("ended")


BEATS: dict[str, Callable[..., Flow[None] | None]] = {
    "leader": choose_leader,
    "draft": draft,
    "found": found,
    "benefits": benefits,
    "turn": turn,
    "act": act,
    "extra": extra,
    "scoring": scoring,
    "encore": encore,
    "end": end,
}

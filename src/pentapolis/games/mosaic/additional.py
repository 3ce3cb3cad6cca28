"""What follows an Action or free move: scorings, and Additional Actions (MO-TRN.4, MO-EMP.1)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, beat
from pentapolis.parts.verbs import do

from . import asks
from .empire import scoring
from .kinds import NOBODY
from .menu import ADDITIONAL
from .state import MosaicTable
from .tiles import check_exhausted


def conclude(t: MosaicTable, seat: int) -> None:
    """MO-EMP.1, MO-END.4: scorings come when the Action or free move is over; MO-TRN.4: then Additional Actions."""
    state = t.state
    check_exhausted(t)
    if state.pending or state.extras:
        t.then_all(*[beat(scoring, seat)] * state.pending, *[beat(extra, seat, action) for action in state.extras])
        state.extras = ()


def extra(t: MosaicTable, seat: int, what: str) -> Flow[None]:
    """MO-TRN.4: an Additional Action, taken at once, with all rules of the Action."""
    menu, powers = ADDITIONAL[what], t.state.players[seat].powers
    verb, meaning = yield Ask(seat, asks.EXTRA, menu.offers(t, seat, powers), action=what)
    if not verb.main:  # MO-GOV.8: a look at a deck; the Action is still to come
        t.then(extra, seat, what)
        yield from do(t, seat, (verb, meaning))
        return
    yield from do(t, seat, (verb, meaning))
    t.state.peek = NOBODY
    conclude(t, seat)

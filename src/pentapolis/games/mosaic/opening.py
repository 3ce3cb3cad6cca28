"""The beats of the setup: Leaders, the draft, Starting Cities, benefits (MO-SET.13 to MO-SET.18)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Label, Sealed, beat
from pentapolis.parts.verbs import Menu, Verb, bare, do

from . import asks
from .additional import extra
from .building import available, place
from .effects import resolve
from .index import settle
from .kinds import CITY
from .state import FaceDown, MosaicTable, without
from .technologies import TURN_UP


def leader(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-SET.13, MO-LEA.10: one of the Leaders that are left; the rest leave the game after the last choice."""
    state = t.state
    player = state.players[seat]
    player.leader = yield Ask(seat, asks.LEADER, {name: name for name in state.leaders})
    state.leaders = without(state.leaders, player.leader)
    settle(t.content, player)
    t.emit("leader", seat=seat, card=player.leader)
    if seat == state.start:
        state.leaders = ()


def draft(t: MosaicTable) -> Flow[None]:
    """MO-SET.14: everyone keeps one card and passes the rest to the left, all at once and hidden."""
    state = t.state
    seats = range(len(state.players))
    kept = yield Sealed(seats, lambda seat: Ask(seat, asks.KEEP, {card: card for card in sorted(t.state.hands[seat])}))
    for seat in seats:
        state.hands[seat] = without(state.hands[seat], kept[seat])
        state.players[seat].down += (FaceDown(kept[seat], 1 << seat, state.passes),)
        t.emit("kept", {seat: {"card": kept[seat]}}, seat=seat)
    state.hands = [state.hands[seat - 1] for seat in seats]
    state.passes += 1


def found(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-SET.15: the Starting City on any available land hex; it costs nothing and is not "built"."""
    hexes = t.content.board.choices(available(t) & t.content.board.land)
    hex_ = yield Ask(seat, asks.FOUND, hexes)
    place(t, seat, CITY, hex_)


def benefits(t: MosaicTable, seat: int) -> Flow[None] | None:
    """MO-SET.16: the Leader's benefits and any playable Starting Technologies, in an order of choice."""
    state = t.state
    if state.extras:  # MO-TRN.4: granted by the benefit just taken, and taken before the next
        t.then_all(*[beat(extra, seat, action) for action in state.extras], beat(benefits, seat))
        state.extras = ()
        return None
    if state.taken and not state.players[seat].down:
        state.taken = False
        return None
    return take_benefit(t, seat)


def take_benefit(t: MosaicTable, seat: int) -> Flow[None]:
    """One benefit; MO-TEC.5: a playable card may stay face down, the Leader's benefits may not wait."""
    verb, meaning = yield Ask(seat, asks.BENEFIT, BENEFITS.whole(t, seat))
    if verb is not DONE:
        t.then(benefits, seat)
    yield from do(t, seat, (verb, meaning))


def lead(t: MosaicTable, seat: int, meaning: None) -> Flow[None]:
    """MO-SET.16 to MO-SET.18, MO-LEA.1 to MO-LEA.9: start assets, then effects."""
    t.state.taken = True
    leader = t.content.leaders[t.state.players[seat].leader]
    t.emit("benefits", seat=seat, card=leader.id)
    yield from resolve(t, seat, leader.id, leader.start + leader.effects)


def leave(t: MosaicTable, seat: int, meaning: None) -> None:
    t.state.taken = False


LEAD: Verb[MosaicTable] = bare(
    "leader",
    bar=lambda t, seat: "MO-SET.16" if t.state.taken else None,  # the Leader's benefits once
    perform=lead,
    label=lambda rest: Label("answer-leader-benefit"),
)
DONE: Verb[MosaicTable] = bare(
    asks.DONE,
    bar=lambda t, seat: None if t.state.taken else "MO-SET.16",  # and not done before
    perform=leave,
)
BENEFITS: Menu[MosaicTable] = Menu(TURN_UP, LEAD, DONE)

"""The beats of the setup: Leaders, the draft, Starting Cities, benefits (MO-SET.13 to MO-SET.18)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Sealed

from . import asks
from .building import available, place
from .effects import resolve
from .index import settle
from .kinds import CITY
from .state import FaceDown, MosaicTable, without
from .technologies import playable, turn_up


def choose_leader(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-SET.13, MO-LEA.10: one of the Leaders that are left; the rest leave the game after the last choice."""
    state = t.state
    leader = yield Ask(seat, asks.LEADER, {name: name for name in state.leaders})
    state.leaders = without(state.leaders, leader)
    player = state.players[seat]
    player.leader = leader
    settle(t.content, player)
    t.emit("leader", seat=seat, card=leader)
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
        t.then_all(*[("extra", seat, action) for action in state.extras], ("benefits", seat))
        state.extras = ()
        return None
    if state.taken and not state.players[seat].down:
        state.taken = False
        return None
    return take_benefit(t, seat)


def take_benefit(t: MosaicTable, seat: int) -> Flow[None]:
    """One benefit; MO-TEC.5: a playable card may stay face down, the Leader's benefits may not wait."""
    state = t.state
    options = {f"play:{card}": card for card in playable(t, seat)}
    options[asks.DONE if state.taken else asks.LEADER] = ""
    card = yield Ask(seat, asks.BENEFIT, options)
    if card:
        t.then_all(("benefits", seat))
        yield from turn_up(t, seat, card)
    elif state.taken:
        state.taken = False
    else:
        state.taken = True
        t.then_all(("benefits", seat))
        yield from lead(t, seat)


def lead(t: MosaicTable, seat: int) -> Flow[None]:
    """MO-SET.16 to MO-SET.18, MO-LEA.1 to MO-LEA.9: start assets, then effects."""
    leader = t.content.leaders[t.state.players[seat].leader]
    t.emit("benefits", seat=seat, card=leader.id)
    yield from resolve(t, seat, leader.id, leader.start + leader.effects)

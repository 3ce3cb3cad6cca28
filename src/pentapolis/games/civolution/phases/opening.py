"""Phases 1 to 3: new cards, new goals, the extra find (CV-P1, CV-P2, CV-P3)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, beat
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options

from .. import asks, gains, ground, log, stacks, triggers
from ..actions.attributes import moment
from ..actions.goals import refill_goals, take_goal
from ..actions.partition import completion
from ..asks import SKIP
from ..kinds import MATERIALS, ROWS, WATER
from ..ownership import force
from ..solo.phases import remove_goal
from ..state import CVTable, order, seats


def new_cards(t: CVTable) -> None:
    """CV-P1.1, CV-P1.2: the event of the era, and a card of each stack."""
    state = t.state
    state.event = state.events[-1]
    state.events = state.events[:-1]
    t.emit(log.EVENT, card=state.event)
    for deck in range(len(state.decks)):
        stacks.turn_up(t, deck)


def new_goals(t: CVTable) -> None:
    """CV-P2.1: in seating order; the display is refilled after everyone has decided."""
    t.then_all(*(beat(new_goal, number) for number in order(t.state)), beat(fill_goals))


def new_goal(t: CVTable, number: int) -> Flow[None]:
    """CV-P2.1, CV-CON.8: a goal chip of the display, or none."""
    state = t.state
    if number == len(state.players):
        remove_goal(t)
        return
    yield from moment(t, number)
    options = Options(
        {**{chip: chip for chip in state.goals if chip}, SKIP: ""},
        lambda key: Refusal("CV-P2.1") if key in t.content.goals else None,
    )
    chip = yield Ask(number, asks.GOAL, options, left=1)
    if chip:
        yield from take_goal(t, number, chip)
    yield from completion(t, number)


def fill_goals(t: CVTable) -> None:
    """CV-P2.1, CV-GOL.3."""
    refill_goals(t)


def extra_finds(t: CVTable) -> None:
    """CV-P3.1: in seating order; V.I.C.I. finds nothing (CV-SOL.2)."""
    t.then_all(*(beat(extra_find, seat, 1 + force(t, seat).extra_find) for seat in seats(t.state)))


def extra_find(t: CVTable, seat: int, left: int) -> Flow[None]:
    """CV-P3.1, CV-CON.8: a marker on any storage space of a type of land where an own tribe stands."""
    types = {t.content.territories[place].type for place in members(ground.own_places(t.state.players[seat]))}
    types.discard(WATER)
    if not types:
        return
    yield from moment(t, seat)
    options = Options(
        {MATERIALS[n]: n for kind in sorted(types) for n in range(kind * ROWS, kind * ROWS + ROWS)},
        lambda key: Refusal("CV-P3.1") if key in MATERIALS else None,
    )
    material: int = yield Ask(seat, asks.FIND, options)
    yield from gains.store(t, seat, material)
    yield from triggers.happens(t, seat, "extra_find")
    if left > 1:
        t.then(extra_find, seat, left - 1)
    else:
        yield from completion(t, seat)

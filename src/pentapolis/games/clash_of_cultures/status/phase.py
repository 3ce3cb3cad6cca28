"""The six steps: in each of them all players act in turn order, then the next step begins (CC-16.1, CC-34.7)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import cards, ending, hooks, log, objectives
from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.sources import BOARD
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Flow, beat
from pentapolis.kernel.state import Beat

from . import first_player, government, raze

OBJECTIVES, ADVANCE, CARDS, RAZE, GOVERNMENT, FIRST_PLAYER = range(1, 7)


def status(t: ClashTable) -> None:
    """CC-16.1, CC-3.2: whether somebody has no city is seen now, before the first step."""
    state = t.state
    state.cityless = any(not cities_of(state, seat) for seat in range(len(state.players)))
    state.status_done = []
    t.emit(log.STATUS, age=state.age)
    t.then(status_step, OBJECTIVES)


def status_step(t: ClashTable, step: int) -> None:
    """CC-16.1: all players in turn order, then what follows."""
    beats = [beat(status_seat, step, seat) for seat in in_order(t)]
    if step == ADVANCE and t.state.options["length"] == "short":
        beats += [beat(second_advance, seat) for seat in in_order(t)]  # CC-32.3: everyone the first, then the second
    beats.append(following(step))
    t.then_all(*beats)


def following(step: int) -> Beat:
    """CC-16.3: the game may end after step 1. CC-16.9: step 6 is one player's choice."""
    if step == OBJECTIVES:
        return beat(end_check)
    return beat(status_step, step + 1) if step < GOVERNMENT else beat(first_player.first_player)


def status_seat(t: ClashTable, step: int, seat: int) -> Flow[None]:
    """One step for one player: CC-16.2, CC-16.4, CC-16.5, CC-16.6, CC-16.7."""
    yield from hooks.STATUS_PHASE.run(t, seat, step)
    if step == OBJECTIVES:
        yield from objectives.status_step(t, seat)
    elif step == ADVANCE:
        yield from free_advance(t, seat, track=True)
    elif step == CARDS:
        yield from cards.draw_action(t, seat)
        cards.take_objective(t, seat)
    elif step == RAZE:
        yield from raze.offer(t, seat)
    else:
        yield from government.offer(t, seat, price=government.price_in_status_phase(t))


def free_advance(t: ClashTable, seat: int, *, track: bool) -> Flow[None]:
    """CC-16.4: one Advance without cost if there is one to be had; if the track empties, an event comes at once."""
    yield from advance.choose_free(t, seat, BOARD, track=track)


def second_advance(t: ClashTable, seat: int) -> Flow[None]:
    """CC-32.3: the second free Advance of the short game takes its cube from the pool."""
    yield from free_advance(t, seat, track=False)


def end_check(t: ClashTable) -> None:
    """CC-3.1, CC-3.2, CC-16.3: the end comes after step 1; the agenda stays empty then."""
    reason = ending.reason(t)
    if reason:
        t.emit(log.ENDED, reason=reason)
    else:
        t.then(status_step, ADVANCE)


def new_age(t: ClashTable) -> None:
    """CC-2.1, CC-16.11: three more Rounds, all with the same first player."""
    from pentapolis.games.clash_of_cultures.turn import round  # Rounds lead to a Status Phase, and it to Rounds

    t.state.age += 1
    t.state.round = 1
    t.then(round)


def in_order(t: ClashTable) -> list[int]:
    """CC-2.1, CC-16.1: clockwise from the first player."""
    count = len(t.state.players)
    return [(t.state.first + step) % count for step in range(count)]

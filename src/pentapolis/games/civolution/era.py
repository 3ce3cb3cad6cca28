"""Eras and their phases, and the end of the game (CV-ERA)."""

from __future__ import annotations

from pentapolis.kernel import beat

from . import log
from .kinds import NOBODY, PHASES
from .phases import event, feeding, income, opening, sites
from .state import CVTable, fresh
from .turn import turn


def new_era(t: CVTable, number: int) -> None:
    """CV-ERA.1: phases 1 to 8; the action phase begins anew with the indicator on its first space (CV-RST.3).

    CV-ERA.2: dice, markers, hands and the weather stay as they are.
    """
    state = t.state
    state.era, state.indicator, state.ending = number, 0, 0
    for player in state.players:
        player.saved = 0
    t.emit(log.ERA, era=number)
    t.then_all(*(beat(phase, n) for n in range(1, len(PHASES) + 1)), beat(end_era))


def phase(t: CVTable, number: int) -> None:
    """CV-ERA.1: a phase; triggers that work once may work again in each of its steps (CV-EFF.8)."""
    state = t.state
    state.phase, state.turn = number, NOBODY
    fresh(state)
    t.emit(log.PHASE, phase=PHASES[number - 1])
    if number == ACTION:
        t.then(turn, state.start)
    else:
        STEPS[number](t)


ACTION = 4

STEPS = {
    1: opening.new_cards,
    2: opening.new_goals,
    3: opening.extra_finds,
    5: sites.sites,
    6: feeding.feeding,
    7: event.event,
    8: income.income,
}


def end_era(t: CVTable) -> None:
    """CV-ERA.1, CV-END.1: the next era, or the final scoring (`scoring.score`)."""
    state = t.state
    if state.era < len(t.content.eras):
        t.then(new_era, state.era + 1)
    else:
        state.turn, state.over = NOBODY, True
        t.emit(log.ENDED)

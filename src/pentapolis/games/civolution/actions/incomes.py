"""Income chips: gaining them, and their actions (CV-CON.3 to CV-CON.5)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, gains, log
from .. import vocabulary as v
from ..asks import STOP
from ..effects import any_possible, each, effect
from ..state import CVTable, put
from .partition import choose_column, income_columns, lay


def income_chips(t: CVTable, seat: int) -> list[str]:
    """CV-CON.9: the installed ones, column by column, the starting chip card included."""
    return [piece for column in t.state.players[seat].columns for piece, _ in column if piece in t.content.chips]


# Gaining


@effect(v.GainIncomeChip, lambda t, seat, effect: any(t.state.incomes))
def gain_income_chip(t: CVTable, seat: int, effect: v.GainIncomeChip, source: str) -> Flow[None]:
    """CV-CON.4: a chip of the display, which is refilled at once; install it, then perform its action."""
    offered = {chip: chip for chip in t.state.incomes if chip}
    options = Options(offered, lambda key: Refusal("CV-CON.4") if key in t.content.chips else None)
    chip: str = yield from choose(seat, asks.INCOME_CHIP, options)
    t.state.incomes = put(t.state.incomes, t.state.incomes.index(chip), "")
    refill_incomes(t)
    column = yield from choose_column(t, seat, chip, income_columns(t.state.players[seat]))
    lay(t, seat, column, chip)
    yield from income_action(t, seat, chip)


def refill_incomes(t: CVTable) -> None:
    """CV-CON.4, CV-LIM.2: empty spaces of the display from the bag; an empty bag leaves them empty."""
    state = t.state
    for space, chip in enumerate(state.incomes):
        if not chip and state.income_bag:
            state.incomes = put(state.incomes, space, state.income_bag[-1])
            state.income_bag = state.income_bag[:-1]
            t.emit(log.DISPLAYED, chip=state.incomes[space])


# Actions


def income_action(t: CVTable, seat: int, chip: str) -> Flow[None]:
    """CV-CON.5: the action of a chip or its VP, decided before any roll; a failed favor test gives nothing."""
    entry = t.content.chips[chip]
    acts = False
    if any_possible(t, seat, entry.effects):
        acts = yield Ask(seat, asks.INCOME_ACTION, {"action": True, "vp": False}, chip=chip, vp=entry.vp)
    t.emit(log.PERFORMED, seat=seat, card=chip)
    if acts:
        yield from each(t, seat, entry.effects, chip)
    else:
        gains.gain_vp(t, seat, entry.vp, "chips")


@effect(v.PerformIncomeAction, lambda t, seat, effect: bool(income_chips(t, seat)))
def perform_income_action(t: CVTable, seat: int, effect: v.PerformIncomeAction, source: str) -> Flow[None]:
    """CV-INV.1: up to so many, the same chip again or others."""
    for left in range(effect.amount, 0, -1):
        offered: dict[str, str] = {chip: chip for chip in income_chips(t, seat)}
        options = Options({**offered, STOP: ""}, lambda key: Refusal("CV-CON.5") if key in t.content.chips else None)
        chip: str = yield Ask(seat, asks.INCOME, options, left=left)
        if not chip:
            return
        yield from income_action(t, seat, chip)

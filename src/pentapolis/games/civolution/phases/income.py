"""Phase 8: income chips, statues, and what is made ready for the next era (CV-INC8)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, beat
from pentapolis.parts.choices import Options

from .. import asks, gains, log, triggers
from ..actions.attributes import moment
from ..actions.incomes import income_action, income_chips
from ..actions.partition import completion
from ..ownership import force
from ..state import CVTable, Player, civ, civs, seats, who, without


def income(t: CVTable) -> None:
    """CV-INC8.1 to CV-INC8.3: steps A to D; C and D are left out in the last era."""
    everybody = seats(t.state)
    last = t.state.era == len(t.content.eras)
    t.then_all(*(beat(begin_income, seat) for seat in everybody), beat(statues), *([] if last else [beat(clear)]))


def begin_income(t: CVTable, seat: int) -> Flow[None]:
    """CV-INC8.1, CV-EFF.8: before the first action."""
    chips = income_chips(t, seat)
    t.state.players[seat].due = tuple(chips)
    if chips:
        yield from moment(t, seat)
    yield from triggers.happens(t, seat, "income_phase")
    t.then(next_income, seat)


def next_income(t: CVTable, seat: int) -> Flow[None]:
    """CV-INC8.1, CV-CON.8: each chip once, in any order; chips gained meanwhile have had their action."""
    player = t.state.players[seat]
    if not player.due:
        yield from completion(t, seat)
        return
    chip = player.due[0]
    options = Options({chip: chip for chip in player.due}, lambda key: Refusal("CV-INC8.1"))
    if len(options) > 1:
        chip = yield Ask(seat, asks.INCOME, options, left=0)
    player.due = without(player.due, chip)
    yield from income_action(t, seat, chip)
    t.then(next_income, seat)


def statues(t: CVTable) -> None:
    """CV-INC8.2: each statue gives what stands above the favor disc, V.I.C.I.'s too (CV-SOL.14)."""
    for number in civs(t.state):
        holder = civ(t.state, number)
        count = sum(holder.statues)
        vp = count * t.content.favor[holder.favor - 1].statue_vp
        if count and number < len(t.state.players):
            vp += force(t, number).statue_income
        if vp:
            t.emit(log.STATUES, seat=who(t.state, number), count=count, vp=vp)
        gains.gain_vp(t, number, vp, "statues")


def clear(t: CVTable) -> None:
    """CV-INC8.3: hunting tokens go; reset columns are filled."""
    state = t.state
    state.hunted = 0
    state.tokens = t.content.counts[len(state.players)].hunting_tokens
    t.emit(log.CLEARED)
    t.then_all(*(beat(refill_resets, seat) for seat in seats(state)))


def refill_resets(t: CVTable, seat: int) -> Flow[None]:
    """CV-INC8.3, CV-INC8.4: empty reset columns are filled from the supply."""
    player = t.state.players[seat]
    missing = t.content.setup.reset_markers - player.resets
    if missing:
        yield from gains.place(t, seat, missing, add_resets, "reset")


def add_resets(player: Player, amount: int) -> None:
    player.resets += amount

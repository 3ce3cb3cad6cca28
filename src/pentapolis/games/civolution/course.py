"""Every beat of the game, and whose turn it is."""

from __future__ import annotations

from pentapolis.kernel import beats

from . import beginning, era, resets, turn
from .kinds import NOBODY
from .phases import event, feeding, income, opening, sites
from .solo import phases, turns
from .state import CVTable

BEATS = beats(
    *(beginning.keep, beginning.pick_chip),
    *(era.new_era, era.phase, era.end_era),
    *(opening.new_goal, opening.fill_goals, opening.extra_find),
    *(turn.turn, turn.act, turn.before, turn.side, turn.part, turn.close, turn.pass_on),
    *(resets.reset, resets.take_marker),
    *(turns.vici_turn, phases.come_back),
    *(sites.gorge, sites.glacier, sites.oak),
    *(feeding.feed, feeding.strong_tribes),
    *(event.weather, event.feel_weather, event.concern, event.give_up, event.benefit),
    *(event.era_scoring, event.after_scoring, event.pass_monolith),
    *(income.begin_income, income.next_income, income.statues, income.clear, income.refill_resets),
)


def turn_of(t: CVTable, asked: tuple[int, ...]) -> int | None:
    """CV-ACT4.1: whoever's turn it is; outside the action phase that of the seat that alone is asked."""
    if t.state.turn != NOBODY:
        return t.state.turn if t.state.turn < len(t.state.players) else None
    return asked[0] if len(asked) == 1 else None

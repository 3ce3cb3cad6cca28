"""What the active player may do: the verbs of a turn, and of Additional Actions (MO-TRN.2 to MO-TRN.4)."""

from __future__ import annotations

from pentapolis.parts.verbs import Menu, Verb, bare

from .abilities import ABILITY, CLEAR
from .actions.build import BUILDING, BUILDING_TOP
from .actions.government import ADOPT
from .actions.military import MILITARY
from .actions.population import POPULATE, POPULATE_TOP
from .actions.tax import COLLECT, COLLECT_TOP
from .actions.technology import RESEARCH, RESEARCH_TOP
from .actions.top import PEEK
from .actions.wonder import WONDER
from .actions.work import WORK
from .state import MosaicTable
from .technologies import TURN_UP
from .tiles import CLAIM

END: Verb[MosaicTable] = bare(
    "end",
    bar=lambda t, seat: "MO-TRN.2" if t.state.actions else None,
    perform=lambda t, seat, meaning: None,
    facts=lambda t, seat: {"left": t.state.actions},
    otherwise="MO-TRN.2",
    main=False,
)
"""MO-TRN.2: there is no passing; MO-TRN.3: after the Action, no more free moves."""

ACTIONS = (WORK, POPULATE, BUILDING, WONDER, RESEARCH, COLLECT, MILITARY, ADOPT)
TOPS = (RESEARCH_TOP, BUILDING_TOP, POPULATE_TOP, COLLECT_TOP)
FREE_MOVES = (TURN_UP, CLAIM, CLEAR, ABILITY)

TURN: Menu[MosaicTable] = Menu(*ACTIONS, *TOPS, PEEK, *FREE_MOVES)
"""MO-TRN.2: Work is always possible; MO-TRN.3: free moves come in any number, before the Action or after."""

AFTER: Menu[MosaicTable] = Menu(*FREE_MOVES)
EVERYTHING: Menu[MosaicTable] = Menu(*TURN, END)

ADDITIONAL: dict[str, Menu[MosaicTable]] = {"any": Menu(*ACTIONS, *TOPS, PEEK), "work": Menu(WORK)}
"""MO-TRN.4: the Actions alone; MO-GOV.8: with a look at a deck before."""

"""Harvest (FH-HAR): feed the Supply, take half of it, never fall below the Current Era."""

from __future__ import annotations

from pentapolis.games.flow_of_history import log
from pentapolis.games.flow_of_history.civilization import from_reserve, from_supply
from pentapolis.games.flow_of_history.market import current_era
from pentapolis.games.flow_of_history.state import FlowTable
from pentapolis.parts.verbs import Verb, bare


def bar(t: FlowTable, seat: int) -> str | None:
    """FH-HAR.1: only if it raises the number of tokens. FH-HAR.6: an open investment does not matter."""
    civ = t.state.civilizations[seat]
    if t.state.supply + civ.icons["agriculture"] > 1 or civ.tokens < current_era(t):
        return None
    return "FH-HAR.1"


def facts(t: FlowTable, seat: int) -> dict[str, int]:
    civ = t.state.civilizations[seat]
    return {"supply": t.state.supply + civ.icons["agriculture"], "have": civ.tokens, "era": current_era(t)}


def perform(t: FlowTable, seat: int, meaning: None = None) -> None:
    """FH-HAR.2 to FH-HAR.5."""
    state, civ = t.state, t.state.civilizations[seat]
    grown = civ.icons["agriculture"]
    state.reserve -= grown  # FH-HAR.2, FH-TOK.3
    state.supply += grown
    t.emit(log.HARVESTED, seat=seat, count=grown)
    t.emit(log.TOOK_HALF, seat=seat, count=from_supply(t, seat, state.supply // 2))  # FH-HAR.3
    short = current_era(t) - civ.tokens  # FH-HAR.4: from the Supply and then from the Reserve
    if short > 0:
        found = from_supply(t, seat, short)
        t.emit(log.FILLED_UP, seat=seat, count=found)
        if found < short:
            t.emit(log.FILLED_UP_RESERVE, seat=seat, count=from_reserve(t, seat, short - found))


HARVEST: Verb[FlowTable] = bare("harvest", bar=bar, perform=perform, facts=facts)

"""Golden Ages and Achievements: when they may be claimed (MO-TIL)."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about

from .components import NO_TRACK
from .counting import COUNTERS
from .decks import plan_scoring, trigger_end
from .effects import resolve
from .state import MosaicTable, without

EXHAUSTED = 2  # MO-END.1: of the three supplies


def claimable(t: MosaicTable, seat: int) -> list[str]:
    """MO-TIL.1, MO-TIL.2: the tiles still there whose condition the seat meets."""
    state, goals, player = t.state, t.content.goals[len(t.state.players)], t.state.players[seat]
    symbols, found = player.symbols, []
    if max(symbols) >= t.content.fewest_symbols:
        pillars = t.content.symbol_goals
        found = [tile for tile in state.golden_ages if symbols[pillars[tile]] >= goals[tile][-1]]
    for tile in state.achievements:
        what, track, need = goals[tile]
        have = player.production[track] if track != NO_TRACK else COUNTERS[what](t, seat, player)
        if have >= need:
            found.append(tile)
    return found


def bar_claim(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-TIL.2: a tile that is there; MO-TIL.3, MO-TIL.4: its condition."""
    if tile not in t.state.golden_ages and tile not in t.state.achievements:
        return "MO-TIL.2"
    have, need = progress(t, seat, tile)
    if have >= need:
        return None
    return "MO-TIL.3" if tile in t.state.golden_ages else "MO-TIL.4"


def progress(t: MosaicTable, seat: int, tile: str) -> tuple[int, int]:
    """MO-TIL.3 to MO-TIL.6: how much the seat has of what a tile asks for, and how much that is."""
    what, _, need = t.content.goals[len(t.state.players)][tile]
    return COUNTERS[what](t, seat, t.state.players[seat]), need


def claim(t: MosaicTable, seat: int, tile: str) -> Flow[None]:
    """MO-TIL.1, MO-TRN.3: take the tile and its bonus; not an Action."""
    state = t.state
    state.players[seat].tiles += (tile,)
    t.emit("claimed", seat=seat, card=tile)
    if tile in t.content.golden_ages:
        state.golden_ages = without(state.golden_ages, tile)
        yield from resolve(t, seat, tile, t.content.golden_ages[tile].effects)
    else:
        state.achievements = without(state.achievements, tile)


CLAIM: Verb[MosaicTable] = about(
    "claim",
    every=lambda t: t.content.known["claim"],
    listing=claimable,
    bar=bar_claim,
    perform=claim,
    facts=lambda t, seat, tile: dict(zip(("card", "have", "need"), (tile, *progress(t, seat, tile)), strict=True)),
    otherwise="MO-TIL.1",
    main=False,
)


def check_exhausted(t: MosaicTable) -> None:
    """MO-END.1, MO-END.2, MO-END.4: two of three supplies gone: an extra scoring right now, and the last rounds."""
    state = t.state
    empty = (not state.wonders) + (not state.achievements) + (not state.golden_ages)
    if empty >= EXHAUSTED and not state.last_round:
        plan_scoring(t)
        trigger_end(t)

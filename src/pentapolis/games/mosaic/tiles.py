"""Golden Ages and Achievements: when they may be claimed (MO-TIL)."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about

from .counting import COUNTERS
from .decks import plan_scoring, trigger_end
from .effects import resolve
from .kinds import PILLAR
from .state import MosaicTable, without

EXHAUSTED = 2  # MO-END.1: of the three supplies


def claimable(t: MosaicTable, seat: int) -> list[str]:
    """MO-TIL.1, MO-TIL.2: the tiles still there whose condition the seat meets."""
    state, content = t.state, t.content
    player = state.players[seat]
    symbols = player.symbols
    found = []
    if max(symbols) >= content.fewest_symbols:
        for tile in state.golden_ages:
            needs = content.golden_ages[tile].requires
            if symbols[PILLAR[needs.pillar]] >= needs.count:
                found.append(tile)
    goals = content.goals[len(state.players)]
    for tile in state.achievements:
        what, need = goals[tile]
        if COUNTERS[what](t, seat, player) >= need:
            found.append(tile)
    return found


def bar_claim(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-TIL.2: a tile that is there; MO-TIL.3, MO-TIL.4: its condition."""
    if tile in t.state.golden_ages:
        return None if reached(t, seat, tile) >= needed(t, tile) else "MO-TIL.3"
    if tile in t.state.achievements:
        return None if reached(t, seat, tile) >= needed(t, tile) else "MO-TIL.4"
    return "MO-TIL.2"


def needed(t: MosaicTable, tile: str) -> int:
    """How much a tile asks for."""
    if tile in t.content.golden_ages:
        return t.content.golden_ages[tile].requires.count
    return t.content.goals[len(t.state.players)][tile][1]


def reached(t: MosaicTable, seat: int, tile: str) -> int:
    """MO-TIL.4 to MO-TIL.6: how much of it the seat has."""
    if tile in t.content.golden_ages:
        return t.state.players[seat].symbols[PILLAR[t.content.golden_ages[tile].requires.pillar]]
    what, _ = t.content.goals[len(t.state.players)][tile]
    return COUNTERS[what](t, seat, t.state.players[seat])


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
    facts=lambda t, seat, tile: {"card": tile, "have": reached(t, seat, tile), "need": needed(t, tile)},
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

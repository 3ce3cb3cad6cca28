"""Civilizations chosen by the players instead of drawn: an option (CC-1.8, CC-1.9)."""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal, beats

from . import asks, log
from .explain import EXPLAIN
from .setup import deal_own_leaders, reveal
from .state import ClashTable, layout_of


def choose_civilization(t: ClashTable, seat: int) -> Flow[None]:
    """CC-1.8: in turn order before the first Round; no civilization is taken twice."""
    taken = [player.civilization for player in t.state.players]
    chosen: str = yield Ask(
        seat, asks.CIVILIZATION, {name: name for name in t.content.civilizations if name not in taken}
    )
    t.state.players[seat].civilization = chosen
    deal_own_leaders(t, seat)
    lay_own_tile(t, seat)
    t.emit(log.CIVILIZATION, seat=seat, piece=chosen)


def lay_own_tile(t: ClashTable, seat: int) -> None:
    """CC-1.9: some civilizations replace the standard tile, on which only the first city and its Settler stand."""
    state, player = t.state, t.state.players[seat]
    own = t.content.civilizations[player.civilization].start_tile
    if own is None:
        return
    layout = layout_of(t)
    region = layout.region[player.start]
    state.tiles[region], state.sides[region] = own, "A"
    for space in layout.regions[region]:
        state.sea &= ~(1 << space)
    reveal(t, region, t.content.start_tiles[own]["A"], turned=0)


def why_not(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    return Refusal("CC-1.8", piece=key) if key in t.content.civilizations else None


EXPLAIN[asks.CIVILIZATION] = why_not

BEATS = beats(choose_civilization)

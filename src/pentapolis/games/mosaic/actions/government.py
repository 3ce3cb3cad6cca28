"""Government (MO-GOV): adopt a tile of the board, give back the old one."""

from __future__ import annotations

from pentapolis.games.mosaic.index import has_symbols, settle_powers
from pentapolis.games.mosaic.state import CASTES, MosaicTable
from pentapolis.games.mosaic.vocabulary import ProductionWhileHeld
from pentapolis.games.mosaic.wealth import can_pay, pay, produce
from pentapolis.kernel import Flow


def bar(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-CMP.5, MO-GOV.1, MO-GOV.2, MO-GOV.6: a tile nobody holds, its symbols (but for Caste System), its Ideas."""
    player = t.state.players[seat]
    if holder(t, tile) is not None:
        return "MO-CMP.5"
    barred = bar_symbols(t, seat, tile)
    if barred is not None:
        return barred
    return None if can_pay(player, t.content.governments[tile].cost) else "MO-RES.4"


def bar_symbols(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-GOV.2: Caste System needs none."""
    player = t.state.players[seat]
    return None if player.powers & CASTES or has_symbols(t.content, player, tile) else "MO-GOV.6"


def holder(t: MosaicTable, tile: str) -> int | None:
    for seat, player in enumerate(t.state.players):
        if player.government == tile:
            return seat
    return None


def perform(t: MosaicTable, seat: int, tile: str) -> Flow[None]:
    """MO-GOV.1, MO-GOV.3: pay, return the old tile, whose Production ends, and take the new one (MO-GOV.7)."""
    player = t.state.players[seat]
    yield from pay(t, seat, t.content.governments[tile].cost, tile)
    if player.government:
        change(t, seat, player.government, -1)
    player.government = tile
    settle_powers(t.content, player)
    t.emit("adopted", seat=seat, card=tile)
    change(t, seat, tile, 1)


def change(t: MosaicTable, seat: int, tile: str, sign: int) -> None:
    """MO-GOV.7: Production that counts while the tile is held."""
    for effect in t.content.governments[tile].effects:
        if isinstance(effect, ProductionWhileHeld):
            produce(t, seat, effect.track, sign * effect.amount)

"""Government (MO-GOV): adopt a tile of the board, give back the old one."""

from __future__ import annotations

from pentapolis.games.mosaic.index import has_symbols, settle_powers, shortage
from pentapolis.games.mosaic.state import CASTES, MosaicTable
from pentapolis.games.mosaic.vocabulary import ProductionWhileHeld
from pentapolis.games.mosaic.wealth import can_pay, pay, produce
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about


def bar(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-CMP.5, MO-GOV.1, MO-GOV.2, MO-GOV.6: a tile nobody holds, its symbols (but for Caste System), its Ideas."""
    player = t.state.players[seat]
    if any(other.government == tile for other in t.state.players):
        return "MO-CMP.5"
    if not player.powers & CASTES and not has_symbols(t.content, player, tile):
        return "MO-GOV.6"
    return None if can_pay(player, t.content.governments[tile].cost) else "MO-RES.4"


def listing(t: MosaicTable, seat: int) -> list[str]:
    player, tiles = t.state.players[seat], t.content.governments
    possible = tuple(tiles) if player.powers & CASTES else t.content.adoptable[player.symbols]
    if not possible:
        return []
    held = [other.government for other in t.state.players]
    return [tile for tile in possible if tile not in held and can_pay(player, tiles[tile].cost)]


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


ADOPT: Verb[MosaicTable] = about(
    "government",
    every=lambda t: t.content.governments,
    listing=listing,
    bar=bar,
    perform=perform,
    facts=lambda t, seat, tile: shortage(t, seat, tile, bar(t, seat, tile)),
    otherwise="MO-GOV.1",
)

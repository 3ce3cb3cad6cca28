"""Wonder (MO-WON): a tile, and its piece in a Region with an own City."""

from __future__ import annotations

from pentapolis.games.mosaic import asks
from pentapolis.games.mosaic.building import available, happened_to_all
from pentapolis.games.mosaic.effects import resolve
from pentapolis.games.mosaic.index import cost_of_wonder
from pentapolis.games.mosaic.state import MosaicTable, without
from pentapolis.games.mosaic.tokens import collect
from pentapolis.games.mosaic.wealth import can_pay, pay
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import Verb, about

CITIES_FOR_PYRAMID = 3  # MO-WON.4
SITES = {"any": "MO-WON.1", "port_hex": "MO-WON.3", "region_with_3_cities_one_own": "MO-WON.4"}


def bar(t: MosaicTable, seat: int, tile: str) -> str | None:
    """MO-WON.1 to MO-WON.5: a tile that is left, its cost, and a hex for it."""
    if tile not in t.state.wonders:
        return "MO-WON.1"
    player = t.state.players[seat]
    if not can_pay(player, cost_of_wonder(t.content, player)):
        return "MO-WON.2"
    placement = t.content.wonders[tile].placement
    return None if sites(t, seat, placement) else SITES[placement]


def sites(t: MosaicTable, seat: int, placement: str) -> int:
    """MO-WON.1: an available hex of a Region with an own City; MO-WON.5: ports included."""
    board, state = t.content.board, t.state
    own = state.players[seat].every_city
    cities = 0
    if placement == "region_with_3_cities_one_own":
        for player in state.players:
            cities |= player.every_city
    hexes = 0
    for mask in board.masks:
        if own & mask and (not cities or (cities & mask).bit_count() >= CITIES_FOR_PYRAMID):
            hexes |= mask
    if placement == "port_hex":
        hexes &= board.ports
    return hexes & available(t)


def listing(t: MosaicTable, seat: int) -> list[str]:
    player = t.state.players[seat]
    if not can_pay(player, cost_of_wonder(t.content, player)):
        return []
    possible = [placement for placement in SITES if sites(t, seat, placement)] if sites(t, seat, "any") else []
    return [tile for tile in t.state.wonders if t.content.wonders[tile].placement in possible]


def perform(t: MosaicTable, seat: int, tile: str) -> Flow[None]:
    """MO-WON.1, MO-WON.2, MO-WON.6 to MO-WON.8: pay, place, collect the token, name a Pillar, pay the Artist."""
    state = t.state
    player, cost = state.players[seat], cost_of_wonder(t.content, state.players[seat])
    entry = t.content.wonders[tile]
    yield from pay(t, seat, cost, tile)
    hexes, where = sites(t, seat, entry.placement), entry.placement
    board = t.content.board
    hex_ = yield from asks.choose_hex(seat, asks.PLACE, board, hexes, card=tile, building="wonder", where=where)
    state.wonders = without(state.wonders, tile)
    player.wonders[tile] = hex_
    player.monuments |= 1 << hex_
    state.occupied |= 1 << hex_
    t.emit("wonder", seat=seat, card=tile, hex=board.names[hex_])
    collect(t, seat, hex_)
    yield from resolve(t, seat, tile, entry.effects, hex_)
    happened_to_all(t, "any_player_builds_wonder")


WONDER: Verb[MosaicTable] = about(
    "wonder",
    every=lambda t: t.content.wonders,
    listing=listing,
    bar=bar,
    perform=perform,
    facts=lambda t, seat, tile: {"card": tile, **cost_of_wonder(t.content, t.state.players[seat])},
    otherwise="MO-WON.1",
)

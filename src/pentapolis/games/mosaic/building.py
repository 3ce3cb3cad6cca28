"""Where buildings may stand, and what happens when one is built (MO-BLD, MO-GLO.10)."""

from __future__ import annotations

from .counting import count
from .index import pieces_left
from .kinds import CITY, FARM, MANUFACTORY, PORT_CITY
from .state import FIELDS, MosaicTable, Player
from .tokens import collect
from .vocabulary import Gain, GainPer, Production
from .wealth import gain, produce

HOLDING = {"city": 5, "port_city": 10}  # MO-BLD.7, MO-BLD.8
BUILT = {"city": "any_player_builds_city", "port_city": "any_player_builds_port_city"}


def available(t: MosaicTable) -> int:
    """MO-GLO.10, MO-SET.2: hexes of Regions in play without a building; tokens and units do not block."""
    return t.content.counts[len(t.state.players)].mask & ~t.state.occupied


def closed_to(t: MosaicTable, seat: int) -> int:
    """MO-BLD.18: hexes where Loyalty of others keeps Cities out."""
    closed = 0
    for other, player in enumerate(t.state.players):
        if other != seat:
            closed |= player.closed
    return closed


def hexes_for(t: MosaicTable, seat: int, building: str) -> int:
    """Where a seat may place a building now; 0 if it has no piece left (MO-CMP.1)."""
    return sites(t, seat)[building] if pieces_left(t.content, t.state.players[seat], building) else 0


def sites(t: MosaicTable, seat: int) -> dict[str, int]:
    """MO-BLD.4, MO-BLD.8 to MO-BLD.10: where buildings of each kind may stand."""
    board, free, closed = t.content.board, available(t), closed_to(t, seat)
    land = free & board.land
    near = land & t.state.players[seat].reach
    return {CITY: land & ~closed, PORT_CITY: free & board.ports & ~closed, FARM: near, MANUFACTORY: near}


def free_hexes(t: MosaicTable, seat: int, building: str, where: str) -> int:
    """Where a card lets a building be placed for free (MO-CRD.1, MO-CRD.7, MO-CRD.8)."""
    player, board = t.state.players[seat], t.content.board
    if where == "region_without_own_city":
        own, masks = player.every_city, board.masks
        hexes = available(t) & board.land if pieces_left(t.content, player, building) else 0
        return hexes & sum(mask for mask in masks if not mask & own)
    hexes = hexes_for(t, seat, building)
    if where == "hex_adjacent_to_own_city":
        return hexes & player.reach
    if where == "region_adjacent_to_region_with_own_city":
        return hexes & next_to_cities(t, player)
    return hexes


def next_to_cities(t: MosaicTable, player: Player) -> int:
    """MO-CRD.7: Regions that touch another Region with an own City (MO-MIL.6)."""
    board, own = t.content.board, player.every_city
    return sum(
        mask
        for region, mask in enumerate(board.masks)
        if any(own & board.masks[other] for other in board.touching[region])
    )


def put(t: MosaicTable, player: Player, building: str, hex_: int) -> None:
    """A piece on the map, and the index that follows from it."""
    bit = 1 << hex_
    t.state.occupied |= bit
    field = FIELDS[building]
    setattr(player, field, getattr(player, field) | bit)
    if building in HOLDING:
        player.reach |= t.content.board.near[hex_]


def place(t: MosaicTable, seat: int, building: str, hex_: int) -> None:
    """MO-BLD.6, MO-SET.15: put it on the map and collect the token; this alone is not building."""
    put(t, t.state.players[seat], building, hex_)
    t.emit("built", seat=seat, building=building, hex=t.content.board.names[hex_])
    collect(t, seat, hex_)


def place_free(t: MosaicTable, seat: int, building: str, hex_: int) -> None:
    """MO-BLD.16: what a card or tile gives for free counts as built; MO-SET.17: but not in the setup."""
    if t.state.round:
        build(t, seat, building, hex_)
    else:
        place(t, seat, building, hex_)


def build(t: MosaicTable, seat: int, building: str, hex_: int) -> None:
    """MO-BLD.6 to MO-BLD.10: place it, feed the Holding area, and what that triggers."""
    place(t, seat, building, hex_)
    if building in HOLDING:
        t.state.holding += HOLDING[building]  # MO-GLO.8
        t.emit("holding", count=t.state.holding)
        happened_to_all(t, BUILT[building])
    if building != FARM:  # MO-BLD.17
        happened(t, seat, "own_build_city_port_or_manufactory")


def happened_to_all(t: MosaicTable, event: str) -> None:
    """An event that cards of any player wait for (MO-CRD.12, MO-WON.8)."""
    for seat in range(len(t.state.players)):
        happened(t, seat, event)


def happened(t: MosaicTable, seat: int, event: str, resource: str = "") -> None:
    """Resolve a seat's triggers of an event."""
    for card in t.state.players[seat].triggers:
        for trigger in t.content.triggers[event].get(card, ()):
            if trigger.if_resource and resource not in trigger.if_resource:
                continue
            for effect in trigger.effects:
                if isinstance(effect, Gain):
                    gain(t, seat, effect.resource, effect.amount)
                elif isinstance(effect, Production):
                    produce(t, seat, effect.track, effect.amount)
                elif isinstance(effect, GainPer):
                    assert effect.resource is not None
                    gain(t, seat, effect.resource, effect.amount * count(t, seat, effect.per))

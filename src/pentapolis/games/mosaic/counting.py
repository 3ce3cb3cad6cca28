"""Counting what effects count. MO-GLO.7: only what the owner has, unless the tile says otherwise."""

from __future__ import annotations

from .index import city_count, unique_goods
from .influence import controlled
from .kinds import PILLARS
from .state import MosaicTable, Player
from .vocabulary import Per

PILLAR = {name: number for number, name in enumerate(PILLARS)}


def count(t: MosaicTable, seat: int, per: Per, hex_: int = -1) -> int:
    """How often something counts, rounded down after dividing; `hex_` is where a Wonder stands."""
    player = t.state.players[seat]
    if per.pillar is not None:  # MO-TEC.8: the card is face up already
        number = player.symbols[PILLAR[per.pillar]]
    elif per.own is not None:
        number = owned(t, seat, player, per.own)
    elif per.region is not None:
        number = in_region(t, player, per.region, t.content.board.region_of[hex_])
    else:
        near = t.content.board.near[hex_]
        number = sum((other.every_city & near).bit_count() for other in t.state.players)
    return number // per.divide_by


def owned(t: MosaicTable, seat: int, player: Player, what: str) -> int:
    """The things a player has."""
    match what:
        case "population":
            return player.population
        case "farm_on_map":
            return player.farms.bit_count()
        case "manufactory_on_map":
            return player.manufactories.bit_count()
        case "city_on_map":
            return city_count(player)
        case "port_city":
            return player.ports.bit_count()
        case "military_unit_on_map":
            return sum(player.units)
        case "trade_good_token":  # MO-CRD.6
            return sum(player.goods)
        case "unique_trade_good":
            return unique_goods(player)
        case "technology_card_played":  # MO-TIL.5
            return len(player.up)
        case "controlled_region":
            return len(controlled(t, seat))
        case "wonder_tile":
            return len(player.wonders)
        case _:
            return tiles_or_cards(t, player, what)


def tiles_or_cards(t: MosaicTable, player: Player, what: str) -> int:
    if what == "project_card":
        cards = t.content.build_cards
        return sum(cards[card].type == "project" for card in player.builds)
    table = t.content.achievements if what == "achievement_tile" else t.content.golden_ages
    return sum(tile in table for tile in player.tiles)


def in_region(t: MosaicTable, player: Player, what: str, region: int) -> int:
    """MO-WON.9: things in the Region of a Wonder, own or everybody's."""
    mask = t.content.board.masks[region]
    if what == "own_city":
        return (player.every_city & mask).bit_count()
    if what == "any_wonder":
        return sum((other.monuments & mask).bit_count() for other in t.state.players)
    return sum(sum(other.units[3 * region : 3 * region + 3]) for other in t.state.players)

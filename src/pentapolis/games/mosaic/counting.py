"""Counting what effects count. MO-GLO.7: only what the owner has, unless the tile says otherwise."""

from __future__ import annotations

from collections.abc import Callable, Container

from .index import unique_goods
from .influence import controlled
from .kinds import MONEY, PILLAR, PILLARS, TRACKS
from .state import MosaicTable, Player
from .units import city_regions
from .vocabulary import Per


def count(t: MosaicTable, seat: int, per: Per, hex_: int = -1) -> int:
    """How often something counts, rounded down after dividing; `hex_` is where a Wonder stands."""
    player = t.state.players[seat]
    if per.pillar is not None:  # MO-TEC.8: the card is face up already
        number = player.symbols[PILLAR[per.pillar]]
    elif per.own is not None:
        number = COUNTERS[per.own](t, seat, player)
    elif per.region is not None:
        number = in_region(t, player, per.region, t.content.board.region_of[hex_])
    else:
        near = t.content.board.near[hex_]
        number = sum((other.every_city & near).bit_count() for other in t.state.players)
    return number // per.divide_by


Counter = Callable[[MosaicTable, int, Player], int]


def of_kind(player: Player, table: Container[str]) -> int:
    return sum(tile in table for tile in player.tiles)


def projects(t: MosaicTable, player: Player) -> int:
    return sum(t.content.build_cards[card].type == "project" for card in player.builds)


def produced(track: int) -> Counter:
    """MO-TIL.6: Production includes what a Government adds."""
    return lambda t, seat, player: player.production[track]


def shown(pillar: int) -> Counter:
    return lambda t, seat, player: player.symbols[pillar]


KINDS: dict[str, Counter] = {
    "money": lambda t, seat, player: player.stock[MONEY],
    "population": lambda t, seat, player: player.population,
    "farm_on_map": lambda t, seat, player: player.farms.bit_count(),
    "manufactory_on_map": lambda t, seat, player: player.manufactories.bit_count(),
    "city_on_map cities_on_map cities": lambda t, seat, player: player.every_city.bit_count(),
    "port_city port_cities_on_map": lambda t, seat, player: player.ports.bit_count(),
    "region_with_own_city": lambda t, seat, player: len(city_regions(t, player)),
    "controlled_region controlled_regions": lambda t, seat, player: len(controlled(t, seat)),
    "military_unit_on_map military_units_on_map": lambda t, seat, player: sum(player.units),
    "trade_good_token": lambda t, seat, player: sum(player.goods),  # MO-CRD.6
    "unique_trade_good unique_trade_goods": lambda t, seat, player: unique_goods(player),
    "technology_card_played technology_cards_played": lambda t, seat, player: len(player.up),  # MO-TIL.5
    "wonder_tile own_wonder": lambda t, seat, player: len(player.wonders),
    "project_card": lambda t, seat, player: projects(t, player),
    "projects_plus_wonders": lambda t, seat, player: projects(t, player) + len(player.wonders),
    "achievement_tile": lambda t, seat, player: of_kind(player, t.content.achievements),
    "golden_age_tile": lambda t, seat, player: of_kind(player, t.content.golden_ages),
    "golden_age_and_achievement_tile": lambda t, seat, player: len(player.tiles),
    "different_pillars": lambda t, seat, player: len(PILLARS) - player.symbols.count(0),
}
COUNTERS = {word: counter for words, counter in KINDS.items() for word in words.split()}
COUNTERS |= {f"{track}_production": produced(number) for number, track in enumerate(TRACKS)}
COUNTERS |= {f"{pillar}_symbols": shown(number) for number, pillar in enumerate(PILLARS)}
"""What cards, tiles and Governments count, by their words for it."""


def in_region(t: MosaicTable, player: Player, what: str, region: int) -> int:
    """MO-WON.9: things in the Region of a Wonder, own or everybody's."""
    mask = t.content.board.masks[region]
    if what == "own_city":
        return (player.every_city & mask).bit_count()
    if what == "any_wonder":
        return sum((other.monuments & mask).bit_count() for other in t.state.players)
    return sum(sum(other.units[3 * region : 3 * region + 3]) for other in t.state.players)

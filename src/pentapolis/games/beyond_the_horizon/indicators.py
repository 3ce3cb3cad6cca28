"""Indicators: what a hint may name of a civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Indicator

from .evaluate import LEAST_LEFT
from .kinds import NOBODY, UNITS
from .view import BHView, PlayerView, TileView
from .weights import LENGTH, worth_of

VILLAGE, CITY = 4.0, 7.0  # points of a usual territory


def indicators(view: BHView, seat: int) -> dict[str, Indicator]:
    """What pays every turn counts by the turns that are left, as in `evaluate`.

    Indicators that only tell answers apart are worth little, so hints name them last.
    """
    mine = view.players[seat]
    others = [player for number, player in enumerate(view.players) if number != seat]
    left = turns_left(view)
    return board(mine, left) | cards(mine, left) | ground(view, seat, left) | rivals(others)


def turns_left(view: BHView) -> int:
    if view.last_round:
        return max(1, view.last_round - view.round)
    return max(LEAST_LEFT, LENGTH - view.round - sum(map(len, view.claims)))


def board(player: PlayerView, left: int) -> dict[str, Indicator]:
    """The player board."""
    return {
        "coins": Indicator(worth_of("coins", left), {"": player.coins}),
        "active": Indicator(worth_of("pawns", left), {"": player.active}),
        "columns": Indicator(worth_of("columns", left), {"": len(player.open_columns)}),
        "income": Indicator(worth_of("income", left), {"": player.production_coins}),
        "moves": Indicator(worth_of("moving", left), {"": player.moves}),
        "cubes": Indicator(-0.3, player.cubes),
        "invested": Indicator(worth_of("invested", left), {"": player.invested}),
        "stages": Indicator(1.0, dict.fromkeys(player.stages, 1)),
        "tokens": Indicator(worth_of("fortification_tokens", left), player.tokens),
        "pawn": Indicator(0.01, {player.pawn: 1} if player.pawn else {}),
    }


def cards(player: PlayerView, left: int) -> dict[str, Indicator]:
    """Cards and tiles by their names; goals by what they count."""
    return {
        "government": Indicator(0.1, {player.government: 1} if player.government else {}),
        "technologies": Indicator(0.5, dict.fromkeys((*player.technologies, *player.private), 1)),
        "leaders": Indicator(0.5, dict.fromkeys(player.leaders, 1)),
        "structures": Indicator(worth_of("structures", left), dict.fromkeys(player.structures, 1)),
        "progress": Indicator(0.4, player.progress),
    }


def ground(view: BHView, seat: int, left: int) -> dict[str, Indicator]:
    """Units: how strong they are, where they stand, and how near they are to a village or a city."""
    mine = view.players[seat]
    strengths = {unit: [(one.place, one.strength) for one in mine.units if one.unit == unit] for unit in UNITS}
    settlers, soldiers = (by_place(pairs) for pairs in strengths.values())
    villages = [tile for tile in view.map if tile.village == NOBODY and settlers.get(tile.tile) and is_land(tile)]
    cities = [tile for tile in view.map if tile.village != NOBODY and tile.city == NOBODY and soldiers.get(tile.tile)]
    return {
        "strength": Indicator(
            worth_of("settlers_strength", left),
            {unit: sum(strength for _, strength in pairs) for unit, pairs in strengths.items()},
        ),
        "settling": Indicator(
            VILLAGE * worth_of("villages_near", left),
            {tile.tile: settlers[tile.tile] for tile in villages},
            {tile.tile: tile.village_strength[seat] for tile in villages},
        ),
        "fortifying": Indicator(
            CITY * worth_of("cities_near", left),
            {tile.tile: soldiers[tile.tile] for tile in cities},
            {tile.tile: tile.city_strength[seat] for tile in cities},
        ),
        "places": Indicator(0.03, dict.fromkeys((one.place for one in mine.units), 1)),
        "map": Indicator(0.05, {tile.tile: 1 for tile in view.map}),
    }


def is_land(tile: TileView) -> bool:
    """Whether a village can be founded there."""
    return any(tile.village_strength)


def by_place(pairs: list[tuple[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for place, strength in pairs:
        found[place] = found.get(place, 0) + strength
    return found


def rivals(others: list[PlayerView]) -> dict[str, Indicator]:
    """What others get of it."""
    return {
        "rivals_coins": Indicator(-0.1, {"": sum(player.coins for player in others)}),
        "rivals_active": Indicator(-0.2, {"": sum(player.active for player in others)}),
        "rivals_cubes": Indicator(0.2, {"": sum(sum(player.cubes.values()) for player in others)}),
    }

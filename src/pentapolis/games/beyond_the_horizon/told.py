"""What a hint may tell of a civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Told

from .evaluate import LEAST_LEFT
from .kinds import NOBODY, UNITS
from .view import BHView, PlayerView, TileView
from .weights import LENGTH, worth_of

VILLAGE, CITY = 4.0, 7.0  # points of a usual territory


def told(view: BHView, seat: int) -> dict[str, Told]:
    """What pays every turn counts by the turns that are left, as in `evaluate`.

    What else tells one answer from another is worth little, and told where nothing more is.
    """
    mine = view.players[seat]
    others = [player for number, player in enumerate(view.players) if number != seat]
    left = turns_left(view)
    return board(mine, left) | cards(mine, left) | ground(view, seat, left) | rivals(others)


def turns_left(view: BHView) -> int:
    if view.last_round:
        return max(1, view.last_round - view.round)
    return max(LEAST_LEFT, LENGTH - view.round - sum(map(len, view.claims)))


def board(player: PlayerView, left: int) -> dict[str, Told]:
    """The player board."""
    return {
        "coins": Told(worth_of("coins", left), {"": player.coins}),
        "active": Told(worth_of("pawns", left), {"": player.active}),
        "columns": Told(worth_of("columns", left), {"": len(player.open_columns)}),
        "income": Told(worth_of("income", left), {"": player.production_coins}),
        "moves": Told(worth_of("moving", left), {"": player.moves}),
        "cubes": Told(-0.3, player.cubes),
        "invested": Told(worth_of("invested", left), {"": player.invested}),
        "stages": Told(1.0, dict.fromkeys(player.stages, 1)),
        "tokens": Told(worth_of("fortification_tokens", left), player.tokens),
        "pawn": Told(0.01, {player.pawn: 1} if player.pawn else {}),
    }


def cards(player: PlayerView, left: int) -> dict[str, Told]:
    """Cards and tiles by their names; goals by what they count."""
    return {
        "government": Told(0.1, {player.government: 1} if player.government else {}),
        "technologies": Told(0.5, dict.fromkeys((*player.technologies, *player.private), 1)),
        "leaders": Told(0.5, dict.fromkeys(player.leaders, 1)),
        "structures": Told(worth_of("structures", left), dict.fromkeys(player.structures, 1)),
        "progress": Told(0.4, player.progress),
    }


def ground(view: BHView, seat: int, left: int) -> dict[str, Told]:
    """Units: how strong they are, where they stand, and how near they are to a village or a city."""
    mine = view.players[seat]
    strengths = {unit: [(one.place, one.strength) for one in mine.units if one.unit == unit] for unit in UNITS}
    settlers, soldiers = (by_place(pairs) for pairs in strengths.values())
    villages = [tile for tile in view.map if tile.village == NOBODY and settlers.get(tile.tile) and is_land(tile)]
    cities = [tile for tile in view.map if tile.village != NOBODY and tile.city == NOBODY and soldiers.get(tile.tile)]
    return {
        "strength": Told(
            worth_of("settlers_strength", left),
            {unit: sum(strength for _, strength in pairs) for unit, pairs in strengths.items()},
        ),
        "settling": Told(
            VILLAGE * worth_of("villages_near", left),
            {tile.tile: settlers[tile.tile] for tile in villages},
            {tile.tile: tile.village_strength[seat] for tile in villages},
        ),
        "fortifying": Told(
            CITY * worth_of("cities_near", left),
            {tile.tile: soldiers[tile.tile] for tile in cities},
            {tile.tile: tile.city_strength[seat] for tile in cities},
        ),
        "places": Told(0.03, dict.fromkeys((one.place for one in mine.units), 1)),
        "map": Told(0.05, {tile.tile: 1 for tile in view.map}),
    }


def is_land(tile: TileView) -> bool:
    """Whether a village can be founded there."""
    return any(tile.village_strength)


def by_place(pairs: list[tuple[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for place, strength in pairs:
        found[place] = found.get(place, 0) + strength
    return found


def rivals(others: list[PlayerView]) -> dict[str, Told]:
    """What others get of it."""
    return {
        "rivals_coins": Told(-0.1, {"": sum(player.coins for player in others)}),
        "rivals_active": Told(-0.2, {"": sum(player.active for player in others)}),
        "rivals_cubes": Told(0.2, {"": sum(sum(player.cubes.values()) for player in others)}),
    }

"""What a hint may tell of a civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Told

from .evaluate import LENGTH, PERSON, RIVALRY, SCORING
from .kinds import BUILDINGS, MOST_SCORINGS, UNITS
from .view import MosaicView, PlayerView

PRODUCED = 0.06  # on average of the tracks, for each round left


def told(view: MosaicView, seat: int) -> dict[str, Told]:
    """What pays in every round counts by the rounds that are left, as in `evaluate`.

    What else tells one answer from another is worth little, and told where nothing more is.
    """
    return economy(view.players[seat], rounds_left(view)) | empire(view, seat) | pieces(view, seat)


def rounds_left(view: MosaicView) -> int:
    return max(1, view.last_round - view.round if view.last_round else LENGTH - 2 * view.scorings - view.round)


def economy(player: PlayerView, left: int) -> dict[str, Told]:
    ready = sum(not lacking for lacking in player.missing)
    return {
        "stock": Told(0.25, player.stock),
        "population": Told(PERSON * left, {"": player.population}),
        "production": Told(PRODUCED * left, player.production),
        "goods": Told(0.6, player.goods),
        "technologies": Told(0.3, dict.fromkeys(player.technologies, 1)),
        "face_down": Told(0.5, {"": len(player.face_down)}),
        "ready": Told(1.0, {"": ready}),
        "symbols": Told(0.3, {f"pillar_{pillar}": number for pillar, number in player.symbols.items()}),
        "progress": Told(
            5.0,
            {tile: have for tile, (have, _) in player.progress.items()},
            {tile: need for tile, (_, need) in player.progress.items()},
        ),
    }


def empire(view: MosaicView, seat: int) -> dict[str, Told]:
    """What stands in the Regions."""
    worth = SCORING * max(0, MOST_SCORINGS - view.scorings)
    others = [player for number, player in enumerate(view.players) if number != seat]
    return {
        "influence": Told(0.2, {region: own[seat] for region, own in view.influence.items()}),
        "projected": Told(worth, view.players[seat].projected),
        "rivals": Told(
            -worth * RIVALRY / len(others),
            {region: sum(player.projected[region] for player in others) for region in view.influence},
        ),
    }


def pieces(view: MosaicView, seat: int) -> dict[str, Told]:
    """Cards by their names, and what stands where."""
    mine = view.players[seat]
    others = [player for number, player in enumerate(view.players) if number != seat]
    built = dict(zip(BUILDINGS, (mine.cities, mine.ports, mine.farms, mine.manufactories), strict=True))
    hexes = [hex_ for places in (*built.values(), mine.wonders.values()) for hex_ in places]
    return {
        "cards": Told(0.1, dict.fromkeys(mine.face_down, 1)),
        "buildings": Told(0.1, {kind: len(places) for kind, places in built.items()}),
        "places": Told(0.03, dict.fromkeys(hexes, 1)),
        "tokens": Told(-0.01, dict.fromkeys(view.tokens, 1)),
        "units": Told(0.05, {kind: units([mine], kind) for kind in UNITS}),
        "rivals_units": Told(-0.05, {kind: units(others, kind) for kind in UNITS}),
    }


def units(players: list[PlayerView], kind: str) -> int:
    return sum(stack.get(kind, 0) for player in players for stack in player.units.values())

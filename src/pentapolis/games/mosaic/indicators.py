"""Indicators: what a hint may name of a civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Indicator

from .evaluate import LENGTH, PERSON, RIVALRY, SCORING
from .kinds import BUILDINGS, MOST_SCORINGS, UNITS
from .view import MosaicView, PlayerView

PRODUCED = 0.06  # on average of the tracks, for each round left


def indicators(view: MosaicView, seat: int) -> dict[str, Indicator]:
    """What pays in every round counts by the rounds that are left, as in `evaluate`.

    Indicators that only tell answers apart are worth little, so hints name them last.
    """
    return economy(view.players[seat], rounds_left(view)) | empire(view, seat) | pieces(view, seat)


def rounds_left(view: MosaicView) -> int:
    return max(1, view.last_round - view.round if view.last_round else LENGTH - 2 * view.scorings - view.round)


def economy(player: PlayerView, left: int) -> dict[str, Indicator]:
    ready = sum(not lacking for lacking in player.missing)
    return {
        "stock": Indicator(0.25, player.stock),
        "population": Indicator(PERSON * left, {"": player.population}),
        "production": Indicator(PRODUCED * left, player.production),
        "goods": Indicator(0.6, player.goods),
        "technologies": Indicator(0.3, dict.fromkeys(player.technologies, 1)),
        "face_down": Indicator(0.5, {"": len(player.face_down)}),
        "ready": Indicator(1.0, {"": ready}),
        "symbols": Indicator(0.3, {f"pillar_{pillar}": number for pillar, number in player.symbols.items()}),
        "progress": Indicator(
            5.0,
            {tile: have for tile, (have, _) in player.progress.items()},
            {tile: need for tile, (_, need) in player.progress.items()},
        ),
    }


def empire(view: MosaicView, seat: int) -> dict[str, Indicator]:
    """What stands in the Regions."""
    worth = SCORING * max(0, MOST_SCORINGS - view.scorings)
    others = [player for number, player in enumerate(view.players) if number != seat]
    return {
        "influence": Indicator(0.2, {region: own[seat] for region, own in view.influence.items()}),
        "projected": Indicator(worth, view.players[seat].projected),
        "rivals": Indicator(
            -worth * RIVALRY / len(others),
            {region: sum(player.projected[region] for player in others) for region in view.influence},
        ),
    }


def pieces(view: MosaicView, seat: int) -> dict[str, Indicator]:
    """Cards by their names, and what stands where."""
    mine = view.players[seat]
    others = [player for number, player in enumerate(view.players) if number != seat]
    built = dict(zip(BUILDINGS, (mine.cities, mine.ports, mine.farms, mine.manufactories), strict=True))
    hexes = [hex_ for places in (*built.values(), mine.wonders.values()) for hex_ in places]
    return {
        "cards": Indicator(0.1, dict.fromkeys(mine.face_down, 1)),
        "buildings": Indicator(0.1, {kind: len(places) for kind, places in built.items()}),
        "places": Indicator(0.03, dict.fromkeys(hexes, 1)),
        "tokens": Indicator(-0.01, dict.fromkeys(view.tokens, 1)),
        "units": Indicator(0.05, {kind: units([mine], kind) for kind in UNITS}),
        "rivals_units": Indicator(-0.05, {kind: units(others, kind) for kind in UNITS}),
    }


def units(players: list[PlayerView], kind: str) -> int:
    return sum(stack.get(kind, 0) for player in players for stack in player.units.values())

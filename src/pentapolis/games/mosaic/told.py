"""What a hint may tell of a civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Told

from .evaluate import LENGTH, PERSON, RIVALRY, SCORING
from .kinds import MOST_SCORINGS
from .view import MosaicView, PlayerView

PRODUCED = 0.06  # on average of the tracks, for each round left


def told(view: MosaicView, seat: int) -> dict[str, Told]:
    """What pays in every round counts by the rounds that are left, as in `evaluate`."""
    return economy(view.players[seat], rounds_left(view)) | empire(view, seat)


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

"""Work (MO-WRK): Population and Production become a Resource."""

from __future__ import annotations

from pentapolis.games.mosaic.building import happened
from pentapolis.games.mosaic.kinds import RESOURCES, STANDARD
from pentapolis.games.mosaic.state import MosaicTable
from pentapolis.games.mosaic.wealth import RESOURCE, gain
from pentapolis.parts.verbs import Verb, about

FIELDS = tuple(RESOURCES[number] for number in STANDARD)


def bar(t: MosaicTable, seat: int, resource: str) -> str | None:
    """MO-WRK.1; MO-WRK.2: Money cannot be produced by Work."""
    return None if resource in FIELDS else "MO-WRK.2"


def perform(t: MosaicTable, seat: int, resource: str) -> None:
    """MO-WRK.1: Population and Production of the Resource; MO-WRK.3: cards that wait for it, Additional Work too."""
    player = t.state.players[seat]
    t.emit("worked", seat=seat, resource=resource)
    gain(t, seat, resource, player.population + player.production[RESOURCE[resource]])
    happened(t, seat, "own_work", resource)


WORK: Verb[MosaicTable] = about(
    "work",
    every=lambda t: RESOURCE,
    listing=lambda t, seat: FIELDS,
    bar=bar,
    perform=perform,
    otherwise="MO-WRK.1",
)

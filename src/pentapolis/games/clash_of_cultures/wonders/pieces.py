"""The pieces: into a city and out of the game (CC-28.5, CC-28.9)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.abilities import settle, settle_all
from pentapolis.games.clash_of_cultures.ending import note_wonder
from pentapolis.games.clash_of_cultures.sources import WONDERS
from pentapolis.games.clash_of_cultures.state import City, ClashTable


def build(t: ClashTable, seat: int, city: City, wonder: str) -> None:
    """CC-28.5: the piece into the city; its powers work from now on."""
    city.wonders |= 1 << WONDERS.index(wonder)
    t.state.wonder_builder[wonder] = seat
    settle(t, seat)
    note_wonder(t)  # CC-32.5


def destroy(t: ClashTable, city: City) -> None:
    """CC-28.9: the Wonders of a city are lost with their powers and points."""
    city.wonders = 0
    settle_all(t)

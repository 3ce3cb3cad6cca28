"""Great Gardens: any resource from Plains (CC-28.15). Who may not attack its city is told in `moves.scene`."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.cities import has_wonder
from pentapolis.games.clash_of_cultures.kinds import GOLD, PLAIN
from pentapolis.games.clash_of_cultures.state import City, ClashTable

NAME = "great_gardens"
EVERYTHING = (1 << GOLD + 1) - 1  # food, wood, ore, ideas, gold


@hooks.COLLECT_YIELD.of(NAME)
def anything(t: ClashTable, seat: int, found: int, city: City, ground: int, space: int) -> int:
    return found | EVERYTHING if ground == PLAIN and has_wonder(city, NAME) else found

"""Great Gardens: any resource from Plains (CC-28.15). Who may not attack its city is told in `moves.scene`."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.cities import has_wonder
from pentapolis.games.clash_of_cultures.kinds import TERRAIN
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.common import good_set
from pentapolis.games.clash_of_cultures.vocabulary.wonders import CollectHere

NAME = "great_gardens"


@hooks.COLLECT_YIELD.of(NAME)
def anything(t: ClashTable, seat: int, found: int, city: City, ground: int, space: int) -> int:
    rule = t.content.printed(CollectHere)
    return found | good_set(rule.goods) if ground == TERRAIN[rule.terrain] and has_wonder(city, NAME) else found

"""Famines (CC-31.2): food that is due, or an Angry city."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.kinds import BARREN, FOOD
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.wealth import lose
from pentapolis.kernel import Flow

from .mood import TO_ANGRY, lower_one_of
from .texts import Case, text


@text("famine")
def famine(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """CC-31.2: food is lost as far as there is any; gold does not help. If it is too little a city becomes Angry."""
    found, due = cities_of(t.state, seat), case.effect.food
    if isinstance(due, str):  # "own cities on or adjacent to barren, max 3"
        found = [city for city in found if by_barren(t, city)]
        due = min(len(found), int(due.split()[-1]))
    if lose(t, seat, FOOD, due) < due:
        yield from lower_one_of(t, seat, found, TO_ANGRY)


def by_barren(t: ClashTable, city: City) -> bool:
    """On Barren land or next to it."""
    terrain = t.state.terrain
    return terrain[city.space] == BARREN or any(
        terrain[space] == BARREN for space in layout_of(t).neighbours[city.space]
    )

"""Famines (CC-31.2): food that is due, or an Angry city."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.kinds import FOOD, TERRAIN
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.events import Drought, Famine
from pentapolis.games.clash_of_cultures.wealth import lose
from pentapolis.kernel import Flow

from .mood import TO_ANGRY, lower_one_of
from .texts import Case, text


@text(Famine)
def famine(t: ClashTable, seat: int, case: Case[Famine]) -> Flow[None]:
    """CC-31.2: food is due, or any city becomes Angry."""
    yield from starve(t, seat, case.effect.food, cities_of(t.state, seat))


@text(Drought)
def drought(t: ClashTable, seat: int, case: Case[Drought]) -> Flow[None]:
    """CC-31.2: food is due for each city in the dry, or one of them becomes Angry."""
    effect = case.effect
    found = [city for city in cities_of(t.state, seat) if beside(t, city, TERRAIN[effect.terrain])]
    yield from starve(t, seat, min(effect.food_each * len(found), effect.most), found)


def starve(t: ClashTable, seat: int, due: int, found: list[City]) -> Flow[None]:
    """CC-31.2: food is lost as far as there is any; gold does not help. If it is too little a city becomes Angry."""
    if lose(t, seat, FOOD, due) < due:
        yield from lower_one_of(t, seat, found, TO_ANGRY)


def beside(t: ClashTable, city: City, terrain: int) -> bool:
    """On a terrain or next to it."""
    spaces = (city.space, *layout_of(t).neighbours[city.space])
    return any(t.state.terrain[space] == terrain for space in spaces)

"""Activate City: what collecting, constructing and recruiting have in common (CC-5, CC-8)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.cities import bar_activation, note_activation, size
from pentapolis.games.clash_of_cultures.kinds import ANGRY, HAPPY, NOWHERE
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Flow, Refusal


def activate(t: ClashTable, seat: int, city: City, what: str) -> Flow[None]:
    """CC-8.2, CC-8.6: call it after the activation is resolved. CC-30.16: another city may count in its place."""
    turn = t.state.turn
    turn.instead = NOWHERE
    yield from hooks.ON_ACTIVATE.run(t, seat, city, what)
    counted = t.state.cities.get(turn.instead, city)
    turn.instead = NOWHERE
    note_activation(t, counted)


def acts_neutral(t: ClashTable, seat: int) -> bool:
    """CC-29.10: Forced Labor was used this turn: Angry cities act like Neutral ones."""
    return t.state.turn.forced_labor and t.state.turn.seat == seat


def act_size(t: ClashTable, seat: int, city: City, what: str) -> int:
    """CC-5.5, CC-5.6, CC-8.5: how many resources or units; one more if Happy, only 1 if Angry."""
    number = size(city)
    if city.mood == HAPPY or hooks.ACTS_HAPPY(t, seat, False, city):
        number += 1
    elif city.mood == ANGRY and not acts_neutral(t, seat):
        number = 1
    return hooks.ACT_SIZE(t, seat, number, city, what)


def own_city(t: ClashTable, seat: int, name: str) -> City | None:
    """The seat's city on a space by name."""
    city = t.state.cities.get(layout_of(t).index.get(name, NOWHERE))
    return city if city is not None and city.owner == seat else None


def refuse(t: ClashTable, seat: int, name: str, inside: Callable[[City], Refusal | None]) -> Refusal | None:
    """CC-8.1, CC-8.3: why a city cannot be activated at all, or why not for what is wanted there."""
    if name not in layout_of(t).index:
        return None
    city = own_city(t, seat, name)
    if city is None:
        return Refusal("CC-8.1", space=name)
    barred = bar_activation(city)
    return Refusal(barred, space=name) if barred else inside(city)

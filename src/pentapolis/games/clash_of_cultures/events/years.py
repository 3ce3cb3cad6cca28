"""Events that give: good years, new Settlers, incomes, envoys."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.games.clash_of_cultures import asks, cities, wealth
from pentapolis.games.clash_of_cultures.actions import recruit
from pentapolis.games.clash_of_cultures.kinds import BUILDING, FOOD, GOOD, SETTLER, UNIT
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.units import supply
from pentapolis.kernel import Flow
from pentapolis.kernel.ask import seat_key

from .texts import EVERYONE, Case, number, text


def choose_player(seat: int, kind: str, seats: Iterable[int], **about: int | str) -> Flow[int | None]:
    """One of some players; None if there is none."""
    options = {seat_key(other): other for other in seats}
    if not options:
        return None
    return (yield from asks.choose(seat, kind, options, **about))


@text("gain")
def gain(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Good, Awesome and Fantastic Year, Meeting of Envoys."""
    assert isinstance(case.effect.resource, str)
    wealth.gain(t, seat, GOOD[case.effect.resource], number(case.effect.amount))
    yield from ()


@text("distribute_food")
def distribute_food(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Food for other players who have room for it, each piece as the drawer likes."""
    for left in range(number(case.effect.amount), 0, -1):
        hungry = [other for other in others(t, seat) if room(t, other)]
        chosen = yield from choose_player(seat, asks.SHARE, hungry, left=left)
        if chosen is None:
            return
        wealth.gain(t, chosen, FOOD)


def room(t: ClashTable, seat: int) -> bool:
    """CC-4.1, CC-4.2: whether a player can store more food."""
    return t.state.players[seat].goods[FOOD] < wealth.limit(t, seat, FOOD)


@text("chosen_player_gains")
def chosen_player_gains(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Meeting of Envoys: another player gains something, too."""
    chosen = yield from choose_player(seat, asks.FAVOUR, others(t, seat))
    assert chosen is not None
    yield from gain(t, chosen, case)


@text("reveal_public_wonder")
def reveal_public_wonder(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Meeting of Envoys: a wonder card lies open; whoever draws one may take it instead."""
    if t.state.wonder_deck:
        card = t.state.wonder_deck.pop()
        t.state.open_wonders.append(card)
        t.emit("opened-wonder", seat=seat, card=card)
    yield from ()


# Settlers


@text("place")
def place(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Population Boom: a unit from the supply into one of the own cities."""
    assert isinstance(case.effect.unit, str)
    spaces = [city.space for city in cities.cities_of(t.state, seat)]
    yield from recruit.place_free(t, seat, UNIT[case.effect.unit], spaces, optional=False)


@text("chosen_player_places_settler")
def chosen_player_places_settler(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Population Boom, Migration: another player who can places a Settler in one of their cities."""
    able = [other for other in others(t, seat) if supply(t.state, other, SETTLER) and cities.cities_of(t.state, other)]
    chosen = yield from choose_player(seat, asks.FAVOUR, able)
    if chosen is not None:
        spaces = [city.space for city in cities.cities_of(t.state, chosen)]
        yield from recruit.place_free(t, chosen, SETTLER, spaces, optional=False)


# Incomes


@text("per_city_income", EVERYONE)
def per_city_income(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Scientific Exchange, Flourishing Trade, Era of Stability: one for each own city with one of these buildings."""
    effect = case.effect
    kinds = [BUILDING[name] for name in effect.buildings]
    amount = sum(any(cities.has(city, kind) for kind in kinds) for city in cities.cities_of(t.state, seat))
    if effect.max:
        amount = min(amount, effect.max)
    if seat == case.drawer:
        amount = max(amount, effect.drawer_min)
    if isinstance(effect.resource, str):
        wealth.gain(t, seat, GOOD[effect.resource], amount)
    else:
        yield from wealth.gain_choice(t, seat, [GOOD[name] for name in effect.resource], amount)


@text("catch_up_food", EVERYONE)
def catch_up_food(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """A Successful Year: food for those with the fewest cities, as many as they lack; 1 for each if all are equal."""
    counts = [len(cities.cities_of(t.state, other)) for other in range(len(t.state.players))]
    fewest, most = min(counts), max(counts)
    if fewest == most:
        wealth.gain(t, seat, FOOD)
    elif counts[seat] == fewest:
        wealth.gain(t, seat, FOOD, most - fewest)
    yield from ()

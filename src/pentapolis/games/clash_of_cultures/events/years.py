"""Events that give: good years, new Settlers, incomes, envoys."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.games.clash_of_cultures import asks, cities, log, wealth
from pentapolis.games.clash_of_cultures.actions import recruit
from pentapolis.games.clash_of_cultures.kinds import BUILDING, GOOD, UNIT
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.units import supply
from pentapolis.games.clash_of_cultures.vocabulary import events as texts
from pentapolis.kernel import Flow
from pentapolis.kernel.ask import seat_key

from .texts import Case, text


def choose_player(seat: int, kind: str, seats: Iterable[int], **about: int | str) -> Flow[int | None]:
    """One of some players; None if there is none."""
    options = {seat_key(other): other for other in seats}
    if not options:
        return None
    return (yield from asks.choose(seat, kind, options, **about))


@text(texts.Gain)
def gain(t: ClashTable, seat: int, case: Case[texts.GoodsFor]) -> None:
    """Good, Awesome and Fantastic Year, Meeting of Envoys."""
    wealth.receive(t, seat, case.effect.goods)


@text(texts.Distribute)
def distribute(t: ClashTable, seat: int, case: Case[texts.Distribute]) -> Flow[None]:
    """Goods for other players who have room for them, each as the drawer likes."""
    good = GOOD[case.effect.good]
    for left in range(case.effect.amount, 0, -1):
        needy = [other for other in others(t, seat) if room(t, other, good)]
        chosen = yield from choose_player(seat, asks.SHARE, needy, left=left)
        if chosen is None:
            return
        wealth.gain(t, chosen, good)


def room(t: ClashTable, seat: int, good: int) -> bool:
    """CC-4.1, CC-4.2: whether a player can store more of a good."""
    return t.state.players[seat].goods[good] < wealth.limit(t, seat, good)


@text(texts.ChosenGains)
def chosen_player_gains(t: ClashTable, seat: int, case: Case[texts.GoodsFor]) -> Flow[None]:
    """Meeting of Envoys: another player gains something, too."""
    chosen = yield from choose_player(seat, asks.FAVOUR, others(t, seat))
    assert chosen is not None
    wealth.receive(t, chosen, case.effect.goods)


@text(texts.RevealWonder)
def reveal_wonder(t: ClashTable, seat: int, case: Case[texts.ForPlayers]) -> None:
    """Meeting of Envoys: a wonder card lies open; whoever draws one may take it instead."""
    if t.state.wonder_deck:
        card = t.state.wonder_deck.pop()
        t.state.open_wonders.append(card)
        t.emit(log.OPENED_WONDER, seat=seat, card=card)


# Units


@text(texts.PlaceUnits)
def place(t: ClashTable, seat: int, case: Case[texts.UnitsFor]) -> Flow[None]:
    """Population Boom: units from the supply into own cities."""
    yield from place_units(t, seat, UNIT[case.effect.unit], case.effect.amount)


@text(texts.ChosenPlaces)
def chosen_player_places(t: ClashTable, seat: int, case: Case[texts.UnitsFor]) -> Flow[None]:
    """Population Boom, Migration: another player who can places units in their cities."""
    kind = UNIT[case.effect.unit]
    able = [other for other in others(t, seat) if supply(t.state, other, kind) and cities.cities_of(t.state, other)]
    chosen = yield from choose_player(seat, asks.FAVOUR, able)
    if chosen is not None:
        yield from place_units(t, chosen, kind, case.effect.amount)


def place_units(t: ClashTable, seat: int, kind: int, count: int) -> Flow[None]:
    spaces = [city.space for city in cities.cities_of(t.state, seat)]
    for _ in range(count):
        yield from recruit.place_free(t, seat, kind, spaces, optional=False)


# Incomes


@text(texts.CityIncome)
def city_income(t: ClashTable, seat: int, case: Case[texts.CityIncome]) -> Flow[None]:
    """Scientific Exchange, Flourishing Trade, Era of Stability: one for each own city with one of these buildings."""
    effect = case.effect
    kinds = [BUILDING[name] for name in effect.buildings]
    count = sum(any(cities.has(city, kind) for kind in kinds) for city in cities.cities_of(t.state, seat))
    if effect.most is not None:
        count = min(count, effect.most)
    if seat == case.drawer:
        count = max(count, effect.drawer_least)
    options = [GOOD[name] for name in effect.options]
    if len(options) == 1:
        wealth.gain(t, seat, options[0], count)
    else:
        yield from wealth.gain_choice(t, seat, options, count)


@text(texts.CatchUp)
def catch_up(t: ClashTable, seat: int, case: Case[texts.CatchUp]) -> None:
    """A Successful Year: goods for those with the fewest cities, as many as they lack; for each if all are equal."""
    good = GOOD[case.effect.good]
    counts = [len(cities.cities_of(t.state, other)) for other in range(len(t.state.players))]
    fewest, most = min(counts), max(counts)
    if fewest == most:
        wealth.gain(t, seat, good, case.effect.if_equal)
    elif counts[seat] == fewest:
        wealth.gain(t, seat, good, most - fewest)

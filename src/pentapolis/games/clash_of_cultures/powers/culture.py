"""Traditions and Theocracy: Influence Culture, and what protects from it (CC-15)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import asks, hooks
from pentapolis.games.clash_of_cultures.actions.influence import Target, bar, influence, possible
from pentapolis.games.clash_of_cultures.cities import has
from pentapolis.games.clash_of_cultures.kinds import CULTURE, HAPPY, MOOD, TEMPLE
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, stack
from pentapolis.games.clash_of_cultures.vocabulary.advances import ExchangeTokens, InfluenceForPrice
from pentapolis.games.clash_of_cultures.vocabulary.governments import InfluenceRoll, NoBoost
from pentapolis.games.clash_of_cultures.wealth import gain, lose, receive
from pentapolis.kernel import Flow

from .using import ability, prices_of, without


@hooks.INFLUENCE_TARGET.of("monuments")
def monuments(t: ClashTable, seat: int, allowed: bool, city: City, building: int) -> bool:
    """CC-15.14: own cities with a Wonder cannot be the target of enemies."""
    return allowed and not (city.owner == seat and city.wonders)


SHELTERED: dict[str, Callable[[ClashTable, int, City], bool]] = {
    "happy": lambda t, seat, city: city.mood == HAPPY,
    "army": lambda t, seat, city: bool(stack(t.state, seat, city.space) & ARMY_MASK),
    "temple": lambda t, seat, city: has(city, TEMPLE),
}


def shelter(source: str) -> None:
    """CC-15.12: no boost against own cities that are Happy, or hold army units or a Temple."""

    @hooks.INFLUENCE_BOOST.of(source)
    def boost(t: ClashTable, seat: int, allowed: bool, city: City) -> bool:
        return allowed and not SHELTERED[t.content.printed(NoBoost, source).cities](t, seat, city)


for carrier in NoBoost.carriers:
    shelter(carrier)


@hooks.INFLUENCE_ROLL.of("conversion")
def conversion(t: ClashTable, seat: int, result: int, origin: int, target: Target) -> int:
    """CC-15.13: +1 to the roll, which is not a boost."""
    return result + t.content.printed(InfluenceRoll).bonus


@hooks.ON_INFLUENCE.of("conversion")
def converted(t: ClashTable, seat: int, origin: int, city: City | None, success: bool) -> None:
    """CC-15.13: 1 culture after a success."""
    if success:
        receive(t, seat, t.content.printed(InfluenceRoll).goods)


def may_influence_after(t: ClashTable, seat: int) -> object:
    """CC-15.11: a target that is still in reach when the culture for Arts is paid."""
    return without(t, seat, CULTURE, t.content.cost(InfluenceForPrice), possible)


@ability("arts", "CC-15.11", prices=prices_of(InfluenceForPrice), possible=may_influence_after, barred=bar)
def arts(t: ClashTable, seat: int) -> Flow[None]:
    """CC-15.11: once per turn, free action, 1 culture: Influence Culture."""
    yield from influence(t, seat)


def has_token(t: ClashTable, seat: int) -> bool:
    held, price = t.state.players[seat].goods, t.content.printed(ExchangeTokens).amount
    return max(held[MOOD], held[CULTURE]) >= price


@ability("drama", "CC-29.12", possible=has_token)
def drama(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.12: once per turn, free action: 1 culture becomes 1 mood, or 1 mood 1 culture."""
    held, number = t.state.players[seat].goods, t.content.printed(ExchangeTokens).amount
    tokens = (("mood", MOOD), ("culture", CULTURE))
    options = {name: good for name, good in tokens if held[MOOD + CULTURE - good] >= number}
    good = yield from asks.choose(seat, asks.EXCHANGE, options)
    lose(t, seat, MOOD + CULTURE - good, number)
    gain(t, seat, good, number)

"""Traditions and Theocracy: Influence Culture, and what protects from it (CC-15)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks
from pentapolis.games.clash_of_cultures.actions.influence import Target, bar, influence, possible
from pentapolis.games.clash_of_cultures.cities import has
from pentapolis.games.clash_of_cultures.kinds import CULTURE, HAPPY, MOOD, TEMPLE, goods
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, stack
from pentapolis.games.clash_of_cultures.wealth import gain, lose
from pentapolis.kernel import Flow

from .using import ability


@hooks.INFLUENCE_TARGET.of("monuments")
def monuments(t: ClashTable, seat: int, allowed: bool, city: City, building: int) -> bool:
    """CC-15.14: own cities with a Wonder cannot be the target of enemies."""
    return allowed and not (city.owner == seat and city.wonders)


@hooks.INFLUENCE_BOOST.of("separation_of_power")
def separation_of_power(t: ClashTable, seat: int, allowed: bool, city: City) -> bool:
    """CC-15.12: no boost against own Happy cities."""
    return allowed and city.mood != HAPPY


@hooks.INFLUENCE_BOOST.of("totalitarianism")
def totalitarianism(t: ClashTable, seat: int, allowed: bool, city: City) -> bool:
    """CC-15.12: no boost against own cities with own army units."""
    return allowed and not stack(t.state, seat, city.space) & ARMY_MASK


@hooks.INFLUENCE_BOOST.of("devotion")
def devotion(t: ClashTable, seat: int, allowed: bool, city: City) -> bool:
    """CC-15.12: no boost against own cities with a Temple."""
    return allowed and not has(city, TEMPLE)


@hooks.INFLUENCE_ROLL.of("conversion")
def conversion(t: ClashTable, seat: int, result: int, origin: int, target: Target) -> int:
    """CC-15.13: +1 to the roll, which is not a boost."""
    return result + 1


@hooks.ON_INFLUENCE.of("conversion")
def converted(t: ClashTable, seat: int, origin: int, city: City | None, success: bool) -> Flow[None]:
    """CC-15.13: 1 culture after a success."""
    if success:
        gain(t, seat, CULTURE)
    yield from ()


def may_influence_after(t: ClashTable, seat: int) -> bool:
    """CC-15.11: a target that is still in reach when the culture for Arts is paid."""
    held = t.state.players[seat].goods
    if not held[CULTURE]:
        return possible(t, seat)
    held[CULTURE] -= 1
    found = possible(t, seat)
    held[CULTURE] += 1
    return found


@ability("arts", "CC-15.11", cost=goods(culture=1), possible=may_influence_after, barred=bar)
def arts(t: ClashTable, seat: int) -> Flow[None]:
    """CC-15.11: once per turn, free action, 1 culture: Influence Culture."""
    yield from influence(t, seat)


def has_token(t: ClashTable, seat: int) -> bool:
    held = t.state.players[seat].goods
    return held[MOOD] + held[CULTURE] > 0


@ability("drama", "CC-29.12", possible=has_token)
def drama(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.12: once per turn, free action: 1 culture becomes 1 mood, or 1 mood 1 culture."""
    held = t.state.players[seat].goods
    options = {name: good for name, good in (("mood", MOOD), ("culture", CULTURE)) if held[MOOD + CULTURE - good]}
    good = yield from asks.choose(seat, asks.EXCHANGE, options)
    lose(t, seat, MOOD + CULTURE - good)
    gain(t, seat, good)

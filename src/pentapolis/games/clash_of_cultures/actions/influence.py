"""Influence Culture (CC-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pentapolis.games.clash_of_cultures import asks, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import SILENCE, TURN
from pentapolis.games.clash_of_cultures.cities import (
    buildings,
    cities_of,
    colour,
    influenced,
    other_colours,
    recolour,
    size,
)
from pentapolis.games.clash_of_cultures.hexes import distance, reach
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, BUILDINGS, CULTURE, OBELISK, goods
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Ask, Flow
from pentapolis.parts.verbs import bare

SUCCESS_ON = 5  # CC-15.2


class Target(NamedTuple):
    """What may be influenced: a building of a city, or something that an ability adds (`what` names it)."""

    space: int
    what: str
    boost: int = 0  # culture for the range (CC-15.5)
    boostable: bool = True


SUCCESS: dict[str, Callable[[ClashTable, int, int, int], Flow[None] | None]] = {}
"""What a success does, for targets that are no buildings: (t, seat, source space, target space)."""


def sources(t: ClashTable, seat: int) -> dict[int, int]:
    """CC-15.1, CC-5.7: own cities with their range: the size, unmodified by mood."""
    found = {city.space: hooks.INFLUENCE_RANGE(t, seat, size(city), city.space) for city in cities_of(t.state, seat)}
    return hooks.INFLUENCE_SOURCES(t, seat, found)


def bar_building(t: ClashTable, seat: int, city: City, building: int) -> str | None:
    """CC-15.3, CC-15.10, CC-15.14: why a building cannot be replaced."""
    if colour(city, building) in (seat, -1) or building == OBELISK:
        return "CC-15.3"
    if t.state.players[seat].buildings[building] == 0:
        return "CC-15.10"
    for owner in dict.fromkeys((city.owner, colour(city, building))):
        if owner not in (seat, BARBARIANS) and not hooks.INFLUENCE_TARGET(t, owner, True, city, building):
            return "CC-15.14"
    return None


def may_boost(t: ClashTable, seat: int, city: City) -> bool:
    """CC-15.12: against some cities of others culture does not help."""
    if city.owner in (seat, BARBARIANS):
        return True
    return hooks.INFLUENCE_BOOST(t, city.owner, True, city)


def candidates(t: ClashTable, seat: int) -> list[tuple[City, list[int]]]:
    """CC-15.1, CC-15.7, CC-15.9: all cities with the buildings that could be replaced, wherever they are.

    CC-15.15: a city without a building is no target, so every target has at least size 2.
    """
    found = []
    for city in t.state.cities.values():
        if city.buildings and other_colours(city, seat):
            kinds = [kind for kind in buildings(city) if bar_building(t, seat, city, kind) is None]
            if kinds:
                found.append((city, kinds))
    return found


def targets(t: ClashTable, seat: int, source: int, span: int, cities: list[tuple[City, list[int]]]) -> list[Target]:
    """CC-15.1, CC-15.5, CC-15.8: what can be influenced from a source, with the culture needed for the range."""
    state, layout = t.state, layout_of(t)
    home = state.cities.get(source)
    found = []
    if home is not None and home.owner == seat and influenced(home) and not keeps_reach(t, seat, home):
        for city, kinds in cities:  # CC-15.8: it may only target itself, and may not boost
            if city is home:
                found = [Target(source, BUILDINGS[kind], 0, False) for kind in kinds]
        return hooks.INFLUENCE_TARGETS(t, seat, found, source)  # type: ignore[no-any-return]
    culture = wealth(t, seat)
    area = reach(layout, source, span + culture, state.revealed) if cities else 0
    for city, kinds in cities:
        if area >> city.space & 1:
            boost = max(0, distance(layout, source, city.space, state.revealed) - span)
            boostable = may_boost(t, seat, city)
            if not boost or boostable:
                found += [Target(city.space, BUILDINGS[kind], boost, boostable) for kind in kinds]
    return hooks.INFLUENCE_TARGETS(t, seat, found, source)  # type: ignore[no-any-return]


def keeps_reach(t: ClashTable, seat: int, city: City) -> bool:
    """CC-30.15: whether an influenced city may spread culture all the same."""
    return hooks.INFLUENCED_SOURCE(t, seat, False, city)


def wealth(t: ClashTable, seat: int) -> int:
    """How much culture could be spent on boosts, replacements included."""
    player = t.state.players[seat]
    most = player.goods[CULTURE]
    if player.force & hooks.SUBSTITUTES.mask:
        while payments.can_pay_cost(t, seat, goods(culture=most + 1)):
            most += 1
    return most


def choices(t: ClashTable, seat: int, allowed: dict[int, int] | None = None) -> dict[int, list[Target]]:
    """Every source with what can be influenced from it; sources without a target are left out."""
    return dict(reaching(t, seat, allowed, candidates(t, seat)))


def reaching(
    t: ClashTable, seat: int, allowed: dict[int, int] | None, cities: list[tuple[City, list[int]]]
) -> Iterator[tuple[int, list[Target]]]:
    for source, span in (sources(t, seat) if allowed is None else allowed).items():
        found = targets(t, seat, source, span, cities)
        if found:
            yield source, found


def bar(t: ClashTable, seat: int) -> str | None:
    """CC-15.6: no attempt after a success in this turn, by whatever means."""
    return "CC-15.6" if t.state.turn.influenced else None


def bar_action(t: ClashTable, seat: int) -> str | None:
    """CC-2.7: as many attempts as the player likes, if there is anything to aim at."""
    if t.state.turn.influenced:
        return bar(t, seat)
    cities = candidates(t, seat)
    if not cities and not t.state.players[seat].force & hooks.INFLUENCE_TARGETS.mask:  # soon seen, and mostly so
        return "CC-15.1"
    return None if next(reaching(t, seat, None, cities), None) is not None else "CC-15.1"


def possible(t: ClashTable, seat: int) -> bool:
    return bar_action(t, seat) is None


def influence(t: ClashTable, seat: int, allowed: dict[int, int] | None = None) -> Flow[bool]:
    """CC-15.1 to CC-15.5: source, target, boost of the range, roll, boost of the result; gives whether it succeeded."""
    found, names = choices(t, seat, allowed), layout_of(t).names
    if not found:
        return False
    origin = yield from asks.choose(seat, asks.SOURCE, {names[space]: space for space in found})
    options = {f"{names[target.space]}:{target.what}": target for target in found[origin]}
    span = (sources(t, seat) if allowed is None else allowed)[origin]  # for the table, which shows the range
    target = yield from asks.choose(seat, asks.INFLUENCE, options, space=names[origin], range=span)
    if target.boost:
        yield from payments.pay_cost(t, seat, goods(culture=target.boost))
    success = yield from attempt(t, seat, origin, target)
    if success:
        t.state.turn.influenced = True
        yield from succeed(t, seat, origin, target)
    city = t.state.cities.get(target.space)
    yield from hooks.ON_INFLUENCE.run(t, seat, origin, city, success)
    return success


def attempt(t: ClashTable, seat: int, origin: int, target: Target) -> Flow[bool]:
    """CC-15.2, CC-15.5, CC-15.13: 5 or more; what is missing may be paid in culture."""
    rolled = t.content.faces[t.state.chance.roll("die", len(t.content.faces)) - 1].value
    rolled = yield from hooks.INFLUENCE_REROLL.run(t, seat, rolled, origin, target)
    result = hooks.INFLUENCE_ROLL(t, seat, rolled, origin, target)
    t.emit(log.INFLUENCE, seat=seat, space=layout_of(t).names[target.space], piece=target.what, roll=rolled)
    missing = SUCCESS_ON - result
    if missing <= 0:
        return True
    if not target.boostable or not payments.can_pay_cost(t, seat, goods(culture=missing)):
        return False
    boosted = yield Ask(seat, asks.BOOST, {"1": True, "0": False}, need=missing, roll=rolled)
    if boosted:
        yield from payments.pay_cost(t, seat, goods(culture=missing))
    return bool(boosted)


def succeed(t: ClashTable, seat: int, origin: int, target: Target) -> Flow[None]:
    """CC-15.2, CC-15.4: the same kind in the own colour; the old piece returns to its owner's supply."""
    if target.what in SUCCESS:
        yield from SUCCESS[target.what](t, seat, origin, target.space) or SILENCE
        return
    recolour(t, t.state.cities[target.space], BUILDINGS.index(target.what), seat)
    t.emit(log.INFLUENCED, seat=seat, space=layout_of(t).names[target.space], piece=target.what)


def perform(t: ClashTable, seat: int, meaning: None) -> Flow[None]:
    yield from influence(t, seat)


TURN.add(bare("influence", bar=bar_action, perform=perform))

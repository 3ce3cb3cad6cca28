"""Construct Wonders (CC-28.2 to CC-28.6)."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import hooks, log, objectives, payments, wonders
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.cities import bar_activation, cities_of, has, size
from pentapolis.games.clash_of_cultures.kinds import BUILDING, HAPPY
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import ENGINEERING, bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .activate import activate as note_activated
from .activate import refuse
from .advance import one_time
from .construct import bar_city

Site = tuple[City, str]


def cards_of(t: ClashTable, seat: int) -> list[str]:
    """CC-28.2, CC-32.7: wonder cards in hand, and in that variant those that lie open."""
    hand = t.state.players[seat].wonders
    return [*hand, *t.state.open_wonders] if t.state.options["wonders"] == "shared" else hand


def prices(t: ClashTable, seat: int, city: City, wonder: str) -> list[Price]:
    """CC-28.3: twelve resources and five culture, and what abilities make of it."""
    return hooks.WONDER_PRICES(t, seat, [Price(t.content.wonder_costs[wonder])], city, wonder)


def bar(t: ClashTable, seat: int, city: City, wonder: str) -> str | None:
    """CC-28.2, CC-28.4, CC-28.12: the rule that forbids this Wonder in this city, if there is one."""
    player, data = t.state.players[seat], t.content.wonders[wonder]
    if wonder not in cards_of(t, seat):
        return "CC-28.1"
    if not player.force & ENGINEERING or not (city.mood == HAPPY or hooks.ACTS_HAPPY(t, seat, False, city)):
        return "CC-28.2"
    if not hooks.WONDER_NEEDS(t, seat, bool(player.force & bit(data.requires_advance)), wonder):
        return "CC-28.2"
    needed = data.placement_requires_building
    if needed and not has(city, BUILDING[needed]):
        return "CC-28.12"
    return bar_city(t, seat, city) or (None if affordable(t, seat, city, wonder) else "CC-28.3")


def choices(t: ClashTable, seat: int, city: City) -> list[str]:
    """The Wonders that may be constructed in a city now; activation apart."""
    return [wonder for wonder in cards_of(t, seat) if bar(t, seat, city, wonder) is None]


def affordable(t: ClashTable, seat: int, city: City, wonder: str) -> bool:
    return payments.can_pay(t, seat, prices(t, seat, city, wonder), payments.WONDER)


def construct(
    t: ClashTable, seat: int, city: City, wonder: str, *, pay: bool = True, activate: bool = True
) -> Flow[None]:
    """CC-28.2, CC-28.5, CC-28.6, CC-28.17: pay, lay the card open, put the piece into the city; it is an activation."""
    if pay:
        yield from payments.pay(t, seat, prices(t, seat, city, wonder), payments.WONDER)
    hand = t.state.players[seat].wonders
    (hand if wonder in hand else t.state.open_wonders).remove(wonder)
    wonders.build(t, seat, city, wonder)
    t.state.turn.wonders_built += 1
    t.emit(log.WONDER, seat=seat, space=layout_of(t).names[city.space], piece=wonder)
    yield from hooks.ON_CONSTRUCT_WONDER.run(t, seat, city, wonder)
    yield from one_time(t, seat, t.content.wonders[wonder].effects)
    if activate:
        yield from note_activated(t, seat, city, "wonder")
    yield from objectives.immediate(t, "construct_wonder", seat, wonder)


def offers(t: ClashTable, seat: int) -> Iterator[tuple[str, Site]]:
    """CC-28.2: every Happy own city and every card that can be built there."""
    cards = cards_of(t, seat)
    if not cards:
        return
    names = layout_of(t).names
    for space, city in t.state.cities.items():
        if city.owner == seat and bar_activation(city) is None:
            for wonder in cards:
                if bar(t, seat, city, wonder) is None:
                    yield f"{names[space]}:{wonder}", (city, wonder)


def perform(t: ClashTable, seat: int, site: Site) -> Flow[None]:
    yield from construct(t, seat, *site)


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    name, _, wonder = rest.partition(":")
    if wonder not in t.content.wonders:
        return None

    def inside(city: City) -> Refusal:
        barred = bar(t, seat, city, wonder) or "CC-28.2"
        return Refusal(barred, space=name, piece=wonder, size=size(city), cities=len(cities_of(t.state, seat)))

    return refuse(t, seat, name, inside)


TURN.add(Verb("wonder", offers, why_not, perform, source=ENGINEERING))

"""Recruit units (CC-11), one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pentapolis.games.clash_of_cultures import (
    asks,
    battle,
    cards,
    hooks,
    leaders,
    log,
    objectives,
    payments,
    pirates,
    units,
)
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.cities import bar_activation, has
from pentapolis.games.clash_of_cultures.kinds import (
    ARMY,
    BUILDING,
    LEADER,
    NOTHING,
    NOWHERE,
    PIRATES,
    SHIP,
    UNITS,
    Goods,
)
from pentapolis.games.clash_of_cultures.mixes import within
from pentapolis.games.clash_of_cultures.prices import Price, Substitutes, plus
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.verbs import Verb

from .activate import act_size, refuse
from .activate import activate as note_activated

NO_UNIT = -1  # CC-30.20: an offer that is no unit but an action card
HINDERED = units.FOUGHT  # CC-11.6: units that fought this turn cannot be moved in


class Offer(NamedTuple):
    """A unit that may be recruited: its kind, what it costs, and the Advance that makes this price."""

    kind: int
    prices: list[Price]
    source: str = ""


def room_for(t: ClashTable, seat: int, kind: int, space: int) -> bool:
    """CC-11.4, CC-11.8: whether one more unit of a kind may stand on a Land space."""
    if kind not in ARMY:
        return True
    most = t.content.limits["army_stack_per_land_space"]
    there = units.army_size(units.stack(t.state, seat, space))
    if kind == LEADER:  # CC-11.13: the present Leader goes first, and what he allows (Xerxes) with him
        return there - (t.state.players[seat].leader_space == space) < most
    return there < hooks.STACK_LIMIT(t, seat, most, space)


def bar_unit(t: ClashTable, seat: int, city: City, kind: int) -> str | None:
    """CC-11.3 to CC-11.6, CC-11.13: why a kind of unit cannot be recruited in a city; its price apart."""
    player, data = t.state.players[seat], t.content.units[UNITS[kind]]
    if data.expansion and t.state.options["expansion"] == "off":
        return "CC-11.2"
    if kind == LEADER and not player.leaders:
        return "CC-11.13"
    needed = data.requires_building
    if needed is not None and not has(city, BUILDING[needed]) and not hooks.MAY_RECRUIT(t, seat, False, city, kind):
        return "CC-11.3"
    if kind == SHIP and city.port == NOWHERE:
        return "CC-11.3"
    if not room_for(t, seat, kind, city.space) and not hooks.RECRUIT_ELSEWHERE(t, seat, False, city, kind):
        return "CC-11.4"
    if kind == SHIP and not moorings(t, seat, city.port):
        return "CC-30.22"
    if kind != LEADER and player.units[kind] == 0 and not fetchable(t, seat, city, kind):
        return "CC-11.6"
    return None


def moorings(t: ClashTable, seat: int, space: int) -> int:
    """CC-11.8, CC-30.22: room for more Ships on a Sea space; only Carthage knows a limit."""
    ships = units.count(units.stack(t.state, seat, space), SHIP) + pirates.controlled(t, seat, space)
    return max(0, hooks.SHIP_STACK(t, seat, ships + 1, space) - ships)


def fetchable(t: ClashTable, seat: int, city: City, kind: int) -> list[int]:
    """CC-11.6: spaces from which a unit of a kind can be moved in; Ships leave no cargo behind without room."""
    target = city.port if kind == SHIP else city.space
    found = []
    for space, stack in t.state.units[seat].items():
        free = units.count(stack, kind) - sum(
            amount for flags, amount in units.marked(t.state, space, kind).items() if flags & HINDERED
        )
        if space == target or free <= 0:
            continue
        if kind == SHIP and stranded(t, seat, stack):
            continue
        found.append(space)
    return found


def stranded(t: ClashTable, seat: int, stack: int) -> bool:
    """CC-13.7: whether the land units aboard would not fit on one Ship less."""
    room = hooks.SHIP_CAPACITY(t, seat, t.content.limits["land_units_per_ship"])
    return units.total(stack & units.LAND_MASK) > room * (units.count(stack, SHIP) - 1)


def offers_of(t: ClashTable, seat: int, city: City, taken: list[str]) -> dict[str, Offer]:
    """CC-11.2, CC-11.9: every unit that may be recruited and paid now, by key."""
    found = {}
    for kind, name in enumerate(UNITS):
        if bar_unit(t, seat, city, kind) is None:
            usual = [Price(t.content.unit_costs[kind])]
            found[name] = Offer(kind, hooks.UNIT_PRICES(t, seat, usual, city, kind))
    return payable(t, seat, hooks.RECRUIT_OFFERS(t, seat, found, city, taken))


def payable(t: ClashTable, seat: int, found: dict[str, Offer]) -> dict[str, Offer]:
    return {key: offer for key, offer in found.items() if payments.can_pay(t, seat, offer.prices, payments.RECRUIT)}


def recruit(t: ClashTable, seat: int, city: City, *, activate: bool = True) -> Flow[None]:
    """CC-11.1: up to as many units as the city's size, each paid in full; at least one."""
    yield from hooks.BEFORE_ACTIVATE.run(t, seat, city, "recruit")
    left = act_size(t, seat, city, "recruit")
    recruited, paid, taken = 0, NOTHING, list[str]()
    while left > 0:
        options: dict[str, Offer | None] = {**offers_of(t, seat, city, taken)}
        if not options:
            break
        if taken:
            options[asks.DONE] = None
        offer = yield Ask(seat, asks.RECRUIT, options, left=left, space=layout_of(t).names[city.space])
        if offer is None:
            break
        price = yield from payments.pay(t, seat, offer.prices, payments.RECRUIT)
        paid = plus(paid, price)
        if offer.kind == NO_UNIT:  # CC-30.20
            t.state.turn.draft_card = True
            yield from cards.draw_action(t, seat)
            taken.append("card:draft")
        else:
            yield from enlist(t, seat, city, offer.kind)
            recruited += units.ONE[offer.kind]
            taken.append(f"{UNITS[offer.kind]}:{offer.source}" if offer.source else UNITS[offer.kind])
        left -= 1
    yield from finish(t, seat, city, recruited, paid, taken)
    if activate:
        yield from note_activated(t, seat, city, "recruit")
    if units.count(recruited, SHIP):
        yield from meet_ships(t, seat, city.port)


def meet_ships(t: ClashTable, seat: int, space: int) -> Flow[None]:
    """CC-11.5: Ships that meet enemy Ships fight at once. CC-30.22: Carthage need not fight Pirates."""
    enemies = units.enemies_at(t.state, seat, space)
    if not enemies:
        return
    friends = enemies == 1 << PIRATES and pirates.controlled(t, seat, space) > 0
    if friends and (yield from asks.may(seat, "pirate_allies", space=layout_of(t).names[space])):
        return
    group = units.pack({SHIP: units.count(units.stack(t.state, seat, space), SHIP)})
    battle.begin(t, seat, space, group, NOWHERE, naval=True, cause="recruit")


def finish(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods, taken: list[str]) -> Flow[None]:
    """CC-11.10, CC-11.11: effects after a Recruit."""
    yield from hooks.ON_RECRUIT.run(t, seat, city, recruited, paid)
    drafted = sum(key.endswith(":draft") for key in taken)
    if drafted:
        t.state.turn.drafts += drafted
        yield from objectives.immediate(t, "draft_used_in_turn", seat)


def enlist(t: ClashTable, seat: int, city: City, kind: int) -> Flow[None]:
    """CC-11.3, CC-11.4, CC-11.6, CC-11.12: put the unit on the map, from the supply or from elsewhere."""
    names = layout_of(t).names
    target = city.port if kind == SHIP else (yield from hooks.RECRUIT_SPACE.run(t, seat, city.space, city, kind))
    if kind == LEADER:
        yield from leaders.recruit(t, seat, target)
        return
    if t.state.players[seat].units[kind] == 0:
        places = {names[space]: space for space in fetchable(t, seat, city, kind)}
        origin = yield from asks.choose(seat, asks.FETCH, places, piece=UNITS[kind])
        units.remove(t, seat, origin, kind)
    units.place(t, seat, target, kind)
    t.emit(log.RECRUITED, seat=seat, space=names[target], piece=UNITS[kind])


def place_free(t: ClashTable, seat: int, kind: int, spaces: Iterable[int], *, optional: bool = True) -> Flow[int]:
    """A unit from the supply, without cost, on one of the spaces with room; gives the space or NOWHERE."""
    names = layout_of(t).names
    if units.supply(t.state, seat, kind) == 0:
        return NOWHERE
    options = {names[space]: space for space in spaces if room_for(t, seat, kind, space)}
    if not options:
        return NOWHERE
    if optional:
        options[asks.NONE] = NOWHERE
    space = yield from asks.choose(seat, asks.PLACE, options, piece=UNITS[kind])
    if space != NOWHERE:
        units.place(t, seat, space, kind)
        t.emit(log.PLACED, seat=seat, space=names[space], piece=UNITS[kind])
    return space


# The activation


def offers(t: ClashTable, seat: int) -> list[tuple[str, City]]:
    """CC-8.1, CC-11.1: every own city in which at least one unit can be recruited."""
    if not any(t.state.players[seat].goods):
        return []
    names, table = layout_of(t).names, payments.substitutes(t, seat, payments.RECRUIT)
    return [
        (names[space], city)
        for space, city in t.state.cities.items()
        if city.owner == seat and bar_activation(city) is None and can_recruit(t, seat, city, table)
    ]


def can_recruit(t: ClashTable, seat: int, city: City, table: Substitutes) -> bool:
    """Whether a unit can be recruited in a city: at its usual price, which is soon seen, or by an ability."""
    player = t.state.players[seat]
    if not player.force & hooks.UNIT_PRICES.mask:
        for kind, cost in enumerate(t.content.unit_costs):
            if within(player.goods, cost, table) and bar_unit(t, seat, city, kind) is None:
                return True
    special = player.force & (hooks.RECRUIT_OFFERS.mask | hooks.UNIT_PRICES.mask)
    return bool(special) and special_unit(t, seat, city)


def special_unit(t: ClashTable, seat: int, city: City) -> bool:
    """Whether an ability lets something be recruited where nothing can be at its usual price."""
    if t.state.players[seat].force & hooks.UNIT_PRICES.mask:
        return bool(offers_of(t, seat, city, []))
    return bool(payable(t, seat, hooks.RECRUIT_OFFERS(t, seat, {}, city, [])))


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    return refuse(t, seat, rest, lambda city: Refusal("CC-11.1", space=rest))


TURN.add(Verb("recruit", offers, why_not, recruit))

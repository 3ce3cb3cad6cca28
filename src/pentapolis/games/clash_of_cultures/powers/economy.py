"""Economy: Bartering, Taxes, Trade Routes and Currency (CC-29.6 to CC-29.8, CC-29.12)."""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.games.clash_of_cultures import asks, cards, hooks, log, pirates
from pentapolis.games.clash_of_cultures.cities import cities_of, has
from pentapolis.games.clash_of_cultures.hexes import reach
from pentapolis.games.clash_of_cultures.kinds import ANGRY, BARBARIANS, GOOD, MARKET, SETTLER, SHIP, UNITS
from pentapolis.games.clash_of_cultures.settlers import hindered
from pentapolis.games.clash_of_cultures.sources import CURRENCY
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import unpack
from pentapolis.games.clash_of_cultures.vocabulary.advances import AlsoGive, Barter, Levy, TradeRoutes
from pentapolis.games.clash_of_cultures.vocabulary.pieces import EarnByRoutes
from pentapolis.games.clash_of_cultures.wealth import gain, gain_choice
from pentapolis.kernel import Ask, Flow

from .rewards import income
from .using import ability, prices_of


def has_cards(t: ClashTable, seat: int) -> bool:
    return len(t.state.players[seat].actions) >= t.content.printed(Barter).cards


@ability("bartering", "CC-29.12", possible=has_cards)
def bartering(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.12: once per turn, free action: an action card for 1 gold or 1 culture."""
    rule = t.content.printed(Barter)
    for _ in range(rule.cards):
        options = {card: card for card in t.state.players[seat].actions}
        card = yield Ask(seat, asks.DISCARD, options)
        cards.discard_action(t, seat, card)
        t.emit(log.DISCARDED, seat=seat, card=card)
    yield from gain_choice(t, seat, [GOOD[good] for good in rule.options], rule.amount)


@ability("taxes", "CC-29.6", main=True, prices=prices_of(Levy))
def taxes(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.6, CC-29.8: once per turn, as an action, 1 mood: food, wood and ore, as many as own cities."""
    yield from collect_taxes(t, seat)


def collect_taxes(t: ClashTable, seat: int) -> Flow[None]:
    options = [GOOD[good] for good in t.content.printed(Levy).options]
    if t.state.players[seat].force & CURRENCY:
        options.append(GOOD[t.content.printed(AlsoGive).good])
    yield from gain_choice(t, seat, options, len(cities_of(t.state, seat)))


# Trade Routes

PORT_CITY = len(UNITS)  # a trader that is no unit: a city with a Port (CC-30.14)
TRADER_NAMES = (*UNITS, "port")


class Trader(NamedTuple):
    """A unit (or whatever an ability adds) that may begin a route."""

    space: int
    kind: int


class Route(NamedTuple):
    """CC-29.7: a trader and the city it trades with."""

    trader: Trader
    city: int


Links = list[tuple[Trader, list[int]]]
"""Traders, each with the cities in its reach."""


def traders(t: ClashTable, seat: int) -> list[Trader]:
    """CC-29.7: own Settlers and Ships, Settlers aboard too."""
    kinds = hooks.TRADE_SOURCES(t, seat, 1 << SETTLER | 1 << SHIP)
    found = []
    for space, stack in t.state.units[seat].items():
        for kind, amount in unpack(stack):
            if kinds >> kind & 1 and not (kind == SETTLER and hindered(t, seat, space)):
                found += [Trader(space, kind)] * amount
    return hooks.TRADERS(t, seat, found)  # type: ignore[no-any-return]


def partners(t: ClashTable, seat: int) -> list[City]:
    """CC-29.7: cities of other players that are not Angry."""
    found = [city for city in t.state.cities.values() if city.owner not in (seat, BARBARIANS) and city.mood != ANGRY]
    return hooks.TRADE_CITIES(t, seat, found)  # type: ignore[no-any-return]


def links(t: ClashTable, seat: int) -> Links:
    """Every trader with the cities in its reach. CC-27.4: not from or through spaces that pirates block."""
    layout, state, usual = layout_of(t), t.state, t.content.printed(TradeRoutes).range
    shut = pirates.blocked(t)
    cities = partners(t, seat)
    found = []
    if not cities:
        return []
    for trader in traders(t, seat):
        if shut >> trader.space & 1:
            continue
        ends = []
        for city in cities:
            span = hooks.TRADE_RANGE(t, seat, usual, trader, city)
            if reach(layout, trader.space, span, state.revealed & ~shut) >> city.space & 1:
                ends.append(city.space)
        if ends:
            found.append((trader, ends))
    return found


def pairing(found: Links, most: int) -> list[Route]:
    """CC-29.7: a largest set of routes in which no trader and no city is used twice.

    >>> a, b = Trader(1, 0), Trader(2, 0)
    >>> [route.city for route in pairing([(a, [7, 8]), (b, [7])], 4)]
    [8, 7]
    """
    by_city: dict[int, int] = {}

    def seek(number: int, seen: set[int]) -> bool:
        for city in found[number][1]:
            if city not in seen:
                seen.add(city)
                if city not in by_city or seek(by_city[city], seen):
                    by_city[city] = number
                    return True
        return False

    for number in range(len(found)):
        if len(by_city) < most:
            seek(number, set())
    routes = {number: Route(found[number][0], city) for city, number in by_city.items()}
    return [routes[number] for number in sorted(routes)]


def most_routes(t: ClashTable, seat: int, traders: list[Trader]) -> int:
    """CC-29.7: how many routes there may be at most if these traders have one."""
    return hooks.TRADE_LIMIT(t, seat, t.content.printed(TradeRoutes).routes, traders)


@hooks.TURN_START.of("trade_routes")
def trade_routes(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.7, CC-2.9 (3): at the start of the turn 1 food for each route."""
    yield from trade(t, seat)


def trade(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.7, CC-29.8, CC-10.8: the routes that the player chooses; food or gold; Markets earn."""
    routes = yield from choose_routes(t, seat)
    if not routes:
        return
    t.emit(log.TRADE_ROUTES, seat=seat, count=len(routes))
    if t.state.players[seat].force & hooks.ROUTE_REWARDS.mask:
        yield from income(t, seat, routes)
    else:
        gold = yield from in_gold(t, seat, len(routes))
        gain(t, seat, GOOD[t.content.printed(TradeRoutes).good], len(routes) - gold)
        gain(t, seat, GOOD[t.content.printed(AlsoGive).good], gold)
    pay_markets(t, seat, routes)
    yield from hooks.TRADE_ROUTES.run(t, seat, routes)


def choose_routes(t: ClashTable, seat: int) -> Flow[list[Route]]:
    """CC-29.7, CC-10.9: any routes that go together, one by one or as many as possible at once; or fewer.

    Every part of a set of routes that is allowed is allowed too, so the player gets to each set, in any order.
    """
    names, left, routes = layout_of(t).names, links(t, seat), list[Route]()
    while free := open_cities(t, seat, left, routes):
        rest = largest(t, seat, left, routes)
        options: dict[str, int | str] = {asks.ALL: asks.ALL} if len(rest) > 1 else {}
        options |= {names[city]: city for city in free}
        options[asks.DONE] = asks.DONE
        chosen = yield Ask(seat, asks.ROUTES, options, count=len(rest), chosen=len(routes))
        if chosen == asks.ALL:
            return routes + rest
        if chosen == asks.DONE:
            break
        traders = {f"{TRADER_NAMES[trader.kind]}:{names[trader.space]}": trader for trader in free[chosen]}
        trader = yield from asks.choose(seat, asks.TRADER, traders, space=names[chosen])
        routes.append(Route(trader, chosen))
        left.remove(next(link for link in left if link[0] == trader))
    return routes


def open_cities(t: ClashTable, seat: int, left: Links, routes: list[Route]) -> dict[int, list[Trader]]:
    """CC-29.7: the cities that another route may lead to, each with the traders that may begin it."""
    found: dict[int, list[Trader]] = {}
    used, taken = [route.trader for route in routes], [route.city for route in routes]
    for trader, ends in left:
        if len(routes) < most_routes(t, seat, [*used, trader]):
            for city in ends:
                if city not in taken:
                    found.setdefault(city, []).append(trader)
    return found


def largest(t: ClashTable, seat: int, left: Links, routes: list[Route]) -> list[Route]:
    """CC-29.7: as many further routes as possible."""
    taken = [route.city for route in routes]
    free = [(trader, [city for city in ends if city not in taken]) for trader, ends in left]
    traders = [route.trader for route in routes] + [trader for trader, ends in free if ends]
    return pairing(free, most_routes(t, seat, traders) - len(routes))


def in_gold(t: ClashTable, seat: int, count: int) -> Flow[int]:
    """CC-29.8: with Currency each route may give gold instead."""
    if not t.state.players[seat].force & CURRENCY:
        return 0
    options = {str(number): number for number in range(count, -1, -1)}
    return (yield from asks.choose(seat, asks.TRADE_GOLD, options))


def pay_markets(t: ClashTable, seat: int, routes: list[Route]) -> None:
    """CC-10.8: every opponent with a Market city at the end of a route gains 1 gold in total."""
    ends, rule = [t.state.cities[route.city] for route in routes], t.content.printed(EarnByRoutes)
    for owner in range(len(t.state.players)):
        if owner != seat and any(city.owner == owner and has(city, MARKET) for city in ends):
            gain(t, owner, GOOD[rule.good], rule.amount)

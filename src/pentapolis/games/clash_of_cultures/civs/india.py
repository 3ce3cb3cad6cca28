"""India: Indian Elephants, Proselytism, Prosperity, Peace and Poetry (CC-30.19); Sri Gupta, Ashoka, Akbar."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments, units
from pentapolis.games.clash_of_cultures.abilities import LATE, TURN, his_city, leader_city, ready, use
from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.actions.activate import activate
from pentapolis.games.clash_of_cultures.actions.influence import Target
from pentapolis.games.clash_of_cultures.cities import bar_activation, colour, has
from pentapolis.games.clash_of_cultures.kinds import (
    ANGRY,
    BUILDING,
    BUILDINGS,
    ELEPHANT,
    GOOD,
    LEADER,
    SETTLER,
    TERRAINS,
    UNIT,
    UNITS,
)
from pentapolis.games.clash_of_cultures.powers.economy import Route, Trader
from pentapolis.games.clash_of_cultures.powers.rewards import Reward
from pentapolis.games.clash_of_cultures.prices import Price, plus
from pentapolis.games.clash_of_cultures.sources import bit, names
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import india
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, Gain, RecruitOnTerrain
from pentapolis.games.clash_of_cultures.wealth import gain, receive
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .common import bonus

ASHOKA, PEACE = bit("ashoka"), bit("peace_and_poetry")


# Advances


@hooks.MAY_RECRUIT.of("indian_elephants")
def indian_elephants(t: ClashTable, seat: int, allowed: bool, city: City, kind: int) -> bool:
    """Cities on Forest recruit Elephants without a Market."""
    rule = t.content.printed(RecruitOnTerrain)
    return allowed or (UNITS[kind] == rule.unit and TERRAINS[t.state.terrain[city.space]] == rule.terrain)


@hooks.INFLUENCE_SOURCES.of("proselytism", order=LATE)
def proselytism(t: ClashTable, seat: int, sources: dict[int, int]) -> dict[int, int]:
    """CC-30.19: Settlers have range 2 and 1 more for each further one; those in a city add 1 each to its range."""
    rule, found = t.content.printed(india.SettlersInfluence), dict(sources)
    for space, stack in t.state.units[seat].items():
        settlers = units.count(stack, SETTLER)
        if not settlers:
            continue
        city = t.state.cities.get(space)
        if city is not None and city.owner == seat:
            if space in found:
                found[space] += settlers * rule.further
        else:
            found[space] = rule.range + (settlers - 1) * rule.further
    return found


@hooks.INFLUENCE_TARGETS.of("proselytism")
def to_the_heathen(t: ClashTable, seat: int, found: list[Target], source: int) -> list[Target]:
    """CC-30.19: Settlers outside of own cities spread culture to enemy cities only."""
    home = t.state.cities.get(source)
    if home is not None and home.owner == seat:
        return found
    return [target for target in found if t.state.cities[target.space].owner != seat]


@hooks.ADVANCE_PRICES.of("peace_and_poetry")
def peace_and_poetry(t: ClashTable, seat: int, prices: list[Price], name: str) -> list[Price]:
    """Once per turn an Advance may cost 1 mood instead."""
    if not ready(t, seat, PEACE):
        return prices
    return [*prices, Price(t.content.cost(india.AdvanceFor), PEACE)]


# Sri Gupta


def fresh(t: ClashTable, seat: int) -> list[str]:
    """The Advances that may be taken in categories not started yet."""
    owned = {
        t.content.advances[name].category
        for name in names(t.state.players[seat].advances)
        if name in t.content.advances
    }
    found = names(advance.available(t, seat))
    return [name for name in found if t.content.advances[name].category not in owned]


def golden_prices(t: ClashTable, seat: int, name: str) -> list[Price]:
    """The normal cost and 1 culture."""
    extra = t.content.cost(india.FirstOfCategory)
    return [Price(plus(price.cost, extra), price.uses) for price in advance.prices(t, seat, name)]


def golden_offers(t: ClashTable, seat: int) -> list[tuple[str, str]]:
    city = leader_city(t, seat)
    if city is None or bar_activation(city):
        return []
    return [
        (name, name)
        for name in fresh(t, seat)
        if payments.can_pay(t, seat, golden_prices(t, seat, name), payments.ADVANCE)
    ]


def golden_bar(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    city = leader_city(t, seat)
    if city is None:
        return Refusal("CC-11.14", piece="sri_gupta")
    if bar_activation(city):
        return Refusal("CC-8.3", piece="sri_gupta")
    if rest not in t.content.advances:
        return None
    rule = advance.bar(t, seat, rest) or ("CC-4.1" if rest in fresh(t, seat) else "CC-11.14")
    return Refusal(rule, piece=rest, **advance.facts(t, rest, rule))


def golden_age(t: ClashTable, seat: int, name: str) -> Flow[None]:
    """Golden Age: activate his city and pay 1 culture more to buy the first Advance of a category."""
    city = his_city(t, seat)
    paid = yield from payments.pay(t, seat, golden_prices(t, seat, name), payments.ADVANCE)
    yield from advance.gain(t, seat, name)
    yield from hooks.ON_BUY_ADVANCE.run(t, seat, name, paid)
    yield from activate(t, seat, city, "sri_gupta")


TURN.add(Verb("use:sri_gupta", golden_offers, golden_bar, golden_age, main=False, source=bit("sri_gupta")))


@bonus("sri_gupta", india.BonusWithoutCard)
def prepared(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Prepared: in each round without a tactics card of one's own."""
    return not side.laid


# Ashoka


@hooks.ON_CAPTURE.of("ashoka")
def expansionist(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> None:
    """Expansionist: a captured city gives 1 culture, 2 with a Temple."""
    if t.state.players[seat].leader_space == city.space:
        rule = t.content.printed(india.GainForCapture)
        more = has(city, BUILDING[rule.building])
        gain(t, seat, GOOD[rule.good], rule.with_building if more else rule.amount)


# Akbar


@hooks.BATTLE_START.of("akbar")
def bladed_tusks(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Bladed Tusks: before a land battle 1 ore for +1 per Elephant left, in every round, even if he dies."""
    if not units.count(side.units, LEADER) or not units.count(side.units, ELEPHANT):
        return
    rule = t.content.printed(india.BladedTusks)
    if (yield from payments.offered(t, seat, rule.prices, payments.BATTLE, "bladed_tusks")):
        side.elephants += rule.amount


@hooks.ON_STEP.of("akbar")
def prosperous(t: ClashTable, seat: int, start: int, end: int, group: int) -> None:
    """Prosperous: 1 gold when he moves into an own city."""
    city = t.state.cities.get(end)
    if units.count(group, LEADER) and city is not None and city.owner == seat and start != end:
        receive(t, seat, t.content.printed(Gain, "prosperous").goods)


@hooks.INFLUENCE_REROLL.of("ashoka")
def buddhism(t: ClashTable, seat: int, rolled: int, source: int, target: Target) -> Flow[int]:
    """Buddhism: once per turn a new roll from his city, if it has a Temple or a Temple is the target."""
    city = leader_city(t, seat)
    if city is None or city.space != source or not ready(t, seat, ASHOKA):
        return rolled
    building = t.content.printed(india.RollAgain).building
    if not has(city, BUILDING[building]) and target.what != building:
        return rolled
    if not (yield from asks.may(seat, "buddhism", roll=rolled)):
        return rolled
    use(t, seat, ASHOKA)
    return t.content.faces[t.state.chance.roll("die", len(t.content.faces)) - 1].value


# Trade


@hooks.TRADE_SOURCES.of("indian_elephants")
def elephants_trade(t: ClashTable, seat: int, kinds: int) -> int:
    """Elephants trade too."""
    return kinds | 1 << UNIT[t.content.printed(india.UnitsTrade).unit]


@hooks.TRADERS.of("indian_elephants")
def elephants_in_cities(t: ClashTable, seat: int, traders: list[Trader]) -> list[Trader]:
    """But only those in own cities that are not Angry."""
    kind = UNIT[t.content.printed(india.UnitsTrade).unit]
    return [trader for trader in traders if trader.kind != kind or at_home(t, seat, trader.space)]


def at_home(t: ClashTable, seat: int, space: int) -> bool:
    city = t.state.cities.get(space)
    return city is not None and city.owner == seat and city.mood != ANGRY


@hooks.ROUTE_REWARDS.of("prosperity")
def prosperity(t: ClashTable, seat: int, rewards: list[Reward], route: Route, taken: list[Reward]) -> list[Reward]:
    """A route may give 1 mood, one to a city with an own building 1 culture."""
    city = t.state.cities[route.city]
    own = any(colour(city, kind) == seat for kind in range(len(BUILDINGS)))
    rule = t.content.printed(india.RouteTokens)
    return [*rewards, Reward(GOOD[rule.anywhere]), *([Reward(GOOD[rule.influenced])] if own else [])]

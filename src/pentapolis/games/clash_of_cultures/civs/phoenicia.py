"""Phoenicia: City Independence, Biremes, Alphabet, Cedars and Dyes (CC-30.14); Ithobaal, Hiram, Pygmalion."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import hooks, payments
from pentapolis.games.clash_of_cultures.abilities import in_force
from pentapolis.games.clash_of_cultures.battle.sides import battle_of, cancel, due
from pentapolis.games.clash_of_cultures.cities import colour, coloured, has, set_mood
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS, GOOD, MOOD_OF, SHIP
from pentapolis.games.clash_of_cultures.powers.economy import PORT_CITY, Route, Trader
from pentapolis.games.clash_of_cultures.powers.rewards import Reward
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import phoenicia, shared
from pentapolis.games.clash_of_cultures.vocabulary.common import halves
from pentapolis.games.clash_of_cultures.wealth import gain_choice, receive
from pentapolis.kernel import Flow

from .common import battle_space, bonus, defends, fights, own_cities_in, within
from .teachers import teacher

NOTE = "protector"  # of a side: Pygmalion was paid in this battle


# City Independence


@hooks.INFLUENCE_TARGET.of("city_independence")
def free_ports(t: ClashTable, seat: int, allowed: bool, city: City, building: int) -> bool:
    """Ports in the own colour cannot be influenced, wherever they stand."""
    return allowed and not is_free(t, seat, city, building)


@hooks.KEEP_COLOUR.of("city_independence")
def loyal_ports(t: ClashTable, seat: int, kept: bool, city: City, building: int) -> bool:
    """CC-22.9: they keep their colour when the city is captured."""
    return kept or is_free(t, seat, city, building)


def is_free(t: ClashTable, seat: int, city: City, building: int) -> bool:
    return BUILDINGS[building] == t.content.printed(phoenicia.FreeBuildings).building and colour(city, building) == seat


PIECE = 1  # CC-3.3: the points of a city piece


@hooks.FINAL_POINTS.of("city_independence")
def city_independence(t: ClashTable, seat: int, points: dict[str, int]) -> dict[str, int]:
    """CC-3.11: 1.5 points for each own Port, nothing for government Advances."""
    rule = t.content.printed(phoenicia.FreeBuildings)
    ports = sum(colour(city, BUILDING[rule.building]) == seat for city in t.state.cities.values())
    more = halves(rule.vp - PIECE)
    governments = sum(
        bool(t.state.players[seat].advances & bit(name))
        for name, entry in t.content.advances.items()
        if t.content.categories[entry.category].government
    )
    return {**points, "pieces": points["pieces"] + ports * more, "advances": points["advances"] - governments}


# Biremes


@hooks.COMBAT_VALUE.of("biremes")
def biremes(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
    """Naval battles: +2 in every round, or only in the first if the enemy owns Warships."""
    battle = battle_of(t)
    rule = t.content.printed(phoenicia.NavalBonus)
    if not battle.naval or (battle.round > rule.rounds and in_force(t, foe.owner, bit(rule.unless))):
        return total
    return total + rule.amount


# Trade


@hooks.ROUTE_REWARDS.of("alphabet")
def alphabet(t: ClashTable, seat: int, rewards: list[Reward], route: Route, taken: list[Reward]) -> list[Reward]:
    """Up to 2 routes each turn may give 1 culture or 2 ideas instead."""
    rule = t.content.printed(phoenicia.OtherRewards)
    if sum(reward.source == "alphabet" for reward in taken) >= rule.routes:
        return rewards
    more = [Reward(GOOD[good], number, "alphabet") for one in rule.options for good, number in one.items()]
    return [*rewards, *more]


@hooks.TRADERS.of("cedars_and_dyes")
def cedars_and_dyes(t: ClashTable, seat: int, traders: list[Trader]) -> list[Trader]:
    """CC-30.14: cities with Ports trade without any unit."""
    port = BUILDING[t.content.printed(phoenicia.TradeFromPorts).building]
    ports = [city for city in t.state.cities.values() if city.owner == seat and has(city, port)]
    return [*traders, *(Trader(city.space, PORT_CITY) for city in ports)]


@hooks.TRADE_RANGE.of("cedars_and_dyes")
def far_coasts(t: ClashTable, seat: int, steps: int, trader: Trader, city: City) -> int:
    """CC-30.14: Ships and Port cities reach coastal cities within 3; Port cities no others."""
    if trader.kind not in (SHIP, PORT_CITY):
        return steps
    if layout_of(t).near[city.space] & t.state.sea:
        return max(steps, t.content.printed(phoenicia.TradeFromPorts).range)
    return steps if trader.kind == SHIP else 0


# Ithobaal


@hooks.ON_CAPTURE.of("ithobaal")
def deliverance(t: ClashTable, seat: int, city: City, former: int, mood: int, pieces: int) -> None:
    """Deliverance: a city that held a building in the own colour before becomes Happy when he captures it."""
    battle = battle_of(t)
    here = t.state.players[seat].leader_space == city.space and city.space in t.state.cities
    if here and coloured(battle.buildings, seat):
        set_mood(t, city, MOOD_OF[t.content.printed(shared.CaptureMood, "deliverance").mood])


@bonus("ithobaal", phoenicia.BonusNearBuilding)
def priest_of_astarte(t: ClashTable, seat: int, side: Side, foe: Side, rule: shared.BonusByBuilding) -> int:
    """Priest of Astarte: an own city with a Temple within 2 spaces of the battle."""
    near = own_cities_in(t, seat, within(t, battle_space(t), rule.range))
    return any(has(city, BUILDING[rule.building]) for city in near)


# Hiram

teacher("hiram", "constructor")


@hooks.TRADERS.of("hiram", "pygmalion", order=0)
def his_traders_first(t: ClashTable, seat: int, traders: list[Trader]) -> list[Trader]:
    """His own unit gets a route if one of them can have it: a pairing never drops those who come first."""
    here = t.state.players[seat].leader_space
    return sorted(traders, key=lambda trader: trader.space != here)


@hooks.TRADE_LIMIT.of("hiram")
def trade_master(t: ClashTable, seat: int, most: int, traders: list[Trader]) -> int:
    """Trade Master: one route of a Settler or Ship in his space does not count."""
    here = t.state.players[seat].leader_space
    own = sum(trader.space == here and trader.kind != PORT_CITY for trader in traders)
    return most + min(own, t.content.printed(phoenicia.ExtraRoutes).routes)


# Pygmalion


@hooks.TRADE_ROUTES.of("pygmalion")
def mediterranean_trader(t: ClashTable, seat: int, routes: list[Route]) -> Flow[None]:
    """Mediterranean Trader: one route of a Settler or Ship in his space gives 1 gold or 1 culture more."""
    here = t.state.players[seat].leader_space
    if any(route.trader.space == here and route.trader.kind != PORT_CITY for route in routes):
        rule = t.content.printed(shared.GainChoice, "mediterranean_trader")
        yield from gain_choice(t, seat, [GOOD[good] for good in rule.options], rule.amount)


@hooks.CASUALTIES.of("pygmalion")
def protector(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Protector: once in a battle defending a city 1 culture cancels a hit."""
    battle = battle_of(t)
    if NOTE in side.notes or not fights(side) or not defends(t, side) or not battle.city or not due(t, side):
        return
    rule = t.content.printed(shared.PayToCancel, "protector")
    if (yield from payments.offered(t, seat, rule.prices, payments.BATTLE, "protector")):
        side.notes.append(NOTE)
        cancel(t, side, rule.hits)


@hooks.BATTLE_END.of("pygmalion")
def protected(t: ClashTable, seat: int, side: Side, foe: Side) -> None:
    """Protector: the culture comes back if the battle is won."""
    if NOTE in side.notes and battle_of(t).winner == seat:
        receive(t, seat, t.content.printed(shared.PayToCancel, "protector").cost)

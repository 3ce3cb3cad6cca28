"""Egypt: Flood Plains, Architecture, Embalming, God-King (CC-30.10 to CC-30.13); Cleopatra, Imhotep, Ramses II."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.abilities import his_city, leader_city
from pentapolis.games.clash_of_cultures.kinds import BUILDINGS, GOOD, PIRATES, TERRAIN, Goods, goods
from pentapolis.games.clash_of_cultures.powers.using import ability, prices_of
from pentapolis.games.clash_of_cultures.prices import plus
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import egypt
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Gain
from pentapolis.games.clash_of_cultures.wealth import gain, receive
from pentapolis.kernel import Ask, Flow

from .common import attacks_city, battle_space, cheaper_buildings, collect_from, fights, in_his_city, sails, substitute

# Advances


@hooks.FOUND_AREA.of("flood_plains")
def found_on_barren(t: ClashTable, seat: int, terrains: int) -> int:
    """CC-30.10: cities may be founded on Barren land."""
    return terrains | 1 << TERRAIN[t.content.printed(egypt.FoundOn).terrain]


collect_from("flood_plains")  # CC-30.10: Barren land gives food or wood
substitute("egypt_architecture")


@hooks.BATTLE_END.of("embalming")
def embalming(t: ClashTable, seat: int, side: Side, foe: Side) -> None:
    """CC-30.11: 1 culture after each battle, with 4 or fewer in hand."""
    rule = t.content.printed(egypt.GainAfterBattle)
    if t.state.players[seat].goods[GOOD[rule.good]] <= rule.max_held:
        gain(t, seat, GOOD[rule.good], rule.amount)


@hooks.ON_LEADER_LOST.of("embalming")
def embalm_leader(t: ClashTable, seat: int, leader: str) -> None:
    """CC-30.11: 1 culture whenever the Leader dies or is discarded, however many are in hand."""
    receive(t, seat, t.content.printed(egypt.GainForLeader).goods)


# Cleopatra


@hooks.INFLUENCE_RANGE.of("cleopatra")
def legendary(t: ClashTable, seat: int, steps: int, source: int) -> int:
    """Legendary: her city's range is 1 larger."""
    hers = leader_city(t, seat) is not None and source == t.state.players[seat].leader_space
    return steps + hers * t.content.printed(egypt.InfluenceFurther).amount


@ability("cleopatra", "CC-30.13", prices=prices_of(egypt.Beloved), possible=leader_city)
def beloved(t: ClashTable, seat: int) -> None:
    """CC-30.13: Beloved: once per turn one of the own culture tokens on her city."""
    city = his_city(t, seat)
    city.beloved += 1
    t.emit(log.BELOVED, seat=seat, space=layout_of(t).names[city.space])


@hooks.ATTACK_TAX.of("cleopatra")
def tribute_of_love(t: ClashTable, seat: int, tax: Goods, attacker: int, space: int) -> Goods:
    """CC-30.13: a player pays as many culture as lie on the city before moving in to attack it."""
    city = t.state.cities.get(space)
    if city is None or city.owner != seat or not city.beloved:
        return tax
    return plus(tax, goods(culture=city.beloved))


# Imhotep


@hooks.ON_ACTIVATE.of("imhotep")
def innovator(t: ClashTable, seat: int, city: City, what: str) -> None:
    """Innovator: 1 idea after his city was activated for anything but Collect."""
    if what != "collect" and in_his_city(t, seat, city):
        receive(t, seat, t.content.printed(Gain, "innovator").goods)


cheaper_buildings("imhotep", "physician")


# Ramses II


@hooks.ON_CONSTRUCT.of("ramses_ii")
def monumental(t: ClashTable, seat: int, city: City, building: int) -> Flow[None]:
    """Monumental: an Obelisk in his city gives 1 culture or 2 ideas."""
    rule = t.content.printed(egypt.BundleForBuilding)
    if BUILDINGS[building] == rule.building and in_his_city(t, seat, city):
        bundles = {f"{good}:{number}": (GOOD[good], number) for one in rule.options for good, number in one.items()}
        good, number = yield Ask(seat, asks.BUNDLE, bundles, source="ramses_ii")
        gain(t, seat, good, number)


@hooks.COMBAT_VALUE.of("ramses_ii")
def coastal_power(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
    """Coastal Power: attacking a coastal city (CC-33.5), or aboard in a battle against Pirates."""
    coast = layout_of(t).near[battle_space(t)] & t.state.sea
    if (fights(side) and attacks_city(t, side) and coast) or (sails(t, seat) and foe.owner == PIRATES):
        return total + t.content.printed(egypt.BonusAtTheCoast).amount
    return total

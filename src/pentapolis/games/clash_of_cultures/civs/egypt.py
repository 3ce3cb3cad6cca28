"""Egypt: Flood Plains, Architecture, Embalming, God-King (CC-30.10 to CC-30.13); Cleopatra, Imhotep, Ramses II."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments
from pentapolis.games.clash_of_cultures.abilities import leader_city
from pentapolis.games.clash_of_cultures.kinds import (
    ACADEMY,
    BARREN,
    CULTURE,
    FOOD,
    GOOD,
    IDEAS,
    MOOD,
    OBELISK,
    OBSERVATORY,
    ORE,
    PIRATES,
    WOOD,
    Goods,
    goods,
)
from pentapolis.games.clash_of_cultures.mixes import also
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.prices import Price, Substitutes
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Ask, Flow

from .common import attacks_city, battle_space, effect, effects_of, fights, in_his_city, minus, plus, prices_of, sails

MOST_CULTURE = 4  # CC-30.11: with more in hand a battle gives none


# Advances


@hooks.FOUND_AREA.of("flood_plains")
def found_on_barren(t: ClashTable, seat: int, terrains: int) -> int:
    """CC-30.10: cities may be founded on Barren land."""
    return terrains | 1 << BARREN


@hooks.COLLECT_YIELD.of("flood_plains")
def flood_plains(t: ClashTable, seat: int, given: int, city: City, terrain: int, space: int) -> int:
    """CC-30.10: Barren land gives food or wood."""
    return given | 1 << FOOD | 1 << WOOD if terrain == BARREN else given


@hooks.SUBSTITUTES.of("egypt_architecture")
def architecture(t: ClashTable, seat: int, table: Substitutes, purpose: str) -> Substitutes:
    """Constructing buildings and Wonders, mood may replace resources and culture."""
    if purpose in (payments.CONSTRUCT, payments.WONDER):
        for good in (FOOD, WOOD, ORE, CULTURE):
            table = also(table, good, 1 << MOOD)
    return table


@hooks.BATTLE_END.of("embalming")
def embalming(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """CC-30.11: 1 culture after each battle, with 4 or fewer in hand."""
    if t.state.players[seat].goods[CULTURE] <= MOST_CULTURE:
        gain(t, seat, CULTURE)
    yield from ()


@hooks.ON_LEADER_LOST.of("embalming")
def embalm_leader(t: ClashTable, seat: int, leader: str) -> Flow[None]:
    """CC-30.11: 1 culture whenever the Leader dies or is discarded, however many are in hand."""
    gain(t, seat, CULTURE)
    yield from ()


# Cleopatra


@hooks.INFLUENCE_RANGE.of("cleopatra")
def legendary(t: ClashTable, seat: int, steps: int, source: int) -> int:
    """Legendary: her city's range is 1 larger."""
    return steps + (leader_city(t, seat) is not None and source == t.state.players[seat].leader_space)


def in_a_city(t: ClashTable, seat: int) -> bool:
    return leader_city(t, seat) is not None


@ability("cleopatra", "CC-30.13", prices=prices_of("cleopatra"), possible=in_a_city)
def beloved(t: ClashTable, seat: int) -> Flow[None]:
    """CC-30.13: Beloved: once per turn one of the own culture tokens on her city."""
    city = leader_city(t, seat)
    assert city is not None
    city.beloved += 1
    t.emit("beloved", seat=seat, space=layout_of(t).names[city.space])
    yield from ()


@hooks.ATTACK_TAX.of("cleopatra")
def tribute_of_love(t: ClashTable, seat: int, tax: Goods, attacker: int, space: int) -> Goods:
    """CC-30.13: a player pays as many culture as lie on the city before moving in to attack it."""
    city = t.state.cities.get(space)
    if city is None or city.owner != seat or not city.beloved:
        return tax
    return plus(tax, goods(culture=city.beloved))


# Imhotep


@hooks.ON_ACTIVATE.of("imhotep")
def innovator(t: ClashTable, seat: int, city: City, what: str) -> Flow[None]:
    """Innovator: 1 idea after his city was activated for anything but Collect."""
    if what != "collect" and in_his_city(t, seat, city):
        gain(t, seat, IDEAS, int(effect(t, "imhotep").amount))
    yield from ()


@hooks.CONSTRUCT_PRICES.of("imhotep")
def physician(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
    """Physician: an Academy or Observatory in his city costs no food and no wood."""
    if building not in (ACADEMY, OBSERVATORY) or not in_his_city(t, seat, city):
        return prices
    less = next(entry.reduce for entry in effects_of(t, "imhotep") if entry.kind == "cost_reduce")
    return [Price(minus(price.cost, goods(**less or {})), price.uses) for price in prices]


# Ramses II


@hooks.ON_CONSTRUCT.of("ramses_ii")
def monumental(t: ClashTable, seat: int, city: City, building: int) -> Flow[None]:
    """Monumental: an Obelisk in his city gives 1 culture or 2 ideas."""
    if building == OBELISK and in_his_city(t, seat, city):
        yield from gain_bundle(t, seat, "ramses_ii")


def gain_bundle(t: ClashTable, seat: int, source: str) -> Flow[None]:
    """One of the gains that a `special` effect offers."""
    special = next(entry for entry in effects_of(t, source) if entry.kind == "special" and entry.options)
    options = {
        f"{good}:{amount}": (GOOD[good], int(amount))
        for option in special.options
        if isinstance(option, dict)
        for good, amount in option.items()
    }
    good, amount = yield Ask(seat, asks.BUNDLE, options, source=source)
    gain(t, seat, good, amount)


@hooks.COMBAT_VALUE.of("ramses_ii")
def coastal_power(t: ClashTable, seat: int, total: int, side: Side, foe: Side) -> int:
    """Coastal Power: attacking a coastal city (CC-33.5), or aboard in a battle against Pirates."""
    coast = layout_of(t).near[battle_space(t)] & t.state.sea
    if (fights(side) and attacks_city(t, side) and coast) or (sails(t, seat) and foe.owner == PIRATES):
        return total + int(effect(t, "ramses_ii", 1).amount)
    return total

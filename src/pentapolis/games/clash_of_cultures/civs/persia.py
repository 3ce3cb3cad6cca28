"""Persia: Persian Elephants, Immortals, Zoroastrianism, Banking (CC-30.25); Cyrus, Darius, Xerxes."""

from __future__ import annotations

from typing import get_args

from pentapolis.games.clash_of_cultures import asks, battle, hooks, log, payments, units
from pentapolis.games.clash_of_cultures.abilities import EARLY, his_city, leader_city
from pentapolis.games.clash_of_cultures.actions.activate import activate
from pentapolis.games.clash_of_cultures.actions.influence import SUCCESS, Target, wealth
from pentapolis.games.clash_of_cultures.battle.sides import led
from pentapolis.games.clash_of_cultures.cities import cities_of, influenced, size
from pentapolis.games.clash_of_cultures.kinds import (
    BARBARIANS,
    CULTURE,
    FOOD,
    GOOD,
    LEADER,
    NOWHERE,
    TERRAINS,
    UNIT,
    UNITS,
    goods,
)
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import persia
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Gain, RecruitNextTo
from pentapolis.games.clash_of_cultures.vocabulary.common import ArmyName
from pentapolis.games.clash_of_cultures.wealth import gain_choice, receive
from pentapolis.kernel import Ask, Flow

from .building import builder
from .common import boosts, fights, first_round, in_his_city, may_activate, reductions

# Advances


@hooks.MAY_RECRUIT.of("persian_elephants")
def elephants_of_the_desert(t: ClashTable, seat: int, allowed: bool, city: City, kind: int) -> bool:
    """Cities next to Barren land recruit Elephants without a Market."""
    rule = t.content.printed(RecruitNextTo)
    if allowed or UNITS[kind] != rule.unit:
        return allowed
    return any(TERRAINS[t.state.terrain[space]] == rule.terrain for space in layout_of(t).neighbours[city.space])


@hooks.CAP_BONUS.of("persian_elephants")
def awe(t: ClashTable, seat: int, most: int, side: Side, foe: Side) -> int:
    """CC-20.24: first round of a land battle with an own Elephant: the enemy's bonuses count at most +2."""
    rule = t.content.printed(persia.CapBonusWith)
    if first_round(t) and units.count(side.units, UNIT[rule.unit]):
        return min(most, rule.max)
    return most


@hooks.BEFORE_ROLL.of("immortals")
def immortals(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Before each combat roll up to 4 culture, +1 for each."""
    rule = t.content.printed(persia.PayForBonus)
    most = min(rule.max, wealth(t, seat))
    if not most:
        return
    paid = yield Ask(seat, asks.IMMORTALS, {str(number): number for number in range(most + 1)})
    if paid:
        yield from payments.pay_cost(t, seat, goods(culture=paid), payments.BATTLE)
        side.extra += paid * rule.amount


@hooks.TURN_START.of("banking", order=EARLY)
def banking(t: ClashTable, seat: int) -> Flow[None]:
    """CC-2.9 (2): with gold in hand 1 gold or 1 culture at the start of the turn, before Trade Routes."""
    rule = t.content.printed(persia.Interest)
    if t.state.players[seat].goods[GOOD[rule.good]] >= rule.least:
        yield from gain_choice(t, seat, [GOOD[good] for good in rule.options], rule.amount)


# Zoroastrianism


@hooks.INFLUENCE_TARGETS.of("zoroastrianism")
def zoroastrianism(t: ClashTable, seat: int, found: list[Target], source: int) -> list[Target]:
    """CC-30.25: from a city also an enemy army unit on a Land space without a city, if its kind is in the supply."""
    home = t.state.cities.get(source)
    if home is None or home.owner != seat or influenced(home):  # CC-15.8
        return found
    kinds, supply = prey(t, seat), t.state.players[seat].units
    return found + [
        Target(space, UNITS[kind], boost)
        for space, boost in boosts(t, source, kinds).items()
        for kind in convertible(t)
        if kinds[space] >> kind & 1 and supply[kind]
    ]


def convertible(t: ClashTable) -> list[int]:
    """CC-30.25: the kinds of units that may be converted, army units but Leaders."""
    return [UNIT[unit] for unit in t.content.printed(persia.InfluenceUnits).units]


def prey(t: ClashTable, seat: int) -> dict[int, int]:
    """Land spaces without a city, with the kinds (a set) of enemy army units there."""
    found: dict[int, int] = {}
    for owner, here in enumerate(t.state.units[: BARBARIANS + 1]):
        if owner == seat:
            continue
        for space, stack in here.items():
            if stack & units.ARMY_MASK and space not in t.state.cities and not t.state.sea >> space & 1:
                kinds = sum(1 << kind for kind in convertible(t) if units.count(stack, kind))
                if kinds:
                    found[space] = found.get(space, 0) | kinds
    return found


def convert_unit(kind: int) -> None:
    """CC-30.25: what a success against a unit of this kind does."""

    def succeed(t: ClashTable, seat: int, source: int, space: int) -> None:
        owner = next(
            owner
            for owner, here in enumerate(t.state.units[: BARBARIANS + 1])
            if owner != seat and units.count(here.get(space, 0), kind)
        )
        units.remove(t, owner, space, kind)
        units.place(t, seat, space, kind)
        t.emit(log.CONVERTED, seat=seat, space=layout_of(t).names[space], piece=UNITS[kind])
        if units.stack(t.state, owner, space):  # the converted unit attacks and cannot withdraw
            battle.begin(t, seat, space, units.ONE[kind], NOWHERE, cause="zoroastrianism")

    SUCCESS[UNITS[kind]] = succeed


for name in get_args(ArmyName):
    convert_unit(UNIT[name])


# Cyrus


@ability("cyrus", "CC-11.14", main=True, possible=may_activate)
def king_of_persia(t: ClashTable, seat: int) -> Flow[None]:
    """King of Persia: activate his city: mood or culture for each region with own cities, at most its size."""
    city = his_city(t, seat)
    regions = {layout_of(t).region[own.space] for own in cities_of(t.state, seat)}
    options = [GOOD[good] for good in t.content.printed(persia.GainPerRegion).options]
    yield from gain_choice(t, seat, options, min(len(regions), size(city)))
    yield from activate(t, seat, city, "cyrus")


@hooks.ON_REVEAL.of("cyrus")
def strategist(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Brilliant Strategist: ignore the own tactics card for +2 in this round."""
    if side.card and led(t, side) and fights(side) and (yield from asks.may(seat, "strategist")):
        side.ignored = True
        side.extra += t.content.printed(persia.BonusForCard).amount


# Darius

builder("darius", "architect")


@hooks.ON_INFLUENCE.of("darius")
def cultural_unity(t: ClashTable, seat: int, source: int, target: City | None, success: bool) -> None:
    """Cultural Unity: 1 mood for a success from his city."""
    if success and leader_city(t, seat) is not None and source == t.state.players[seat].leader_space:
        receive(t, seat, t.content.printed(Gain, "cultural_unity").goods)


# Xerxes


def full_army(t: ClashTable) -> int:
    return t.content.printed(persia.LargeArmy).units


@hooks.STACK_LIMIT.of("xerxes")
def mighty_army(t: ClashTable, seat: int, most: int, space: int) -> int:
    """Mighty Army: his space may hold 5 army units."""
    return max(most, full_army(t)) if t.state.players[seat].leader_space == space else most


@hooks.GROUP_LIMIT.of("xerxes")
def great_march(t: ClashTable, seat: int, most: int, group: int) -> int:
    """Mighty Army: wherever he goes with them."""
    return max(most, full_army(t)) if units.count(group, LEADER) else most


@hooks.DENY_CLASH.of("xerxes")
def too_many_to_clash(t: ClashTable, seat: int, denied: bool, side: Side, foe: Side) -> bool:
    """Mighty Army: while 5 units fight there are no clash abilities."""
    return denied or (fights(side) and units.total(side.units) >= full_army(t))


@hooks.OWN_TACTICS.of("xerxes")
def too_many_to_lead(t: ClashTable, seat: int, allowed: bool, side: Side, foe: Side) -> bool:
    """Mighty Army: and no tactics cards."""
    return allowed and not (fights(side) and units.total(side.units) >= full_army(t))


@hooks.WONDER_PRICES.of("xerxes")
def great_builder(t: ClashTable, seat: int, prices: list[Price], city: City, wonder: str) -> list[Price]:
    """Great Builder: Wonders in his city cost 2 less, in any mix of resources and culture."""
    if not in_his_city(t, seat, city):
        return prices
    less = t.content.printed(persia.CheaperWonders).amount
    costs = dict.fromkeys(
        (cost, price.uses) for price in prices for cost in reductions(price.cost, less, range(FOOD, CULTURE + 1))
    )
    return [Price(cost, uses) for cost, uses in costs]

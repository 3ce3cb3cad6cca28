"""Carthage: Warbeasts, Hegemony, Mercenaries (CC-30.21); Dido, Hannibal. Pirate Alliance and Hanno are `fleets`."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import asks, hooks, leaders, units
from pentapolis.games.clash_of_cultures.abilities import LATE, TURN
from pentapolis.games.clash_of_cultures.actions import found
from pentapolis.games.clash_of_cultures.actions.recruit import Offer, bar_unit
from pentapolis.games.clash_of_cultures.battle.sides import battle_of, force_withdrawal, is_player, join
from pentapolis.games.clash_of_cultures.cities import has
from pentapolis.games.clash_of_cultures.events.pieces import drown
from pentapolis.games.clash_of_cultures.kinds import (
    FOOD,
    GOODS,
    INFANTRY,
    LEADER,
    MARKET,
    MOOD,
    NOWHERE,
    PIRATES,
    SETTLER,
    SHIP,
    TERRAINS,
    UNIT,
    UNITS,
    goods,
)
from pentapolis.games.clash_of_cultures.moves.groups import mix_key, some
from pentapolis.games.clash_of_cultures.moves.marks import add_marks, carry, picks_of
from pentapolis.games.clash_of_cultures.moves.scene import Group, Scene, army_room, cargo_range, make_group
from pentapolis.games.clash_of_cultures.pirates import controlled
from pentapolis.games.clash_of_cultures.powers.people import draft_cost
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import carthage
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Bonus, CapBonus, DraftPaidWith
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .common import bonus, defends, fights, first_round
from .conversion import counts_of

HEGEMONY = bit("hegemony")


# Warbeasts


@hooks.MAY_RECRUIT.of("warbeasts")
def warbeasts(t: ClashTable, seat: int, allowed: bool, city: City, kind: int) -> bool:
    """Elephants need no Market, if part of their food is replaced."""
    return allowed or UNITS[kind] == t.content.printed(carthage.Warbeasts).unit


@hooks.UNIT_PRICES.of("warbeasts")
def beast_prices(t: ClashTable, seat: int, prices: list[Price], city: City, kind: int) -> list[Price]:
    """Culture may replace Elephant food; without a Market at least 1 food must be gold or culture."""
    rule = t.content.printed(carthage.Warbeasts)
    if UNITS[kind] != rule.unit:
        return prices
    due, least = prices[0].cost[FOOD], rule.replaced
    found = prices if has(city, MARKET) else [Price(goods(food=due - least, gold=least))]
    instead = range(1 if has(city, MARKET) else least, due + 1)
    return [*found, *(Price(goods(**{GOODS[FOOD]: due - number, rule.good: number})) for number in instead)]


# Mercenaries


@hooks.RECRUIT_OFFERS.of("carthage_mercenaries", order=LATE)
def mercenaries(t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]) -> dict[str, Offer]:
    """Draft may be paid in gold, and in a city with a Port it may buy a Ship."""
    drafted, good = offers.get("infantry:draft"), t.content.printed(DraftPaidWith, "carthage_mercenaries").good
    unit = t.content.printed(carthage.DraftBuys).unit
    changed = dict(offers)
    if drafted is not None:
        changed["infantry:draft"] = Offer(INFANTRY, with_good(drafted.prices, good), "draft")
    if not any(key.endswith(":draft") for key in taken) and bar_unit(t, seat, city, UNIT[unit]) is None:
        changed[f"{unit}:draft"] = Offer(UNIT[unit], with_good([Price(draft_cost(t, seat))], good), "draft")
    return changed


def with_good(prices: list[Price], good: str) -> list[Price]:
    """The prices, and the same with another good in place of mood."""
    return [*prices, *(Price(goods(**{good: price.cost[MOOD]})) for price in prices)]


# Hegemony


def coasts(t: ClashTable, seat: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """CC-30.21: every Ship, own or controlled, with the Land next to it where a city may be founded."""
    layout = layout_of(t)
    for sea in t.state.units[seat]:
        if not t.state.sea >> sea & 1:
            continue
        if units.count(units.stack(t.state, seat, sea), SHIP) or controlled(t, seat, sea):
            for land in layout.neighbours[sea]:
                if t.state.revealed >> land & 1 and found.bar_space(t, seat, land) is None:
                    yield f"{layout.names[sea]}:{layout.names[land]}", (sea, land)


def why_no_hegemony(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    sea, _, land = rest.partition(":")
    index = layout_of(t).index
    if sea not in index or land not in index:
        return None
    return Refusal(found.bar_space(t, seat, index[land]) or "CC-30.21", space=land)


def hegemony(t: ClashTable, seat: int, place: tuple[int, int]) -> Flow[None]:
    """CC-30.21: a Ship becomes a city on adjacent Land; its cargo may go ashore, and may not move this turn."""
    sea, land = place
    names = layout_of(t).names
    ships = {}
    if units.count(units.stack(t.state, seat, sea), SHIP):
        ships["ship"] = seat
    if controlled(t, seat, sea):
        ships["pirate_ship"] = PIRATES
    owner = yield from asks.choose(seat, asks.HEGEMONY, ships, space=names[sea])
    ashore = yield from asks.choose(seat, asks.CARGO, settlers_of(t, seat, sea, land), space=names[sea])
    carry(t, seat, sea, land, ashore.picks)
    for pick in ashore.picks:
        add_marks(t.state, land, pick, units.STOPPED)
    units.remove(t, owner, sea, SHIP)
    yield from found.found(t, seat, land)
    yield from drown(t, seat, sea)


def settlers_of(t: ClashTable, seat: int, sea: int, land: int) -> dict[str, Group]:
    """CC-13.12: which cargo of the Ship goes ashore: the others carry the rest, or else as much goes as Land allows."""
    s = Scene(t, seat)
    least, most = cargo_range(s, sea, leaving=1)
    picks, room = picks_of(t.state, sea, s.stacks[sea] & units.LAND_MASK), army_room(s, land)
    groups = [make_group(some(picks, counts)) for counts in counts_of(picks)]
    groups = [group for group in groups if group.total <= most and group.army <= room]
    least = min(least, max(group.total for group in groups))
    return {mix_key(group): group for group in groups if group.total >= least}


TURN.add(Verb("hegemony", coasts, why_no_hegemony, hegemony, source=HEGEMONY))


# Dido


def founder_offers(t: ClashTable, seat: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """Founder: a Settler in her space, or with Hegemony a Ship."""
    here, layout = t.state.players[seat].leader_space, layout_of(t)
    if t.state.sea >> here & 1:
        if t.state.players[seat].force & HEGEMONY:
            yield from ((layout.names[place[1]], place) for _, place in coasts(t, seat) if place[0] == here)
    elif units.count(units.stack(t.state, seat, here), SETTLER) and found.bar_space(t, seat, here) is None:
        yield layout.names[here], (here, here)


def why_no_founder(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    here = t.state.players[seat].leader_space
    space = layout_of(t).index.get(rest)
    if space is None:
        return None
    return Refusal(found.bar_space(t, seat, space) or ("CC-7.1" if space == here else "CC-11.14"), piece="dido")


def founder(t: ClashTable, seat: int, place: tuple[int, int]) -> Flow[None]:
    """Founder: found a city as a free action."""
    here, land = place
    if here == land:
        yield from found.perform(t, seat, here)
    else:
        yield from hegemony(t, seat, place)


TURN.add(Verb("use:dido", founder_offers, why_no_founder, founder, main=False, source=bit("dido")))


@bonus("dido", carthage.BonusDefendingCity)
def queen_of_the_walls(t: ClashTable, seat: int, side: Side, foe: Side, rule: Bonus) -> int:
    """Self-Sacrifice: defending her city."""
    return defends(t, side) and battle_of(t).city


@hooks.ROUND_END.of("dido")
def self_sacrifice(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """Self-Sacrifice: she gives her place to an Infantry: the attacker must withdraw, and nobody scores her."""
    battle = battle_of(t)
    if not fights(side) or not defends(t, side) or not battle.city:
        return
    if battle.origin == NOWHERE or not is_player(foe.owner):  # CC-20.19: Barbarians never withdraw
        return
    if not (yield from asks.may(seat, "self_sacrifice")):
        return
    side.units -= units.ONE[LEADER]
    yield from leaders.lose(t, seat)
    kind = UNIT[t.content.printed(carthage.ForceWithdrawal).unit]
    if t.state.players[seat].units[kind]:
        units.place(t, seat, battle.space, kind)
        join(t, side, kind)
    force_withdrawal(t)


# Hannibal


@hooks.CAP_BONUS.of("hannibal")
def father_of_strategy(t: ClashTable, seat: int, most: int, side: Side, foe: Side) -> int:
    """CC-20.24: first round with him: the enemy's bonuses count at most +2."""
    most_allowed = t.content.printed(CapBonus).max
    return min(most, most_allowed) if first_round(t) and fights(side) else most


@hooks.IGNORE_TERRAIN.of("hannibal")
def ad_portas(t: ClashTable, seat: int, kinds: int, terrain: int, group: int) -> int:
    """Ad Portas: a group with him and an Elephant ignores the penalty of Mountains."""
    rule = t.content.printed(carthage.IgnoreTerrainWith)
    if TERRAINS[terrain] == rule.terrain and units.count(group, LEADER) and units.count(group, UNIT[rule.unit]):
        return kinds | (1 << len(UNITS)) - 1
    return kinds

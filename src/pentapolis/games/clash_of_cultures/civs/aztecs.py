"""The Aztecs: Captives, Human Sacrifice, Aztec Gold, Tribute Empire (CC-30.4 to CC-30.6); Acamapichtli, Ahuitzotl,
Marqzen."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, battle, captives, events, hooks, log
from pentapolis.games.clash_of_cultures.abilities import LATE, his_city, leader_city
from pentapolis.games.clash_of_cultures.actions import collect
from pentapolis.games.clash_of_cultures.battle.sides import battle_of
from pentapolis.games.clash_of_cultures.cities import size
from pentapolis.games.clash_of_cultures.kinds import (
    BARBARIANS,
    CAPTIVE,
    FOOD,
    GOLD,
    GOODS,
    MOOD,
    NOBODY,
    NOWHERE,
    SETTLER,
    TERRAIN,
    UNIT,
    UNITS,
    Pick,
    goods,
)
from pentapolis.games.clash_of_cultures.payments import spend
from pentapolis.games.clash_of_cultures.powers.using import ability, prices_of
from pentapolis.games.clash_of_cultures.prices import Price, plus
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import ONE, count, enemies_at, remove, shift, unpack
from pentapolis.games.clash_of_cultures.vocabulary.civilizations import aztecs
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Ask, Flow

from .building import builder
from .common import battle_space, fights, in_his_city, own_cities_in, reductions, substitute, within

CAPTIVES = bit("captives")


# Captives


@hooks.BATTLE_END.of("captives")
def take_captives(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """CC-30.4: after a land battle won, any defeated army units but Leaders, one by one, as long as there is room."""
    battle = battle_of(t)
    if battle.naval or battle.winner != seat:
        return
    beaten = {UNITS[kind]: count(foe.losses, kind) for kind in captives.takable(t)}
    while captives.room(t, seat) > 0 and any(beaten.values()):
        options = {unit: unit for unit, amount in beaten.items() if amount}
        unit = yield Ask(seat, asks.CAPTIVES, {**options, asks.DONE: ""}, room=captives.room(t, seat))
        if not unit:
            return
        beaten[unit] -= 1
        captives.take(t, seat, foe.owner, UNIT[unit])


substitute("human_sacrifice")  # CC-30.5: Captives may be spent at any time as mood or culture, one for one


@hooks.ON_FOUND.of("aztec_gold")
def aztec_gold(t: ClashTable, seat: int, city: City) -> Flow[None]:
    """1 gold for a new city, and 1 more in exchange for something else for each Mountain next to it."""
    rule = t.content.printed(aztecs.GoldForCity)
    gain(t, seat, GOLD, rule.amount)
    mountains = sum(t.state.terrain[space] == TERRAIN[rule.terrain] for space in layout_of(t).neighbours[city.space])
    for left in range(mountains, 0, -1):
        held = t.state.players[seat].goods
        options = {GOODS[good]: good for good in range(CAPTIVE) if good != GOLD and held[good]}
        if not options:
            return
        good = yield Ask(seat, asks.TO_GOLD, {**options, asks.DONE: NOBODY}, left=left)
        if good == NOBODY:
            return
        spend(t, seat, goods(**{GOODS[good]: 1}))
        gain(t, seat, GOLD, rule.exchange)


# Acamapichtli


@hooks.CONSTRUCT_PRICES.of("acamapichtli")
@hooks.WONDER_PRICES.of("acamapichtli")
def growth(t: ClashTable, seat: int, prices: list[Price], city: City, piece: object) -> list[Price]:
    """Growth: in his city each Captive returned replaces 2 resources of a building or Wonder."""
    return with_captives(t, seat, prices) if in_his_city(t, seat, city) else prices


def with_captives(t: ClashTable, seat: int, prices: list[Price]) -> list[Price]:
    """The prices with 2 resources less for each Captive, in every mix."""
    found, each = list(prices), t.content.printed(aztecs.CaptivesForResources).resources
    for price in prices:
        resources = sum(price.cost[FOOD:MOOD])
        for number in range(1, len(t.state.players[seat].captives) + 1):
            if each * (number - 1) < resources:
                found += [
                    Price(plus(cost, goods(captive=number)), price.uses)
                    for cost in reductions(price.cost, each * number, range(FOOD, MOOD))
                ]
    return found


# Ahuitzotl


@hooks.CANCEL_HITS.of("ahuitzotl")
def expansionism(t: ClashTable, seat: int, cancelled: int, side: Side, foe: Side) -> int:
    """Expansionism: in a battle with him 1 hit less each round, if no own city is within 2 spaces."""
    rule = t.content.printed(aztecs.CancelFarFromHome)
    if not fights(side) or any(True for _ in own_cities_in(t, seat, within(t, battle_space(t), rule.range))):
        return cancelled
    return cancelled + rule.hits


# Human Sacrifice


@hooks.ON_EVENT_DRAW.of("human_sacrifice")
def human_sacrifice(t: ClashTable, seat: int) -> Flow[None]:
    """CC-30.5: a Captive cancels the card just drawn, with its icon; again as long as there are Captives."""
    price = t.content.printed(aztecs.CancelEvent).captives
    while len(t.state.players[seat].captives) >= price:
        if not (yield from asks.may(seat, "human_sacrifice", card=t.state.event_played)):
            return
        spend(t, seat, goods(captive=price))
        yield from events.cancel(t, seat)


# Tribute Empire


def tributaries(t: ClashTable, seat: int, city: City) -> int:
    """CC-30.6: the spaces of enemy cities within 2, Barbarian ones too; enemy units there do not block."""
    area = within(t, city.space, t.content.printed(aztecs.CollectFromCities).range)
    return (
        sum(1 << space for space, other in t.state.cities.items() if other.owner != seat and area >> space & 1)
        & ~t.state.exhausted
    )


@hooks.COLLECT_AREA.of("tribute_empire")
def tribute_empire(t: ClashTable, seat: int, area: int, city: City) -> int:
    return area | tributaries(t, seat, city)


@hooks.COLLECT_YIELD.of("tribute_empire", order=LATE)
def tribute_in_men(t: ClashTable, seat: int, given: int, city: City, terrain: int, space: int) -> int:
    """CC-30.6: with Captives a Barbarian unit of such a city may be taken instead."""
    there = t.state.cities.get(space)
    if there is None or there.owner != BARBARIANS or not t.state.players[seat].force & CAPTIVES:
        return given
    return given | 1 << CAPTIVE if captives.room(t, seat) > 0 and captives.garrison(t, space) else given


@hooks.ON_COLLECT.of("tribute_empire")
def take_tribute(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> Flow[None]:
    """CC-30.6: the units that were collected leave the map and become Captives."""
    collected[CAPTIVE] = 0
    name = layout_of(t).names
    for space in [space for space, good in picks if good == CAPTIVE]:
        options = {f"{name[space]}:{UNITS[kind]}": kind for kind in captives.garrison(t, space)}
        kind = yield from asks.choose(seat, asks.TRIBUTE, options)
        remove(t, BARBARIANS, space, kind)
        captives.take(t, seat, BARBARIANS, kind)


# Acamapichtli's Tributes, Ahuitzotl's Mass Sacrifice


def may_pay_tributes(t: ClashTable, seat: int) -> bool:
    city = leader_city(t, seat)
    return (
        city is not None
        and size(city) <= t.content.printed(aztecs.Tributes).max_size
        and collect.possible(t, seat, city)
    )


@ability("acamapichtli", "CC-11.14", prices=prices_of(aztecs.Tributes), possible=may_pay_tributes)
def tributes(t: ClashTable, seat: int) -> Flow[None]:
    """Tributes: once per turn, free action: 2 mood to Collect in his city, if it is not larger than 3."""
    city = his_city(t, seat)
    yield from collect.collect(t, seat, city)


builder("ahuitzotl", "mass_sacrifice")


# Marqzen


@hooks.KEEP_MOOD.of("marqzen")
def storm_master(t: ClashTable, seat: int, kept: bool, city: City) -> bool:
    """Storm Master: the text of an event does not lower the mood of his city."""
    return kept or in_his_city(t, seat, city)


@hooks.KEEP_UNIT.of("marqzen")
def storm_shelter(t: ClashTable, seat: int, kept: bool, space: int) -> Flow[bool]:
    """Storm Master: nor does it remove units there, unless his player wants it so."""
    city = leader_city(t, seat)
    if kept or city is None or city.space != space:
        return kept
    return (yield from asks.may(seat, "storm_master", space=layout_of(t).names[space]))


def scared(t: ClashTable, seat: int) -> dict[str, tuple[int, int, int, int]]:
    """Every enemy land unit next to him, and the Land space to which it can be driven."""
    here = t.state.players[seat].leader_space
    if here == NOWHERE:
        return {}
    layout, found = layout_of(t), {}
    for start in layout.neighbours[here]:
        for owner, stacks in enumerate(t.state.units[: BARBARIANS + 1]):
            if owner != seat and not t.state.sea >> start & 1:
                for kind, _ in unpack(stacks.get(start, 0)):
                    for end in refuges(t, owner, start, kind):
                        key = f"{UNITS[kind]}:{layout.names[start]}:{layout.names[end]}"
                        found[key] = (owner, start, kind, end)
    return found


def refuges(t: ClashTable, owner: int, start: int, kind: int) -> list[int]:
    """Adjacent Land without anybody who is the unit's enemy, with room."""
    found = []
    for end in layout_of(t).neighbours[start]:
        city = t.state.cities.get(end)
        if not t.state.revealed >> end & 1 or t.state.sea >> end & 1 or enemies_at(t.state, owner, end):
            continue
        if city is not None and city.owner != owner:
            continue
        if kind == SETTLER or battle.room(t, owner, end) > 0:
            found.append(end)
    return found


@ability("marqzen", "CC-30.29", main=True, possible=scared)
def spread_of_fear(t: ClashTable, seat: int) -> Flow[None]:
    """Spread of Fear: once per turn, as an action: an enemy land unit next to him moves 1 Land space."""
    owner, start, kind, end = yield Ask(seat, asks.FEAR, scared(t, seat))
    shift(t, owner, start, end, ONE[kind])
    names = layout_of(t).names
    t.emit(log.DRIVEN, seat=seat, piece=UNITS[kind], start=names[start], end=names[end])

"""Sanitation, Draft, and the governments: mood, recruits and more actions (CC-11, CC-14, CC-29)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments
from pentapolis.games.clash_of_cultures.actions.collect import collect, possible
from pentapolis.games.clash_of_cultures.actions.happiness import increase, raisable
from pentapolis.games.clash_of_cultures.actions.recruit import Offer, bar_unit
from pentapolis.games.clash_of_cultures.cities import cities_of, raise_mood
from pentapolis.games.clash_of_cultures.kinds import ANGRY, CULTURE, HAPPY, INFANTRY, MOOD, MOODS, SETTLER, Goods, goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import CIVIL_LIBERTIES
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, SHIP_MASK
from pentapolis.games.clash_of_cultures.wealth import gain, gain_choice
from pentapolis.kernel import Ask, Flow

from .using import ability


@hooks.RECRUIT_OFFERS.of("sanitation")
def sanitation(t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]) -> dict[str, Offer]:
    """CC-11.9: in each Recruit exactly one Settler may cost 1 mood instead."""
    if "settler:sanitation" in taken or bar_unit(t, seat, city, SETTLER) is not None:
        return offers
    return {**offers, "settler:sanitation": Offer(SETTLER, [Price(goods(mood=1))], "sanitation")}


@hooks.RECRUIT_OFFERS.of("draft")
def draft(t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]) -> dict[str, Offer]:
    """CC-11.9: exactly one Infantry may cost 1 mood, 2 with Civil Liberties."""
    if any(key.endswith(":draft") for key in taken) or bar_unit(t, seat, city, INFANTRY) is not None:
        return offers
    return {**offers, "infantry:draft": Offer(INFANTRY, [Price(draft_cost(t, seat))], "draft")}


def draft_cost(t: ClashTable, seat: int) -> Goods:
    """CC-11.9, CC-29.9: what Draft costs this player."""
    return goods(mood=2 if t.state.players[seat].force & CIVIL_LIBERTIES else 1)


@hooks.ON_RECRUIT.of("nationalism")
def nationalism(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> Flow[None]:
    """CC-11.11: after recruiting an army unit or a Ship gain 1 mood or 1 culture."""
    if recruited & (ARMY_MASK | SHIP_MASK):
        yield from gain_choice(t, seat, (MOOD, CULTURE))


def may_raise_after(t: ClashTable, seat: int) -> bool:
    """CC-14.3: the mood for the vote and the cost of a step must both be there."""
    player = t.state.players[seat]
    if player.goods[MOOD] < 1:
        return bool(raisable(t, seat))
    player.goods[MOOD] -= 1
    found = bool(raisable(t, seat))
    player.goods[MOOD] += 1
    return found


@ability("voting", "CC-14.3", cost=goods(mood=1), possible=may_raise_after)
def voting(t: ClashTable, seat: int) -> Flow[None]:
    """CC-14.3: free action, 1 mood: Increase Happiness at its normal costs."""
    yield from increase(t, seat)


@ability("civil_liberties", "CC-29.9", main=True)
def civil_liberties(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.9: as an action gain 3 mood."""
    gain(t, seat, MOOD, 3)
    yield from ()


def only_collect(t: ClashTable, seat: int) -> bool:
    """CC-9.13: no other Collect in this turn, and a city that may collect."""
    return t.state.turn.collects == 0 and any(possible(t, seat, city) for city in cities_of(t.state, seat))


@ability("economic_liberty", "CC-9.13", cost=goods(mood=1), possible=only_collect)
def economic_liberty(t: ClashTable, seat: int) -> Flow[None]:
    """CC-9.13: free action, 1 mood: the only Collect of this turn."""
    names = layout_of(t).names
    options = {names[city.space]: city for city in cities_of(t.state, seat) if possible(t, seat, city)}
    city = yield from asks.choose(seat, asks.CITY, options)
    t.state.turn.liberty = True
    yield from collect(t, seat, city)


@ability("absolute_power", "CC-29.12", cost=goods(mood=2))
def absolute_power(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.12: once per turn, free action, 2 mood: one more Main Action."""
    t.state.turn.actions += 1
    yield from ()


def has_angry(t: ClashTable, seat: int) -> bool:
    return any(city.mood == ANGRY for city in cities_of(t.state, seat))


@ability("forced_labor", "CC-29.10", cost=goods(mood=1), possible=has_angry)
def forced_labor(t: ClashTable, seat: int) -> Flow[None]:
    """CC-29.10: Angry cities act like Neutral ones this turn."""
    t.state.turn.forced_labor = True
    yield from ()


def may_play(t: ClashTable, seat: int) -> bool:
    return any(city.mood != HAPPY for city in cities_of(t.state, seat))


@ability("circus_and_sports", "CC-14.4", main=True, cost=goods(culture=1), possible=may_play)
def circus_and_sports(t: ClashTable, seat: int) -> Flow[None]:
    """CC-14.4: 1 or 2 culture raise one city by as many steps, whatever its size."""
    names = layout_of(t).names
    options = {names[city.space]: city for city in cities_of(t.state, seat) if city.mood != HAPPY}
    city = yield from asks.choose(seat, asks.CITY, options)
    raise_mood(t, city)
    if city.mood != HAPPY and payments.can_pay_cost(t, seat, goods(culture=1)):
        more = yield Ask(seat, asks.RAISE, {"1": True, "0": False}, space=names[city.space])
        if more:
            yield from payments.pay_cost(t, seat, goods(culture=1))
            raise_mood(t, city)
    t.emit("raised", seat=seat, space=names[city.space], mood=MOODS[city.mood])

"""Sanitation, Draft, and the governments: mood, recruits and more actions (CC-11, CC-14, CC-29)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log, payments
from pentapolis.games.clash_of_cultures.actions.collect import collect, possible
from pentapolis.games.clash_of_cultures.actions.happiness import increase, raisable
from pentapolis.games.clash_of_cultures.actions.recruit import Offer, bar_unit
from pentapolis.games.clash_of_cultures.cities import cities_of, raise_mood
from pentapolis.games.clash_of_cultures.kinds import ANGRY, GOOD, HAPPY, MOOD, MOODS, UNIT, Goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import CIVIL_LIBERTIES
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import ARMY_MASK, SHIP_MASK
from pentapolis.games.clash_of_cultures.vocabulary import governments
from pentapolis.games.clash_of_cultures.vocabulary.advances import RaiseMood, RecruitFor
from pentapolis.games.clash_of_cultures.wealth import gain_choice, receive
from pentapolis.kernel import Ask, Flow

from .using import ability, prices_of, without


@hooks.RECRUIT_OFFERS.of("sanitation")
def sanitation(t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]) -> dict[str, Offer]:
    """CC-11.9: in each Recruit exactly one Settler may cost 1 mood instead."""
    rule = t.content.printed(RecruitFor, "sanitation")
    kind, key = UNIT[rule.unit], f"{rule.unit}:sanitation"
    if taken.count(key) >= rule.units or bar_unit(t, seat, city, kind) is not None:
        return offers
    return {**offers, key: Offer(kind, rule.prices, "sanitation")}


@hooks.RECRUIT_OFFERS.of("draft")
def draft(t: ClashTable, seat: int, offers: dict[str, Offer], city: City, taken: list[str]) -> dict[str, Offer]:
    """CC-11.9: exactly one Infantry may cost 1 mood, 2 with Civil Liberties."""
    rule = t.content.printed(RecruitFor, "draft")
    kind, used = UNIT[rule.unit], sum(key.endswith(":draft") for key in taken)
    if used >= rule.units or bar_unit(t, seat, city, kind) is not None:
        return offers
    return {**offers, f"{rule.unit}:draft": Offer(kind, [Price(draft_cost(t, seat))], "draft")}


def draft_cost(t: ClashTable, seat: int) -> Goods:
    """CC-11.9, CC-29.9: what Draft costs this player."""
    if t.state.players[seat].force & CIVIL_LIBERTIES:
        return t.content.cost(governments.DraftCost)
    return t.content.cost(RecruitFor, "draft")


@hooks.ON_RECRUIT.of("nationalism")
def nationalism(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> Flow[None]:
    """CC-11.11: after recruiting an army unit or a Ship gain 1 mood or 1 culture."""
    if recruited & (ARMY_MASK | SHIP_MASK):
        rule = t.content.printed(governments.RecruitReward)
        yield from gain_choice(t, seat, [GOOD[good] for good in rule.options], rule.amount)


def may_raise_after(t: ClashTable, seat: int) -> object:
    """CC-14.3: the mood for the vote and the cost of a step must both be there."""
    price = t.content.cost(governments.HappinessForPrice)
    return without(t, seat, MOOD, price, lambda t, seat: bool(raisable(t, seat)))


@ability("voting", "CC-14.3", prices=prices_of(governments.HappinessForPrice), possible=may_raise_after)
def voting(t: ClashTable, seat: int) -> Flow[None]:
    """CC-14.3: free action, 1 mood: Increase Happiness at its normal costs."""
    yield from increase(t, seat)


@ability("civil_liberties", "CC-29.9", main=True)
def civil_liberties(t: ClashTable, seat: int) -> None:
    """CC-29.9: as an action gain 3 mood."""
    receive(t, seat, t.content.printed(governments.GainAsAction).goods)


def only_collect(t: ClashTable, seat: int) -> bool:
    """CC-9.13: no other Collect in this turn, and a city that may collect."""
    return t.state.turn.collects == 0 and any(possible(t, seat, city) for city in cities_of(t.state, seat))


@ability("economic_liberty", "CC-9.13", prices=prices_of(governments.CollectForPrice), possible=only_collect)
def economic_liberty(t: ClashTable, seat: int) -> Flow[None]:
    """CC-9.13: free action, 1 mood: the only Collect of this turn."""
    names = layout_of(t).names
    options = {names[city.space]: city for city in cities_of(t.state, seat) if possible(t, seat, city)}
    city = yield from asks.choose(seat, asks.CITY, options)
    t.state.turn.liberty = True
    yield from collect(t, seat, city)


@ability("absolute_power", "CC-29.12", prices=prices_of(governments.MainActions))
def absolute_power(t: ClashTable, seat: int) -> None:
    """CC-29.12: once per turn, free action, 2 mood: one more Main Action."""
    t.state.turn.actions += t.content.printed(governments.MainActions).actions


def has_angry(t: ClashTable, seat: int) -> bool:
    return any(city.mood == ANGRY for city in cities_of(t.state, seat))


@ability("forced_labor", "CC-29.10", prices=prices_of(governments.ForceLabor), possible=has_angry)
def forced_labor(t: ClashTable, seat: int) -> None:
    """CC-29.10: Angry cities act like Neutral ones this turn."""
    t.state.turn.forced_labor = True


def may_play(t: ClashTable, seat: int) -> bool:
    return any(city.mood != HAPPY for city in cities_of(t.state, seat))


@ability("circus_and_sports", "CC-14.4", main=True, prices=prices_of(RaiseMood), possible=may_play)
def circus_and_sports(t: ClashTable, seat: int) -> Flow[None]:
    """CC-14.4: 1 or 2 culture raise one city by as many steps, whatever its size."""
    names = layout_of(t).names
    options = {names[city.space]: city for city in cities_of(t.state, seat) if city.mood != HAPPY}
    city = yield from asks.choose(seat, asks.CITY, options)
    raise_mood(t, city)
    rule = t.content.printed(RaiseMood)
    for _ in range(1, rule.steps):
        if city.mood == HAPPY or not payments.can_pay(t, seat, rule.prices, payments.ABILITY):
            break
        more = yield Ask(seat, asks.RAISE, {"1": True, "0": False}, space=names[city.space])
        if not more:
            break
        yield from payments.pay(t, seat, rule.prices, payments.ABILITY)
        raise_mood(t, city)
    t.emit(log.RAISED, seat=seat, space=names[city.space], mood=MOODS[city.mood])

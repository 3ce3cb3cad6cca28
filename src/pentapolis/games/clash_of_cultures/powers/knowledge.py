"""Education, Science, Spirituality: prices of Advances, and what knowledge brings (CC-29)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments
from pentapolis.games.clash_of_cultures.abilities import ready, use
from pentapolis.games.clash_of_cultures.actions.advance import choose_free
from pentapolis.games.clash_of_cultures.cities import has
from pentapolis.games.clash_of_cultures.kinds import BUILDING, GOOD, GOODS, MOOD, NOTHING, Goods, Pick
from pentapolis.games.clash_of_cultures.mixes import also
from pentapolis.games.clash_of_cultures.prices import Price, Substitutes, minus
from pentapolis.games.clash_of_cultures.sources import PRIESTHOOD, PUBLIC_EDUCATION, STATE_RELIGION
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary import advances
from pentapolis.games.clash_of_cultures.vocabulary.common import amount, good_set
from pentapolis.games.clash_of_cultures.vocabulary.governments import AdvanceWithBuilding
from pentapolis.games.clash_of_cultures.wealth import gain, receive
from pentapolis.kernel import Ask, Flow

FREE = Price(NOTHING)


@hooks.ADVANCE_PRICES.of("math", "astronomy")
def no_food(t: ClashTable, seat: int, prices: list[Price], name: str) -> list[Price]:
    """CC-6.13, CC-29.12: Engineering and Roads, Navigation and Cartography cost nothing."""
    return [FREE] if t.state.players[seat].force & t.content.made_free.get(name, 0) else prices


@hooks.ADVANCE_PRICES.of("priesthood", order=80)
def priests(t: ClashTable, seat: int, prices: list[Price], name: str) -> list[Price]:
    """CC-29.12: once per turn a Science Advance costs nothing."""
    if (
        t.content.advances[name].category != t.content.printed(advances.FreeOfCategory).category
        or not ready(t, seat, PRIESTHOOD)
        or FREE in prices
    ):
        return prices
    return [Price(NOTHING, PRIESTHOOD), *prices]


@hooks.ON_BUY_ADVANCE.of("free_education")
def free_education(t: ClashTable, seat: int, name: str, paid: Goods) -> Flow[None]:
    """CC-29.3: after paying with an idea or gold, one more idea buys 1 mood; not for Free Education itself."""
    rule = t.content.printed(advances.TuitionFee)
    if name == "free_education" or not any(paid[GOOD[good]] for good in rule.spent):
        return
    price = rule.due
    if payments.can_pay_cost(t, seat, price):
        taught = yield Ask(seat, asks.FREE_EDUCATION, {"1": True, "0": False})
        if taught:
            yield from payments.pay_cost(t, seat, price)
            receive(t, seat, rule.goods)


@hooks.ON_GAIN_ADVANCE.of("philosophy")
def philosophy(t: ClashTable, seat: int, name: str) -> None:
    """CC-29.4: 1 idea for each Science Advance gained later."""
    rule = t.content.printed(advances.GainWithAdvances)
    if t.content.advances[name].category == rule.category:
        receive(t, seat, rule.goods)


@hooks.ON_COLLECT.of("public_education")
def public_education(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> None:
    """CC-9.12: once per turn 1 more idea in a city with an Academy."""
    rule = t.content.printed(advances.CollectMore)
    if has(city, BUILDING[rule.building]) and ready(t, seat, PUBLIC_EDUCATION):
        use(t, seat, PUBLIC_EDUCATION)
        for good, number in rule.goods.items():
            collected[GOOD[good]] += number


@hooks.ON_COLLECT.of("metallurgy")
def metallurgy(t: ClashTable, seat: int, city: City, collected: list[int], picks: list[Pick]) -> Flow[None]:
    """CC-9.10: of at least 2 ore one may become gold."""
    rule = t.content.printed(advances.Smelt)
    if collected[GOOD[rule.good]] >= rule.least:
        smelted = yield Ask(seat, asks.ORE_TO_GOLD, {"1": True, "0": False})
        if smelted:
            collected[GOOD[rule.good]] -= 1
            collected[GOOD[rule.into]] += 1


@hooks.ON_RECRUIT.of("medicine")
def medicine(t: ClashTable, seat: int, city: City, recruited: int, paid: Goods) -> Flow[None]:
    """CC-11.10: regain one of the resources spent, not tokens."""
    left = list(paid)
    for _ in range(t.content.printed(advances.RegainSpent).amount):
        options = {GOODS[good]: good for good in range(MOOD) if left[good]}
        if options:
            good = yield from asks.choose(seat, asks.REGAIN, options)
            left[good] -= 1
            gain(t, seat, good)


@hooks.SUBSTITUTES.of("rituals")
def rituals(t: ClashTable, seat: int, table: Substitutes, purpose: str) -> Substitutes:
    """CC-14.2: in Increase Happiness any resources replace mood."""
    if purpose != payments.HAPPINESS:
        return table
    return also(table, MOOD, good_set(t.content.printed(advances.PayHappiness).goods))


@hooks.CONSTRUCT_PRICES.of("state_religion")
def state_religion(t: ClashTable, seat: int, prices: list[Price], city: City, building: int) -> list[Price]:
    """CC-10.12: once per turn a Temple costs no food."""
    rule = t.content.printed(advances.CheaperBuilding)
    if building != BUILDING[rule.building] or not ready(t, seat, STATE_RELIGION):
        return prices
    less = [(price, minus(price.cost, amount(rule.reduce))) for price in prices]
    cheap = [Price(cost, price.uses | STATE_RELIGION) for price, cost in less if cost != price.cost]
    return [*cheap, *prices]


@hooks.ON_CONSTRUCT.of("dogma")
def dogma(t: ClashTable, seat: int, city: City, building: int) -> Flow[None]:
    """CC-29.11: a new Temple may give a Theocracy Advance free, its cube from the event track."""
    rule = t.content.printed(AdvanceWithBuilding)
    if building == BUILDING[rule.building]:
        yield from choose_free(t, seat, t.content.category_sets[rule.category], optional=True)

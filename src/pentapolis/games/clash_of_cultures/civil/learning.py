"""Cards that bring Advances and ideas: Quick Advance, Inspiration, Synergies, New Ideas, Technology Trade, Ideas."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures import asks, hooks, payments
from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.cities import has
from pentapolis.games.clash_of_cultures.kinds import BUILDING, FOOD, GOLD, GOOD, IDEAS, goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.vocabulary.civil import Gain, GainForBuildings, LearnFromNear, TradeAdvances
from pentapolis.games.clash_of_cultures.wealth import gain, receive
from pentapolis.kernel import Flow
from pentapolis.kernel.state import beats

from .play import CIVIL, Civil, player_near

IMPOSSIBLE = "CC-17.5"
TWICE_STANDARD = [Price(goods(food=4))]  # CC-6.2
IN_CATEGORY = 4  # CC-6.1: the Advances of a category stand together in the data


# Quick Advance


def quick(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """CC-17.7: an Advance with a cube from the pool; bonus and one-time effects are gained."""
    yield from advance.choose_free(t, seat, advance.available(t, seat), track=False)


# Inspiration, Technology Trade


def teachable(t: ClashTable, seat: int, teacher: int) -> int:
    """CC-31.10: the Advances of another player that the seat may take."""
    return advance.available(t, seat) & t.state.players[teacher].advances


def may_be_inspired(t: ClashTable, seat: int) -> list[int]:
    return teachers(t, seat, t.content.printed(LearnFromNear).range)


def inspiration(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """CC-31.10: an Advance of somebody near, free; cube from the pool (CC-17.7)."""
    among = 0
    for other in player_near(t, seat, t.content.printed(LearnFromNear).range):
        among |= teachable(t, seat, other)
    yield from advance.choose_free(t, seat, among, track=False)


def teachers(t: ClashTable, seat: int, steps: int) -> list[int]:
    """The other players within so many spaces who have an Advance that the seat may take."""
    players, wanted = t.state.players, advance.available(t, seat)
    able = [other for other in others(t, seat) if wanted & players[other].advances]  # sooner seen than who is near
    return [other for other in player_near(t, seat, steps) if other in able] if able else []


def trading_partners(t: ClashTable, seat: int) -> list[int]:
    return teachers(t, seat, t.content.printed(TradeAdvances).range)


def technology_trade(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """CC-31.10: an Advance of the partner's, then the partner gets one of ours, if there is one it may take."""
    yield from advance.choose_free(t, seat, teachable(t, seat, target), track=False)
    yield from advance.choose_free(t, target, teachable(t, target, seat), track=False)


# Synergies: two Advances of one category


def pairs(t: ClashTable, seat: int) -> Iterator[tuple[str, str]]:
    """CC-6.1, CC-6.8: an Advance that can be bought, and one of its category that can be bought after it."""
    player, rules = t.state.players[seat], t.content.advance_rules
    held, owned = player.goods, player.advances
    plain = held[FOOD] + held[IDEAS] + held[GOLD] >= 4  # CC-6.2: twice 2 food
    special = plain or player.force & hooks.ADVANCE_PRICES.mask
    if not special and not payments.can_pay(t, seat, TWICE_STANDARD, payments.ADVANCE):
        return
    there = t.content.open_advances[owned]
    usual = plain or payments.can_pay(t, seat, advance.STANDARD, payments.ADVANCE)
    prices = {} if plain else advance.special_prices(t, seat)
    for rule in there.rules:
        own = prices.get(rule.id)
        if not (usual if own is None else payments.can_pay(t, seat, own, payments.ADVANCE)):
            continue
        with_it = owned | rule.bit
        number = rule.bit.bit_length() - 1
        category = number - number % IN_CATEGORY
        for other in rules[category : category + IN_CATEGORY]:
            open_ = not with_it & (other.bit | other.others) and not other.needs & ~with_it
            if open_ and (plain or both_payable(t, seat, rule.id, other.id)):
                yield rule.id, other.id


def both_payable(t: ClashTable, seat: int, first: str, second: str) -> bool:
    """CC-17.5: whether both can be paid with what is there now; a discount once per turn counts once."""
    prices, further = advance.prices(t, seat, first), advance.prices(t, seat, second)
    if prices is advance.STANDARD and further is advance.STANDARD:
        return payments.can_pay(t, seat, TWICE_STANDARD, payments.ADVANCE)
    joint = [
        Price(tuple(a + b for a, b in zip(one.cost, other.cost, strict=True)))  # type: ignore[arg-type]
        for one in prices
        for other in further
        if not one.uses & other.uses
    ]
    return payments.can_pay(t, seat, joint, payments.ADVANCE)


def any_pair(t: ClashTable, seat: int) -> tuple[str, str] | None:
    return next(pairs(t, seat), None)


def first_synergy(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """Two Advances of one category at normal cost, cubes from the pool [D: who plays it / Advances / must]."""
    options = {first: first for first, _ in pairs(t, seat)}
    name = yield from asks.choose(seat, asks.BUY, options)
    t.then(synergies, seat, t.content.advances[name].category)
    yield from advance.buy(t, seat, name, track=False)


def synergies(t: ClashTable, seat: int, category: str) -> Flow[None]:
    """The second of the two."""
    options = {
        rule.id: rule.id
        for rule in t.content.advance_rules
        if t.content.advances[rule.id].category == category and advance.can_buy(t, seat, rule.id)
    }
    if options:
        name = yield from asks.choose(seat, asks.BUY, options)
        yield from advance.buy(t, seat, name, track=False)


# New Ideas, Ideas, Great Ideas


def buy_for_ideas(t: ClashTable, seat: int, target: int) -> Flow[None]:
    """An Advance at normal cost with a cube from the pool, then ideas."""
    name = yield from asks.choose(seat, asks.BUY, {name: name for name in advance.payable(t, seat)})
    t.then(new_ideas, seat)
    yield from advance.buy(t, seat, name, track=False)


def new_ideas(t: ClashTable, seat: int) -> None:
    """The ideas, once the Advance is there."""
    receive(t, seat, t.content.printed(Gain, "new_ideas").goods)


def academies(t: ClashTable, seat: int) -> int:
    """The buildings that the card counts."""
    building = BUILDING[t.content.printed(GainForBuildings).building]
    return sum(city.owner == seat and has(city, building) for city in t.state.cities.values())


def ideas(t: ClashTable, seat: int, target: int) -> None:
    """1 idea for each Academy in the own cities, of whatever colour."""
    number = academies(t, seat)
    for good, amount in t.content.printed(GainForBuildings).goods.items():
        gain(t, seat, GOOD[good], amount * number)


def great_ideas(t: ClashTable, seat: int, target: int) -> None:
    receive(t, seat, t.content.printed(Gain, "great_ideas").goods)


CIVIL["quick_advance"] = Civil(quick, advance.available)
CIVIL["inspiration"] = Civil(inspiration, may_be_inspired)
CIVIL["technology_trade"] = Civil(technology_trade, targets=trading_partners)
CIVIL["synergies"] = Civil(first_synergy, any_pair)
CIVIL["new_ideas"] = Civil(buy_for_ideas, advance.payable)
CIVIL["ideas"] = Civil(ideas, academies)
CIVIL["great_ideas"] = Civil(great_ideas)

BEATS = beats(synergies, new_ideas)

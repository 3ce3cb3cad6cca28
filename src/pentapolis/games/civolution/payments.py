"""Dice and markers that pay for an activation (CV-ACT4.3 to CV-ACT4.8).

Whatever may stand for a die is an item: 0 to 5 a die of value 1 to 6, 6 to 11 a planning marker on the space of 1 to
6, 12 a focus marker. Two items pay for a module, one for each of its values; idea markers change dice and planning
markers. The payment is asked in two steps, one for each value; the first offers only what leaves the second payable.
Where both values are the same, the second item is no earlier one than the first, so that no pair is offered twice.
"""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.kernel.memo import Memo
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options

from . import asks, log
from .fate import distance
from .gains import spend, unplan
from .kinds import PAIRS
from .ownership import force
from .state import CVTable, Player, add

ITEMS = (*(f"die:{n}" for n in range(1, 7)), *(f"planning:{n}" for n in range(1, 7)), "focus")
FOCUS = 12
WORDS = ("die", "marker", "focus")
"""How events name dice, planning markers and focus markers."""
ANY = 0  # CV-ACT4.8: the value of both dice of the Sleep module


def price(item: int, value: int, step: int) -> int:
    """CV-ACT4.4 to CV-ACT4.6: the idea markers that make an item stand for a die; `step`: how far one reaches.

    >>> price(5, 1, 1), price(8, 5, 1), price(8, 5, 2), price(FOCUS, 4, 1), price(2, ANY, 1)
    (1, 2, 1, 0, 0)
    """
    return PRICES[min(step, FARTHEST)][item][value]


FARTHEST = 3
"""CV-ACT4.4: no two values of a die are further apart."""

PRICES = tuple(
    tuple(
        tuple(0 if item == FOCUS or value == ANY else -(-distance(item % 6 + 1, value) // step) for value in range(7))
        for item in range(len(ITEMS))
    )
    for step in (1, *range(1, FARTHEST + 1))
)
"""By how far an idea marker reaches, item and value."""


def held(player: Player) -> tuple[int, ...]:
    """How many of each item a civilization has."""
    return (*player.dice, *player.planning, player.focus)


Means = tuple[int, int, int, int]
"""What can be paid with: items held at least once and at least twice as bits, idea markers, how far one reaches."""


def means(t: CVTable, seat: int) -> Means:
    player = t.state.players[seat]
    once = twice = 0
    for number, count in enumerate(held(player)):
        if count:
            once |= 1 << number
            if count > 1:
                twice |= 1 << number
    return once, twice, min(player.idea, 6), max(1, force(t, seat).idea_step)


def payable(key: Means) -> int:
    """CV-ACT4.3: the pairs that can be paid, as bits of `PAIRS`.

    For each value the two cheapest items decide: a third is never needed, as the other value takes one at most.
    """
    once, twice, ideas, step = key
    cheapest = [two_of(once, twice, order) for order in CHEAPEST_FIRST[min(step, FARTHEST)]]
    found = 0
    for number, (one, other) in enumerate(PAIRS):
        if affordable(cheapest[one], cheapest[other], ideas):
            found |= 1 << number
    return found


CHEAPEST_FIRST = tuple(
    tuple(tuple(sorted((prices[item][value], item) for item in range(len(ITEMS)))) for value in range(7))
    for prices in PRICES
)
"""By how far an idea marker reaches and by value: every item with its price, the cheapest first."""


def two_of(once: int, twice: int, order: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The first items of a list that are there, with their prices, until there are two; one held twice counts twice."""
    found = []
    for price, item in order:
        if once >> item & 1:
            found.append((price, item))
            if twice >> item & 1:
                found.append((price, item | SECOND))
            if len(found) > 1:
                break
    return found


SECOND = 16
"""Added to the number of an item: the second one of its kind."""


def affordable(first: list[tuple[int, int]], second: list[tuple[int, int]], ideas: int) -> bool:
    """Whether two different items, one of each list, cost no more than so many idea markers."""
    for left, item in first:
        for right, other in second:
            if item != other and left + right <= ideas:
                return True
    return False


PAYABLE: Memo[Means, int] = Memo(payable, most=1 << 15)


def can_pay(t: CVTable, seat: int) -> int:
    """The pairs that a seat can pay now, as bits of `PAIRS`."""
    return PAYABLE[means(t, seat)]


def choices(key: tuple[Means, tuple[int, int]]) -> tuple[int, ...]:
    """CV-ACT4.3: items that may pay for the first of two values, so that the second can be paid, too."""
    (once, twice, ideas, step), (one, other) = key
    prices, items = PRICES[min(step, FARTHEST)], members(once)
    found = []
    for item in items:
        left = ideas - prices[item][one]
        seconds = [second for second in items if prices[second][other] <= left and (second >= item or one != other)]
        if seconds and (seconds != [item] or twice >> item & 1):
            found.append(item)
    return tuple(found)


CHOICES: Memo[tuple[Means, tuple[int, int]], tuple[int, ...]] = Memo(choices, most=1 << 15)


def last_choices(key: tuple[Means, int, int]) -> tuple[int, ...]:
    """Items, from the least one on, that may pay for the second value."""
    (once, _, ideas, step), value, least = key
    prices = PRICES[min(step, FARTHEST)]
    return tuple([item for item in members(once) if item >= least and prices[item][value] <= ideas])


LAST_CHOICES: Memo[tuple[Means, int, int], tuple[int, ...]] = Memo(last_choices, most=1 << 15)


def pay(t: CVTable, seat: int, module: str) -> Flow[None]:
    """CV-ACT4.3: one item for each value of a module."""
    values = t.content.module_dice[module]
    one, other = values
    have = means(t, seat)
    items, step = CHOICES[have, values], have[3]
    first = items[0] if len(items) == 1 else (yield from pick(t, seat, module, one, items, step))
    use(t, seat, first, one, step)
    items = LAST_CHOICES[means(t, seat), other, first if one == other else 0]
    second = items[0] if len(items) == 1 else (yield from pick(t, seat, module, other, items, step))
    use(t, seat, second, other, step)


def pick(t: CVTable, seat: int, module: str, value: int, items: tuple[int, ...], step: int) -> Flow[int]:
    """CV-ACT4.4 to CV-ACT4.7: which item stands for a die of this value."""
    found = {ITEMS[item]: (item, price(item, value, step)) for item in items}
    options = Options(found, lambda key: why_not(t, seat, key, value, step))
    chosen: tuple[int, int] = yield Ask(seat, asks.PAY, options, module=module, value=value)
    return chosen[0]


def why_not(t: CVTable, seat: int, key: str, value: int, step: int) -> Refusal | None:
    """The rule by which an item cannot pay for a value."""
    if key not in ITEMS:
        return None
    item = ITEMS.index(key)
    player = t.state.players[seat]
    if not held(player)[item]:
        if item < 6:
            return Refusal("CV-ACT4.3", left=item + 1, right=ANY)
        return Refusal("CV-ACT4.5" if item < FOCUS else "CV-ACT4.6")
    return Refusal("CV-ACT4.4", have=player.idea, need=price(item, value, step))


def use(t: CVTable, seat: int, item: int, value: int, step: int) -> None:
    """CV-ACT4.3 to CV-ACT4.6: a die goes below the console, a marker back to the supply."""
    player = t.state.players[seat]
    ideas = price(item, value, step)
    if ideas:
        spend(player, "idea", ideas)
    if item < 6:
        player.dice = add(player.dice, item, -1)
        player.used += 1
    elif item < FOCUS:
        unplan(player, item - 5)
    else:
        spend(player, "focus", 1)
    t.emit(log.PAID, seat=seat, value=value, item=WORDS[item // 6], shown=item % 6 + 1, ideas=ideas)

"""Dice and markers that pay for an activation (CV-ACT4.3 to CV-ACT4.8).

Whatever may stand for a die is an item: 0 to 5 a die of value 1 to 6, 6 to 11 a planning marker on the space of 1 to
6, 12 a focus marker. Two items pay for a module, one for each of its values; idea markers change dice and planning
markers. The payment is asked in two steps, one for each value; the first offers only what leaves the second payable.
Where both values are the same, the second item is no earlier one than the first, so that no pair is offered twice.
"""

from __future__ import annotations

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.kernel.memo import Memo
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
    return 0 if item == FOCUS or value == ANY else -(-distance(item % 6 + 1, value) // step)


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
    items = [n for n in range(13) if once >> n & 1] + [n | 16 for n in range(13) if twice >> n & 1]
    cheapest = [sorted((price(item & 15, value, step), item) for item in items)[:2] for value in range(7)]
    found = 0
    for number, (one, other) in enumerate(PAIRS):
        for left, item in cheapest[one]:
            for right, second in cheapest[other]:
                if item != second and left + right <= ideas:
                    found |= 1 << number
    return found


PAYABLE: Memo[Means, int] = Memo(payable, most=1 << 15)


def can_pay(t: CVTable, seat: int) -> int:
    """The pairs that a seat can pay now, as bits of `PAIRS`."""
    return PAYABLE[means(t, seat)]


def choices(player: Player, values: tuple[int, int], step: int) -> list[int]:
    """CV-ACT4.3: items that may pay for the first of two values, so that the second can be paid, too."""
    one, other = values
    counts = held(player)
    same = one == other
    found = []
    for item, count in enumerate(counts):
        if not count:
            continue
        left = player.idea - price(item, one, step)
        rest = range(item if same else 0, 13)
        if left >= 0 and any(
            counts[second] > (second == item) and price(second, other, step) <= left for second in rest
        ):
            found.append(item)
    return found


def last_choices(player: Player, value: int, least: int, step: int) -> list[int]:
    """Items that may pay for the second value."""
    counts = held(player)
    return [item for item in range(least, 13) if counts[item] and price(item, value, step) <= player.idea]


def pay(t: CVTable, seat: int, module: str) -> Flow[None]:
    """CV-ACT4.3: one item for each value of a module."""
    player = t.state.players[seat]
    values = t.content.module_dice[module]
    step = max(1, force(t, seat).idea_step)
    first = yield from pick(t, seat, module, values[0], choices(player, values, step), step)
    use(t, seat, first, values[0], step)
    least = first if values[0] == values[1] else 0
    second = yield from pick(t, seat, module, values[1], last_choices(player, values[1], least, step), step)
    use(t, seat, second, values[1], step)


def pick(t: CVTable, seat: int, module: str, value: int, items: list[int], step: int) -> Flow[int]:
    """CV-ACT4.4 to CV-ACT4.7: which item stands for a die of this value."""
    if len(items) == 1:
        return items[0]
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

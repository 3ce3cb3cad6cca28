"""Paying: a price, what may replace what, and every legal mix (CC-4.3, CC-4.4, CC-34.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from pentapolis.kernel import Flow
from pentapolis.parts import payments as parts
from pentapolis.parts.payments import Amounts, all_mixes, choose_mix

from . import asks, hooks, log
from .kinds import CAPTIVE, GOODS, Goods
from .mixes import ADVANCE_SUBSTITUTES, NO_SUBSTITUTES, PLAIN_SUBSTITUTES, within
from .prices import Price, Substitutes
from .sources import names
from .state import ClashTable

MOST_MIXES = 12  # above that a payment is asked good by good

# What a payment is for: sources may let other goods replace what is due.
ADVANCE, CONSTRUCT, WONDER, RECRUIT, HAPPINESS = "advance", "construct", "wonder", "recruit", "happiness"
ROADS, BATTLE, CARD, ABILITY, EXACT = "roads", "battle", "card", "ability", "exact"


def substitutes(t: ClashTable, seat: int, purpose: str) -> Substitutes:
    """What may replace what in a payment of this purpose; EXACT: nothing (famines, supplies)."""
    if purpose == EXACT:
        return NO_SUBSTITUTES
    base = ADVANCE_SUBSTITUTES if purpose == ADVANCE else PLAIN_SUBSTITUTES
    if not t.state.players[seat].force & hooks.SUBSTITUTES.mask:
        return base
    return hooks.SUBSTITUTES(t, seat, base, purpose)


def can_pay(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str) -> bool:
    """Whether one of the prices can be paid."""
    have, table = t.state.players[seat].goods, substitutes(t, seat, purpose)
    for price in prices:  # noqa: SIM110 - in nearly every list, and a generator takes longer than the question
        if within(have, price.cost, table):
            return True
    return False


def can_pay_cost(t: ClashTable, seat: int, cost: Goods, purpose: str = ABILITY) -> bool:
    return within(t.state.players[seat].goods, cost, substitutes(t, seat, purpose))


def payments(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str) -> dict[str, tuple[Amounts, int]]:
    """Every legal payment by its key: what is paid, and the once-per-turn sources used. The first is the default."""
    table, have = substitutes(t, seat, purpose), t.state.players[seat].goods
    found: dict[str, tuple[Amounts, int]] = {}
    for price in prices:
        for paid in all_mixes(have, price.cost, table):
            key = mix_key(paid)
            if key in found and price.uses:
                if any(paid == other and not uses & ~price.uses for other, uses in found.values()):
                    continue  # the same payment without using anything up
                key += ":" + (price.key or names(price.uses)[0])
            found.setdefault(key, (paid, price.uses))
    return found


@cache
def mix_key(paid: Amounts) -> str:
    """The word for a payment.

    >>> mix_key((1, 0, 0, 1, 0, 0, 0, 0)), mix_key((0,) * 8)
    ('food1+ideas1', 'free')
    """
    return parts.mix_key(GOODS, paid)


def pay(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str) -> Flow[Goods]:
    """Pay one of the prices; the player chooses the mix where there is a choice. Gives what was paid."""
    found = payments(t, seat, prices, purpose)
    assert found, "the caller has asked can_pay"
    paid, uses = yield from choose_mix(seat, (asks.PAY, asks.PART), GOODS, found, MOST_MIXES, purpose=purpose)
    spend(t, seat, paid)
    t.state.players[seat].used |= uses
    return cast(Goods, paid)


def pay_cost(t: ClashTable, seat: int, cost: Goods, purpose: str = ABILITY) -> Flow[Goods]:
    return (yield from pay(t, seat, (Price(cost),), purpose))


def offered(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str, source: str, **about: str) -> Flow[bool]:
    """Whether the player can pay for an ability, wants it, and has paid."""
    if not can_pay(t, seat, prices, purpose) or not (yield from asks.may(seat, source, **about)):
        return False
    yield from pay(t, seat, prices, purpose)
    return True


def spend(t: ClashTable, seat: int, paid: Amounts) -> None:
    """Take a payment away. Captives go back to their owners (CC-30.5)."""
    held = t.state.players[seat].goods
    for good, amount in enumerate(paid):
        if amount:
            held[good] -= amount
    if paid[CAPTIVE]:
        free_captives(t, seat, paid[CAPTIVE])
    if any(paid):
        amounts: dict[str, Any] = dict(zip(GOODS, paid, strict=True))
        t.emit(log.PAID, seat=seat, **amounts)


def free_captives(t: ClashTable, seat: int, amount: int) -> None:
    """CC-30.4, CC-30.5: Captives return to the supply they came from, the last taken first."""
    from .captives import release  # the wing of the civilizations

    for _ in range(amount):
        release(t, seat)

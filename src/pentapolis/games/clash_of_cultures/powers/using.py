"""Abilities that a player uses in their turn: `use:SOURCE`, free or as an action (CC-2.4, CC-2.5, CC-6.12)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import log, payments
from pentapolis.games.clash_of_cultures.abilities import SILENCE, TURN, spent, use
from pentapolis.games.clash_of_cultures.kinds import NOTHING, Goods
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.shapes import Priced
from pentapolis.kernel import Flow
from pentapolis.parts.verbs import bare

Power = Callable[[ClashTable, int], Flow[None] | None]
Test = Callable[[ClashTable, int], object]
Bar = Callable[[ClashTable, int], str | None]
PriceOf = Callable[[ClashTable, int], list[Price]]


def prices_of(kind: type[Priced], carrier: str = "") -> PriceOf:
    """The prices that the data gives an ability."""
    key = kind, carrier
    return lambda t, seat: t.content.prices[key]


def without(t: ClashTable, seat: int, good: int, price: Goods, test: Test) -> object:
    """Whether something is possible once a price is paid, as far as it is in a good that the test asks for."""
    held = t.state.players[seat].goods
    less = min(held[good], price[good])
    held[good] -= less
    found = test(t, seat)
    held[good] += less
    return found


def ability(
    source: str,
    rule: str,
    *,
    main: bool = False,
    cost: Goods = NOTHING,
    prices: PriceOf | None = None,
    possible: Test | None = None,
    barred: Bar | None = None,
    name: str = "",
) -> Callable[[Power], Power]:
    """Register a flow as the answer `use:SOURCE`: paid first, once per turn if the data says so, offered if possible.

    `rule` is what a refusal names, unless `barred` names another one. `name`: the key, if a source has two abilities.
    """
    flag, usual, paid = bit(source), [Price(cost)], prices is not None or any(cost)
    due = prices or (lambda t, seat: usual)

    def bar(t: ClashTable, seat: int) -> str | None:
        if barred is not None and (other := barred(t, seat)):
            return other
        if spent(t, seat, flag):
            return "CC-2.8"
        if paid and not payments.can_pay(t, seat, due(t, seat), payments.ABILITY):
            return rule
        if possible is not None and not possible(t, seat):
            return rule
        return None

    def make(power: Power) -> Power:
        def perform(t: ClashTable, seat: int, meaning: None) -> Flow[None]:
            use(t, seat, flag)
            if paid:
                yield from payments.pay(t, seat, due(t, seat), payments.ABILITY)
            t.emit(log.USED, seat=seat, piece=source)
            yield from power(t, seat) or SILENCE

        words, facts = f"use:{name or source}", {"piece": source}
        TURN.add(bare(words, bar=bar, perform=perform, facts=lambda t, seat: facts, main=main, source=flag))
        return power

    return make

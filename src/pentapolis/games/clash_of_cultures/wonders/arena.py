"""Great Arena: mood and culture are the same when spent, and a token turns a roll (CC-28.10, CC-20.23)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments
from pentapolis.games.clash_of_cultures.battle.sides import add_value, battle_of
from pentapolis.games.clash_of_cultures.kinds import CULTURE, MOOD, NOTHING
from pentapolis.games.clash_of_cultures.mixes import NO_SUBSTITUTES, also, within
from pentapolis.games.clash_of_cultures.prices import Substitutes
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
from pentapolis.games.clash_of_cultures.vocabulary.common import amount
from pentapolis.games.clash_of_cultures.vocabulary.wonders import CheerOn
from pentapolis.kernel import Ask, Flow

NAME = "great_arena"


@hooks.SUBSTITUTES.of(NAME)
def either_token(t: ClashTable, seat: int, table: Substitutes, purpose: str) -> Substitutes:
    """CC-28.10: not for constructing Wonders; gains are unchanged."""
    if purpose == payments.WONDER:
        return table
    return also(also(table, MOOD, 1 << CULTURE), CULTURE, 1 << MOOD)


@hooks.AFTER_ROLL.of(NAME)
def cheer_on(t: ClashTable, seat: int, side: Side, foe: Side) -> Flow[None]:
    """CC-20.23: once in a land battle, when the totals are seen, a token for +1 [D: owner / may]."""
    if battle_of(t).naval or NAME in side.notes:
        return
    held, rule = t.state.players[seat].goods, t.content.printed(CheerOn)
    prices = [amount(cost) for cost in rule.costs]
    options = {payments.mix_key(price): price for price in prices if within(held, price, NO_SUBSTITUTES)}
    if not options:
        return
    paid = yield Ask(seat, asks.ARENA, {**options, asks.NONE: NOTHING}, value=side.value)
    if any(paid):
        payments.spend(t, seat, paid)
        side.notes.append(NAME)
        add_value(t, side, rule.value)

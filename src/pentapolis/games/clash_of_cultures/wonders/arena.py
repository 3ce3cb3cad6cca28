"""Great Arena: mood and culture are the same when spent, and a token turns a roll (CC-28.10, CC-20.23)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, payments
from pentapolis.games.clash_of_cultures.battle.sides import add_value, battle_of
from pentapolis.games.clash_of_cultures.kinds import CULTURE, MOOD, NOTHING, Goods, goods
from pentapolis.games.clash_of_cultures.mixes import also
from pentapolis.games.clash_of_cultures.prices import Substitutes
from pentapolis.games.clash_of_cultures.state import ClashTable, Side
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
    held = t.state.players[seat].goods
    options: dict[str, Goods] = {
        f"{name}1": goods(**{name: 1}) for name, token in (("mood", MOOD), ("culture", CULTURE)) if held[token]
    }
    if not options:
        return
    paid = yield Ask(seat, asks.ARENA, {**options, asks.NONE: NOTHING}, value=side.value)
    if any(paid):
        payments.spend(t, seat, paid)
        side.notes.append(NAME)
        add_value(t, side, 1)

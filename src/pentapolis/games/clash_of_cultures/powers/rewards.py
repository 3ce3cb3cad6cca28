"""What a trade route gives where abilities offer more than food or gold: asked route by route (CC-29.7, CC-29.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pentapolis.games.clash_of_cultures import asks, hooks
from pentapolis.games.clash_of_cultures.kinds import GOOD, GOODS
from pentapolis.games.clash_of_cultures.sources import CURRENCY
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.advances import AlsoGive, TradeRoutes
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Flow

if TYPE_CHECKING:
    from .economy import Route


class Reward(NamedTuple):
    """An income of a route, and the source that offers it."""

    good: int
    amount: int = 1
    source: str = ""


def income(t: ClashTable, seat: int, routes: list[Route]) -> Flow[None]:
    """CC-29.7, CC-29.8: each route gives 1 food, with Currency 1 gold, or what an ability offers instead."""
    names, taken = layout_of(t).names, list[Reward]()
    plain = [Reward(GOOD[t.content.printed(TradeRoutes).good])]
    if t.state.players[seat].force & CURRENCY:
        plain.append(Reward(GOOD[t.content.printed(AlsoGive).good]))
    for route in routes:
        offered = hooks.ROUTE_REWARDS(t, seat, plain, route, taken)
        options = {f"{GOODS[reward.good]}:{reward.amount}": reward for reward in reversed(offered)}
        reward = yield from asks.choose(seat, asks.REWARDS, options, space=names[route.city])
        taken.append(reward)
        gain(t, seat, reward.good, reward.amount)

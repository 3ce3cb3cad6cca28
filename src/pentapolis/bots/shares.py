"""Shares of the victory: a softmax over the seats' estimates."""

from __future__ import annotations

from math import exp
from typing import Any

from pentapolis.kernel import Match
from pentapolis.kernel.sums import plain_sum


def shares(world: Match[Any, Any]) -> list[float]:
    """The share of the victory that every seat may expect. They sum to 1, unless the game itself may win.

    Who plays alone plays against the game: the estimate is the lead over it.
    """
    seats = range(world.players)
    if world.over:
        winners = world.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    worth = [world.evaluate(seat) for seat in seats]
    rivals = worth if len(worth) > 1 else [*worth, 0.0]
    most, decisive = max(rivals), world.game.rules.bots.decisive
    hopes = [exp((value - most) / decisive) for value in rivals]
    whole = plain_sum(hopes)
    return [hopes[seat] / whole for seat in seats]

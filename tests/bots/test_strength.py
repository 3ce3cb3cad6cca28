"""The ladder has steps: short versions of the matches of docs/bots.md, in the game where they cost little.

Budgets are counted, so the same code plays the same games.
"""

from __future__ import annotations

import pytest

from pentapolis.arena.play import Unit, play
from pentapolis.games import load

FLOW = "flow_of_history"


@pytest.mark.parametrize(
    ("better", "other", "deals", "wins"),
    [
        ("planner", "greedy", 2, 3),
        ("search@16", "greedy", 1, 2),
    ],
)
def test_the_better_bot_wins(better: str, other: str, deals: int, wins: int) -> None:
    won = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            bots = (better, other) if seat == 0 else (other, better)
            places = play(load(FLOW), Unit(FLOW, 2, {}, f"strength/{deal}", bots)).places
            won += (places[seat] == 1) / places.count(1)
    assert won >= wins

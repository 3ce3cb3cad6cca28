"""How far a player is with an objective, for the table."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.state import ClashTable

from .complete import MAGNIFICENT_CULTURE, measure, of_last_round
from .measures import MEASURES


def progress(t: ClashTable, seat: int, half: str) -> tuple[int, int]:
    """What the player has of what the objective wants, and what is needed; what only happens counts from 0 to 1."""
    goal = t.content.objectives[half]
    want, turn = goal.condition, t.state.turn
    if want["kind"] in MEASURES:
        return measure(t, seat, goal)
    if half == MAGNIFICENT_CULTURE:
        return int(of_last_round(t, t.state.last_wonder_builders) == [seat]), 1
    own = turn.seat == seat
    if want["kind"] == "draft_used_in_turn":
        return turn.drafts * own, want["times"]
    if want["kind"] == "land_battles_in_turn":
        return len(set(turn.battles)) * own, want["min"]
    if want["kind"] == "won_pirate_battles_in_turn":
        return turn.pirate_wins * own, want["min"]
    return 0, 1

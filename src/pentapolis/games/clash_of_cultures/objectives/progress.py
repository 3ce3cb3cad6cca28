"""How far a player is with an objective, for the table."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary import objectives as goals

from .complete import measure, of_last_round


def progress(t: ClashTable, seat: int, half: str) -> tuple[int, int]:
    """What the player has of what the objective wants, and what is needed; what only happens counts from 0 to 1."""
    goal, turn = t.content.objectives[half], t.state.turn
    own, want = turn.seat == seat, goal.condition
    if isinstance(want, goals.Position):
        return measure(t, seat, goal)
    if isinstance(want, goals.ConstructWonder):
        return int(of_last_round(t, t.state.last_wonder_builders) == [seat]), 1
    if isinstance(want, goals.DraftUsed):
        return turn.drafts * own, want.times
    if isinstance(want, goals.LandBattles):
        return len(set(turn.battles)) * own, want.min
    if isinstance(want, goals.PiratesBeaten):
        return turn.pirate_wins * own, want.min
    return 0, 1

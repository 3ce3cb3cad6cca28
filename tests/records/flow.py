"""Recorded games of The Flow of History: every number of players, both variants, every end."""

from __future__ import annotations

from tests.records.wanted import AnyMatch, Wanted, happened


def future_was_gained(match: AnyMatch) -> bool:
    """FH-END.1, FH-END.3."""
    return any("the_future" in civ.cards for civ in match.state.civilizations)


def future_came_to_market(match: AnyMatch) -> bool:
    """FH-END.1, FH-END.2."""
    return any(slot.card == "the_future" for slot in match.state.market)


WANTED = {
    "two_players": Wanted(("greedy", "greedy"), {}, future_came_to_market),
    "three_players": Wanted(("random", "greedy", "random"), {}, future_came_to_market),
    "four_players": Wanted(("random",) * 4, {}, future_came_to_market),
    "five_players": Wanted(("greedy",) * 5, {}, future_came_to_market),
    "rahdo": Wanted(("greedy", "random"), {"variant": "rahdo"}, lambda match: happened(match, "attacked-banker")),
    "stall": Wanted(("harvester",) * 3, {"stall": "2"}, lambda match: happened(match, "stalled")),
    "future_gained": Wanted(("random",) * 3, {}, future_was_gained),
    "shared_victory": Wanted(("random",) * 3, {}, lambda match: len(match.outcome().winners) > 1),
}

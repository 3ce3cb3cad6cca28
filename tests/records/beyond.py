"""Recorded games of Beyond the Horizon: every number of players, both ends."""

from __future__ import annotations

from tests.records.wanted import AnyMatch, Wanted, happened


def by_goals(match: AnyMatch) -> bool:
    """BH-END.1, BH-END.2: enough cubes lay on goals, and one more round was played."""
    return happened(match, "triggered") and match.state.round == match.state.last_round


def by_goals_in_the_last_turn(match: AnyMatch) -> bool:
    """BH-END.5: the triggering cube was placed in the last turn of its round: exactly one round followed."""
    events = match.table.events
    at = next((number for number, event in enumerate(events) if event.key == "triggered"), None)
    if at is None:
        return False
    following = next(event for event in events[at:] if event.key in ("turn", "round"))
    return by_goals(match) and following.key == "round"


def by_the_stop_rule(match: AnyMatch) -> bool:
    """BH-OPT.1: the round that was agreed on came before the goals did."""
    return not match.state.last_round and match.state.round == match.state.stop


WANTED = {
    "two_players": Wanted(("greedy@20",) * 2, {}, by_goals),
    "three_players": Wanted(("greedy@20",) * 3, {}, by_goals),
    "four_players": Wanted(("greedy@20",) * 4, {}, by_goals),
    "last_turn_of_a_round": Wanted(("greedy@20",) * 2, {}, by_goals_in_the_last_turn),
    "stop_rule": Wanted(("random",) * 2, {}, by_the_stop_rule),
}

"""Recorded games of Beyond the Horizon: every number of players, every end."""

from __future__ import annotations

from pentapolis.bots import Perspective
from pentapolis.games.beyond_the_horizon.view import BHView
from pentapolis.kernel import Chance
from tests.records.wanted import AnyMatch, Wanted, happened

IDLE = ("basic_growth_1", "none", "population", "stop", "skip")


class Idler:
    """Plays at random for some rounds, then only grows: with such players a table stalls."""

    name = "idler"
    imagines = False
    busy = 8  # rounds

    def __init__(self, seed: str) -> None:
        self.chance = Chance(seed)

    def choose(self, perspective: Perspective) -> str:
        view, keys = perspective.view, perspective.keys
        assert isinstance(view, BHView)
        if view.round > self.busy:
            return next((key for key in IDLE if key in keys), keys[0])
        return keys[self.chance.below("idler", len(keys))]


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


def by_agreement(match: AnyMatch) -> bool:
    """BH-END.6: nothing came about any more, on a table where something had."""
    return match.agreed and bool(match.state.stirred) and happened(match, "researched")


OFF = {"rounds": "off"}  # as the rulebook has it

WANTED = {
    "two_players": Wanted(("greedy@20",) * 2, OFF, by_goals),
    "three_players": Wanted(("greedy@20",) * 3, OFF, by_goals),
    "four_players": Wanted(("greedy@20",) * 4, OFF, by_goals),
    "last_turn_of_a_round": Wanted(("greedy@20",) * 3, OFF, by_goals_in_the_last_turn),
    "stop_rule": Wanted(("random",) * 2, {"rounds": "40"}, by_the_stop_rule),
    "late_stop_rule": Wanted(("random",) * 3, {"rounds": "80"}, by_the_stop_rule),
    "by_agreement": Wanted((Idler.name,) * 4, OFF, by_agreement, agreed=True),
}

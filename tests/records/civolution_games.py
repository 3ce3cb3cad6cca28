"""Recorded games of Civolution: every number of players, every level of V.I.C.I., both ways of starting."""

from __future__ import annotations

from tests.records.wanted import AnyMatch, Wanted, happened

BOT = "greedy@8"
LEAST = 4  # cards that somebody installs in a game worth keeping


def whole(match: AnyMatch) -> bool:
    """CV-RST.4, CV-CRD.1, CV-GOL.1: final rounds were played, cards and goal chips installed, fate dice rolled."""
    events = [event.key for event in match.table.events]
    return events.count("final-round") == 4 and events.count("installed") >= LEAST and happened(match, "rolled")


def alone(match: AnyMatch) -> bool:
    """CV-SOL.3, CV-SOL.8: V.I.C.I. reset, rolled for territories and settled."""
    steps = [event for event in match.table.events if event.key == "vici-place"]
    return happened(match, "vici-reset") and any(event.args["dice"] for event in steps)


def won(match: AnyMatch) -> bool:
    """CV-SOL.15: more VP than V.I.C.I."""
    return alone(match) and match.outcome().places == (1,)


def lost(match: AnyMatch) -> bool:
    return alone(match) and match.outcome().places == (2,)


FIRST = {f"start{seat}": "first" for seat in range(1, 5)}

WANTED = {
    "two_players": Wanted((BOT,) * 2, {}, whole),
    "three_players_mixed": Wanted((BOT,) * 3, {"start1": "first"}, whole),
    "four_players": Wanted((BOT,) * 4, {}, whole),
    "four_players_first": Wanted((BOT,) * 4, {**FIRST, "continent": "first", "materials": "first"}, whole),
    "solo_beginner": Wanted((BOT,), {"level": "beginner"}, won),
    "solo_moderate": Wanted((BOT,), {"level": "moderate", "start1": "first"}, alone),
    "solo_medium": Wanted((BOT,), {"level": "medium", "free_hand": "on"}, alone),
    "solo_advanced": Wanted((BOT,), {"level": "advanced", "act_on_reset": "on"}, alone),
    "solo_expert": Wanted((BOT,), {"level": "expert"}, lost),
}

"""Where a group of land units can go: walking, boarding, landing, attacking, exploring, Roads (CC-12, CC-13.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentapolis.games.clash_of_cultures.kinds import NOWHERE
from pentapolis.games.clash_of_cultures.powers import roads
from pentapolis.games.clash_of_cultures.sources import ROADS

from .scene import Group, Scene, army_room, bar_battle, cargo_room

# What a step is, and the first words of its key.
GO, ATTACK, EXPLORE, BOARD, ROAD, ROAD_ATTACK = "go", "attack", "explore", "board", "roads", "roads:attack"
SAIL, NAVIGATE, NAVIGATE_ATTACK, NAVIGATE_EXPLORE = "sail", "navigate", "navigate:attack", "navigate:explore"
BARE = (GO, SAIL)  # their key is only the space


class Step(NamedTuple):
    """One way for a group to go: what it is, the space entered; for exploring Ships the Sea space they do it from."""

    verb: str
    end: int
    via: int = NOWHERE


def key_of(s: Scene, step: Step) -> str:
    name = s.layout.names[step.end]
    return name if step.verb in BARE else f"{step.verb}:{name}"


def land_steps(s: Scene, start: int, group: Group) -> Iterator[Step]:
    """CC-12.2: every space that the group can enter, and how."""
    for space in s.layout.neighbours[start]:
        verb, rule = entry(s, start, group, space)
        if not rule:
            yield Step(verb, space)
    if s.state.players[s.seat].force & ROADS and not s.state.sea >> start & 1:
        for end, attack in roads.ends(s, start, group):
            yield Step(ROAD_ATTACK if attack else ROAD, end)


def entry(s: Scene, start: int, group: Group, space: int) -> tuple[str, str]:
    """What it means to enter an adjacent space, and the rule that forbids it; "" if none does.

    CC-12.14: Settlers alone are enemies like others. CC-13.11: landing on enemies is an attack too.
    """
    place = 1 << space
    if not s.state.revealed & place:
        return EXPLORE, ""  # CC-12.9, CC-19.1
    if s.state.sea & place:
        aboard = s.state.sea >> start & 1  # CC-13.7: from a Ship one can only land
        return BOARD, "CC-13.7" if aboard or cargo_room(s, space) < group.total else ""
    if s.foes & place:
        return ATTACK, bar_battle(s, group, space) if group.army else "CC-12.7"
    return GO, "CC-12.10" if army_room(s, space, group.units) < group.army else ""

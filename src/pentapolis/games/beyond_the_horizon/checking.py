"""Faults of the content that types cannot express: counts of the box, slots and tokens that do not fit together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pentapolis.kernel.data import DataError, Tables

from . import pieces as p
from . import vocabulary as v
from .kinds import LEVEL, UNITS

BOX = {  # BH-CMP.2
    "technologies": {"I": 4, "II": 16, "III": 16, "IV": 8},
    "leaders": {"II": 10, "III": 10, "IV": 7},
    "structures": {"I": 8, "II": 8, "III": 8},
}
FEWEST = 2  # players
SIZES = {"governments": 8, "goals": 9, "territories": 24, "actions": 8}


PLAYERS = [2, 3, 4]  # BH-CMP.1


def check(
    tables: Tables,
    actions: Mapping[str, p.BoardAction],
    technologies: Mapping[str, p.Technology],
    slots: Sequence[p.Slot],
    tokens: Sequence[p.UnitTokens],
    counts: Sequence[p.PlayerCount],
) -> None:
    check_counts(tables)
    check_actions(actions)
    check_colors(technologies)
    check_tree(slots)
    check_tokens(tokens)
    check_players(counts)


def check_counts(tables: Tables) -> None:
    """BH-CMP.2: how many of each the box holds."""
    for section, expected in SIZES.items():
        if len(tables[section]) != expected:
            raise DataError(section, f"there are {len(tables[section])}, BH-CMP.2 asks for {expected}")
    for section, levels in BOX.items():
        found = {level: sum(entry.get("level") == level for entry in tables[section]) for level in levels}
        if found != levels or len(tables[section]) != sum(levels.values()):
            raise DataError(section, f"there are {found} by level, BH-CMP.2 asks for {levels}")


def check_actions(actions: Mapping[str, p.BoardAction]) -> None:
    """BH-ACT.6, BH-ACT.10: a basic action is open to everybody at all times, or a seat could be stuck."""
    if not any(map(is_open_to_all, actions.values())):
        what = "a basic action without requirement that is always open and free, and always gives something"
        raise DataError("actions", f"BH-ACT.6 asks for {what}")


def is_open_to_all(action: p.BoardAction) -> bool:
    is_free = any(space.coins == 0 and space.players <= FEWEST for space in action.spaces)
    gives = any(isinstance(task, v.GainCoins | v.ProduceCoins) for task in action.tasks)
    return action.group == "basic" and action.always_open and action.requirement is None and is_free and gives


def check_colors(technologies: Mapping[str, p.Technology]) -> None:
    """BH-CMP.8, BH-CMP.9: every card up to level III has a main colour; level IV names none."""
    for card in technologies.values():
        where = f"technologies, entry {card.id}"
        if (card.level == "IV") != (card.color is None):
            raise DataError(where, "level IV counts as all colours and names none; every other card names its main one")
        if card.second_color is not None and card.second_color == card.color:
            raise DataError(where, "its two colours are the same: leave the second one out")


def check_tree(slots: Sequence[p.Slot]) -> None:
    """BH-RES.1: lines lead to slots of the level below, and no more are needed than there are."""
    known = {slot.id: slot for slot in slots}
    for slot in slots:
        where = f"slots, entry {slot.id}"
        for line in slot.lines:
            if line not in known or LEVEL[known[line].level] != LEVEL[slot.level] - 1:
                raise DataError(where, f"a line must lead to a slot of the level below, not to {line!r}")
        if slot.needed > len(slot.lines) or (slot.needed == 0) != (slot.level == "I"):
            raise DataError(where, "it needs 1 to all of the slots at its lines; level I needs none")


def check_tokens(tokens: Sequence[p.UnitTokens]) -> None:
    """BH-CMP.7: every strength stands on one token of each kind."""
    for unit in UNITS:
        faces = sorted(face for entry in tokens if entry.unit == unit for face in entry.faces)
        if faces != list(range(1, len(faces) + 1)) or len(faces) != 6:
            raise DataError("unit_tokens", f"the faces of {unit} tokens are {faces}; each strength from 1 to 6 once")


def check_players(counts: Sequence[p.PlayerCount]) -> None:
    """BH-CMP.1, BH-SET.11: an entry for every number of players, and a place for everybody's starting territory."""
    if [entry.players for entry in counts] != PLAYERS:
        raise DataError("player_counts", f"there must be one entry each for {PLAYERS} players, in this order")
    for entry in counts:
        if len(set(entry.homes)) != entry.players or len(entry.homes) != entry.players:
            raise DataError(f"player_counts, entry {entry.players}", "every player has a starting territory elsewhere")

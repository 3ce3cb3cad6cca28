"""What a seat owns and what follows from it: counters, requirements, what is in force (BH-MOD, BH-ACT.13)."""

from __future__ import annotations

from collections.abc import Callable

from . import pieces as p
from .force import Force, Owned
from .kinds import II, III, IV, TRACK
from .state import BHTable, every_unit


def force(t: BHTable, seat: int) -> Force:
    """BH-MOD.1: all that lasts for a seat."""
    return t.content.force[t.state.players[seat].force]


def owned(t: BHTable, seat: int) -> Owned:
    """What a seat's technologies give it."""
    return t.content.owned[t.state.players[seat].force, len(t.state.players)]


def stages(t: BHTable, seat: int) -> frozenset[str]:
    """BH-GOV.1: the stages of the government that are unlocked; despotism always is."""
    return t.content.open_stages[t.state.players[seat].cubes]


def refresh(t: BHTable, seat: int) -> None:
    """BH-MOD.1: the index of what lasts, anew: technologies, stages of the government, fields of investment."""
    player, bits = t.state.players[seat], t.content.bits
    found, player.researched = 0, 0
    for slot, card in enumerate(t.state.tree):
        if card and player.scholars >> slot & 1:  # BH-RES.14: a slot counts when its card lies face up
            player.researched |= 1 << slot
            found |= bits[card]
    for card in player.private:
        found |= bits[card]
    if player.government:
        found |= bits[f"{player.government}.despotism"]
        if "theocracy" in stages(t, seat):
            found |= bits[f"{player.government}.theocracy"]
    for field in range(min(player.invested, len(t.content.investment.fields))):
        found |= bits.get(f"investment.{field}", 0)
    player.force = found


# Counters


def held(table: dict[int, int], seat: int) -> int:
    """How many places of a table belong to a seat."""
    return list(table.values()).count(seat)


def levels(t: BHTable, seat: int, lowest: int, highest: int) -> int:
    """Technologies of some levels, private ones included."""
    return sum(owned(t, seat).levels[lowest : highest + 1])


def removed(t: BHTable, seat: int, track: int) -> int:
    return t.content.cubes[track] - t.state.players[seat].cubes[track]


def cube_tiles(t: BHTable, seat: int) -> int:
    """Map tiles with at least one own cube."""
    state = t.state
    tables = (state.villages, state.cities, state.left, state.right)
    return len({place for table in tables for place, owner in table.items() if owner == seat})


COUNTERS: dict[str, Callable[[BHTable, int], int]] = {
    "villages": lambda t, seat: held(t.state.villages, seat),
    "cities": lambda t, seat: held(t.state.cities, seat),
    "structures": lambda t, seat: held(t.state.left, seat) + held(t.state.right, seat),
    "technologies": lambda t, seat: sum(owned(t, seat).levels),
    "technologies_ii_plus": lambda t, seat: levels(t, seat, II, IV),
    "technologies_iii": lambda t, seat: levels(t, seat, III, III),
    "technologies_iv": lambda t, seat: levels(t, seat, IV, IV),
    "leaders": lambda t, seat: len(t.state.players[seat].leaders),
    "goals": lambda t, seat: sum(seat in claims for claims in t.state.claims),
    "investment_cubes": lambda t, seat: t.state.players[seat].invested,
    "food_cubes_removed": lambda t, seat: removed(t, seat, TRACK["food"]),
    "economy_cubes_removed": lambda t, seat: removed(t, seat, TRACK["economy"]),
    "infrastructure_cubes_removed": lambda t, seat: removed(t, seat, TRACK["infrastructure"]),
    "cubes_removed": lambda t, seat: sum(t.content.cubes) - sum(t.state.players[seat].cubes),
    "pawns_in_play": lambda t, seat: t.state.players[seat].active + len(every_unit(t.state, seat)),
    "cube_tiles": cube_tiles,
}
"""BH-MOD.4: what effects, goals and requirements count, now."""


def meets(t: BHTable, seat: int, condition: p.Condition) -> bool:
    return COUNTERS[condition.count_of](t, seat) >= condition.at_least


def fulfils(t: BHTable, seat: int, requirement: p.Requirement | None) -> bool:
    """BH-ACT.13: checked when the pawn is placed; nothing is spent."""
    if requirement is None:
        return True
    some = not requirement.any_of or any(meets(t, seat, condition) for condition in requirement.any_of)
    return some and all(meets(t, seat, condition) for condition in requirement.all_of)

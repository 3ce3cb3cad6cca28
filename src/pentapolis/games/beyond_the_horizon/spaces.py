"""The action phase: which spaces are open to the action pawn, and why others are not (BH-ACT)."""

from __future__ import annotations

from pentapolis.kernel import Refusal

from .components import Action, Space
from .ownership import COUNTERS, fulfils, meets, owned
from .state import BHTable
from .tasks import any_possible, if_paid


def exists_for(t: BHTable, seat: int, space: Space) -> str | None:
    """BH-ACT.5, BH-ACT.7: the space exists with so many players, and the technology is the seat's."""
    if space.players > len(t.state.players):
        return "BH-ACT.5"
    technology = space.action.technology
    if technology and not t.state.players[seat].force & t.content.bits[technology]:
        return "BH-ACT.7"
    return None


def occupied_bar(t: BHTable, seat: int, space: Space) -> str | None:
    """BH-ACT.3, BH-ACT.4, BH-ACT.6: no opponent stands there, and the own pawn has not stood there since last turn."""
    if space.action.always_open:
        return None
    for other, player in enumerate(t.state.players):
        if player.pawn == space.id:
            return "BH-ACT.3" if other == seat else "BH-ACT.4"
    return None


def action_bar(t: BHTable, seat: int, action: Action, coins: int) -> str | None:
    """BH-ACT.10, BH-ACT.13: requirement, and something that can be done once the space is paid."""
    if not t.state.players[seat].pawn and not action.basic:
        return "BH-ACT.2"
    if action.requirement is not None and not fulfils(t, seat, action.requirement):
        return "BH-ACT.13"
    if coins > t.state.players[seat].coins:
        return "BH-ACT.5"
    return None if can_do(t, seat, action, coins) else "BH-ACT.10"


def bar(t: BHTable, seat: int, space: Space) -> str | None:
    """BH-ACT.14: the rule that keeps the action pawn from a space, or None."""
    return exists_for(t, seat, space) or occupied_bar(t, seat, space) or action_bar(t, seat, space.action, space.coins)


def open_spaces(t: BHTable, seat: int) -> dict[str, Space]:
    """BH-ACT.14: every available space; the same as `bar` tells one by one."""
    state, player = t.state, t.state.players[seat]
    taken = {other.pawn for other in state.players}
    found: dict[str, Space] = {}
    for action, spaces in (*t.content.board_spaces[len(state.players)], *owned(t, seat).spaces):
        if not player.pawn and not action.basic:
            continue
        free = spaces if action.always_open else [space for space in spaces if space.id not in taken]
        # What cannot be done with all coins cannot be done with fewer.
        if not free or not any_possible(t, seat, action.trial) or not fulfils(t, seat, action.requirement):
            continue
        for space in free:
            if space.coins <= player.coins and (
                not space.coins or not action.spends or can_do(t, seat, action, space.coins)
            ):
                found[space.id] = space
    return found


def can_do(t: BHTable, seat: int, action: Action, coins: int) -> bool:
    """BH-ACT.5, BH-ACT.10: something can be done once the space is paid."""
    return if_paid(t, seat, coins, 0, lambda: any_possible(t, seat, action.trial))


def refuse(t: BHTable, seat: int, key: str) -> Refusal | None:
    """Why a space is not available, with what decides it."""
    space = t.content.spaces.get(key)
    rule = bar(t, seat, space) if space is not None else None
    if space is None or rule is None:
        return None
    match rule:
        case "BH-ACT.5":
            missing = space.players if space.players > len(t.state.players) else 0
            return Refusal(rule, have=t.state.players[seat].coins, need=space.coins, players=missing)
        case "BH-ACT.13":
            return Refusal(rule, **unmet(t, seat, space))
        case "BH-ACT.10":
            return Refusal(rule, what="space")
        case _:
            return Refusal(rule)


def unmet(t: BHTable, seat: int, space: Space) -> dict[str, int | str]:
    """BH-ACT.13: the first condition that is not met, and what would do instead; `or_need` 0: nothing."""
    requirement = space.action.requirement
    assert requirement is not None
    conditions = (*requirement.all_of, *requirement.any_of)
    first = next(one for one in conditions if not meets(t, seat, one))
    other = next((one for one in requirement.any_of if first in requirement.any_of and one != first), None)
    facts: dict[str, int | str] = {"or_what": "", "or_have": 0, "or_need": 0}
    for before, condition in (("", first), ("or_", other)):
        if condition is not None:
            have = COUNTERS[condition.count_of](t, seat)
            facts |= {f"{before}what": condition.count_of, f"{before}have": have, f"{before}need": condition.at_least}
    return facts

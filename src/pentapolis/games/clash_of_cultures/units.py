"""Units on the map: counted by space, owner and kind; land units on a Sea space are aboard the Ships there (CC-13.12).

A stack is one int with five bits for each kind of `kinds.UNITS`. Only this module and what it offers changes
`state.units` and the supply, so that nothing is lost (a ledger counts). The restrictions of the turn (CC-12.3 to
CC-12.5) are `marks`: they are kept for the active seat only, and units without a mark are free.
"""

from __future__ import annotations

from pentapolis.kernel.memo import Memo

from .kinds import ARMY, BARBARIANS, CAVALRY, ELEPHANT, INFANTRY, LEADER, NOWHERE, OWNERS, PIRATES, SETTLER, SHIP, UNITS
from .state import ClashState, ClashTable, Mark

WIDTH, MASK = 5, 31
SHIFT = tuple(WIDTH * kind for kind in range(len(UNITS)))
ONE = tuple(1 << shift for shift in SHIFT)
ARMY_MASK = sum(MASK << SHIFT[kind] for kind in ARMY)
SHIP_MASK = MASK << SHIFT[SHIP]
SETTLER_MASK = MASK << SHIFT[SETTLER]
LAND_MASK = ARMY_MASK | SETTLER_MASK

# What a unit may no longer do in this turn.
MOVED, STOPPED, FOREST, PLAIN, FOUGHT = 1, 2, 4, 8, 16
MARKS = ("moved", "stopped", "forest", "plain", "fought")

# Where the pieces of nobody lie in `state.barbarians`.
GREY_SETTLEMENT, GREY = 0, {INFANTRY: 1, CAVALRY: 2, ELEPHANT: 3}


def count(stack: int, kind: int) -> int:
    """How many of a kind.

    >>> count(pack({INFANTRY: 3, SHIP: 1}), INFANTRY)
    3
    """
    return stack >> SHIFT[kind] & MASK


def pack(counts: dict[int, int]) -> int:
    """A stack from counts by kind."""
    return sum(amount << SHIFT[kind] for kind, amount in counts.items())


def unpack(stack: int) -> tuple[tuple[int, int], ...]:
    """The kinds of a stack that are there, with their numbers."""
    return _UNPACKED[stack]


def _unpack(stack: int) -> tuple[tuple[int, int], ...]:
    return tuple([(kind, amount) for kind, shift in enumerate(SHIFT) if (amount := stack >> shift & MASK)])


_UNPACKED = Memo(_unpack)


def by_kind(stack: int) -> list[int]:
    """How many of each kind, of a stack or of all stacks of an owner added up (CC-33.1: no supply has more than 31)."""
    return [stack >> shift & MASK for shift in SHIFT]


def total(stack: int) -> int:
    """All units of a stack."""
    return _TOTALS[stack]


def _total(stack: int) -> int:
    return sum([stack >> shift & MASK for shift in SHIFT])


_TOTALS = Memo(_total)


def army_size(stack: int) -> int:
    """CC-11.8: how many army units."""
    return total(stack & ARMY_MASK)


def stack(state: ClashState, owner: int, space: int) -> int:
    """An owner's units on a space."""
    return state.units[owner].get(space, 0)


def enemies_at(state: ClashState, seat: int, space: int) -> int:
    """CC-4.11: a set of owners (bit n: owner n) other than the seat with units on the space."""
    found = 0
    for owner in range(OWNERS):
        if owner != seat and space in state.units[owner]:
            found |= 1 << owner
    return found


def enemy_area(state: ClashState, seat: int) -> int:
    """All spaces with units of anybody else."""
    area = 0
    for owner, stacks in enumerate(state.units):
        if owner != seat:
            for space in stacks:
                area |= 1 << space
    return area


def supply(state: ClashState, owner: int, kind: int) -> int:
    """CC-33.1: how many of a kind the owner can still place."""
    if owner == PIRATES:
        return state.pirate_ships if kind == SHIP else 0
    if owner == BARBARIANS:
        return state.barbarians[GREY[kind]] if kind in GREY else 0
    return state.players[owner].units[kind]


def place(t: ClashTable, owner: int, space: int, kind: int, amount: int = 1) -> None:
    """Put units from the supply on the map. The caller has asked for stacking (CC-11.8) and supply."""
    _supply(t.state, owner, kind, -amount)
    here = t.state.units[owner]
    here[space] = here.get(space, 0) + (amount << SHIFT[kind])
    if kind == LEADER:
        t.state.players[owner].leader_space = space


def remove(t: ClashTable, owner: int, space: int, kind: int, amount: int = 1) -> None:
    """CC-21.1: take units off the map into the supply. A Leader's card is the business of `leaders.lose`."""
    _take(t.state, owner, space, kind, amount)
    _supply(t.state, owner, kind, amount)
    if kind == LEADER:
        t.state.players[owner].leader_space = NOWHERE


def shift(t: ClashTable, owner: int, start: int, end: int, group: int) -> None:
    """Move a packed group of units from space to space. Marks are not carried along: the mover sets them."""
    for kind, amount in unpack(group):
        _take(t.state, owner, start, kind, amount)
        if kind == LEADER:
            t.state.players[owner].leader_space = end
    here = t.state.units[owner]
    here[end] = here.get(end, 0) + group


def _take(state: ClashState, owner: int, space: int, kind: int, amount: int) -> None:
    here = state.units[owner]
    left = here[space] - (amount << SHIFT[kind])
    if left:
        here[space] = left
    else:
        del here[space]
    if owner == state.turn.seat and state.marks:
        _trim(state, space, kind)


def _supply(state: ClashState, owner: int, kind: int, amount: int) -> None:
    if owner == PIRATES:
        state.pirate_ships += amount
    elif owner == BARBARIANS:
        state.barbarians[GREY[kind]] += amount
    else:
        state.players[owner].units[kind] += amount


def give_back(t: ClashTable, owner: int, kind: int, amount: int) -> None:
    """Change a supply from outside the map: Captives (CC-30.4), conversions, pieces out of the game."""
    _supply(t.state, owner, kind, amount)


# The restrictions of the turn


def mark(t: ClashTable, space: int, kind: int, flags: int, amount: int) -> None:
    """Restrict units of the active seat, which must be on the space."""
    t.state.marks.append(Mark(space, kind, flags, amount))


def marked(state: ClashState, space: int, kind: int) -> dict[int, int]:
    """How many units of the active seat, of a kind on a space, carry which flags."""
    found: dict[int, int] = {}
    for entry in state.marks:
        if entry.space == space and entry.kind == kind:
            found[entry.flags] = found.get(entry.flags, 0) + entry.count
    return found


def _trim(state: ClashState, space: int, kind: int) -> None:
    """No more marks than units: the latest go first."""
    left = count(stack(state, state.turn.seat, space), kind)
    for number, entry in enumerate(state.marks):
        if entry.space == space and entry.kind == kind:
            kept = min(left, entry.count)
            left -= kept
            if kept != entry.count:
                state.marks[number] = Mark(space, kind, entry.flags, kept)
    state.marks[:] = [entry for entry in state.marks if entry.count]

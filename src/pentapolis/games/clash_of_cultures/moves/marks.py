"""The restrictions of the turn while units move: units of one kind on one space that carry the same marks are a pick.

`units.shift` does not carry marks along. What moves or is carried goes through `carry`, which does.
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.kinds import UNITS
from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable, Mark
from pentapolis.games.clash_of_cultures.units import FOREST, FOUGHT, MOVED, PLAIN, SHIFT, STOPPED, shift, unpack
from pentapolis.games.clash_of_cultures.units import marked as marks_of

Pick = tuple[int, int, int]
"""Kind of unit, its marks, how many."""

STUCK = MOVED | STOPPED | FOUGHT  # CC-12.2 to CC-12.4: these keep a unit where it is
WORDS = ((MOVED, "moved"), (STOPPED, "stopped"), (FOREST, "forest"), (PLAIN, "plain"), (FOUGHT, "fought"))


def picks_of(state: ClashState, space: int, stack: int) -> list[Pick]:
    """The units of the active seat on a space, by kind and marks; unmarked ones first."""
    if not state.marks:
        return [(kind, 0, amount) for kind, amount in unpack(stack)]
    found: list[Pick] = []
    for kind, amount in unpack(stack):
        marks = marks_of(state, space, kind)
        free = amount - sum(marks.values())
        if free > 0:
            found.append((kind, 0, free))
        found.extend((kind, flags, number) for flags, number in sorted(marks.items()))
    return found


def pick_word(pick: Pick) -> str:
    """
    >>> pick_word((1, 0, 2)), pick_word((1, FOREST, 1))
    ('infantry2', 'forest-infantry1')
    """
    kind, flags, amount = pick
    marks = "".join(f"{word}-" for flag, word in WORDS if flags & flag)
    return f"{marks}{UNITS[kind]}{amount}"


def unmark(state: ClashState, space: int, kind: int, flags: int, amount: int) -> None:
    """Take marks off units that leave the space."""
    if not flags:
        return
    for number, entry in enumerate(state.marks):
        if amount and entry.space == space and entry.kind == kind and entry.flags == flags:
            taken = min(amount, entry.count)
            amount -= taken
            state.marks[number] = Mark(space, kind, flags, entry.count - taken)
    state.marks[:] = [entry for entry in state.marks if entry.count]


def mark(state: ClashState, space: int, kind: int, flags: int, amount: int) -> None:
    """Restrict units; equal marks on a space are one entry."""
    if not flags:
        return
    for number, entry in enumerate(state.marks):
        if entry.space == space and entry.kind == kind and entry.flags == flags:
            state.marks[number] = Mark(space, kind, flags, entry.count + amount)
            return
    state.marks.append(Mark(space, kind, flags, amount))


def carry(t: ClashTable, seat: int, start: int, end: int, picks: tuple[Pick, ...] | list[Pick]) -> None:
    """Shift units together with their marks."""
    if start == end:
        return
    for kind, flags, amount in picks:
        unmark(t.state, start, kind, flags, amount)
        shift(t, seat, start, end, amount << SHIFT[kind])
        mark(t.state, end, kind, flags, amount)


def add_marks(state: ClashState, space: int, pick: Pick, flags: int) -> None:
    """More restrictions for units that stand on the space with the marks of the pick."""
    kind, before, amount = pick
    if flags & ~before:
        unmark(state, space, kind, before, amount)
        mark(state, space, kind, before | flags, amount)


def rest(state: ClashState) -> None:
    """CC-12.2: the Move action is over; in a further one the units may move again."""
    if any(entry.flags & MOVED for entry in state.marks):
        kept, state.marks = state.marks, []
        for entry in kept:
            mark(state, entry.space, entry.kind, entry.flags & ~MOVED, entry.count)

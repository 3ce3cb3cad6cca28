"""Whether the tables of V.I.C.I. are whole (CV-SOL)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, get_args

from .. import pieces as p
from ..kinds import LAND
from ..lookups import GRID_ROWS
from .faults import expect

if TYPE_CHECKING:
    from ..components import Content

CARDS = 15
DIE = list(range(1, 7))
POSITIONS = 3  # of the displays of chips, and beacons


def check_solo(content: Content) -> None:
    expect(len(content.vici) == CARDS, "vici", f"there are {len(content.vici)} cards, CV-SOL.1 asks for {CARDS}")
    for card in content.vici.values():
        check_card(f"vici, entry {card.id}", card)
    check_opponent(content.opponent)
    for grid in content.grids.values():
        free = range(grid.start_filled + 1, grid.spaces + 1)
        right = list(grid.removes) == sorted(set(grid.removes)) and all(space in free for space in grid.removes)
        expect(right, f"grids, entry {grid.id}", "chips are removed from free spaces, in their order")
    for event, spaces in content.event_checks.items():
        where = f"event_checks, entry {event}"
        expect(event in content.events, where, "there is no such event")
        expect(max(spaces) <= content.grids["prosperity"].spaces, where, "a space lies beyond the grid")


def check_event_checks(entries: Mapping[str, p.EventCheck]) -> None:
    """CV-SOL.14: rows, or spaces of which the first ends the first column; each once, in their order."""
    for entry in entries.values():
        where = f"event_checks, entry {entry.id}"
        expect(bool(entry.rows) != bool(entry.spaces), where, "it has either rows or spaces")
        numbers = entry.rows or entry.spaces
        expect(list(numbers) == sorted(set(numbers)), where, "they are named once, in their order")
        expect(not entry.spaces or entry.spaces[0] == GRID_ROWS, where, f"the first of its spaces is {GRID_ROWS}")


def check_card(where: str, card: p.ViciCard) -> None:
    """CV-SOL.4."""
    if isinstance(card, p.DiceCard):
        for half in (card.blue_half, card.red_half):
            rolls = sorted(roll for row in half for roll in row.rolls)
            expect(rolls == DIE, where, f"its rows are for {rolls}, not for each value once")
    else:
        for side in (card.blue_half, card.red_half):
            last = card.category == "next_era"
            expect((side.last_era_vp is not None) == last, where, "points in the last era are for the next era's card")


def check_opponent(opponent: p.Opponent) -> None:
    """CV-SOL.6, CV-SOL.8 to CV-SOL.10, CV-SOL.13: every table names each thing once."""
    expect_all(opponent.wheel, LAND)
    expect_all(opponent.encampments, get_args(p.Spot))
    expect_all(opponent.migrating, ("wilderness", "fire", "plain"))
    own = [spot for spot in opponent.encampments if spot.startswith("own")]
    expect(list(opponent.feeding) == own, "opponent", "it feeds its tribes in the order of its encampments (CV-SOL.13)")
    for table in (opponent.display_dice, opponent.beacons):
        expect(
            sorted(set(table)) == list(range(1, POSITIONS + 1)), "opponent", f"a die finds 1 to {POSITIONS}: {table}"
        )


def expect_all(found: Iterable[str], words: Iterable[str]) -> None:
    expect(sorted(found) == sorted(words), "opponent", f"a table must name each of {', '.join(words)} once")

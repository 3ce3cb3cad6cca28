"""Number semantics: which numbers in a game's views and questions are seats or packed numbers, not amounts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Packed:
    """Several numbers in one: their names from the lowest bits up, and the bits that each takes.

    >>> Packed(("settler", "infantry", "ship"), 5).parts(1 + (3 << 10))
    {'settler': 1, 'ship': 3}
    """

    names: tuple[str, ...]
    bits: int = 1

    def parts(self, number: int) -> dict[str, int]:
        """The numbers that are not 0, by name."""
        mask = (1 << self.bits) - 1
        found = {name: number >> self.bits * place & mask for place, name in enumerate(self.names)}
        return {name: part for name, part in found.items() if part}


@dataclass(frozen=True, slots=True)
class NumberSemantics:
    """The places of views and questions where a number is not an amount.

    A place is a path from `view` or `question` down, with `*` for any step: `view.first`, `view.control.*`,
    `question.about.target`. An entry of a list that begins with a word stands at that word, and what is in it below the
    seat that it names next: `view.market.*`, then `view.market.*.*.tokens`.

    seats     a number there is a seat; so are those in a list there, in no order, even if they are written as words;
              in an entry that begins with a word, the number that comes next
    by_seat   a list there has an entry for each seat, in their order
    packed    a number there holds several
    """

    seats: frozenset[str] = frozenset()
    by_seat: frozenset[str] = frozenset()
    packed: Mapping[str, Packed] = field(default_factory=dict)


PLAIN = NumberSemantics()
"""Every number is an amount."""

"""Leaders who teach: an Advance of their category for a token, while their city is Happy.

Sun Tzu, Wu Zetian, Hiram and Pericles have the same ability, each for another category.
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Flow

from .common import effects_of, happy_leader_city, prices_of


def taught(t: ClashTable, seat: int, leader: str) -> int:
    """The Advances of the Leader's category that the seat may take (CC-6.1)."""
    pay = next(entry for entry in effects_of(t, leader) if entry.kind == "pay")
    category = pay.then[0].category
    lessons = sum(bit(name) for name, entry in t.content.advances.items() if entry.category == category)
    return lessons & advance.available(t, seat)


def teacher(leader: str) -> None:
    """As an action, if the Leader's city is Happy: 1 mood or 1 culture for a free Advance, cube from the track."""

    def possible(t: ClashTable, seat: int) -> bool:
        return happy_leader_city(t, seat) is not None and bool(taught(t, seat, leader))

    @ability(leader, "CC-11.14", main=True, prices=prices_of(leader), possible=possible)
    def teach(t: ClashTable, seat: int) -> Flow[None]:
        yield from advance.choose_free(t, seat, taught(t, seat, leader))

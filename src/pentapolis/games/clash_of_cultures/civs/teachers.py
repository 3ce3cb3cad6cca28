"""Leaders who teach: an Advance of their category for a token, while their city is Happy.

Sun Tzu, Wu Zetian, Hiram and Pericles have the same ability, each for another category.
"""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.actions import advance
from pentapolis.games.clash_of_cultures.powers.using import ability, prices_of
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.shared import Teach
from pentapolis.kernel import Flow

from .common import happy_leader_city


def taught(t: ClashTable, seat: int, carrier: str) -> int:
    """The Advances of the Leader's category that the seat may take (CC-6.1)."""
    return t.content.category_sets[t.content.printed(Teach, carrier).category] & advance.available(t, seat)


def teacher(leader: str, carrier: str) -> None:
    """As an action, if the Leader's city is Happy: pay for a free Advance, cube from the track."""

    def possible(t: ClashTable, seat: int) -> bool:
        return happy_leader_city(t, seat) is not None and bool(taught(t, seat, carrier))

    @ability(leader, "CC-11.14", main=True, prices=prices_of(Teach, carrier), possible=possible)
    def teach(t: ClashTable, seat: int) -> Flow[None]:
        yield from advance.choose_free(t, seat, taught(t, seat, carrier))

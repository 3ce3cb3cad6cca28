"""Great Statue: an objective card at once, and objective cards for Main Actions (CC-28.17)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards, hooks
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.kernel import Flow

NAME = "great_statue"


@hooks.ON_CONSTRUCT_WONDER.of(NAME)
def unveil(t: ClashTable, seat: int, city: City, wonder: str) -> Flow[None]:
    if wonder == NAME:
        yield from cards.draw_objective(t, seat)


def holds_objective(t: ClashTable, seat: int) -> bool:
    return bool(t.state.players[seat].objectives)


@ability(NAME, "CC-28.17", possible=holds_objective)
def one_more_action(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.17: once per turn an objective card of the hand for 1 more Main Action [D: owner / card / must]."""
    options = {card: card for card in sorted(t.state.players[seat].objectives)}
    card = yield from asks.choose(seat, asks.STATUE, options)
    cards.discard_objective(t, seat, card)
    t.state.turn.actions += 1

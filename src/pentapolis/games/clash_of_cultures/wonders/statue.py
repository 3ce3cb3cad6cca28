"""Great Statue: objective cards for Main Actions (CC-28.17)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cards
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.wonders import ObjectivesForActions
from pentapolis.kernel import Flow

NAME = "great_statue"


def holds_objective(t: ClashTable, seat: int) -> bool:
    return len(t.state.players[seat].objectives) >= t.content.printed(ObjectivesForActions).cards


@ability(NAME, "CC-28.17", possible=holds_objective)
def one_more_action(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.17: once per turn an objective card of the hand for 1 more Main Action [D: owner / card / must]."""
    rule = t.content.printed(ObjectivesForActions)
    for _ in range(rule.cards):
        options = {card: card for card in sorted(t.state.players[seat].objectives)}
        card = yield from asks.choose(seat, asks.STATUE, options)
        cards.discard_objective(t, seat, card)
    t.state.turn.actions += rule.actions

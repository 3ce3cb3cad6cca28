"""Great Diplomat: two players who must pay to attack each other (CC-31.8). `moves` takes the payment."""

from __future__ import annotations

from pentapolis.kernel import Flow
from pentapolis.kernel.ask import seat_key

from . import asks, cards, log
from .abilities import revoke
from .sources import bit
from .state import ClashTable, others

GREAT_DIPLOMAT = "e57_great_diplomat"


def choose_partner(t: ClashTable, seat: int) -> Flow[None]:
    """[D: who took the card / another player / must]"""
    options = {seat_key(other): other for other in others(t, seat)}
    partner = yield from asks.choose(seat, asks.TARGET, options, card=GREAT_DIPLOMAT)
    t.state.diplomats.append((seat, partner))
    t.emit(log.RELATIONS, seat=seat, target=partner)


def end_relations(t: ClashTable, owner: int) -> None:
    """The card is discarded, by its owner or after an attack."""
    t.state.diplomats = [entry for entry in t.state.diplomats if entry[0] != owner]
    t.state.players[owner].kept.remove(GREAT_DIPLOMAT)
    revoke(t, owner, bit(GREAT_DIPLOMAT))
    cards.discard_event(t, owner, GREAT_DIPLOMAT)


def attacked(t: ClashTable, attacker: int, defender: int) -> None:
    """CC-31.8: one of the two has attacked the other, and has paid for it: the relations are over."""
    for owner, partner in t.state.diplomats[:]:
        if {owner, partner} == {attacker, defender}:
            end_relations(t, owner)
            t.emit(log.RELATIONS_OVER, seat=attacker, target=defender)

"""Step 6 of the Status Phase: who begins in the next Age (CC-16.9 to CC-16.11)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, log
from pentapolis.games.clash_of_cultures.explain import EXPLAIN
from pentapolis.games.clash_of_cultures.kinds import CULTURE, MOOD
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.kernel.ask import seat_key

from . import phase

GREAT_LIGHTHOUSE = bit("great_lighthouse")


def first_player(t: ClashTable) -> Flow[None]:
    """CC-16.9, CC-16.11: one player chooses the first player of all three Rounds of the next Age."""
    t.then(phase.new_age)
    seat = chooser(t)
    options = {seat_key(other): other for other in range(len(t.state.players))}
    chosen: int = yield Ask(seat, asks.FIRST, options)
    t.state.first = chosen
    t.emit(log.FIRST_PLAYER, seat=seat, target=chosen)


def chooser(t: ClashTable) -> int:
    """CC-16.9, CC-16.10: the owner of the Great Lighthouse, else whoever has the most mood and culture tokens.

    Turn order begins with the present first player and goes to the left, so the first of the tied is the right one.
    """
    players = t.state.players
    for seat, player in enumerate(players):
        if player.force & GREAT_LIGHTHOUSE:
            return seat
    return max(phase.in_order(t), key=lambda seat: players[seat].goods[MOOD] + players[seat].goods[CULTURE])


def why_not(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """Every player may be chosen, and nobody else sits at the table."""
    return Refusal("CC-16.9") if key.startswith("seat") and key[4:].isdecimal() else None


EXPLAIN[asks.FIRST] = why_not

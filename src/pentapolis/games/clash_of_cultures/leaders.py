"""Leaders: recruited, replaced, killed (CC-11.12 to CC-11.15, CC-32.6)."""

from __future__ import annotations

from pentapolis.kernel import Flow

from . import asks, hooks, log
from .abilities import settle
from .kinds import LEADER, NOBODY, NOWHERE
from .state import ClashTable, layout_of
from .units import place, remove

CLEOPATRA = "cleopatra"


def recruit(t: ClashTable, seat: int, space: int) -> Flow[None]:
    """CC-11.12, CC-11.13: choose one of the remaining cards; the Leader on the map goes first."""
    player = t.state.players[seat]
    assert player.leaders, "without Leader cards none can be recruited (CC-11.13)"
    if player.leader:
        yield from lose(t, seat)
    leader = yield from choose(t, seat)
    player.leaders.remove(leader)
    player.leader = leader
    place(t, seat, space, LEADER)
    settle(t, seat)
    t.emit(log.LEADER_CAME, seat=seat, piece=leader, space=layout_of(t).names[space])


def choose(t: ClashTable, seat: int) -> Flow[str]:
    """CC-11.12: any of the own cards; CC-32.6: with random Leaders chance chooses."""
    cards = t.state.players[seat].leaders
    if t.state.options["leaders"].endswith("random"):
        return cards[t.state.chance.below("leaders", len(cards))]
    return (yield from asks.choose(seat, asks.LEADER, {card: card for card in cards}))


def lose(t: ClashTable, seat: int, killer: int = NOBODY) -> Flow[None]:
    """CC-11.13, CC-11.15: the Leader leaves the game; a player who killed it keeps the card (2 points)."""
    player = t.state.players[seat]
    leader = player.leader
    if player.leader_space != NOWHERE:
        remove(t, seat, player.leader_space, LEADER)
    player.leader = ""
    if leader == CLEOPATRA:
        forget_beloved(t, seat)
    settle(t, seat)
    if 0 <= killer < len(t.state.players):
        t.state.players[killer].trophies.append(leader)
        t.emit(log.LEADER_KILLED, seat=seat, piece=leader, target=killer)
    else:
        t.emit(log.LEADER_LOST, seat=seat, piece=leader)
    yield from hooks.ON_LEADER_LOST.run(t, seat, leader)


def forget_beloved(t: ClashTable, seat: int) -> None:
    """CC-30.13: Cleopatra's tokens vanish with her."""
    for city in t.state.cities.values():
        if city.owner == seat:
            city.beloved = 0

"""What is in force for a seat, and what a player may do in their turn.

The places where abilities meet the rules are listed in `hooks`. A function is registered under the id of what carries
it, and works while that is in force for the seat:

    @hooks.LIMIT.of("storage")
    def food_store(t, seat, limit, good): ...
"""

from __future__ import annotations

from pentapolis.parts.hooks import EARLY as EARLY
from pentapolis.parts.hooks import LATE as LATE
from pentapolis.parts.hooks import SILENCE as SILENCE
from pentapolis.parts.verbs import Menu

from .kinds import BARBARIANS, NOWHERE
from .sources import BOARD, bit
from .state import City, ClashTable

TURN: Menu[ClashTable] = Menu()
"""What a player may do in their own turn (CC-2.3 to CC-2.5). Wings add their verbs.

`main` is whether a verb takes one of the Main Actions (CC-2.4) or is free (CC-2.5). A free action works once per turn,
or takes something that no other free action gives back (goods, a card, a Settler, room in a city): otherwise a turn
could go on for ever.
"""


# What is in force


def settle(t: ClashTable, seat: int) -> None:
    """Make `force` anew; call it whenever Advances, Leader, Wonders, kept cards or lasting effects have changed.

    CC-28.7, CC-28.8: a Wonder works for the owner of its city. CC-30.12: God-King. CC-28.11: the Great Library.
    """
    player = t.state.players[seat]
    force = player.advances | player.borrowed | player.lasting
    if player.leader:
        force |= bit(player.leader)
    for city in t.state.cities.values():
        if city.wonders and city.owner == seat:
            force |= city.wonders << FIRST_WONDER  # whose bits have the same order
    if force & MAN_GOD:
        for owned, used in t.content.man_god.items():
            if player.advances & bit(owned):
                force |= bit(used)
    player.force = force


def settle_all(t: ClashTable) -> None:
    for seat in range(len(t.state.players)):
        settle(t, seat)


MAN_GOD = bit("man_god")
FIRST_WONDER = bit("great_arena").bit_length() - 1


def owns(t: ClashTable, seat: int, advance: int) -> bool:
    """Whether an Advance is owned: for points, requirements and objectives. Abilities ask `force` instead."""
    return bool(t.state.players[seat].advances & advance)


def in_force(t: ClashTable, owner: int, source: int) -> bool:
    """Whether a source works for an owner now; never for Barbarians and Pirates."""
    return owner < BARBARIANS and bool(t.state.players[owner].force & source)


def ready(t: ClashTable, seat: int, source: int) -> bool:
    """CC-2.8: a source is in force, and may still be used in this turn."""
    return bool(t.state.players[seat].force & source) and not spent(t, seat, source)


def spent(t: ClashTable, seat: int, source: int) -> bool:
    """CC-2.8: a source that works once per turn, as the data says, was used in this turn."""
    return bool(t.state.players[seat].used & source & t.content.once)


def use(t: ClashTable, seat: int, source: int) -> None:
    """CC-2.8: note that a source was used, if it works once per turn."""
    t.state.players[seat].used |= source & t.content.once


def grant(t: ClashTable, seat: int, source: int) -> None:
    """A card works until the end of the turn (CC-17.6)."""
    t.state.players[seat].lasting |= source
    settle(t, seat)


def revoke(t: ClashTable, seat: int, source: int) -> None:
    """A lasting effect is over."""
    t.state.players[seat].lasting &= ~source
    settle(t, seat)


def leader_city(t: ClashTable, seat: int) -> City | None:
    """CC-11.14: the own city that the seat's Leader is in."""
    space = t.state.players[seat].leader_space
    city = t.state.cities.get(space) if space != NOWHERE else None
    return city if city is not None and city.owner == seat else None


def his_city(t: ClashTable, seat: int) -> City:
    """The same, where it is known that there is one."""
    city = leader_city(t, seat)
    assert city is not None, "the Leader is in no own city"
    return city


def advances_in(player_advances: int, category_mask: int) -> int:
    """How many of a set of Advances are owned."""
    return (player_advances & category_mask & BOARD).bit_count()

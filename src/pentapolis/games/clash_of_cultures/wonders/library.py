"""Great Library: an Advance that works for one turn (CC-28.11)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks
from pentapolis.games.clash_of_cultures.abilities import settle
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.sources import BOARD, bit, names
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.wealth import trim
from pentapolis.kernel import Flow

NAME = "great_library"


def missing(t: ClashTable, seat: int) -> int:
    """CC-28.11: Advances outside the governments that the player lacks; no top Advance is needed."""
    governments = sum(
        bit(entry.id) for entry in t.content.advances.values() if t.content.categories[entry.category].government
    )
    return BOARD & ~governments & ~t.state.players[seat].advances


def lacks_any(t: ClashTable, seat: int) -> bool:
    return bool(missing(t, seat))


@ability(NAME, "CC-28.11", possible=lacks_any)
def borrow(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.11: it works until the end of the turn; one-time gains and civilization Advances do not come with it."""
    options = {name: name for name in names(missing(t, seat))}
    name = yield from asks.choose(seat, asks.BORROW, options)
    t.state.players[seat].borrowed = bit(name)
    settle(t, seat)
    t.emit("borrowed", seat=seat, piece=name)


@hooks.TURN_END.of(NAME, order=100)
def give_back(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.11, CC-4.2: what only the borrowed Advance let the player hold is lost."""
    if t.state.players[seat].borrowed:
        t.state.players[seat].borrowed = 0
        settle(t, seat)
        trim(t, seat)
    yield from ()

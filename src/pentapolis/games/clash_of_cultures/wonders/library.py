"""Great Library: an Advance that works for one turn (CC-28.11)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.abilities import settle, use
from pentapolis.games.clash_of_cultures.kinds import FOOD
from pentapolis.games.clash_of_cultures.powers.economy import largest, links
from pentapolis.games.clash_of_cultures.powers.using import ability
from pentapolis.games.clash_of_cultures.sources import BOARD, CURRENCY, STORAGE, TRADE_ROUTES, bit, names
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.wealth import limit, trim
from pentapolis.kernel import Ask, Flow

NAME = "great_library"


def missing(t: ClashTable, seat: int) -> int:
    """CC-28.11: Advances outside the governments that the player lacks; no top Advance is needed."""
    governments = sum(
        bit(entry.id) for entry in t.content.advances.values() if t.content.categories[entry.category].government
    )
    return BOARD & ~governments & ~t.state.players[seat].advances


@ability(NAME, "CC-28.11", possible=missing)
def borrow(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.11: the Advance is named right before it is used."""
    options = {name: name for name in names(missing(t, seat))}
    lend(t, seat, (yield from asks.choose(seat, asks.BORROW, options)))


@hooks.TURN_OPENING.of(NAME)
def borrow_for_income(t: ClashTable, seat: int) -> Flow[None]:
    """CC-28.11, CC-2.9 (3): before the income of the start of the turn, an Advance that tells on it."""
    options = {name: name for name in names(telling(t, seat) & missing(t, seat))}
    if options:
        name = yield Ask(seat, asks.BORROW, {**options, asks.NONE: ""})
        if name:
            use(t, seat, bit(NAME))
            lend(t, seat, name)


def telling(t: ClashTable, seat: int) -> int:
    """The Advances that change what Trade Routes bring now: them, gold in place of food, room for the food."""
    found = links(t, seat)
    if not found:
        return 0
    if not t.state.players[seat].force & TRADE_ROUTES:
        return TRADE_ROUTES
    food = t.state.players[seat].goods[FOOD] + len(largest(t, seat, found, []))
    return CURRENCY | (STORAGE if food > limit(t, seat, FOOD) else 0)


def lend(t: ClashTable, seat: int, name: str) -> None:
    """CC-28.11: it works until the end of the turn; one-time gains and civilization Advances do not come with it."""
    t.state.players[seat].borrowed = bit(name)
    settle(t, seat)
    t.emit(log.BORROWED, seat=seat, piece=name)


@hooks.TURN_END.of(NAME, order=100)
def give_back(t: ClashTable, seat: int) -> None:
    """CC-28.11, CC-4.2: what only the borrowed Advance let the player hold is lost."""
    if t.state.players[seat].borrowed:
        t.state.players[seat].borrowed = 0
        settle(t, seat)
        trim(t, seat)

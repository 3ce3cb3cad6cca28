"""How the texts of the event cards become flows: a small function for each kind of effect (`vocabulary.events`).

    @text(CivilWar)
    def civil_war(t, seat, case): ...

`seat` is the player to whom it happens, `case` the card, the effect with its numbers, and who drew the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.entries import EventCard
from pentapolis.games.clash_of_cultures.sources import bit, bits
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.units import total
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind
from pentapolis.games.clash_of_cultures.vocabulary.events import ForPlayers, Having, Spread
from pentapolis.kernel import Flow

K = TypeVar("K", bound=Kind)


class Case(NamedTuple, Generic[K]):
    """An effect of a card that was drawn."""

    card: EventCard
    effect: K
    drawer: int


TextFlow = Callable[[ClashTable, int, Case[K]], Flow[None] | None]

TEXTS: dict[type[Kind], TextFlow[Any]] = {}


def text(kind: type[K]) -> Callable[[TextFlow[K]], TextFlow[K]]:
    """Register the flow of a kind of effect."""

    def register(flow: TextFlow[K]) -> TextFlow[K]:
        assert kind not in TEXTS, f"two flows are for {kind.__name__}"
        TEXTS[kind] = flow
        return flow

    return register


def reached(t: ClashTable, effect: Kind, drawer: int) -> list[int]:
    """CC-25.3: whom an effect is for, clockwise from the player who drew the card."""
    if not isinstance(effect, ForPlayers):
        return [drawer]
    seats = [drawer, *others(t, drawer)] if effect.who == "all" else [drawer]
    having = effect.having
    return seats if having is None else [seat for seat in seats if has(t, seat, having)]


def has(t: ClashTable, seat: int, having: Having) -> bool:
    """Whether a player has enough to be reached."""
    return (
        len(cities_of(t.state, seat)) >= having.cities
        and units_on_map(t, seat) >= having.units
        and (not having.advance or bool(t.state.players[seat].advances & bit(having.advance)))
    )


def units_on_map(t: ClashTable, seat: int) -> int:
    """All units of a player, Leaders and Ships included."""
    return sum(total(stack) for stack in t.state.units[seat].values())


def more(t: ClashTable, seat: int, spread: Spread | None) -> int:
    """What a plague that spreads takes besides."""
    return spread.more if spread and t.state.players[seat].advances & bits(*spread.with_any) else 0

"""How the texts of the event cards become flows: a small function for each kind of effect, found by its name.

The data says what a card does (`events.yaml`); a function is registered under the `id` of a special effect or the
`kind` of any other one:

    @text("civil_war")
    def civil_war(t, seat, case): ...

`seat` is the player to whom it happens, `case` the card, the effect with its numbers, and who drew the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pentapolis.games.clash_of_cultures.cities import cities_of
from pentapolis.games.clash_of_cultures.components import EventCard
from pentapolis.games.clash_of_cultures.effects import Effect
from pentapolis.games.clash_of_cultures.sources import STORAGE, bits
from pentapolis.games.clash_of_cultures.state import ClashTable, others
from pentapolis.games.clash_of_cultures.units import total
from pentapolis.kernel import Flow

HELD = "held_card"  # what a Great Person does later, in the hand of its owner (CC-31.1)
DRAWER, EVERYONE, TABLE = "drawer", "everyone", "table"


class Case(NamedTuple):
    """An effect of a card that was drawn."""

    card: EventCard
    effect: Effect
    drawer: int


TextFlow = Callable[[ClashTable, int, Case], Flow[None]]


class Entry(NamedTuple):
    """What an effect does and to whom, if the data does not say it: the drawer, each player, or the table once."""

    flow: TextFlow
    scope: str


TEXTS: dict[str, Entry] = {}


def text(name: str, scope: str = DRAWER) -> Callable[[TextFlow], TextFlow]:
    """Register the flow of an effect."""

    def register(flow: TextFlow) -> TextFlow:
        assert name not in TEXTS, f"two effects are called {name}"
        TEXTS[name] = Entry(flow, scope)
        return flow

    return register


def entry_of(effect: Effect) -> Entry:
    return TEXTS[effect.id or effect.kind]


WHO: dict[str, Callable[[ClashTable, int], bool]] = {
    "all": lambda t, seat: True,
    "all players with 2+ cities": lambda t, seat: len(cities_of(t.state, seat)) >= 2,
    "all players with 2+ units": lambda t, seat: units_on_map(t, seat) >= 2,
    "players with storage": lambda t, seat: bool(t.state.players[seat].advances & STORAGE),
}
"""The words by which the data says whom an effect is for, among all players."""


def reached(t: ClashTable, case: Case) -> list[int]:
    """CC-25.3: whom an effect is for, clockwise from the player who drew the card."""
    test = WHO[case.effect.who] if case.effect.who else None
    if test is None and entry_of(case.effect).scope != EVERYONE:
        return [case.drawer]
    return [seat for seat in (case.drawer, *others(t, case.drawer)) if test is None or test(t, seat)]


def units_on_map(t: ClashTable, seat: int) -> int:
    """All units of a player, Leaders and Ships included."""
    return sum(total(stack) for stack in t.state.units[seat].values())


def amount_of(t: ClashTable, seat: int, amount: int, condition: dict[str, int | tuple[str, ...]] | None) -> int:
    """An amount that is another one for owners of some Advances: `{has_any: [roads, ...], amount: 2}`."""
    if condition is None:
        return amount
    owned: tuple[str, ...] = ()
    other = amount
    for key, value in condition.items():
        if isinstance(value, tuple):
            owned = value
        else:
            other = value
        assert key in ("has_any", "amount", "cities"), f"unknown condition {key}"
    return other if t.state.players[seat].advances & bits(*owned) else amount


def number(value: int | float | str) -> int:
    """A number of the data that must be a whole one."""
    assert isinstance(value, int), value
    return value

"""Playing an action card for its upper half: when, against whom, who may cancel it, what it costs (CC-17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pentapolis.games.clash_of_cultures import asks, cards, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import SILENCE, TURN, use
from pentapolis.games.clash_of_cultures.asks import FREE
from pentapolis.games.clash_of_cultures.hexes import grow
from pentapolis.games.clash_of_cultures.kinds import NOBODY, Goods
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashTable, Turn, layout_of, others
from pentapolis.kernel import Flow, Refusal
from pentapolis.kernel.ask import seat_key
from pentapolis.parts.verbs import Verb

MAIN = "main_action"
START = "start_of_turn"
REACTION = "after_capture"
SHOGUNATE = bit("shogunate")
AT_ONCE = [""]

Bar = Callable[[ClashTable, int], str | None]
Resolve = Callable[[ClashTable, int, int], Flow[None] | None]


@dataclass(frozen=True, slots=True)
class Civil:
    """What a card's upper half needs beyond its cost, and does.

    resolve    its effect: table, seat, and the seat it is aimed at (NOBODY if none)
    possible   whether it would do anything now (CC-17.5)
    targets    the seats it may be aimed at; None: it is aimed at nobody
    barred     another rule that keeps a seat from playing it now, if there is one
    """

    resolve: Resolve
    possible: Callable[[ClashTable, int], object] | None = None
    targets: Callable[[ClashTable, int], list[int]] | None = None
    barred: Bar | None = None


HAPPENED: dict[str, Callable[[Turn], object]] = {
    "land_battle_won": lambda turn: turn.wins,
    "city_captured": lambda turn: turn.captured,
}
"""What a card may need to have happened in the turn."""

CIVIL: dict[str, Civil] = {}
"""By id of the upper half; filled by the modules of this package."""

INSTEAD: dict[str, Callable[[ClashTable, int], Flow[None]]] = {}
"""What takes the place of the Main Action, by the way a card is played; filled by the abilities that offer one."""


def half_of(t: ClashTable, card: str) -> str:
    return t.content.action_cards[card].civil


def cost_of(t: ClashTable, half: str) -> Goods:
    return t.content.civil_costs[half]


def bar(t: ClashTable, seat: int, half: str) -> str | None:
    """CC-17.2, CC-17.5, CC-2.9 (4): the rule that keeps a seat from playing a card for this half, actions apart."""
    data = t.content.civil[half]
    if data.timing == START and t.state.turn.begun:
        return "CC-2.9"
    if data.cost and not payments.can_pay_cost(t, seat, cost_of(t, half), payments.CARD):
        return "CC-17.5"
    if data.timing == REACTION:
        return "CC-17.2"  # it answers an occurrence, and stands in no turn's list
    if data.after and not any(HAPPENED[fact](t.state.turn) for fact in data.after):
        return "CC-17.5"
    civil = CIVIL[half]
    if civil.targets is not None and not civil.targets(t, seat):
        return "CC-17.5"
    if civil.barred is not None and (rule := civil.barred(t, seat)):
        return rule
    return None if civil.possible is None or civil.possible(t, seat) else "CC-17.5"


def ways(t: ClashTable, seat: int, main: bool) -> list[str]:
    """CC-17.2, CC-30.20: as a Main Action if one is left, and free of it by Shogunate."""
    if not main:
        return AT_ONCE
    found = AT_ONCE if t.state.turn.actions > 0 else []
    return [*found, FREE] if hooks.CARD_FREE(t, seat, False) else found


def offers(t: ClashTable, seat: int) -> list[tuple[str, tuple[str, str]]]:
    """CC-17.2, CC-17.3: every card of the hand that may be played now; as many as the player likes."""
    hand, content = t.state.players[seat].actions, t.content
    if not hand:
        return []
    as_main, found = ways(t, seat, True), []
    for card in hand:
        half = content.action_cards[card].civil
        how = as_main if content.civil[half].timing == MAIN else AT_ONCE
        if how and bar(t, seat, half) is None:
            for way in how:
                found.append((f"{card}:{way}" if way else card, (card, way)))
    return found


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    card, _, way = rest.partition(":")
    if card not in t.content.action_cards or way not in ("", FREE):
        return None
    if card not in t.state.players[seat].actions:
        return Refusal("CC-17.1", card=card)
    half = half_of(t, card)
    if way not in ways(t, seat, t.content.civil[half].timing == MAIN):
        return Refusal("CC-30.20" if way else "CC-2.2", card=card, actions=t.state.turn.actions)
    return Refusal(bar(t, seat, half) or "CC-17.5", card=card)


def perform(t: ClashTable, seat: int, meaning: tuple[str, str]) -> Flow[None]:
    """CC-17.3, CC-17.5, CC-30.20: name card and target; if nobody cancels it pay, discard it, do what it says."""
    card, way = meaning
    half = half_of(t, card)
    target = yield from aim(t, seat, card)
    t.emit(log.PLAYED_CARD, seat=seat, card=card, piece=half)
    cards.discard_action(t, seat, card)  # cancelled or not; and from now on everybody has seen it
    if (yield from cancelled(t, seat, card)):
        return
    yield from charge(t, seat, t.content.civil[half].timing == MAIN, way)
    if t.content.civil[half].cost:
        yield from payments.pay_cost(t, seat, cost_of(t, half), payments.CARD)
    yield from CIVIL[half].resolve(t, seat, target) or SILENCE


def aim(t: ClashTable, seat: int, card: str) -> Flow[int]:
    """Whom a card is aimed at [D: who plays it / the seats allowed / must]."""
    targets = CIVIL[half_of(t, card)].targets
    if targets is None:
        return NOBODY
    options = {seat_key(other): other for other in targets(t, seat)}
    return (yield from asks.choose(seat, asks.TARGET, options, card=card))


def charge(t: ClashTable, seat: int, main: bool, way: str) -> Flow[None]:
    """CC-17.2: a card "as an action" takes a Main Action, or what an ability puts in its place.

    CC-30.20: call it when nobody has cancelled the card, which is then neither played nor paid.
    """
    if way == FREE:
        use(t, seat, SHOGUNATE)
    elif way:
        yield from INSTEAD[way](t, seat)
    elif main:
        t.state.turn.actions -= 1
        t.state.turn.taken += 1


def cancelled(t: ClashTable, seat: int, card: str) -> Flow[bool]:
    """CC-30.20: whether one of the others cancels the card; they are asked clockwise."""
    for other in others(t, seat):
        if (yield from hooks.CANCEL_CARD.run(t, other, False, seat, card)):
            t.emit(log.CANCELLED_CARD, seat=other, card=card)
            return True
    return False


TURN.add(Verb("play", offers, why_not, perform, main=False))


# What several cards ask


def presence(t: ClashTable, seat: int) -> int:
    """The spaces with units or cities of a seat."""
    area = 0
    for space in t.state.units[seat]:
        area |= 1 << space
    for space, city in t.state.cities.items():
        if city.owner == seat:
            area |= 1 << space
    return area


def near(t: ClashTable, area: int, steps: int) -> int:
    """CC-33.2: all spaces at most so many steps from an area, over revealed spaces."""
    layout, within = layout_of(t), t.state.revealed
    for _ in range(steps):
        area = grow(layout, area, within)
    return area


def player_near(t: ClashTable, seat: int, steps: int) -> list[int]:
    """The other players with a unit or city within so many spaces of a unit or city of the seat."""
    area = near(t, presence(t, seat), steps)
    return [other for other in others(t, seat) if presence(t, other) & area]

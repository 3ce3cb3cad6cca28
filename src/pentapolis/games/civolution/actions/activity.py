"""Activities: that of the console and those of installed cards; and costs paid for effects (CV-ATY, CV-EFF.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options

from .. import asks, gains, log
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import any_possible, each, effect
from ..kinds import CONSOLE_ACTIVITY, MATERIAL
from ..state import CVTable, Player, without

PAID_WITH: dict[type[v.Price], str] = {v.PayFood: "food", v.PayMoney: "money", v.PayIdea: "idea"}


# Costs


def prices(cost: Iterable[v.Cost]) -> dict[str, int]:
    """CV-EFF.4: everything that a cost takes, by resource or material."""
    found: dict[str, int] = {}
    for part in cost:
        thing = part.material if isinstance(part, v.PayMaterial) else PAID_WITH[type(part)]
        found[thing] = found.get(thing, 0) + part.amount
    return found


def held(player: Player, thing: str) -> int:
    """How many markers of a resource or a stored material a civilization has."""
    if thing in MATERIAL:
        return player.storage[MATERIAL[thing]]
    number: int = getattr(player, thing)
    return number


def lacks(player: Player, cost: Iterable[v.Cost]) -> tuple[str, int] | None:
    """CV-EFF.4: what is missing to pay a cost in full, and how many of it are needed; None if it can be paid."""
    for thing, number in prices(cost).items():
        if held(player, thing) < number:
            return thing, number
    return None


def pay(t: CVTable, seat: int, cost: Iterable[v.Cost]) -> None:
    """CV-EFF.4: the whole cost, before the first effect."""
    for thing, number in prices(cost).items():
        give_back(t, seat, thing, number)


def give_back(t: CVTable, seat: int, thing: str, number: int) -> None:
    """CV-GEN.3: markers of a resource or a stored material return to the supply."""
    player = t.state.players[seat]
    if thing in MATERIAL:
        gains.unstore(player, MATERIAL[thing], number)
    else:
        gains.spend(player, thing, number)
    t.emit(log.SPENT, seat=seat, thing=thing, count=number)


def can_pay_for(t: CVTable, seat: int, effect: v.PayFor) -> bool:
    return lacks(t.state.players[seat], effect.cost) is None and any_possible(t, seat, effect.effects)


@effect(v.PayFor, can_pay_for)
def pay_for(t: CVTable, seat: int, effect: v.PayFor, source: str) -> Flow[None]:
    """CV-EFF.4: optional; the whole cost, then the effects."""
    agreed: bool = yield Ask(seat, asks.DO, {"do": True, SKIP: False}, what="pay_for", source=source)
    if agreed:
        pay(t, seat, effect.cost)
        yield from each(t, seat, effect.effects, source)


# Activities


def of(t: CVTable, piece: str) -> tuple[tuple[v.Cost, ...], tuple[v.Effect, ...]]:
    """CV-ATY.1: cost and effects of an activity."""
    if piece == CONSOLE_ACTIVITY:
        return t.content.console_activity.cost, t.content.console_activity.effects
    ability = t.content.cards[piece].ability
    assert isinstance(ability, v.Activity)
    return ability.cost, ability.effects


def known(t: CVTable, seat: int) -> list[str]:
    """CV-ATY.1: the console's activity and those of installed cards, unless one is being performed (CV-EFF.8)."""
    player, cards = t.state.players[seat], t.content.cards
    found = [CONSOLE_ACTIVITY]
    for column in player.columns:
        for piece, _ in column:
            if piece in cards and isinstance(cards[piece].ability, v.Activity) and piece not in player.busy:
                found.append(piece)
    return found


def can_perform(t: CVTable, seat: int, piece: str) -> bool:
    """CV-EFF.3, CV-EFF.4: it can be paid and does something."""
    cost, effects = of(t, piece)
    return lacks(t.state.players[seat], cost) is None and any_possible(t, seat, effects)


def activities(t: CVTable, seat: int) -> list[str]:
    """CV-ATY.1: the activities that can be performed now."""
    return [piece for piece in known(t, seat) if can_perform(t, seat, piece)]


def refuse(t: CVTable, seat: int, done: list[str], key: str) -> Refusal | None:
    """Why an activity cannot be performed."""
    if key != CONSOLE_ACTIVITY and key not in t.content.cards:
        return None
    if key in done or key not in known(t, seat):
        return Refusal("CV-ATY.1")
    missing = lacks(t.state.players[seat], of(t, key)[0])
    if missing is None:
        return Refusal("CV-EFF.3")
    thing, number = missing
    return Refusal("CV-EFF.4", thing=thing, have=held(t.state.players[seat], thing), need=number)


@effect(v.PerformActivity, lambda t, seat, effect: bool(activities(t, seat)))
def perform_activity(t: CVTable, seat: int, effect: v.PerformActivity, source: str) -> Flow[None]:
    """CV-ATY.1: up to so many; `different`: none of them twice."""
    done: list[str] = []
    for left in range(effect.amount, 0, -1):
        offered = {piece: piece for piece in activities(t, seat) if piece not in done}
        if not offered:
            return
        options = Options({**offered, STOP: ""}, partial(refuse, t, seat, done))
        piece: str = yield Ask(seat, asks.ACTIVITY, options, left=left)
        if not piece:
            return
        if effect.different:
            done.append(piece)
        yield from do_activity(t, seat, piece)


def do_activity(t: CVTable, seat: int, piece: str) -> Flow[None]:
    """CV-EFF.4: the cost, then the effects; it does not perform itself on the way."""
    player = t.state.players[seat]
    cost, effects = of(t, piece)
    t.emit(log.PERFORMED, seat=seat, card=piece)
    pay(t, seat, cost)
    player.busy = (*player.busy, piece)
    yield from each(t, seat, effects, piece)
    player.busy = without(player.busy, piece)

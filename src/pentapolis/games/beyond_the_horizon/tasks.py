"""Effects one after the other: tasks of an action, parts of a bonus, and what stands inside another effect.

Every kind of effect is declared once (`effect`): whether it can be done now, where it may be skipped, and what it does.
One predicate, `possible`, serves the spaces of an action pawn, costs, choices and skipping (BH-EFF). Where a price must
be paid first, `if_paid` pays it, looks, and takes it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pentapolis.kernel import Ask, Flow

from . import asks, log
from . import vocabulary as v
from .kinds import SKIP
from .ownership import force
from .population import exhaust
from .state import BHTable

Perform = Callable[[BHTable, int, Any, bool], "Flow[bool] | bool"]
"""Do an effect; the last argument says whether it may be skipped, the result whether it was done."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of effect: BH-EFF tells for each when it can be done and whether it may be skipped."""

    possible: Callable[[BHTable, int, Any], bool]
    perform: Perform
    in_task: bool  # may be skipped as a task of an action
    in_bonus: bool  # may be skipped as a part of a bonus


KINDS: dict[type[v.Effect], Kind] = {}


def effect(
    kind: type[v.Effect], possible: Callable[[BHTable, int, Any], bool], *, in_task: bool = True, in_bonus: bool = True
) -> Callable[[Perform], Perform]:
    """Declare what a kind of effect does."""

    def declare(perform: Perform) -> Perform:
        KINDS[kind] = Kind(possible, perform, in_task, in_bonus)
        return perform

    return declare


def always(t: BHTable, seat: int, effect: object) -> bool:
    return True


def possible(t: BHTable, seat: int, effect: v.Bonus | v.Vp) -> bool:
    """Whether an effect can be done now, with all that was gained just before (BH-TRN.5)."""
    return KINDS[type(effect)].possible(t, seat, effect)


def any_possible(t: BHTable, seat: int, effects: Iterable[v.Doable]) -> bool:
    """BH-ACT.10: whether something of a list can be done now."""
    for effect in effects:
        can_be_done = KINDS[type(effect)].possible
        if can_be_done(t, seat, effect):
            return True
    return False


def if_paid(t: BHTable, seat: int, coins: int, pawns: int, then: Callable[[], bool]) -> bool:
    """BH-ACT.9, BH-EFF.18: whether so many coins and active pawns are there, and something holds once they are paid."""
    player = t.state.players[seat]
    if player.coins < coins or player.active < pawns:
        return False
    if not pawns:
        player.coins -= coins
        holds = then()
        player.coins += coins
        return holds
    before = player.active, player.gone, player.columns
    player.coins -= coins
    exhaust(t.content, player, pawns)
    holds = then()
    player.coins += coins
    player.active, player.gone, player.columns = before
    return holds


def pay(t: BHTable, seat: int, coins: int, pawns: int = 0) -> None:
    """BH-ACT.9: the whole price."""
    player = t.state.players[seat]
    if coins:
        player.coins -= coins
        t.emit(log.PAID, seat=seat, coins=coins)
    if pawns:
        exhaust(t.content, player, pawns)
        t.emit(log.EXHAUSTED, seat=seat, count=pawns)


def perform(t: BHTable, seat: int, effect: v.Bonus | v.Vp, skip: bool) -> Flow[bool]:
    """BH-TRN.4: do an effect that can be done, with all that it brings, before anything else; whether it was done."""
    done = KINDS[type(effect)].perform(t, seat, effect, skip)
    if isinstance(done, bool):
        return done
    return (yield from done)


def agreed(seat: int, what: str, skip: bool) -> Flow[bool]:
    """Ask whether to do what has no choice of its own."""
    if not skip:
        return True
    answer: bool = yield Ask(seat, asks.DO, {"do": True, SKIP: False}, what=what)
    return answer


def task(t: BHTable, seat: int, tasks: Sequence[v.Doable], number: int, done: bool) -> Flow[bool]:
    """BH-ACT.10: a task may be skipped, but not the last possible one if nothing was done before it."""
    effect = tasks[number]
    kind = KINDS[type(effect)]
    if not kind.possible(t, seat, effect):
        return done
    must = not done and not any_possible(t, seat, tasks[number + 1 :])
    carried_out = kind.perform(t, seat, effect, kind.in_task and not must)
    if not isinstance(carried_out, bool):
        carried_out = yield from carried_out
    return carried_out or done


def all_tasks(t: BHTable, seat: int, tasks: Sequence[v.Doable], joined: bool) -> Flow[None]:
    """BH-ACT.10, BH-ACT.12: the tasks of an action, in the printed order. `joined`: BH-BAS.3, they are one task."""
    done = False
    for number in range(len(tasks)):
        if joined:
            yield from inside(t, seat, tasks[number : number + 1])
        else:
            done = yield from task(t, seat, tasks, number, done)


def bonus(t: BHTable, seat: int, effects: Iterable[v.Bonus | v.Vp]) -> Flow[None]:
    """BH-RES.15: plain gains are taken, other parts may be skipped, what cannot be done is passed over."""
    for effect in effects:
        kind = KINDS[type(effect)]
        if kind.possible(t, seat, effect):
            flow = kind.perform(t, seat, effect, kind.in_bonus)
            if not isinstance(flow, bool):
                yield from flow


def inside(t: BHTable, seat: int, effects: Iterable[v.Doable]) -> Flow[None]:
    """BH-EFF: inside another effect nothing is skipped any more; what can be done is done."""
    for effect in effects:
        if possible(t, seat, effect):
            yield from perform(t, seat, effect, skip=False)


def triggered(t: BHTable, seat: int, event: v.Event) -> Flow[None]:
    """BH-MOD.3, BH-EFF.25: what lasts and waits for this event gives its bonus."""
    effects = force(t, seat).triggers[event]
    if effects:
        yield from bonus(t, seat, effects)

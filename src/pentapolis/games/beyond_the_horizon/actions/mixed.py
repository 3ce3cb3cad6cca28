"""Effects made of effects: choices, prices, counted gains, shares of others, basic actions (BH-EFF.16 to BH-EFF.22)."""

from __future__ import annotations

from msgspec.structs import replace

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks
from .. import vocabulary as v
from ..components import Action
from ..kinds import SKIP, STOP
from ..ownership import COUNTERS
from ..state import BHTable
from ..tasks import agreed, all_tasks, always, any_possible, effect, if_paid, inside, pay, perform, possible


def open_options(t: BHTable, seat: int, choice: v.Choice, taken: list[str]) -> dict[str, v.Alternative]:
    """BH-EFF.17, BH-MOD.5: options of which something is possible and that were not taken yet."""
    options = (option for option in choice.options if option.key not in taken)
    return {option.key: option for option in options if any_possible(t, seat, option.effects)}


def can_choose(t: BHTable, seat: int, effect: v.Choice) -> bool:
    return any(any_possible(t, seat, option.effects) for option in effect.options)


@effect(v.Choice, can_choose)
def choice(t: BHTable, seat: int, effect: v.Choice, skip: bool) -> Flow[bool]:
    """BH-EFF.17: so many different options, or as many as are possible."""
    taken: list[str] = []

    def reason(key: str) -> Refusal | None:
        if key in taken:
            return Refusal("BH-MOD.5")
        return Refusal("BH-EFF.17") if any(option.key == key for option in effect.options) else None

    while len(taken) < effect.pick:
        options: dict[str, v.Alternative | None] = {**open_options(t, seat, effect, taken)}
        if not options:
            break
        if skip and not taken:
            options[SKIP] = None
        left = effect.pick - len(taken)
        option: v.Alternative | None = yield from choose(seat, asks.OPTION, Options(options, reason), left=left)
        if option is None:
            return False
        taken.append(option.key)
        yield from inside(t, seat, option.effects)
    return True


def can_pay(t: BHTable, seat: int, effect: v.Pay) -> bool:
    """BH-EFF.18, BH-ACT.11: the price can be paid, and something of the gain is possible once it is."""
    return if_paid(t, seat, effect.coins, effect.exhaust, lambda: any_possible(t, seat, effect.gain))


@effect(v.Pay, can_pay)
def pay_for(t: BHTable, seat: int, effect: v.Pay, skip: bool) -> Flow[bool]:
    """BH-EFF.18, BH-ACT.11: the price once, then the gain once."""
    if not (yield from agreed(seat, "pay", skip)):
        return False
    pay(t, seat, effect.coins, effect.exhaust)
    yield from inside(t, seat, effect.gain)
    return True


def counted(t: BHTable, seat: int, effect: v.Per) -> int:
    """BH-MOD.4: how many there are now, at most as many as count."""
    return min(effect.most, COUNTERS[effect.count_of](t, seat))


def can_count(t: BHTable, seat: int, effect: v.Per) -> bool:
    """BH-EFF.19: the count is at least 1 and the effect is possible."""
    return counted(t, seat, effect) > 0 and possible(t, seat, effect.effect)


@effect(v.Per, can_count, in_bonus=False)
def per(t: BHTable, seat: int, effect: v.Per, skip: bool) -> Flow[bool]:
    """BH-EFF.19: the effect once for every counted thing, all at once; skipped where the effect could be."""
    whole = replace(effect.effect, amount=effect.effect.amount * counted(t, seat, effect))
    return (yield from perform(t, seat, whole, skip))


@effect(v.EachOtherPlayer, always, in_bonus=False)
def each_other_player(t: BHTable, seat: int, effect: v.EachOtherPlayer, skip: bool) -> Flow[bool]:
    """BH-EFF.20, BH-LEA.6, BH-MOD.10: every opponent, clockwise, none with a choice."""
    players = len(t.state.players)
    for step in range(1, players):
        yield from inside(t, (seat + step) % players, effect.effects)
    return True


@effect(v.EachPlayer, always, in_bonus=False)
def each_player(t: BHTable, seat: int, effect: v.EachPlayer, skip: bool) -> Flow[bool]:
    """BH-EFF.21: everybody, the active player first."""
    players = len(t.state.players)
    for step in range(players):
        yield from inside(t, (seat + step) % players, effect.effects)
    return True


@effect(v.Vp, always, in_bonus=False)
def vp(t: BHTable, seat: int, effect: v.Vp, skip: bool) -> bool:
    """BH-EFF.22: counted at the end of the game (`scoring`)."""
    return True


# Basic actions


def open_basics(t: BHTable, seat: int) -> dict[str, Action | None]:
    """BH-ACT.12: basic actions of which something can be done."""
    actions = t.content.basic_actions
    return {action.id: action for action in actions if any_possible(t, seat, action.tasks)}


@effect(v.BasicAction, always)
def basic_action(t: BHTable, seat: int, effect: v.BasicAction, skip: bool) -> Flow[bool]:
    """BH-ACT.12, BH-EFF.16: a basic action without the pawn, at its own price; the same one may be repeated."""

    def reason(key: str) -> Refusal | None:
        return (
            Refusal("BH-ACT.10", what="space") if any(action.id == key for action in t.content.basic_actions) else None
        )

    for number in range(effect.count):
        options = open_basics(t, seat)
        if number:
            options[STOP] = None
        elif skip:
            options[SKIP] = None
        left = effect.count - number
        action: Action | None = yield from choose(seat, asks.BASIC, Options(options, reason), left=left)
        if action is None:
            return number > 0
        yield from all_tasks(t, seat, action.tasks, action.one_task)
    return True

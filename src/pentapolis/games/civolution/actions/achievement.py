"""Gaining activation and fate dice (CV-ACV)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..asks import SKIP
from ..effects import effect
from ..ground import civ_word
from ..resets import ACTIVATION
from ..state import Civ, CVTable, Player, Vici, add, civ, civs, who

USED = "used"


# Whose die


def dice_of(holder: Civ, die: v.Die) -> int:
    """CV-ACV.3: all dice of a type, used and unused."""
    if die == "fate":
        return holder.fate
    if isinstance(holder, Vici):
        return holder.dice
    assert isinstance(holder, Player)
    return sum(holder.dice) + holder.used


def displayed(t: CVTable, die: v.Die) -> int:
    return t.state.fate if die == "fate" else t.state.dice


def givers(t: CVTable, number: int, die: v.Die) -> list[int]:
    """CV-ACV.2: who has the most of a type, but the taker itself; nobody if the taker alone has the most."""
    counts = {other: dice_of(civ(t.state, other), die) for other in civs(t.state)}
    most = max(counts.values())
    return [other for other, count in counts.items() if count == most and other != number]


def can_gain(t: CVTable, number: int, die: v.Die) -> bool:
    return displayed(t, die) > 0 or bool(givers(t, number, die))


def refuse_giver(t: CVTable, number: int, die: v.Die, key: str) -> Refusal | None:
    """CV-ACV.2: who does not have the most dice gives none."""
    for other in civs(t.state):
        if key == civ_word(t, other):
            counts = [dice_of(civ(t.state, each), die) for each in civs(t.state)]
            return Refusal("CV-ACV.2", have=counts[other], need=max(counts))
    return None


# Gaining


@effect(v.GainDie, lambda t, seat, effect: can_gain(t, seat, effect.die))
def gain(t: CVTable, seat: int, effect: v.GainDie, source: str) -> Flow[None]:
    """CV-ACV.1. An activation die may be left out: one more on the dice spaces may forbid a Reset (CV-RST.1)."""
    if effect.die == "activation" and displayed(t, effect.die):
        agreed: bool = yield Ask(seat, asks.DO, {"do": True, SKIP: False}, what="gain_die", source=source)
        if not agreed:
            return
    yield from gain_die(t, seat, effect.die)


def gain_die(t: CVTable, number: int, die: v.Die) -> Flow[None]:
    """CV-ACV.2, CV-SOL.5: a die of the display, or of a civilization that has the most; V.I.C.I. does not choose."""
    state = t.state
    if displayed(t, die):
        if die == "fate":
            state.fate -= 1
        else:
            state.dice -= 1
        t.emit(log.TOOK_DIE, seat=who(state, number), die=die)
    else:
        found = givers(t, number, die)
        if not found:
            return
        giver = found[0]
        if number < len(state.players):
            options: dict[str, int | None] = {civ_word(t, other): other for other in found}
            if die == "activation":
                options[SKIP] = None
            reasons = Options(options, partial(refuse_giver, t, number, die))
            chosen: int | None = yield from choose(number, asks.DIE_FROM, reasons, die=die)
            if chosen is None:
                return
            giver = chosen
        yield from give(t, giver, die, number)
        t.emit(log.GOT_DIE, seat=who(state, number), die=die, target=who(state, giver))
    receive(t, number, die)


def give(t: CVTable, number: int, die: v.Die, taker: int) -> Flow[None]:
    """CV-ACV.2, CV-ACV.3: who gives an activation die says which one, used or not; fate dice are alike."""
    holder = civ(t.state, number)
    if die == "fate":
        holder.fate -= 1
    elif isinstance(holder, Vici):
        holder.dice -= 1
    else:
        assert isinstance(holder, Player)
        options: dict[str, int] = {f"value:{n + 1}": n for n, count in enumerate(holder.dice) if count}
        if holder.used:
            options[USED] = -1
        reasons = Options(options, refuse_given)
        given: int = yield from choose(number, asks.DIE_GIVEN, reasons, target=who(t.state, taker))
        if given < 0:
            holder.used -= 1
        else:
            holder.dice = add(holder.dice, given, -1)


def refuse_given(key: str) -> Refusal | None:
    """CV-ACV.3: a die that is not there."""
    return Refusal("CV-ACV.3") if key == USED or key.startswith("value:") else None


def receive(t: CVTable, number: int, die: v.Die) -> None:
    """CV-ACV.2, CV-SOL.5: an activation die is rolled and lies on its space; V.I.C.I. only counts it."""
    holder = civ(t.state, number)
    if die == "fate":
        holder.fate += 1
    elif isinstance(holder, Vici):
        holder.dice += 1
    else:
        assert isinstance(holder, Player)
        value = t.state.chance.roll(ACTIVATION, len(holder.dice))
        holder.dice = add(holder.dice, value - 1, 1)
        t.emit(log.DIE_ROLLED, seat=number, value=value)

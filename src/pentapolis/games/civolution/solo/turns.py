"""V.I.C.I.'s turn: a card, its half, its Reset (CV-SOL.3, CV-SOL.4, CV-SOL.16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from pentapolis.kernel import Flow
from pentapolis.parts.piles import shuffled

from .. import gains, log
from ..pieces import CategoryCard, DiceCard, Half, ViciCard
from ..resets import move_indicator
from ..state import CVTable
from ..vocabulary import solo
from .actions import act
from .territories import number_of, roll, step, vici_of


def vici_turn(t: CVTable) -> Flow[None]:
    """CV-SOL.3: the top card joins the row; with enough reset icons a Reset, otherwise its half is performed."""
    vici = vici_of(t)
    if not vici.deck:
        vici.deck = tuple(shuffled(vici.discards, t.state.chance, "solo cards"))
        vici.discards = ()
    *deck, name = vici.deck
    vici.deck, vici.row = tuple(deck), (*vici.row, name)
    t.emit(log.VICI_CARD, card=name)
    vici.steps = (("card", "CV-SOL.3", name),)
    if is_reset(t):
        if vici.acts_on_reset:
            yield from perform(t, t.content.vici[name])
        move_indicator(t)
        vici.discards = tuple(sorted((*vici.discards, *vici.row)))
        vici.row = ()
        t.emit(log.VICI_RESET)
        step(t, "reset", "CV-SOL.3")
    else:
        yield from perform(t, t.content.vici[name])


def icons(t: CVTable) -> tuple[int, int]:
    """CV-SOL.3: the reset icons of the row, blue and red."""
    shown = [t.content.vici[name].reset_icons for name in vici_of(t).row]
    return sum(card.blue for card in shown), sum(card.red for card in shown)


def is_reset(t: CVTable) -> bool:
    """CV-SOL.3."""
    blue, red = icons(t)
    return blue >= t.content.opponent.reset_blue and red >= t.content.opponent.reset_red


def is_red(t: CVTable) -> bool:
    """CV-SOL.16: whether the red half counts in this era."""
    return 0 < vici_of(t).red_from <= t.state.era


def perform(t: CVTable, card: ViciCard) -> Flow[None]:
    """CV-SOL.4: a row of a dice card by one roll, or the action of a category so many times."""
    if isinstance(card, DiceCard):
        die = roll(t)
        rows = card.red_half if is_red(t) else card.blue_half
        t.emit(log.VICI_DIE, die=die, red=int(is_red(t)))
        step(t, "die", "CV-SOL.4", str(die))
        for icon in next(row for row in rows if die in row.rolls).actions:
            yield from act(t, icon)
        return
    half = card.red_half if is_red(t) else card.blue_half
    tiles = list(categories(t, card))
    if not tiles:
        gains.gain_vp(t, number_of(t), half.last_era_vp or 0, "cards")
        return
    for category in tiles:
        t.emit(log.VICI_CATEGORY, category=category, times=half.times)
        step(t, "category", "CV-SOL.4", category, str(half.times))
        yield from repeat(t, category, half)
    gains.gain_vp(t, number_of(t), half.vp, "cards")


def categories(t: CVTable, card: CategoryCard) -> Iterable[str]:
    """CV-SOL.4: the categories that a card names; none where it gives VP instead."""
    state = t.state
    match card.category:
        case "current_era":
            return [state.era_tiles[state.era - 1]]
        case "next_era":
            return list(state.era_tiles[state.era : state.era + 1])
        case "era_4":
            return [state.era_tiles[-1]]
        case "three_final_scoring_tiles":
            return state.final_tiles


def repeat(t: CVTable, category: str, half: Half) -> Flow[None]:
    """CV-SOL.4: the action of a category, as often as shown; markers and steps come one after the other."""
    for icon in once(t.content.category_actions[category], half.times):
        yield from act(t, icon)


def once(icon: solo.Action, times: int) -> Iterator[solo.Action]:
    """Steps and markers in one go, so that they read as one action; everything else one by one."""
    name = next((name for name in ("steps", "amount") if hasattr(icon, name)), "")
    if name:
        yield msgspec.structs.replace(icon, **{name: getattr(icon, name) * times})
    else:
        for _ in range(times):
            yield icon

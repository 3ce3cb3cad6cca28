"""V.I.C.I. outside the action phase (CV-SOL.2, CV-SOL.13, CV-SOL.17)."""

from __future__ import annotations

from .. import log, tribes
from ..ground import STANCES, place_word, tribes_at
from ..state import FIRE, PLAIN, SPOTS, WILD, CVTable, is_strong, place_of, put, remove_tribe, spot_of, who
from .actions import procreate_in, provide
from .territories import determine, number_of, roll, vici_of

NOTHING = "none"


def remove_goal(t: CVTable) -> None:
    """CV-SOL.2: a die says which chip of the goal display leaves the game, if any."""
    state, die = t.state, roll(t)
    chip = NOTHING
    if die <= min(t.content.opponent.goal_dice, len(state.goals)):
        chip = state.goals[die - 1] or NOTHING
        state.goals = put(state.goals, die - 1, "")
    t.emit(log.VICI_GOAL, die=die, chip=chip)


def feed_vici(t: CVTable) -> None:
    """CV-SOL.13: a provision first; then territory by territory, as the markers there say."""
    provide(t)
    vici, number = vici_of(t), number_of(t)
    unfed = [tribe for place in range(len(vici.provisions)) for tribe in hungry(t, place)]
    for tribe in unfed:
        if is_strong(tribe):
            tribes.lay(t, number, tribe)
        else:
            remove_tribe(vici, tribe)
            words = SPOTS[spot_of(tribe)], STANCES[False]
            t.emit(
                log.DIED,
                seat=who(t.state, number),
                place=place_word(t, place_of(tribe)),
                spot=words[0],
                stance=words[1],
            )
    if not vici.tribes:
        return_to_the_continent(t)


def hungry(t: CVTable, place: int) -> list[int]:
    """CV-SOL.13: the tribes in a territory that are not fed: 1 marker feeds one tribe, 2 nearly all."""
    vici = vici_of(t)
    present = tribes_at(vici, place)
    if not vici.provisions[place]:
        return present
    left = list(present)
    camped = sorted((tribe for tribe in present if spot_of(tribe) in (FIRE, PLAIN)), key=rank)
    if vici.provisions[place] < t.content.opponent.provisions_block:
        fed = camped[:1]
    else:
        wild = sorted((tribe for tribe in present if spot_of(tribe) == WILD), key=rank)
        fed = camped + wild[:1]
    for tribe in fed:
        left.remove(tribe)
    return left


def rank(tribe: int) -> tuple[bool, bool]:
    """CV-SOL.13: strong ones first, of these one at a fire."""
    return not is_strong(tribe), spot_of(tribe) != FIRE


def return_to_the_continent(t: CVTable) -> None:
    """CV-SOL.17, CV-SOL.19: one procreation where you have a tribe, or anywhere."""
    everywhere = (1 << len(t.content.territories)) - 1
    mine = 0
    for tribe in t.state.players[0].tribes:
        mine |= 1 << place_of(tribe)
    t.then(come_back, determine(t, mine, everywhere))


def come_back(t: CVTable, place: int) -> object:
    """CV-SOL.17."""
    return procreate_in(t, place)

"""Takebacks: undo and redo lead back exactly, wherever the barrier allows them, and nobody learns anything by them."""

from __future__ import annotations

from typing import Any

from pentapolis.kernel.barrier import after, sight
from pentapolis.kernel.match import Step
from pentapolis.kernel.refusal import CHANCE_DRAWN, NOTHING_TO_REDO, NOTHING_TO_UNDO, OTHERS_ACTED, SECRET_SEEN, Refusal

from . import speech
from .trial import AnyMatch, Trial, position

BARRIERS = (NOTHING_TO_UNDO, OTHERS_ACTED, CHANCE_DRAWN, SECRET_SEEN)
WORLDS = 3  # re-dealt worlds in which an answer that may be taken back must show the same

Trail = list[tuple[Any, ...]]
"""The positions that a match went through, the present one last."""


def check_undo(trial: Trial) -> None:
    """Play on in a copy, take back as much as is allowed, and give it again."""
    twin = trial.match.copy(tracked=True, silent=False)
    trail = [position(twin)]
    for _ in range(1 + trial.chance.below("depth", trial.thoroughness.depth)):
        if twin.over:
            break
        before, step = twin.copy(), trial.step(twin)
        twin.answer(step[1], step[0])
        trail.append(position(twin))
        last = before, step
    undone = take_back(trial, twin, trail)
    if undone:
        check_ignorance(trial, *last)
    give_again(trial, twin, trail, undone)


def take_back(trial: Trial, twin: AnyMatch, trail: Trail) -> int:
    """Undo until the barrier; every step leads exactly to the position before."""
    for undone, there in enumerate(reversed(trail[:-1])):
        here = position(twin)
        try:
            twin.undo()
        except Refusal as refusal:
            trial.expect(refusal.rule in BARRIERS, "undo", f"undo is refused by {refusal}")
            speech.check_refusal(trial, refusal)
            trial.same(here, position(twin), "undo", "a refused undo changed something")
            return undone
        trial.counts.undone += 1
        trial.same(there, position(twin), "undo", "undo does not lead back to where the answer was given")
    return len(trail) - 1


def give_again(trial: Trial, twin: AnyMatch, trail: Trail, undone: int) -> None:
    """Redo leads to the same positions, and then there is nothing more to redo."""
    for there in trail[len(trail) - undone :]:
        twin.redo()
        trial.same(there, position(twin), "undo", "redo does not lead to where the answer led first")
    try:
        twin.redo()
    except Refusal as refusal:
        trial.expect(refusal.rule == NOTHING_TO_REDO, "undo", f"nothing is left to redo, but {refusal}")
        speech.check_refusal(trial, refusal)
    else:
        trial.fail("undo", "more was given again than was taken back")


def check_ignorance(trial: Trial, before: AnyMatch, step: Step) -> None:
    """An answer that may be taken back shows its seat the same in every world that it could not tell from ours."""
    seat, key = step
    ours = after(before, seat, key)
    if ours.has_sealed(seat):
        return  # nothing has happened yet, and what others have sealed would not fit another world
    seen = sight(ours, seat)
    for _ in range(WORLDS):
        same = sight(after(before, seat, key, trial.fresh()), seat) == seen
        trial.expect(same, "undo-information", f"{key} can be taken back, though it showed seat {seat} something")

"""The principal line: follow the chosen line without searching again, while everything is as foreseen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from .interface import Perspective
from .macro_action import Answers
from .pruning import keys_for_bots
from .rollout_policy import World


class ForeseenAnswer(NamedTuple):
    """An answer, and what its seat was to see and could answer before it."""

    key: str
    view: msgspec.Struct
    keys: list[str]


class PrincipalLine:
    """The rest of the chosen line. It was found in a determinization: where the real world differs, it ends."""

    def __init__(self) -> None:
        self._steps: list[ForeseenAnswer] = []

    def choose(self, perspective: Perspective, decide: Callable[[Perspective], tuple[World, Answers]]) -> str:
        """The next answer of the line, or the only legal one, or the first of a new line.

        `decide` returns a new line and the world in which it was found.
        """
        key = self.next(perspective)
        if key is not None:
            return key
        if len(perspective.keys) == 1:
            return perspective.keys[0]
        world, answers = decide(perspective)
        self.set(world, perspective.seat, answers)
        return answers[0]

    def set(self, world: World, seat: int, answers: Answers) -> None:
        """Follow these answers from now on. The first is given already; `world` stands before it."""
        self._steps = []
        for number, key in enumerate(answers):
            ask = world.ask_for(seat)
            if ask is None or key not in ask.options:
                break
            if number:
                self._steps.append(ForeseenAnswer(key, world.view(seat), keys_for_bots(world, ask)))
            world.answer(key, seat)
        self._steps.reverse()

    def next(self, perspective: Perspective) -> str | None:
        """The next answer; None if there is none, or things are not as foreseen."""
        if not self._steps:
            return None
        step = self._steps.pop()
        if perspective.keys == step.keys and perspective.view == step.view:
            return step.key
        self._steps = []
        return None

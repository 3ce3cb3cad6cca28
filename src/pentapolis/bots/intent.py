"""Intent: the rest of a line that was chosen, followed without thinking while all looks as it was foreseen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from .chair import Chair
from .playout import World
from .ply import Answers
from .restraint import keys_for_bots


class Step(NamedTuple):
    """An answer, and what its seat was to see and could answer before it."""

    key: str
    view: msgspec.Struct
    keys: list[str]


class Intent:
    """What a bot has decided already. A line is found in an imagined world: where the real one differs, it ends."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def choose(self, chair: Chair, decide: Callable[[Chair], tuple[World, Answers]]) -> str:
        """The next answer of the line, or the only one, or the first of a line that is decided on now.

        `decide` gives a world in which the line was found besides.
        """
        key = self.next(chair)
        if key is not None:
            return key
        if len(chair.keys) == 1:
            return chair.keys[0]
        world, answers = decide(chair)
        self.set(world, chair.seat, answers)
        return answers[0]

    def set(self, world: World, seat: int, answers: Answers) -> None:
        """Follow these answers from now on; the first of them is given already. `world` stands before it."""
        self._steps = []
        for number, key in enumerate(answers):
            ask = world.ask_for(seat)
            if ask is None or key not in ask.options:
                break
            if number:
                self._steps.append(Step(key, world.view(seat), keys_for_bots(world, ask)))
            world.answer(key, seat)
        self._steps.reverse()

    def next(self, chair: Chair) -> str | None:
        """The next answer; None if there is none, or things are not as foreseen."""
        if not self._steps:
            return None
        step = self._steps.pop()
        if chair.keys == step.keys and chair.view == step.view:
            return step.key
        self._steps = []
        return None

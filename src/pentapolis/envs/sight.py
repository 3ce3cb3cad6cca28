"""Sight: observations as Gymnasium spaces, flat or by the fields of the view."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from .checks import check_choice
from .encoding import MOST
from .run import Run

SightKind = Literal["flat", "dict"]


class Sight:
    """`observation` and `action_mask` of a seat.

    With "flat" the observation is one vector; with "dict" it is a dict of vectors, one for each field of the view and
    one for the question. `columns` of the encoding names every number of both.
    """

    def __init__(self, run: Run, kind: SightKind) -> None:
        check_choice("observation", kind, get_args(SightKind))
        self._groups = {name: np.array(columns) for name, columns in run.encoding.groups.items()}
        self._kind = kind
        seen: spaces.Space[Any] = _box(run.encoding.size)
        if kind == "dict":
            seen = spaces.Dict({name: _box(len(columns)) for name, columns in self._groups.items()})
        self.space = spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (len(run.vocabulary),), np.int8)}
        )

    def of(self, run: Run, seat: int) -> dict[str, Any]:
        """What a seat sees; the mask is empty unless it is asked."""
        vector = run.observe(seat)
        seen: Any = vector
        if self._kind == "dict":
            seen = {name: vector[columns] for name, columns in self._groups.items()}
        mask = run.mask() if seat == run.seat else np.zeros(len(run.vocabulary), np.int8)
        return {"observation": seen, "action_mask": mask}


def _box(size: int) -> spaces.Box:
    return spaces.Box(-MOST, MOST, (size,), np.float32)

"""Forecasts: a position is worth what those that follow are worth, and the last ones what came of them.

That is TD(lambda), fitted: from the estimate by hand every position is given a forecast, made of the estimates of the
positions after it and of the lead at the end; weights are fitted to the forecasts, give new estimates, and so on. It
asks for traits that a seat can weigh alone (`Traits.alone`): what its estimate says is its lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pentapolis.kernel.traits import Pair

from .fit import Array, arrays
from .lessons import Lesson
from .teaching import DIGITS, KEPT_OUT, Figures, finished

Single = npt.NDArray[np.float32]

PENALTIES = (1_000.0, 4_000.0, 16_000.0)
SWEEPS = 8
FAR = 25.0  # a larger lead teaches no more
RARE = 0.02  # what differs less is left as it is by hand
SELDOM = 0.1  # what differs less is believed less
ALIKE = 0.2  # whims of what differs less are no larger
EXACT = 1e-5


class Rows(NamedTuple):
    """Positions as each seat sees them, those of a game and seat one after another.

    `columns` are the traits weighed for the beginning, then for the end, and how much of the game is over: that is
    fitted, so that it does not spoil other weights, and then left out. `ways` says where a game and seat begins.
    """

    columns: Single
    by_hand: Single
    ways: npt.NDArray[np.int64]
    leads: Single  # at the end, by way
    kept: npt.NDArray[np.bool_]  # rows of games that only judge


def rows(lessons: Sequence[Lesson]) -> Rows:
    """The rows of a round."""
    columns, by_hand, ways = list[Single](), list[float](), list[int]()
    leads, kept = list[float](), list[bool]()
    for number, lesson in enumerate(lessons):
        for seat, points in enumerate(lesson.points):
            ways.append(len(by_hand))
            leads.append(points - max(lesson.points[:seat] + lesson.points[seat + 1 :]))
            for position in lesson.positions:
                columns.append(weighed(position.traits[seat], position.phases[seat]))
                by_hand.append(position.by_hand[seat])
                kept.append(number % KEPT_OUT == KEPT_OUT - 1)
    far = np.clip(np.asarray(leads, dtype=np.float32), -FAR, FAR)
    return Rows(np.stack(columns), np.asarray(by_hand, dtype=np.float32), np.asarray(ways), far, np.asarray(kept))


def weighed(numbers: Sequence[float], phase: float) -> Single:
    early = np.asarray(numbers, dtype=np.float32)
    return np.concatenate([early * np.float32(1 - phase), early * np.float32(phase), [np.float32(phase)]])


def together(rounds: Sequence[Rows]) -> Rows:
    """All rounds so far."""
    before = np.cumsum([0, *[len(found.by_hand) for found in rounds]])
    ways = np.concatenate([found.ways + first for found, first in zip(rounds, before, strict=False)])
    columns, by_hand, leads, kept = (
        np.concatenate([getattr(found, name) for found in rounds]) for name in ("columns", "by_hand", "leads", "kept")
    )
    return Rows(columns, by_hand, ways, leads, kept)


def forecasts(values: Single, ways: npt.NDArray[np.int64], leads: Single, later: float) -> Single:
    """What every position is told: so much of what the next one is told, the rest is what that one is worth.

    >>> forecasts(np.array([1, 2, 4], np.float32), np.array([0]), np.array([8], np.float32), 0.5).tolist()
    [4.0, 6.0, 8.0]
    """
    ends = np.append(ways[1:], len(values))
    told, last = np.empty_like(values), leads.copy()
    for back in range(int((ends - ways).max())):
        going = ends - ways > back
        at = ends[going] - 1 - back
        if back:
            last[going] = (1 - later) * values[at + 1] + later * last[going]
        told[at] = last[going]
    return told


def teach(
    found: Rows, lessons: Sequence[Lesson], names: Sequence[str], *, later: float, decisive: float, penalty: float
) -> tuple[dict[str, Pair], Figures]:
    """Weights from all rows, and how well they tell the results of the last lessons.

    A penalty of 0 is the one that tells most of the rows that judge: they choose among a few, and teach nothing else.
    """
    if found.kept.all() or not found.kept.any():
        raise ValueError(f"{len(lessons)} games are too few to learn from; it takes {KEPT_OUT} at least")
    centred, scale = standing(found.columns, ~found.kept)
    learnt = centred[~found.kept]
    bend = learnt.T @ learnt
    results = forecasts(found.by_hand, found.ways, found.leads, 1.0)
    gains = dict[float, tuple[float, Array]]()
    for speaking in (penalty,) if penalty else PENALTIES:
        back = np.linalg.inv(bend.astype(float) + speaking * np.eye(len(bend))).astype(np.float32)
        values, gain = found.by_hand, np.zeros(len(bend), dtype=np.float32)
        for _ in range(SWEEPS):
            more = forecasts(values, found.ways, found.leads, later) - found.by_hand
            mean = more[~found.kept].mean()
            gain = back @ (learnt.T @ (more[~found.kept] - mean))
            values = found.by_hand + mean + centred @ gain
        missed = float(((results - values)[found.kept] ** 2).mean())
        gains[speaking] = missed, (gain / scale).astype(float)
    best = min(gains, key=lambda speaking: gains[speaking][0])
    weights = as_by_hand(found) + gains[best][1][:-1]
    data = arrays(lessons)
    return finished(data, data.games % KEPT_OUT == KEPT_OUT - 1, weights, names, True, decisive, best)


def standing(columns: Single, which: npt.NDArray[np.bool_]) -> tuple[Single, Single]:
    """Columns about their mean, in what they usually differ by; and that."""
    differ = columns[which].std(axis=0)
    scale = np.where(differ < RARE, np.float32(np.inf), np.maximum(differ, SELDOM)).astype(np.float32)
    return (columns - columns[which].mean(axis=0)) / scale, scale


def as_by_hand(found: Rows) -> Array:
    """The weights that come closest to the estimate by hand."""
    columns = found.columns[:, :-1]
    scale = columns.std(axis=0)
    scale[scale == 0] = 1
    apart = columns / scale
    bend = (apart.T @ apart).astype(float) + EXACT * len(apart) * np.eye(len(scale))
    return np.asarray(np.linalg.solve(bend, (apart.T @ found.by_hand).astype(float)) / scale)


def widths(found: Rows, names: Sequence[str], whim: float) -> dict[str, Pair]:
    """How large a whim usually is, by trait: as many points for what seats usually differ by."""
    count = len(names)
    differ = (found.columns[:, :count] + found.columns[:, count:-1]).std(axis=0)
    amounts = np.round(np.where(differ < RARE, 0.0, whim / np.maximum(differ, ALIKE)), DIGITS)
    return {name: (float(amount), float(amount)) for name, amount in zip(names, amounts, strict=True)}

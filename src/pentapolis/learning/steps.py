"""From trials to weights: where to begin, how far seats go off, and the step that they promise most of.

The seats' draws are fitted to the results just as traits are: what comes out is how much a usual draw of every weight
adds to the victory. Weights then go a step in that direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pentapolis.kernel.traits import Pair

from .fit import Array, Data, arrays, fit, loss, nearness, softmax, standard_errors
from .lessons import Lesson
from .teaching import DIGITS, Figures, Progress, best_penalty, finished, judging, pairs
from .trials import draws

MEMORY = 0.5  # of what the round before told is believed before a round
RIDGE = 1e-5
WEIGHTLESS = 1e-3  # what the hand does not weigh comes out about so large


class Way(NamedTuple):
    """Where the trials are: the weights so far, how far seats go off, and what the last round told of directions.

    `fair` are the weights as the last round would have moved them without its games that judge.
    """

    weights: Array
    widths: Array
    slope: Array
    fair: Array


def begin(lessons: Sequence[Lesson], alone: bool, wide: float, least: float) -> Way:
    """The way begins with the weights that give what the hand gives, for whoever is asked."""
    positions = [position for lesson in lessons for position in lesson.positions]
    seen = np.asarray([position.seen for position in positions], dtype=float)
    phase = np.asarray([position.phase for position in positions])[:, None]
    worth = np.asarray([position.by_hand[position.asked] for position in positions])
    columns = np.concatenate([seen * (1 - phase), seen * phase, 1 - phase, phase], axis=1)
    if not alone:  # against another seat: even is nothing
        columns[:, -2:] = 0
    scale = columns.std(axis=0)
    scale[scale == 0] = 1
    apart = columns / scale
    ridge = RIDGE * len(apart) * np.eye(apart.shape[1])
    weights = np.round((np.linalg.solve(apart.T @ apart + ridge, apart.T @ worth) / scale)[:-2], DIGITS)
    return Way(weights, widths(arrays(lessons), weights, wide, least), np.zeros(len(weights)), weights)


def widths(data: Data, weights: Array, wide: float, least: float) -> Array:
    """How far seats go off: by a part of every weight; where the hand has none, so that it can be felt.

    Early and late a trait has the same width, that of its greater weight. A weight that went off by more than itself
    would often turn over, and then trials would only tell that nobody should believe the contrary.
    """
    columns = len(weights) // 2
    numbers = data.traits[:, :, :columns] + data.traits[:, :, columns : 2 * columns]
    usual = (numbers - numbers.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    differ = float((data.by_hand - data.by_hand.mean(axis=1, keepdims=True)).std())
    known = usual > 0  # a trait that is the same everywhere stays as it is
    greater = np.abs(weights).reshape(2, columns).max(axis=0)
    felt = least * differ / np.where(known, usual, 1.0)
    far = np.where(greater > WEIGHTLESS, wide * greater, felt)
    return np.asarray(np.round(np.tile(np.where(known, far, 0.0), 2), DIGITS), dtype=float)


def restricted(way: Way, names: Sequence[str], only: Sequence[str]) -> Way:
    """The same way, on which seats go off in these traits alone."""
    drawn = np.tile(np.asarray([name in only for name in names]), 2)
    return way._replace(widths=np.where(drawn, way.widths, 0.0))


def go_on(
    lessons: Sequence[Lesson], way: Way, step: float, finer: float, penalty: float, doubt: float = 0.0
) -> tuple[Way, Progress, float]:
    """The way after a round of trials, what they told, and under which penalty."""
    drawn = way.widths > 0
    data = told(lessons, drawn)
    before = MEMORY * way.slope
    judge = judging(data.games)
    learnt, kept = data.part(~judge), data.part(judge)
    penalty = penalty or best_penalty(learnt, lambda _: before, missed)
    slope, gone = onward(data, drawn, fit(data, penalty, before), step, penalty, doubt)
    fair = fit(learnt, penalty, before)
    _, fairly = onward(learnt, drawn, fair, step, penalty, doubt)
    promised = float(1 / (1 + np.exp(-(slope @ gone))))
    seats = kept.near.shape[1]
    even = loss(np.full_like(kept.near, 1 / seats), kept.near)
    weights, unseen = (np.round(way.weights + way.widths * far, DIGITS) for far in (gone, fairly))
    after = Way(weights, np.round(finer * way.widths, DIGITS), finer * slope, unseen)
    return after, Progress(missed(kept, fair), even, promised), penalty


def onward(
    data: Data, drawn: npt.NDArray[np.bool_], slope: Array, step: float, penalty: float, doubt: float
) -> tuple[Array, Array]:
    """What is believed of a direction that trials told, and how far the weights go there, in widths."""
    belief = drawn * believed(slope, standard_errors(data, penalty, slope), doubt)
    sure = belief * slope
    far = float(np.linalg.norm(sure)) or 1.0
    return sure, step * np.sqrt(belief.sum()) / far * sure


def believed(slope: Array, errors: Array, doubt: float) -> Array:
    """What part of each direction is believed: nothing below so many standard errors, most of what is far above.

    >>> believed(np.array([1.0, -2.0, 8.0]), np.ones(3), 2.0).tolist()
    [0.0, 0.0, 0.9375]
    """
    if not doubt:
        return np.ones_like(slope)
    sure = np.abs(slope) > doubt * errors
    return np.where(sure, 1 - (doubt * errors / np.where(sure, slope, 1.0)) ** 2, 0.0)


def told(lessons: Sequence[Lesson], drawn: npt.NDArray[np.bool_]) -> Data:
    """Trials as arrays: one position each, with the seats' draws for traits; where there is no width, none counted."""
    traits = len(drawn) // 2
    rows = drawn * np.asarray([draws(lesson.unit.seed, lesson.unit.players, traits) for lesson in lessons])
    won = np.asarray([lesson.shares for lesson in lessons])
    near = nearness(np.asarray([lesson.points for lesson in lessons]))
    return Data(rows, won, near, np.zeros_like(won), np.arange(len(lessons)))


def missed(data: Data, slope: Array) -> float:
    return loss(softmax(data.traits @ slope), data.near)


def judged(
    lessons: Sequence[Lesson], way: Way, names: Sequence[str], *, alone: bool, decisive: float, penalty: float
) -> tuple[dict[str, Pair], Figures]:
    """The weights in the scale of `shares`, and how well fair ones tell the results of trials that judge."""
    data = arrays(lessons)
    judge = judging(data.games)
    table, _ = finished(data, judge, way.weights, names, alone, decisive, penalty)
    _, figures = finished(data, judge, way.fair, names, alone, decisive, penalty)
    return table, figures


def tables(way: Way, names: Sequence[str]) -> tuple[dict[str, Pair], dict[str, Pair]]:
    """Weights and widths by trait."""
    return pairs(way.weights, names), pairs(way.widths, names)

"""Fit: the weights under which the results of lessons are likeliest.

A conditional logit: a seat's share of the victory grows with e to the power of its weighted traits, against those of
the others. Its likelihood has one maximum, which Newton's method finds in a few steps. A penalty keeps weights that the
lessons say little about near to those that come closest to the estimate made by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .lessons import Lesson

Array = npt.NDArray[np.float64]

NEWTON = 12  # steps; usually six are enough
NEAR = 0.8  # of the usual spread: a seat that has so much more is e times as near to the victory
RIDGE = 1e-3  # of the positions
SCALES = np.exp(np.linspace(np.log(0.001), np.log(30.0), 240))
CHUNK = 20_000  # positions that are looked at together


class Data(NamedTuple):
    """Lessons as arrays: traits by position and seat, each for the beginning and for the end; results alike.

    The last column tells whose move it is: it is fitted, so that it does not spoil other weights, and then left out.
    """

    traits: Array  # position, seat, column
    won: Array  # position, seat: the share of the victory
    near: Array  # position, seat: how near the points were to it
    by_hand: Array  # position, seat
    games: npt.NDArray[np.int64]  # position

    def part(self, which: npt.NDArray[np.bool_]) -> Data:
        return Data(self.traits[which], self.won[which], self.near[which], self.by_hand[which], self.games[which])


def arrays(lessons: Sequence[Lesson]) -> Data:
    """All positions."""
    places = [(number, position) for number, lesson in enumerate(lessons) for position in lesson.positions]
    games = np.asarray([number for number, _ in places])
    numbers = np.asarray([position.traits for _, position in places], dtype=float)
    phase = np.asarray([position.phase for _, position in places])[:, None, None]
    asked = np.asarray([position.asked for _, position in places])
    tempo = np.arange(numbers.shape[1]) == asked[:, None]
    traits = np.concatenate([numbers * (1 - phase), numbers * phase, tempo[:, :, None]], axis=2)
    won = np.asarray([lesson.shares for lesson in lessons])[games]
    near = nearness(np.asarray([lesson.points for lesson in lessons]))[games]
    return Data(traits, won, near, np.asarray([position.by_hand for _, position in places]), games)


def nearness(points: Array) -> Array:
    """How near to the victory points are: the more so, the less they usually differ."""
    usual = float((points - points.mean(axis=1, keepdims=True)).std()) or 1.0
    return softmax(points / (NEAR * usual))


def softmax(values: Array) -> Array:
    powers: Array = np.exp(values - values.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def fit(data: Data, penalty: float, start: Array) -> Array:
    """The weight of every column, from how near the points were: that tells more than who won in the end.

    The penalty is measured in positions: so many speak for the weights of the start.
    """
    scale = spread(data.traits)
    believed = start * scale
    weights = believed.copy()
    for _ in range(NEWTON):
        gradient, curvature = penalty * (weights - believed), penalty * np.eye(len(weights))
        for first in range(0, len(data.traits), CHUNK):
            x = data.traits[first : first + CHUNK] / scale
            pulls, bend = lean(x, data.near[first : first + CHUNK], weights)
            gradient += pulls.sum(axis=0)
            curvature += bend
        step = np.linalg.solve(curvature, gradient)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scale)


def lean(x: Array, near: Array, weights: Array) -> tuple[Array, Array]:
    """Where every position pulls the weights, and how soon all of them would give way."""
    shares = softmax(x @ weights)
    mean = np.einsum("psc,ps->pc", x, shares)
    weighted = (x * np.sqrt(shares)[:, :, None]).reshape(-1, x.shape[2])
    return np.einsum("psc,ps->pc", x, shares - near), np.asarray(weighted.T @ weighted - mean.T @ mean)


def standard_errors(data: Data, penalty: float, weights: Array) -> Array:
    """How far other lessons of the same kind would have led weights that were fitted."""
    scale = spread(data.traits)
    pulls, bend = lean(data.traits / scale, data.near, weights * scale)
    back = np.linalg.inv(bend + penalty * np.eye(len(weights)))
    return np.asarray(np.sqrt(np.diag(back @ (pulls.T @ pulls) @ back)) / scale)


def as_by_hand(data: Data) -> Array:
    """The weights that come closest to the estimate made by hand, in the scale that fits the results best."""
    scale = spread(data.traits)
    apart = (data.traits - data.traits.mean(axis=1, keepdims=True)) / scale
    wanted = data.by_hand - data.by_hand.mean(axis=1, keepdims=True)
    columns = apart.reshape(-1, apart.shape[2])
    ridge = RIDGE * len(columns) * np.eye(columns.shape[1])
    weights = np.linalg.solve(columns.T @ columns + ridge, columns.T @ wanted.ravel()) / scale
    worth = data.traits @ weights
    losses = [loss(softmax(factor * worth), data.near) for factor in SCALES]
    return np.asarray(SCALES[int(np.argmin(losses))] * weights)


def spread(traits: Array) -> Array:
    """How much seats usually differ in each column."""
    apart = np.asarray((traits - traits.mean(axis=1, keepdims=True)).std(axis=(0, 1)))
    return np.where(apart > 0, apart, 1.0)


def loss(shares: Array, results: Array) -> float:
    """The mean log loss: what the results were worth to somebody who believed in these shares."""
    return float(-(results * np.log(np.clip(shares, 1e-6, 1))).sum(axis=1).mean())

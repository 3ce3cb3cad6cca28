"""A conditional logit: the weights of maximum likelihood, given the results of episodes.

A seat's share of the victory is the softmax of its weighted traits among those of all seats. The likelihood has one
maximum, which Newton's method finds in a few steps. A ridge penalty draws weights towards a prior: those that come
closest to the estimate by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .episodes import Episode

Array = npt.NDArray[np.float64]

NEWTON = 12  # steps; usually six are enough
NEAR = 0.8  # temperature of `nearness`, in standard deviations of points
RIDGE = 1e-3  # of the positions
SCALES = np.exp(np.linspace(np.log(0.001), np.log(30.0), 240))
CHUNK = 20_000  # positions that are looked at together


class Data(NamedTuple):
    """Episodes as arrays: traits by position and seat, each for the beginning and for the end; results alike.

    The last column is a control variable, whose move it is: it is fitted and then dropped.
    """

    traits: Array  # position, seat, column
    won: Array  # position, seat: the share of the victory
    near: Array  # position, seat: how near the points were to it
    by_hand: Array  # position, seat
    games: npt.NDArray[np.int64]  # position

    def part(self, which: npt.NDArray[np.bool_]) -> Data:
        return Data(self.traits[which], self.won[which], self.near[which], self.by_hand[which], self.games[which])


def arrays(episodes: Sequence[Episode]) -> Data:
    """All positions."""
    places = [(number, position) for number, episode in enumerate(episodes) for position in episode.positions]
    games = np.asarray([number for number, _ in places])
    numbers = np.asarray([position.traits for _, position in places], dtype=float)
    phase = np.asarray([position.phase for _, position in places])[:, None, None]
    asked = np.asarray([position.asked for _, position in places])
    tempo = np.arange(numbers.shape[1]) == asked[:, None]
    traits = np.concatenate([numbers * (1 - phase), numbers * phase, tempo[:, :, None]], axis=2)
    won = np.asarray([episode.shares for episode in episodes])[games]
    near = nearness(np.asarray([episode.points for episode in episodes]))[games]
    return Data(traits, won, near, np.asarray([position.by_hand for _, position in places]), games)


def nearness(points: Array) -> Array:
    """Soft labels: the softmax of the points, in units of how much they usually differ."""
    usual = float((points - points.mean(axis=1, keepdims=True)).std()) or 1.0
    return softmax(points / (NEAR * usual))


def softmax(values: Array) -> Array:
    powers: Array = np.exp(values - values.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def fit(data: Data, penalty: float, start: Array) -> Array:
    """The weight of every column, fitted to soft labels: they carry more information than who won.

    The penalty is the strength of the prior, `start`, in positions.
    """
    scale = spread(data.traits)
    prior = start * scale
    weights = prior.copy()
    for _ in range(NEWTON):
        gradient, curvature = penalty * (weights - prior), penalty * np.eye(len(weights))
        for first in range(0, len(data.traits), CHUNK):
            x = data.traits[first : first + CHUNK] / scale
            gradients, hessian = gradient_and_hessian(x, data.near[first : first + CHUNK], weights)
            gradient += gradients.sum(axis=0)
            curvature += hessian
        step = np.linalg.solve(curvature, gradient)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scale)


def gradient_and_hessian(x: Array, near: Array, weights: Array) -> tuple[Array, Array]:
    """The gradient of every position's log loss, and the Hessian of all."""
    shares = softmax(x @ weights)
    mean = np.einsum("psc,ps->pc", x, shares)
    weighted = (x * np.sqrt(shares)[:, :, None]).reshape(-1, x.shape[2])
    return np.einsum("psc,ps->pc", x, shares - near), np.asarray(weighted.T @ weighted - mean.T @ mean)


def standard_errors(data: Data, penalty: float, weights: Array) -> Array:
    """Standard errors of fitted weights, by the sandwich estimator."""
    scale = spread(data.traits)
    gradients, hessian = gradient_and_hessian(data.traits / scale, data.near, weights * scale)
    back = np.linalg.inv(hessian + penalty * np.eye(len(weights)))
    return np.asarray(np.sqrt(np.diag(back @ (gradients.T @ gradients) @ back)) / scale)


def as_by_hand(data: Data) -> Array:
    """The weights that come closest to the estimate by hand, in the scale that fits the results best."""
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
    """How much seats usually differ in each column: a standard deviation."""
    apart = np.asarray((traits - traits.mean(axis=1, keepdims=True)).std(axis=(0, 1)))
    return np.where(apart > 0, apart, 1.0)


def loss(shares: Array, results: Array) -> float:
    """The mean log loss of predicted shares."""
    return float(-(results * np.log(np.clip(shares, 1e-6, 1))).sum(axis=1).mean())

"""The updates of evolution strategies: the search distribution, and its step along the estimated gradient.

The gradient is a conditional logit of the results on the seats' perturbations, just as other methods regress results on
traits: how much one sigma of every weight adds to the victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pentapolis.kernel.traits import Pair

from .conditional_logit import Array, Data, arrays, fit, loss, nearness, softmax, standard_errors
from .episodes import Episode
from .evolution import perturbations
from .regression import DIGITS, EvolutionProgress, Figures, best_penalty, finished, held_out, pairs

MOMENTUM = 0.5  # of the gradient of the round before is the prior of a round
RIDGE = 1e-5
WEIGHTLESS = 1e-3  # a weight by hand that is 0 comes out about so large


class SearchDistribution(NamedTuple):
    """The mean and the standard deviation of the weights that seats play with, and the last gradient.

    `fair` are the weights as the last round would have moved them without its held-out games.
    """

    weights: Array
    sigmas: Array
    gradient: Array
    fair: Array


def initial(episodes: Sequence[Episode], alone: bool, sigma: float, sigma_floor: float) -> SearchDistribution:
    """The distribution around the weights that come closest to the estimate by hand of the seat that is asked."""
    positions = [position for episode in episodes for position in episode.positions]
    seen = np.asarray([position.seen for position in positions], dtype=float)
    phase = np.asarray([position.phase for position in positions])[:, None]
    worth = np.asarray([position.by_hand[position.asked] for position in positions])
    columns = np.concatenate([seen * (1 - phase), seen * phase, 1 - phase, phase], axis=1)
    if not alone:  # against another seat: an even position is worth 0
        columns[:, -2:] = 0
    scale = columns.std(axis=0)
    scale[scale == 0] = 1
    apart = columns / scale
    ridge = RIDGE * len(apart) * np.eye(apart.shape[1])
    weights = np.round((np.linalg.solve(apart.T @ apart + ridge, apart.T @ worth) / scale)[:-2], DIGITS)
    return SearchDistribution(
        weights, sigmas(arrays(episodes), weights, sigma, sigma_floor), np.zeros(len(weights)), weights
    )


def sigmas(data: Data, weights: Array, sigma: float, sigma_floor: float) -> Array:
    """The standard deviations: a part of every weight, or large enough to have an effect where the weight by hand is 0.

    Early and late a trait has the same sigma, that of its greater weight. Perturbations larger than the weight would
    often change its sign, and then games would only tell that the opposite is wrong.
    """
    columns = len(weights) // 2
    numbers = data.traits[:, :, :columns] + data.traits[:, :, columns : 2 * columns]
    usual = (numbers - numbers.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    differ = float((data.by_hand - data.by_hand.mean(axis=1, keepdims=True)).std())
    known = usual > 0  # a trait that is the same everywhere stays as it is
    greater = np.abs(weights).reshape(2, columns).max(axis=0)
    felt = sigma_floor * differ / np.where(known, usual, 1.0)
    far = np.where(greater > WEIGHTLESS, sigma * greater, felt)
    return np.asarray(np.round(np.tile(np.where(known, far, 0.0), 2), DIGITS), dtype=float)


def restricted(distribution: SearchDistribution, names: Sequence[str], only: Sequence[str]) -> SearchDistribution:
    """The same distribution, perturbed in these traits alone."""
    drawn = np.tile(np.asarray([name in only for name in names]), 2)
    return distribution._replace(sigmas=np.where(drawn, distribution.sigmas, 0.0))


def update(
    episodes: Sequence[Episode],
    distribution: SearchDistribution,
    step_size: float,
    sigma_decay: float,
    penalty: float,
    threshold: float = 0.0,
) -> tuple[SearchDistribution, EvolutionProgress, float]:
    """The distribution after a round of games, how well its gradient predicts them, and the penalty of the fit."""
    drawn = distribution.sigmas > 0
    data = arrays_of_perturbations(episodes, drawn)
    before = MOMENTUM * distribution.gradient
    mask = held_out(data.games)
    learnt, kept = data.part(~mask), data.part(mask)
    penalty = penalty or best_penalty(learnt, lambda _: before, prediction_loss)
    gradient, gone = move(data, drawn, fit(data, penalty, before), step_size, penalty, threshold)
    fair = fit(learnt, penalty, before)
    _, fairly = move(learnt, drawn, fair, step_size, penalty, threshold)
    promised = float(1 / (1 + np.exp(-(gradient @ gone))))
    seats = kept.near.shape[1]
    even = loss(np.full_like(kept.near, 1 / seats), kept.near)
    weights, unseen = (np.round(distribution.weights + distribution.sigmas * far, DIGITS) for far in (gone, fairly))
    after = SearchDistribution(
        weights, np.round(sigma_decay * distribution.sigmas, DIGITS), sigma_decay * gradient, unseen
    )
    return after, EvolutionProgress(prediction_loss(kept, fair), even, promised), penalty


def move(
    data: Data, drawn: npt.NDArray[np.bool_], gradient: Array, step_size: float, penalty: float, threshold: float
) -> tuple[Array, Array]:
    """The shrunk gradient, and the step along it, in sigmas."""
    belief = drawn * shrunk(gradient, standard_errors(data, penalty, gradient), threshold)
    sure = belief * gradient
    far = float(np.linalg.norm(sure)) or 1.0
    return sure, step_size * np.sqrt(belief.sum()) / far * sure


def shrunk(gradient: Array, errors: Array, threshold: float) -> Array:
    """Shrinkage: the factor on each direction, 0 below so many standard errors, near 1 far above.

    >>> shrunk(np.array([1.0, -2.0, 8.0]), np.ones(3), 2.0).tolist()
    [0.0, 0.0, 0.9375]
    """
    if not threshold:
        return np.ones_like(gradient)
    sure = np.abs(gradient) > threshold * errors
    return np.where(sure, 1 - (threshold * errors / np.where(sure, gradient, 1.0)) ** 2, 0.0)


def arrays_of_perturbations(episodes: Sequence[Episode], drawn: npt.NDArray[np.bool_]) -> Data:
    """Episodes as arrays: one position each, with the seats' perturbations for traits; 0 where sigma is 0."""
    traits = len(drawn) // 2
    rows = drawn * np.asarray([perturbations(episode.unit.seed, episode.unit.players, traits) for episode in episodes])
    won = np.asarray([episode.shares for episode in episodes])
    near = nearness(np.asarray([episode.points for episode in episodes]))
    return Data(rows, won, near, np.zeros_like(won), np.arange(len(episodes)))


def prediction_loss(data: Data, gradient: Array) -> float:
    return loss(softmax(data.traits @ gradient), data.near)


def evaluated(
    episodes: Sequence[Episode],
    distribution: SearchDistribution,
    names: Sequence[str],
    *,
    alone: bool,
    decisive: float,
    penalty: float,
) -> tuple[dict[str, Pair], Figures]:
    """The weights in the scale of `shares`, and how well the fair ones predict held-out games."""
    data = arrays(episodes)
    mask = held_out(data.games)
    table, _ = finished(data, mask, distribution.weights, names, alone, decisive, penalty)
    _, figures = finished(data, mask, distribution.fair, names, alone, decisive, penalty)
    return table, figures


def tables(distribution: SearchDistribution, names: Sequence[str]) -> tuple[dict[str, Pair], dict[str, Pair]]:
    """Weights and sigmas by trait."""
    return pairs(distribution.weights, names), pairs(distribution.sigmas, names)

"""TD(λ), fitted: every position's target is its λ-return, a mixture of later estimates and the final lead.

Weights are fitted to the targets, give new estimates and targets, and so on, beginning with the estimate by hand. The
estimate of a seat must be its lead, by traits of its own alone (`Traits.alone`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pentapolis.kernel.traits import Pair

from .conditional_logit import Array, arrays
from .episodes import Episode
from .regression import DIGITS, HELD_OUT_EVERY, Figures, finished

Single = npt.NDArray[np.float32]

PENALTIES = (1_000.0, 4_000.0, 16_000.0)
SWEEPS = 8
FAR = 25.0  # leads are clipped to this
RARE = 0.02  # traits of a smaller standard deviation keep their weight by hand
SELDOM = 0.1  # those of a smaller one are shrunk more
ALIKE = 0.2  # those of a smaller one get no larger exploration noise
EXACT = 1e-5


class Trajectories(NamedTuple):
    """Positions as each seat sees them; a trajectory is those of one game and seat.

    `columns` are the traits for the beginning, then for the end, and how much of the game is over: that is a control
    variable, fitted and then dropped. `starts` says where each trajectory begins.
    """

    columns: Single
    by_hand: Single
    starts: npt.NDArray[np.int64]
    leads: Single  # at the end, by trajectory
    kept: npt.NDArray[np.bool_]  # rows of held-out games


def trajectories(episodes: Sequence[Episode]) -> Trajectories:
    """The trajectories of a round."""
    columns, by_hand, starts = list[Single](), list[float](), list[int]()
    leads, kept = list[float](), list[bool]()
    for number, episode in enumerate(episodes):
        for seat, points in enumerate(episode.points):
            starts.append(len(by_hand))
            leads.append(points - max(episode.points[:seat] + episode.points[seat + 1 :]))
            for position in episode.positions:
                columns.append(weighed(position.traits[seat], position.phases[seat]))
                by_hand.append(position.by_hand[seat])
                kept.append(number % HELD_OUT_EVERY == HELD_OUT_EVERY - 1)
    far = np.clip(np.asarray(leads, dtype=np.float32), -FAR, FAR)
    return Trajectories(
        np.stack(columns), np.asarray(by_hand, dtype=np.float32), np.asarray(starts), far, np.asarray(kept)
    )


def weighed(numbers: Sequence[float], phase: float) -> Single:
    early = np.asarray(numbers, dtype=np.float32)
    return np.concatenate([early * np.float32(1 - phase), early * np.float32(phase), [np.float32(phase)]])


def concatenated(rounds: Sequence[Trajectories]) -> Trajectories:
    """The trajectories of all rounds so far."""
    before = np.cumsum([0, *[len(found.by_hand) for found in rounds]])
    starts = np.concatenate([found.starts + first for found, first in zip(rounds, before, strict=False)])
    columns, by_hand, leads, kept = (
        np.concatenate([getattr(found, name) for found in rounds]) for name in ("columns", "by_hand", "leads", "kept")
    )
    return Trajectories(columns, by_hand, starts, leads, kept)


def lambda_returns(values: Single, starts: npt.NDArray[np.int64], leads: Single, lambda_: float) -> Single:
    """The λ-return of every position: λ times that of the next one, plus 1 − λ times the estimate of the next one.

    >>> lambda_returns(np.array([1, 2, 4], np.float32), np.array([0]), np.array([8], np.float32), 0.5).tolist()
    [4.0, 6.0, 8.0]
    """
    ends = np.append(starts[1:], len(values))
    returns, last = np.empty_like(values), leads.copy()
    for back in range(int((ends - starts).max())):
        going = ends - starts > back
        at = ends[going] - 1 - back
        if back:
            last[going] = (1 - lambda_) * values[at + 1] + lambda_ * last[going]
        returns[at] = last[going]
    return returns


def fit_weights(
    found: Trajectories,
    episodes: Sequence[Episode],
    names: Sequence[str],
    *,
    lambda_: float,
    decisive: float,
    penalty: float,
) -> tuple[dict[str, Pair], Figures]:
    """Weights from all trajectories, and how well they predict the results of the last episodes.

    A penalty of 0 means: choose the one of a few that predicts the held-out games best.
    """
    if found.kept.all() or not found.kept.any():
        raise ValueError(f"{len(episodes)} games are too few to learn from; it takes {HELD_OUT_EVERY} at least")
    centred, scale = standardized(found.columns, ~found.kept)
    learnt = centred[~found.kept]
    bend = learnt.T @ learnt
    results = lambda_returns(found.by_hand, found.starts, found.leads, 1.0)
    gains = dict[float, tuple[float, Array]]()
    for speaking in (penalty,) if penalty else PENALTIES:
        back = np.linalg.inv(bend.astype(float) + speaking * np.eye(len(bend))).astype(np.float32)
        values, gain = found.by_hand, np.zeros(len(bend), dtype=np.float32)
        for _ in range(SWEEPS):
            more = lambda_returns(values, found.starts, found.leads, lambda_) - found.by_hand
            mean = more[~found.kept].mean()
            gain = back @ (learnt.T @ (more[~found.kept] - mean))
            values = found.by_hand + mean + centred @ gain
        missed = float(((results - values)[found.kept] ** 2).mean())
        gains[speaking] = missed, (gain / scale).astype(float)
    best = min(gains, key=lambda speaking: gains[speaking][0])
    weights = as_by_hand(found) + gains[best][1][:-1]
    data = arrays(episodes)
    return finished(data, data.games % HELD_OUT_EVERY == HELD_OUT_EVERY - 1, weights, names, True, decisive, best)


def standardized(columns: Single, which: npt.NDArray[np.bool_]) -> tuple[Single, Single]:
    """Columns minus their mean, divided by their standard deviation; and that deviation."""
    differ = columns[which].std(axis=0)
    scale = np.where(differ < RARE, np.float32(np.inf), np.maximum(differ, SELDOM)).astype(np.float32)
    return (columns - columns[which].mean(axis=0)) / scale, scale


def as_by_hand(found: Trajectories) -> Array:
    """The weights that come closest to the estimate by hand."""
    columns = found.columns[:, :-1]
    scale = columns.std(axis=0)
    scale[scale == 0] = 1
    apart = columns / scale
    bend = (apart.T @ apart).astype(float) + EXACT * len(apart) * np.eye(len(scale))
    return np.asarray(np.linalg.solve(bend, (apart.T @ found.by_hand).astype(float)) / scale)


def sigmas(found: Trajectories, names: Sequence[str], noise: float) -> dict[str, Pair]:
    """The standard deviation of the exploration noise, by trait: so many points for a usual difference."""
    count = len(names)
    differ = (found.columns[:, :count] + found.columns[:, count:-1]).std(axis=0)
    amounts = np.round(np.where(differ < RARE, 0.0, noise / np.maximum(differ, ALIKE)), DIGITS)
    return {name: (float(amount), float(amount)) for name, amount in zip(names, amounts, strict=True)}

"""From lessons to weights: fitted, brought to the scale of `shares`, and judged by lessons that were kept out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from pentapolis.kernel.traits import DECISIVE, Pair

from .fit import SCALES, Array, Data, arrays, as_by_hand, fit, loss, softmax
from .lessons import Lesson

PENALTIES = (30.0, 300.0, 3000.0)
FOLDS, MANY = 4, 30_000  # parts of the lessons that judge each other; of many positions one is enough
KEPT_OUT = 5  # every fifth game judges the weights that the others give
DIGITS = 4
TENTHS = 10

Mask = npt.NDArray[np.bool_]


class Bin(msgspec.Struct, frozen=True):
    """Positions to which an estimate gave about the same share: how many, the mean of the share, what was won."""

    positions: int
    said: float
    won: float


class Scale(msgspec.Struct, frozen=True):
    """What shares made of the estimate by hand are worth where so much of it is `decisive` (see `Rulebook`)."""

    decisive: float
    loss: float
    error: float
    bins: list[Bin]


class Figures(msgspec.Struct, frozen=True):
    """How well shares tell results in games that were kept out. `even` is the loss of who believes in nobody.

    Shares by hand are those of the game's `decisive`; `fitted` are those of the one that fits the other games best.
    """

    games: int
    positions: int
    penalty: float
    even: float
    loss: float
    loss_by_hand: float
    error: float  # how far shares and results are apart, in the mean over the bins
    error_by_hand: float
    bins: list[Bin]
    bins_by_hand: list[Bin]
    decisive: float
    fitted: Scale


class Progress(msgspec.Struct, frozen=True):
    """What trials told: their loss where they were kept out, that of who believes in nobody, and what is promised.

    `promised` is the share of the victory that the new weights should have against the old ones, if their way goes on
    as straight as it begins.
    """

    loss: float
    even: float
    promised: float


def teach(
    lessons: Sequence[Lesson], names: Sequence[str], *, alone: bool, decisive: float, penalty: float | None = None
) -> tuple[dict[str, Pair], Figures]:
    """The weights of every trait, and how good they are. Without a penalty the one that tells most is taken.

    `decisive` is that of the estimate by hand.
    """
    data = arrays(lessons)
    judge = judging(data.games)
    learnt = data.part(~judge)
    penalty = penalty or best_penalty(learnt, as_by_hand, lambda kept, found: scaled(kept, found, alone)[1])
    found = fit(learnt, penalty, as_by_hand(learnt))
    return finished(data, judge, found[:-1], names, alone, decisive, penalty)


def judging(games: npt.NDArray[np.int64]) -> Mask:
    """The positions of games that are kept out."""
    judge = games % KEPT_OUT == KEPT_OUT - 1
    if judge.all() or not judge.any():
        raise ValueError(f"{len(np.unique(games))} games are too few to learn from; it takes {KEPT_OUT} at least")
    return np.asarray(judge)


def finished(
    data: Data, judge: Mask, found: Array, names: Sequence[str], alone: bool, decisive: float, penalty: float
) -> tuple[dict[str, Pair], Figures]:
    """Weights in the scale of `shares`, and how good they are."""
    learnt, kept = data.part(~judge), data.part(judge)
    scale, _ = scaled(learnt, found, alone)
    weights = np.round(scale * found, DIGITS)
    shares = shares_of(kept.traits[:, :, :-1] @ weights, alone)
    return pairs(weights, names), figures(kept, shares, penalty, decisive, best_decisive(learnt))


def best_penalty(data: Data, start_of: Callable[[Data], Array], loss_of: Callable[[Data, Array], float]) -> float:
    """The one under which some games tell others best."""
    losses = dict.fromkeys(PENALTIES, 0.0)
    for fold in range(FOLDS if len(data.games) < MANY else 1):
        judge = data.games % FOLDS == fold
        learnt, kept = data.part(~judge), data.part(judge)
        start = start_of(learnt)
        for penalty in PENALTIES:
            losses[penalty] += loss_of(kept, fit(learnt, penalty, start))
    return min(losses, key=losses.__getitem__)


def scaled(data: Data, weights: Array, alone: bool) -> tuple[float, float]:
    """How many points of the estimate the weights must be, so that `shares` are right; and the loss that is left."""
    columns = data.traits.shape[2] - 1
    worth = data.traits[:, :, :columns] @ weights[:columns]
    losses = [loss(shares_of(scale * worth, alone), data.won) for scale in SCALES]
    best = int(np.argmin(losses))
    return float(SCALES[best]), losses[best]


def shares_of(worth: Array, alone: bool) -> Array:
    """What `bots.playout.shares` makes of the seats' worth."""
    return softmax((worth if alone else ahead(worth)) / DECISIVE)


def ahead(worth: Array) -> Array:
    """Every seat's worth less that of the best of the others."""
    seats = range(worth.shape[1])
    best = [np.delete(worth, seat, axis=1).max(axis=1) for seat in seats]
    return np.asarray(worth - np.stack(best, axis=1))


def pairs(weights: Array, names: Sequence[str]) -> dict[str, Pair]:
    early, late = weights[: len(names)], weights[len(names) :]
    return {name: (float(early[n]), float(late[n])) for n, name in enumerate(names)}


def best_decisive(data: Data) -> float:
    """How much of the estimate by hand must be decisive, so that its shares are right: three digits of it."""
    losses = [loss(softmax(factor * data.by_hand), data.won) for factor in SCALES]
    return float(f"{1 / SCALES[int(np.argmin(losses))]:.3g}")


def by_hand(kept: Data, decisive: float) -> Scale:
    shares = softmax(kept.by_hand / decisive)
    bins = reliability(shares, kept.won)
    return Scale(decisive, loss(shares, kept.won), error(bins), bins)


def figures(kept: Data, shares: Array, penalty: float, decisive: float, fitted: float) -> Figures:
    """How good shares are, and those by hand: with the game's `decisive`, and with the one that fits best."""
    bins, hand = reliability(shares, kept.won), by_hand(kept, decisive)
    return Figures(
        games=len(np.unique(kept.games)),
        positions=len(kept.won),
        penalty=penalty,
        even=float(np.log(kept.won.shape[1])),
        loss=loss(shares, kept.won),
        loss_by_hand=hand.loss,
        error=error(bins),
        error_by_hand=hand.error,
        bins=bins,
        bins_by_hand=hand.bins,
        decisive=decisive,
        fitted=by_hand(kept, fitted),
    )


def reliability(shares: Array, results: Array) -> list[Bin]:
    """Shares that were expected, by tenths, and those that were won."""
    said, won = shares.ravel(), results.ravel()
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    found = [(said[tenth == n], won[tenth == n]) for n in range(TENTHS)]
    return [Bin(len(s), float(s.mean()), float(w.mean())) for s, w in found if len(s)]


def error(bins: Sequence[Bin]) -> float:
    """The expected calibration error.

    >>> error([Bin(1, 0.5, 0.4), Bin(3, 0.9, 0.9)])
    0.025
    """
    positions = sum(found.positions for found in bins)
    return round(sum(found.positions * abs(found.said - found.won) for found in bins) / positions, 6)

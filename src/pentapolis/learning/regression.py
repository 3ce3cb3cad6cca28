"""Regression: fit weights to episodes, calibrate them to the scale of `shares`, evaluate them on held-out games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from pentapolis.kernel.traits import DECISIVE, Pair

from .conditional_logit import SCALES, Array, Data, arrays, as_by_hand, fit, loss, softmax
from .episodes import Episode

PENALTIES = (30.0, 300.0, 3000.0)
FOLDS, MANY = 4, 30_000  # of the cross-validation; with many positions one is enough
HELD_OUT_EVERY = 5  # every fifth game is held out for evaluation
DIGITS = 4
TENTHS = 10

Mask = npt.NDArray[np.bool_]


class Bin(msgspec.Struct, frozen=True):
    """A bin of the calibration curve: positions of about the same predicted share, its mean, and the share won."""

    positions: int
    said: float
    won: float


class Scale(msgspec.Struct, frozen=True):
    """How well shares by the estimate by hand predict, for a value of `decisive` (see `BotSupport`)."""

    decisive: float
    loss: float
    error: float
    bins: list[Bin]


class Figures(msgspec.Struct, frozen=True):
    """How well shares predict the results of held-out games. `even` is the loss of equal shares.

    Shares by hand are those of the game's `decisive`; `fitted` are those of the one that fits the other games best.
    """

    games: int
    positions: int
    penalty: float
    even: float
    loss: float
    loss_by_hand: float
    error: float  # the expected calibration error
    error_by_hand: float
    bins: list[Bin]
    bins_by_hand: list[Bin]
    decisive: float
    fitted: Scale


class EvolutionProgress(msgspec.Struct, frozen=True):
    """A round of evolution: the loss on held-out games, that of equal shares, and what the step promises.

    `promised` is the share of the victory that the new weights should have against the old ones, by linear
    extrapolation of the gradient.
    """

    loss: float
    even: float
    promised: float


def fit_weights(
    episodes: Sequence[Episode], names: Sequence[str], *, alone: bool, decisive: float, penalty: float | None = None
) -> tuple[dict[str, Pair], Figures]:
    """The weights of every trait, and how good they are. Without a penalty, cross-validation chooses it.

    `decisive` is that of the estimate by hand.
    """
    data = arrays(episodes)
    mask = held_out(data.games)
    learnt = data.part(~mask)
    penalty = penalty or best_penalty(learnt, as_by_hand, lambda kept, found: scaled(kept, found, alone)[1])
    found = fit(learnt, penalty, as_by_hand(learnt))
    return finished(data, mask, found[:-1], names, alone, decisive, penalty)


def held_out(games: npt.NDArray[np.int64]) -> Mask:
    """The positions of held-out games."""
    mask = games % HELD_OUT_EVERY == HELD_OUT_EVERY - 1
    if mask.all() or not mask.any():
        raise ValueError(f"{len(np.unique(games))} games are too few to learn from; it takes {HELD_OUT_EVERY} at least")
    return np.asarray(mask)


def finished(
    data: Data, mask: Mask, found: Array, names: Sequence[str], alone: bool, decisive: float, penalty: float
) -> tuple[dict[str, Pair], Figures]:
    """Weights in the scale of `shares`, and how good they are."""
    learnt, kept = data.part(~mask), data.part(mask)
    scale, _ = scaled(learnt, found, alone)
    weights = np.round(scale * found, DIGITS)
    shares = shares_of(kept.traits[:, :, :-1] @ weights, alone)
    return pairs(weights, names), figures(kept, shares, penalty, decisive, best_decisive(learnt))


def best_penalty(data: Data, start_of: Callable[[Data], Array], loss_of: Callable[[Data, Array], float]) -> float:
    """The penalty of the least loss by cross-validation."""
    losses = dict.fromkeys(PENALTIES, 0.0)
    for fold in range(FOLDS if len(data.games) < MANY else 1):
        mask = data.games % FOLDS == fold
        learnt, kept = data.part(~mask), data.part(mask)
        start = start_of(learnt)
        for penalty in PENALTIES:
            losses[penalty] += loss_of(kept, fit(learnt, penalty, start))
    return min(losses, key=losses.__getitem__)


def scaled(data: Data, weights: Array, alone: bool) -> tuple[float, float]:
    """The factor that calibrates the weights to `shares`, and the loss with it."""
    columns = data.traits.shape[2] - 1
    worth = data.traits[:, :, :columns] @ weights[:columns]
    losses = [loss(shares_of(scale * worth, alone), data.won) for scale in SCALES]
    best = int(np.argmin(losses))
    return float(SCALES[best]), losses[best]


def shares_of(worth: Array, alone: bool) -> Array:
    """What `bots.shares` makes of the seats' worth."""
    return softmax((worth if alone else ahead(worth)) / DECISIVE)


def ahead(worth: Array) -> Array:
    """Every seat's worth less that of its best opponent."""
    seats = range(worth.shape[1])
    best = [np.delete(worth, seat, axis=1).max(axis=1) for seat in seats]
    return np.asarray(worth - np.stack(best, axis=1))


def pairs(weights: Array, names: Sequence[str]) -> dict[str, Pair]:
    early, late = weights[: len(names)], weights[len(names) :]
    return {name: (float(early[n]), float(late[n])) for n, name in enumerate(names)}


def best_decisive(data: Data) -> float:
    """The value of `decisive` that calibrates the estimate by hand, to three digits."""
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
    """The calibration curve: predicted shares by tenths, and the shares won."""
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

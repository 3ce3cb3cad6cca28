"""PPO by self-play: one network sits on both sides of many games, and learns from what both sides of them earned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from pentapolis.envs.crowd import PLAYING, Crowd

from .network import Adam, Array, Network, Weights


class Plan(NamedTuple):
    """How it learns. `rate`, `curiosity`: at the beginning; both sink to a tenth."""

    steps: int = 64  # of every game between two lessons
    epochs: int = 3  # passes over what was seen in them
    batches: int = 8  # of each pass
    rate: float = 7e-4
    curiosity: float = 0.02  # reward for undecided policies
    clip: float = 0.2  # how much likelier or less likely an action may become in one lesson
    fade: float = 0.95  # lambda of generalized advantages
    worth: float = 0.5  # weight of the value's error


class Lesson(NamedTuple):
    """What was seen and done: an entry for each step and game, flat."""

    seen: Array
    masks: Array
    actions: Array
    chances: Array  # logarithms, as they were
    advantages: Array
    returns: Array


class Step(NamedTuple):
    """One step of all games: as in a lesson, then what the seats expected, who they were, and what came of it."""

    seen: Array
    masks: Array
    actions: Array
    chances: Array
    values: Array
    seats: Array
    rewards: Array
    ended: Array


class Learner:
    """A network, the crowd it plays in, and how far it has come."""

    def __init__(self, network: Network, crowd: Crowd, plan: Plan, seed: int) -> None:
        self.network, self.crowd, self.plan = network, crowd, plan
        self._adam = Adam(network)
        self._noise = network.xp.random.default_rng(seed)
        self._order = np.random.default_rng(seed)
        self.taken = 0

    def lesson(self, left: float) -> dict[str, float]:
        """Play on, learn from it; `left` is the part of the training that still lies ahead, from 1 to 0."""
        lesson = self._play()
        slower = 0.1 + 0.9 * left
        told: list[Array] = []
        for batch in self._batches(len(lesson.actions)):
            part = Lesson(*(array[batch] for array in lesson))
            slopes, facts = slopes_of(self.network, part, self.plan, self.plan.curiosity * slower)
            self._adam.step(slopes, self.plan.rate * slower)
            told.append(facts)
        means = self.network.to_numpy(self.network.xp.stack(told).mean(axis=0))
        return dict(zip(("entropy", "change", "value_error"), map(float, means), strict=True))

    def _batches(self, size: int) -> Iterator[Array]:
        for _ in range(self.plan.epochs):
            order = self.network.xp.asarray(self._order.permutation(size))
            yield from self.network.xp.array_split(order, self.plan.batches)

    # Playing

    def _play(self) -> Lesson:
        xp, crowd = self.network.xp, self.crowd
        steps = [self._step() for _ in range(self.plan.steps)]
        self.taken += len(steps) * crowd.games
        last = self.network.think(*self._shown()).values
        values = self.network.to_numpy(xp.stack([*(step.values for step in steps), last]))
        gains = advantages(
            values,
            np.stack([*(step.seats for step in steps), crowd.seats]),
            np.stack([step.rewards for step in steps]),
            np.stack([step.ended for step in steps]),
            self.plan.fade,
        )
        even = (gains - gains.mean()) / (gains.std() + 1e-6)
        return Lesson(
            xp.concatenate([step.seen for step in steps]),
            xp.concatenate([step.masks for step in steps]),
            xp.concatenate([step.actions for step in steps]),
            xp.concatenate([step.chances for step in steps]),
            xp.asarray(even.reshape(-1), np.float32),
            xp.asarray((gains + values[:-1]).reshape(-1), np.float32),
        )

    def _step(self) -> Step:
        """One step of all games, each with an action drawn by its chances."""
        xp, crowd = self.network.xp, self.crowd
        seen, masks = self._shown()
        thought = self.network.think(seen, masks)
        actions = (thought.chances + self._gumbel(thought.chances.shape)).argmax(axis=1)
        seats = crowd.seats.copy()
        crowd.step(self.network.to_numpy(actions))
        chances = thought.chances[xp.arange(crowd.games), actions]
        rewards, ended = crowd.rewards.copy(), crowd.ended != PLAYING
        return Step(seen, masks, actions, chances, thought.values, seats, rewards, ended)

    def _shown(self) -> tuple[Array, Array]:
        """What the crowd shows, copied, for the crowd will write over it."""
        return self.network.xp.array(self.crowd.observations), self.network.xp.array(self.crowd.masks) > 0

    def _gumbel(self, shape: tuple[int, ...]) -> Array:
        """Noise that makes the largest sum with it a draw by chances."""
        xp = self.network.xp
        return -xp.log(1e-20 - xp.log(self._noise.random(shape, dtype=np.float32) + np.float32(1e-20)))


def slopes_of(network: Network, part: Lesson, plan: Plan, curiosity: float) -> tuple[Weights, Array]:
    """The slopes of PPO's loss; and of this batch the mean entropy, change of policy and error of values."""
    xp, size = network.xp, len(part.actions)
    thought = network.think(part.seen, part.masks)
    likely, rows = xp.exp(thought.chances), xp.arange(size)
    now = thought.chances[rows, part.actions]
    ratio = xp.exp(now - part.chances)
    gain = part.advantages
    # Beyond the clip, in the direction that the advantage asks for, nothing more is to be won.
    moved = xp.where(gain > 0, ratio < 1 + plan.clip, ratio > 1 - plan.clip)
    push = -(moved * ratio * gain)[:, None] / size
    of_scores = -likely * push
    of_scores[rows, part.actions] += push[:, 0]
    surprise = xp.where(part.masks, thought.chances, np.float32(0))
    entropy = -(likely * surprise).sum(axis=1)
    of_scores += curiosity / size * likely * (surprise + entropy[:, None])
    error = thought.values - part.returns
    slopes = network.slopes(part.seen, thought, of_scores, plan.worth * 2 * error / size)
    return slopes, xp.stack([entropy.mean(), (part.chances - now).mean(), (error * error).mean()])


def advantages(values: Array, seats: Array, rewards: Array, ended: Array, fade: float) -> Array:
    """How much better than expected it went from each step on, for the seat that took it (GAE, nothing discounted).

    A seat's next step is its own next one, whoever moves in between. `values` and `seats` have one entry more than
    there were steps; after the last one the other seat expects the opposite, for there are two and the sum is 0.

    >>> kept = np.array([[0.5], [-0.5], [0.0]])
    >>> rewards = np.array([[[0.0, 0.0]], [[1.0, -1.0]]])
    >>> advantages(kept, np.array([[0], [1], [0]]), rewards, np.array([[False], [True]]), 0.95).tolist()
    [[0.5], [-0.5]]
    """
    games = np.arange(values.shape[1])
    ahead = np.stack([np.where(seats[-1] == seat, values[-1], -values[-1]) for seat in range(2)], axis=1)
    earned, carried = np.zeros_like(ahead), np.zeros_like(ahead)
    found = np.zeros(values[:-1].shape)
    for step in range(len(found) - 1, -1, -1):
        over, seat = ended[step], seats[step]
        ahead[over], carried[over], earned[over] = 0.0, 0.0, 0.0
        earned += rewards[step]
        found[step] = earned[games, seat] + ahead[games, seat] - values[step] + fade * carried[games, seat]
        carried[games, seat], ahead[games, seat], earned[games, seat] = found[step], values[step], 0.0
    return found

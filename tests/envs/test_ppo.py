"""The parts of the PPO example: slopes, advantages, what is saved, and what the policy that comes with it can do."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.ppo.command import GAME, POLICY
from examples.ppo.contest import Share, contests, opened
from examples.ppo.curve import LINE, draw
from examples.ppo.learning import Learner, Lesson, Plan, advantages, slopes_of
from examples.ppo.network import Network
from pentapolis.envs.crowd import Crowd
from pentapolis.envs.run import Spec, encoding_of, vocabulary_of

PLAN = Plan(steps=12, batches=2)
CURIOSITY = 0.05
ROWS = 9


def small_network() -> Network:
    """A few weights in double precision, so that differences tell slopes."""
    network, generator = Network.fresh(7, 5, seed=0, hidden=6), np.random.default_rng(0)
    network.weights = {
        name: value + 0.3 * generator.standard_normal(value.shape) for name, value in network.weights.items()
    }
    return network


def small_lesson(network: Network) -> Lesson:
    """Positions with policies of before that differ enough for some of them to be clipped."""
    generator = np.random.default_rng(1)
    seen, masks = generator.standard_normal((ROWS, 7)), generator.random((ROWS, 5)) < 0.7
    masks[:, 0] = True
    actions = np.array([generator.choice(np.flatnonzero(mask)) for mask in masks])
    now = network.think(seen, masks).chances[np.arange(ROWS), actions]
    before = now + 0.4 * generator.standard_normal(ROWS)
    return Lesson(seen, masks, actions, before, generator.standard_normal(ROWS), generator.standard_normal(ROWS))


def loss(network: Network, lesson: Lesson) -> float:
    """PPO's loss as the paper has it."""
    thought = network.think(lesson.seen, lesson.masks)
    ratio = np.exp(thought.chances[np.arange(ROWS), lesson.actions] - lesson.chances)
    clipped = ratio.clip(1 - PLAN.clip, 1 + PLAN.clip)
    won = np.minimum(ratio * lesson.advantages, clipped * lesson.advantages).mean()
    entropy = -np.where(lesson.masks, np.exp(thought.chances) * thought.chances, 0).sum(axis=1).mean()
    return float(-won - CURIOSITY * entropy + PLAN.worth * ((thought.values - lesson.returns) ** 2).mean())


def test_slopes_are_those_of_the_loss() -> None:
    network = small_network()
    lesson = small_lesson(network)
    slopes, _ = slopes_of(network, lesson, PLAN, CURIOSITY)
    assert slopes.keys() == network.weights.keys()
    for name, weight in network.weights.items():
        for place in np.ndindex(weight.shape):
            kept, hair = weight[place], 1e-6
            weight[place] = kept + hair
            above = loss(network, lesson)
            weight[place] = kept - hair
            below = loss(network, lesson)
            weight[place] = kept
            assert slopes[name][place] == pytest.approx((above - below) / (2 * hair), abs=1e-7)


def test_advantages_follow_each_seat_through_its_own_steps() -> None:
    """Without fading, an advantage is all that is still earned, less what was expected."""
    seats = np.array([[0], [1], [1], [0], [1], [0]])
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]])
    rewards = np.zeros((5, 1, 2))
    rewards[2, 0], rewards[3, 0] = (0.25, -0.25), (1.0, -1.0)
    ended = np.array([[False], [False], [False], [True], [False]])
    found = advantages(values, seats, rewards, ended, fade=1.0)[:, 0]
    earned = [1.25, -1.25, -1.25, 1.0, -0.6]  # the last seat is not asked: it expects the opposite of the one that is
    assert found.tolist() == pytest.approx([total - value for total, value in zip(earned, values[:, 0], strict=False)])
    once = advantages(values, seats, rewards, ended, fade=0.0)[:, 0]
    assert once.tolist() == pytest.approx([0.25 + 0.4 - 0.1, 0.3 - 0.2, -1.25 - 0.3, 1.0 - 0.4, -0.6 - 0.5])


def learned(seed: int) -> Network:
    network = Network.fresh(encoding_of(GAME, 2).size, len(vocabulary_of(GAME)), seed, hidden=16)
    with Crowd(Spec(GAME, reward="both"), games=4) as crowd:
        learner = Learner(network, crowd, PLAN, seed)
        told = learner.lesson(left=1.0)
        assert learner.taken == 48
    assert told["entropy"] > 0.5
    return network


def test_the_same_seed_learns_the_same() -> None:
    one, again, other = learned(1), learned(1), learned(2)
    assert all(np.array_equal(one.weights[name], again.weights[name]) for name in one.weights)
    assert not np.array_equal(one.weights["policy"], other.weights["policy"])


def test_a_policy_is_kept_in_halves_with_what_it_is_for(tmp_path: Path) -> None:
    network = Network.fresh(7, 5, seed=3, lexicon=99)
    network.save(tmp_path / "kept.npz")
    again = Network.load(tmp_path / "kept.npz")
    assert again.lexicon == 99
    assert all(np.allclose(again.weights[name], value, atol=1e-2) for name, value in network.weights.items())
    with pytest.raises(ValueError, match="trained for lexicon 99"):
        opened(tmp_path / "kept.npz", GAME)


def test_without_cupy_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(ModuleNotFoundError, match=r"cupy is not installed.*--arrays numpy"):
        Network.fresh(7, 5, seed=0, arrays="cupy")


def test_the_policy_that_comes_along_beats_greedy() -> None:
    """`python -m examples.ppo check` does the same with more deals."""
    assert POLICY.stat().st_size < 1_000_000
    (share,) = contests(POLICY, GAME, ["greedy"], deals=4, seed="test", jobs=1).values()
    assert share.games == 8
    assert share.share > 0.5


def test_a_curve_is_drawn_with_labels_side_by_side() -> None:
    steps = (0, 2_000_000)
    drawn = draw([(at, 0.0, bot, Share(1.0, 0.5, 1.0, 40)) for at in steps for bot in ("random", "greedy")])
    assert drawn.count("<polyline") == drawn.count("<polygon") == 2
    labels = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*>against', drawn)]
    assert len(labels) == 2
    assert labels[1] - labels[0] >= LINE
    assert ">2.00<" in drawn

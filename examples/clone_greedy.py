"""Train something in a few minutes, with NumPy alone: a linear policy that imitates greedy, then plays against bots.

    pentapolis export flow_of_history --games 600 --bots greedy -o greedy.parquet
    python examples/clone_greedy.py greedy.parquet

`--short` plays its own few games and learns next to nothing from them: it shows that everything still works.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyarrow import parquet

from pentapolis.arena.play import WorkUnit
from pentapolis.envs.dataset import Writer, about, played
from pentapolis.envs.solo import SoloEnv

BATCH, RATE, DECAY = 256, 1e-3, 1e-5
Floats = NDArray[np.float32]


class Policy:
    """Scores for all actions from what is seen: one matrix, trained with Adam."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.weights: Floats = np.zeros((inputs + 1, actions), np.float32)
        self._mean, self._square, self._steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def chances(self, seen: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely each action is; never one that the mask forbids."""
        scores = np.where(masks, seen @ self.weights[:-1] + self.weights[-1], -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Floats = scores / scores.sum(axis=1, keepdims=True)
        return chances

    def learn(self, seen: Floats, masks: NDArray[np.bool_], actions: NDArray[np.int64]) -> float:
        """One step towards the actions; the share of them that it would have chosen itself."""
        chances = self.chances(seen, masks)
        alike = float((chances.argmax(axis=1) == actions).mean())
        chances[np.arange(len(actions)), actions] -= 1.0
        slope = np.vstack([seen.T @ chances, chances.sum(axis=0)]) / len(actions) + DECAY * self.weights
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        mean, square = self._mean / (1 - 0.9**self._steps), self._square / (1 - 0.999**self._steps)
        self.weights -= RATE * mean / (np.sqrt(square) + 1e-8)
        return alike


def read(path: Path) -> tuple[Floats, NDArray[np.bool_], NDArray[np.int64], dict[str, Any]]:
    """Observations, masks and actions of a file; decisions without a choice are left out."""
    told = about(path)
    table = parquet.read_table(path, columns=["observation", "legal", "action"])
    legal = table["legal"].to_pylist()
    rows = np.array([number for number, tokens in enumerate(legal) if len(tokens) > 1])
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(legal), -1)[rows]
    masks = np.zeros((len(rows), len(told["tokens"])), bool)
    for row, number in enumerate(rows):
        masks[row, legal[number]] = True
    return seen, masks, table["action"].to_numpy()[rows], told


def train(path: Path, epochs: int) -> tuple[Policy, str]:
    seen, masks, actions, told = read(path)
    generator = np.random.default_rng(0)
    held = len(actions) // 10  # the last games are kept for the test
    policy, size = Policy(seen.shape[1], masks.shape[1]), len(actions) - held
    for epoch in range(epochs):
        batches = np.split(generator.permutation(size), range(BATCH, size, BATCH))
        alike = [policy.learn(seen[batch], masks[batch], actions[batch]) for batch in batches]
        right = (policy.chances(seen[size:], masks[size:]).argmax(axis=1) == actions[size:]).mean()
        print(f"epoch {epoch + 1}: as greedy chose: {np.mean(alike):.3f}, in games it has not seen: {right:.3f}")
    return policy, str(told["game"])


def evaluate(policy: Policy, game: str, bot: str, games: int) -> None:
    env, won = SoloEnv(game, bots=(bot,)), 0.0
    for number in range(games):
        observation, _ = env.reset(seed=number)
        done, reward = False, 0.0
        while not done:
            mask = observation["action_mask"][None] > 0
            action = policy.chances(observation["observation"][None], mask)[0].argmax()
            observation, reward, over, cut, _ = env.step(action)
            done = over or cut
        won += (1 + reward) / 2
    share, error = won / games, 1.96 * np.sqrt(0.25 / games)
    print(f"against {bot}: {100 * share:.1f} % of {games} games won (± {100 * error:.1f})")


def play_some(path: Path, games: int) -> None:
    """What `pentapolis export flow_of_history --bots greedy` does, for a few games."""
    writer = Writer(path, "flow_of_history")
    for number in range(games):
        writer.add(played(True, None, WorkUnit("flow_of_history", 2, {}, f"short/{number}", ("greedy", "random"))))
    writer.close()


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="A linear policy that imitates greedy.")
    parser.add_argument("data", type=Path, nargs="?", help="a file of `pentapolis export`, of two-player games")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--games", type=int, default=400, help="games against each bot in the end")
    parser.add_argument("--short", action="store_true", help="a few games of its own, to see that it works")
    given = parser.parse_args(words)
    with TemporaryDirectory() as folder:
        path = given.data or Path(folder) / "short.parquet"
        if given.short:
            given.epochs, given.games = 2, 1
            play_some(path, 1)
        elif given.data is None:
            parser.error("name a file, or --short")
        policy, game = train(path, given.epochs)
    for bot in ("random", "greedy"):
        evaluate(policy, game, bot, given.games)


if __name__ == "__main__":
    main(sys.argv[1:])

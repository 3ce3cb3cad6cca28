"""The first ten lines with any game of the shelf: a random game in PettingZoo.

python examples/random_play.py flow_of_history
"""

from __future__ import annotations

import sys

import numpy as np

from pentapolis.envs import aec


def main(game: str = "flow_of_history") -> None:
    env = aec.env(game, players=2)
    env.reset(seed=42)
    generator, totals = np.random.default_rng(42), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        done = terminated or truncated
        env.step(None if done else aec.random_action(observation, generator))
    print(totals)


if __name__ == "__main__":
    main(*sys.argv[1:])

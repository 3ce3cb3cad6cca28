"""PettingZoo: any game of the shelf as an AEC environment.

    from pentapolis.envs import aec
    env = aec.env("flow_of_history", players=3)

or, once the module is imported, `pettingzoo.make("aec", "pentapolis/flow_of_history-v0", players=3)`.
An observation is a dict of `observation` and `action_mask`. The agents `seat_0`, `seat_1`, … are the seats; sealed
questions, which several seats answer at once, are put to them one after another, and nobody sees an answer early.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pentapolis.games import load, shelf

from .checks import check_choice
from .run import Reward, Run, Spec
from .seeding import Seeds
from .sight import Sight, SightKind

RENDER_MODES = ("human", "ansi")


def env(game: str, **choices: Any) -> AECEnv:
    """The environment as it is used: an illegal action loses the game, and misuse is explained."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw_env(game, **choices), illegal_reward=-1))
    )


def raw_env(
    game: str,
    players: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    reward: Reward = "win",
    observation: SightKind = "flat",
    limit: int = Spec("").limit,
    render_mode: str | None = None,
) -> GameEnv:
    """The environment without wrappers. `players`: as few as have somebody to meet, if not given."""
    meta = load(game).meta
    seats = meta.fewest if players is None else players
    spec = Spec(game, seats, meta.simulate(seats, options or {}), reward=reward, limit=limit)
    return GameEnv(spec, observation, render_mode)


class GameEnv(AECEnv):  # type: ignore[misc]
    """A run of a game with an agent for every seat."""

    def __init__(self, spec: Spec, observation: SightKind = "flat", render_mode: str | None = None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.spec = spec
        self.metadata: dict[str, Any] = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "name": f"pentapolis_{spec.game}_v0",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._seeds = Seeds()
        self.run = Run(spec, self._seeds.next())
        self._sight = Sight(self.run, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._sight.space)
        self.action_spaces = {agent: spaces.Discrete(len(self.run.vocabulary)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same cards; without one, games follow from the last seed."""
        self._seeds.plant(seed)
        self.run.reset(self._seeds.next())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.run.seat]

    def observe(self, agent: str) -> Any:
        return self._sight.of(self.run, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game must act"
        self._cumulative_rewards[agent] = 0.0
        run = self.run
        run.step(int(action))
        self.rewards = {name: float(run.rewards[seat]) for seat, name in enumerate(self.possible_agents)}
        self._accumulate_rewards()
        if run.done:
            self.terminations = dict.fromkeys(self.agents, run.over)
            self.truncations = dict.fromkeys(self.agents, run.cut)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[run.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees, as YAML: printed ("human") or returned ("ansi")."""
        text = msgspec.yaml.encode(self.run.match.view(None)).decode()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    # For those who want more than vectors

    def view(self, agent: str) -> msgspec.Struct:
        """What the agent sees, as the game tells it: typed, with names."""
        return self.run.match.view(self._seat_of[agent])

    def words(self, action: int) -> str:
        """The token of an action: `invest:monastery`."""
        return self.run.vocabulary.tokens[action]


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not; None: nothing is rendered."""
    if mode is not None:
        check_choice("render_mode", mode, RENDER_MODES)


def random_action(observation: Mapping[str, Any], generator: np.random.Generator) -> int:
    """Any action that the mask allows."""
    return int(generator.choice(np.flatnonzero(observation["action_mask"])))


def register() -> None:
    """Give every game of the shelf an id: `pentapolis/GAME-v0`."""
    for game in shelf():
        name = f"pentapolis/{game}-v0"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, env, kwargs={"game": game})


register()

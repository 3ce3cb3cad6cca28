"""PettingZoo's own tests, for every game of the shelf."""

from __future__ import annotations

import importlib
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

from pentapolis.envs import aec
from pentapolis.games import shelf
from tests.envs.tables import TABLES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # these tests import old modules of PettingZoo's own
    from pettingzoo.test import api_test, performance_benchmark, seed_test

# PettingZoo prefers plain arrays, and its own games with masks get these warnings, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
GAMES = list(shelf())
FLOW = "flow_of_history"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.env(game, players=players)
    api_test(env, num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    assert env.max_num_agents == players


@pytest.mark.parametrize("game", GAMES)
def test_api_with_a_field_for_each_part(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(game, observation="dict"), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: aec.env(game, players=players), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_performance_benchmark(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It measures for five seconds; here its clock strikes one at every look."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=count().__next__))
    performance_benchmark(aec.env(game))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_makes_every_game_by_its_id() -> None:
    for game in GAMES:
        env = pettingzoo.make("aec", f"pentapolis/{game}-v0", players=3)
        env.reset(seed=1)
        assert env.agents == ["seat_0", "seat_1", "seat_2"]
        assert env.unwrapped.spec.game == game


def last_of(env: Any) -> tuple[Any, float, bool, bool]:
    observation, reward, over, cut, _ = env.last()
    return observation, reward, over, cut


def test_a_game_ends_for_all_with_rewards_in_sum_zero() -> None:
    env, generator = aec.env(FLOW, players=4), np.random.default_rng(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut = last_of(env)
        total[agent] += reward
        env.step(None if over or cut else aec.random_action(observation, generator))
    assert len(total) == 4
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0
    assert env.agents == []


def test_an_illegal_action_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = aec.env(FLOW)
    env.reset(seed=3)
    agent = env.agent_selection
    observation, *_ = last_of(env)
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert "Illegal move" in caplog.text
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    env = aec.raw_env(FLOW, 3)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


def test_flat_and_dict_tell_the_same() -> None:
    flat, fields = aec.raw_env(FLOW), aec.raw_env(FLOW, observation="dict")
    flat.reset(seed=2)
    fields.reset(seed=2)
    whole, parts = (env.observe(env.agent_selection)["observation"] for env in (flat, fields))
    names = flat.run.encoding.groups
    assert set(parts) == set(names) >= {"civilizations", "market", "question"}
    assert all(np.array_equal(parts[name], whole[columns]) for name, columns in names.items())


def test_games_follow_from_the_last_seed() -> None:
    env, again = aec.raw_env(FLOW), aec.raw_env(FLOW)
    env.reset(seed=5)
    first = env.run.match.hash()
    env.reset()
    second = env.run.match.hash()
    again.reset(seed=5)
    assert again.run.match.hash() == first != second
    again.reset()
    assert again.run.match.hash() == second


def test_a_slip_of_the_pen_is_refused() -> None:
    with pytest.raises(ValueError, match="no render_mode 'rgb_array'; choose one of: human, ansi"):
        aec.env(FLOW, render_mode="rgb_array")
    with pytest.raises(ValueError, match="no observation 'dicts'; choose one of: flat, dict"):
        aec.env(FLOW, observation="dicts")
    with pytest.raises(ValueError, match="no reward 'wins'; choose one of: win, points, both"):
        aec.env(FLOW, reward="wins")
    with pytest.raises(ValueError, match="bad-option-count"):
        aec.env(FLOW, players=0)


def test_views_words_and_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.raw_env(FLOW, render_mode="ansi")
    env.reset(seed=1)
    assert "civilizations:" in str(env.render())
    assert env.run.ask is not None
    assert env.words(env.run.legal()[0]) in env.run.ask.options
    assert env.view("seat_0") == env.run.match.view(0)
    loud = aec.raw_env(FLOW, render_mode="human")
    loud.reset(seed=1)
    loud.step(loud.run.legal()[0])
    assert "civilizations:" in capsys.readouterr().out

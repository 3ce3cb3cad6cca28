"""Gymnasium's own checker, and a seat among bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pentapolis.envs import lexicon, run, solo
from pentapolis.envs.solo import SoloEnv
from tests.envs.tables import TABLES
from tests.kernel.toys.climb import CLIMB, SUMMIT

FLOW = "flow_of_history"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_checks_it(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"pentapolis/{game}-v0", players=players).unwrapped
    check_env(env)
    assert isinstance(env, SoloEnv)
    assert env.run.spec.players == players
    capsys.readouterr()


def test_a_game_against_greedy_is_played_to_its_end() -> None:
    env, generator = SoloEnv(FLOW, bots=("greedy", "random"), seat=1), np.random.default_rng(0)
    observation, _ = env.reset(seed=4)
    over = cut = False
    reward = 0.0
    while not (over or cut):
        assert reward == 0
        assert np.array_equal(observation["action_mask"].astype(bool), env.action_masks())
        action = generator.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert info == {}
    assert over
    assert reward in (1.0, -0.5)
    assert env.run.match.outcome().places[1] == (1 if reward > 0 else pytest.approx(2.5, abs=0.5))


@pytest.fixture
def climb(monkeypatch: pytest.MonkeyPatch) -> str:
    """The climb toy on the shelf: a game that one may play alone."""
    for module in (run, lexicon, solo):
        monkeypatch.setattr(module, "load", lambda name: CLIMB)
    return CLIMB.meta.id


def test_who_plays_alone_earns_by_beating_the_game(climb: str) -> None:
    env, generator, earned = SoloEnv(climb, players=1), np.random.default_rng(0), set()
    assert env.run.spec.bots == ("",)
    for seed in range(30):
        observation, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            action = generator.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, over, _, _ = env.step(action)
        assert reward == (1.0 if env.run.match.state.heights[0] > SUMMIT else -1.0)
        earned.add(reward)
    assert earned == {1.0, -1.0}


def test_nobody_meets_bots_at_a_table_of_one(climb: str) -> None:
    with pytest.raises(ValueError, match="1 bots cannot be the opponents at a table of 1"):
        SoloEnv(climb, bots=("random",), players=1)
    with pytest.raises(ValueError, match="0 bots cannot be the opponents at a table of 2"):
        SoloEnv(climb, bots=(), players=2)


def test_an_illegal_action_loses_at_once() -> None:
    env = SoloEnv(FLOW)
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal": True})


def test_seats_are_drawn_or_kept() -> None:
    anywhere, here = SoloEnv(FLOW, bots=("random", "random")), SoloEnv(FLOW, bots=("random", "random"), seat=2)
    anywhere.reset(seed=0)
    assert len({(anywhere.reset(), anywhere.seat)[1] for _ in range(20)}) == 3
    assert {(here.reset(), here.seat)[1] for _ in range(5)} == {2}


def test_fewer_bots_take_the_seats_in_turn_and_too_many_are_refused() -> None:
    assert SoloEnv(FLOW, bots=("greedy", "random"), players=4, seat=1).run.spec.bots == (
        "greedy",
        "",
        "random",
        "greedy",
    )
    with pytest.raises(ValueError, match="3 bots cannot be the opponents at a table of 3"):
        SoloEnv(FLOW, bots=("random",) * 3, players=3)
    with pytest.raises(ValueError, match="1 bots cannot be the opponents at a table of 0"):
        SoloEnv(FLOW, players=0)


def test_every_game_begins_with_a_question_to_you() -> None:
    env = SoloEnv(FLOW, seat=0, limit=1)
    for seed in range(8):
        observation, _ = env.reset(seed=seed)
        assert env.run.seat == 0
        assert observation["action_mask"].any()


def test_a_slip_of_the_pen_is_refused() -> None:
    with pytest.raises(ValueError, match="no reward 'wins'; choose one of: win, points, both"):
        SoloEnv(FLOW, reward="wins")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no observation 'dicts'; choose one of: flat, dict"):
        SoloEnv(FLOW, observation="dicts")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no render_mode 'rgb_array'; choose one of: human, ansi"):
        SoloEnv(FLOW, render_mode="rgb_array")
    with pytest.raises(ValueError, match="limit is 0; it must be at least 1"):
        SoloEnv(FLOW, limit=0)


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat} at a table of 2; seats are counted from 0 to 1"):
        SoloEnv(FLOW, seat=seat)


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(FLOW, render_mode="ansi")
    env.reset(seed=1)
    assert "civilizations:" in str(env.render())
    loud = SoloEnv(FLOW, render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert "civilizations:" in capsys.readouterr().out

"""Many games at once: the same whatever the number of processes."""

from __future__ import annotations

import numpy as np
import pytest

from pentapolis.envs.crowd import CUT, OVER, PLAYING, Crowd, random_actions
from pentapolis.envs.run import Spec

FLOW = Spec("flow_of_history", limit=40)


def journey(workers: int, steps: int, seed: str = "0") -> tuple[list[float], list[int]]:
    """Sums over everything that a crowd shows."""
    sums, ends = [], []
    with Crowd(FLOW, games=5, workers=workers, seed=seed) as crowd:
        generator = np.random.default_rng(0)
        for _ in range(steps):
            crowd.step(random_actions(crowd.masks, generator))
            shown = (crowd.observations, crowd.masks, crowd.seats, np.abs(crowd.rewards))
            sums += [float(array.sum()) for array in shown]
            ends += crowd.ended.tolist()
    return sums, ends


def test_workers_change_nothing() -> None:
    alone, together = journey(0, 60), journey(2, 60)
    assert alone == together
    assert journey(0, 60, seed="1")[0] != alone[0]


def test_games_that_end_give_rewards_and_begin_anew() -> None:
    with Crowd(FLOW, games=3) as crowd:
        generator, ended = np.random.default_rng(0), 0
        for _ in range(130):
            crowd.step(random_actions(crowd.masks, generator))
            over = crowd.ended != PLAYING
            assert not crowd.rewards[~over].any()
            assert set(crowd.ended[over].tolist()) <= {OVER, CUT}
            ended += int(over.sum())
            assert crowd.masks.any(axis=1).all()
            assert ((crowd.seats >= 0) & (crowd.seats < 2)).all()
    assert ended >= 9


def test_an_illegal_action_is_refused_before_anything_moves() -> None:
    with Crowd(FLOW, games=3) as crowd:
        actions = random_actions(crowd.masks, np.random.default_rng(0))
        before = crowd.observations.copy()
        wrong = actions.copy()
        wrong[1] = crowd.masks[1].argmin()
        with pytest.raises(ValueError, match=r"games \[1\]"):
            crowd.step(wrong)
        assert np.array_equal(before, crowd.observations)
        crowd.step(actions)


def test_a_worker_that_dies_is_noticed() -> None:
    with Crowd(FLOW, games=2, workers=1) as crowd:
        (process, _, _) = crowd._workers[0]
        process.kill()
        with pytest.raises(RuntimeError, match="a worker has ended"):
            crowd.step(random_actions(crowd.masks, np.random.default_rng(0)))


def test_closing_twice_and_holding_an_array_does_no_harm() -> None:
    crowd = Crowd(FLOW, games=2)
    held = crowd.masks[0].copy()
    crowd.close()
    crowd.close()
    assert held.any()
    assert crowd.observations.size == 0

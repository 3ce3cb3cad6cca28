"""Many games at once: the same whatever the number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from pentapolis.bots import UnknownBot
from pentapolis.envs import crowd as crowds
from pentapolis.envs.crowd import CUT, OVER, PLAYING, Crowd, random_actions
from pentapolis.envs.memory import Memory, Shape
from pentapolis.envs.run import LARGE, Spec, encoding_of

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


def seen_anew(crowd: Crowd) -> NDArray[np.float32]:
    """What a crowd without workers shows, as somebody sees it who remembers nothing."""
    assert crowd._own is not None
    return np.stack([run.encoding.encode(run.seen_by(run.seat), run.seat) for run in crowd._own._runs.values()])


def test_a_large_game_remembers_nothing_wrong_with_workers_and_over_the_ends_of_games() -> None:
    large = Spec("clash_of_cultures", reward="both", limit=210)
    assert encoding_of(large.game, large.players).size >= LARGE
    ends: list[int] = []
    with Crowd(large, games=3) as alone, Crowd(large, games=3, workers=2) as together:
        generator = np.random.default_rng(0)
        for _ in range(260):
            for name in ("observations", "masks", "seats", "rewards", "ended"):
                assert np.array_equal(getattr(alone, name), getattr(together, name)), name
            assert np.array_equal(alone.observations, seen_anew(alone))
            ends += alone.ended.tolist()
            actions = random_actions(alone.masks, generator)
            alone.step(actions)
            together.step(actions)
    assert set(ends) == {PLAYING, OVER, CUT}


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


def test_closing_twice_does_no_harm() -> None:
    crowd = Crowd(FLOW, games=2)
    crowd.close()
    crowd.close()
    assert crowd.observations.size == 0


LOOKED_AT = """
from pentapolis.envs.crowd import Crowd
from pentapolis.envs.run import Spec

if __name__ == "__main__":
    with Crowd(Spec("flow_of_history"), games=2, workers={workers}) as crowd:
        masks, row = crowd.masks, crowd.observations[1]
    del crowd
    print(masks.any(axis=1).all(), row.any())
"""


@pytest.mark.parametrize("workers", [0, 1])
def test_an_array_may_be_looked_at_after_its_crowd_is_gone(workers: int, tmp_path: Path) -> None:
    """In a process of its own, for memory that is not there ends it."""
    script = tmp_path / "looked_at.py"
    script.write_text(LOOKED_AT.format(workers=workers), encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["True", "True"], "")


HELD = """
from pentapolis.envs.crowd import Crowd
from pentapolis.envs.run import Spec

if __name__ == "__main__":
    crowd = Crowd(Spec("flow_of_history"), games=2, workers=2)
    print(crowd._memory.name, flush=True)
    input()
"""


def test_nothing_stays_when_the_parent_is_killed(tmp_path: Path) -> None:
    """Workers and the keeper of the shared memory hold the output open as long as they live."""
    script = tmp_path / "held.py"
    script.write_text(HELD, encoding="utf-8")
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, stderr=pipe, text=True) as parent:
        assert parent.stdout is not None
        memory = Path("/dev/shm") / parent.stdout.readline().strip()
        parent.send_signal(signal.SIGKILL)
        parent.communicate(timeout=30)
    assert memory.name.startswith("psm_")
    assert not memory.exists()


@pytest.mark.parametrize("workers", [0, 2])
def test_a_crowd_that_cannot_begin_leaves_nothing_behind(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Memory] = []

    def make(wanted: dict[str, tuple[Shape, str]]) -> Memory:
        made.append(Memory(wanted))
        return made[-1]

    monkeypatch.setattr(crowds, "Memory", make)
    with pytest.raises((ValueError, RuntimeError), match=r"bad-option-unknown|a worker has ended"):
        Crowd(Spec("flow_of_history", options={"weather": "fine"}), games=2, workers=workers)
    assert active_children() == []
    with pytest.raises(FileNotFoundError):
        made[0].unlink()


def test_bots_that_cannot_play_in_a_worker_are_refused_before_it_starts() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        Crowd(Spec("flow_of_history", bots=("", "nobody")), games=2, workers=2)
    many = Spec("flow_of_history", bots=("", "search@2x2"))
    with pytest.raises(ValueError, match="search@2x2 thinks in 2 processes, and a worker may start none"):
        Crowd(many, games=2, workers=1)
    with Crowd(many, games=1) as crowd:
        for _ in range(3):
            crowd.step(random_actions(crowd.masks, np.random.default_rng(0)))


def test_a_game_that_bots_alone_play_to_its_limit_is_not_shown() -> None:
    """Who begins differs from seed to seed: where the bot does, the limit is used up before anybody else is asked."""
    with Crowd(Spec("flow_of_history", bots=("", "random"), limit=1), games=8) as crowd:
        for _ in range(3):
            assert (crowd.seats == 0).all()
            assert crowd.masks.any(axis=1).all()
            crowd.step(random_actions(crowd.masks, np.random.default_rng(0)))
            assert (crowd.ended == CUT).all()


def test_a_worker_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "FAREWELL", 0.1)
    crowd = Crowd(FLOW, games=2, workers=1)
    (process, _, _) = crowd._workers[0]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    crowd.close()
    assert process.exitcode == -signal.SIGKILL

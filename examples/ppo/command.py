"""PPO by self-play on The Flow of History until it beats greedy; or a look at what a trained policy can do.

    python -m examples.ppo train --out trained
    python -m examples.ppo check

Nobody shows it how to play: it gets what the environment gives, which is observations, masks and rewards. `--short`
does everything in miniature, to see that it works.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic

from pentapolis.arena.pool import cores
from pentapolis.envs.crowd import Crowd
from pentapolis.envs.lexicon import lexicon_of
from pentapolis.envs.run import Spec, encoding_of, vocabulary_of

from .contest import contests
from .curve import Curve, draw
from .learning import Learner, Plan
from .network import Network

GAME = "flow_of_history"
POLICY = Path(__file__).with_name(f"{GAME}.npz")


def main(words: list[str]) -> None:
    given = read(words)
    policy = train(given) if given.what == "train" else given.policy
    print(f"{policy.name}, on deals that it has never seen:")
    for bot, share in contests(policy, GAME, given.bots, given.deals, given.deal_seed, given.jobs).items():
        print(f"against {bot}: {share}")


def train(given: argparse.Namespace) -> Path:
    """Learn; the policy, its curve as a table and as a drawing are left in the folder."""
    out: Path = given.out
    out.mkdir(parents=True, exist_ok=True)
    curve, begin = Curve(out / "curve.csv"), monotonic()
    network = Network.fresh(
        encoding_of(GAME, 2).size,
        len(vocabulary_of(GAME)),
        given.seed,
        lexicon=lexicon_of(GAME).version,
        arrays=given.arrays,
    )
    with Crowd(Spec(GAME, reward="both"), given.games, given.workers, seed=f"train/{given.seed}") as crowd:
        learner = Learner(network, crowd, Plan(steps=given.steps), given.seed)
        for lesson in range(given.lessons):
            if lesson * given.points // given.lessons != (lesson - 1) * given.points // given.lessons:
                measure(learner, curve, monotonic() - begin, given)
            told = learner.lesson(left=1 - lesson / given.lessons)
            facts = ", ".join(f"{name} {number:.4f}" for name, number in told.items())
            print(f"lesson {lesson + 1}, {monotonic() - begin:.0f} s: {facts}", flush=True)
        measure(learner, curve, monotonic() - begin, given)
    (out / "curve.svg").write_text(draw(curve.points), encoding="utf-8")
    return out / "policy.npz"


def measure(learner: Learner, curve: Curve, spent: float, given: argparse.Namespace) -> None:
    """A point of the curve. All are measured on the same deals, which are not those of the last look."""
    learner.network.save(given.out / "policy.npz")
    path = given.out / f"policy-{learner.taken}.npz"  # named anew, since processes remember what they have opened
    learner.network.save(path)
    for bot, share in contests(path, GAME, given.bots, given.point_deals, "curve", given.jobs).items():
        curve.add(learner.taken, spent, bot, share)
        print(f"{learner.taken:,} steps: against {bot} {share}", flush=True)
    path.unlink()


def read(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m examples.ppo", description="PPO by self-play.")
    parser.add_argument("what", choices=["train", "check"])
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"], help="whom it is measured against")
    parser.add_argument("--deals", type=int, default=500, help="of the last look; every deal is played twice")
    parser.add_argument("--deal-seed", default="fresh")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes for measuring")
    parser.add_argument("--policy", type=Path, default=POLICY, help="what `check` looks at")
    parser.add_argument("--short", action="store_true", help="a moment of everything, to see that it works")
    training = parser.add_argument_group("training")
    training.add_argument("--lessons", type=int, default=50)
    training.add_argument("--games", type=int, default=64, help="games at once")
    training.add_argument("--steps", type=int, default=Plan().steps, help="of every game in a lesson")
    training.add_argument("--workers", type=int, default=0, help="processes for playing; 0: none but this one")
    training.add_argument("--arrays", choices=["numpy", "cupy"], default="numpy", help="cupy: on a graphics card")
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--points", type=int, default=10, help="of the curve, besides the last one")
    training.add_argument("--point-deals", type=int, default=100, help="for each of them")
    training.add_argument("--out", type=Path, default=Path("trained"))
    given = parser.parse_args(words)
    if given.short:
        given.lessons, given.games, given.steps, given.workers = 2, 4, 12, 0
        given.points, given.point_deals, given.deals, given.jobs = 1, 1, 1, 1
    return given

"""Games of a trained network against bots: every deal twice with seats changed, over several processes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from pentapolis.arena.pool import in_order
from pentapolis.envs.lexicon import lexicon_of
from pentapolis.envs.run import Run, Spec

from .network import Network


class Deal(NamedTuple):
    """A deal that is played twice against a bot."""

    network: Path
    game: str
    bot: str
    seed: str


class Share(NamedTuple):
    """The part of the games that was won, a tie being half a victory, with its 95 % interval over deals."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        percent = [f"{100 * number:.1f}" for number in self[:3]]
        return f"{percent[0]} % of {self.games} games ({percent[1]} to {percent[2]} %)"


def contests(network: Path, game: str, bots: Sequence[str], deals: int, seed: str, jobs: int) -> dict[str, Share]:
    """The network's share of the victories against each of some bots."""
    work = [Deal(network, game, bot, f"{seed}/{number}") for bot in bots for number in range(deals)]
    shares = list(in_order(play, work, jobs))
    return {bot: share_of(shares[deals * place : deals * (place + 1)]) for place, bot in enumerate(bots)}


def play(deal: Deal) -> float:
    """The share of both games of a deal."""
    return sum(play_from(deal, seat) for seat in range(2)) / 2


def play_from(deal: Deal, seat: int) -> float:
    bots = ("", deal.bot) if seat == 0 else (deal.bot, "")
    network, run = opened(deal.network, deal.game), Run(Spec(deal.game, bots=bots), deal.seed)
    while not run.done:
        run.step(int(network.best(run.observe(seat)[None], run.mask()[None] > 0)[0]))
    return (1.0 + float(run.rewards[seat])) / 2


@cache
def opened(path: Path, game: str) -> Network:
    network = Network.load(path)
    if network.lexicon != lexicon_of(game).version:
        raise ValueError(
            f"{path} was trained for lexicon {network.lexicon} of {game}, which has changed: train it anew"
        )
    return network


def share_of(shares: Sequence[float]) -> Share:
    """The mean with an interval: deals are independent, the two games of one are not.

    >>> str(share_of([1.0, 0.5, 0.5, 1.0] * 25))
    '75.0 % of 200 games (70.1 to 79.9 %)'
    """
    mean, count = float(np.mean(shares)), len(shares)
    error = 1.96 * float(np.std(shares, ddof=1)) / np.sqrt(count) if count > 1 else 0.5
    return Share(mean, max(0.0, mean - error), min(1.0, mean + error), 2 * count)

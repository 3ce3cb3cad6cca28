"""Run: one game in progress, in tokens and vectors. All environments are thin coats over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from pentapolis.arena.play import MOST_DECISIONS
from pentapolis.bots import Bot, Perspective, make_bot
from pentapolis.games import load
from pentapolis.kernel import Ask, Match

from .checks import check_choice, check_least, check_seats
from .encoding import Encoding, Memory, Vector, plain
from .lexicon import lexicon_of, question
from .vocabulary import Composer, Vocabulary

Mask = NDArray[np.int8]
Rewards = NDArray[np.float64]
Reward = Literal["win", "points", "both"]


class Spec(msgspec.Struct, frozen=True):
    """What is played.

    bots     a name for each seat that a bot takes, "" for a seat that is yours; seats without an entry are yours, too.
             One at least must be
    reward   "win": at the end, from -1 to 1, in sum 0 unless one plays alone (see `win_rewards`). "points": whenever
             points change, the seat's own less the mean of the others', in hundredths. "both": the sum of these
    limit    a game of more decisions is cut off, and counts as it stands
    """

    game: str
    players: int = 2
    options: dict[str, str] = {}
    bots: tuple[str, ...] = ()
    reward: Reward = "win"
    limit: int = MOST_DECISIONS

    def __post_init__(self) -> None:
        check_choice("reward", self.reward, get_args(Reward))
        check_least("limit", self.limit)
        check_least("players", self.players)
        check_seats(self.bots, self.players)

    def bot_at(self, seat: int) -> str:
        return self.bots[seat] if seat < len(self.bots) else ""


POINTS = 100.0  # points that are worth a reward of 1
VAIN = 100  # games that bots alone may play to their limit, one after another, before that limit is refused
LARGE = 4000  # columns from which on it pays to remember what was seen last: docs/performance.md has the figures


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """The vocabulary of a game, shared by all its runs: what it has learned to split stays split."""
    return lexicon_of(game).vocabulary()


@cache
def encoding_of(game: str, players: int) -> Encoding:
    """The encoding of a game for a number of players."""
    return lexicon_of(game).encoding(players)


class Run:
    """One game in progress: who is asked, which tokens may come, what everybody sees, who has earned what.

    >>> run = Run(Spec("flow_of_history", players=2), seed="7")
    >>> run.seat, [run.vocabulary.tokens[token] for token in run.legal()]
    (1, ['artisan_tribe', 'religious_tribe'])
    >>> run.step(run.legal()[0])
    >>> run.observe(0).shape == (run.encoding.size,), int(run.mask().sum()) == len(run.legal())
    (True, True)
    """

    seat: int  # who is asked; -1 when the game is over
    ask: Ask | None
    match: Match[Any, Any]
    rewards: Rewards  # what the last step has earned everybody
    _composer: Composer | None

    def __init__(self, spec: Spec, seed: str, *, tracked: bool = False) -> None:
        self.spec = spec
        self.game = load(spec.game)
        self.vocabulary = vocabulary_of(spec.game)
        self.encoding = encoding_of(spec.game, spec.players)
        remembers = self.encoding.size >= LARGE
        self._memories: list[Memory | None] = [{} if remembers else None for _ in range(spec.players)]
        self.reset(seed, tracked=tracked)

    def reset(self, seed: str, *, tracked: bool = False) -> None:
        """A new game from a seed: the same one every time. `tracked`: it will be copied."""
        spec = self.spec
        names = {seat: spec.bot_at(seat) for seat in range(spec.players) if spec.bot_at(seat)}
        self._bots: dict[int, Bot] = {seat: make_bot(name, f"{seed}/{seat}") for seat, name in names.items()}
        tracked = tracked or any(bot.imagines for bot in self._bots.values())
        match = Match.simulate(self.game, spec.players, spec.options, seed, tracked=tracked)
        self.begin(match)

    def renew(self, next_seed: Callable[[], str]) -> None:
        """New games until one asks for you: bots that come before may play a game to its limit."""
        for _ in range(VAIN):
            self.reset(next_seed())
            if not self.done:
                return
        raise ValueError(f"bots came to the limit of {self.spec.limit} before you, {VAIN} games in a row; raise it")

    def begin(self, match: Match[Any, Any]) -> None:
        """Go on from any position."""
        self.match = match
        self.decisions = 0
        self.rewards = np.zeros(self.spec.players)
        self._points = self.rewards if self.spec.reward == "win" else self._margins()
        self._let_bots_play()

    def copy(self) -> Run:
        """A twin at the same position that goes its own way. Bots, which remember things, do not come along."""
        assert not self._bots
        twin: Run = Run.__new__(Run)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy(tracked=True)
        twin._ask_again()
        return twin

    def imagine(self, seed: str) -> Run:
        """A twin in a world that the seat which is asked cannot tell from this one."""
        assert not self._bots
        twin: Run = Run.__new__(Run)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.imagine(self.seat, seed, tracked=True)
        twin._ask_again()
        return twin

    def _ask_again(self) -> None:
        """The same question in another match, with the tokens chosen so far."""
        if self._composer is not None:
            self.ask = self.match.ask_for(self.seat)
            assert self.ask is not None
            chosen = self._composer.chosen
            self._composer = Composer(self.vocabulary, list(self.ask.options))
            for token in chosen:
                self._composer.choose(token)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def cut(self) -> bool:
        """Whether the game was cut off at its limit."""
        return not self.match.over and self.decisions >= self.spec.limit

    @property
    def done(self) -> bool:
        return self.match.over or self.decisions >= self.spec.limit

    # Acting

    def legal(self) -> list[int]:
        """The tokens that may come next, sorted; none when the game is over."""
        return [] if self._composer is None else self._composer.legal

    def mask(self) -> Mask:
        mask = np.zeros(len(self.vocabulary), np.int8)
        if self._composer is not None:
            mask[self._composer.legal] = 1
        return mask

    def allows(self, token: int) -> bool:
        return self._composer is not None and self._composer.allows(token)

    def step(self, token: int) -> None:
        """Take a token for the seat that is asked. Bots that follow play at once."""
        assert self._composer is not None, "the game is over"
        self.rewards = np.zeros(self.spec.players)
        key = self._composer.choose(token)
        if key is not None:
            self._answer(key)
            self._let_bots_play()
            self._pay()

    def _answer(self, key: str) -> None:
        self.match.answer(key, self.seat)
        self.decisions += 1

    def _let_bots_play(self) -> None:
        """Run on to the next question of a seat that no bot takes, or to the end."""
        while not self.done:
            ask = self.match.ask
            assert ask is not None
            self.seat = ask.seat
            bot = self._bots.get(ask.seat)
            if bot is None:
                self.ask = ask
                self._composer = Composer(self.vocabulary, list(ask.options))
                return
            self._answer(bot.choose(Perspective(self.match, ask.seat)))
        self.seat, self.ask, self._composer = -1, None, None

    # Seeing

    @property
    def chosen(self) -> list[str]:
        """The tokens of the answer so far."""
        return [] if self._composer is None else [self.vocabulary.tokens[token] for token in self._composer.chosen]

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat sees, and if it is asked, what, as plain data."""
        asked = seat == self.seat
        told = question(seat, self.ask, self._composer) if asked else question(seat, None, None)
        return {"view": plain(self.match.view(seat)), "question": told}

    def observe(self, seat: int) -> Vector:
        """The same as a vector."""
        return self.encoding.encode(self.seen_by(seat), seat, self._memories[seat])

    # Earning

    def _pay(self) -> None:
        if self.spec.reward != "win":
            margins = self._margins()
            self.rewards = (margins - self._points) / POINTS
            self._points = margins
        if self.spec.reward != "points" and self.done:
            self.rewards = self.rewards + win_rewards(self.match.outcome().places)

    def _margins(self) -> Rewards:
        """Every seat's points less the mean of the others', if there are any."""
        points: Rewards = np.array([sum(self.match.score(seat).values()) for seat in range(self.spec.players)])
        margins: Rewards = points - (points.sum() - points) / max(1, len(points) - 1)
        return margins


def win_rewards(places: tuple[int, ...]) -> Rewards:
    """1 for a victory, shared by those who share it, paid by all in equal parts: in sum 0, and nobody gets below -1.

    Who plays alone gets 1 for beating the game, and -1 for not beating it.

    >>> win_rewards((1, 2)).tolist(), win_rewards((1, 1)).tolist(), win_rewards((2, 1, 2)).tolist()
    ([1.0, -1.0], [0.0, 0.0], [-0.5, 1.0, -0.5])
    >>> win_rewards((1,)).tolist(), win_rewards((2,)).tolist()
    ([1.0], [-1.0])
    """
    seats = len(places)
    if seats == 1:
        return np.array([1.0 if places == (1,) else -1.0])
    won = np.array([1.0 if place == 1 else 0.0 for place in places])
    rewards: Rewards = (seats * won / won.sum() - 1.0) / (seats - 1)
    return rewards

"""Peers: well-known engines played at random beside our games, in one run, so that ratios mean the same anywhere.

Each is played by a plain loop as its own documentation shows it, and counts as decisions what it asks its players.
Slices of all take turns, as in `bench`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from time import monotonic
from typing import Any

import msgspec

from pentapolis.kernel import Game, Match

from .bench import Meter, Work, Worker, chess_player, player

CATAN = "catanatron"
COUNTED = 8  # games in which decisions that leave a choice are counted, without a clock
CATAN_TURNS = 1000  # where catanatron itself gives up
SPIEL_SAMPLES = ("python_block_dominoes", "python_tic_tac_toe", "backgammon")  # two in Python, one in C++
ZOO_SAMPLES = ("connect_four", "chess")
LONGEST = 90.0  # seconds by the clock: on a busy machine there are fewer slices, not a longer wait

Seating = tuple[str, int]
"""A game and its number of players."""
Notice = Callable[[str, Seating, float], None]
"""Is told what is done now (load, warm, measure, choices), with whom, and which part of the whole: from 0 to 1."""


class Speed(msgspec.Struct, frozen=True):
    """How fast something was played."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    choice: float | None = None  # the share of its decisions that leave a choice, where it was counted


class Company(msgspec.Struct, frozen=True):
    """Our games and their peers, measured together, each for `seconds` of the processor or more.

    `missing`: peers that are not installed, and what they lack.
    """

    games: list[Speed]
    peers: list[Speed]
    missing: dict[str, str]
    seconds: float = 0.0

    def ratio(self, game: Speed, peer: Speed) -> float:
        """How many decisions the game makes while the peer makes one."""
        return game.decisions_per_s / peer.decisions_per_s

    def choice_ratio(self, game: Speed, peer: Speed) -> float | None:
        """The same for decisions that leave a choice; None if nobody has counted them."""
        if game.choice is None or peer.choice is None:
            return None
        return self.ratio(game, peer) * game.choice / peer.choice


def catan_player(players: int) -> Worker:
    """catanatron: Catan with its own random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours, seeds = list(Color)[:players], count()

    def work() -> Work:
        game = Catan([RandomPlayer(colour) for colour in colours], seed=next(seeds))
        game.play()
        return Work(len(game.state.actions), 1)

    return work


def catan_choice(players: int) -> float:
    """How many of catanatron's decisions leave a choice: it asks for every throw of dice and every end of a turn."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    counts: Counter[bool] = Counter()
    for seed in range(COUNTED):
        game = Catan([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            counts[len(game.state.playable_actions) > 1] += 1
            game.play_tick()
    return counts[True] / counts.total()


def own_choice(game: Game[Any, Any], players: int) -> float:
    counts: Counter[bool] = Counter()
    for number in range(COUNTED):
        random = Random(number)
        match = Match.simulate(game, players, {}, f"choice/{number}")
        while (ask := match.ask) is not None:
            counts[len(ask.options) > 1] += 1
            match.answer(random.choice(ask.keys))
    return counts[True] / counts.total()


def spiel_player(name: str) -> Worker:
    """OpenSpiel: decisions of players count, chance does not."""
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401 - registers them

    game, chance = pyspiel.load_game(name), Random(0)

    def work() -> Work:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return Work(decisions, 1)

    return work


def zoo_player(name: str) -> Worker:
    """PettingZoo: a classic environment, with observations, as everybody steps it."""
    env, chance, seeds = import_module(f"pettingzoo.classic.{name}.{name}").raw_env(), Random(0), count()

    def work() -> Work:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return Work(decisions, 1)

    return work


PEERS: dict[Seating, Callable[[], Worker]] = {
    ("python-chess", 2): chess_player,
    **{(CATAN, players): partial(catan_player, players) for players in (2, 3, 4)},
    **{(f"OpenSpiel {name}", 2): partial(spiel_player, name) for name in SPIEL_SAMPLES},
    **{(f"PettingZoo {name}", 2): partial(zoo_player, name) for name in ZOO_SAMPLES},
}


def compare(
    games: Sequence[tuple[Game[Any, Any], int]],
    seconds: float,
    notice: Notice = lambda stage, seating, done: None,
    longest: float = LONGEST,
) -> Company:
    """Measure games with their player counts beside all peers that are installed; so many seconds for each.

    After so many `longest` seconds by the clock the present round of slices is the last one.
    """
    ours = {(game.meta.id, players): Meter(player(game, players)) for game, players in games}
    theirs, missing = invited({players for _, players in games}, notice)
    meters = {**ours, **theirs}
    for seating, meter in meters.items():
        notice("warm", seating, 0.0)
        meter.warm_up()
    take_turns(meters, seconds, notice, longest)
    choices: dict[Seating, float] = {}
    for game, players in games:
        notice("choices", (game.meta.id, players), 1.0)
        choices[game.meta.id, players] = own_choice(game, players)
    choices |= {seating: catan_choice(seating[1]) for seating in theirs if seating[0] == CATAN}
    measured = min(meter.seconds for meter in meters.values())
    return Company(speeds(ours, choices), speeds(theirs, choices), missing, round(measured, 2))


def invited(players: set[int], notice: Notice) -> tuple[dict[Seating, Meter], dict[str, str]]:
    """The peers that are installed, and what the others lack; of catanatron only the player counts that we have."""
    found: dict[Seating, Meter] = {}
    missing: dict[str, str] = {}
    for seating, make in PEERS.items():
        if seating[0] == CATAN and seating[1] not in players:
            continue
        notice("load", seating, 0.0)
        try:
            found[seating] = Meter(make())
        except ModuleNotFoundError as error:
            missing[seating[0]] = error.name or str(error)
    return found, missing


def take_turns(meters: dict[Seating, Meter], seconds: float, notice: Notice, longest: float) -> None:
    """Slices of all in turn, until each has had its seconds or the time by the clock is over."""
    end = monotonic() + longest
    while due := [seating for seating, meter in meters.items() if meter.seconds < seconds]:
        for seating in due:
            done = sum(min(seconds, meter.seconds) for meter in meters.values()) / (seconds * len(meters))
            notice("measure", seating, done)
            meters[seating].run()
        if monotonic() > end:
            return


def speeds(meters: dict[Seating, Meter], choices: dict[Seating, float]) -> list[Speed]:
    return [
        Speed(*seating, round(meter.decisions_per_s, 1), round(meter.games_per_s, 2), choices.get(seating))
        for seating, meter in meters.items()
    ]

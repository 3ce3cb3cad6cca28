"""Fuzz: random games with every invariant watched, over all player counts and variants; failures become records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from pentapolis.games import load, package_of
from pentapolis.kernel import Game, Match, Meta, seed_hash
from pentapolis.kernel.conformance import FUZZ, ConformanceError, Speech, Thoroughness, check_game, speech_of
from pentapolis.kernel.match import Step
from pentapolis.kernel.record import HASH_EVERY, Record

from .pool import Waiting, in_order, silent


class FuzzGame(msgspec.Struct, frozen=True):
    """One game to be examined. The same trial finds the same anywhere."""

    game: str
    players: int
    options: dict[str, str]
    seed: str


class Violation(msgspec.Struct, frozen=True):
    """An invariant that broke, and the answers that lead to the place."""

    trial: FuzzGame
    check: str
    message: str
    history: tuple[Step, ...]


class Finding(msgspec.Struct, frozen=True):
    """What a trial found out."""

    decisions: int
    failure: Violation | None = None


def kinds(meta: Meta, players: Sequence[int], options: Mapping[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Every player count with every variant that it allows and that agrees with the options given."""
    found = []
    for number in players or meta.players:
        settled = [meta.simulate(number, variant) for variant in meta.variants(number)]
        found += [(number, variant) for variant in settled if options.items() <= variant.items()]
    if not found:  # some option is wrong, and this says which
        meta.simulate((players or meta.players)[0], options)
    return found


def trials(meta: Meta, players: Sequence[int], options: Mapping[str, str], seed: str, games: int) -> Iterator[FuzzGame]:
    """So many games, all kinds in turn."""
    in_turn = cycle(kinds(meta, players, options))
    return (FuzzGame(meta.id, *next(in_turn), f"{seed}/{number}") for number in range(games))


def fuzz(
    todo: Iterator[FuzzGame],
    pack: Path | None = None,
    jobs: int = 1,
    thoroughness: Thoroughness = FUZZ,
    waiting: Waiting = silent,
) -> Iterator[Finding]:
    """Examine games; findings come in the order of the trials."""
    return in_order(partial(examine, pack, thoroughness), todo, jobs, waiting)


def examine(pack: Path | None, thoroughness: Thoroughness, trial: FuzzGame) -> Finding:
    """Play one game with all invariants on."""
    game = load(trial.game, pack)
    speech = _speech(trial.game, pack)
    try:
        counts = check_game(game, trial.players, trial.options, trial.seed, thoroughness=thoroughness, speech=speech)
    except ConformanceError as error:
        return Finding(len(error.history), Violation(trial, error.check, error.message, tuple(error.history)))
    return Finding(counts.decisions)


@cache
def _speech(game: str, pack: Path | None) -> Speech:
    return speech_of(load(game, pack), package_of(game))


# What a failure leaves behind


def record_of(game: Game[Any, Any], failure: Violation) -> Record:
    """The failed game on paper, up to the answer after which something was wrong.

    It is written down even if its last answer makes a rule crash: the hashes end before that.
    """
    trial = failure.trial
    return Record(
        game=trial.game,
        rules=game.meta.rules_version,
        data=game.content_hash,
        seats=("random",) * trial.players,
        options=trial.options,
        seed=trial.seed,
        seed_hash=seed_hash(trial.seed),
        answers=failure.history,
        hashes=_hashes(game, failure),
    )


def _hashes(game: Game[Any, Any], failure: Violation) -> dict[int, str]:
    trial, hashes = failure.trial, {}
    try:
        match = Match.simulate(game, trial.players, trial.options, trial.seed)
        for number, (seat, key) in enumerate(failure.history):
            if number % HASH_EVERY == 0:
                hashes[number] = match.hash()
            match.answer(key, seat)
        hashes[len(failure.history)] = match.hash()
    except Exception:  # the very failure that is being written down
        return hashes
    return hashes

"""The suite: one random game from setup to outcome, examined on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pentapolis.kernel.game import Game
from pentapolis.kernel.match import Step

from . import accounts, answers, copies, leaks, papers, secrets, speech, takebacks
from .speech import Speech
from .trial import FUZZ, ConformanceError, Counts, Thoroughness, Trial

Check = Callable[[Trial], None]


def check_game(
    game: Game[Any, Any],
    players: int,
    options: Mapping[str, str],
    seed: str,
    *,
    thoroughness: Thoroughness = FUZZ,
    speech: Speech | None = None,
) -> Counts:
    """Play one random game with all invariants on; a ConformanceError tells which one was broken, and where.

    The same arguments play the same game and look at the same positions. Give the same `speech` to many games: it
    remembers what it has said. Without one, words are not checked.
    """
    history: list[Step] = []
    settled = game.meta.simulate(players, options)
    try:
        trial = Trial(game, players, settled, seed, thoroughness, speech or Speech())
        history = trial.match.history
        _play(trial)
        _finish(trial)
    except ConformanceError:
        raise
    except Exception as error:  # whatever a rule raises by mistake is a finding, and needs its history
        fault = f"{type(error).__name__}: {error}"
        raise ConformanceError("crash", fault, game.meta.id, players, settled, seed, history[:]) from error
    return trial.counts


def _play(trial: Trial) -> None:
    """Random answers to the end; what is cheap is checked at every position, the rest when it is due.

    A game without its stop rule is broken off after a while: the rules need not end it for players without a plan.
    """
    match, shadow = trial.match, copies.Shadow(trial)
    schedule = Schedule(trial, [*_checks(trial.thoroughness), (trial.thoroughness.shadow, shadow.check)])
    trial.same(trial.players, match.players, "setup", "the number of seats is not that of players")
    speech.check_names(trial)
    while not match.over and not (trial.is_open_ended and trial.counts.decisions >= trial.thoroughness.enough):
        answers.check_asks(trial)
        accounts.check_ledgers(trial)
        speech.check_events(trial)
        for check in schedule.due(trial):
            check(trial)
        seat, key = trial.step(match)
        match.answer(key, seat)
        shadow.follow(trial, seat, key)
        trial.counts.decisions += 1
        if trial.counts.decisions > trial.thoroughness.most_decisions:
            trial.fail("end", f"the game is not over after {trial.counts.decisions} random answers")
    accounts.check_ledgers(trial)
    speech.check_events(trial)
    shadow.check(trial)


def _checks(rates: Thoroughness) -> list[tuple[int, Check]]:
    """What to look at in one position of how many."""
    return [
        (rates.answers, answers.check_accepted),
        (rates.refusals, answers.check_refused),
        (rates.copies, copies.check_copies),
        (rates.copies, copies.Keepsake().check),
        (rates.sharing, copies.check_sharing),
        (rates.undo, takebacks.check_undo),
        (rates.views, secrets.check_views),
        (rates.imagine, secrets.check_imagined),
        (rates.worlds, leaks.check_from_beat),
        (rates.worlds, leaks.check_from_here),
        (rates.words, speech.check_ask),
        (rates.scores, accounts.check_scores),
        (rates.positions, papers.check_position),
    ]


def _finish(trial: Trial) -> None:
    """What must hold when the game is over, or where it was broken off."""
    if trial.match.over:
        answers.check_finished(trial)
    accounts.check_scores(trial)
    secrets.check_views(trial)
    rate = trial.thoroughness.records
    if rate and trial.chance.below("records", rate) == 0:
        papers.check_record(trial)


class Schedule:
    """Which checks are due at a position: each at random distances, on average its rate."""

    def __init__(self, trial: Trial, checks: list[tuple[int, Check]]) -> None:
        self._checks = [(rate, check) for rate, check in checks if rate]
        self._next = [trial.chance.below("schedule", rate) for rate, _ in self._checks]

    def due(self, trial: Trial) -> Iterator[Check]:
        now, times = trial.counts.decisions, self._next
        for n, (rate, check) in enumerate(self._checks):
            if times[n] <= now:
                times[n] = now + 1 + trial.chance.below("schedule", 2 * rate - 1)
                trial.counts.checks += 1
                yield check

"""Accounts: ledgers, scores, places, estimates."""

from __future__ import annotations

from math import isfinite

from pentapolis.kernel.game import Outcome

from . import speech
from .trial import Trial


def check_ledgers(trial: Trial) -> None:
    """No rule changes a total that the game has declared."""
    ledgers = trial.game.rules.ledgers(trial.match.table)
    if ledgers != trial.ledgers:
        trial.same(trial.ledgers, ledgers, "ledgers", "a ledger changed")


def check_scores(trial: Trial) -> None:
    """Scores and estimates exist at any moment, for every seat, and looking at them changes nothing."""
    match = trial.match
    before = match.hash()
    check_outcome(trial, match.outcome())
    for seat in range(trial.players):
        value = match.evaluate(seat)
        trial.expect(isfinite(value), "evaluate", f"seat {seat} is worth {value!r}, which is no finite number")
    trial.expect(match.hash() == before, "pure", "looking at scores and estimates changed the state")


def check_outcome(trial: Trial, outcome: Outcome) -> None:
    """The outcome has every seat's score, and ranks the seats by their totals; equal places are shared.

    A lone seat has place 1 when it has beaten the game, and place 2 when it has not.
    """
    seats = range(trial.players)
    places, totals = outcome.places, outcome.totals
    trial.same(trial.players, len(places), "outcome", "the number of places is not that of seats")
    for seat in seats:
        score = trial.match.score(seat)
        speech.check_score(trial, score)
        trial.same(score, outcome.scores[seat], "outcome", f"the outcome is not the score of seat {seat}")
    if trial.players == 1:
        trial.expect(places[0] in (1, 2), "outcome", f"a lone seat has place 1 or 2, not {places[0]}")
        return
    for seat in seats:
        better = sum(1 for place in places if place < places[seat])
        trial.same(better + 1, places[seat], "outcome", f"{better} seats are before seat {seat} in {places}")
        for other in seats:
            wrong = totals[seat] > totals[other] and places[seat] >= places[other]
            trial.expect(not wrong, "outcome", f"totals {totals} do not lead to places {places}")

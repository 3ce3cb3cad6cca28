"""A training run, round by round, with its progress on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from pentapolis.arena.execution import Workers
from pentapolis.arena.sequential import SequentialVerdict
from pentapolis.kernel import Game
from pentapolis.kernel.traits import Pair, Traits, Weights
from pentapolis.learning.episodes import Episode
from pentapolis.learning.training_run import (
    EVOLUTION,
    TD_LAMBDA,
    StrengthTest,
    StrengthTestGame,
    TrainingRun,
    episodes,
    units,
)

from ..shared.bots import further, open_store
from ..shared.choices import INTERRUPTED, follow
from ..shared.common import err, fail, told

if TYPE_CHECKING:
    from pentapolis.learning.evolution_updates import SearchDistribution
    from pentapolis.learning.report import Round
    from pentapolis.learning.td_lambda import Trajectories


class Trainer:
    """Goes through a training run, and holds the weights so far."""

    def __init__(self, game: Game[Any, Any], training: TrainingRun, crew: Workers, pack: Path | None) -> None:
        self._game, self._training, self._crew, self._pack = game, training, crew, pack
        assert game.rules.bots.traits is not None
        self._traits: Traits[Any, Any] = game.rules.bots.traits
        self._all: list[Episode] = []
        self._weights: Weights | None = None
        self._distribution: SearchDistribution | None = None
        self._trajectories: list[Trajectories] = []
        self._sigmas: Weights | None = None

    @property
    def weights(self) -> Weights:
        assert self._weights is not None, "the first round gives weights"
        return self._weights

    def round(self, number: int, store: Path | None) -> Round:
        """Play the games of a round, and fit weights to them."""
        methods = {EVOLUTION: self._evolution, TD_LAMBDA: self._td_lambda}
        return methods.get(self._training.method, self._results)(number, store)

    def _results(self, number: int, store: Path | None) -> Round:
        """A regression on the results of this round and of all before."""
        from pentapolis.learning.regression import fit_weights
        from pentapolis.learning.report import Round

        traits, penalty, decisive = self._traits, self._training.penalty, self._game.rules.bots.decisive
        self._all += self._episodes(number, self._weights, None, store)
        table, figures = fit_weights(self._all, traits.names, alone=traits.alone, decisive=decisive, penalty=penalty)
        self._weights = self._named(table)
        return Round(len(self._all), figures)

    def _evolution(self, number: int, store: Path | None) -> Round:
        """Evolution strategies: perturb the weights so far, at first those by hand."""
        from pentapolis.learning import evolution_updates
        from pentapolis.learning.report import Round

        training, names, alone = self._training, self._traits.names, self._traits.alone
        if self._distribution is None:
            self._distribution = evolution_updates.initial(
                self._played(told("progress-survey"), number, None, None, store),
                alone,
                training.sigma,
                training.sigma_floor,
            )
            if training.only:
                self._distribution = evolution_updates.restricted(self._distribution, names, training.only)
        weights, sigmas = map(self._named, evolution_updates.tables(self._distribution, names))
        played = self._episodes(number, weights, sigmas, store)
        self._distribution, progress, penalty = evolution_updates.update(
            played, self._distribution, training.step, training.sigma_decay, training.penalty, training.threshold
        )
        decisive = self._game.rules.bots.decisive
        table, figures = evolution_updates.evaluated(
            played, self._distribution, names, alone=alone, decisive=decisive, penalty=penalty
        )
        self._weights = self._named(table)
        return Round(len(played), figures, progress)

    def _td_lambda(self, number: int, store: Path | None) -> Round:
        """TD(λ) on the games of this round and of all before."""
        from pentapolis.learning import td_lambda
        from pentapolis.learning.report import Round

        training, names = self._training, self._traits.names
        if self._sigmas is None:
            survey = td_lambda.trajectories(self._played(told("progress-survey"), number, None, None, store))
            self._sigmas = self._named(td_lambda.sigmas(survey, names, training.noise))
        played = self._episodes(number, self._weights, self._sigmas, store)
        self._trajectories.append(td_lambda.trajectories(played))
        found, decisive = td_lambda.concatenated(self._trajectories), self._game.rules.bots.decisive
        table, figures = td_lambda.fit_weights(
            found, played, names, lambda_=training.lambda_, decisive=decisive, penalty=training.penalty
        )
        self._weights = self._named(table)
        return Round(len(found.leads) // training.players, figures)

    def _episodes(
        self, number: int, weights: Weights | None, sigmas: Weights | None, store: Path | None
    ) -> list[Episode]:
        """The games of a round; a Fault if they are too few to fit and to evaluate weights."""
        from pentapolis.learning.regression import HELD_OUT_EVERY

        training = self._training
        found = self._played(
            told("progress-round", number=number + 1, total=training.rounds), number, weights, sigmas, store
        )
        if len(found) < HELD_OUT_EVERY:
            facts = {"found": len(found), "games": training.games, "limit": training.limit, "needed": HELD_OUT_EVERY}
            fail(told("fault-few-games", **facts))
        return found

    def _named(self, table: dict[str, Pair]) -> Weights:
        return Weights(self._training.game, {str(self._training.players): table})

    def _played(
        self, title: str, number: int, weights: Weights | None, sigmas: Weights | None, store: Path | None
    ) -> list[Episode]:
        found = list[Episode]()
        with open_store(store, Episode) as kept:
            played = episodes(self._training, number, weights, self._crew, kept, self._pack, sigmas)
            if not follow(title, len(units(self._training, number, weights, sigmas)), played, found.append):
                interrupted(store)
        return finished(found, self._training.limit)

    def test(self, store: Path | None) -> SequentialVerdict:
        test = StrengthTest(self._training, self.weights, self._pack)
        with open_store(store, StrengthTestGame) as kept:
            played = test.results(self._crew, kept)
            if not follow(told("progress-test"), len(test.units), played, test.add, lambda: test.decided):
                interrupted(store)
        return test.verdict()


def finished(episodes: list[Episode], limit: int) -> list[Episode]:
    """Those that came to their end; who was ahead when the others were cut off is no result."""
    found = [episode for episode in episodes if episode.finished]
    if not found:
        fail(told("fault-none-ended", limit=limit))
    if len(found) < len(episodes):
        cut = len(episodes) - len(found)
        err.print(told("train-cut", cut=cut, games=len(episodes), limit=limit))
    return found


def interrupted(store: Path | None) -> NoReturn:
    err.print(told("lab-stopped", further=further(store)), markup=False)
    raise typer.Exit(INTERRUPTED)

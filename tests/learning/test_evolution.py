"""Evolution strategies: the perturbations, the first distribution, and the step along the gradient."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, pstdev

import numpy as np
import pytest
from msgspec.structs import replace

from pentapolis.arena.execution import processes
from pentapolis.arena.play import WorkUnit
from pentapolis.arena.result_store import ResultStore
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.traits import Weights
from pentapolis.learning import evolution_updates, training_run
from pentapolis.learning.conditional_logit import fit, standard_errors
from pentapolis.learning.episodes import Episode, PositionSample, with_weights
from pentapolis.learning.evolution import perturbations, perturbed, with_perturbed_weights
from pentapolis.learning.regression import HELD_OUT_EVERY, PENALTIES
from pentapolis.learning.training_run import EVOLUTION, TrainingRun, episodes, units

GAME = "flow_of_history"
TRAINING = TrainingRun(
    GAME,
    2,
    {"variant": "standard", "stall": "3"},
    4,
    1,
    "s",
    "greedy@2",
    0.0,
    0,
    method=EVOLUTION,
    step=0.5,
    sigma_decay=0.5,
)


def test_perturbations_have_unit_variance_and_even_out_between_seats() -> None:
    rows = [perturbations(f"{number}", 3, 5) for number in range(400)]
    assert all(sum(column) == pytest.approx(0) for table in rows for column in zip(*table, strict=True))
    numbers = [number for table in rows for row in table for number in row]
    assert mean(numbers) == pytest.approx(0, abs=0.02)
    assert pstdev(numbers) == pytest.approx(1, rel=0.05)


def test_weights_are_perturbed_by_their_sigmas() -> None:
    found = perturbed(
        {"points": (1.0, 2.0), "tokens": (0.0, 1.0)}, {"points": (0.5, 1.0), "tokens": (0, 2)}, [1, 2, -1, 3]
    )
    assert found == {"points": (1.5, 1.0), "tokens": (0.0, 7.0)}


def survey(third: Callable[[Random], float] = lambda random: 5.0) -> list[Episode]:
    """The hand has 3 for points, for tokens 2 at the start and 1 at the end, and nothing for the third trait."""
    random, found = Random(2), []
    for _ in range(40):
        positions = []
        for _ in range(20):
            phase, rows = random.random(), [[random.gauss(0, 2), random.gauss(0, 4), third(random)] for _ in range(2)]
            worth = [3 * points + (2 - phase) * tokens for points, tokens, _ in rows]
            seen = [mine - theirs for mine, theirs in zip(*rows, strict=True)]
            lead = worth[0] - worth[1]
            positions.append(PositionSample(phase, 0, rows, [lead, -lead], seen))
        found.append(Episode(WorkUnit(GAME, 2, {}, "0", ("a", "b")), positions, [1.0, 0.0], [1.0, 0.0]))
    return found


def perturbed_games(effect: list[float], number: int, seed: int = 3) -> list[Episode]:
    """Games in which nothing matters but how the weights were drawn, and luck."""
    random, found = Random(seed), []
    for game in range(number):
        unit = WorkUnit(GAME, 2, {}, f"{seed}/{game}", ("a", "b"))
        rows = perturbations(unit.seed, 2, len(effect) // 2)
        points = [sum(a * b for a, b in zip(effect, row, strict=True)) + random.gauss(0, 2) for row in rows]
        shares = [float(points[0] > points[1]), float(points[0] <= points[1])]
        found.append(Episode(unit, [], points, shares))
    return found


def test_the_first_distribution_is_around_the_weights_by_hand() -> None:
    distribution = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    assert distribution.weights[[0, 1, 3, 4]] == pytest.approx([3, 2, 3, 1], abs=0.01)
    assert distribution.weights[[2, 5]] == pytest.approx([0, 0], abs=0.01)
    assert distribution.sigmas[0] == pytest.approx(1.5, abs=0.01)
    assert distribution.sigmas[[1, 4]] == pytest.approx(
        [1, 1], abs=0.01
    )  # the greater weight of a trait, early and late
    assert list(distribution.sigmas[[2, 5]]) == [0, 0]
    narrow = evolution_updates.initial(survey(), alone=False, sigma=0.2, sigma_floor=0.06)
    assert narrow.sigmas[0] == pytest.approx(0.6, abs=0.01)


def test_the_floor_of_sigma_is_for_weights_that_are_0_by_hand() -> None:
    little, more = (
        evolution_updates.initial(survey(lambda random: random.gauss(0, 1)), False, 0.5, sigma_floor)
        for sigma_floor in (0.02, 1.0)
    )
    assert more.sigmas[[2, 5]] == pytest.approx(50 * little.sigmas[[2, 5]], rel=0.05)
    assert little.sigmas[2] > 0
    assert list(more.sigmas[[0, 1, 3, 4]]) == list(little.sigmas[[0, 1, 3, 4]])


def test_a_step_goes_where_perturbations_won() -> None:
    distribution = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    after, progress, _ = evolution_updates.update(
        perturbed_games([1.0, 0, 0, 0, -1.0, 0], 300), distribution, 0.5, 0.5, 0
    )
    gone = (after.weights - distribution.weights)[[0, 1, 3, 4]] / distribution.sigmas[[0, 1, 3, 4]]
    assert gone[0] > 0.6
    assert gone[3] < -0.6
    assert abs(gone[1:3]).max() < 0.3
    assert sum(gone**2) == pytest.approx(0.25 * 4, rel=0.1)  # as far as the weights that are drawn go
    assert list(after.weights[[2, 5]]) == list(distribution.weights[[2, 5]])
    assert progress.loss < progress.even
    assert progress.promised > 0.6
    assert after.sigmas == pytest.approx(0.5 * distribution.sigmas, abs=1e-3)


def test_a_threshold_moves_only_significant_weights() -> None:
    distribution = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    played = perturbed_games([1.0, 0, 0, 0, -1.0, 0], 300)
    after, _, _ = evolution_updates.update(played, distribution, 0.5, 0.5, 0, threshold=2.5)
    changed = after.weights != distribution.weights
    assert list(changed) == [True, False, False, False, True, False]
    gone = (after.weights - distribution.weights)[[0, 4]] / distribution.sigmas[[0, 4]]
    assert sum(gone**2) == pytest.approx(0.25 * 2, rel=0.25)  # as far as two weights go
    still, _, _ = evolution_updates.update(perturbed_games([0.0] * 6, 300), distribution, 0.5, 0.5, 0, threshold=4)
    assert list(still.weights) == list(distribution.weights)


def test_few_weights_can_be_perturbed_alone() -> None:
    """What all others would have told is nothing, for they were not drawn: the step is that of the few."""
    all_of_them = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    distribution = evolution_updates.restricted(all_of_them, ("points", "tokens", "third"), ("tokens",))
    assert list(distribution.weights) == list(all_of_them.weights)
    assert list(distribution.sigmas != 0) == [False, True, False, False, True, False]
    after, progress, _ = evolution_updates.update(
        perturbed_games([0, 1.0, 0, 0, 0.5, 0], 300), distribution, 0.5, 0.5, 0
    )
    assert list(after.weights != distribution.weights) == [False, True, False, False, True, False]
    gone = (after.weights - distribution.weights)[[1, 4]] / distribution.sigmas[[1, 4]]
    assert gone[0] > gone[1] > 0
    assert sum(gone**2) == pytest.approx(0.25 * 2, rel=0.1)
    assert progress.promised > 0.55


def test_standard_errors_are_those_of_many_rounds() -> None:
    rounds = [perturbed_games([0.3, 0, 0, 0, 0, 0], 150, seed) for seed in range(40)]
    data = [evolution_updates.arrays_of_perturbations(played, np.ones(6, dtype=bool)) for played in rounds]
    gradients = np.array([fit(one, 30.0, np.zeros(6)) for one in data])
    arrays_of_perturbations = np.mean(
        [standard_errors(one, 30.0, gradient) for one, gradient in zip(data, gradients, strict=True)], axis=0
    )
    assert arrays_of_perturbations == pytest.approx(gradients.std(axis=0), rel=0.5)


def test_too_few_games_are_refused() -> None:
    distribution = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    with pytest.raises(ValueError, match="4 games are too few"):
        evolution_updates.update(perturbed_games([0.0] * 6, 4), distribution, 0.5, 1, 0)


@pytest.mark.parametrize("threshold", [0.0, 1.0])
def test_figures_are_those_of_weights_that_did_not_learn_from_the_games_that_judge(threshold: float) -> None:
    """Turned round, the results of these games change the weights that are kept, but no share that is judged."""
    random, names = Random(5), ("points", "tokens", "third")
    distribution = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    played = []
    for episode in perturbed_games([1.0, 0, 0, 0, -1.0, 0], 100):
        rows = [[random.gauss(0, 2), random.gauss(0, 4), 5.0] for _ in range(2)]
        played.append(replace(episode, positions=[PositionSample(random.random(), 0, rows, [1.0, -1.0])]))
    turned = [
        replace(episode, points=episode.points[::-1], shares=episode.shares[::-1])
        if number % HELD_OUT_EVERY == 4
        else episode
        for number, episode in enumerate(played)
    ]
    weights, said = [], []
    for known in (played, turned):
        after, _, penalty = evolution_updates.update(known, distribution, 0.5, 0.5, 30.0, threshold)
        table, figures = evolution_updates.evaluated(known, after, names, alone=False, decisive=10.0, penalty=penalty)
        weights.append(table)
        said.append([(found.positions, found.said) for found in figures.bins])
    assert weights[0] != weights[1]
    assert said[0] == said[1]


def test_where_nothing_matters_nothing_is_promised() -> None:
    distribution = evolution_updates.initial(survey(), alone=False, sigma=0.5, sigma_floor=0.06)
    _, progress, penalty = evolution_updates.update(perturbed_games([0.0] * 6, 300), distribution, 0.5, 1, 0)
    assert progress.promised < 0.55
    assert penalty == max(PENALTIES)


def test_every_seat_judges_by_weights_of_its_own() -> None:
    game = load(GAME)
    traits = game.rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 2.0))})
    sigmas = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.5, 0.5))})
    unit = WorkUnit(GAME, 2, TRAINING.options, "mine", ("greedy@2", "greedy@2"))
    tried = with_perturbed_weights(game, weights, sigmas, unit)
    table = Match.start(game, 2, unit.options, unit.seed).table
    assert tried.trained is not None
    for seat, row in enumerate(perturbations(unit.seed, 2, len(traits.names))):
        own = Weights(GAME, {"2": perturbed(weights.players["2"], sigmas.players["2"], row)})
        alike = with_weights(game, own).trained
        assert alike is not None
        assert tried.trained(table, seat) == alike(table, seat)


def test_games_are_repeated_from_the_store_or_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_run, "SURVEY", 3)
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 1.0))})
    assert len(units(TRAINING, 0, None)) == 3
    with ResultStore(tmp_path / "episodes.sqlite", Episode) as store:
        first = list(episodes(TRAINING, 0, weights, processes(1), store, None, weights))
        assert len(list(store)) == 4
        assert list(episodes(TRAINING, 0, weights, processes(1), store, None, weights)) == first
    with ResultStore(None, Episode) as store:
        assert list(episodes(TRAINING, 0, weights, processes(2), store, None, weights)) == first
    assert all(0 < len(episode.positions) <= 6 for episode in first)


def test_other_sigmas_are_other_games() -> None:
    weights, sigma, narrow = (Weights(GAME, {"2": {"points": (width, width)}}) for width in (1.0, 0.5, 0.2))
    seeds = {unit.seed for unit in units(TRAINING, 0, weights, sigma)}
    assert seeds == {unit.seed for unit in units(TRAINING, 0, weights, sigma)}
    assert seeds.isdisjoint(unit.seed for unit in units(TRAINING, 0, weights, narrow))

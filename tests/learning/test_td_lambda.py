"""TD(λ): the λ-returns, what is fitted to them, and the parameter noise of seats."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from pentapolis.arena.execution import processes
from pentapolis.arena.play import WorkUnit
from pentapolis.arena.result_store import ResultStore
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.traits import Weights
from pentapolis.learning import td_lambda
from pentapolis.learning.episodes import Episode, PositionSample
from pentapolis.learning.exploration import NOISY_TRAITS, parameter_noise, with_parameter_noise
from pentapolis.learning.training_run import SURVEY, TD_LAMBDA, TrainingRun, episodes, units

GAME = "clash_of_cultures"
OPTIONS = load(GAME).meta.settle(2, {})
TRAINING = TrainingRun(GAME, 2, OPTIONS, 2, 1, "s", "greedy@2", 0.02, 0, method=TD_LAMBDA)
UNIT = WorkUnit(GAME, 2, OPTIONS, "0", ("greedy+trained@2",) * 2)
NAMES = ("goods", "noise", "same")


def known_episodes(number: int) -> list[Episode]:
    """Games of ten positions. A good is worth 2 points at the beginning and nothing at the end; the hand says 1."""
    random, found = Random(3), []
    for _ in range(number):
        lead, positions = random.gauss(0, 2), []
        for step in range(10):
            phase = step / 10
            goods = random.gauss(0, 2)
            noise = random.gauss(0, 2)
            lead += 0.2 * random.gauss(0, 1)
            trajectories = [[goods, noise, 7.0], [-goods, -noise, 7.0]]
            hand = [lead + goods, -lead - goods]
            positions.append(PositionSample(phase, 0, trajectories, hand, trajectories[0], [phase, phase]))
            lead += 2 * (1 - phase) * goods
        points = [max(lead, 0.0), max(-lead, 0.0)]
        won = [float(lead > 0), float(lead <= 0)]
        found.append(Episode(UNIT, positions, points, won))
    return found


def test_a_lambda_return_mixes_later_estimates_and_the_final_lead() -> None:
    values = np.array([1, 2, 3, 5], dtype=np.float32)
    starts, leads = np.array([0, 3]), np.array([8, -2], dtype=np.float32)
    assert td_lambda.lambda_returns(values, starts, leads, 1.0).tolist() == [8, 8, 8, -2]
    assert td_lambda.lambda_returns(values, starts, leads, 0.0).tolist() == [2, 3, 8, -2]


def test_the_leads_are_those_of_each_seat_and_games_are_kept_out_whole() -> None:
    found = td_lambda.trajectories(known_episodes(10))
    assert found.leads.reshape(10, 2).sum(axis=1).tolist() == [0.0] * 10
    assert found.starts.tolist() == list(range(0, 200, 10))
    assert found.kept.reshape(10, 20).all(axis=1).tolist() == [False, False, False, False, True] * 2
    both = td_lambda.concatenated([found, found])
    assert both.starts.tolist() == list(range(0, 400, 10))
    assert len(both.columns) == len(both.kept) == 400


@pytest.mark.parametrize("lambda_", [0.5, 0.94, 1.0])
def test_what_goods_bring_is_found_and_noise_is_not_believed(lambda_: float) -> None:
    """By hand a good counts 1 throughout: that is too little early, and too much late."""
    played = known_episodes(1500)
    found = td_lambda.trajectories(played)
    weights, figures = td_lambda.fit_weights(found, played, NAMES, lambda_=lambda_, decisive=10.0, penalty=0)
    early, late = weights["goods"]
    assert early > 2 * abs(late)
    assert abs(weights["noise"][0]) < 0.15 * early
    assert figures.games == 300


def test_a_strong_prior_keeps_the_weights_by_hand() -> None:
    played = known_episodes(40)
    found = td_lambda.trajectories(played)
    weights, _ = td_lambda.fit_weights(found, played, NAMES, lambda_=0.9, decisive=10.0, penalty=1e9)
    early, late = weights["goods"]
    assert early == pytest.approx(late, rel=0.2)


def test_too_few_episodes_are_refused() -> None:
    played = known_episodes(4)
    with pytest.raises(ValueError, match="4 games are too few"):
        td_lambda.fit_weights(td_lambda.trajectories(played), played, NAMES, lambda_=0.9, decisive=10.0, penalty=0)


def test_a_seat_has_noise_on_few_traits_each_as_large_as_they_differ() -> None:
    found = td_lambda.trajectories(known_episodes(200))
    sigmas = td_lambda.sigmas(found, NAMES, 0.6)
    assert sigmas["goods"][0] == pytest.approx(0.6 / 2, rel=0.1)
    assert sigmas["same"] == (0.0, 0.0)
    many = {str(number): (1.0, 1.0) for number in range(40)}
    noise = parameter_noise("a", many)
    assert len(noise) == NOISY_TRAITS
    assert noise != parameter_noise("b", many)
    assert all(early == late for early, late in noise.values())


@pytest.mark.parametrize("by_hand", [True, False])
def test_noise_is_added_to_the_weights_or_to_the_estimate_by_hand(by_hand: bool) -> None:
    game = load(GAME)
    traits = game.rules.bots.traits
    assert traits is not None
    zero = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.0, 0.0))})
    sigmas = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 1.0))})
    match = Match.start(game, 2, seed="whims")
    played = with_parameter_noise(game, None if by_hand else zero, sigmas, UNIT)
    assert played.trained is not None
    for seat in range(2):
        (numbers,) = traits.measure(match.table, (seat,), seat)
        named = dict(zip(traits.names, numbers, strict=True))
        noise = parameter_noise(f"{UNIT.seed}/{seat}", sigmas.players["2"])
        extra = sum(amount * named[name] for name, (amount, _) in noise.items())
        plain = match.evaluate(seat) if by_hand else 0.0
        assert played.trained(match.table, seat) == pytest.approx(plain + extra)


def test_episodes_with_noise_hold_every_action_and_go_on_from_their_store(tmp_path: Path) -> None:
    """CC-2.2: three actions; positions between them are told of too."""
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    sigmas = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.1, 0.1))})
    with ResultStore(tmp_path / "episodes.sqlite", Episode) as store:
        first = list(episodes(TRAINING, 0, None, processes(1), store, None, sigmas))
        assert list(episodes(TRAINING, 0, None, processes(1), store, None, sigmas)) == first
    at = traits.names.index("actions")
    for episode in first:
        left = {position.traits[position.asked][at] for position in episode.positions}
        assert left >= {1.0, 2.0, 3.0}
        assert all(len(position.phases) == 2 for position in episode.positions)


def test_a_survey_comes_before_the_rounds() -> None:
    sigmas = Weights(GAME, {"2": {}})
    assert len(units(TRAINING, 0, None)) == SURVEY
    assert len(units(TRAINING, 0, None, sigmas)) == TRAINING.games

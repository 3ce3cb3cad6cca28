"""Training: what a regression finds in episodes whose truth is known, and that the same seed gives the same."""

from __future__ import annotations

from collections import Counter
from math import exp
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from pentapolis.arena.execution import processes
from pentapolis.arena.play import WorkUnit
from pentapolis.arena.result_store import ResultStore
from pentapolis.arena.run_info import origin
from pentapolis.games import load
from pentapolis.kernel.traits import Weights
from pentapolis.learning.episodes import Episode, PositionSample, with_weights
from pentapolis.learning.regression import fit_weights
from pentapolis.learning.report import Round, TrainingReport, as_text
from pentapolis.learning.training_run import StrengthTest, StrengthTestGame, TrainingRun, episodes, fingerprint, units

GAME = "flow_of_history"
TRAINING = TrainingRun(GAME, 2, {"variant": "standard", "stall": "3"}, 5, 1, "s", "greedy@4", 0.2, 2)
UNIT = WorkUnit("toy", 2, {}, "0", ("a", "b"))


def known_episodes(number: int) -> list[Episode]:
    """Games that follow a law: points are worth 1 throughout, tokens 2 at the start and nothing at the end.

    The hand believes in tokens alone.
    """
    random, found = Random(1), []
    for _ in range(number):
        positions, phase = [], random.random()
        traits = [[random.gauss(0, 2), random.gauss(0, 2), 7.0] for _ in range(2)]
        worth = [points + 2 * (1 - phase) * tokens for points, tokens, _ in traits]
        ahead = worth[0] - worth[1] + random.gauss(0, 1)
        positions.append(PositionSample(phase, 0, traits, [traits[0][1] - traits[1][1], traits[1][1] - traits[0][1]]))
        won = random.random() < 1 / (1 + exp(-ahead))
        found.append(Episode(UNIT, positions, [ahead, 0.0], [float(won), float(not won)]))
    return found


def test_the_law_behind_episodes_is_found() -> None:
    weights, figures = fit_weights(known_episodes(4000), ("points", "tokens", "same"), alone=False, decisive=10.0)
    points, tokens = weights["points"], weights["tokens"]
    assert tokens[0] / points[0] == pytest.approx(2, rel=0.25)
    assert points[1] / points[0] == pytest.approx(1, rel=0.25)
    assert abs(tokens[1]) < 0.25 * tokens[0]
    assert weights["same"] == pytest.approx((0, 0), abs=0.5)
    assert figures.loss < figures.loss_by_hand < figures.even


def test_shares_are_calibrated() -> None:
    _, figures = fit_weights(known_episodes(4000), ("points", "tokens", "same"), alone=False, decisive=10.0)
    assert figures.error < 0.06
    assert figures.error < figures.error_by_hand
    assert sum(found.positions for found in figures.bins) == 2 * figures.positions


def test_what_is_decisive_by_hand_is_found_and_judged_beside_what_the_game_says() -> None:
    random, found = Random(4), []
    for _ in range(2000):
        lead = random.gauss(0, 8)
        won = random.random() < 1 / (1 + exp(-2 * lead / 6))
        positions = [PositionSample(0.5, 0, [[lead], [0.0]], [lead, -lead])]
        found.append(Episode(UNIT, positions, [lead, 0.0], [float(won), float(not won)]))
    right, wrong = (fit_weights(found, ("lead",), alone=False, decisive=decisive)[1] for decisive in (6.0, 20.0))
    assert right.fitted == wrong.fitted
    assert right.fitted.decisive == pytest.approx(6, rel=0.1)
    assert right.fitted.loss == pytest.approx(right.loss_by_hand, abs=0.005)
    assert wrong.loss_by_hand > right.loss_by_hand + 0.05
    assert wrong.error_by_hand > 0.1 > 0.05 > right.fitted.error
    assert (right.decisive, wrong.decisive) == (6, 20)


def test_the_prior_decides_where_there_are_few_episodes() -> None:
    weights, _ = fit_weights(known_episodes(10), ("points", "tokens", "same"), alone=False, decisive=10.0)
    assert weights["tokens"][0] > abs(weights["points"][0])


def test_too_few_episodes_are_refused() -> None:
    with pytest.raises(ValueError, match="4 games are too few"):
        fit_weights(known_episodes(4), ("points", "tokens", "same"), alone=False, decisive=10.0)


def played(training: TrainingRun, store: ResultStore[Episode], jobs: int = 1) -> list[Episode]:
    return list(episodes(training, 0, None, processes(jobs), store))


def test_the_same_run_gives_the_same_episodes_and_goes_on_from_its_store(tmp_path: Path) -> None:
    with ResultStore(tmp_path / "episodes.sqlite", Episode) as store:
        first = played(TRAINING, store)
        assert len(list(store)) == 5
        assert played(TRAINING, store) == first
    with ResultStore(None, Episode) as store:
        assert played(TRAINING, store, jobs=2) == first
    assert all(0 < len(episode.positions) <= 32 for episode in first)
    assert {tuple(sorted(episode.shares)) for episode in first} <= {(0.0, 1.0), (0.5, 0.5)}


def test_the_test_meets_the_hand_on_fresh_deals_with_seats_changed() -> None:
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (0.0, 0.0))})
    strength_test = StrengthTest(TRAINING, weights)
    assert [unit.bots for unit in strength_test.units] == [
        ("greedy+trained@4", "greedy+hand@4"),
        ("greedy+hand@4", "greedy+trained@4"),
    ]
    assert strength_test.units[0].seed == strength_test.units[1].seed
    with ResultStore(None, StrengthTestGame) as store:
        for result in strength_test.results(processes(1), store):
            strength_test.add(result)
    assert strength_test.verdict().games == 2
    assert not strength_test.decided


@pytest.mark.parametrize(("players", "seatings"), [(2, 2), (3, 6), (4, 2), (5, 10)])
def test_the_test_plays_whole_deals_with_all_seatings_and_no_more_than_it_may(players: int, seatings: int) -> None:
    training = replace(TRAINING, players=players, tests=25)
    games = StrengthTest(training, Weights(GAME, {})).units
    assert len(games) == 25 // seatings * seatings
    assert set(Counter(unit.seed for unit in games).values()) == {seatings}
    for seat in range(players):
        assert len(set(Counter(unit.bots[seat] for unit in games).values())) == 1
    assert len(StrengthTest(replace(training, tests=1), Weights(GAME, {})).units) == seatings


@pytest.mark.parametrize(("players", "told"), [(2, "twice with seats changed"), (3, "with all 6 seatings")])
def test_the_report_tells_how_every_deal_was_played(players: int, told: str) -> None:
    _, figures = fit_weights(known_episodes(10), ("points", "tokens", "same"), alone=False, decisive=10.0)
    training = replace(TRAINING, players=players)
    test = StrengthTest(training, Weights(GAME, {})).verdict()
    assert f"every deal {told}: not decided." in as_text(
        TrainingReport("", origin(), training, [Round(10, figures)], test)
    )


def test_another_bot_than_that_of_self_play_can_be_tested() -> None:
    strength_test = StrengthTest(replace(TRAINING, tested="greedy"), Weights(GAME, {}))
    assert strength_test.units[0].bots == ("greedy+trained", "greedy+hand")


def test_other_weights_play_other_episodes() -> None:
    traits = load(GAME).rules.bots.traits
    assert traits is not None
    weights = Weights(GAME, {"2": dict.fromkeys(traits.names, (1.0, 1.0))})
    assert fingerprint(weights) != fingerprint(None)
    assert with_weights(load(GAME), weights).trained is not None
    assert with_weights(load(GAME), None).trained is None


def test_another_epsilon_gives_other_episodes() -> None:
    """A store with episodes of few random answers does not give them for ones with many."""
    seeds = {unit.seed for unit in units(TRAINING, 0, None)}
    assert seeds.isdisjoint(unit.seed for unit in units(replace(TRAINING, epsilon=0.9), 0, None))


def test_an_episode_that_was_cut_off_says_so() -> None:
    with ResultStore(None, Episode) as store:
        assert [episode.finished for episode in played(replace(TRAINING, limit=5), store)] == [False] * 5
        assert all(episode.finished for episode in played(TRAINING, store))

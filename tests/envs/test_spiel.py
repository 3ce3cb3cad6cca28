"""OpenSpiel's own tests, for every game of the shelf."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from pentapolis.envs import spiel
from pentapolis.games import shelf
from tests.envs.test_run import SEATS

GAMES = list(shelf())
FLOW = spiel.name_of("flow_of_history")


def begun(name: str, seed: int = 5) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    return state


def wander(state: Any, steps: int, seed: int = 0) -> None:
    random = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(random.choice(state.legal_actions()))


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of every game whose returns are asked for at its end, whether the rules have ended it, and not its limit."""
    found: list[bool] = []
    returns = spiel.SpielState.returns

    def noted(state: spiel.SpielState) -> list[float]:
        if state.run is not None and state.run.done:
            found.append(state.run.over)
        return returns(state)

    monkeypatch.setattr(spiel.SpielState, "returns", noted)
    return found


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_random_simulation_with_serialization_and_masks(game: str, players: int, ends: list[bool]) -> None:
    whole = pyspiel.load_game(f"{spiel.name_of(game)}(players={players})")
    assert whole.num_players() == players
    pyspiel.random_sim_test(whole, num_sims=1, serialize=True, verbose=False)
    assert set(ends) == {True}


def test_random_simulation_with_other_parameters(ends: list[bool]) -> None:
    game = pyspiel.load_game(f"{FLOW}(players=4,seeds=10,limit=50,options=stall:off)")
    assert (game.num_players(), game.max_chance_outcomes()) == (4, 10)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert set(ends) == {False}


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_resampling_keeps_what_the_player_knows_and_nothing_else(game: str, players: int) -> None:
    state = begun(f"{spiel.name_of(game)}(players={players})")
    sampler, others = pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    random = Random(1)
    for _ in range(240):
        if state.is_terminal():
            break
        if random.random() < 0.2:
            player = state.current_player()
            twin = state.resample_from_infostate(player, sampler)
            assert twin.current_player() == player
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            others += str(twin) != str(state)
            wander(twin, 30)
        state.apply_action(random.choice(state.legal_actions()))
    assert others > 5


def test_only_the_player_to_move_can_imagine() -> None:
    state = begun(FLOW)
    with pytest.raises(ValueError, match="only the player to move"):
        state.resample_from_infostate(1 - state.current_player(), lambda: 0.5)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_cloned_pickled_and_serialized(game: str) -> None:
    state = begun(spiel.name_of(game))
    wander(state, 37)
    imagined = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    wander(imagined, 5)
    for one in (state, imagined):
        for again in (one.clone(), pickle.loads(pickle.dumps(one))):
            assert str(again) == str(one)
            wander(again, 9)
            assert str(again) != str(one)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(read) == str(state)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_ismcts_plays(game: str, players: int) -> None:
    """It compares every world that it imagines with the true one, as the player to move knows it."""
    state, random = begun(f"{spiel.name_of(game)}(players={players},limit=80)"), np.random.RandomState(1)
    wander(state, 60)
    while len(state.legal_actions()) == 1:
        wander(state, 1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, random), 2.0, 40, random_state=random)
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert {action for action, _ in policy} <= set(state.legal_actions())
    assert sum(chance for _, chance in policy) == pytest.approx(1)
    assert state.action_to_string(state.current_player(), action) == state.run.vocabulary.tokens[action]


def test_what_a_state_says_before_and_after() -> None:
    state = pyspiel.load_game(f"{FLOW}(seeds=3)").new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    assert state.action_to_string(state.current_player(), 2) == "seed 2"
    assert state.observation_string(1) == "player 1"
    assert not any(state.observation_tensor(0))
    state.apply_action(2)
    wander(state, 10_000)
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns()) or state.run.match.outcome().places == (1, 1)


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ("limit=-1", "limit is -1; it must be at least 1"),
        ("seeds=0", "seeds is 0; it must be at least 1"),
        ("options=variant", "options are written NAME:VALUE, joined by .*; not 'variant'"),
        ("options=variant:+stall:3", "options are written NAME:VALUE"),
        ("options=weather:fine", "bad-option-unknown"),
        ("players=9", "bad-option-count"),
    ],
)
def test_parameters_that_make_no_game_are_refused(parameters: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(f"{FLOW}({parameters})")


def test_information_states_as_tensors_remember_nothing() -> None:
    """The tensor is the observation's; as a string, an information state has the player's own actions as well."""
    state = begun(FLOW)
    wander(state, 12)
    player = state.current_player()
    assert state.information_state_tensor(player) == state.observation_tensor(player)
    assert state.information_state_string(player) != state.observation_string(player)


def test_a_process_that_has_registered_the_games_ends_in_peace() -> None:
    ended = subprocess.run([sys.executable, "-c", "import pentapolis.envs.spiel"], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")

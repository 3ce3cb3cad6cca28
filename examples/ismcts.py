"""OpenSpiel's own ISMCTS plays The Flow of History, or another game, against random players.

python examples/ismcts.py --simulations 100 --games 20
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import pentapolis.envs.spiel  # noqa: F401 - registers the games


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="ISMCTS of OpenSpiel against random players.")
    parser.add_argument("--game", default="pentapolis_flow_of_history", help='such as "pentapolis_mosaic(players=3)"')
    parser.add_argument("--simulations", type=int, default=50, help="playouts for each decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--short", action="store_true", help="one game cut off early, to see that it works")
    given = parser.parse_args(words)
    parameters = pyspiel.game_parameters_from_string(given.game)
    if given.short:
        given.simulations, given.games = 4, 1
        parameters["limit"] = 12
    game, random = pyspiel.load_game(parameters.pop("name"), parameters), np.random.RandomState(1)
    players, won = game.num_players(), 0.0
    for number in range(given.games):
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 2.0, given.simulations, random_state=random)
        searcher = number % players
        state = game.new_initial_state()
        state.apply_action(number)  # the chance node: which cards are dealt
        while not state.is_terminal():
            ours = state.current_player() == searcher
            state.apply_action(int(bot.step(state)) if ours else int(random.choice(state.legal_actions())))
        earned = state.returns()[searcher]
        won += (1 + (players - 1) * earned) / players  # a victory earns 1, and the others pay for it in equal parts
        print(f"game {number + 1}: {earned:+.1f}, {won / (number + 1):.0%} won so far")


if __name__ == "__main__":
    main(sys.argv[1:])

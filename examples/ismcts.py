"""OpenSpiel's own ISMCTS plays The Flow of History against a random player.

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
    parser = argparse.ArgumentParser(description="ISMCTS of OpenSpiel against a random player.")
    parser.add_argument("--game", default="pentapolis_flow_of_history")
    parser.add_argument("--simulations", type=int, default=50, help="playouts for each decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--short", action="store_true", help="one game cut off early, to see that it works")
    given = parser.parse_args(words)
    if given.short:
        given.game, given.simulations, given.games = f"{given.game}(limit=12)", 4, 1
    game, random = pyspiel.load_game(given.game), np.random.RandomState(1)
    won = 0.0
    for number in range(given.games):
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 2.0, given.simulations, random_state=random)
        searcher = number % game.num_players()
        state = game.new_initial_state()
        state.apply_action(number)  # the chance node: which cards are dealt
        while not state.is_terminal():
            ours = state.current_player() == searcher
            state.apply_action(int(bot.step(state)) if ours else int(random.choice(state.legal_actions())))
        won += (1 + state.returns()[searcher]) / 2
        print(f"game {number + 1}: {state.returns()[searcher]:+.1f}, {won / (number + 1):.0%} won so far")


if __name__ == "__main__":
    main(sys.argv[1:])

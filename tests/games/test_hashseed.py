"""A game does not depend on the order of sets: under two hash seeds it goes through the same states."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pentapolis.games import shelf

PLAY = """
import sys
from pentapolis.games import load
from pentapolis.kernel import Chance, Match

print(hash("pentapolis"))
game = load(sys.argv[1])
for players in game.meta.players:
    for options in game.meta.variants(players):
        match, chance = Match.start(game, players, options, "hash seed"), Chance("answers")
        print(match.hash())
        while ask := match.ask:
            key = ask.keys[chance.below("answers", len(ask.keys))]
            match.answer(key, ask.seat)
            print(players, *options.values(), ask.kind, key, match.hash())
        print(match.outcome(), [match.view(seat) for seat in range(players)], match.table.events)
"""


def play(game: str, hash_seed: str) -> list[str]:
    """What a process of its own prints: its own hash of a word, then every state of some games."""
    command = [sys.executable, "-W", "error", "-c", PLAY, game]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.parametrize("game", shelf())
def test_the_hash_seed_changes_nothing(game: str) -> None:
    (one_word, *one), (other_word, *other) = play(game, "1"), play(game, "2")
    assert one_word != other_word, "the seeds were not used"
    assert len(one) > 100
    assert one == other

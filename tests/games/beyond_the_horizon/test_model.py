"""The engine against an independent reading of the rules (`model_*.py`), position by position.

`PENTAPOLIS_MODEL_GAMES=200` plays so many games with each number of players and policy instead of one or two.
"""

from __future__ import annotations

import os
from collections import Counter

import msgspec
import pytest

from pentapolis.kernel import Chance

from . import model_score
from .model_play import Follower, Policy, eager, uniform

GAMES = int(os.environ.get("PENTAPOLIS_MODEL_GAMES", "0"))
KINDS = {
    "player": (uniform, False, 1),
    "eager": (eager, False, 1),
    "eager and rich": (eager, True, 2),
}
"""Who plays: the policy, whether all begin rich, and the games of the suite."""

CLOSER, CLOSEST = 9, 29  # every so many questions the whole position is compared, and every effect of the data


def follow(players: int, seed: str, policy: Policy, rich: bool) -> Follower:
    """Play a game to its end and compare at every question."""
    game, chance = Follower(players, seed, rich=rich), Chance(f"model {seed}")
    number = 0
    while (ask := game.compare()) is not None:
        if number % CLOSER == 0:
            game.compare_seats()
        if number % CLOSEST == 0:
            game.compare_effects()
        game.answer(policy(ask, chance))
        number += 1
    game.compare_seats()
    view = msgspec.to_builtins(game.match.view(0))
    assert tuple(model_score.places(view)) == game.match.outcome().places  # BH-SCO.9, BH-TIE.1 to BH-TIE.4
    return game


def play_all(kind: str, players: int, games: int) -> Counter[str]:
    policy, rich, usual = KINDS[kind]
    seen: Counter[str] = Counter()
    for number in range(games or usual):
        seen += follow(players, str(number), policy, rich).seen
    return seen


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_the_answers_of_the_model(kind: str, players: int) -> None:
    """Nine tables with some 11,000 questions: spaces, slots, steps, recruits, upgrades, settling, production, goals."""
    seen = play_all(kind, players, GAMES)
    assert seen["space"] >= 80
    assert seen["produce"] == seen["space"]
    assert seen["production"] > 0
    assert seen["untouched"] > 0

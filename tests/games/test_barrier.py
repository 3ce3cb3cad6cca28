"""What the undo barrier finds without comparing worlds is what it finds by comparing them, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games import load, shelf
from pentapolis.kernel import Chance, Match
from pentapolis.kernel.barrier import after, is_blind, sight, why_it_stands, worlds

ANSWERS = 400
EACH = 11  # one answer in so many is judged in both ways


@pytest.mark.no_cover  # most of it is the rules at work once more, in many worlds
@pytest.mark.parametrize("game", shelf())
def test_who_is_blind_sees_the_same_in_all_worlds(game: str) -> None:
    chance = Chance(game)
    blind = undecided = given = 0
    while given < ANSWERS:
        match = Match.start(load(game), min(3, max(shelf()[game].players)), seed=f"barrier {given}")
        while not match.over and given < ANSWERS:
            ask = match.ask
            assert ask is not None
            keys = ask.keys
            match.answer(keys[chance.below("answers", len(keys))], ask.seat)
            given += 1
            if given % EACH or match.has_sealed(ask.seat) or why_it_stands(match, ask.seat) is not None:
                continue
            is_unseeing, differs = verdicts(match)
            assert not (is_unseeing and differs), match.history[-1]
            blind += is_unseeing
            undecided += not is_unseeing and not differs
    assert undecided <= blind / 4, "most of what shows nothing should be found without comparing worlds"


def verdicts(match: Match[Any, Any]) -> tuple[bool, bool]:
    """Whether the last answer shows the same while hidden things are veiled, and whether some world shows another."""
    before, (seat, key) = match.workings.before_last(), match.history[-1]
    seen = sight(after(before, seat, key), seat)
    differs = any(sight(after(before, seat, key, chance), seat) != seen for chance in worlds(before, seat))
    return is_blind(before, seat, key, seen), differs

"""Playouts look at every answer of a ply once; of many they then look at the best so far, and at a few others."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.bots.playout import BY_CHANCE, LOOKED_AT, Brisk
from pentapolis.bots.ply import MOST_KEYS
from pentapolis.games import load
from pentapolis.kernel import Ask, Match


def many_answers() -> tuple[Match[Any, Any], Ask]:
    match = Match.simulate(load("mosaic"), 2, {}, "many", tracked=True)
    while (ask := match.ask) is not None and not LOOKED_AT + BY_CHANCE < len(ask.keys) <= MOST_KEYS:
        match.answer(ask.keys[0], ask.seat)
    assert ask is not None
    return match, ask


def looked_at(brisk: Brisk, world: Match[Any, Any], ask: Ask) -> list[str]:
    return [line.answers[0] for line in brisk.lines(world, ask)]


def test_every_answer_is_looked_at_once_and_then_the_best_of_them() -> None:
    world, ask = many_answers()
    brisk = Brisk(1, Random("1").random)
    first = looked_at(brisk, world, ask)
    assert sorted(first) == sorted(ask.keys)
    for _ in range(3):
        later = looked_at(brisk, world, ask)
        assert len(set(later)) == len(later) == LOOKED_AT
        assert first[0] in later
    assert len(set(later) & set(first[: LOOKED_AT - BY_CHANCE])) >= (LOOKED_AT - BY_CHANCE) // 2


def test_the_others_get_their_chance() -> None:
    world, ask = many_answers()
    brisk = Brisk(1, Random("2").random)
    looked_at(brisk, world, ask)
    assert {key for _ in range(40) for key in looked_at(brisk, world, ask)} == set(ask.keys)


def test_what_one_seat_missed_says_nothing_of_another_question() -> None:
    world, ask = many_answers()
    brisk = Brisk(1, Random("3").random)
    looked_at(brisk, world, ask)
    brisk.play(world, ask)
    while (then := world.ask) is not None and (then.seat, then.kind) == (ask.seat, ask.kind):
        brisk.play(world, then)
    assert then is not None
    assert sorted(looked_at(brisk, world, then)) == sorted(then.keys)

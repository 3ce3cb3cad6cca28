"""Every game that names traits: they fit their names, know nothing hidden, and their shipped weights carry a proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from math import isfinite
from typing import Any

import msgspec
import numpy as np
import pytest

from pentapolis.arena.play import WorkUnit, play
from pentapolis.bots import Perspective, make_bot
from pentapolis.games import WEIGHTS, load, package_of, shelf
from pentapolis.kernel import Match
from pentapolis.kernel.data import find_text
from pentapolis.kernel.traits import STEPS, Traits, Weights, trained
from pentapolis.learning.episodes import seen
from pentapolis.learning.training_run import RESULTS

GAMES = sorted(game for game in shelf() if load(game).rules.bots.traits is not None)
TRAINED = [game for game in GAMES if load(game).trained is not None]


def traits_of(game: str) -> Traits[Any, Any]:
    traits = load(game).rules.bots.traits
    assert traits is not None
    return traits


def report_of(game: str) -> dict[str, Any]:
    report = find_text(package_of(game), WEIGHTS[0], "report.json")
    assert report is not None
    found: dict[str, Any] = msgspec.json.decode(report)
    return found


def positions(game: str, players: int, every: int = 13, seed: str = "traits") -> Iterator[Match[Any, Any]]:
    match = Match.simulate(load(game), players, {}, seed, tracked=True)
    bot = make_bot("random", "traits")
    while (ask := match.ask) is not None:
        if len(match.history) % every == 0:
            yield match
        match.answer(bot.choose(Perspective(match, ask.seat)), ask.seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_every_trait_has_a_name_and_a_number(game: str, players: int) -> None:
    traits = traits_of(game)
    assert len(set(traits.names)) == len(traits.names)
    phases = []
    for match in positions(game, players):
        rows = traits.measure(match.table, range(players), None)
        assert [len(row) for row in rows] == [len(traits.names)] * players
        assert all(isfinite(number) for row in rows for number in row)
        phase = traits.phase(match.table, 0)
        if phase is not None:
            phases.append(phase)
    assert 0 <= phases[0] < 0.2
    assert phases[0] < phases[-1] <= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_not_measured_by_what_another_cannot_know(game: str) -> None:
    traits = traits_of(game)
    for match in positions(game, 3, every=29):
        ask = match.ask
        assert ask is not None
        other = match.imagine(ask.seat, "another deal")
        seen = [traits.measure(world.table, range(3), ask.seat) for world in (match, other)]
        assert seen[0] == seen[1]


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_multiplied_with_what_is_measured(game: str) -> None:
    rules, traits = load(game).rules, traits_of(game)
    table = {name: (float(number), -float(number)) for number, name in enumerate(traits.names)}
    evaluate = trained(traits, Weights(game, {"2": table}), rules.seats_of, rules.evaluate)
    for match in positions(game, 2, every=41):
        phase = traits.phase(match.table, 0)
        if phase is None:
            continue
        blend = 1 - 2 * int(STEPS * phase) / STEPS
        rows = traits.measure(match.table, range(2), 0)
        worth = [blend * sum(number * weight for number, weight in enumerate(row)) for row in rows]
        expected = worth[0] - (0.0 if traits.alone else worth[1]) + traits.common(match.table)
        assert evaluate(match.table, 0) == pytest.approx(expected)


@pytest.mark.parametrize("game", TRAINED)
def test_shipped_weights_were_tested_against_the_hand(game: str) -> None:
    text, found = find_text(package_of(game), *WEIGHTS), report_of(game)
    assert text is not None
    assert found["course"]["game"] == game
    assert str(found["course"]["players"]) in msgspec.json.decode(text, type=Weights).players
    assert found["test"]["decision"] == "high"


@pytest.mark.parametrize(
    "game", [game for game in TRAINED if report_of(game)["course"].get("method", RESULTS) != RESULTS]
)
def test_traits_can_say_all_that_the_hand_says(game: str) -> None:
    """Or trials and forecasts would begin weaker than the hand, and bots might do what it warns of."""
    traits, rows, worth = traits_of(game), [], []
    for match in chain(*[positions(game, 2, every=1, seed=f"traits/{number}") for number in range(6)]):
        ask = match.ask
        assert ask is not None
        phase = traits.phase(match.table, ask.seat)
        offered = getattr(match.state, "trade", None)  # by traits goods that are asked for are not received yet
        if phase is not None and not offered:
            by_hand = [match.evaluate(seat) for seat in range(2)]
            numbers = seen(traits, match, ask.seat, by_hand)
            rows.append([part * number for part in (1 - phase, phase) for number in (*numbers, float(traits.alone))])
            worth.append(by_hand[ask.seat])
    weights, *_ = np.linalg.lstsq(np.asarray(rows), np.asarray(worth), rcond=1e-9)
    assert len(rows) > 2 * len(weights)
    assert np.abs(np.asarray(rows) @ weights - worth).max() < 0.05 * np.std(worth)


@pytest.mark.parametrize("game", TRAINED)
def test_a_bot_can_be_told_to_judge_by_hand(game: str) -> None:
    opened, unit = load(game), WorkUnit(game, 2, {}, "by hand", ("greedy@4", "greedy@4"), limit=150)
    by_hand = play(opened, msgspec.structs.replace(unit, bots=("greedy+hand@4",) * 2)).hash
    assert by_hand == play(replace(opened, trained=None), unit).hash
    assert by_hand != play(opened, unit).hash

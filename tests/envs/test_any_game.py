"""A game that nobody has prepared: hidden hands and sealed bids, and no file of tokens and columns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from pentapolis.envs import lexicon, run
from pentapolis.envs.freeze import freeze
from pentapolis.envs.lexicon import Lexicon, lexicon_of, sample
from pentapolis.envs.run import Run, Spec
from pentapolis.games import load
from pentapolis.kernel import Sealed
from tests.kernel.caravan import CARAVAN

GAME = "caravan"


@pytest.fixture
def caravan(monkeypatch: pytest.MonkeyPatch) -> Iterator[Spec]:
    for module in (lexicon, run):
        monkeypatch.setattr(module, "load", lambda name: CARAVAN)
    yield Spec(GAME, players=3)
    for cached in (lexicon.lexicon_of, run.vocabulary_of, run.encoding_of):
        cached.cache_clear()


def test_it_is_played_to_its_end_without_leaks(caravan: Spec) -> None:
    game, random, sealed = Run(caravan, "1", tracked=True), Random(1), 0
    while not game.done:
        sealed += isinstance(game.match._question, Sealed)
        world = game.imagine("elsewhere")
        assert world.legal() == game.legal()
        assert np.array_equal(world.observe(game.seat), game.observe(game.seat))
        game.step(random.choice(game.legal()))
    assert game.over
    assert sealed > 3


def test_sealed_answers_are_not_seen_by_those_who_answer_later(caravan: Spec) -> None:
    random = Random(2)
    game = Run(caravan, "2", tracked=True)
    while not (isinstance(game.match._question, Sealed) and len(game.match.asks) == 3 and len(game.legal()) > 1):
        game.step(random.choice(game.legal()))
    low, high = game.copy(), game.copy()
    low.step(game.legal()[0])
    high.step(game.legal()[-1])
    assert low.seat == high.seat != game.seat
    assert low.legal() == high.legal()
    assert np.array_equal(low.observe(low.seat), high.observe(high.seat))


def test_its_lexicon_comes_from_a_few_games(caravan: Spec) -> None:
    found = lexicon_of(GAME)
    assert found == sample(CARAVAN, lexicon.QUICK)
    assert (found.game, found.version) == (GAME, 1)


def test_freezing_writes_a_file_whose_tokens_stay(tmp_path: Path) -> None:
    path = freeze("flow_of_history", 1, tmp_path)
    first = msgspec.json.decode(path.read_bytes(), type=Lexicon)
    assert first.rules == load("flow_of_history").meta.rules_version
    assert freeze("flow_of_history", 2, tmp_path) == path
    second = msgspec.json.decode(path.read_bytes(), type=Lexicon)
    assert second.version == 2
    assert second.tokens[: len(first.tokens)] == first.tokens

"""Ways to break Caravan, and to see which check of the conformance suite notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from pentapolis.kernel import Flow, Game
from pentapolis.kernel.conformance import NEVER, ConformanceError, Speech, Thoroughness, check_game
from pentapolis.kernel.kinds import Explainer, Labeller
from tests.kernel.caravan import CARAVAN, RULES, CaravanTable

SEEDS = [str(n) for n in range(12)]


def only(**rates: int) -> Thoroughness:
    """Nothing but the checks that are named."""
    return msgspec.structs.replace(NEVER, **rates)


def broken(label: Labeller | None = None, explain: Explainer | None = None, **changes: Any) -> Game[Any, Any]:
    return replace(CARAVAN, rules=replace(RULES, asks=RULES.asks.otherwise(label, explain), **changes))


def with_turn(turn: Callable[[CaravanTable, int], Flow[None]], **changes: Any) -> Game[Any, Any]:
    return broken(beats={**RULES.beats, "turn": turn}, **changes)


def find(game: Game[Any, Any], thoroughness: Thoroughness, speech: Speech | None = None) -> ConformanceError:
    """The first fault that a dozen games show."""
    for seed in SEEDS:
        try:
            check_game(game, 3, {}, seed, thoroughness=thoroughness, speech=speech)
        except ConformanceError as error:
            return error
    raise AssertionError("nothing was found")


def expect(check: str, game: Game[Any, Any], **rates: int) -> str:
    error = find(game, only(**rates))
    assert error.check == check, str(error)
    return error.message

"""Copies: they share nothing, change nothing, and go the same way as their original."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from pentapolis.kernel.match import Match

from .trial import AnyMatch, Trial, describe


class Shadow:
    """The same game played again beside ours, untracked and silent."""

    def __init__(self, trial: Trial) -> None:
        self.match: AnyMatch = Match.start(
            trial.game, trial.players, trial.options, trial.seed, tracked=False, silent=True
        )

    def follow(self, trial: Trial, seat: int, key: str) -> None:
        refusal = self.match.why_not(key, seat)
        trial.expect(refusal is None, "shadow", f"{key} of seat {seat} is refused in untracked play: {refusal}")
        self.match.answer(key, seat)

    def check(self, trial: Trial) -> None:
        ours, shadow = trial.match, self.match
        trial.same(asked(ours), asked(shadow), "shadow", "the same answers lead to other asks in untracked play")
        trial.same_place(ours, shadow, "shadow", "the same answers lead elsewhere in untracked play")


class Keepsake:
    """A copy made some answers ago: it must not have changed since, and the same answers must lead it here."""

    def __init__(self) -> None:
        self._kept: tuple[AnyMatch, str, int] | None = None

    def check(self, trial: Trial) -> None:
        match = trial.match
        if self._kept is not None:
            twin, hashed, at = self._kept
            trial.expect(twin.hash() == hashed, "copies", "a copy changed while its original went on")
            walk(trial, twin, match.history[at:])
            trial.same_place(match, twin, "copies", "a copy went another way than its original")
            trial.same(asked(match), asked(twin), "copies", "a copy is asked something else")
        twin = match.copy(tracked=trial.pick((True, False)), silent=trial.pick((True, False)))
        self._kept = twin, twin.hash(), len(match.history)


def check_copies(trial: Trial) -> None:
    """Two copies are the same position, go the same way, and leave the original alone."""
    match = trial.match
    before = match.hash()
    one = match.copy(tracked=True)
    two = one.copy()
    for twin in (one, two):
        trial.same_place(match, twin, "copies", "a copy is not the same position")
        trial.same(asked(match), asked(twin), "copies", "a copy is asked something else")
    for _ in range(trial.thoroughness.steps):
        if one.over:
            break
        step = trial.step(one)
        walk(trial, one, [step])
        walk(trial, two, [step])
        trial.same_place(one, two, "copies", f"{step[1]} leads two copies to different places")
    trial.same_place(one, one.copy(), "copies", "a copy of a copy is not the same position")
    trial.expect(match.hash() == before, "copies", "what a copy did changed its original")


def check_sharing(trial: Trial) -> None:
    """The written-out copy is what the JSON round trip gives, and has no part in common with the original."""
    state = trial.match.state
    copy = trial.game.copy_state(state)
    try:
        oracle = msgspec.json.decode(msgspec.json.encode(state), type=trial.game.rules.state)
    except msgspec.ValidationError as error:
        trial.fail("sharing", f"the state is not of its declared types: {error}")
    trial.same(state, oracle, "sharing", "the state does not survive JSON")
    trial.same(oracle, copy, "sharing", "a copied state is not equal to its original")
    for path in shared(state, copy):
        trial.fail("sharing", f"a copied state shares {'.'.join(path) or 'all'} with its original")


def shared(one: object, two: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths of changeable parts that two equal values have in common.

    >>> hand = ["knights"]
    >>> list(shared({"hand": hand, "table": []}, {"hand": hand, "table": []}))
    [('hand',)]
    """
    frozen = isinstance(one, msgspec.Struct) and one.__struct_config__.frozen
    if one is two and isinstance(one, list | dict | msgspec.Struct) and not frozen:
        yield path
    for name, (mine, other) in _parts(one, two).items():
        yield from shared(mine, other, (*path, str(name)))


def _parts(one: Any, two: Any) -> dict[Any, tuple[Any, Any]]:
    """The parts of two equal values side by side."""
    if isinstance(one, msgspec.Struct):
        return {name: (getattr(one, name), getattr(two, name)) for name in one.__struct_fields__}
    if isinstance(one, list | tuple):
        return dict(enumerate(zip(one, two, strict=True)))
    if isinstance(one, dict):
        return {name: (value, two[name]) for name, value in one.items()}
    return {}


def walk(trial: Trial, match: AnyMatch, steps: list[tuple[int, str]]) -> None:
    for seat, key in steps:
        refusal = match.why_not(key, seat)
        trial.expect(refusal is None, "copies", f"{key} of seat {seat} is legal here and not in a copy: {refusal}")
        match.answer(key, seat)


def asked(match: AnyMatch) -> list[tuple[object, ...] | None]:
    return [describe(ask) for ask in match.asks]

"""A ply: the decisions of a seat from one question to where the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pentapolis.kernel import Ask, Match

LINES = 160  # ways to end the ply that are tried at one decision
DEPTH = 4  # further decisions of its own that are looked through answer by answer
LONGEST = 40  # further decisions of one line


class Spent(Exception):
    """There are more ends than may be looked at."""


class Ply:
    """The decisions of a seat from one question to where the game goes on: others are asked, or a new action begins."""

    def __init__(
        self,
        world: Match[Any, Any],
        seat: int,
        random: Callable[[], float],
        check: Callable[[], None] = lambda: None,
    ) -> None:
        """`check` is called for every line, and may raise to give up."""
        ask = world.ask_for(seat)
        assert ask is not None
        self._world, self._seat, self._random, self._check = world, seat, random, check
        self._kind, self._keys = ask.kind, ask.keys
        self._level = len(world.state.agenda)
        self._left = LINES

    def values(self) -> dict[str, float]:
        """What every answer is worth, as far as the ply goes."""
        return self.all_ends() or self.drawn_lines()

    def all_ends(self) -> dict[str, float] | None:
        """What every answer is worth if the best follows; None if that is too much to look through."""
        try:
            return {key: self._best_after(self._world, key, DEPTH) for key in self._keys}
        except Spent:
            return None

    def _best_after(self, world: Match[Any, Any], key: str, depth: int) -> float:
        twin = world.copy()
        twin.answer(key, self._seat)
        ask = self._next_in(twin)
        if depth == 0 or ask is None:
            self._left -= 1
            if self._left < 0:
                raise Spent
            self._check()
            return twin.evaluate(self._seat)
        return max(self._best_after(twin, following, depth - 1) for following in ask.options)

    def drawn_lines(self) -> dict[str, float]:
        """The best of some lines after every answer; half of the answers go on to the next round with twice as many."""
        values = dict.fromkeys(self._keys, float("-inf"))
        rounds = max(1, len(self._keys).bit_length() - 1)
        share = max(1, LINES // (rounds * len(self._keys)))
        going: list[str] = list(self._keys)
        for _ in range(rounds):
            for key in going:
                values[key] = max(values[key], *self._lines(key, share))
            going = sorted(going, key=values.__getitem__, reverse=True)[: max(2, (len(going) + 1) // 2)]
            share *= 2
        return values

    def _lines(self, key: str, count: int) -> Iterable[float]:
        return (self._line(key) for _ in range(count))

    def _line(self, key: str) -> float:
        """One way to the end of the ply."""
        self._check()
        twin = self._world.copy()
        twin.answer(key, self._seat)
        for _ in range(LONGEST):
            ask = self._next_in(twin)
            if ask is None:
                break
            keys = ask.keys
            twin.answer(keys[int(self._random() * len(keys))], self._seat)
        return twin.evaluate(self._seat)

    def end_of(self, key: str, pick: Callable[[Match[Any, Any], Ask], str]) -> Match[Any, Any]:
        """The end of the ply after an answer, with the answers of `pick` to what follows."""
        twin = self._world.copy(tracked=True)
        twin.answer(key, self._seat)
        for _ in range(LONGEST):
            ask = self._next_in(twin)
            if ask is None:
                break
            twin.answer(pick(twin, ask), self._seat)
        return twin

    def _next_in(self, twin: Match[Any, Any]) -> Ask | None:
        """The next question of the ply; None at its end."""
        ask = twin.ask_for(self._seat)
        if ask is None:
            return None
        over = twin.begins_beat and (self._begins(ask.kind) or len(twin.state.agenda) < self._level)
        return None if over else ask

    def _begins(self, kind: str) -> bool:
        return kind == self._kind or kind in self._world.game.rules.openings

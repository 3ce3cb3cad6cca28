"""A ply: the decisions of a seat from one question to where the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pentapolis.kernel import Ask, Match

LINES = 160  # ways to end the ply that are tried at one decision
DEPTH = 4  # further decisions of its own that are looked through answer by answer
LONGEST = 40  # further decisions of one line


class Ply:
    """The decisions of a seat from one question to where the game goes on: others are asked, or a new action begins."""

    def __init__(
        self,
        world: Match[Any, Any],
        seat: int,
        random: Callable[[], float],
        check: Callable[[], None] = lambda: None,
        lines: int = LINES,
    ) -> None:
        """`check` is called for every answer that is tried first, and may raise to give up; `lines` see LINES."""
        ask = world.ask_for(seat)
        assert ask is not None
        self._world, self._seat, self._random, self._check = world, seat, random, check
        self._kind, self._keys = ask.kind, ask.keys
        self._level = len(world.state.agenda)
        self._most = lines

    def values(self) -> dict[str, float]:
        """What every answer is worth, as far as the ply goes."""
        return self.all_ends() or self.drawn_lines()

    def all_ends(self) -> dict[str, float] | None:
        """What every answer is worth if the best follows; None if that is too much to look through.

        Level by level: every way has an end at least, so it is soon known when there are too many.
        """
        values = dict.fromkeys(self._keys, float("-inf"))
        ways = [(key, self._after(self._world, key)) for key in self._keys]
        ends = 0
        for depth in range(DEPTH, -1, -1):
            going = []
            for key, world in ways:
                ask = self._next_in(world) if depth else None
                if ask is None:
                    ends += 1
                    values[key] = max(values[key], world.evaluate(self._seat))
                else:
                    going.append((key, world, ask.keys))
            if ends + sum(len(keys) for *_, keys in going) > self._most:
                return None
            ways = [(key, self._after(world, answer)) for key, world, answers in going for answer in answers]
        return values

    def _after(self, world: Match[Any, Any], key: str) -> Match[Any, Any]:
        self._check()
        twin = world.copy()
        twin.answer(key, self._seat)
        return twin

    def drawn_lines(self) -> dict[str, float]:
        """The best of some lines after every answer; half of the answers go on to the next round with twice as many."""
        values = dict.fromkeys(self._keys, float("-inf"))
        rounds = max(1, min(len(self._keys).bit_length() - 1, self._most // len(self._keys)))
        share = max(1, self._most // (rounds * len(self._keys)))
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
        twin = self._after(self._world, key)
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

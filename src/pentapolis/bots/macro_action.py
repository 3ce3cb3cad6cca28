"""Macro actions: the decisions of a seat from one question to where others are asked or a new action begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from pentapolis.kernel import Ask, Match

from .pruning import keys_for_bots

LINES = 160  # lines that are evaluated at one decision
DEPTH = 4  # further decisions that are searched exhaustively
LONGEST = 40  # further decisions of one line
MOST_KEYS = 40  # answers that `sampled_lines` considers

Answers = tuple[str, ...]


class Line(NamedTuple):
    """Answers to the end of the macro action, or of the turn, and the estimate of the position there."""

    value: float
    answers: Answers


class Start(NamedTuple):
    """Where a macro action begins: the kind of question, and how many beats are on the agenda."""

    kind: str
    level: int

    @classmethod
    def of(cls, world: Match[Any, Any], ask: Ask) -> Start:
        return cls(ask.kind, len(world.state.agenda))

    def is_past(self, world: Match[Any, Any], ask: Ask) -> bool:
        """Whether a later question of the same seat belongs to another macro action.

        It does if it begins an action, or if its beat was on the agenda before the macro action and does not end it.
        """
        if not world.begins_beat:
            return False
        bots = world.game.rules.bots
        begins = ask.kind == self.kind or ask.kind in bots.openings
        return begins or (len(world.state.agenda) < self.level and ask.kind not in bots.sequels)


class MacroAction:
    """The decisions of a seat from one question to where others are asked or a new action begins."""

    def __init__(
        self,
        world: Match[Any, Any],
        seat: int,
        random: Callable[[], float],
        check: Callable[[], None] = lambda: None,
        lines: int = LINES,
        keys: Sequence[str] = (),
    ) -> None:
        """`keys` are the candidate answers: all, if none are named. For `lines` see LINES.

        `check` is called before answers are tried and ends are evaluated, and may raise to give up.
        """
        ask = world.ask_for(seat)
        assert ask is not None
        self._world, self._seat, self._random, self._check = world, seat, random, check
        self._start, self._keys = Start.of(world, ask), list(keys) or keys_for_bots(world, ask)
        self._most = lines
        self.found: list[Line] = []  # so far, if there was no time for all of them

    def lines(self) -> list[Line]:
        """The best line after every answer, best first."""
        return after_each(self.all_lines())

    def all_lines(self) -> list[Line]:
        """All lines that were found, the best one first."""
        return best_first(self.all_ends() or self.drawn_lines())

    def sampled_lines(self) -> list[Line]:
        """Cheap: the best of very few random lines after every answer, best first."""
        keys = sample(self._keys, MOST_KEYS, self._random)
        found = dict[str, Line]()
        for key in keys:
            for _ in range(max(1, self._most // len(keys))):
                line = self._line(key)
                _keep(found, line)
                if len(line.answers) == 1:
                    break  # all lines after this answer are the same
        return best_first(found.values())

    def all_ends(self) -> list[Line] | None:
        """All lines, by exhaustive search; None if there are too many.

        Breadth first: every open line has one end at least, so too many are noticed soon.
        """
        found = self.found = list[Line]()
        ways: list[tuple[Answers, Match[Any, Any]]]
        ways = [((key,), self._after(self._world, key)) for key in self._keys]
        ends = 0
        for depth in range(DEPTH, -1, -1):
            going = []
            for answers, world in ways:
                ask = self._next_in(world) if depth else None
                if ask is None:
                    self._check()
                    ends += 1
                    found.append(Line(world.evaluate(self._seat), answers))
                else:
                    going.append((answers, world, keys_for_bots(world, ask)))
            if ends + sum(len(keys) for *_, keys in going) > self._most:
                return None
            ways = [((*answers, key), self._after(world, key)) for answers, world, keys in going for key in keys]
        return found

    def _after(self, world: Match[Any, Any], key: str) -> Match[Any, Any]:
        self._check()
        twin = world.copy()
        twin.answer(key, self._seat)
        return twin

    def drawn_lines(self) -> list[Line]:
        """Sequential halving: sample lines after every answer; the better half of the answers gets twice as many."""
        met, best = set[Answers](), dict[str, Line]()
        found = self.found = list[Line]()
        rounds = max(1, min(len(self._keys).bit_length() - 1, self._most // len(self._keys)))
        share = max(1, self._most // (rounds * len(self._keys)))
        going: list[str] = list(self._keys)
        for _ in range(rounds):
            for key in going:
                for _ in range(share):
                    line = self._line(key)
                    if line.answers not in met:
                        met.add(line.answers)
                        found.append(line)
                    _keep(best, line)
            going = sorted(going, key=lambda key: best[key].value, reverse=True)[: max(2, (len(going) + 1) // 2)]
            share *= 2
        return found

    def _line(self, key: str) -> Line:
        """One random line."""
        twin, answers = self._after(self._world, key), [key]
        for _ in range(LONGEST):
            ask = self._next_in(twin)
            if ask is None:
                break
            keys = keys_for_bots(twin, ask)
            answers.append(keys[int(self._random() * len(keys))])
            twin.answer(answers[-1], self._seat)
        return Line(twin.evaluate(self._seat), tuple(answers))

    def prefix(self, answers: Answers) -> Answers:
        """As many answers of a longer line as belong to the macro action."""
        twin = self._after(self._world, answers[0])
        for number, key in enumerate(answers[1:], start=1):
            ask = self._next_in(twin)
            if ask is None or key not in ask.options:
                return answers[:number]
            twin.answer(key, self._seat)
        return answers

    def _next_in(self, twin: Match[Any, Any]) -> Ask | None:
        """The next question of the macro action; None at its end."""
        ask = twin.ask_for(self._seat)
        return None if ask is None or self._start.is_past(twin, ask) else ask


def sample(keys: list[str], number: int, random: Callable[[], float]) -> list[str]:
    """Draw a few without replacement, if there are more."""
    if len(keys) <= number:
        return keys
    keys = keys[:]
    for place in range(number):
        other = place + int(random() * (len(keys) - place))
        keys[place], keys[other] = keys[other], keys[place]
    return keys[:number]


def _keep(found: dict[str, Line], line: Line) -> None:
    """Keep a line if it is the best so far after its first answer."""
    best = found.get(line.answers[0])
    if best is None or line.value > best.value:
        found[line.answers[0]] = line


def after_each(lines: Iterable[Line]) -> list[Line]:
    """The best line after each answer, the best one first."""
    found = dict[str, Line]()
    for line in lines:
        _keep(found, line)
    return best_first(found.values())


def varied(lines: list[Line], answers: int, others: int) -> list[Line]:
    """The best line after each of the best answers, and the best of all other lines besides; best first."""
    chosen = after_each(lines)[:answers]
    return best_first(chosen + [line for line in best_first(lines) if line not in chosen][:others])


def best_first(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: line.value, reverse=True)

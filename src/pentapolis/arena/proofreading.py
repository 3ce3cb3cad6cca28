"""Proofreading: whether a game notices every misprint in its content.

A misprint is noticed if loading refuses it, with the place and the reason, or if play changes: a scenario that is about
the entry runs otherwise, or a random game does. What nothing notices is a value that no rule reads.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import msgspec

from pentapolis.games import content_of, load, package_of
from pentapolis.kernel import Game
from pentapolis.kernel.data import DataError, Tables, read_tables
from pentapolis.kernel.scenario import Scenario
from pentapolis.kernel.scenario_trace import Sign, trace

from .divergence import Difference, Playthrough, first_difference, play_some
from .misprints import Misprint, Name, Role, Value, altered, names, names_in, role, values, with_names_misprinted

AnyGame = Game[Any, Any]
Verdict = Literal["refused", "play", "survives", "breaks"]
"""Loading refuses it and says where; play changes; nothing changes; something breaks that should have been refused."""

GAMES = 12
MOST_MENTIONS = 40  # scenarios that mention a word; common ones are in hundreds
MOST_TELLING = 12  # scenarios that showed a misprint of the same role


class Finding(msgspec.Struct, frozen=True):
    """A misprint and what came of it. `by`: the reason of the refusal, the scenario or game that showed it."""

    misprint: Misprint
    verdict: Verdict
    by: str = ""

    def __str__(self) -> str:
        return f"{self.misprint} ({self.verdict}{': ' if self.by else ''}{self.by})"


Signs = Callable[[Misprint, AnyGame], Iterator[str]]
"""What shows that a game has a misprint in its content."""


class Proof:
    """A game as it is meant, and how it is played so: what misprints are compared with."""

    def __init__(self, game: str, scenarios: Sequence[Scenario]) -> None:
        self.game = game
        self.tables: Tables = read_tables(package_of(game))
        self.meant: AnyGame = load(game)
        self.values: list[Value] = list(values(self.tables))
        self.scenarios = scenarios
        self.about: dict[str, list[int]] = {}
        self.mention: dict[str, list[int]] = {}
        self.files: dict[str, list[int]] = {}
        for number, scenario in enumerate(scenarios):
            self.files.setdefault(Path(scenario.file).stem, []).append(number)
            for piece in scenario.about:
                self.about.setdefault(piece, []).append(number)
            for word in words_in((scenario.given, scenario.steps, scenario.options)):
                self.mention.setdefault(word, []).append(number)
        self.telling: defaultdict[Role, list[int]] = defaultdict(list)
        self._traces: dict[int, tuple[Sign, ...]] = {}
        self._courses: list[Playthrough] = []

    # What is compared

    def trace(self, number: int) -> tuple[Sign, ...]:
        """What a scenario leads to with the content as it is meant."""
        if number not in self._traces:
            self._traces[number] = tuple(trace(self.scenarios[number], self.meant))
        return self._traces[number]

    def differs(self, number: int, game: AnyGame) -> bool:
        """Whether a scenario runs otherwise with other content."""
        signs = trace(self.scenarios[number], game)
        return any(next(signs, None) != sign for sign in self.trace(number))

    def first_difference(self, game: AnyGame) -> Difference | None:
        """Where a random game goes otherwise with other content."""
        return first_difference(self.courses, game)

    @property
    def courses(self) -> list[Playthrough]:
        """Random games with the content as it is meant."""
        if not self._courses:
            self._courses = play_some(self.meant, GAMES, "proof")
        return self._courses

    # What is found

    def read(self, value: Value) -> list[Finding]:
        """What is wrong with a value: no misprint of it is noticed, or one breaks something."""
        left, broken = value.misprints, list[Finding]()
        for signs in (self.likely_scenarios, self.random_games, self.all_scenarios):
            survivors: list[Finding] = []
            for misprint in left:
                finding = self.judge(misprint, signs)
                if finding.verdict == "play" and is_number(misprint.meant):
                    return broken  # a limit that is never reached may be higher, as long as it may not be lower
                if finding.verdict == "survives":
                    survivors.append(finding)
                elif finding.verdict == "breaks":
                    broken.append(finding)
            left = tuple(finding.misprint for finding in survivors)
        return broken + survivors

    def untold_names(self) -> list[Name]:
        """Names that are printed, but not what anything is called. Two names of one piece are judged one by one."""
        printed = list(names(self.tables))
        often = Counter((name.piece, name.language) for name in printed)
        once = [name for name in printed if often[name.piece, name.language] == 1]
        rest = [name for name in printed if name not in once]
        return self.untold(once) + [name for name in rest if not self.refused(name) and self.untold([name])]

    def untold(self, printed: Sequence[Name]) -> list[Name]:
        """Those of these names whose misprints, all made at once, do not appear."""
        content = content_of(self.game, with_names_misprinted(self.tables, printed))
        told = {name for piece in content.names.values() for name in piece.values()}
        return [name for name in printed if name.misprint not in told]

    def refused(self, name: Name) -> bool:
        try:
            content_of(self.game, with_names_misprinted(self.tables, [name]))
        except DataError:
            return True
        return False

    def judge(self, misprint: Misprint, signs: Signs) -> Finding:
        try:
            game = replace(self.meant, content=content_of(self.game, altered(self.tables, misprint)))
        except DataError as error:
            named = error.where.split(",")[0] in self.tables
            return Finding(misprint, "refused" if named else "breaks", str(error))
        except Exception as error:
            return Finding(misprint, "breaks", f"loading fails with {error!r}")
        try:
            shown = next(signs(misprint, game), None)
        except Exception as error:
            return Finding(misprint, "breaks", f"the rules fail with {error!r}")
        return Finding(misprint, "survives") if shown is None else Finding(misprint, "play", shown)

    def likely_scenarios(self, misprint: Misprint, game: AnyGame) -> Iterator[str]:
        return self.scenarios_showing(misprint, game, self.likely(misprint))

    def random_games(self, misprint: Misprint, game: AnyGame) -> Iterator[str]:
        found = self.first_difference(game)
        if found is not None:
            yield f"decision {found.decision} of random game {found.game}"

    def all_scenarios(self, misprint: Misprint, game: AnyGame) -> Iterator[str]:
        """Scenarios that show the misprint though nothing in them names its entry."""
        return self.scenarios_showing(misprint, game, range(len(self.scenarios)))

    def scenarios_showing(self, misprint: Misprint, game: AnyGame, numbers: Iterable[int]) -> Iterator[str]:
        """Those of these scenarios that run otherwise; each is the first to be tried for the next value of its role."""
        for number in numbers:
            if self.differs(number, game):
                self.remember(number, role(misprint.path))
                yield self.scenarios[number].title

    def remember(self, number: int, role: Role) -> None:
        others = [other for other in self.telling[role] if other != number]
        self.telling[role] = [number, *others][:MOST_TELLING]

    def likely(self, misprint: Misprint) -> list[int]:
        """The scenarios that may show a misprint.

        Those about the entry and little else, those that showed another misprint of the same role, those that mention
        the entry; then those in a file that bears the section's name: numbers of the rules have no piece to be about.
        """
        names = self.names_of(misprint)
        about = {number for name in names for number in self.about.get(name, ())}
        found = sorted(about, key=lambda number: (len(self.scenarios[number].about), number))
        found += self.telling[role(misprint.path)]
        found += [number for name in names for number in self.mention.get(name, ())[:MOST_MENTIONS]]
        found += self.files.get(misprint.section, ())
        return list(dict.fromkeys(found))

    def names_of(self, misprint: Misprint) -> list[str]:
        """The entry, what the misprint names, the fields that lead to it."""
        names = names_in(self.tables, misprint.path)
        names += [word for word in (misprint.meant, misprint.printed) if isinstance(word, str)]
        return names + [step for step in misprint.path[:0:-1] if isinstance(step, str)]


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def words_in(value: Any) -> set[str]:
    """All words that occur in something, however deep."""
    found: set[str] = set()
    todo = [msgspec.to_builtins(value)]
    while todo:
        at = todo.pop()
        if isinstance(at, dict):
            found.update(map(str, at))
            todo += at.values()
        elif isinstance(at, list | tuple):
            todo += at
        elif isinstance(at, str):
            found.update(at.replace("+", ":").split(":"))
    return found

"""A course of training, round by round, with its progress on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from pentapolis.arena.front import Workers
from pentapolis.arena.sequential import Verdict
from pentapolis.kernel import Game
from pentapolis.kernel.traits import Pair, Traits, Weights
from pentapolis.learning.course import FORECASTS, TRIALS, Course, Exam, Examined, lessons, units
from pentapolis.learning.lessons import Lesson

from ..shared.bots import further, open_store
from ..shared.choices import INTERRUPTED, follow
from ..shared.common import err, fail, told

if TYPE_CHECKING:
    from pentapolis.learning.forecasts import Rows
    from pentapolis.learning.report import Round
    from pentapolis.learning.steps import Way


class Teacher:
    """Goes through a course, and holds the weights so far."""

    def __init__(self, game: Game[Any, Any], course: Course, crew: Workers, pack: Path | None) -> None:
        self._game, self._course, self._crew, self._pack = game, course, crew, pack
        assert game.rules.bots.traits is not None
        self._traits: Traits[Any, Any] = game.rules.bots.traits
        self._known: list[Lesson] = []
        self._weights: Weights | None = None
        self._way: Way | None = None
        self._rows: list[Rows] = []
        self._widths: Weights | None = None

    @property
    def weights(self) -> Weights:
        assert self._weights is not None, "the first round gives weights"
        return self._weights

    def round(self, number: int, store: Path | None) -> Round:
        """Play the lessons of a round, and learn from them."""
        ways = {TRIALS: self._trials, FORECASTS: self._forecasts}
        return ways.get(self._course.method, self._results)(number, store)

    def _results(self, number: int, store: Path | None) -> Round:
        """Results are those of this round and of all before."""
        from pentapolis.learning.report import Round
        from pentapolis.learning.teaching import teach

        traits, penalty, decisive = self._traits, self._course.penalty, self._game.rules.bots.decisive
        self._known += self._taught(number, self._weights, None, store)
        table, figures = teach(self._known, traits.names, alone=traits.alone, decisive=decisive, penalty=penalty)
        self._weights = self._named(table)
        return Round(len(self._known), figures)

    def _trials(self, number: int, store: Path | None) -> Round:
        """Trials are held around the weights so far; the first ones around those by hand."""
        from pentapolis.learning import steps
        from pentapolis.learning.report import Round

        course, names, alone = self._course, self._traits.names, self._traits.alone
        if self._way is None:
            self._way = steps.begin(
                self._played(told("progress-survey"), number, None, None, store), alone, course.wide, course.least
            )
            if course.only:
                self._way = steps.restricted(self._way, names, course.only)
        weights, widths = map(self._named, steps.tables(self._way, names))
        taught = self._taught(number, weights, widths, store)
        self._way, progress, penalty = steps.go_on(
            taught, self._way, course.step, course.finer, course.penalty, course.doubt
        )
        decisive = self._game.rules.bots.decisive
        table, figures = steps.judged(taught, self._way, names, alone=alone, decisive=decisive, penalty=penalty)
        self._weights = self._named(table)
        return Round(len(taught), figures, progress)

    def _forecasts(self, number: int, store: Path | None) -> Round:
        """Forecasts are those of this round and of all before, as the weights that they give tell them."""
        from pentapolis.learning import forecasts
        from pentapolis.learning.report import Round

        course, names = self._course, self._traits.names
        if self._widths is None:
            survey = forecasts.rows(self._played(told("progress-survey"), number, None, None, store))
            self._widths = self._named(forecasts.widths(survey, names, course.whim))
        played = self._taught(number, self._weights, self._widths, store)
        self._rows.append(forecasts.rows(played))
        found, decisive = forecasts.together(self._rows), self._game.rules.bots.decisive
        table, figures = forecasts.teach(
            found, played, names, later=course.later, decisive=decisive, penalty=course.penalty
        )
        self._weights = self._named(table)
        return Round(len(found.leads) // course.players, figures)

    def _taught(self, number: int, weights: Weights | None, widths: Weights | None, store: Path | None) -> list[Lesson]:
        """The lessons of a round: enough to learn from, and to judge by."""
        from pentapolis.learning.teaching import KEPT_OUT

        course = self._course
        found = self._played(
            told("progress-round", number=number + 1, total=course.rounds), number, weights, widths, store
        )
        if len(found) < KEPT_OUT:
            facts = {"found": len(found), "games": course.games, "limit": course.limit, "needed": KEPT_OUT}
            fail(told("fault-few-games", **facts))
        return found

    def _named(self, table: dict[str, Pair]) -> Weights:
        return Weights(self._course.game, {str(self._course.players): table})

    def _played(
        self, title: str, number: int, weights: Weights | None, widths: Weights | None, store: Path | None
    ) -> list[Lesson]:
        found = list[Lesson]()
        with open_store(store, Lesson) as kept:
            played = lessons(self._course, number, weights, self._crew, kept, self._pack, widths)
            if not follow(title, len(units(self._course, number, weights, widths)), played, found.append):
                interrupted(store)
        return finished(found, self._course.limit)

    def test(self, store: Path | None) -> Verdict:
        test = Exam(self._course, self.weights, self._pack)
        with open_store(store, Examined) as kept:
            played = test.results(self._crew, kept)
            if not follow(told("progress-test"), len(test.units), played, test.add, lambda: test.decided):
                interrupted(store)
        return test.verdict()


def finished(lessons: list[Lesson], limit: int) -> list[Lesson]:
    """Those that came to their end; who was ahead when the others were cut off is no result."""
    found = [lesson for lesson in lessons if lesson.finished]
    if not found:
        fail(told("fault-none-ended", limit=limit))
    if len(found) < len(lessons):
        cut = len(lessons) - len(found)
        err.print(told("train-cut", cut=cut, games=len(lessons), limit=limit))
    return found


def interrupted(store: Path | None) -> NoReturn:
    err.print(told("lab-stopped", further=further(store)), markup=False)
    raise typer.Exit(INTERRUPTED)

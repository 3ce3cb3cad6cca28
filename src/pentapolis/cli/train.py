"""`pentapolis train`: weights for a game's traits, found by self-play, with a report and a test."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
import typer

from pentapolis.arena.front import Workers
from pentapolis.arena.play import MOST_DECISIONS, Result
from pentapolis.arena.sequential import Verdict
from pentapolis.bots import BY_HAND, estimating
from pentapolis.kernel import Game
from pentapolis.kernel.data import DataError
from pentapolis.kernel.traits import Weights, read_weights
from pentapolis.learning.course import Course, Exam, lessons
from pentapolis.learning.lessons import Lesson

from .choices import INTERRUPTED, GameName, Jobs, Options, follow, read_options
from .common import DataPack, err, fail, open_game, out, read_file, write_file
from .matches import StoreFile, open_store, read_bots, workers_for

if TYPE_CHECKING:
    from pentapolis.learning.report import Report, Round

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis train flow_of_history --games 2000 --rounds 2 --out trained
  pentapolis train flow_of_history --players 4 --games 1000 --out trained --store lessons.sqlite
  pentapolis tournament flow_of_history --bots greedy,greedy+hand --until 0.5:0.6 --games 400
"""
FILE = "weights.json"
BOT = "greedy@20"


def run(
    game: str = GameName,
    players: int | None = typer.Option(None, "--players", help="Seats at the table.", show_default="the fewest"),
    games: int = typer.Option(1000, "--games", min=10, help="Games of self-play in every round."),
    rounds: int = typer.Option(2, "--rounds", min=1, help="Rounds; each plays with what those before have taught."),
    bot: str = typer.Option(BOT, "--bot", help="Who plays; of `greedy@20` more games can be had than of `greedy`."),
    by_lot: float = typer.Option(0.1, "--by-lot", min=0, max=1, help="The share of answers that are drawn by lot."),
    penalty: float = typer.Option(
        0, "--penalty", min=0, help="How many positions speak for the estimate by hand.", show_default="what fits best"
    ),
    tests: int = typer.Option(400, "--tests", min=0, help="The most games of the test at the end; 0: none."),
    options: list[str] = Options,
    seed: str = typer.Option("0", "--seed", help="The same seed trains the same weights."),
    folder: Path = typer.Option(..., "--out", metavar="DIR", help="Where weights and report are written."),
    store: Path | None = StoreFile,
    jobs: int | None = Jobs,
    limit: int = typer.Option(MOST_DECISIONS, "--limit", min=1, help="A game of more decisions is cut off."),
    data_pack: Path | None = DataPack,
) -> None:
    """Train the estimate of positions that bots use.

    Greedy bots play against themselves, now and then by lot; weights of the game's traits are fitted to the results,
    and the next round is played with them. The first round is played with the estimate made by hand. At the end the bot
    with the new weights meets itself by hand on fresh deals: a sequential test of 0.5 against 0.6. With a store, what
    was played is not played again. docs/bots.md tells how to ship the weights.
    """
    try:
        from pentapolis.learning.report import Report, files_of
    except ModuleNotFoundError as error:
        fail(f"Training needs {error.name}; install it with: pip install 'pentapolis[train]'.")
    opened = open_game(game, data_pack)
    if opened.rules.traits is None:
        fail(f"{game} names no traits, so there is nothing to train.")
    course = read_course(
        opened, players, games, rounds, bot, by_lot, tests, penalty, read_options(options), seed, limit
    )
    weights = known_weights(folder / FILE, opened)  # before hours of play, not after
    crew = workers_for(jobs, games, None)
    teacher = Teacher(opened, course, crew, data_pack)
    found = [teacher.round(number, store) for number in range(rounds)]
    tested = teacher.test(store) if tests else None
    report = Report(command_of(course), date.today().isoformat(), course, found, tested)
    write(folder, files_of(report), merged(weights, teacher.weights))
    show(report, folder)


def read_course(
    game: Game[Any, Any],
    players: int | None,
    games: int,
    rounds: int,
    bot: str,
    by_lot: float,
    tests: int,
    penalty: float,
    options: dict[str, str],
    seed: str,
    limit: int,
) -> Course:
    read_bots(f"{bot},{estimating(bot, BY_HAND)}")
    seats = players or min(game.meta.players)
    settled = game.meta.settle(seats, options)
    version, content = game.meta.rules_version, game.content_hash
    return Course(
        game.meta.id, seats, settled, games, rounds, seed, bot, by_lot, tests, penalty, limit, version, content
    )


def command_of(course: Course) -> str:
    """The command that trains the same again, on one or any number of processes."""
    chosen = f" --penalty {course.penalty:g}" if course.penalty else ""
    chosen += "".join(f" --option {name}={value}" for name, value in course.options.items())
    return (
        f"pentapolis train {course.game} --players {course.players} --games {course.games} --rounds {course.rounds} "
        f"--bot {course.bot} --by-lot {course.by_lot:g} --tests {course.tests} --seed {course.seed}{chosen} --out DIR"
    )


class Teacher:
    """Goes through a course, and holds the weights so far."""

    def __init__(self, game: Game[Any, Any], course: Course, crew: Workers, pack: Path | None) -> None:
        self._game, self._course, self._crew, self._pack = game, course, crew, pack
        self._known: list[Lesson] = []
        self._weights: Weights | None = None

    @property
    def weights(self) -> Weights:
        assert self._weights is not None, "the first round gives weights"
        return self._weights

    def round(self, number: int, store: Path | None) -> Round:
        """Play the lessons of a round, and learn from them and from all before."""
        from pentapolis.learning.report import Round
        from pentapolis.learning.teaching import teach

        course, traits = self._course, self._game.rules.traits
        assert traits is not None
        with open_store(store, Lesson) as kept:
            played = lessons(course, number, self._weights, self._crew, kept, self._pack)
            title = f"round {number + 1} of {course.rounds}"
            if not follow(title, course.games, played, self._known.append):
                interrupted(store)
        table, figures = teach(self._known, traits.names, alone=traits.alone, penalty=course.penalty)
        self._weights = Weights(course.game, {str(course.players): table})
        return Round(len(self._known), figures)

    def test(self, store: Path | None) -> Verdict:
        test = Exam(self._course, self.weights, self._pack)
        with open_store(store, Result) as kept:
            played = test.results(self._crew, kept)
            if not follow("test", len(test.units), played, test.add, lambda: test.decided):
                interrupted(store)
        return test.verdict()


def interrupted(store: Path | None) -> NoReturn:
    what = f"{store} keeps what was played." if store is not None else "Give a --store to go on another time."
    err.print(f"Interrupted; {what}", highlight=False)
    raise typer.Exit(INTERRUPTED)


def known_weights(path: Path, game: Game[Any, Any]) -> Weights | None:
    """The weights that are there already: those of other numbers of players are kept."""
    assert game.rules.traits is not None
    if not path.is_file():
        return None
    try:
        return read_weights(read_file(path), str(path), game.meta.id, game.rules.traits.names)
    except DataError as error:
        fail(f"{str(error).rstrip('.')}. Choose another --out, or remove the file.")


def merged(old: Weights | None, new: Weights) -> Weights:
    return new if old is None else Weights(new.game, dict(sorted({**old.players, **new.players}.items())))


def write(folder: Path, report: dict[str, str], weights: Weights) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"{folder} cannot be written: {error.strerror}.")
    write_file(folder / FILE, msgspec.json.format(msgspec.json.encode(weights), indent=1).decode() + "\n")
    for name, text in report.items():
        write_file(folder / name, text)


def show(report: Report, folder: Path) -> None:
    from pentapolis.learning.report import verdict

    last = report.rounds[-1].figures
    out.print(
        f"Log loss {last.loss:.4f}, by hand {last.loss_by_hand:.4f}; shares and results apart by "
        f"{100 * last.error:.1f} %, by hand {100 * last.error_by_hand:.1f} %."
    )
    out.print(verdict(report.test))
    err.print(f"[dim]weights and report in {folder}[/dim]")

"""`pentapolis train`: weights for a game's traits, found by self-play, with a report and a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from pentapolis.arena.origin import origin
from pentapolis.arena.play import MOST_DECISIONS
from pentapolis.bots import BY_HAND, estimating
from pentapolis.kernel import Game
from pentapolis.kernel.data import DataError
from pentapolis.kernel.traits import Weights, read_weights
from pentapolis.learning.course import (
    BY_LOT,
    FINER,
    FORECASTS,
    LATER,
    LEAST,
    METHODS,
    STEP,
    TRIALS,
    WHIM,
    WIDE,
    Course,
    usual_method,
)

from ..shared.bots import Ray, StoreFile, check_workers, read_bots, workers_for
from ..shared.choices import GameName, Jobs, Options, given, read_options, tell_origin
from ..shared.common import (
    AsJson,
    DataPack,
    Lang,
    check_place,
    err,
    fail,
    open_game,
    out,
    print_json,
    read_file,
    reason_of,
    told,
    words_for,
    write_file,
)
from ..shared.numbers import decimal, percent, shortest
from .tournament_report import verdict
from .training_rounds import Teacher

if TYPE_CHECKING:
    from pentapolis.learning.report import Report

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis train flow_of_history --games 2000 --rounds 2 --out trained
  pentapolis train flow_of_history --players 4 --games 1000 --out trained --store lessons.sqlite
  pentapolis train flow_of_history --out trained --ray auto --json > report.json
  pentapolis train mosaic --games 260 --rounds 4 --out trained
  pentapolis train clash_of_cultures --method forecasts --games 450 --rounds 4 --by-lot 0.02 --out trained
  pentapolis tournament flow_of_history --bots greedy,greedy+hand --until 0.5:0.6 --games 400
"""
FILE = "weights.json"
BOT = "greedy@20"
LOTS = ", ".join(f"{share:g} with {method}" for method, share in BY_LOT.items())
BELONGING = {TRIALS: ("step", "finer", "wide", "least", "doubt", "only"), FORECASTS: ("later", "whim")}


def run(
    context: typer.Context,
    game: str = GameName,
    players: int | None = typer.Option(None, "--players", help="Seats at a table.", show_default="the fewest who meet"),
    games: int = typer.Option(1000, "--games", min=10, help="Games of self-play in every round."),
    rounds: int = typer.Option(2, "--rounds", min=1, help="Rounds; each plays with what those before have taught."),
    bot: str = typer.Option(BOT, "--bot", help="Who plays; of `greedy@20` more games can be had than of `greedy`."),
    by_lot: float | None = typer.Option(
        None,
        "--by-lot",
        min=0,
        max=1,
        help="The share of answers that are drawn by lot.",
        show_default=LOTS,
    ),
    penalty: float = typer.Option(
        0, "--penalty", min=0, help="How many positions speak for the estimate by hand.", show_default="what fits best"
    ),
    method: str | None = typer.Option(
        None,
        "--method",
        help="What is learnt from: `results` of positions, `trials` of weights drawn by lot, or `forecasts`.",
        show_default="as the game's own weights were found",
    ),
    step: float = typer.Option(
        STEP, "--step", min=0.01, max=2, help="With trials: how far a round goes, as a part of how far seats go off."
    ),
    finer: float = typer.Option(
        FINER,
        "--finer",
        min=0.1,
        max=1,
        help="With trials: the part of how far seats go off that is left for the next round.",
    ),
    wide: float = typer.Option(
        WIDE, "--wide", min=0, max=2, help="With trials: how far seats go off, as a part of every weight."
    ),
    least: float = typer.Option(
        LEAST,
        "--least",
        min=0,
        max=1,
        help="With trials: how far seats go off where the hand has no weight, as a part of usual leads.",
    ),
    doubt: float = typer.Option(
        0, "--doubt", min=0, max=5, help="With trials: how many standard errors of a weight are taken for luck."
    ),
    only: str = typer.Option(
        "", "--only", help="With trials: the traits whose weights are drawn, by commas.", show_default="all"
    ),
    later: float = typer.Option(
        LATER,
        "--later",
        min=0,
        max=1,
        help="With forecasts: the part of them that is made of what comes after the next position.",
    ),
    whim: float = typer.Option(
        WHIM, "--whim", min=0, max=10, help="With forecasts: how much seats like or dislike a few traits, in points."
    ),
    tests: int = typer.Option(400, "--tests", min=0, help="The most games of the test at the end; 0: none."),
    tested: str | None = typer.Option(None, "--test-bot", help="Who is tested at the end.", show_default="who plays"),
    options: list[str] = Options,
    seed: str = typer.Option("0", "--seed", help="The same seed trains the same weights."),
    folder: Path = typer.Option(..., "--out", metavar="DIR", help="Where weights and report are written."),
    store: Path | None = StoreFile,
    jobs: int | None = Jobs,
    ray: str | None = Ray,
    limit: int = typer.Option(MOST_DECISIONS, "--limit", min=1, help="A game of more decisions is cut off."),
    data_pack: Path | None = DataPack,
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Train the estimate of positions that bots use.

    Greedy bots play against themselves, now and then by lot; weights of the game's traits are learnt from that, and the
    next round is played with them. The first round is played with the estimate made by hand. With results weights are
    fitted to how games ended. With trials every seat has weights of its own, drawn around those so far, and a round
    goes a step to where seats won. With forecasts positions are told what those that follow are worth, and every seat
    has a few whims. At the end the bot with the new weights meets itself by hand on fresh deals: a sequential test of
    0.5 against 0.6. With a store, what was played is not played again. docs/bots.md tells how to ship the weights.
    """
    try:
        from pentapolis.learning.report import Report, files_of
    except ModuleNotFoundError as error:
        fail(told("fault-needs", module=error.name, extra="train"))
    opened = open_game(game, data_pack)
    if opened.rules.bots.traits is None:
        fail(told("fault-no-traits", game=game))
    check_workers(jobs, ray)
    way = usual_method(game) if method is None else method
    check_belonging(context, way)
    lots = BY_LOT[way] if by_lot is None else by_lot
    chosen, drawn = read_options(options), tuple(only.split(",")) if only else ()
    seats = opened.meta.fewest if players is None else players
    wished = Course(game, seats, chosen, games, rounds, seed, bot, lots, tests, penalty, limit)
    trials = msgspec.structs.replace(wished, step=step, finer=finer, least=least, doubt=doubt, wide=wide, only=drawn)
    wanted = msgspec.structs.replace(trials, method=way, later=later, whim=whim, tested=tested or "")
    course = settled(opened, wanted)
    weights = known_weights(folder / FILE, opened)  # before hours of play, not after, as what follows
    make_folder(folder)
    crew = workers_for(jobs, games, ray)
    here, teacher = origin(), Teacher(opened, course, crew, data_pack)
    found = [teacher.round(number, store) for number in range(rounds)]
    proof = teacher.test(store) if tests else None
    report = Report(command_of(course), here, course, found, proof)
    write(folder, files_of(report), merged(weights, teacher.weights))
    if as_json:
        print_json(report)
    else:
        show(report, lang)
    err.print(told("train-done", folder=str(folder)), style="dim", markup=False)


def check_belonging(context: typer.Context, method: str) -> None:
    """A Fault if there is no such method, or if an option is given that belongs to another one."""
    if method not in METHODS:
        fail(told("fault-method", method=method, known=", ".join(METHODS)))
    written = given(context)
    for other, names in BELONGING.items():
        for name in names:
            if name in written and other != method:
                fail(told("fault-belongs", option=written[name], method=other))


def settled(game: Game[Any, Any], course: Course) -> Course:
    """The course with all that was not said, if it can be held."""
    traits, options = game.rules.bots.traits, game.meta.simulate(course.players, course.options)
    if course.players == 1:
        fail(told("fault-train-alone"))
    if course.method == FORECASTS and traits is not None and not traits.alone:
        fail(told("fault-no-alone", game=game.meta.id, method=FORECASTS))
    names = traits.names if traits else ()
    for name in course.only:
        if name not in names:
            fail(told("fault-trait", trait=name, known=", ".join(names)))
    for bot in (course.bot, course.tested or course.bot):
        read_bots(f"{bot},{estimating(bot, BY_HAND)}")
    return msgspec.structs.replace(
        course,
        game=game.meta.id,
        options=options,
        rules=game.meta.rules_version,
        content=game.content_hash,
    )


def command_of(course: Course) -> str:
    """The command that trains the same again, on any number of processes or on a cluster."""
    chosen = f" --penalty {course.penalty:g}" if course.penalty else ""
    chosen += f" --method {course.method}"
    if course.method == TRIALS:
        chosen += f" --step {course.step:g} --finer {course.finer:g} --least {course.least:g}"
        chosen += f" --doubt {course.doubt:g}" if course.doubt else ""
        chosen += f" --wide {course.wide:g}" if course.wide != WIDE else ""
        chosen += f" --only {','.join(course.only)}" if course.only else ""
    if course.method == FORECASTS:
        chosen += f" --later {course.later:g} --whim {course.whim:g}"
    chosen += f" --test-bot {course.tested}" if course.tested else ""
    chosen += f" --limit {course.limit}" if course.limit != MOST_DECISIONS else ""
    chosen += "".join(f" --option {name}={value}" for name, value in course.options.items())
    return (
        f"pentapolis train {course.game} --players {course.players} --games {course.games} --rounds {course.rounds} "
        f"--bot {course.bot} --by-lot {course.by_lot:g} --tests {course.tests} --seed {course.seed}{chosen} --out DIR"
    )


def known_weights(path: Path, game: Game[Any, Any]) -> Weights | None:
    """The weights that are there already: those of other numbers of players are kept."""
    assert game.rules.bots.traits is not None
    if not path.is_file():
        return None
    try:
        return read_weights(read_file(path), str(path), game.meta.id, game.rules.bots.traits.names)
    except DataError as error:
        fail(told("fault-weights", reason=str(error).rstrip(".")))


def merged(old: Weights | None, new: Weights) -> Weights:
    return new if old is None else Weights(new.game, dict(sorted({**old.players, **new.players}.items())))


def make_folder(folder: Path) -> None:
    """The folder for weights and report, or a Fault if they cannot be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(told("fault-write", file=str(folder), reason=reason_of(error)))
    check_place(folder / FILE)


def write(folder: Path, report: dict[str, str], weights: Weights) -> None:
    write_file(folder / FILE, msgspec.json.format(msgspec.json.encode(weights), indent=1).decode() + "\n")
    for name, text in report.items():
        write_file(folder / name, text)


def show(report: Report, language: str) -> None:
    last = report.rounds[-1].figures
    errors = {"error": percent(last.error), "error_by_hand": percent(last.error_by_hand)}
    out.print(told("train-loss", loss=decimal(last.loss, 4), by_hand=decimal(last.loss_by_hand, 4), **errors))
    fitted = {"fitted": shortest(last.fitted.decisive), "told": shortest(last.decisive)}
    error = percent(last.fitted.error)
    out.print(told("train-decisive", loss=decimal(last.fitted.loss, 4), error=error, **fitted))
    out.print(verdict(report.test, words_for(language)) if report.test else told("train-untested"))
    tell_origin(report.origin)

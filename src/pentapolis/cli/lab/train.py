"""`pentapolis train`: weights for a game's traits, found by self-play, with a report and a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from pentapolis.arena.play import MOST_DECISIONS
from pentapolis.arena.run_info import origin
from pentapolis.bots import BY_HAND, estimating
from pentapolis.kernel import Game
from pentapolis.kernel.data import DataError
from pentapolis.kernel.traits import Weights, read_weights
from pentapolis.learning.training_run import (
    EPSILONS,
    EVOLUTION,
    LAMBDA,
    METHODS,
    NOISE,
    SIGMA,
    SIGMA_DECAY,
    SIGMA_FLOOR,
    STEP_SIZE,
    TD_LAMBDA,
    TrainingRun,
    default_method,
    method_of,
    name_of,
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
from .training_rounds import Trainer

if TYPE_CHECKING:
    from pentapolis.learning.report import TrainingReport

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis train flow_of_history --games 2000 --rounds 2 --out trained
  pentapolis train flow_of_history --players 4 --games 1000 --out trained --store episodes.sqlite
  pentapolis train flow_of_history --out trained --ray auto --json > report.json
  pentapolis train mosaic --games 260 --rounds 4 --out trained
  pentapolis train clash_of_cultures --method td-lambda --games 450 --rounds 4 --epsilon 0.02 --out trained
  pentapolis tournament flow_of_history --bots greedy,greedy+hand --until 0.5:0.6 --games 400
"""
FILE = "weights.json"
BOT = "greedy@20"
DEFAULT_EPSILONS = ", ".join(f"{epsilon:g} with {name_of(method)}" for method, epsilon in EPSILONS.items())
BELONGING = {
    EVOLUTION: ("step", "sigma_decay", "sigma", "sigma_floor", "threshold", "only"),
    TD_LAMBDA: ("lambda_", "noise"),
}
OLD_NAMES = {
    "by-lot": "epsilon",
    "finer": "sigma-decay",
    "wide": "sigma",
    "least": "sigma-floor",
    "doubt": "threshold",
    "later": "lambda",
    "whim": "noise",
}
CONTEXT = {"token_normalize_func": lambda name: OLD_NAMES.get(name, name)}  # commands in old reports must still work


def run(
    context: typer.Context,
    game: str = GameName,
    players: int | None = typer.Option(None, "--players", help="Seats at a table.", show_default="the fewest who meet"),
    games: int = typer.Option(1000, "--games", min=10, help="Games of self-play in every round."),
    rounds: int = typer.Option(2, "--rounds", min=1, help="Rounds; each plays with the weights of those before."),
    bot: str = typer.Option(BOT, "--bot", help="The bot of self-play; `greedy@20` is faster than `greedy`."),
    epsilon: float | None = typer.Option(
        None, "--epsilon", min=0, max=1, help="The share of random answers (ε-greedy).", show_default=DEFAULT_EPSILONS
    ),
    penalty: float = typer.Option(
        0,
        "--penalty",
        min=0,
        help="Strength of the prior, the estimate by hand, in positions.",
        show_default="by cross-validation",
    ),
    method: str | None = typer.Option(
        None,
        "--method",
        help="`results`: regression on results. `evolution`: evolution strategies. `td-lambda`: TD(λ).",
        show_default="the one that found the game's own weights",
    ),
    step: float = typer.Option(
        STEP_SIZE, "--step", min=0.01, max=2, help="Evolution: step size of a round, in sigmas."
    ),
    sigma: float = typer.Option(
        SIGMA,
        "--sigma",
        min=0,
        max=2,
        help="Evolution: standard deviation of the perturbations, as a part of every weight.",
    ),
    sigma_floor: float = typer.Option(
        SIGMA_FLOOR,
        "--sigma-floor",
        min=0,
        max=1,
        help="Evolution: the same where the weight by hand is 0, as a part of usual leads.",
    ),
    sigma_decay: float = typer.Option(
        SIGMA_DECAY, "--sigma-decay", min=0.1, max=1, help="Evolution: factor on sigma from round to round."
    ),
    threshold: float = typer.Option(
        0, "--threshold", min=0, max=5, help="Evolution: ignore directions below so many standard errors."
    ),
    only: str = typer.Option(
        "", "--only", help="Evolution: perturb only these traits (by commas).", show_default="all"
    ),
    lambda_: float = typer.Option(
        LAMBDA,
        "--lambda",
        min=0,
        max=1,
        help="TD(λ): λ; with 1 the target is the final lead, with 0 the next estimate",
    ),
    noise: float = typer.Option(
        NOISE, "--noise", min=0, max=10, help="TD(λ): exploration noise on a few weights of each seat, in points."
    ),
    tests: int = typer.Option(400, "--tests", min=0, help="Games of the test at the end, at most; 0: no test."),
    tested: str | None = typer.Option(
        None, "--test-bot", help="The bot of the test.", show_default="that of self-play"
    ),
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

    Each round plays games of self-play and fits the weights of the game's traits to them; the next round plays with
    these weights. The first round plays with the estimate made by hand.

    --method results: a regression of positions on the results of their games. --method evolution: evolution
    strategies; every seat plays with randomly perturbed weights, and a round takes a step towards those that won.
    --method td-lambda: TD(λ); a position's target is a mixture of later estimates and the final lead.

    At the end a sequential test compares the bot with the new weights and by hand, on fresh deals: 0.5 against 0.6 of
    the games. With a --store nothing is played twice. docs/bots.md tells how to ship the weights.
    """
    try:
        from pentapolis.learning.report import TrainingReport, files_of
    except ModuleNotFoundError as error:
        fail(told("fault-needs", module=error.name, extra="train"))
    opened = open_game(game, data_pack)
    if opened.rules.bots.traits is None:
        fail(told("fault-no-traits", game=game))
    check_workers(jobs, ray)
    chosen_method = default_method(game) if method is None else known_method(method)
    check_belonging(context, chosen_method)
    chosen, perturbed = read_options(options), tuple(only.split(",")) if only else ()
    seats = opened.meta.fewest if players is None else players
    share = EPSILONS[chosen_method] if epsilon is None else epsilon
    wished = TrainingRun(game, seats, chosen, games, rounds, seed, bot, share, tests, penalty, limit)
    evolved = msgspec.structs.replace(
        wished,
        step=step,
        sigma_decay=sigma_decay,
        sigma_floor=sigma_floor,
        threshold=threshold,
        sigma=sigma,
        only=perturbed,
    )
    wanted = msgspec.structs.replace(evolved, method=chosen_method, lambda_=lambda_, noise=noise, tested=tested or "")
    training = settled(opened, wanted)
    weights = known_weights(folder / FILE, opened)  # before hours of play, not after, as what follows
    make_folder(folder)
    crew = workers_for(jobs, games, ray)
    here, trainer = origin(), Trainer(opened, training, crew, data_pack)
    found = [trainer.round(number, store) for number in range(rounds)]
    proof = trainer.test(store) if tests else None
    report = TrainingReport(command_of(training), here, training, found, proof)
    write(folder, files_of(report), merged(weights, trainer.weights))
    if as_json:
        print_json(report)
    else:
        show(report, lang)
    err.print(told("train-done", folder=str(folder)), style="dim", markup=False)


def known_method(name: str) -> str:
    """A method by its name, or a Fault."""
    method = method_of(name)
    if method is None:
        fail(told("fault-method", method=name, known=", ".join(METHODS)))
    return method


def check_belonging(context: typer.Context, method: str) -> None:
    """A Fault if an option is given that belongs to another method."""
    written = given(context)
    for other, names in BELONGING.items():
        for name in names:
            if name in written and other != method:
                fail(told("fault-belongs", option=written[name], method=name_of(other)))


def settled(game: Game[Any, Any], training: TrainingRun) -> TrainingRun:
    """The training run with all defaults, or a Fault if it cannot be made."""
    traits, options = game.rules.bots.traits, game.meta.simulate(training.players, training.options)
    if training.players == 1:
        fail(told("fault-train-alone"))
    if training.method == TD_LAMBDA and traits is not None and not traits.alone:
        fail(told("fault-no-alone", game=game.meta.id, method=name_of(TD_LAMBDA)))
    names = traits.names if traits else ()
    for name in training.only:
        if name not in names:
            fail(told("fault-trait", trait=name, known=", ".join(names)))
    for bot in (training.bot, training.tested or training.bot):
        read_bots(f"{bot},{estimating(bot, BY_HAND)}")
    return msgspec.structs.replace(
        training,
        game=game.meta.id,
        options=options,
        rules=game.meta.rules_version,
        content=game.content_hash,
    )


def command_of(training: TrainingRun) -> str:
    """The command that trains the same again, on any number of processes or on a cluster."""
    chosen = f" --penalty {training.penalty:g}" if training.penalty else ""
    chosen += f" --method {name_of(training.method)}"
    if training.method == EVOLUTION:
        chosen += f" --step {training.step:g} --sigma-decay {training.sigma_decay:g}"
        chosen += f" --sigma-floor {training.sigma_floor:g}"
        chosen += f" --threshold {training.threshold:g}" if training.threshold else ""
        chosen += f" --sigma {training.sigma:g}" if training.sigma != SIGMA else ""
        chosen += f" --only {','.join(training.only)}" if training.only else ""
    if training.method == TD_LAMBDA:
        chosen += f" --lambda {training.lambda_:g} --noise {training.noise:g}"
    chosen += f" --test-bot {training.tested}" if training.tested else ""
    chosen += f" --limit {training.limit}" if training.limit != MOST_DECISIONS else ""
    chosen += "".join(f" --option {name}={value}" for name, value in training.options.items())
    return (
        f"pentapolis train {training.game} --players {training.players} --games {training.games} "
        f"--rounds {training.rounds} --bot {training.bot} --epsilon {training.epsilon:g} --tests {training.tests} "
        f"--seed {training.seed}{chosen} --out DIR"
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


def show(report: TrainingReport, language: str) -> None:
    last = report.rounds[-1].figures
    errors = {"error": percent(last.error), "error_by_hand": percent(last.error_by_hand)}
    out.print(told("train-loss", loss=decimal(last.loss, 4), by_hand=decimal(last.loss_by_hand, 4), **errors))
    fitted = {"fitted": shortest(last.fitted.decisive), "told": shortest(last.decisive)}
    error = percent(last.fitted.error)
    out.print(told("train-decisive", loss=decimal(last.fitted.loss, 4), error=error, **fitted))
    out.print(verdict(report.test, words_for(language)) if report.test else told("train-untested"))
    tell_origin(report.origin)

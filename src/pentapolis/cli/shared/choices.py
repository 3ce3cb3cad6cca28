"""What the laboratory's commands let one choose: options, processes, seeds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from inspect import getdoc
from typing import TypeVar

import typer

from pentapolis.arena.play import MOST_DECISIONS
from pentapolis.arena.pool import cores
from pentapolis.arena.run_info import RunInfo

from .common import ProgressReporter, err, fail, listed, out, progress_bar, told
from .numbers import decimal

T = TypeVar("T")

PAUSE = 30.0  # seconds between two lines where no bar can be drawn
INTERRUPTED = 130  # the exit code that shells give to what was ended with Ctrl-C

GameName = typer.Argument(..., metavar="GAME", help="A game of the shelf; `pentapolis games` lists them.")
Options = typer.Option([], "--option", metavar="NAME=VALUE", help="An option of the game; may be given several times.")
Seed = typer.Option("0", "--seed", help="The same seed plays the same games.")
Limit = typer.Option(MOST_DECISIONS, "--limit", min=1, help="A game of more decisions has stalled.")
Jobs = typer.Option(None, "--jobs", min=1, help="Processes to use.", show_default="all cores")


def prose(command: Callable[..., None]) -> str:
    """A command's docstring as help: each paragraph in one line, for terminals to wrap as they are wide."""
    paragraphs = (getdoc(command) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options as they stand on the command line.

    >>> read_options(["variant=rahdo", "stall=off"])
    {'variant': 'rahdo', 'stall': 'off'}
    """
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            fail(told("fault-option-form", option=pair))
        if name in options:
            fail(told("fault-option-twice", option=name))
        options[name] = value
    return options


def given(context: typer.Context) -> dict[str, str]:
    """The options that stand on the command line: by the names of their parameters, as they are written there."""
    found = {}
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name) if parameter.name else None
        if source is not None and source.name == "COMMANDLINE" and parameter.param_type_name == "option":
            found[str(parameter.name)] = parameter.opts[0]
    return found


def only_given(context: typer.Context, heeded: Collection[str], fault: str) -> None:
    """A Fault if other options are given than those that are heeded: whoever gives one counts on it."""
    others = [written for name, written in given(context).items() if name not in heeded]
    if others:
        fail(told(fault, options=listed("all-of", others)))


def workers(jobs: int | None, games: int) -> int:
    """How many processes to start: starting one for less than a game is a waste."""
    return max(1, min(jobs or cores(), games))


def follow(
    title: str, total: int, results: Iterable[T], take: Callable[[T], object], until: Callable[[], bool] = lambda: False
) -> bool:
    """Take results as they come, and tell how far it is, until all are there, or enough. False: it was interrupted."""
    with progress_bar(title) as bar:
        reporter = ProgressReporter(bar, total, pause=PAUSE)
        iterator = iter(results)
        try:
            for number, result in enumerate(iterator, start=1):
                take(result)
                reporter.tell(told("progress", what=title, number=number, total=total), number / total)
                if until():
                    break
        except KeyboardInterrupt:
            return False
        except BrokenProcessPool:
            fail(told("fault-worker"))
        finally:
            close = getattr(iterator, "close", None)
            if close is not None:
                close()
    return True


def tell_waiting(games: int) -> None:
    """Work was called off, and whoever called it off would wonder why it does not end."""
    err.print(told("lab-waiting", games=games))


def tell_origin(origin: RunInfo) -> None:
    """Below figures that were measured; in one line, however wide the terminal is."""
    commit = origin.source and told(
        f"origin-{'changed' if origin.source.changed else 'commit'}", commit=origin.source.commit
    )
    load = None if origin.load is None else told("origin-load", load=decimal(origin.load, 1))
    about = [origin.date, told("origin-version", version=origin.version), commit, origin.processor]
    machine = [told("origin-cores", cores=origin.cores), load, origin.python]
    out.print(", ".join(part for part in about + machine if part), style="dim", markup=False, soft_wrap=True)


def tell_time(games: int, seconds: float, processes: int | None, known: int = 0) -> None:
    """How long it took by the clock, for people: results say nothing of it. `processes`: None on a cluster."""
    taken = told("lab-time", games=games, seconds=decimal(seconds, 1), processes=processes or 0, known=known)
    err.print(taken, style="dim", markup=False)


def stop_if_interrupted(finished: bool, played: int, games: int, further: str = "") -> None:
    """Ctrl-C: what was told is true, but not all that was wanted. `further` says how the rest can be had."""
    if not finished:
        err.print(told("lab-interrupted", played=played, games=games, further=further), markup=False)
        raise typer.Exit(INTERRUPTED)

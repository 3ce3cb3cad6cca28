"""The command `pentapolis`: its commands put together, and its last word on every mistake."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

import typer

from pentapolis.bots import UnknownBot, bot_names
from pentapolis.games import UnknownGame, shelf
from pentapolis.kernel import OptionError, Refusal
from pentapolis.kernel.data import DataError
from pentapolis.kernel.record import RecordError
from pentapolis.kernel.scenario import ScenarioError
from pentapolis.kernel.words import rule_key

from . import games, play, serve
from .lab import commands as lab
from .play import replay
from .proof import commands as proof
from .shared.common import Fault, err, language_of, speaking, spoken, words_for

HELP = """[bold]Pentapolis[/bold]: a table for civilization board games.

Complete rules, explained and proved against the rulebooks; people and bots; games as files that anyone can verify.
"""
EPILOG = """
[bold]Begin here[/bold]

  pentapolis games                              [dim]what is on the shelf[/dim]
  pentapolis play flow_of_history               [dim]you against two bots[/dim]
  pentapolis play flow_of_history --lang pl     [dim]the same in Polish[/dim]
  pentapolis rules flow_of_history FH-INV.1     [dim]a rule in full[/dim]
  pentapolis play --help                        [dim]how to play here[/dim]
"""

MISTAKES = (Fault, OptionError, UnknownBot, UnknownGame, Refusal, RecordError, DataError, ScenarioError)

app = typer.Typer(
    name="pentapolis",
    epilog=EPILOG,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pentapolis {version('pentapolis')}")
        raise typer.Exit


@app.callback(help=HELP)
def pentapolis(
    asked: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Print the version."),
) -> None:
    """What stands before any command."""


for room in (games, play, serve, replay, lab, proof):
    room.register(app)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line. A user's mistake ends in one sentence and exit code 2, never in a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    with speaking(language_of(given)):
        try:
            app(args=given, prog_name="pentapolis")
        except KeyboardInterrupt:
            sys.exit(130)
        except MISTAKES as error:
            err.print(sentence(error, spoken()), markup=False, soft_wrap=True)
            sys.exit(2)
    sys.exit(0)


def sentence(error: Exception, language: str) -> str:
    """A mistake in words."""
    words = words_for(language)
    match error:
        case OptionError(facts={"option": option, "known": "-"}):
            return words("fault-no-options", option=option)
        case OptionError():
            return words(error.key, **error.facts)
        case UnknownBot():
            return words("fault-bot", bot=error.name, known=", ".join(bot_names()))
        case UnknownGame():
            return words("fault-game", game=error.game, known=", ".join(shelf()))
        case Refusal() if rule_key(error.rule) in words:
            return words(f"why-{rule_key(error.rule)}", **error.facts)
        case _:
            return f"{str(error).rstrip('.')}."


def prepare_streams() -> None:
    """A terminal that cannot show or send some character gets a `?`, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

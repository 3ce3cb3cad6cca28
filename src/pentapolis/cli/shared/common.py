"""What all commands share: consoles, words, faults, and the exit codes.

0: done. 1: the answer is no (a scenario fails, a record does not verify, a rule is uncovered). 2: it could not be done.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pentapolis.games import UnknownGame, load, package_of, shelf
from pentapolis.kernel import Game
from pentapolis.kernel.catalogue import ORIGINAL, Catalogue, read_catalogue
from pentapolis.kernel.data import DataError
from pentapolis.kernel.words import LANGUAGES, Words, read_words

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

WHOLE = 100  # percent

# The groups of commands in the help.
PLAYING, RESEARCH, PROOF = "Play", "Research", "Rules, content and proof"

AsJson = typer.Option(False, "--json", help="Print JSON for programs.")
DataPack = typer.Option(None, "--data-pack", metavar="DIR", help="A folder of corrected content to play with.")


class Fault(Exception):
    """A user's mistake or an unusable file: one sentence that says what, where, and what to do. Exit code 2."""


def fail(sentence: str) -> NoReturn:
    raise Fault(sentence)


_spoken = ContextVar("spoken", default=LANGUAGES[0])


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """The language of all that one command line is told, which an option may still change; then that of before."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def spoken() -> str:
    return _spoken.get()


def told(message: str, /, **facts: Any) -> str:
    """A message of the command in the language that is spoken."""
    return _plain_words(spoken())(message, **facts)


@cache
def _plain_words(language: str) -> Words:
    return words_for(language)


def listed(message: str, names: Sequence[str]) -> str:
    """Names as a sentence lists them: `all-of` or `one-of`."""
    *some, last = names
    return told(message, some=", ".join(some), last=last) if some else last


def reason_of(error: OSError) -> str:
    """Why the system refuses something; in its own words where it is nothing usual."""
    message = f"os-{errno.errorcode.get(error.errno or 0, '')}"
    return told(message) if message in _plain_words(spoken()) else error.strerror or str(error)


def known_language(language: str) -> str:
    """A language that there are words in, or a Fault, before anything is played."""
    if language not in LANGUAGES:
        fail(told("fault-language", language=language, known=listed("one-of", LANGUAGES)))
    _spoken.set(language)
    return language


Lang = typer.Option(
    LANGUAGES[0],
    "--lang",
    help=f"Language of names and texts: {' or '.join(LANGUAGES)}.",
    show_default=True,
    callback=known_language,
)


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, for what must be said before or after any command runs.

    >>> language_of(["play", "--lang", "pl"]), language_of(["games", "--lang=pl"]), language_of([])
    ('pl', 'pl', 'en')
    """
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        language = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and language in LANGUAGES:
            return language
    return LANGUAGES[0]


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def open_game(name: str, pack: Path | None = None) -> Game[Any, Any]:
    """A game by id, or a Fault that names the ones there are."""
    try:
        return load(name, pack)
    except UnknownGame:
        fail(told("fault-game", game=name, known=", ".join(shelf())))
    except DataError as error:
        fail(told("fault-content", reason=str(error).rstrip(".")))


@cache
def catalogue_of(game: str, language: str = ORIGINAL) -> Catalogue:
    """The rules of a game."""
    return read_catalogue(package_of(game), language)


def read_file(path: Path) -> str:
    """A text file, or a Fault that names it."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else told("os-text")
        fail(told("fault-read", file=str(path), reason=reason))


def check_place(path: Path) -> None:
    """A Fault if no file can be written there: better before hours of work than after."""
    if path.is_dir():
        fail(told("fault-write", file=str(path), reason=told("os-EISDIR")))
    part = part_of(path)
    try:
        part.touch()
        part.unlink()
    except OSError as error:
        fail(told("fault-write", file=str(path), reason=reason_of(error)))


def part_of(path: Path) -> Path:
    """Where a file is written until it is whole."""
    return path.with_name(path.name + ".part")


@contextmanager
def whole_or_not_at_all(path: Path) -> Iterator[Path]:
    """Where to write what becomes the file if nothing fails; if something does, nothing is left of it."""
    part = part_of(path)
    try:
        yield part
        part.replace(path)
    except OSError as error:
        fail(told("fault-write", file=str(path), reason=reason_of(error)))
    finally:
        with suppress(OSError):
            part.unlink()


def write_file(path: Path, text: str) -> None:
    with whole_or_not_at_all(path) as part:
        part.write_text(text, encoding="utf-8")


def words_for(language: str, game: Game[Any, Any] | None = None, players: list[str] | None = None) -> Words:
    """The command's words, the bots' and a game's; ids of pieces and seats become names."""

    def noun(argument: str, value: Any) -> str | None:
        if isinstance(value, list):
            return ", ".join(noun(argument, item) or str(item) for item in value)
        if argument in ("seat", "target") and players is not None and isinstance(value, int):
            return players[value]
        return game.name_of(value, language) if game is not None and isinstance(value, str) else None

    own = [package_of(game.meta.id)] if game is not None else []
    return read_words(language, ["pentapolis.kernel", "pentapolis.bots", "pentapolis.cli", *own], noun)


def progress_bar(title: str) -> Progress:
    """A progress bar on standard error, if that is a terminal; it vanishes when done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


class ProgressReporter:
    """Shows progress: by a bar on a terminal, elsewhere by a line now and then.

    Between two lines there are `step` percent or more, and `pause` seconds or more; the first one waits for these, too.
    """

    def __init__(self, progress: Progress, total: int = WHOLE, step: int = 1, pause: float = 0.0) -> None:
        self._progress, self._total, self._step, self._pause = progress, total, step, pause
        self._task = progress.add_task("", total=total)
        self._next_percent = 0
        self._next_second = monotonic() + pause

    def tell(self, what: str, done: float) -> None:
        percent = min(WHOLE, round(WHOLE * done))
        self._progress.update(self._task, description=what, completed=min(self._total, round(self._total * done)))
        if not self._progress.disable or percent < self._next_percent or (now := monotonic()) < self._next_second:
            return
        self._next_percent = percent - percent % self._step + self._step
        self._next_second = now + self._pause
        err.print(f"{percent:3}% {what}", markup=False)

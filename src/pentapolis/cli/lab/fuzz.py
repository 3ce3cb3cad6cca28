"""`pentapolis fuzz`: random games with every invariant watched."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import typer
from rich.text import Text

from pentapolis.arena.fuzz import Finding, FuzzGame, Violation, fuzz, record_of, trials
from pentapolis.kernel import Game
from pentapolis.kernel.conformance import FUZZ, THOROUGH
from pentapolis.kernel.record import RecordError

from ..shared.choices import INTERRUPTED, GameName, Jobs, Options, follow, read_options, tell_waiting, workers
from ..shared.common import AsJson, DataPack, Lang, err, fail, open_game, out, print_json, reason_of, told, write_file
from ..shared.record_files import read_record

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis fuzz flow_of_history --games 20000
  pentapolis fuzz flow_of_history --players 2 --option variant=rahdo
  pentapolis fuzz flow_of_history --again fuzz-failures/FILE.record
"""
RECORD = ".record"


class SavedViolation(msgspec.Struct, frozen=True):
    """A failure, and the file it was saved to."""

    failure: Violation
    file: str


class FuzzReport(msgspec.Struct, frozen=True):
    """The JSON of a run."""

    game: str
    seed: str
    games: int
    decisions: int
    failures: list[SavedViolation]


def run(
    game: str = GameName,
    games: int = typer.Option(1000, "--games", min=1, help="How many games to play."),
    players: list[int] = typer.Option([], "--players", help="Only this player count; may be given several times."),
    options: list[str] = Options,
    seed: str | None = typer.Option(
        None, "--seed", help="The same seed plays the same games.", show_default="a new one"
    ),
    jobs: int | None = Jobs,
    save_dir: Path = typer.Option(Path("fuzz-failures"), "--save-dir", help="Where failing games are saved."),
    most_failures: int = typer.Option(10, "--most-failures", min=1, help="Stop after so many failing games."),
    thorough: bool = typer.Option(False, "--thorough", help="Look at nearly every position, several times slower."),
    again: Path | None = typer.Option(
        None, "--again", metavar="FILE", help="Examine the game of a saved failure once more."
    ),
    data_pack: Path | None = DataPack,
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Look for broken rules: play random games and watch every invariant on the way.

    Without --players and --option, all player counts and all variants take turns. A failing game is saved as a record
    that can be replayed up to the place where something is wrong. The exit code is 1 if any game failed.
    """
    opened = open_game(game, data_pack)
    seed = seed or token_hex(4)
    todo, total = read_trials(opened, again, players, options, seed, games)
    log = FuzzLog(opened, save_dir)
    findings = fuzz(todo, data_pack, workers(jobs, total), THOROUGH if thorough else FUZZ, tell_waiting)
    finished = follow(told("progress-games"), total, findings, log.take, lambda: len(log.failed) >= most_failures)
    if as_json:
        print_json(FuzzReport(game, seed, log.games, log.decisions, log.failed))
    else:
        how = ["--thorough"] * thorough + (["--data-pack", str(data_pack)] if data_pack is not None else [])
        for failed in log.failed:
            tell(failed, how)
        err.print(Text(told("arena-seed", seed=seed), "dim") if again is None else "")
        out.print(told("fuzz-total", games=log.games, decisions=log.decisions, failures=len(log.failed)))
    if log.failed:
        raise typer.Exit(1)
    if not finished:
        err.print(told("fuzz-interrupted", played=log.games, games=total))
        raise typer.Exit(INTERRUPTED)


def read_trials(
    game: Game[Any, Any], again: Path | None, players: list[int], options: list[str], seed: str, games: int
) -> tuple[Iterator[FuzzGame], int]:
    """The games to examine, and how many they are."""
    if again is None:
        return trials(game.meta, players, read_options(options), seed, games), games
    record = read_record(again)
    if record.seed is None:
        fail(told("fault-fuzz-seed", file=str(again)))
    if record.game != game.meta.id:
        fail(told("fault-fuzz-game", file=str(again), game=record.game, wanted=game.meta.id))
    return iter([FuzzGame(record.game, len(record.seats), record.options, record.seed)]), 1


class FuzzLog:
    """What was found so far. A failing game is saved at once, whatever may happen later."""

    def __init__(self, game: Game[Any, Any], folder: Path) -> None:
        self.games = self.decisions = 0
        self.failed: list[SavedViolation] = []
        self._game = game
        self._folder = folder

    def take(self, finding: Finding) -> None:
        self.games += 1
        self.decisions += finding.decisions
        if finding.failure is not None:
            self.failed.append(SavedViolation(finding.failure, str(self._save(finding.failure))))

    def _save(self, failure: Violation) -> Path:
        """The record with the message on top; if not even that can be written down, the message alone."""
        trial = failure.trial
        message = f"{failure.check}: {failure.message}".splitlines()
        note = "".join(f"# {line}\n" for line in ["found by pentapolis fuzz", *message])
        name = f"{trial.game}-{re.sub(r'[^0-9A-Za-z_.-]', '-', trial.seed)}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(told("fault-make-folder", file=str(self._folder), reason=reason_of(error)))
        try:
            file, text = self._folder / f"{name}{RECORD}", note + record_of(self._game, failure).to_text()
        except RecordError as error:
            answers = "".join(f"{seat + 1}  {key!r}\n" for seat, key in failure.history)
            file, text = self._folder / f"{name}.txt", f"{note}# {error}\n{trial}\n{answers}"
        write_file(file, text)
        return file


def tell(failed: SavedViolation, how: list[str]) -> None:
    """What broke, where, and how to look at it."""
    failure, trial = failed.failure, failed.failure.trial
    chosen = "".join(f", {name} {value}" for name, value in trial.options.items())
    out.print(Text(f"{failure.check}: {failure.message}", "bold red"))
    facts = {"players": trial.players, "seed": trial.seed, "answers": len(failure.history)}
    out.print(f"  {told('fuzz-where', chosen=chosen, **facts)}", markup=False)
    if failed.file.endswith(RECORD):
        pack = how[-2:] if "--data-pack" in how else []
        advise("fuzz-replay", ["replay", failed.file, *pack])
        advise("fuzz-examine", ["fuzz", trial.game, "--again", failed.file, *how])
    else:
        out.print(f"  {told('fuzz-unwritable', file=failed.file)}", markup=False, soft_wrap=True)


def advise(message: str, words: list[str]) -> None:
    out.print(f"  {told(message, command=shlex.join(['pentapolis', *words]))}", markup=False, soft_wrap=True)

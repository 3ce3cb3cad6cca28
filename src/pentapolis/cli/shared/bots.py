"""What commands that let bots play have in common: bots by name, tables, stores, workers; files to write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec
import typer
from typer.core import TyperCommand

from pentapolis.arena.cluster import LOCAL, ray_cluster
from pentapolis.arena.execution import Workers, processes, sample
from pentapolis.arena.play import OtherRules, WorkUnit
from pentapolis.arena.result_store import ResultStore, StoreError
from pentapolis.arena.tables import SUFFIXES, Row, arrow, write_rows
from pentapolis.bots import bot_names, is_bot, known_values
from pentapolis.kernel import Game

from .choices import Jobs, Limit, Options, Seed, follow, only_given, stop_if_interrupted, tell_waiting, workers
from .common import (
    AsJson,
    DataPack,
    Lang,
    check_place,
    err,
    fail,
    listed,
    out,
    print_json,
    told,
    whole_or_not_at_all,
    write_file,
)

R = TypeVar("R")

StoreFile = typer.Option(
    None, "--store", metavar="FILE", help="Keep results in this SQLite file, and go on from there."
)
Html = typer.Option(None, "--html", metavar="FILE", help="Write a report with drawings to this file.")
TableFile = typer.Option(None, "--table", metavar="FILE", help="Write the figures to this .csv or .parquet file.")
Ray = typer.Option(
    None,
    "--ray",
    metavar="[ADDRESS]",
    help=f"Play on the Ray cluster there; `auto` finds it, `{LOCAL}` or nothing starts one here.",
)
Verify = typer.Option(
    None, "--verify", metavar="N", min=1, help="Play N games of the store again, compare, and do nothing else."
)
TO_VERIFY = ("store", "verify", "jobs", "ray", "data_pack", "lang", "as_json")  # what counts beside --verify


class MatchCommand(TyperCommand):
    """A command whose games a cluster may play: `--ray` may stand alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def with_address(words: Sequence[str]) -> list[str]:
    """
    >>> with_address(["mosaic", "--ray", "--games", "4"]), with_address(["mosaic", "--ray", "auto"])
    (['mosaic', '--ray=local', '--games', '4'], ['mosaic', '--ray', 'auto'])
    """
    followed = zip(words, [*words[1:], "-"], strict=True)
    return [f"--ray={LOCAL}" if word == "--ray" and after.startswith("-") else word for word, after in followed]


class Settings(NamedTuple):
    """What tournament and balance are told in the same words. The defaults are the options of the command line."""

    options: list[str] = Options
    seed: str = Seed
    store: Path | None = StoreFile
    verify: int | None = Verify
    html: Path | None = Html
    table: Path | None = TableFile
    jobs: int | None = Jobs
    ray: str | None = Ray
    limit: int = Limit
    data_pack: Path | None = DataPack
    lang: str = Lang
    as_json: bool = AsJson


def with_settings(run: Callable[..., None]) -> Callable[..., None]:
    """The command of a function that takes `settings`: on the command line each of them is an option of its own."""
    types = get_type_hints(Settings)
    own = [found for found in signature(run, eval_str=True).parameters.values() if found.name != "settings"]
    shared = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=option, annotation=types[name])
        for name, option in Settings._field_defaults.items()
    ]

    @wraps(run)
    def command(**given: Any) -> None:
        run(settings=Settings(*(given.pop(name) for name in Settings._fields)), **given)

    command.__signature__ = Signature([*own, *shared])  # type: ignore[attr-defined]
    return command


def read_bots(text: str) -> tuple[str, ...]:
    """Names of bots, with budgets, separated by commas; a Fault names the ones there are, or says what a budget is."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        bot, at, budget = name.partition("@")
        if at and is_bot(bot) and not is_bot(name):
            fail(told("fault-budget", bot=bot, budget=budget))
        if ":" in name and not is_bot(name) and (known := known_values(name)):
            fail(told("fault-values", bot=name, known=", ".join(known)))
        if not is_bot(name):
            fail(told("fault-bot-budget", bot=name, known=", ".join(bot_names())))
    return names


def table_for(
    game: Game[Any, Any], bots: Sequence[str], players: int | None, options: dict[str, str]
) -> tuple[int, dict[str, str]]:
    """Seats for all these bots, as many as bots if nothing else is said, and the options of such a table."""
    seats = max(len(bots), min(game.meta.players)) if players is None else players
    settled = game.meta.simulate(seats, options)
    if len(bots) > seats:
        fail(told("fault-many-bots", bots=len(bots), seats=seats))
    return seats, settled


def open_store(path: Path | None, line: type[R]) -> ResultStore[R]:
    try:
        return ResultStore(path, line)
    except StoreError as error:
        fail(told("fault-store", reason=str(error)))


def further(store: Path | None) -> str:
    """How a command that was interrupted goes on, as the end of a sentence."""
    return told("lab-further-none") if store is None else told("lab-further", file=str(store))


def check_workers(jobs: int | None, ray: str | None) -> None:
    if ray is not None and jobs is not None:
        fail(told("fault-jobs-ray"))


def workers_for(jobs: int | None, games: int, ray: str | None) -> Workers:
    """Processes here, or a cluster."""
    if ray is None:
        return processes(workers(jobs, games), tell_waiting)
    try:
        return ray_cluster(ray, tell_waiting)
    except ModuleNotFoundError as error:
        fail(told("fault-needs", module=error.name, extra="ray"))
    except (ConnectionError, ValueError, RuntimeError) as error:
        fail(told("fault-cluster", reason=str(error).rstrip(".")))


def check(settings: Settings, context: typer.Context) -> None:
    """Faults that should come before hours of play, not after."""
    store, table, verify = settings.store, settings.table, settings.verify
    check_workers(settings.jobs, settings.ray)
    if verify is not None and (store is None or not store.is_file()):
        fail(told("fault-verify-store"))
    if verify is not None:
        only_given(context, TO_VERIFY, "fault-leave-verify")
    if table is not None and table.suffix not in SUFFIXES:
        fail(told("fault-suffix", option="--table", file=str(table), known=listed("one-of", SUFFIXES)))
    if table is not None and table.suffix == ".parquet":
        try:
            arrow()
        except ModuleNotFoundError as error:
            fail(told("fault-needs", module=error.name, extra="research"))
    for path in (settings.html, table):
        if path is not None:
            check_place(path)


def hand_out(
    report: object, rows: Sequence[Row], settings: Settings, show: Callable[[], None], page: Callable[[], str]
) -> None:
    """Tell a report as it is wanted; `show` puts it on the screen, `page` makes a page of it."""
    if settings.as_json:
        print_json(report)
    else:
        show()
    if settings.html is not None:
        write_file(settings.html, page())
    write_table(settings.table, rows)


def write_table(path: Path | None, rows: Sequence[Row]) -> None:
    if path is None:
        return
    with whole_or_not_at_all(path) as part:
        write_rows(part, rows, path.suffix)
    err.print(told("lab-rows", rows=len(rows), file=str(path)), style="dim", markup=False, soft_wrap=True)


class Verified(msgspec.Struct, frozen=True):
    """The JSON of a store that was verified: how many games it has, how many were played again, which differ."""

    games: int
    again: int
    different: list[str]


def verify_store(
    store: ResultStore[R],
    unit_of: Callable[[R], WorkUnit],
    work: Callable[[WorkUnit], R],
    game: str,
    settings: Settings,
) -> None:
    """Play some units of a store again. Exit code 1: some ended otherwise than the store says, or none can be."""
    kept = {unit_of(line).key: line for line in store if unit_of(line).game == game}
    chosen = sample([unit_of(line) for line in kept.values()], settings.verify or 0)
    again = dict[str, R]()
    crew = workers_for(settings.jobs, len(chosen), settings.ray)
    try:
        results = crew(work, chosen)
        finished = follow(
            told("progress-games"), len(chosen), results, lambda done: again.update({chosen[done[0]].key: done[1]})
        )
    except OtherRules as error:
        meant = {"seed": error.unit.seed, "meant": error.unit.rules, "content": error.unit.content}
        fail(told("fault-other-rules", **meant, rules=error.rules, own=error.content))
    different = sorted(key for key, line in again.items() if line != kept[key])
    if settings.as_json:
        print_json(Verified(len(kept), len(again), different))
    else:
        for key in different:
            out.print(told("lab-different", key=key), markup=False, soft_wrap=True)
        out.print(told("lab-again", again=len(again), kept=len(kept), different=len(different)))
    stop_if_interrupted(finished, len(again), len(chosen))
    if not kept:
        err.print(told("fault-no-kept", file=str(settings.store), game=game), markup=False)
    elif not chosen:
        err.print(told("fault-not-compared"))
    if different or not chosen:
        raise typer.Exit(1)

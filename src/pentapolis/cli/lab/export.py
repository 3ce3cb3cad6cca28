"""`pentapolis export`: games as rows for learning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pentapolis.arena.play import MOST_DECISIONS
from pentapolis.arena.pool import in_order
from pentapolis.arena.simulate import units
from pentapolis.bots import bot_names
from pentapolis.games import shelf

from ..shared.choices import INTERRUPTED, Jobs, Options, follow, only_given, tell_waiting, workers
from ..shared.common import DataPack, Lang, err, fail, open_game, told, whole_or_not_at_all
from ..shared.numbers import decimal
from ..shared.record_files import read_record, replay_record
from .simulate import read_plan

if TYPE_CHECKING:
    from pentapolis.envs.dataset import Source

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis export flow_of_history --games 1000 --bots greedy -o greedy.parquet
  pentapolis export flow_of_history --players 4 --bots greedy,random -o mixed.parquet
  pentapolis export evenings/*.txt -o evenings.parquet
  pentapolis export clash_of_cultures --games 200 --bots random --no-observations -o answers.parquet
"""
OF_RECORDS = (
    "output",
    "observations",
    "jobs",
    "data_pack",
    "lang",
)  # the options that are not about games to be played
SUFFIX = ".parquet"


def run(
    context: typer.Context,
    what: list[str] = typer.Argument(..., metavar="GAME|RECORDS...", help="A game to be played, or files of records."),
    output: Path = typer.Option(..., "--output", "-o", metavar="FILE", help="The .parquet file to be written."),
    players: int | None = typer.Option(None, "--players", help="Seats at the table.", show_default="as many as bots"),
    games: int = typer.Option(100, "--games", min=1, help="How many games to play."),
    bots: str = typer.Option("greedy", "--bots", help=f"Bots for the seats: {', '.join(bot_names())}."),
    options: list[str] = Options,
    seed: str = typer.Option("0", "--seed", help="The same seed plays the same games."),
    limit: int = typer.Option(
        MOST_DECISIONS, "--limit", min=1, help="A game of more decisions is cut off; it has no places and no rewards."
    ),
    observations: bool = typer.Option(True, help="Write what was seen as vectors, too."),
    jobs: int | None = Jobs,
    data_pack: Path | None = DataPack,
    lang: str = Lang,
) -> None:
    """Write games to a Parquet file: for every action what was seen, asked, allowed and done, and how it ended.

    Name a game, and bots play it; or name files of records, all of the same game, which are verified first.
    docs/research.md tells the columns.
    """
    try:
        from pentapolis.envs.dataset import Writer, columns_of, played
    except ModuleNotFoundError as error:
        fail(told("fault-needs", module=error.name, extra="research"))
    if output.suffix != SUFFIX:
        fail(told("fault-suffix", option="--output", file=str(output), known=SUFFIX))
    if what[0] in shelf():
        if len(what) > 1:
            fail(told("fault-one-game"))
        plan = read_plan(open_game(what[0], data_pack), players, games, bots, options, seed, limit)
        game, total = what[0], games
        count = workers(jobs, total)
        rows = in_order(partial(played, observations, data_pack), units(plan), count, tell_waiting)
    else:
        only_given(context, OF_RECORDS, "fault-leave-records")
        paths = [Path(name) for name in what]
        sources = list(read_sources(paths, data_pack))
        game, total = sources[0].record.game, len(sources)
        count = workers(jobs, total)
        rows = in_order(partial(columns_of, observations), sources, count, tell_waiting)
    with whole_or_not_at_all(output) as part:
        writer = Writer(part, game, data_pack)
        finished = follow(told("progress-games"), total, rows, writer.add)
        writer.close()
    size = decimal(output.stat().st_size / 1e6, 1)
    done = told("lab-rows-size", rows=writer.rows, file=str(output), size=size)
    err.print(done, style="dim", markup=False, soft_wrap=True)
    if not finished:
        err.print(told("lab-export-stopped"))
        raise typer.Exit(INTERRUPTED)


def read_sources(paths: list[Path], pack: Path | None) -> Iterator[Source]:
    """Records of one game, each played through once to see that it can be."""
    from pentapolis.envs.dataset import Source

    first = ""
    for path, name in zip(paths, names_of(paths), strict=True):
        if not path.is_file():
            fail(told("fault-neither", file=str(path), known=", ".join(shelf())))
        record = read_record(path)
        first = first or record.game
        if record.game != first:
            fail(told("fault-mixed", file=str(path), game=record.game, first=first))
        replay_record(path, open_game(record.game, pack), record, verify=True)
        yield Source(name, record, pack)


def names_of(paths: list[Path]) -> list[str]:
    """What games are called by their files: the file's name, or all of its path where another one has that name.

    >>> names_of([Path("a.txt"), Path("friday/a.txt"), Path("friday/b.txt")])
    ['a.txt', 'friday/a.txt', 'b']
    """
    twice = [path for path, times in Counter(path.resolve() for path in paths).items() if times > 1]
    if twice:
        fail(told("fault-named-twice", file=str(twice[0])))
    stems = Counter(path.stem for path in paths)
    return [path.stem if stems[path.stem] == 1 else path.as_posix() for path in paths]

"""`pentapolis bench`: how fast games are, beside a known peer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from pentapolis.arena.answer_lists import AnswerListTimes, TimedAnswerList, survey
from pentapolis.arena.bench import Throughput, measure
from pentapolis.arena.decision_times import LATE, BotTimes, TableTimes, think
from pentapolis.arena.peers import CATAN, Company, Seating, Speed, compare
from pentapolis.arena.run_info import RunInfo, origin
from pentapolis.games import shelf
from pentapolis.kernel import Game

from ..shared.bots import read_bots, table_for
from ..shared.choices import tell_origin
from ..shared.common import AsJson, Lang, ProgressReporter, err, fail, open_game, out, print_json, progress_bar, told
from ..shared.numbers import decimal, grouped, percent, shortest
from ..shared.plot import bar

BAR = 18
SECONDS, PEER_SECONDS = 3.0, 1.0  # for each; there are some twenty peers and player counts
STEP = 10  # percent between two lines where no bar can be drawn

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis bench
  pentapolis bench flow_of_history --players 4 --seconds 10
  pentapolis bench clash_of_cultures --lists 1000
  pentapolis bench --json > bench.json
  pentapolis bench --peers
  pentapolis bench flow_of_history --think search@1s,planner --players 2 --seconds 60
"""


def run(
    games: list[str] | None = typer.Argument(None, metavar="GAME", help="Games to measure.", show_default="all"),
    players: list[int] = typer.Option([], "--players", help="Only this player count; may be given several times."),
    seconds: float | None = typer.Option(
        None,
        "--seconds",
        min=0.1,
        help="Time for each game and player count.",
        show_default=f"{SECONDS}, {PEER_SECONDS} with peers, whole games with bots",
    ),
    peers: bool = typer.Option(False, "--peers", help="Compare with other engines instead, in the same run."),
    lists: int = typer.Option(0, "--lists", min=0, help="Instead: the slowest and longest list of so many games each."),
    bots: str | None = typer.Option(
        None, "--think", metavar="BOTS", help="Instead: how long these bots take for a decision."
    ),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Measure random play and copies for playouts on one core, for each game and player count.

    The reference is random play of python-chess, measured in turns with everything else in the same process, so that
    the ratio means the same on every machine. Play is a plain loop over the legal answers; copies are made at positions
    sampled from whole games. Times are of the processor.

    With --peers, random play alone is measured, beside python-chess, catanatron (Catan), and games of OpenSpiel and
    PettingZoo: whatever of them is installed. They come with: pip install 'pentapolis[peers]'. All of that takes half a
    minute, and on a busy machine no more than about two: then each is measured for less time, and a line says so.
    With --lists every list of legal answers in random games is timed, and the slowest are played again several times,
    so that only what the list itself takes is counted.

    With --think bots play as many games as there are bots, with seats changed, or as far as the --seconds go; without
    --players there are as many seats as bots, if the game is for so few. Decisions that leave a choice are timed by the
    clock, and the share is told that took more than 1.2 times the bot's budget, if that is one of time.

    The last line says when, of which source and on which machine all of that was measured.
    """
    if lists and (peers or seconds):
        fail(told("fault-lists"))
    if bots is not None and (peers or lists):
        fail(told("fault-think"))
    opened = [open_game(game) for game in games or shelf()]
    if bots is not None:
        names = read_bots(bots)
        wanted: list[int | None] = [*players] or [None]
        tables = [(game, table_for(game, names, count, {})[0]) for game in opened for count in wanted]
        show_thinking(tables, names, seconds, as_json)
        return
    todo = [(game, count) for game in opened for count in counts(game, players)]
    if peers:
        show_peers(todo, seconds or PEER_SECONDS, as_json)
    elif lists:
        show_lists(todo, lists, as_json)
    else:
        require_reference()
        show_plain(todo, seconds or SECONDS, as_json)


class BenchReport(msgspec.Struct, frozen=True):
    """The JSON of a benchmark."""

    origin: RunInfo
    figures: Sequence[Throughput | AnswerListTimes | TableTimes] | Company


def hand_out(measured: BenchReport, tables: Iterable[Table], as_json: bool) -> None:
    if as_json:
        print_json(measured)
        return
    for drawn in tables:
        out.print(drawn)
    tell_origin(measured.origin)


def named(seating: Seating) -> str:
    return told("lab-seating", game=seating[0], players=seating[1])


def show_plain(todo: list[tuple[Game[Any, Any], int]], seconds: float, as_json: bool) -> None:
    here, lines = origin(), run_plain(todo, seconds)
    games = dict.fromkeys(line.game for line in lines)
    hand_out(
        BenchReport(here, lines),
        [table(game, [line for line in lines if line.game == game]) for game in games],
        as_json,
    )


def run_plain(todo: list[tuple[Game[Any, Any], int]], seconds: float) -> list[Throughput]:
    lines = []
    with progress_bar("{task.description}") as progress:
        reporter = ProgressReporter(progress, step=STEP)
        for number, (game, count) in enumerate(todo):
            what = told("progress-measure", what=named((game.meta.id, count)))

            def tell(passed: float, number: int = number, what: str = what) -> None:
                reporter.tell(what, (number + passed / seconds) / len(todo))

            tell(0.0)
            lines.append(measure(game, count, seconds, tell))
    return lines


def show_peers(todo: list[tuple[Game[Any, Any], int]], seconds: float, as_json: bool) -> None:
    here = origin()
    with progress_bar("{task.description}") as progress:
        reporter = ProgressReporter(progress, step=STEP)

        def tell(stage: str, seating: Seating, done: float) -> None:
            reporter.tell(told(f"progress-{stage}", what=named(seating)), done)

        company = compare(todo, seconds, tell)
    if company.seconds < seconds:
        err.print(told("bench-busy", measured=decimal(company.seconds, 1), wanted=shortest(seconds)))
    games = dict.fromkeys(speed.game for speed in company.games)
    hand_out(BenchReport(here, company), [peer_table(company, game) for game in games], as_json)
    if company.missing:
        lacking = [told("bench-lacking", peer=name, module=module) for name, module in company.missing.items()]
        err.print(told("bench-missing", peers=", ".join(lacking)), markup=False)


def peer_table(company: Company, game: str) -> Table:
    """A line for each peer, a column for each player count: how many times as fast we are."""
    ours = [speed for speed in company.games if speed.game == game]
    drawn = Table(title=game, title_justify="left", title_style="bold", box=None, pad_edge=False)
    drawn.add_column(told("bench-times-as-fast"), no_wrap=True)
    drawn.add_column(told("bench-thousands"), justify="right", no_wrap=True)
    for speed in ours:
        drawn.add_column(str(speed.players), justify="right", no_wrap=True)
    for peer in company.peers:
        ratios = [ratio_cell(company, speed, peer) for speed in ours]
        drawn.add_row(f"{peer.game} ({peer.players})", thousands(peer.decisions_per_s), *ratios)
        if peer.choice is not None:
            real = [times(company.choice_ratio(speed, peer) or 0) for speed in ours]
            drawn.add_row(f"  {told('bench-choice')}", thousands(peer.decisions_per_s * peer.choice), *real)
    drawn.add_row(told("bench-thousand-decisions"), "", *(thousands(s.decisions_per_s) for s in ours), style="dim")
    return drawn


def ratio_cell(company: Company, speed: Speed, peer: Speed) -> str:
    """Beside catanatron, the one of our kind, what counts is the same number of players."""
    ratio = times(company.ratio(speed, peer))
    return f"[bold]{ratio}[/bold]" if (peer.game, peer.players) == (CATAN, speed.players) else ratio


def times(ratio: float) -> str:
    """Three digits, so that all player counts fit on a line.

    >>> times(1.234), times(35.6), times(139.41)
    ('1.23', '35.6', '139')
    """
    return decimal(ratio, 2 if ratio < 10 else 1 if ratio < 100 else 0)


def thousands(number: float) -> str:
    return decimal(number / 1000, 1)


def show_lists(todo: list[tuple[Game[Any, Any], int]], games: int, as_json: bool) -> None:
    """The lists of legal answers: the longest, and what the slowest takes."""
    here, found = origin(), []
    with progress_bar(told("progress-lists")) as progress:
        task = progress.add_task("", total=games * len(todo))
        for game, count in todo:
            found.append(survey(game, count, games, lambda number: progress.advance(task)))
    hand_out(BenchReport(here, found), [list_table(found)], as_json)


def list_table(found: list[AnswerListTimes]) -> Table:
    drawn = Table(box=None, pad_edge=False)
    for name in ("game", "players", "lists", "longest", "slowest", "noise"):
        drawn.add_column(told(f"bench-{name}"), justify="left" if name == "game" else "right", no_wrap=True)
    for line in found:
        longest = f"{line.longest.length} ({line.longest.kind})"
        slowest = f"{milliseconds(line.slowest)} ({line.slowest.kind})"
        drawn.add_row(line.game, str(line.players), grouped(line.lists), longest, slowest, milliseconds(line.noisy))
    return drawn


def milliseconds(place: TimedAnswerList) -> str:
    return f"{decimal(1000 * place.seconds, 2)} ms"


def show_thinking(
    todo: list[tuple[Game[Any, Any], int]], bots: tuple[str, ...], seconds: float | None, as_json: bool
) -> None:
    here, found = origin(), []
    with progress_bar("{task.description}") as progress:
        reporter = ProgressReporter(progress, step=STEP)
        for number, (game, count) in enumerate(todo):

            def tell(
                played: int, decision: int, done: float, number: int = number, seating: Seating = (game.meta.id, count)
            ) -> None:
                what = told("progress-decision", what=named(seating), game=played, decision=decision)
                reporter.tell(what, (number + done) / len(todo))

            found.append(think(game, count, bots, seconds, tell))
    hand_out(BenchReport(here, found), [thinking_table(line) for line in found], as_json)


def thinking_table(found: TableTimes) -> Table:
    title = told("bench-whole-games", what=named((found.game, found.players)), games=found.games)
    drawn = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name in ("bot", "decided", "mean", "p95", "longest", "late"):
        heading = told(f"bench-{name}", times=shortest(LATE))
        drawn.add_column(heading, justify="left" if name == "bot" else "right", no_wrap=True)
    for line in found.bots:
        drawn.add_row(
            line.bot, grouped(line.decisions), *times_of(line), "" if line.late is None else percent(line.late)
        )
    return drawn


def times_of(line: BotTimes) -> list[str]:
    times = line.times
    return (
        ["", "", ""] if times is None else [f"{decimal(time, 3)} s" for time in (times.mean, times.p95, times.longest)]
    )


def require_reference() -> None:
    try:
        import chess  # noqa: F401
    except ImportError:
        fail(told("fault-needs", module="python-chess", extra="bench"))


def counts(game: Game[Any, Any], players: list[int]) -> list[int]:
    for count in players:
        game.meta.simulate(count, {})
    return list(dict.fromkeys(players)) or list(game.meta.players)


def table(game: str, lines: list[Throughput]) -> Table:
    """Numbers, and the ratio to the reference as bars."""
    drawn = Table(title=game, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name in ("players", "decisions", "games", "copies", "chess", "ratio"):
        drawn.add_column(told(f"bench-{name}"), justify="right", no_wrap=True)
    drawn.add_column("", no_wrap=True)
    most = max(line.ratio for line in lines)
    for line in lines:
        numbers = line.decisions_per_s, line.games_per_s, line.copies_per_s, line.reference_decisions_per_s
        cells = [grouped(number) for number in numbers]
        drawn.add_row(str(line.players), *cells, decimal(line.ratio, 1), Text(bar(line.ratio, most, BAR), "cyan"))
    return drawn

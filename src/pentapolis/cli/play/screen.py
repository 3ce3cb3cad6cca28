"""What a session shows: the board, what has happened, the question and its answers, the end."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.bots import make_bot
from pentapolis.cli.boards import Scene, board_of
from pentapolis.cli.boards.scene import WIDEST, seat_colour
from pentapolis.kernel import Ask, Event, Refusal
from pentapolis.kernel.refusal import UNKNOWN_ANSWER
from pentapolis.kernel.state import encode

from ..shared.common import out
from ..shared.wording import Teller
from .answers import numbered
from .scores import score_bars, standings
from .session import Session

ONE_COLUMN = 7  # more answers than this stand in several columns where there is room
GAP = 2


def width() -> int:
    return min(out.width, WIDEST)


def scene(session: Session, viewer: int | None) -> Scene:
    return Scene(session.teller, session.match.view(viewer), viewer, width())


def say(session: Session, message: str, *, style: str = "", **args: Any) -> None:
    out.print(Text(session.teller.plain(message, **args), style), soft_wrap="file" in args)  # to be copied in one piece


def warn(sentence: str) -> None:
    out.print(Text(sentence, "yellow"), soft_wrap=True)


def clear() -> None:
    """Nothing of what the last person saw may stay; a pipe has no screen to clear."""
    if out.is_terminal:
        out.clear()
        out.file.write("\x1b[3J")  # the lines scrolled out of sight, too


# The position


def show_position(session: Session, ask: Ask) -> None:
    """The board if it is not yet on the screen, the news, the question."""
    seen = ask.seat, encode(session.match.view(ask.seat))
    if seen != session.drawn:
        session.drawn = seen
        show_board(session, ask.seat)
    show_news(session, ask.seat)
    if session.match.stalled:
        say(session, "stalled", style="dim")
    show_question(session.teller, ask)


def show_board(session: Session, viewer: int | None) -> None:
    out.print()
    out.print(board_of(session.match.game.meta.id).table(scene(session, viewer)))


def show_news(session: Session, viewer: int | None) -> None:
    """What has happened since this viewer was last told."""
    since = session.told.get(viewer, 0)
    session.told[viewer] = len(session.match.table.events)
    show_events(session.teller, session.match.events_for(viewer, since))


def show_events(teller: Teller, events: list[Event]) -> None:
    """Facts in words, each with a dot in the colour of the seat it is about; turns are headings."""
    grid = Table.grid(padding=(0, 1))
    for event in events:
        seat = event.args.get("seat")
        colour = seat_colour(seat) if isinstance(seat, int) else "dim"
        turn = event.key == "turn"
        grid.add_row(Text(" ▸" if turn else " ·", colour), Text(teller.event(event), colour if turn else ""))
    if events:
        out.print(grid, width=width())


def show_question(teller: Teller, ask: Ask) -> None:
    """The question and every answer: its number, its words, and its key as records write it."""
    out.print()
    who = Text(teller.names[ask.seat], f"bold {seat_colour(ask.seat)}")
    out.print(Text.assemble(who, ": ", (teller.prompt(ask), "bold")))
    numbers = numbered(ask.options).items()
    rows = [(number, teller.answer(ask, key), key if key != number else "") for number, key in numbers]
    out.print(Padding(answer_table(rows, width() - 1), (0, 0, 0, 1)))


def answer_table(rows: list[tuple[str, str, str]], room: int) -> Table:
    """The answers below each other; many short ones in as many columns as there is room for."""
    widest = sum(max(cell_len(row[cell]) for row in rows) + GAP for cell in range(3))
    columns = max(1, min(room // widest, -(-len(rows) // ONE_COLUMN)))
    height = -(-len(rows) // columns)
    grid = Table.grid(padding=(0, GAP))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim")
    for line in range(height):
        grid.add_row(*(Text(cell) for row in rows[line::height] for cell in row))
    return grid


# Replies


def show_misunderstanding(session: Session, ask: Ask, meant: list[str]) -> None:
    """Why what was typed is no answer: the rule that forbids it, if it is something of this game."""
    for key in meant:
        refusal = session.match.why_not(key, ask.seat)
        if refusal is not None and refusal.rule != UNKNOWN_ANSWER:
            show_refusal(session, refusal)
            return
    say(session, "not-understood", typed=meant[0][:60])


def show_refusal(session: Session, refusal: Refusal) -> None:
    """The reason in words, then the rule and its title."""
    teller = session.teller
    reason, title = teller.refusal(refusal), teller.title(refusal.rule)
    out.print(Text(reason, "yellow"))
    rule = Text(f"  {refusal.rule}", "bold")
    if reason != title:
        rule.append(f"  {title}", "dim")
    elif refusal.facts:  # the reason is only the title, so the numbers are still to be told
        named = {
            fact: teller.game.name_of(str(value), teller.language) or value for fact, value in refusal.facts.items()
        }
        rule.append("  " + ", ".join(f"{fact}: {value}" for fact, value in named.items()), "dim")
    out.print(rule)


def show(thing: RenderableType) -> None:
    out.print(thing)


# The beginning and the end


def show_start(session: Session) -> None:
    """Which game, who sits where, and the hash that the seed will be checked against."""
    teller, meta = session.teller, session.match.game.meta
    out.print(Rule(Text(meta.names.get(teller.language, meta.id), "bold"), style="dim"), width=width())
    say(session, "start-seats", seats=", ".join(teller.names), style="dim")
    for bot in dict.fromkeys(make_bot(seat.bot).name for seat in session.seats if seat.bot is not None):
        name, about = teller.plain(f"bot-{bot}"), teller.plain(f"bot-{bot}-help")
        say(session, "start-bot", name=name, bot=bot, about=about, style="dim")
    say(session, "start-seed", hash=session.seed_hash, style="dim")
    if session.path is not None:
        say(session, "start-saving", file=str(session.path), style="dim")
    say(session, "start-help", style="dim")


def show_end(session: Session) -> None:
    """The last position, points by source, places, and the seed."""
    outcome = session.match.outcome()
    show_board(session, session.viewer)
    show_news(session, session.viewer)
    out.print(Rule(Text(session.teller.plain("end-title"), "bold"), style="dim"), width=width())
    if session.match.agreed:
        say(session, "end-agreed")
    out.print(score_bars(session.teller, outcome.scores, width()))
    out.print()
    out.print(standings(session.teller, outcome))
    out.print()
    say(session, "end-seed", seed=session.seed, hash=session.seed_hash)
    if session.path is not None:
        say(session, "end-verify", file=str(session.path))
    else:
        say(session, "end-unsaved")


def show_farewell(session: Session) -> None:
    """To somebody who goes before the end."""
    if session.path is not None:
        say(session, "left-saved", file=str(session.path))
    else:
        say(session, "left-unsaved")

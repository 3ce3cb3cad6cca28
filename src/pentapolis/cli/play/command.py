"""The command `pentapolis play`: from its options to a session."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import typer

from pentapolis.bots import bot_names
from pentapolis.games import shelf
from pentapolis.kernel import Game, Match
from pentapolis.kernel.record import Record
from pentapolis.kernel.words import Words

from ..shared.choices import prose, read_options
from ..shared.common import PLAYING, DataPack, Lang, fail, open_game, words_for
from ..shared.record_files import read_record, replay_record
from ..shared.wording import Teller
from . import screen
from .loop import run
from .seats import Seat, names, read_seats, seats_of
from .session import Session

DEFAULT_SEATS = "human,greedy,greedy"
REMINDER = 8  # lines of the log that are told again when a game is resumed

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis play flow_of_history
  pentapolis play flow_of_history --seats human,random --option variant=rahdo
  pentapolis play flow_of_history --seats human:Ada,human:Jan,greedy --lang pl
  pentapolis play flow_of_history --seed 42 --save my-game.txt
  pentapolis play my-game.txt [dim](goes on where the file ends)[/dim]

Type the number of an answer, its key, or one of the orders: [bold]help[/bold] lists them all.
"""

GAME = typer.Argument(None, metavar="GAME|FILE", help="A game's id (see `pentapolis games`), or a saved game.")
SEATS = typer.Option(
    None,
    "--seats",
    help=f"Who plays, in order: human, human:NAME or a bot ({', '.join(bot_names())}).",
    show_default=DEFAULT_SEATS,
)
SEED = typer.Option(None, "--seed", help="Repeat the same shuffles; without it, chance decides.")
OPTION = typer.Option([], "--option", metavar="KEY=VALUE", help="An option of the game; may be given several times.")
SAVE = typer.Option(None, "--save", metavar="FILE", help="Keep the game in this file, after every answer.")
RESUME = typer.Option(None, "--resume", metavar="FILE", help="Go on with a saved game.")


def register(app: typer.Typer) -> None:
    app.command("play", rich_help_panel=PLAYING, help=prose(play), epilog=EXAMPLES)(play)


def play(
    game: str | None = GAME,
    seats: str | None = SEATS,
    seed: str | None = SEED,
    option: list[str] = OPTION,
    data_pack: Path | None = DataPack,
    save: Path | None = SAVE,
    resume: Path | None = RESUME,
    lang: str = Lang,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard.

    The table shows everything you may know; every legal answer has a number. `why` tells the rule that forbids what is
    not on the list, `undo` takes an answer back as long as nothing was revealed.
    """
    words = words_for(lang)
    if resume is None and game is not None and game not in shelf() and Path(game).exists():
        resume, game = Path(game), None
    if resume is not None:
        if game is not None or seed is not None or option:
            fail(words("fault-resume", file=str(resume)))
        session = resumed(resume, seats, data_pack, words)
    elif game is None:
        fail(words("fault-no-game", games=", ".join(shelf())))
    elif game not in shelf():
        fail(words("fault-game-or-file", name=game, known=", ".join(shelf())))
    else:
        who = read_seats(seats or DEFAULT_SEATS, words)
        session = begun(open_game(game, data_pack), who, read_options(option), seed, lang)
    if save is not None:
        session.keep_in(save)
    screen.show_start(session)
    run(session)


def begun(game: Game[Any, Any], seats: list[Seat], options: dict[str, str], seed: str | None, language: str) -> Session:
    """A new game: by the book where people play, with a stop rule where bots are among themselves."""
    seed = secrets.token_hex(8) if seed is None else seed
    settle = game.meta.settle if any(seat.human for seat in seats) else game.meta.simulate
    options = settle(len(seats), options)
    match = Match.start(game, len(seats), options, seed)
    return Session(match, seats, Teller.of(game, language, names(seats)), options, seed)


def resumed(path: Path, seats: str | None, pack: Path | None, words: Words) -> Session:
    """A saved game, checked against its hashes; it is kept in the same file. Others may take over the seats."""
    record = read_record(path)
    game = open_game(record.game, pack)
    match = replay_record(path, game, record, verify=True)
    who = seats_of(record.seats, words) if seats is None else read_seats(seats, words)
    if len(who) != len(record.seats):
        fail(words("fault-seat-count", file=str(path), count=len(record.seats)))
    teller = Teller.of(game, words.language, names(who))
    session = Session(match, who, teller, record.options, seed_of(record), path)
    session.told = dict.fromkeys([None, *range(len(who))], max(0, len(match.table.events) - REMINDER))
    return session


def seed_of(record: Record) -> str:
    assert record.seed is not None, "a record without its seed cannot be replayed"
    return record.seed

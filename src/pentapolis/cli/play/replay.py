"""The commands `pentapolis replay` and `pentapolis verify`: games on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.rule import Rule
from rich.text import Text

from pentapolis.kernel import Ask, Match, Step, seed_hash
from pentapolis.kernel.record import Record, RecordError
from pentapolis.kernel.record import replay as replay_match
from pentapolis.kernel.words import Words

from ..boards import Scene, board_of
from ..shared.common import PLAYING, AsJson, DataPack, Lang, err, fail, open_game, out, print_json, words_for
from ..shared.record_files import read_record, replay_record, sentence
from ..shared.wording import Teller
from .keyboard import read_line
from .scores import score_bars, standings
from .screen import show_events, width
from .seats import names, seats_of

LOG_LINES = 12
SPECTATOR = "spectator"

FILE = typer.Argument(..., metavar="FILE", help="A record: what `play --save` has written.")
TO = typer.Option(None, "--to", min=0, metavar="N", help="The position after N answers; without it, the last one.")
AS = typer.Option(SPECTATOR, "--as", metavar="SEAT", help="Through whose eyes: the number of a seat, or spectator.")
VERIFY = typer.Option(False, "--verify", help="Also compare every stored hash on the way.")
STEP = typer.Option(False, "--step", help="Page through: Enter goes on, b back, a number jumps, q ends.")

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis replay my-game.txt
  pentapolis replay my-game.txt --to 40 --as 2
  pentapolis replay my-game.txt --to 0 --step
  pentapolis replay my-game.txt --json --verify
"""
VERIFY_EXAMPLES = """
[bold]Example[/bold]

  pentapolis verify my-game.txt && echo fair

Exit code 0: it verifies. 1: it does not, and the sentence says where. 2: it cannot be read or replayed here.
"""


def register(app: typer.Typer) -> None:
    app.command("replay", rich_help_panel=PLAYING, epilog=EXAMPLES)(replay)
    app.command("verify", rich_help_panel=PLAYING, epilog=VERIFY_EXAMPLES)(verify)


def replay(
    file: Path = FILE,
    to: int | None = TO,
    seat: str = AS,
    check: bool = VERIFY,
    step: bool = STEP,
    data_pack: Path | None = DataPack,
    as_json: bool = AsJson,
    lang: str = Lang,
) -> None:
    """Show a position of a recorded game: the board, what led there, and what is asked."""
    words = words_for(lang)
    record = read_record(file)
    viewer = read_viewer(seat, len(record.seats), words)
    game = open_game(record.game, data_pack)
    match = replay_record(file, game, record, to, verify=check)
    if as_json:
        print_json(position(match, record, viewer))
        return
    teller = Teller.of(game, lang, names(seats_of(record.seats, words)))
    show(match, record, teller, viewer)
    at = len(match.history)
    while step and (typed := read_line(words("replay-step"))) is not None:
        following = next_stop(typed, at, len(record.answers))
        if following is None:
            return
        at = following
        show(replay_record(file, game, record, at), record, teller, viewer)


def verify(file: Path = FILE, data_pack: Path | None = DataPack, lang: str = Lang) -> None:
    """Prove a record: it replays to its stored hashes, and its seed is the one whose hash was published."""
    words = words_for(lang)
    record = read_record(file)
    game = open_game(record.game, data_pack)
    try:
        match = replay_match(game, record, verify=True)
    except RecordError as error:
        if error.answer is None:  # it could not be compared at all
            fail(sentence(file, error))
        err.print(words("verify-no", sentence=sentence(file, error)), markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    facts = {"answers": len(record.answers), "hashes": len(record.hashes), "hash": match.hash()}
    out.print(words("verify-yes", file=str(file), **facts), markup=False, soft_wrap=True)


def read_viewer(seat: str, seats: int, words: Words) -> int | None:
    if seat == SPECTATOR:
        return None
    if not seat.isdecimal() or not 1 <= int(seat) <= seats:
        fail(words("fault-viewer", seat=seat, most=seats))
    return int(seat) - 1


def next_stop(typed: str, at: int, last: int) -> int | None:
    """Where paging goes next; None ends it.

    >>> next_stop("", 3, 9), next_stop("b", 3, 9), next_stop("7", 3, 9), next_stop("", 9, 9), next_stop("q", 3, 9)
    (4, 2, 7, 9, None)
    """
    if typed == "q":
        return None
    wanted = int(typed) if typed.isdecimal() else at - 1 if typed == "b" else at + 1
    return max(0, min(wanted, last))


def show(match: Match[Any, Any], record: Record, teller: Teller, viewer: int | None) -> None:
    at = len(match.history)
    title = teller.plain("replay-title", at=at, last=len(record.answers))
    out.print(Rule(Text(title, "bold"), style="dim"), width=width())
    out.print(board_of(record.game).table(Scene(teller, match.view(viewer), viewer, width())))
    show_events(teller, match.events_for(viewer)[-LOG_LINES:])
    out.print()
    if match.agreed:
        out.print(teller.plain("end-agreed"))
    if match.over:
        outcome = match.outcome()
        out.print(score_bars(teller, outcome.scores, width()))
        out.print(standings(teller, outcome))
    for ask in match.asks:
        out.print(Text(teller.plain("replay-asked", name=teller.names[ask.seat], prompt=teller.prompt(ask)), "bold"))
        if ask.seat == viewer or (viewer is None and len(match.asks) == 1):
            show_answers(teller, ask, record.answers[at : at + 1])


def show_answers(teller: Teller, ask: Ask, following: tuple[Step, ...]) -> None:
    """What could be answered, and what was."""
    for key in ask.options:
        mark = "→" if following == ((ask.seat, key),) else " "
        out.print(Text.assemble(f"  {mark} {teller.answer(ask, key)}  ", (key, "dim")))


def position(match: Match[Any, Any], record: Record, viewer: int | None) -> dict[str, Any]:
    """A position for programs, as one viewer may know it. Seats are counted from 0 there, as in the Python API."""
    outcome, asks = match.outcome(), [ask for ask in match.asks if viewer in (None, ask.seat)]
    assert record.seed is not None
    return {
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
        "viewer": viewer,
        "answers": len(match.history),
        "of": len(record.answers),
        "over": match.over,
        "agreed": match.agreed,
        "hash": match.hash(),
        "seed_hash": seed_hash(record.seed),
        "view": msgspec.to_builtins(match.view(viewer), str_keys=True),
        "asks": [{"seat": ask.seat, "kind": ask.kind, "about": ask.about, "keys": ask.keys} for ask in asks],
        "scores": outcome.scores,
        "places": outcome.places,
        "events": [{"key": event.key, "args": event.args} for event in match.events_for(viewer)],
    }

"""Orders to the table: what a person may type besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Table
from rich.text import Text

from pentapolis.bots import ADVISER, Candidate, Perspective, adviser_for, explain, make_bot, tell_all
from pentapolis.cli.boards import board_of
from pentapolis.kernel import Ask, Refusal
from pentapolis.kernel.words import Words

from ..shared.common import Fault, catalogue_of, fail
from ..shared.names import find_pieces
from ..shared.rule_search import find_rules, show_rules
from . import screen
from .answers import meanings, read_answer
from .keyboard import read_line
from .scores import score_bars
from .seats import called
from .session import Leave, Session

LOG_LINES = 20


def obey(session: Session, ask: Ask, typed: str) -> bool:
    """Carry out an order; False if it is none. An answer called like an order wins; `/log` is always the order."""
    word, _, rest = typed.partition(" ")
    if not typed.startswith("/") and typed in ask.options:
        return False
    order = order_called(session.teller.plain, word.removeprefix("/").lower())
    if order is None:
        return False
    try:
        ORDERS[order](session, ask, rest.strip())
    except Refusal as refusal:
        screen.show_refusal(session, refusal)
    except Fault as fault:
        screen.warn(str(fault))
    return True


def order_called(words: Words, word: str) -> str | None:
    """An order by its name, in English or in the language spoken."""
    if word == "?":
        return "help"
    return next((order for order in ORDERS if word in (order, words(f"order-{order}"))), None)


def undo(session: Session, ask: Ask, rest: str) -> None:
    """Take back the last answer of whoever sits at this keyboard."""
    match = session.match
    last = match.history[-1][0] if match.history else ask.seat
    own = match.why_not_undo(ask.seat) is None or not session.seats[last].human
    _, key = match.undo(ask.seat if own else last)
    session.changed()
    screen.say(session, "undone", key=key)


def redo(session: Session, ask: Ask, rest: str) -> None:
    _, key = session.match.redo()
    session.changed()
    screen.say(session, "redone", key=key)


def why(session: Session, ask: Ask, rest: str) -> None:
    """Why an answer is not on the list."""
    if not rest:
        fail(session.teller.plain("why-what"))
    key = read_answer(session.teller, ask, rest)
    if key is not None:
        screen.say(session, "why-allowed", answer=session.teller.answer(ask, key), key=key)
    else:
        screen.show_misunderstanding(session, ask, meanings(session.teller, ask, rest))


def rules(session: Session, ask: Ask, rest: str) -> None:
    """A rule by its id, or the rules that hold some words."""
    if not rest:
        fail(session.teller.plain("rules-what"))
    catalogue = catalogue_of(session.match.game.meta.id, session.teller.language)
    found = find_rules(catalogue, session.teller, rest)
    if not found:
        fail(session.teller.plain("rules-none", words=rest))
    screen.show(show_rules(found, session.teller))


def score(session: Session, ask: Ask, rest: str) -> None:
    screen.show(score_bars(session.teller, session.match.outcome().scores, screen.width()))


def log(session: Session, ask: Ask, rest: str) -> None:
    """The last lines of the log."""
    if rest and not rest.isdecimal():
        fail(session.teller.plain("log-number", typed=rest))
    number = int(rest) if rest else LOG_LINES
    events = session.match.events_for(ask.seat)
    screen.show_events(session.teller, events[max(0, len(events) - number) :])


def board(session: Session, ask: Ask, rest: str) -> None:
    screen.show_board(session, ask.seat)


def card(session: Session, ask: Ask, rest: str) -> None:
    """A card or another piece in full."""
    found = find_pieces(session.match.game, rest)
    if not found:
        fail(session.teller.plain("card-none", words=rest))
    if len(found) > 1:
        fail(session.teller.plain("card-several", names=", ".join(map(session.teller.name, found))))
    screen.show(board_of(session.match.game.meta.id).piece(screen.scene(session, ask.seat), found[0]))


def hint(session: Session, ask: Ask, rest: str) -> None:
    """What a bot would do here and why; like any bot it sees no more than the seat does."""
    for number, candidate in enumerate(advice(session, ask.seat)):
        key, percent = candidate.key, round(100 * candidate.share)
        answer = session.teller.answer(ask, key)
        reasons = tell_all(session.match.game, session.teller.words, candidate.reasons)
        if number == 0:
            screen.say(session, "hint", bot=called(ADVISER, session.teller.plain), answer=answer, key=key)
            screen.say(session, "hint-reason", percent=percent, reasons=reasons)
        else:
            screen.say(session, "hint-other", answer=answer, key=key, percent=percent, reasons=reasons)


def advice(session: Session, seat: int) -> list[Candidate]:
    """The best answers. The adviser looks at a clock, so it thinks once: who asks again is told the same."""
    place = session.changes, seat
    if place not in session.advice:
        adviser = make_bot(adviser_for(), f"hint/{seat}/{len(session.match.history)}")
        session.advice = {place: explain(adviser, Perspective(session.match, seat))}
    return session.advice[place]


def save(session: Session, ask: Ask, rest: str) -> None:
    """Keep the game in a file from now on."""
    path = Path(rest).expanduser() if rest else session.path or session.offered_path()
    session.keep_in(path)
    screen.say(session, "saved", file=str(path))


def help_(session: Session, ask: Ask, rest: str) -> None:
    words = session.teller.plain
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_row(words("help-number"), words("help-number-is"))
    for order in ORDERS:
        usage = f"{words(f'order-{order}')} {words(f'usage-{order}')}" if f"usage-{order}" in words else ""
        grid.add_row(Text(usage or words(f"order-{order}")), words(f"help-{order}"))
    screen.show(grid)


def agree(session: Session, ask: Ask, rest: str) -> None:
    """End a game in which nothing moves. Whoever sits at one keyboard agrees aloud."""
    session.match.end_by_agreement()
    session.changed()


def quit_(session: Session, ask: Ask, rest: str) -> None:
    """Leave; if the game is kept nowhere, offer a file."""
    if session.path is None and session.match.history:
        path = session.offered_path()
        screen.say(session, "quit-save", file=str(path))
        typed = read_line()
        if typed is not None and typed.lower() not in ("no", "n", session.teller.plain("quit-no")):
            save(session, ask, typed or str(path))
    raise Leave


ORDERS: dict[str, Callable[[Session, Ask, str], None]] = {
    "undo": undo,
    "redo": redo,
    "why": why,
    "hint": hint,
    "card": card,
    "rules": rules,
    "score": score,
    "log": log,
    "board": board,
    "save": save,
    "agree": agree,
    "help": help_,
    "quit": quit_,
}

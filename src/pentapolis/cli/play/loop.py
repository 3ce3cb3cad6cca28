"""The game goes on: bots and people are asked in turn until it is over or somebody leaves."""

from __future__ import annotations

from pentapolis.bots import Perspective, make_bot
from pentapolis.kernel import Ask
from pentapolis.kernel.state import encode

from . import screen
from .answers import meanings, read_answer
from .keyboard import read_line
from .orders import obey
from .session import Leave, Session


def run(session: Session) -> None:
    """Play on from wherever the match stands."""
    try:
        while (ask := session.match.ask) is not None:
            if session.seats[ask.seat].human:
                ask_person(session, ask)
            else:
                ask_bot(session, ask)
    except Leave:
        screen.show_farewell(session)
    else:
        screen.show_end(session)


def ask_bot(session: Session, ask: Ask) -> None:
    """A bot is made anew for every decision, so that a resumed game goes on as it would have gone."""
    bot = make_bot(session.seats[ask.seat].bot or "", f"{session.seed}/{ask.seat}/{len(session.match.history)}")
    session.give(bot.choose(Perspective(session.match, ask.seat)), ask.seat)
    if not any(seat.human for seat in session.seats):
        screen.show_news(session, None)


def ask_person(session: Session, ask: Ask) -> None:
    """Show what is new, ask, and do what is typed, until it is an answer or has changed the position."""
    hand_over(session, ask.seat)
    screen.show_position(session, ask)
    changes = session.changes
    while typed := next_line():
        if not obey(session, ask, typed):
            key = read_answer(session.teller, ask, typed)
            if key is None:
                screen.show_misunderstanding(session, ask, meanings(session.teller, ask, typed))
                continue
            session.give(key, ask.seat)
        if session.changes > changes:
            return


def next_line() -> str:
    """What is typed; the end of the input is somebody who leaves."""
    typed = read_line()
    if typed is None:
        raise Leave
    return typed


def hand_over(session: Session, seat: int) -> None:
    """Where people see different things, the next one sits down before anything is shown."""
    before, session.last_person = session.last_person, seat
    if before is None or before == seat:
        return
    session.drawn = None
    if encode(session.match.view(before)) == encode(session.match.view(seat)):
        return
    screen.clear()
    screen.say(session, "hand-over", style="bold", name=session.teller.names[seat])
    next_line()
    screen.clear()

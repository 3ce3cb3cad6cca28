"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.bots import bot_names, is_bot, make_bot
from pentapolis.kernel.words import Words

from ..shared.common import fail

HUMAN = "human"
LONGEST_NAME = 24


class Seat(msgspec.Struct, frozen=True):
    """One seat: the bot that plays it (None: a person), what it is called, and how a record writes it."""

    bot: str | None
    name: str
    written: str

    @property
    def human(self) -> bool:
        return self.bot is None


def read_seats(text: str, words: Words) -> list[Seat]:
    """Seats from the command line: `human,human:Ada,greedy`."""
    entries = [entry.strip() for entry in text.split(",")]
    for entry in entries:
        kind, _, name = entry.partition(":")
        if not (kind == HUMAN and (name.strip() or ":" not in entry)) and not is_bot(entry):
            fail(words("fault-seat", seat=entry, known=", ".join([HUMAN, f"{HUMAN}:NAME", *bot_names()])))
    return seats_of(entries, words)


def seats_of(entries: Sequence[str], words: Words) -> list[Seat]:
    """Seats from a record: bots are written by their names, and whoever is no bot is a person."""
    return [seat_of(entry, number, words) for number, entry in enumerate(entries, start=1)]


def seat_of(entry: str, number: int, words: Words) -> Seat:
    if is_bot(entry):
        return Seat(entry, words("seat-bot", bot=called(entry, words), number=number), entry)
    name = entry.removeprefix(HUMAN).removeprefix(":") if entry.split(":")[0] == HUMAN else entry
    return Seat(None, shown(name) or words("seat-human", number=number), entry)


def called(bot: str, words: Words) -> str:
    """What a bot is called; an estimate and a budget stand behind that as they were written."""
    plain = make_bot(bot).name
    return words(f"bot-{plain}") + bot.removeprefix(plain)


def shown(name: str) -> str:
    """A name as it may stand on the screen: a record may hold anything, control characters of terminals included.

    >>> shown(" Ada\x1b[2J "), len(shown("x" * 100))
    ('Ada[2J', 24)
    """
    return "".join(character for character in name if character.isprintable()).strip()[:LONGEST_NAME]


def names(seats: Sequence[Seat]) -> list[str]:
    return [seat.name for seat in seats]

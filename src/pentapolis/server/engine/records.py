"""Records: what is written down of a match, read back, looked at again, and proved.

    write_record(live, names, complete=..., seats=..., form=...) -> str   # to hand out
    read_record(text) -> MatchRecord                                      # raises RecordError, and nothing else
    verify(game, record, published) -> match                              # raises RecordError at the first difference
    moment(game, setup, answers, at, seats) -> GameFrame                  # a finished match at any moment

A match that began with a deal is written as the kernel's Record, as text or JSON. One that continues another match
cannot be: no seed leads to it from an empty table. It is written as a MatchRecord in JSON: its setup, which holds the
other match up to that moment, and its own answers, hashes and result. Reading turns both into a MatchRecord.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from pentapolis.kernel import OptionError, Refusal, Step, seed_hash
from pentapolis.kernel.record import HASH_EVERY, Record, RecordError, Result, parse, sniff

from .entries import Answered, Entry, GameEnded, Log, Setup, StoredEntry
from .frames import GameFrame, Viewer, frame
from .live import NO_SUCH_MOMENT, LiveMatch
from .start import AnyGame, AnyMatch, Unplayable, begin

MAGIC = "pentapolis sequel"
FORMAT = 1


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is written down of a match, however it began. `hashes` are by the number of answers before them."""

    format: int = msgspec.field(name=MAGIC, default=FORMAT)
    setup: Setup
    seats: tuple[str, ...]
    answers: tuple[Step, ...]
    hashes: dict[int, str] = {}
    result: Result | None = None

    @property
    def log(self) -> Log:
        return Log(self.setup, as_entries(self.answers, agreed=self.result is not None and self.result.agreed))


def as_entries(answers: Iterable[Step], *, agreed: bool = False) -> list[Entry]:
    """Answers that all stand, as the entries of a log; and the end of the game, if the table agreed to it then.

    >>> as_entries([(0, "harvest")])
    [Answered(number=1, request='answer-1', seat=0, key='harvest', end=True, bot='', firm=True)]
    """
    entries: list[Entry] = [
        Answered(number, f"answer-{number}", seat, key, end=True, firm=True)
        for number, (seat, key) in enumerate(answers, start=1)
    ]
    return [*entries, GameEnded(len(entries) + 1, "agreement", 0)] if agreed else entries


# Writing


def write_record(
    live: LiveMatch,
    names: Sequence[str],
    *,
    complete: bool,
    seats: Viewer = (),
    form: Literal["text", "json"] = "text",
) -> str:
    """The record of a match: all of it if `complete`, which only that of a finished match should be.

    Otherwise what the owner of `seats` may know: the hash of the seed, and its own answers. What others answered may be
    secret, and rules do not say which answers are. A match that continues another one is always JSON.
    """
    answers = live.history[: live.committed] if complete else own_answers(live, seats)
    if live.setup.origin is not None:
        return msgspec.json.encode(_sequel(live, names, answers, complete)).decode()
    record = _whole(live, names, answers) if complete else _part(live, names, answers)
    return record.to_json() if form == "json" else record.to_text()


def own_answers(live: LiveMatch, seats: Viewer) -> list[Step]:
    return [step for step in live.history[: live.committed] if step[0] in seats]


def _whole(live: LiveMatch, names: Sequence[str], answers: Sequence[Step]) -> Record:
    match = _walk(live.game, live.setup, answers)
    if live.match.agreed:
        match.end_by_agreement()
    return Record.of(match, names, live.setup.options, live.setup.seed)


def _part(live: LiveMatch, names: Sequence[str], answers: Sequence[Step]) -> Record:
    meta, setup = live.game.meta, live.setup
    return Record(
        game=meta.id,
        rules=meta.rules_version,
        data=live.game.content_hash,
        seats=tuple(names),
        options=meta.settle(setup.players, setup.options),
        seed=None,
        seed_hash=seed_hash(setup.seed),
        answers=tuple(answers),
    )


def _sequel(live: LiveMatch, names: Sequence[str], answers: Sequence[Step], complete: bool) -> MatchRecord:
    """While it must stay secret, the seed is left out."""
    if not complete:
        return MatchRecord(
            setup=msgspec.structs.replace(live.setup, seed=""), seats=tuple(names), answers=tuple(answers)
        )
    return MatchRecord(
        setup=live.setup,
        seats=tuple(names),
        answers=tuple(answers),
        hashes=hashes_of(live.game, live.setup, answers),
        result=Result.of(live.match) if live.over else None,
    )


def hashes_of(game: AnyGame, setup: Setup, answers: Sequence[Step]) -> dict[int, str]:
    """State hashes by the number of answers before them, as often as in a Record."""
    match = begin(game, setup)
    hashes = {0: match.hash()}
    for number, (seat, key) in enumerate(answers, start=1):
        match.answer(key, seat)
        if number % HASH_EVERY == 0 or number == len(answers):
            hashes[number] = match.hash()
    return hashes


def _walk(game: AnyGame, setup: Setup, answers: Iterable[Step]) -> AnyMatch:
    match = begin(game, setup)
    for seat, key in answers:
        match.answer(key, seat)
    return match


# Reading


def read_record(text: str) -> MatchRecord:
    """A record, or that of a continued match. It is not verified. Raises RecordError, and nothing else."""
    if sniff(text) == "json" and f'"{MAGIC}"' in text:
        return _read_sequel(text)
    page = parse(text)
    if page.seed is None:
        raise RecordError("the seed of this game is not published yet; it can be read when the game is over")
    setup = Setup(page.game, len(page.seats), page.options, page.seed, content=page.data, rules=page.rules)
    return MatchRecord(setup=setup, seats=page.seats, answers=page.answers, hashes=page.hashes, result=page.result)


def _read_sequel(text: str) -> MatchRecord:
    try:
        record = msgspec.json.decode(text.encode(), type=MatchRecord)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError(f"this JSON is no record of a game: {error}") from None
    if record.format != FORMAT:
        raise RecordError(f"this record has format {record.format}, and only format {FORMAT} can be read")
    if record.setup.origin is None or not record.setup.seed:
        raise RecordError("this record does not say where its match began")
    if len(record.seats) != record.setup.players:
        raise RecordError(f"{len(record.seats)} names cannot sit on {record.setup.players} seats")
    return record


# Proving


def verify(game: AnyGame, record: MatchRecord, published: str = "") -> AnyMatch:
    """Play a record again. Every answer must be legal, and every stored hash, the result and the seed must agree.

    `published` is the hash of the seed that was shown when the match began. A RecordError names the first answer after
    which something differs (0: the beginning).
    """
    if published and seed_hash(record.setup.seed) != published:
        raise RecordError("the seed is not the one whose hash was published before the game", answer=0)
    try:
        match = begin(game, record.setup)
    except (OptionError, Refusal, Unplayable) as error:
        raise RecordError(f"this match cannot have begun: {error}", answer=0) from None
    _compare(match, record, 0)
    for number, (seat, key) in enumerate(record.answers, start=1):
        try:
            match.answer(key, seat)
        except Refusal as refusal:
            what = f"seat {seat + 1} may not answer {key!r}: {refusal}"
            raise RecordError(what, answer=number, refusal=refusal) from None
        _compare(match, record, number)
    if record.result is not None:
        _compare_end(match, record.result, len(record.answers))
    return match


def _compare(match: AnyMatch, record: MatchRecord, number: int) -> None:
    stored = record.hashes.get(number)
    if stored is not None and stored != match.hash():
        raise RecordError(f"the position has the hash {match.hash()}, and {stored} is written down", answer=number)


def _compare_end(match: AnyMatch, result: Result, number: int) -> None:
    try:
        if result.agreed:
            match.end_by_agreement()
    except Refusal as refusal:
        what = f"the game cannot have been ended by agreement here: {refusal}"
        raise RecordError(what, answer=number, refusal=refusal) from None
    if Result.of(match) != result:
        raise RecordError("the game does not end with the result written down", answer=number)


def stored_hashes(log: Iterable[StoredEntry]) -> dict[int, str]:
    """The hashes of the positions that still stand, by the number of answers before them.

    What was undone or rewound has no place in the game that is verified.
    """
    hashes: dict[int, str] = {}
    for written in log:
        hashes = {at: before for at, before in hashes.items() if at <= written.at}
        if written.hash:
            hashes[written.at] = written.hash
    return hashes


# Looking again


def moment(
    game: AnyGame, setup: Setup, answers: Sequence[Step], at: int, seats: Viewer = (), *, agreed: bool = False
) -> GameFrame:
    """What the seats saw after `at` answers, with the log until then; nothing can be answered there.

    `agreed`: after the last of them the table agreed to end the game.
    """
    if not 0 <= at <= len(answers):
        raise Refusal(NO_SUCH_MOMENT, at=at, answers=len(answers))
    entries = as_entries(answers[:at], agreed=agreed and at == len(answers))
    shown = frame(LiveMatch(game, setup, entries), seats)
    return msgspec.structs.replace(shown, questions=[], undo=False)

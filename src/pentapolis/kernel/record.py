"""Record: a game on paper, whole or still running. The same record gives the same state hashes on every machine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from .chance import seed_hash
from .game import Game
from .match import Match, Step
from .meta import OptionError
from .record_text import MAGIC, Page, RecordError, is_key, parse_page, print_page
from .refusal import Refusal
from .state import State

__all__ = ["FORMAT", "HASH_EVERY", "Record", "RecordError", "Result", "parse", "replay", "sniff"]

S = TypeVar("S", bound=State)
C = TypeVar("C")

FORMAT = 1  # of the notation; raised when records of the present one could no longer be read
BY_AGREEMENT = "by agreement"
HASH_EVERY = 25  # answers between two stored state hashes
MOST_SEATS = 99

_WORD = re.compile(r"[A-Za-z0-9_.+-]{1,100}")
_HEX = re.compile(r"[0-9a-f]{8,64}")
_MOST_NUMBER = 10**12


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended: total points and place of every seat. `agreed`: by agreement, since nothing moved."""

    points: tuple[int | float, ...]
    places: tuple[int, ...]
    agreed: bool = False

    @classmethod
    def of(cls, match: Match[Any, Any]) -> Result | None:
        """The result of a match; None while it goes on."""
        if not match.over:
            return None
        outcome = match.outcome()
        return cls(outcome.totals, outcome.places, match.agreed)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game on paper: what it was played with, and every answer in order.

    `data` is the hash of the content, `rules` the version of the game's rules. `seed` is None while it must stay
    secret; `seed_hash` is published from the start. `hashes` holds state hashes by the number of answers before them.

    >>> record = Record(
    ...     game="toy", rules=1, data="ec453dab", seats=("Ada", "random"), options={},
    ...     seed="42", seed_hash=seed_hash("42"), answers=((0, "take:3"), (1, "1")),
    ... )
    >>> print(record.to_text(), end="")
    pentapolis record: 1
    game: toy
    rules: 1
    data: ec453dab
    seat 1: Ada
    seat 2: random
    seed: 42
    seed hash: 9b75021f59ac35c3027c5e412399e213
    <BLANKLINE>
    1  take:3
    2  1
    >>> parse(record.to_text()) == parse(record.to_json()) == record
    True
    """

    format: int = msgspec.field(name=MAGIC, default=FORMAT)
    game: str
    rules: int
    data: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: str | None
    seed_hash: str
    answers: tuple[Step, ...] = ()
    hashes: dict[int, str] = {}
    result: Result | None = None

    def __post_init__(self) -> None:
        for fault in _faults(self):
            raise RecordError(fault)

    @classmethod
    def of(cls, match: Match[S, C], seats: Sequence[str], options: Mapping[str, str], seed: str) -> Record:
        """The record of a match that began with this seed and these options and has its whole history.

        The game is played again for its hashes, which also proves that the record leads to this position.
        """
        twin = _begin(match.game, len(seats), options, seed, tracked=False)
        hashes = {0: twin.hash()}
        for seat, key in match.history:
            if twin.why_not(key, seat) is not None:
                break
            twin.answer(key, seat)
            if len(twin.history) % HASH_EVERY == 0:
                hashes[len(twin.history)] = twin.hash()
        hashes[len(twin.history)] = twin.hash()
        if twin.history != match.history or twin.hash() != match.hash():
            raise RecordError("this match cannot be written down: it began otherwise, or its history is not whole")
        return cls(
            game=match.game.meta.id,
            rules=match.game.meta.rules_version,
            data=match.game.content_hash,
            seats=tuple(seats),
            options=match.game.meta.settle(len(seats), options),
            seed=seed,
            seed_hash=seed_hash(seed),
            answers=tuple(match.history),
            hashes=hashes,
            result=Result.of(match),
        )

    def without_seed(self) -> Record:
        """The record of a game that is still running, with the hash of the seed only.

        Its answers are all there: what a seat chose in secret is for the server to hold back.
        """
        return msgspec.structs.replace(self, seed=None)

    def with_seed(self, seed: str) -> Record:
        """The record with its seed published; `replay` can verify that it is the one that was promised."""
        return msgspec.structs.replace(self, seed=seed)

    def to_text(self) -> str:
        """The record as a text that people can read."""
        header = {MAGIC: str(self.format), "game": self.game, "rules": str(self.rules), "data": self.data}
        header |= {f"option {name}": value for name, value in sorted(self.options.items())}
        header |= {f"seat {number}": name for number, name in enumerate(self.seats, start=1)}
        header |= {"seed": self.seed} if self.seed is not None else {}
        header["seed hash"] = self.seed_hash
        if self.result is not None:
            header["points"] = " ".join(map(str, self.result.points))
            header["places"] = " ".join(map(str, self.result.places))
            header |= {"ended": BY_AGREEMENT} if self.result.agreed else {}
        return print_page(header, self.answers, self.hashes)

    def to_json(self) -> str:
        """The record as JSON in one line. Seats are counted from 0 there, as in the Python API."""
        options, hashes = dict(sorted(self.options.items())), dict(sorted(self.hashes.items()))
        return msgspec.json.encode(msgspec.structs.replace(self, options=options, hashes=hashes)).decode()


def _faults(record: Record) -> Iterator[str]:
    """What is wrong with a record before any game looks at it."""
    seats = len(record.seats)
    if record.format != FORMAT:
        yield f"this record has format {record.format}, and only format {FORMAT} can be read; use a newer Pentapolis"
    for word in (record.game, record.data, *record.options):
        if _WORD.fullmatch(word) is None:
            yield f"{word[:40]!r} can be no name of a game, an option or its content: letters, digits and `_` only"
    if not 0 < record.rules < _MOST_NUMBER:
        yield f"{record.rules} is no version of rules; they are counted from 1"
    if not 1 <= seats <= MOST_SEATS:
        yield f"a game has from 1 to {MOST_SEATS} seats, not {seats}"
    if not all(map(_is_utf8, (*record.seats, *record.options.values(), record.seed or ""))):
        yield "a name, an option or the seed holds half a character; write it as UTF-8"
    for hashed in (record.seed_hash, *record.hashes.values()):
        if _HEX.fullmatch(hashed) is None:
            yield f"{hashed[:40]!r} is no hash; a hash has 8 to 64 digits from 0 to f"
    for at in record.hashes:
        if not 0 <= at <= len(record.answers):
            yield f"there is a hash after {at} answers, but the record has {len(record.answers)}"
    for number, (seat, key) in enumerate(record.answers, start=1):
        if not 0 <= seat < seats:
            yield f"answer {number} is given by seat {seat + 1}, but there are only {seats} seats"
        if not is_key(key):
            yield f"answer {number} is {key[:40]!r}; an answer has no blanks, no `#` and only characters that are seen"
    if record.result is not None and not _fits(record.result, seats):
        yield f"points and places need one number for each of the {seats} seats; places are counted from 1"


def _fits(result: Result, seats: int) -> bool:
    small = all(abs(number) < _MOST_NUMBER for number in (*result.points, *result.places))
    return small and len(result.points) == len(result.places) == seats and min(result.places) >= 1


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


# Parsing


def sniff(text: str) -> Literal["text", "json"]:
    """Which notation a text is in, if it is a record at all."""
    return "json" if text.lstrip("\ufeff \t\r\n").startswith("{") else "text"


def parse(text: str) -> Record:
    """A record from either notation. Raises RecordError, and nothing else, for whatever is no record."""
    return _parse_json(text) if sniff(text) == "json" else _parse_text(text)


def _parse_json(text: str) -> Record:
    if not _is_utf8(text):
        raise RecordError("the text holds half a character; it must be UTF-8")
    source = text.removeprefix("\ufeff").encode()
    try:
        return msgspec.json.decode(source, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"this JSON is no record of a game: {error}") from None
    except msgspec.DecodeError as error:
        place = re.search(r"byte ([0-9]+)", str(error))
        line = source.count(b"\n", 0, int(place[1]) if place else len(source)) + 1
        raise RecordError(f"this is not JSON: {error}; the file is damaged or cut short", line=line) from None


def _parse_text(text: str) -> Record:
    page = parse_page(text, FORMAT)
    header, seats = page.header, page.seats
    return Record(
        game=page.need("game", "the game's name").value,
        rules=page.need("rules", "the version of its rules").numbers(1)[0],
        data=page.need("data", "the hash of its content").value,
        seats=seats,
        options={name[7:]: field.value for name, field in header.items() if name.startswith("option ")},
        seed=header["seed"].value if "seed" in header else None,
        seed_hash=page.need("seed hash", "the published hash of the seed").value,
        answers=tuple((move.seat, move.key) for move in page.moves),
        hashes=page.hashes,
        result=_result(page, len(seats)),
    )


def _result(page: Page, seats: int) -> Result | None:
    if not {"points", "places", "ended"} & page.header.keys():
        return None
    points = page.need("points", "the points of every seat, since it has places")
    places = page.need("places", "the places of every seat, since it has points")
    agreed = "ended" in page.header
    if agreed and page.header["ended"].value != BY_AGREEMENT:
        raise RecordError(f"a game that was broken off has `ended: {BY_AGREEMENT}`", line=page.header["ended"].line)
    return Result(points.amounts(seats), places.numbers(seats), agreed)


# Replaying


def replay(
    game: Game[S, C], record: Record, to: int | None = None, verify: bool = False, check_content: bool = True
) -> Match[S, C]:
    """The match of a record, after all answers or after the first `to`.

    `verify` also compares the seed with its published hash, every stored hash with the position it belongs to, and the
    result; the error names the first answer after which something differs (0: the setup).
    """
    _check_game(game, record, check_content)
    steps = record.answers if to is None else record.answers[:to]
    if to is not None and len(steps) != to:
        raise RecordError(f"there is no answer {to}; this record has {len(record.answers)}")
    if record.seed is None:
        raise RecordError("the seed of this game is not published yet; it can be replayed when the game is over")
    if verify and seed_hash(record.seed) != record.seed_hash:
        raise RecordError("the seed is not the one whose hash was published before the game", answer=0)
    match = _begin(game, len(record.seats), record.options, record.seed, tracked=True)
    if verify:
        _compare(match, record)
    for step in steps:
        _give(match, step)
        if verify:
            _compare(match, record)
    if len(steps) == len(record.answers):
        _end(match, record)
        if verify:
            _compare_result(match, record)
    return match


def _check_game(game: Game[Any, Any], record: Record, check_content: bool) -> None:
    meta = game.meta
    if record.game != meta.id:
        raise RecordError(f"this is a record of {record.game}, not of {meta.id}")
    if record.rules != meta.rules_version:
        raise RecordError(
            f"this game was played by version {record.rules} of the rules, and these are version "
            f"{meta.rules_version}; use the Pentapolis that wrote the record"
        )
    if check_content and record.data != game.content_hash:
        raise RecordError(
            f"this game was played with other content ({record.data}, not {game.content_hash}): "
            "name the data pack it was played with, or none if it was played without one"
        )


def _begin(game: Game[S, C], seats: int, options: Mapping[str, str], seed: str, *, tracked: bool) -> Match[S, C]:
    try:
        return Match.start(game, seats, options, seed, tracked=tracked, silent=not tracked)
    except OptionError as error:
        raise RecordError(f"{game.meta.id} cannot be played so: {error}; correct seats and options") from None


def _give(match: Match[Any, Any], step: Step) -> None:
    seat, key = step
    try:
        match.answer(key, seat)
    except Refusal as refusal:
        number = len(match.history) + 1
        what = f"seat {seat + 1} may not answer {key!r}: {refusal}; the record is damaged or of another game"
        raise RecordError(what, answer=number, refusal=refusal) from None


def _end(match: Match[Any, Any], record: Record) -> None:
    """End the game where the table agreed to."""
    if record.result is None or not record.result.agreed:
        return
    try:
        match.end_by_agreement()
    except Refusal as refusal:
        what = f"the game cannot have been ended by agreement here: {refusal}"
        raise RecordError(what, answer=len(match.history), refusal=refusal) from None


def _compare(match: Match[Any, Any], record: Record) -> None:
    number = len(match.history)
    stored = record.hashes.get(number)
    if stored is not None and stored != match.hash():
        what = f"the position has the hash {match.hash()}, and the record says {stored}"
        raise RecordError(what, answer=number)


def _compare_result(match: Match[Any, Any], record: Record) -> None:
    number = len(match.history)
    if match.over != (record.result is not None):
        ended = "the game is over here, but the record has no result" if match.over else "the game is not over here"
        raise RecordError(f"{ended}; answers or the result are missing", answer=number)
    now = Result.of(match)
    if now is not None and record.result != now:
        raise RecordError(f"the game ends with points {now.points} and places {now.places}", answer=number)

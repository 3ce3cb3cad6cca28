"""The page of a record: header lines, a blank line, moves. It knows what lines look like, not what they mean."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from .match import Step
from .refusal import Refusal

MAGIC = "pentapolis record"
KNOWN = (MAGIC, "game", "rules", "data", "seed", "seed hash", "points", "places", "ended")
_NUMBER = re.compile(r"-?[0-9]{1,12}")
_AMOUNT = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,3})?")
_SEAT = re.compile(r"[1-9][0-9]?")
_HASH = re.compile(r"=([0-9]{1,9}) +([0-9a-f]{8,64})")


class RecordError(ValueError):
    """A record that cannot be used. `what` says the fault and what to do; `line` or `answer` where it is, if known.

    `refusal` is the rule's own refusal when an answer of the record is illegal.
    """

    def __init__(
        self, what: str, *, line: int | None = None, answer: int | None = None, refusal: Refusal | None = None
    ) -> None:
        place = f"line {line}: " if line is not None else f"answer {answer}: " if answer is not None else ""
        super().__init__(place + what)
        self.what = what
        self.line = line
        self.answer = answer
        self.refusal = refusal


class Field(NamedTuple):
    """The value of a header line, and where it stands."""

    line: int
    value: str

    def numbers(self, count: int) -> tuple[int, ...]:
        """The value as so many whole numbers."""
        words = self.value.split()
        if len(words) != count or not all(_NUMBER.fullmatch(word) for word in words):
            plural = "s" if count > 1 else ""
            raise RecordError(f"here must stand {count} whole number{plural}, not {self.value[:40]!r}", line=self.line)
        return tuple(map(int, words))

    def amounts(self, count: int) -> tuple[int | float, ...]:
        """The value as so many numbers, whole or with a fraction: points may be halves."""
        words = self.value.split()
        if len(words) != count or not all(_AMOUNT.fullmatch(word) for word in words):
            raise RecordError(f"here must stand {count} numbers, not {self.value[:40]!r}", line=self.line)
        return tuple(float(word) if "." in word else int(word) for word in words)


class Move(NamedTuple):
    """One answer, and where it stands."""

    line: int
    seat: int
    key: str


class Page(NamedTuple):
    """A record as it is written down."""

    header: dict[str, Field]
    moves: list[Move]
    hashes: dict[int, str]

    def need(self, name: str, meaning: str) -> Field:
        """A header line that every record has."""
        if name not in self.header:
            raise RecordError(f"the header has no line `{name}: …` with {meaning}; add it")
        return self.header[name]

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits there: seats are numbered from 1 without a gap."""
        names = [self.need("seat 1", "the name of who sits there").value]
        while (name := f"seat {len(names) + 1}") in self.header:
            names.append(self.header[name].value)
        return tuple(names)


def is_key(word: str) -> bool:
    """Whether an answer can be written down: no blanks, no `#`, nothing that cannot be seen.

    >>> is_key("invest:monastery"), is_key("żniwa"), is_key("two words"), is_key("")
    (True, True, False, False)
    """
    return word != "" and word.isprintable() and " " not in word and "#" not in word


# Printing


def print_page(header: Mapping[str, str], answers: Iterable[Step], hashes: Mapping[int, str]) -> str:
    """The text of a record.

    >>> print(print_page({"game": "toy"}, [(0, "invest:monastery"), (0, "4"), (1, "harvest")], {3: "9f3c0a11"}), end="")
    game: toy
    <BLANKLINE>
    1  invest:monastery 4
    2  harvest
    =3 9f3c0a11
    """
    head = [f"{name}: {_quoted(value)}" for name, value in header.items()]
    return "\n".join([*head, "", *_move_lines(answers, hashes)]) + "\n"


def _move_lines(answers: Iterable[Step], hashes: Mapping[int, str]) -> Iterator[str]:
    """Consecutive answers of one seat share a line; a hash stands after the answer it belongs to."""
    if 0 in hashes:
        yield f"=0 {hashes[0]}"
    line, owner = "", -1
    for number, (seat, key) in enumerate(answers, start=1):
        if line and seat == owner:
            line += f" {key}"
        else:
            if line:
                yield line
            line, owner = f"{seat + 1}  {key}", seat
        if number in hashes:
            yield line
            yield f"={number} {hashes[number]}"
            line = ""
    if line:
        yield line


def _quoted(value: str) -> str:
    """A value as it is, or as a JSON string where it could be misread.

    >>> _quoted("Żaneta"), _quoted("# 1"), _quoted("")
    ('Żaneta', '"# 1"', '""')
    """
    plain = value != "" and value.isprintable() and value.strip() == value and "#" not in value and value[0] != '"'
    return value if plain else json.dumps(value)


# Parsing


def parse_page(text: str, version: int) -> Page:
    """The lines of a record's text, or a RecordError that names the line."""
    page = Page({}, [], {})
    lines = enumerate(text.removeprefix("\ufeff").removesuffix("\n").split("\n"), start=1)
    for number, line in lines:
        if line.strip() == "":
            if page.header:
                break
        elif not line.lstrip().startswith("#"):
            _read_field(page, line, number)
    else:
        if page.header:
            raise RecordError("the record ends within its header: it was cut short, or the blank line is missing")
    _check_header(page, str(version))
    for number, line in lines:
        words = line.partition("#")[0].split()
        if words:
            _read_move(page, words, number)
    return page


def _check_header(page: Page, version: str) -> None:
    if page.need(MAGIC, "the version of its format").value != version:
        what = f"only records of format {version} can be read; use a newer Pentapolis"
        raise RecordError(what, line=page.header[MAGIC].line)
    known = [*KNOWN, *(f"seat {number}" for number in range(1, len(page.seats) + 1))]
    for name, field in page.header.items():
        if name not in known and not name.startswith("option "):
            what = f"a record has no `{name[:40]}`; is the blank line between header and moves missing?"
            raise RecordError(what, line=field.line)


def _read_field(page: Page, line: str, number: int) -> None:
    name, colon, value = line.partition(":")
    name = name.strip()
    if not page.header and (name, colon) != (MAGIC, ":"):
        raise RecordError(f"this is no record of a game: a record begins with the line `{MAGIC}: 1`", line=number)
    if not colon:
        raise RecordError("a header line is `name: value`; a blank line ends the header", line=number)
    if name in page.header:
        raise RecordError(f"`{name}` stands there twice; remove one of them", line=number)
    page.header[name] = Field(number, _unquoted(value.strip(), number))


def _unquoted(value: str, number: int) -> str:
    if not value.startswith('"'):
        return value.partition("#")[0].rstrip()
    try:
        inner, end = json.JSONDecoder().raw_decode(value)
    except ValueError:
        raise RecordError("the quoted value has no end, or an escape in it is wrong", line=number) from None
    if value[end:].strip() and not value[end:].lstrip().startswith("#"):
        raise RecordError("there is something after the quoted value; remove it", line=number)
    return str(inner)


def _read_move(page: Page, words: list[str], number: int) -> None:
    if words[0].startswith("="):
        _read_hash(page, " ".join(words), number)
        return
    if _SEAT.fullmatch(words[0]) is None:
        raise RecordError(f"a move begins with the number of a seat, not with {words[0][:40]!r}", line=number)
    if int(words[0]) > len(page.seats):
        raise RecordError(f"there is no seat {words[0]}: the header names {len(page.seats)}", line=number)
    if len(words) == 1:
        raise RecordError(f"seat {words[0]} gives no answer; remove the line or add the answer", line=number)
    for word in words[1:]:
        if not is_key(word):
            raise RecordError(f"{word[:40]!r} is no answer: it holds characters that cannot be seen", line=number)
        page.moves.append(Move(number, int(words[0]) - 1, word))


def _read_hash(page: Page, line: str, number: int) -> None:
    found = _HASH.fullmatch(line)
    if found is None:
        raise RecordError("a hash line is `=` with a number of answers, a blank and the hash", line=number)
    at = int(found[1])
    if at != len(page.moves):
        raise RecordError(
            f"this hash is for the position after {at} answers, but {len(page.moves)} stand above it; "
            "answers were added or lost, or the line was moved",
            line=number,
        )
    if at in page.hashes:
        raise RecordError(f"there is already a hash after {at} answers; remove one of them", line=number)
    page.hashes[at] = found[2]

"""The steps of a scenario: what may be done and what may be checked, and how it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from .scenario_yaml import Node

Outcomes = dict[str, list[int | str]]

EVERYONE = "everyone"


class Give(msgspec.Struct, frozen=True):
    """Answers of a seat, one after the other (None: whoever is asked)."""

    seat: str | None
    answers: tuple[str, ...]


class Force(msgspec.Struct, frozen=True):
    """The next outcomes of streams of chance."""

    outcomes: Outcomes


class Value(msgspec.Struct, frozen=True):
    """The value at a path of the position, or of what `viewer` sees (a seat or `everyone`)."""

    path: str
    expected: Any
    viewer: str | None = None


class Legal(msgspec.Struct, frozen=True):
    """The legal answers of a seat: exactly these, these among others (`includes`), or none of these (`excludes`)."""

    seat: str
    answers: tuple[str, ...]
    how: str = "exactly"


class Refused(msgspec.Struct, frozen=True):
    """An answer that is refused by this rule, with these facts, and changes nothing."""

    seat: str
    answer: str
    rule: str
    facts: dict[str, int | str]


class Score(msgspec.Struct, frozen=True):
    """A seat's points as if the game ended now, from one source (None: all together)."""

    seat: str
    source: str | None
    points: float


class Places(msgspec.Struct, frozen=True):
    """The places of some seats."""

    places: dict[str, int]


class Winner(msgspec.Struct, frozen=True):
    """The seats that share the first place, and no others."""

    seats: tuple[str, ...]


class Over(msgspec.Struct, frozen=True):
    """Whether the game is over."""

    over: bool


class Asked(msgspec.Struct, frozen=True):
    """Who is asked now, and which kind of question (None: any)."""

    seats: dict[str, str | None]


Deed = Give | Force | Value | Legal | Refused | Score | Places | Winner | Over | Asked


class Step(msgspec.Struct, frozen=True):
    """One thing that is done or checked. `number` counts the entries of the list it stands in, from 1."""

    number: int
    line: int
    deed: Deed


# Reading


def read_steps(fields: dict[str, Node], seats: Sequence[str]) -> Iterator[Step]:
    """The steps of `play`, or of `when` and `then`."""
    if "play" in fields and ("when" in fields or "then" in fields):
        fields["play"].fail("write either `play`, or `when` and `then`, not both")
    number = 0
    for name in ("play", "when"):
        for number, node in enumerate(fields[name].items() if name in fields else (), start=1):
            titled = node.titled(f"step {number}")
            for deed in _step(titled, seats):
                yield Step(number, node.line, deed)
    if "then" in fields:
        for line, deed in _checks(fields["then"].titled("then"), seats):
            yield Step(number + 1, line, deed)


def _step(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    """An entry of a list of steps: a bare answer, or a mapping of deeds that follow one another."""
    if not node.is_mapping:
        yield Give(None, tuple(node.words()) or node.fail("the step gives no answer"))
        return
    for name, inner in node.fields().items():
        if name in seats:
            yield Give(name, tuple(inner.words()) or inner.fail("the seat gives no answer"))
        elif name == "then":
            yield from (deed for _, deed in _checks(inner, seats))
        elif name in DEEDS:
            yield from DEEDS[name](inner, seats)
        else:
            known = ", ".join((*seats, "then", *DEEDS))
            inner.fail(f"`{name}` is neither a seat nor something a step can do; known are {known}")


def _checks(node: Node, seats: Sequence[str]) -> Iterator[tuple[int, Deed]]:
    """What must be true: values at paths, and the checks that have a name of their own."""
    for entry in node.items():
        for name, inner in entry.fields().items():
            deeds = DEEDS[name](inner, seats) if name in DEEDS else _values(name, inner, seats)
            yield from ((inner.line, deed) for deed in deeds)


def _values(path: str, node: Node, seats: Sequence[str], viewer: str | None = None) -> Iterator[Value]:
    """A value at a path; under the bare name of a seat, several of them."""
    if path in seats and viewer is None and node.is_mapping:
        for name, inner in node.fields().items():
            yield Value(f"{path}.{name}", inner.plain())
    else:
        yield Value(path, node.plain(), viewer)


def _seat(name: str, node: Node, seats: Sequence[str]) -> str:
    if name not in seats:
        node.fail(f"there is no seat {name!r}; the seats are {', '.join(seats)}")
    return name


def _force(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    yield Force(read_outcomes(node))


def read_outcomes(node: Node) -> Outcomes:
    outcomes: Outcomes = {}
    for stream, inner in node.fields().items():
        outcomes[stream] = [entry.plain() for entry in inner.items()]
        if not all(type(outcome) in (int, str) for outcome in outcomes[stream]):
            inner.fail("outcomes of chance are numbers or words, in the order in which they come")
    return outcomes


def _legal(how: str) -> Callable[[Node, Sequence[str]], Iterator[Deed]]:
    def read(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
        for name, inner in node.fields().items():
            yield Legal(_seat(name, inner, seats), tuple(inner.words()), how)

    return read


def _refused(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    fields = node.fields()
    who = [name for name in fields if name in seats]
    if len(who) != 1 or "rule" not in fields:
        node.fail("a refusal names one seat with its answer, and the rule: `{you: harvest, rule: FH-HAR.1}`")
    answer = fields[who[0]].words()
    if len(answer) != 1:
        fields[who[0]].fail("exactly one answer is refused; give the ones before it in steps of their own")
    facts = {name: inner.plain() for name, inner in fields.items() if name not in (who[0], "rule")}
    yield Refused(who[0], answer[0], fields["rule"].word(), facts)


def _scores(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    for name, inner in node.fields().items():
        seat = _seat(name, inner, seats)
        if not inner.is_mapping:
            yield Score(seat, None, inner.points())
            continue
        for source, points in inner.fields().items():
            yield Score(seat, source, points.points())


def _places(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    yield Places({_seat(name, inner, seats): inner.whole() for name, inner in node.fields().items()})


def _winner(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    yield Winner(tuple(_seat(name, node, seats) for name in node.words()))


def _over(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    over = node.plain()
    if not isinstance(over, bool):
        node.fail("`over` is true or false")
    yield Over(over)


def _asked(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    if node.is_mapping:
        yield Asked({_seat(name, inner, seats): inner.word() for name, inner in node.fields().items()})
    else:
        yield Asked({_seat(name, node, seats): None for name in node.words()})


def _sees(node: Node, seats: Sequence[str]) -> Iterator[Deed]:
    for name, inner in node.fields().items():
        viewer = name if name == EVERYONE else _seat(name, inner, seats)
        for path, value in inner.fields().items():
            yield from _values(path, value, seats, viewer)


DEEDS: dict[str, Callable[[Node, Sequence[str]], Iterator[Deed]]] = {
    "chance": _force,
    "legal": _legal("exactly"),
    "legal includes": _legal("includes"),
    "legal excludes": _legal("excludes"),
    "refused": _refused,
    "scores": _scores,
    "places": _places,
    "winner": _winner,
    "over": _over,
    "asked": _asked,
    "sees": _sees,
}

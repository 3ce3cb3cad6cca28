"""What a scenario file says: a position, what is done, and what must then be true. See docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from .ask import seat_key
from .catalogue import citations
from .scenario_steps import DEEDS, EVERYONE, Outcomes, Step, read_outcomes, read_steps
from .scenario_yaml import Node, ScenarioError, read_documents

HEAD = (
    "game",
    "title",
    "about",
    "rules",
    "example",
    "players",
    "options",
    "seed",
    "given",
    "chance",
    "when",
    "then",
    "play",
)
MOST_SEATS = 99
SHARED = ("game", "rules", "players", "options", "seed")


class Scenario(msgspec.Struct, frozen=True):
    """A position (`given`; None: a normal setup), and the steps to take from there."""

    file: str
    line: int
    game: str
    title: str
    seats: tuple[str, ...]
    about: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    example: str | None = None
    options: dict[str, str] = {}
    seed: str | None = None
    given: dict[str, Any] | None = None
    chance: Outcomes = {}
    steps: tuple[Step, ...] = ()


# Files


def parse(text: str, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a file: one for each YAML document, or many under `scenarios:` with a common head.

    >>> scenario, = parse('''
    ... game: toy
    ... title: a coin is taken
    ... given: {seats: {you: {coins: 1}, b: {}}}
    ... when: [you: take 3]
    ... then: {you.coins: 4}
    ... ''')
    >>> scenario.seats, scenario.steps[0].deed
    (('you', 'b'), Give(seat='you', answers=('take', '3')))
    """
    scenarios: list[Scenario] = []
    documents = read_documents(text, file)
    if not documents:
        raise ScenarioError(file, "there is no scenario in this file")
    for number, document in enumerate(documents, start=1):
        titled = document.titled(f"document {number}") if len(documents) > 1 else document
        scenarios += [_scenario(fields, node) for fields, node in _bodies(titled)]
    return scenarios


def _bodies(document: Node) -> Iterator[tuple[dict[str, Node], Node]]:
    """The fields of every scenario in a document, with those of the common head that it does not have itself."""
    fields = document.fields()
    if "scenarios" not in fields:
        yield fields, document
        return
    common = {name: node for name, node in fields.items() if name != "scenarios"}
    _only_known(common, SHARED, "the common head of scenarios")
    for number, node in enumerate(fields["scenarios"].items(), start=1):
        titled = node.titled(f"scenario {number}")
        yield common | titled.fields(), titled


def _only_known(fields: dict[str, Node], known: Sequence[str], what: str) -> None:
    for name, node in fields.items():
        if name not in known:
            node.fail(f"{what} has no `{name}`; known are {', '.join(known)}")


def _scenario(fields: dict[str, Node], node: Node) -> Scenario:
    _only_known(fields, HEAD, "a scenario")
    for name in ("game", "title"):
        if name not in fields:
            node.fail(f"the scenario has no `{name}: …`; add it")
    given = _given(fields)
    seats = _seats(fields, given, node)
    steps = tuple(read_steps(fields, seats))
    if not steps:
        node.fail("the scenario does and checks nothing; add `when` and `then`, or `play`")
    return Scenario(
        file=node.file,
        line=node.line,
        game=fields["game"].word(),
        title=fields["title"].word(),
        seats=seats,
        about=tuple(piece.word() for piece in fields["about"].items()) if "about" in fields else (),
        rules=_rules(fields),
        example=fields["example"].word() if "example" in fields else None,
        options={name: value.word() for name, value in _fields(fields, "options").items()},
        seed=fields["seed"].word() if "seed" in fields else None,
        given=None if given is None or "setup" in given else given,
        chance=read_outcomes(fields["chance"]) if "chance" in fields else {},
        steps=steps,
    )


def _fields(fields: dict[str, Node], name: str) -> dict[str, Node]:
    return fields[name].fields() if name in fields else {}


def _given(fields: dict[str, Node]) -> dict[str, Any] | None:
    if "given" not in fields:
        return None
    given = {name: node.plain() for name, node in fields["given"].fields().items()}
    if "setup" in given and (given["setup"] is not True or given.keys() - {"setup", "seats"}):
        fields["given"].fail("`setup: true` asks for a normal setup, and can stand only beside `seats: [names]`")
    if not isinstance(given.get("seats") or {}, dict | list):
        fields["given"].fail("`seats` names the seats in turn order, each with what it has")
    return given


def _seats(fields: dict[str, Node], given: dict[str, Any] | None, node: Node) -> tuple[str, ...]:
    """The names of the seats in turn order: those of the position, or `seat1`, `seat2` … for a number of players."""
    seats = tuple(map(str, given.get("seats") or ())) if given else ()
    if not seats and "players" not in fields:
        node.fail("who plays? Name the seats under `given: seats:`, or say `players: 3`")
    if "players" in fields:
        players = fields["players"].whole()
        if not 1 <= players <= MOST_SEATS or (seats and len(seats) != players):
            fields["players"].fail(f"{players} players, but {len(seats) or f'1 to {MOST_SEATS}'} seats")
        seats = seats or tuple(map(seat_key, range(players)))
    for name in seats:
        if name in (*DEEDS, "then", EVERYONE) or "." in name or len(name.split()) != 1 or seats.count(name) > 1:
            fields["given"].fail(f"a seat cannot be called {name!r}: that has a meaning of its own")
    return seats


def _rules(fields: dict[str, Node]) -> tuple[str, ...]:
    """Rule ids, ranges included: `FH-SNP.1 to FH-SNP.8`."""
    rules: list[str] = []
    for node in fields["rules"].items() if "rules" in fields else ():
        found = citations(node.word())
        if not found:
            node.fail(f"{node.word()!r} is no rule id; write it like FH-INV.1 or FH-INV.1 to FH-INV.3")
        rules += found
    return tuple(dict.fromkeys(rules))

"""Encoding: what a seat sees, as a vector of fixed length.

A view is a tree of fields, lists and words. Every place in it that can hold something has a column, named by its path:

    supply                              a number, divided by the column's scale
    era=3, event_played=flood           a word: 1 where it stands
    civilizations.@0.tokens             a list with one entry for each seat: @0 is who looks, @1 the next seat, …
    civilizations.@0.visible=forum      a list of words: how often the word is in it
    market.forum.@1.tokens              a list of entries that begin with a word: by that word, then by the seat that
                                        the entry names next (`investor`, `owner`); nobody is `.-1`
    market.forum.@1                     1: there is such an entry
    market.forum.@1#                    its place in the list, from 1
    turned.4                            any other list: by place, from 0
    first.@2                            a number that is a seat
    battle.attacker.units.infantry      a number that holds several, by their names
    ?0 … ?15                            whatever has no column of its own, hashed: the length never changes

Which numbers are seats, which lists have an entry for each seat and which numbers hold several, the game says in its
`number_semantics`. `view` is what the seat sees, `question` what it is asked. The list of columns is part of the game's
lexicon.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from pentapolis.kernel import NumberSemantics, Packed

SEAT = "@"
MOST = 100.0  # no number is larger, whatever a game comes to
UNKNOWN = 16  # columns for what has none of its own
NOWHERE = r"(?!)"  # the pattern that no path fits

KEPT = (1, 2, 3)  # so many steps below the root stand the parts of a view that are remembered

Vector = NDArray[np.float32]
Memory = dict["ColumnNode", tuple[Any, list["ColumnNode"], list[float]]]
"""Parts of what a seat saw last, and what was found in them: most of a table stays as it is from move to move."""


class PlacePatterns:
    """Number semantics, compiled to patterns."""

    def __init__(self, number_semantics: NumberSemantics) -> None:
        self.seats = pattern(number_semantics.seats)
        self.by_seat = pattern(number_semantics.by_seat)
        self._packed = [(pattern([place]), packed) for place, packed in number_semantics.packed.items()]

    def packed(self, path: str) -> Packed | None:
        return next((packed for places, packed in self._packed if places.fullmatch(path)), None)


def pattern(places: Iterable[str]) -> re.Pattern[str]:
    """The paths that places stand for, `*` being any step.

    >>> found = pattern({"view.first", "view.control.*"})
    >>> [bool(found.fullmatch(path)) for path in ("view.first", "view.control.egypt", "view.control", "view.first.a")]
    [True, True, False, False]
    """
    known = [re.escape(place).replace(r"\*", r"[^.]+") for place in sorted(places)]
    return re.compile("|".join(known) or NOWHERE)


class ColumnNode:
    """A place in the tree: its column, the places below it, and what is known of the numbers there."""

    __slots__ = ("by_seat", "children", "column", "counts", "kept", "packed", "path", "peak", "seat", "seen", "signs")

    def __init__(self, path: str, signs: PlacePatterns) -> None:
        self.path = path
        self.signs = signs
        self.seat = signs.seats.fullmatch(path) is not None
        self.by_seat = signs.by_seat.fullmatch(path) is not None
        self.packed = signs.packed(path)
        self.counts = not self.seat and self.packed is None  # a number here is just that
        self.kept = path.count(".") in KEPT
        self.children: dict[str, ColumnNode] = {}
        self.column = -1
        self.peak = 0.0  # while a tree grows: the largest number met here
        self.seen = 0  # and in how many games

    def child(self, name: str, step: str) -> ColumnNode:
        """The place `step` leads to; `name` is its last word."""
        found = self.children.get(name)
        if found is None:
            found = self.children[name] = ColumnNode(self.path + step if self.path else step.lstrip("."), self.signs)
        return found


class Encoding:
    """Encodes views for one game and number of players. `columns` maps paths with `@` for any seat to scales.

    >>> semantics = NumberSemantics(by_seat=frozenset({"view.players"}))
    >>> columns = {"view.supply": 10.0, "view.players.@.tokens": 5.0}
    >>> encoding = Encoding(columns, players=2, number_semantics=semantics)
    >>> encoding.names[:3]
    ('view.supply', 'view.players.@0.tokens', 'view.players.@1.tokens')
    >>> encoding.encode({"view": {"supply": 5, "players": [{"tokens": 1}, {"tokens": 5}]}}, seat=1)[:3].tolist()
    [0.5, 1.0, 0.2...]
    """

    def __init__(self, columns: Mapping[str, float], players: int, number_semantics: NumberSemantics) -> None:
        self.players = players
        scales = {name: scale for path, scale in columns.items() for name in expand(path, players)}
        self.names: tuple[str, ...] = (*scales, *(f"?{number}" for number in range(UNKNOWN)))
        self.size = len(self.names)
        self._root = ColumnNode("", PlacePatterns(number_semantics))
        for column, name in enumerate(scales):
            node = self._root
            for step in steps(name):
                node = node.child(step.removeprefix("."), step)
            node.column = column
        self._inverse = 1.0 / np.array([*scales.values(), *[1.0] * UNKNOWN])
        self._seats = [[f"@{(seat - viewer) % players}" for seat in range(players)] for viewer in range(players)]
        self._unknown = len(scales)

    @property
    def groups(self) -> dict[str, list[int]]:
        """The columns of every field of the view, of the question, and the unknown ones."""
        found: dict[str, list[int]] = {}
        for column, name in enumerate(self.names):
            found.setdefault(group_of(name), []).append(column)
        return found

    def encode(self, seen: Mapping[str, Any], seat: int, memory: Memory | None = None) -> Vector:
        """The vector for what a seat sees, given as plain dicts, lists, words and numbers.

        With a `memory` of this seat's own, only what has changed since it was last given is looked through.
        """
        walk = Walk(self._seats[seat], memory)
        walk.dict(self._root, seen)
        found = [node.column for node in walk.nodes]
        if min(found, default=0) < 0:
            found = [self._column(node) for node in walk.nodes]
        columns = np.array(found, np.intp)
        values = np.array(walk.values) * self._inverse[columns]
        return np.bincount(columns, values, self.size).clip(-MOST, MOST).astype(np.float32)

    def _column(self, node: ColumnNode) -> int:
        """The column of a place; one of the unknown ones if it has none, always the same."""
        if node.column < 0:
            node.column = self._unknown + crc32(node.path.encode()) % UNKNOWN
        return node.column


class Walk:
    """A walk through what is seen: finds everything that is not nothing, and its place.

    `seats` are the names of the seats as the viewer counts them. What was found is in `nodes` and `values`.
    """

    __slots__ = ("memory", "nodes", "seats", "values")

    def __init__(self, seats: Sequence[str], memory: Memory | None = None) -> None:
        self.seats = seats
        self.memory = memory
        self.nodes: list[ColumnNode] = []
        self.values: list[float] = []

    def dict(self, node: ColumnNode, fields: Mapping[str, Any]) -> None:
        children = node.children
        for name, value in fields.items():
            self.value(children.get(name) or node.child(name, f".{name}"), value)

    def value(self, node: ColumnNode, value: Any) -> None:
        kind = value.__class__
        if kind is int:
            if not node.counts:
                self._sign(node, value)
            elif value:
                self.nodes.append(node)
                self.values.append(value)
        elif kind is str:
            if value:
                name = f"={value}"
                self.nodes.append(node.children.get(name) or node.child(name, name))
                self.values.append(1.0)
        elif kind is dict or kind is list or kind is tuple:
            if value:
                self._part(node, value)
        elif value:
            self.put(node, value)

    def _sign(self, node: ColumnNode, value: int) -> None:
        """A number that is a seat, or holds several."""
        if node.packed is None:
            self.put(self._seat(node, value), 1.0)
        else:
            self.dict(node, node.packed.parts(value))

    def _part(self, node: ColumnNode, value: Any) -> None:
        """A dict or a list: what was found in it last time, if it is still the same."""
        if self.memory is None or not node.kept:
            self._look_through(node, value)
            return
        known = self.memory.get(node)
        if known is not None and known[0] == value:
            self.nodes += known[1]
            self.values += known[2]
            return
        begin = len(self.nodes)
        self._look_through(node, value)
        self.memory[node] = value, self.nodes[begin:], self.values[begin:]

    def _look_through(self, node: ColumnNode, value: Any) -> None:
        if value.__class__ is dict:
            self.dict(node, value)
        else:
            self._list(node, value)

    def put(self, node: ColumnNode, value: float) -> None:
        self.nodes.append(node)
        self.values.append(value)

    def _list(self, node: ColumnNode, entries: Sequence[Any]) -> None:
        first = entries[0]
        if node.by_seat and len(entries) == len(self.seats):
            self._each(node, self.seats, entries)
        elif node.seat:
            for entry in entries:
                self.value(node, int(entry) if entry.__class__ is str and entry.isdecimal() else entry)
        elif first.__class__ is str:
            children = node.children
            for entry in entries:
                name = f"={entry}"
                self.nodes.append(children.get(name) or node.child(name, name))
            self.values += [1.0] * len(entries)
        elif first.__class__ is dict and first and next(iter(first.values())).__class__ is str:
            for place, entry in enumerate(entries, start=1):
                self._entry(node, place, entry)
        else:
            self._each(node, map(str, range(len(entries))), entries)

    def _each(self, node: ColumnNode, names: Iterable[str], entries: Sequence[Any]) -> None:
        for name, entry in zip(names, entries, strict=True):
            self.value(node.children.get(name) or node.child(name, f".{name}"), entry)

    def _entry(self, node: ColumnNode, place: int, entry: Mapping[str, Any]) -> None:
        """An entry that begins with a word: at the place of that word, and of the seat that comes next."""
        (_, name), *rest = entry.items()
        node = node.children.get(name) or node.child(name, f".{name}")
        if node.seat:
            node = self._seat(node, rest.pop(0)[1])
        self.nodes += (node, node.children.get("#") or node.child("#", "#"))
        self.values += (1.0, place)
        for field, value in rest:
            self.value(node.children.get(field) or node.child(field, f".{field}"), value)

    def _seat(self, node: ColumnNode, seat: int) -> ColumnNode:
        if 0 <= seat < len(self.seats):
            name = self.seats[seat]
            return node.children.get(name) or node.child(name, f".{name}")
        name = str(seat)
        return node.children.get(name) or node.child(name, f".{name}")


def plain(view: msgspec.Struct) -> dict[str, Any]:
    """A view as dicts, lists, words and numbers."""
    return cast(dict[str, Any], msgspec.to_builtins(view, str_keys=True))


# Paths


def expand(path: str, players: int) -> list[str]:
    """The columns of a path: one for every seat where it says "a seat".

    >>> expand("first.@", 2), expand("supply", 2)
    (['first.@0', 'first.@1'], ['supply'])
    """
    head, found, tail = path.partition(f".{SEAT}")
    if not found:
        return [path]
    return [f"{head}.{SEAT}{seat}{rest}" for seat in range(players) for rest in expand(tail, players)]


def steps(path: str) -> list[str]:
    """The steps from place to place: `.field`, `=word`, `#`.

    >>> steps("market.forum.@0#"), steps("completed=o06:city"), steps("cost=2.5")
    (['market', '.forum', '.@0', '#'], ['completed', '=o06:city'], ['cost', '=2.5'])
    """
    path, equals, last = path.partition("=")
    path, mark, _ = path.partition("#")
    found = path.split(".")
    rest = ([f"={last}"] if equals else []) + (["#"] if mark else [])
    return [found[0], *(f".{step}" for step in found[1:]), *rest]


def group_of(name: str) -> str:
    """The field of the view that a column is about.

    >>> group_of("view.market.forum.@1#"), group_of("question.kind=action"), group_of("?3")
    ('market', 'question', 'unknown')
    """
    first, *more = name.replace("=", ".").replace("#", ".").split(".")
    if first == "view":
        return more[0]
    return "unknown" if first.startswith("?") else first

"""Paths into a position: `you.tokens`, `market.monastery.by`, `deck.0`. Seats go by the names of the scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .ask import seat_key

ABSENT = "nothing"


class PathError(LookupError):
    """A path that leads nowhere; the message says what there is instead. `at_end`: only its last word is missing."""

    at_end = False


def rename(tree: Any, seats: Sequence[str]) -> Any:
    """A position read from the rules, in which `seat1`, `seat2` … bear the names of the scenario.

    >>> rename({"seats": {"seat1": {}}, "turn": "seat1", "stakes": [("seat1", 4)]}, ["you"])
    {'seats': {'you': {}}, 'turn': 'you', 'stakes': [['you', 4]]}
    """
    names = {seat_key(number): name for number, name in enumerate(seats)}
    return _renamed(tree, names)


def _renamed(tree: Any, names: dict[str, str]) -> Any:
    if isinstance(tree, dict):
        return {names.get(str(key), str(key)): _renamed(value, names) for key, value in tree.items()}
    if isinstance(tree, list | tuple):
        return [_renamed(value, names) for value in tree]
    return names.get(tree, tree) if isinstance(tree, str) else tree


def to_key(answer: str, seats: Sequence[str]) -> str:
    """An answer in which seats go by name, as the rules write it.

    >>> to_key("attack:b", ["you", "b"]), to_key("wonder+you", ["you", "b"])
    ('attack:seat2', 'wonder+seat1')
    """
    return _translated(answer, {name: seat_key(number) for number, name in enumerate(seats)})


def from_key(key: str, seats: Sequence[str]) -> str:
    """An answer of the rules, with the seats' names in it."""
    return _translated(key, {seat_key(number): name for number, name in enumerate(seats)})


def _translated(key: str, names: dict[str, str]) -> str:
    return "".join(names.get(part, part) for part in re.split(r"([:+])", key))


def find(tree: Any, path: str, seats: Sequence[str]) -> Any:
    """The value at a path. A path that begins with the name of a seat begins at `seats`.

    >>> tree = {"seats": {"you": {"tokens": 3}}, "market": [{"monastery": {"by": "you"}}, "legion"], "supply": 0}
    >>> find(tree, "you.tokens", ["you"]), find(tree, "market.monastery.by", ["you"]), find(tree, "market.1", ["you"])
    (3, 'you', 'legion')
    >>> find(tree, "market.count", ["you"])
    2
    >>> find(tree, "you.gold", ["you"])
    Traceback (most recent call last):
    pentapolis.kernel.scenario_paths.PathError: there is no `gold` in `you`, only tokens
    """
    words = path.split(".")
    at = tree["seats"] if words[0] in seats and isinstance(tree, dict) and "seats" in tree else tree
    for number, word in enumerate(words):
        try:
            at = _below(at, word, ".".join(words[:number]) or "the position", seats)
        except PathError as error:
            error.at_end = number == len(words) - 1
            raise
    return at


def _below(tree: Any, word: str, path: str, seats: Sequence[str]) -> Any:
    if isinstance(tree, dict) and word in tree:
        return tree[word]
    if isinstance(tree, list) and word.isdecimal() and int(word) < len(tree):
        return tree[int(word)]
    if isinstance(tree, list) and word in seats and seats.index(word) < len(tree):
        return tree[seats.index(word)]
    if isinstance(tree, list):
        named = [entry for entry in tree if entry == word or (isinstance(entry, dict) and word in entry)]
        if len(named) == 1:
            return named[0][word] if isinstance(named[0], dict) else named[0]
    if isinstance(tree, dict | list) and word == "count":
        return len(tree)
    if not isinstance(tree, dict | list):
        raise PathError(f"there is nothing below `{path}`: it is {tree!r}")
    there = list(tree) if isinstance(tree, dict) else [show(entry) for entry in tree]
    raise PathError(f"there is no `{word}` in `{path}`, only {', '.join(there) or ABSENT}")


def same(expected: Any, got: Any) -> bool:
    """Whether two plain values are the same: 3 is 3.0, but `true` is not 1."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return expected.keys() == got.keys() and all(same(expected[key], got[key]) for key in expected)
    if isinstance(expected, list) and isinstance(got, list):
        return len(expected) == len(got) and all(map(same, expected, got))
    return _kind(expected) is _kind(got) and bool(expected == got)


def _kind(value: Any) -> type:
    return float if type(value) is int else type(value)


def show(value: Any) -> str:
    """A value as a scenario would write it.

    >>> show({"by": "you", "cards": ["legion"], "free": True, "leader": None, "points": 3.0, "fame": 2.5})
    '{by: you, cards: [legion], free: true, leader: null, points: 3, fame: 2.5}'
    """
    match value:
        case dict():
            return "{" + ", ".join(f"{key}: {show(entry)}" for key, entry in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(show, value)) + "]"
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
        case float() if value.is_integer():
            return str(int(value))
        case _:
            return str(value)

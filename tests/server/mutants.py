"""Mutants: valid JSON messages with something wrong about them, or not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    3,
    2**31,
    2**63,
    2**80,
    -(2**63) - 1,
    1.5,
    1e308,
    "",
    "0",
    "x" * 65,
    "x" * 401,
    "ż󠀁\u202e\u0000\uffff",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "{0}%s",
    [],
    {},
    [[]],
    {"a": {"b": None}},
)


def mutated(message: dict[str, Any], chance: Random, spare: dict[str, tuple[Any, ...]]) -> str:
    """The message as text after a few mutations. `spare` has other values that make sense for a field."""
    message = dict(message)
    for _ in range(chance.choice((1, 1, 2, 3))):
        _mutate(message, chance, spare)
    return _garble(msgspec.json.encode(message).decode(), chance)


def _mutate(message: dict[str, Any], chance: Random, spare: dict[str, tuple[Any, ...]]) -> None:
    fields = list(message)
    field = chance.choice(fields) if fields else "type"
    match chance.randrange(10):
        case 0:
            message.pop(field, None)
        case 1:
            message[chance.choice(("extra", "Id", "seed", "__class__", ""))] = chance.choice(ODD)
        case 2:
            message[field] = chance.choice(ODD)
        case 3:
            message[field] = nested(chance.choice((2, 40, 900)))
        case _:
            message[field] = chance.choice(spare.get(field, ODD))


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def _garble(text: str, chance: Random) -> str:
    """Rarely, what is sent is not even JSON, or far too long."""
    match chance.randrange(30):
        case 0:
            return text[: chance.randrange(len(text) + 1)]
        case 1:
            at = chance.randrange(len(text) + 1)
            return text[:at] + chance.choice(("\x00", '"', "{", "\\ud800", "é", "]]")) + text[at:]
        case 2:
            return text[:-1] + ',"id":"again","id":7}'
        case 3:
            return " " * chance.choice((10, 3_000, 5_000, 20_000)) + text
        case 4:
            return "[" * chance.choice((1, 2_000)) + text
        case _:
            return text

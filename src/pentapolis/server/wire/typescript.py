"""The messages of the socket as TypeScript, for the browser client: `make protocol` writes them there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import cleandoc
from typing import get_args

import msgspec
from msgspec import inspect

from . import socket as m

HEADER = """\
/**
 * What travels over the socket. Written from src/pentapolis/server/wire/socket.py by `make protocol`: do not edit.
 *
 * A field with `?` has a default there and is left out when it has that value; `settle` in ./frames.ts fills it in.
 */
"""
CLOSING = """\
/** Why the server closes a socket. A client comes again, after REVOKED with a new session; not after OUTDATED. */
"""
ALIASES = """\
export type Fact = number | string;
export type Facts = Record<string, Fact>;
export type Json = unknown;
"""
WIDTH = 120  # of a line, as in web/.prettierrc.json
CODES = ("RESTART", "BUSY", "UNREADABLE", "SILENT", "REVOKED", "OUTDATED")


def protocol() -> str:
    """The whole file.

    >>> "export interface Hello {" in protocol()
    True
    """
    sections = [HEADER, _constants("PROTOCOL"), CLOSING + _constants(*CODES), ALIASES]
    for title, name, union in (
        ("From the client", "ClientMessage", m.ClientMessage),
        ("From the server", "ServerMessage", m.ServerMessage),
    ):
        messages = get_args(union)
        parts = [part for message in messages for part in _parts(message)]
        sections.append(f"// {title}\n")
        sections += [interface(struct) for struct in dict.fromkeys(parts)]
        sections.append(_union(name, [struct.__name__ for struct in messages]))
    return "\n".join(sections)


def _union(name: str, kinds: list[str]) -> str:
    """As prettier breaks it into lines."""
    line = f"  {' | '.join(kinds)};"
    if len(line) > WIDTH:
        line = "".join(f"\n  | {kind}" for kind in kinds)[1:] + ";"
    return f"export type {name} =\n{line}\n"


def _constants(*names: str) -> str:
    return "".join(f"export const {name} = {getattr(m, name)};\n" for name in names)


def _parts(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The structs that a struct holds, and then itself."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        yield from _held(field.type)
    yield struct


def _held(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case inspect.StructType(cls=struct):
            yield from _parts(struct)
        case inspect.ListType(item_type=item):
            yield from _held(item)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface, with its docstring.

    >>> print(interface(m.Undo))
    /** Take back the last answer. */
    export interface Undo {
      type: 'undo';
      id: string;
      match: string;
      version: number;
      seat: number;
    }
    <BLANKLINE>
    """
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [*_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    omits = struct.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if omits and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_of(field.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> list[str]:
    text = struct.__dict__.get("__doc__")
    match cleandoc(text).splitlines() if text else []:
        case []:
            return []
        case [line]:
            return [f"/** {line} */"]
        case lines:
            return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def type_of(kind: inspect.Type) -> str:
    """A type in TypeScript's words.

    >>> type_of(inspect.type_info(list[dict[str, float]])), type_of(inspect.type_info(str | None))
    ('Record<string, number>[]', 'string | null')
    """
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "Json"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.StructType(cls=struct):
            return struct.__name__
        case inspect.ListType(item_type=item):
            return f"{type_of(item)}[]"
        case inspect.DictType(value_type=inspect.UnionType()):
            return "Facts"
        case inspect.DictType(value_type=value):
            return f"Record<string, {type_of(value)}>"
        case inspect.UnionType(types=kinds):
            return " | ".join(map(type_of, kinds))
        case _:
            raise TypeError(f"{kind} has no counterpart in TypeScript yet")


if __name__ == "__main__":
    sys.stdout.write(protocol())

"""State: what changes during play, as plain data that encodes, hashes and copies fast."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .chance import Chance

S = TypeVar("S", bound="State")
T = TypeVar("T")

Beat = tuple[str | int, ...]
"""An entry of the agenda: the name of a flow and its arguments."""


def beat(step: Callable[..., Any], *args: str | int) -> Beat:
    """An entry of the agenda: this function with these arguments, by its name.

    >>> def turn(t, seat): ...
    >>> beat(turn, 2)
    ('turn', 2)
    """
    return (step.__name__, *args)


def beats(*steps: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """The functions that may stand on a game's agenda, by name. Two of one name are refused.

    A beat that asks is a flow; one that asks nothing may be a plain function.

    >>> def turn(t, seat): ...
    >>> def end(t): ...
    >>> list(beats(turn, end))
    ['turn', 'end']
    """
    named: dict[str, Callable[..., Any]] = {}
    for step in steps:
        if named.setdefault(step.__name__, step) is not step:
            raise ValueError(f"two beats are called {step.__name__}")
    return named


class State(msgspec.Struct):
    """The base of every game's state: chance, and the agenda of what is still to be run, next beat last.

    The game is over when the agenda is empty.
    """

    chance: Chance
    agenda: list[Beat]


_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_encode_json = msgspec.json.Encoder(order="deterministic").encode


def encode(value: object) -> bytes:
    """A state or view as MessagePack, or JSON where it holds very large numbers: the same bytes for equal values.

    >>> encode({2: "b", 1: "a"}) == encode({1: "a", 2: "b"})
    True
    >>> encode([1 << 70]) == encode([1 << 71])
    False
    """
    try:
        return _encode(value)
    except (TypeError, OverflowError):  # the encoder sorts dicts by keys that are strings only, and ends at 64 bits
        return _encode_wide(msgspec.to_builtins(value, str_keys=True))


def _encode_wide(plain: object) -> bytes:
    try:
        return _encode(plain)
    except OverflowError:
        return _encode_json(plain)


def state_hash(state: State, trail: object = ()) -> str:
    """A short fingerprint of a state and the answers given since its beat began; equal on every machine."""
    return blake2b(encode((state, trail)), digest_size=8).hexdigest()


@cache
def copier(kind: type[T]) -> Callable[[T], T]:
    """A copy function for a struct type, written out field by field from its annotations.

    As fast as one written by hand; the JSON round trip is its oracle in the conformance suite.

    >>> class Slot(msgspec.Struct):
    ...     card: str
    ...     bids: list[int]
    >>> slot = Slot("knights", [1, 2])
    >>> twin = copier(Slot)(slot)
    >>> twin.bids.append(3)
    >>> twin.bids, slot.bids
    ([1, 2, 3], [1, 2])
    """
    names: dict[str, Any] = {}
    source = f"def copy(x):\n    return {_copy_expression(kind, 'x', names)}\n"
    exec(source, names)
    made: Callable[[T], T] = names["copy"]
    return made


_PLAIN = (int, str, bool, float, bytes, NoneType)


def _copy_expression(kind: Any, x: str, names: dict[str, Any], depth: int = 0) -> str:
    """The source of an expression that copies `x`, a value of type `kind`."""
    origin, inner = get_origin(kind), f"v{depth}"
    if kind in _PLAIN or origin is Literal:
        return x
    if origin is tuple:
        return _share(kind, [part for part in get_args(kind) if part is not Ellipsis], x)
    if origin is list:
        item = _copy_expression(get_args(kind)[0], inner, names, depth + 1)
        return f"[*{x}]" if item == inner else f"[{item} for {inner} in {x}]"  # sooner done than a slice
    if origin is dict:
        item = _copy_expression(get_args(kind)[1], inner, names, depth + 1)
        return f"{x}.copy()" if item == inner else f"{{k{depth}: {item} for k{depth}, {inner} in {x}.items()}}"
    if origin in (Union, UnionType):
        return _copy_union(get_args(kind), x, names, depth)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _copy_struct(kind, x, names, depth)
    raise TypeError(f"a state cannot hold {kind}: use structs, lists and dicts of ints and strings")


def _copy_struct(kind: type[msgspec.Struct], x: str, names: dict[str, Any], depth: int) -> str:
    hints = get_type_hints(kind)
    parts = [(field, hints[field]) for field in kind.__struct_fields__]
    if kind.__struct_config__.frozen:
        return _share(kind, [part for _, part in parts], x)
    name = f"new_{kind.__name__}"
    if names.setdefault(name, kind) is not kind:
        raise TypeError(f"two state structs are called {kind.__name__}")
    return f"{name}({', '.join(_copy_expression(part, f'{x}.{field}', names, depth) for field, part in parts)})"


def _copy_union(kinds: tuple[Any, ...], x: str, names: dict[str, Any], depth: int) -> str:
    """Unions of plain values are shared; `Struct | None` and the like are copied unless None."""
    parts = [kind for kind in kinds if _copy_expression(kind, x, names, depth) != x]
    if not parts:
        return x
    if len(kinds) != 2 or NoneType not in kinds:
        raise TypeError(f"a state field may be one struct, list or dict, or None: not {kinds}")
    return f"(None if {x} is None else {_copy_expression(parts[0], x, names, depth)})"


def _share(kind: Any, parts: list[Any], x: str) -> str:
    """Tuples and frozen structs are the same object in all copies, so what they hold may not change either."""
    for part in parts:
        if _copy_expression(part, x, {}) != x:
            raise TypeError(f"{kind} is shared by all copies of a state: it cannot hold {part}")
    return x

"""Arrays that several processes share."""

from __future__ import annotations

import math
from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Shape = tuple[int, ...]
ALIGN = 64  # bytes: every array begins a line of the cache


class ArrayField(NamedTuple):
    """An array in the memory."""

    shape: Shape
    kind: str  # of NumPy
    at: int  # where it begins, in bytes


def lay_out(wanted: dict[str, tuple[Shape, str]]) -> tuple[dict[str, ArrayField], int]:
    """Places for arrays one after another, and how many bytes they take.

    >>> lay_out({"seats": ((3,), "i1"), "rewards": ((3, 2), "f4")})
    ({'seats': ArrayField(shape=(3,), kind='i1', at=0), 'rewards': ArrayField(shape=(3, 2), kind='f4', at=64)}, 128)
    """
    fields, at = {}, 0
    for name, (shape, kind) in wanted.items():
        fields[name] = ArrayField(shape, kind, at)
        size = math.prod(shape) * np.dtype(kind).itemsize
        at += -(-size // ALIGN) * ALIGN
    return fields, at


class Block(SharedMemory):
    """Shared memory that stays where it is as long as somebody looks at an array in it, closed or not."""

    def close(self) -> None:
        with suppress(BufferError):  # somebody still looks at an array: it goes when they let go of it
            super().close()


def array_in(block: Block, field: ArrayField) -> NDArray[Any]:
    """An array that holds the memory it lies in: `np.ndarray(…, buffer)` does not, and would outlive it."""
    assert block.buf is not None, "it was closed"
    flat: NDArray[Any] = np.frombuffer(block.buf, field.kind, math.prod(field.shape), field.at)
    return flat.reshape(field.shape)


class Memory:
    """A block of shared memory with named arrays. Whoever makes it must `unlink` it; everybody must `close` it."""

    def __init__(self, wanted: dict[str, tuple[Shape, str]], name: str | None = None) -> None:
        fields, size = lay_out(wanted)
        self._block = Block(name, create=name is None, size=size)
        self.name = self._block.name
        self.arrays: dict[str, NDArray[Any]] = {field: array_in(self._block, place) for field, place in fields.items()}

    def close(self) -> None:
        self.arrays.clear()
        self._block.close()

    def unlink(self) -> None:
        self._block.unlink()

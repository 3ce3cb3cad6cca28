"""Hooks: how lasting abilities get into the rules. Places where a rule asks, and functions registered for a source.

`Question`  a pure question with a value: every source in force may change it. `CITY_SIZE(t, seat, 3, city)`
`Moment`    something happens: every source in force may run a flow. `yield from ON_FOUND.run(t, seat, city)`
`Decision`  a question whose sources may ask a player: `space = yield from ACTIVATED.run(t, seat, space, city)`

A source is whatever carries an ability: a card, a leader, a building. It is a bit (see `bitsets.Names`), and what is in
force for a seat is a set of such bits, `t.state.players[seat].force`, which the game derives from what the seat owns:

    LIMIT: Question[int] = Question(SOURCES)

    @LIMIT.of("storage")
    def food_store(t, seat, limit, good): ...

A place knows the set of its sources, so that asking costs one `&` when none of them is in force.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from pentapolis.kernel import Flow
from pentapolis.kernel.memo import Memo

from .bitsets import Names

V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])


class Holder(Protocol):
    """A player of a state that uses hooks."""

    @property
    def force(self) -> int: ...


class Holders(Protocol):
    """A state that uses hooks."""

    @property
    def players(self) -> Sequence[Holder]: ...


class Ground(Protocol):
    """A table of such a state."""

    @property
    def state(self) -> Holders: ...


FIRST, EARLY, NORMAL, LATE, LAST = 0, 20, 50, 80, 100  # when an entry's turn comes, if several are in force


def silence() -> Flow[None]:
    """A flow in which nothing happens."""
    yield from ()


SILENCE = silence()
"""One that is over: whatever has nothing to do gives it back, and no flow need be started."""
next(SILENCE, None)


class Place:
    """What questions, moments and decisions have in common: entries by source, in order."""

    __slots__ = ("_sources", "entries", "mask", "working")

    def __init__(self, sources: Names) -> None:
        self.mask = 0
        self.entries: list[tuple[int, int, str, Callable[..., Any]]] = []
        self.working = Memo(self._working)  # the functions of a set of sources, each with its own one
        self._sources = sources

    def _working(self, force: int) -> tuple[tuple[int, Callable[..., Any]], ...]:
        return tuple((flag, function) for _, flag, _, function in self.entries if force & flag)

    def of(self, *sources: str, order: int = NORMAL) -> Callable[[F], F]:
        """Register a function for these sources. Entries of one place run by order, then as the sources are listed."""

        def register(function: F) -> F:
            for source in sources:
                flag = self._sources.bit(source)
                self.mask |= flag
                self.entries.append((order, flag, source, function))
            self.entries.sort(key=lambda entry: entry[:2])
            self.working.clear()
            return function

        return register


class Question(Place, Generic[V]):
    """A value that sources in force may change: each entry is `(t, seat, value, *args) -> value`, without asking."""

    __slots__ = ()

    def __call__(self, t: Ground, seat: int, value: V, *args: Any) -> V:
        force = t.state.players[seat].force & self.mask
        if force:
            for _, function in self.working[force]:
                value = function(t, seat, value, *args)
        return value


class Moment(Place):
    """A point of time at which sources in force act: each entry is a flow `(t, seat, *args)`.

    One that asks nothing may be a plain function.
    """

    __slots__ = ()

    def run(self, t: Ground, seat: int, *args: Any) -> Flow[None]:
        force = t.state.players[seat].force & self.mask
        return self._run(force, t, seat, *args) if force else SILENCE

    def _run(self, force: int, t: Ground, seat: int, *args: Any) -> Flow[None]:
        for flag, function in self.working[force]:
            if t.state.players[seat].force & flag:  # an earlier entry may have ended a later one
                yield from function(t, seat, *args) or SILENCE

    def only(self, t: Ground, seat: int, source: str, *args: Any) -> Flow[None]:
        """Run what is registered for one source, whatever else is in force: its own one-time effects."""
        flag = self._sources.bit(source)
        return self._only(flag, t, seat, *args) if flag & self.mask else SILENCE

    def _only(self, flag: int, t: Ground, seat: int, *args: Any) -> Flow[None]:
        for _, function in self.working[flag]:
            yield from function(t, seat, *args) or SILENCE


class Decision(Place, Generic[V]):
    """A value that sources in force may change by asking: each entry is a flow `(t, seat, value, *args)` giving it."""

    __slots__ = ()

    def run(self, t: Ground, seat: int, value: V, *args: Any) -> Flow[V]:
        force = t.state.players[seat].force & self.mask
        if force:
            for flag, function in self.working[force]:
                if t.state.players[seat].force & flag:
                    value = yield from function(t, seat, value, *args)
        return value

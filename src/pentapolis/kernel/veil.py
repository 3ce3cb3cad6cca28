"""Veil: hidden things that nobody can look at unnoticed. The barrier proves with it that an answer shows nothing.

A re-deal with the chance `Veiling` leaves a veiled thing in every place that it deals. It can be moved, counted and
hidden, but it is not there to be read: whoever wants to know anything of it (its value, its type, its text, whether it
equals another) lifts the veil, and `Lifted` ends what was going on. Only what is the same for all things that might
lie there may be asked. So what runs to its end without lifting the veil runs like that in every world that can be
dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from .chance import Chance

T = TypeVar("T")


class Lifted(BaseException):
    """Something veiled was looked at. No rule may catch it; if one does, `Veil.lifted` still tells."""


class Veil:
    """What lies over the hidden things of one world. While they are still being dealt, they may be sorted."""

    __slots__ = ("dealing", "lifted")

    def __init__(self) -> None:
        self.dealing = True
        self.lifted = False

    def lift(self) -> Lifted:
        self.lifted = True
        return Lifted()


class Pool:
    """What was dealt together: any of these things may lie in each of the places."""

    __slots__ = ("_whole", "asked", "things", "veil")

    def __init__(self, veil: Veil, things: set[Any]) -> None:
        self.veil = veil
        self.things = things
        self.asked = False  # something was told that is true of all of them
        self._whole = self

    @property
    def whole(self) -> Pool:
        """This pool, or the one that it has become a part of."""
        return self if self._whole is self else self._whole.whole

    def join(self, other: Pool) -> None:
        """The two are one from now on: their things were mixed. What was told of one may not be true of both."""
        mine, theirs = self.whole, other.whole
        if mine is theirs:
            return
        if mine.asked or theirs.asked:
            raise self.veil.lift()
        mine.things |= theirs.things
        theirs._whole = mine


class Veiled:
    """A hidden thing: what is known of it is the pool that it comes from."""

    __slots__ = ("_pool",)

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def __eq__(self, other: object) -> bool:
        if type(other) is Veiled:
            return self is other or all_alike(self, lambda thing: bool(thing == other))
        pool = pool_of(self)
        if other in pool.things:  # others are in it, too: what can be told from nothing is not veiled
            raise pool.veil.lift()
        pool.asked = True
        return False

    def __hash__(self) -> int:
        raise pool_of(self).veil.lift()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __bool__(self) -> bool:
        return all_alike(self, bool)

    def __lt__(self, other: Any) -> bool:
        """While cards are dealt they are sorted. Of one pool, they may lie in any order; of two, they get mixed."""
        pool = pool_of(self)
        if not pool.veil.dealing:
            raise pool.veil.lift()
        if type(other) is not Veiled:
            return all_alike(self, lambda thing: bool(thing < other))
        theirs = pool_of(other)
        if theirs is pool:
            return False
        if max(pool.things) < min(theirs.things) or max(theirs.things) < min(pool.things):
            pool.asked = theirs.asked = True
            return bool(min(pool.things) < min(theirs.things))
        pool.join(theirs)
        return False

    def __gt__(self, other: Any) -> bool:
        """The same for a thing that lies open: `other` is none that is veiled."""
        pool = pool_of(self)
        if not pool.veil.dealing:
            raise pool.veil.lift()
        return all_alike(self, lambda thing: bool(thing > other))


_pool: Callable[[Veiled], Pool] = Veiled.__dict__["_pool"].__get__


def pool_of(thing: Veiled) -> Pool:
    return _pool(thing).whole


def all_alike(thing: Any, question: Callable[[Any], T]) -> T:
    """The answer to a question about a thing. Of a veiled one it may be asked if it is the same for its whole pool.

    A view that tells the backs of cards asks for them like this.

    >>> all_alike("law", len)
    3
    >>> deck = ["law", "art", "wheel"]
    >>> Veiling("", veil=Veil()).shuffle("deck", deck)
    >>> all_alike(deck[0], str.islower)
    True
    """
    if type(thing) is not Veiled:
        return question(thing)
    pool = pool_of(thing)
    pool.asked = True
    first, *others = map(question, pool.things)
    if any(other != first for other in others):
        raise pool.veil.lift()
    return first


def _lifting(name: str) -> Callable[..., Any]:
    def method(self: Veiled, *_: object) -> Any:
        raise pool_of(self).veil.lift()

    method.__name__ = name
    return method


# Whatever else a string or a number can be asked, its attributes and its class included.
_FREE = {
    "__class__", "__delattr__", "__doc__", "__init__", "__init_subclass__", "__new__", "__setattr__",
    "__subclasshook__", *vars(Veiled),
}  # fmt: skip
for _name in sorted({*dir(str), *dir(int)} - _FREE):
    if _name.startswith("__"):
        setattr(Veiled, _name, _lifting(_name))


class Veiling(Chance, kw_only=True):
    """A chance that veils what it shuffles.

    >>> veil, deck = Veil(), ["a", "b", "c"]
    >>> Veiling("", veil=veil).shuffle("deck", deck)
    >>> veil.dealing = False
    >>> card = deck.pop()
    >>> len(deck), card == "z", veil.lifted
    (2, False, False)
    >>> try:
    ...     card == "a"
    ... except Lifted:
    ...     veil.lifted
    True
    """

    veil: Veil

    def below(self, stream: str, bound: int) -> int:
        """A number cannot be veiled, for one can see from it what is done with it."""
        if bound > 1:
            raise self.veil.lift()
        return 0

    def shuffle(self, stream: str, items: list[Any]) -> None:
        pool = Pool(self.veil, set())
        for item in items:
            if type(item) is Veiled:
                pool.join(pool_of(item))
            elif type(item) is str or type(item) is int:  # others can be told from each other without a question
                pool.things.add(item)
            else:
                raise self.veil.lift()
        if len(pool.things) > 1:
            items[:] = [Veiled(pool) for _ in items]

    def shuffled(self, stream: str, items: Collection[Any]) -> list[Any]:
        dealt = list(items)
        self.shuffle(stream, dealt)
        return dealt

    def insert(self, stream: str, items: list[Any], item: Any, places: range) -> None:
        """Wherever it goes, the items cannot be told from it."""
        if len(places) > 1:
            items.append(item)
            self.shuffle(stream, items)
        else:
            super().insert(stream, items, item, places)

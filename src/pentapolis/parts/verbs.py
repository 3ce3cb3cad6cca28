"""Verbs: what a player may do, each declared once. Menu, legality, "why not" and words follow from the declaration.

A verb is the first words of its answers: `harvest`, `build:CARD`, `use:taxes`. There are three ways to declare one:

`about`  for answers that name one thing. Legality is one function, `bar`: the rule that forbids this thing, or None.
         The menu tries it on every thing that may be possible, one answer is looked up by it, and "why not" cites it.
`bare`   for an answer that is no more than the words; `bar` works as for `about`.
`Verb`   for answers of a richer shape. Legality is the list that `offers` makes; `refuse` explains what is not on it.

A `Menu` is a set of verbs. Verbs with a `source` are on it only while that is in force (see `hooks`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pentapolis.kernel import Ask, Flow, Label, Offers, Refusal
from pentapolis.kernel.kinds import key_label
from pentapolis.kernel.memo import Memo

T = TypeVar("T")

Answers = Iterable[tuple[str, Any]]
"""Pairs of the rest of an answer ("" if the verb is all) and what it means."""

Deed = tuple["Verb[Any]", Any]
"""A chosen answer: its verb, and what the answer means. `yield from do(t, seat, deed)` does it."""

BARE: Answers = (("", None),)
"""The answers of a verb that is no more than its words."""


@dataclass(frozen=True, slots=True, eq=False)
class Verb(Generic[T]):
    """Something a player may do.

    words    the first words of its answers
    offers   every legal answer now
    refuse   why an answer of this verb is not legal, by its rest; None if the game knows no such answer
    perform  the flow, with the meaning of the answer; a plain function if it asks nothing
    find     the meaning of one answer without the list of the others, or a KeyError; without it the list is searched
    label    the words for an answer, by its rest; without it `answer-WORD` with the rest as `card`
    source   the set of sources of which one must be in force; 0: always there
    main     whether it takes one of the turn's actions; what that means is the game's business
    every    the rests of all answers it could ever have, where they can be listed
    plain    the rests of all legal answers now, where each means itself: a menu then remembers what it has made of them
    bar      of a verb that is no more than its words: the rule that forbids it now, or None
    """

    words: str
    offers: Callable[[T, int], Answers]
    refuse: Callable[[T, int, str], Refusal | None]
    perform: Callable[[T, int, Any], Flow[None] | None]
    find: Callable[[T, int, str], Any] | None = None
    label: Callable[[str], Label] | None = None
    source: int = 0
    main: bool = True
    every: Callable[[T], Collection[str]] | None = None
    plain: Callable[[T, int], Iterable[str]] | None = None
    bar: Callable[[T, int], str | None] | None = None

    def one(self, t: T, seat: int, rest: str) -> Any:
        """The meaning of one answer; KeyError if it is not legal now."""
        if self.find is not None:
            return self.find(t, seat, rest)
        for other, meaning in self.offers(t, seat):
            if other == rest:
                return meaning
        raise KeyError(rest)


Entry = tuple[
    Callable[[T, int], str | None] | None,
    Callable[[T, int], Iterable[str]] | None,
    Memo[str, tuple[str, Deed]],
    Callable[[T, int], Answers],
    Verb[T],
]
"""A verb with what is asked of it for every list, at hand: its `bar`; or `plain` and the deeds by rest; or `offers`."""


def _entry(verb: Verb[T]) -> Entry[T]:
    deeds = Memo[str, tuple[str, Deed]](lambda rest: (f"{verb.words}:{rest}" if rest else verb.words, (verb, rest)))
    return verb.bar, verb.plain, deeds, verb.offers, verb


def do(t: Any, seat: int, deed: Deed) -> Flow[None]:
    """Carry out a chosen answer."""
    verb, meaning = deed
    flow = verb.perform(t, seat, meaning)
    if flow is not None:
        yield from flow


def plain_label(words: str, rest: str) -> Label:
    """`answer-WORD`, and what the answer names.

    >>> plain_label("wonder", "pyramids")
    Label(message='answer-wonder', args={'card': 'pyramids'})
    """
    return Label(f"answer-{words.replace(':', '-')}", {"card": rest} if rest else {})


def same(t: object, word: str) -> Any:
    """A word that means itself: the id of a card."""
    return word


def about(
    words: str,
    *,
    every: Callable[[T], Collection[str]],
    bar: Callable[[T, int, Any], str | None],
    perform: Callable[[T, int, Any], Flow[None] | None],
    things: Callable[[T, int], Iterable[str]] | None = None,
    listing: Callable[[T, int], Iterable[str]] | None = None,
    meaning: Callable[[T, str], Any] = same,
    facts: Callable[[T, int, str], Mapping[str, int | str]] | None = None,
    otherwise: str = "",
    label: Callable[[str], Label] | None = None,
    source: int = 0,
    main: bool = True,
) -> Verb[T]:
    """A verb whose answers name one thing, and are legal where `bar` names no rule.

    every      the words of all things it could ever be about
    things     those worth trying now; it must not leave out one that is not barred
    listing    the words of all that is legal, where that is quicker than one by one; `audit` holds it to `bar`
    meaning    what a word means to `bar` and `perform`; usually itself
    facts      the numbers of a refusal, by the word
    otherwise  the rule for what `bar` does not forbid but the present question does not offer
    """
    candidates = things if things is not None else lambda t, seat: every(t)

    def legal(t: T, seat: int) -> list[str]:
        return [word for word in candidates(t, seat) if bar(t, seat, meaning(t, word)) is None]

    words_of = listing or legal

    def offers(t: T, seat: int) -> Answers:
        words = words_of(t, seat)
        return [(word, meaning(t, word)) for word in words] if words else ()

    def find(t: T, seat: int, rest: str) -> Any:
        if rest in every(t):
            what = rest if meaning is same else meaning(t, rest)
            if bar(t, seat, what) is None:
                return what
        raise KeyError(rest)

    def refuse(t: T, seat: int, rest: str) -> Refusal | None:
        if rest not in every(t):
            return None
        what = meaning(t, rest)
        rule = bar(t, seat, what) or otherwise
        return Refusal(rule, **(facts(t, seat, rest) if facts else {})) if rule else None

    plain = words_of if meaning is same else None
    return Verb(words, offers, refuse, perform, find, label, source, main, every, plain)


def bare(
    words: str,
    *,
    bar: Callable[[T, int], str | None],
    perform: Callable[[T, int, Any], Flow[None] | None],
    facts: Callable[[T, int], Mapping[str, int | str]] | None = None,
    otherwise: str = "",
    label: Callable[[str], Label] | None = None,
    source: int = 0,
    main: bool = True,
) -> Verb[T]:
    """A verb that is no more than its words, legal where `bar` names no rule; `facts` and `otherwise` as in `about`."""

    def offers(t: T, seat: int) -> Answers:
        return BARE if bar(t, seat) is None else ()

    def refuse(t: T, seat: int, rest: str) -> Refusal | None:
        rule = "" if rest else bar(t, seat) or otherwise
        return Refusal(rule, **(facts(t, seat) if facts else {})) if rule else None

    return Verb(words, offers, refuse, perform, None, label, source, main, bar=bar)


class Menu(Generic[T]):
    """The verbs of a question, in the order given.

    `force` is the set of sources in force; `main` False leaves out what takes an action.
    `together` makes the whole list where that is quicker than verb by verb; `audit` holds it to the verbs.
    """

    __slots__ = ("_entries", "_known", "_mask", "_named", "_together", "_verbs")

    def __init__(self, *verbs: Verb[T], together: Callable[[T, int], dict[str, Deed]] | None = None) -> None:
        self._verbs: dict[str, Verb[T]] = {}
        self._together = together
        self._entries: dict[Verb[T], Entry[T]] = {}
        self._mask = 0  # the sources that bring a verb: other ones make no difference
        self._known = Memo(self._in_play)
        self._named = Memo(self._name)
        for verb in verbs:
            self._put(verb)

    def __iter__(self) -> Iterator[Verb[T]]:
        return iter(self._verbs.values())

    def __getitem__(self, words: str) -> Verb[T]:
        """The verb of some words; KeyError if there is none."""
        return self._verbs[words]

    def add(self, verb: Verb[T]) -> Verb[T]:
        """Put one more verb on the menu. Verbs of a single source then come last; else they stand as they came."""
        self._put(verb)
        verbs = sorted(self._verbs.values(), key=lambda verb: verb.source.bit_count() == 1)
        self._verbs = {verb.words: verb for verb in verbs}
        return verb

    def _put(self, verb: Verb[T]) -> None:
        if verb.words in self._verbs:
            raise ValueError(f"two verbs are called {verb.words}")
        self._verbs[verb.words] = verb
        self._entries[verb] = _entry(verb)
        self._mask |= verb.source
        self._known.clear()
        self._named.clear()

    def _in_play(self, force: int) -> tuple[list[Entry[T]], list[Entry[T]]]:
        found = [self._entries[verb] for verb in self if not verb.source or verb.source & force]
        return found, [entry for entry in found if not entry[-1].main]

    def whole(self, t: T, seat: int, force: int = 0, main: bool = True) -> dict[str, Deed]:
        """Every legal answer of the menu."""
        if self._together is not None:
            return self._together(t, seat)
        everything, free = self._known[force & self._mask]
        found: dict[str, Deed] = {}
        for bar, plain, deeds, offers, verb in everything if main else free:
            if bar is not None:
                if bar(t, seat) is None:
                    found[verb.words] = (verb, None)
            elif plain is not None:
                for rest in plain(t, seat):
                    key, deed = deeds[rest]
                    found[key] = deed
            else:
                for rest, meaning in offers(t, seat):
                    found[f"{verb.words}:{rest}" if rest else verb.words] = (verb, meaning)
        return found

    def one(self, t: T, seat: int, key: str, force: int = 0, *, main: bool = True) -> Deed:
        """The meaning of one answer, as in `whole` but without the others; KeyError if it is not legal now."""
        return self._find(t, seat, force, main, key)

    def _find(self, t: T, seat: int, force: int, main: bool, key: str) -> Deed:
        named = self._named[key]
        if named is None:
            raise KeyError(key)
        verb, rest = named
        if (verb.source and not verb.source & force) or (verb.main and not main):
            raise KeyError(key)
        return verb, verb.one(t, seat, rest) if verb.find is None else verb.find(t, seat, rest)

    def offers(self, t: T, seat: int, force: int = 0, *, main: bool = True) -> Offers:
        """The options of an ask, made when they are looked at: a copy of a match mostly looks up the answer given."""
        return Offers(self.whole, self._find, t, seat, force, main)

    def verb_of(self, key: str) -> tuple[Verb[T], str] | None:
        """The verb that an answer begins with, and the rest of it; the longest one: `use:taxes` goes before `use`."""
        return self._named[key]

    def _name(self, key: str) -> tuple[Verb[T], str] | None:
        if key in self._verbs:
            return self._verbs[key], ""
        words, _, rest = key.rpartition(":")
        while words and rest:  # nothing may follow a colon but a word
            if words in self._verbs:
                return self._verbs[words], key[len(words) + 1 :]
            words = words.rpartition(":")[0]
        return None

    def refuse(self, t: T, seat: int, key: str) -> Refusal | None:
        """Why an answer is not legal; None if no verb knows such an answer."""
        named = self.verb_of(key)
        return None if named is None else named[0].refuse(t, seat, named[1])

    def why(self, t: T, ask: Ask, key: str) -> Refusal | None:
        """The same, for a kind of question (`Asks.kind`)."""
        return self.refuse(t, ask.seat, key)

    def label(self, key: str) -> Label | None:
        """The words for an answer; None if no verb knows it."""
        named = self.verb_of(key)
        if named is None:
            return None
        verb, rest = named
        return verb.label(rest) if verb.label is not None else plain_label(verb.words, rest)

    def words(self, ask: Ask, key: str) -> Label:
        """The same, for a kind of question; what no verb knows is called by its key."""
        return self.label(key) or key_label(ask, key)


def audit(menu: Menu[T], t: T, seat: int, force: int = 0) -> list[str]:
    """Where a menu contradicts itself: answers that the list has and the look-up does not, or the other way round.

    For tests. It looks at all answers on the list, and at every thing that a verb could be about.
    """
    offered = menu.whole(t, seat, force)
    faults = [f"{key} is offered, but not found" for key in offered if not _is_found(menu, t, seat, key, force)]
    for verb in menu:
        for rest in verb.every(t) if verb.every is not None else ():
            key = f"{verb.words}:{rest}" if rest else verb.words
            if key not in offered and _is_found(menu, t, seat, key, force):
                faults.append(f"{key} is found, but not offered")
    return faults


def _is_found(menu: Menu[T], t: T, seat: int, key: str, force: int) -> bool:
    try:
        menu.one(t, seat, key, force)
    except KeyError:
        return False
    return True

"""What a language brings to the texts of pieces, and what both languages need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Language:
    """The words of a language.

    then         before the last of several effects that are done in turn
    also         between things that belong together
    other        between things of which one is chosen
    clauses      for every kind of effect, price, cost space, requirement, ability, condition and solo action, what it
                 says; effects and prices begin with their verb in the imperative, everything else stands on its own
    phrases      everything else, by key, with what it is about
    infinitives  other forms of the verbs with which clauses begin, for what somebody may do
    """

    then: str
    also: str
    other: str
    clauses: dict[type[Any], Callable[[Any], str]] = field(default_factory=dict)
    phrases: dict[str, Callable[..., str]] = field(default_factory=dict)
    infinitives: dict[str, str] = field(default_factory=dict)

    def say(self, phrase: str, **about: object) -> str:
        return self.phrases[phrase](**about)

    def clause(self, what: object) -> str:
        return self.clauses[type(what)](what)

    def in_turn(self, effects: Iterable[object]) -> str:
        """Effects in the order in which they are done: `a; b; then c`."""
        *first, last = map(self.clause, effects)
        return f"{'; '.join(first)}; {self.then} {last}" if first else last

    def together(self, effects: Iterable[object]) -> str:
        """Effects without an order: `a and b`."""
        return f" {self.also} ".join(map(self.clause, effects))

    def either(self, options: Iterable[Iterable[object]]) -> str:
        """One of several lists of effects: `a or b and c`."""
        return f" {self.other} ".join(map(self.together, options))

    def may(self, effects: Iterable[object]) -> str:
        """What somebody may do: verbs in the infinitive."""
        return f" {self.also} ".join(first_word(self.clause(effect), self.infinitives) for effect in effects)

    def listed(self, words: Sequence[str]) -> str:
        return listed(words, self.also)


ENGLISH = Language(then="then", also="and", other="or")
POLISH = Language(then="następnie", also="i", other="albo")
"""Their clauses and phrases are those of the packages `english` and `polish`."""


def sentence(clause: str) -> str:
    """A clause with a capital letter and a full stop.

    >>> sentence("gain 1 VP")
    'Gain 1 VP.'
    """
    return f"{clause[:1].upper()}{clause[1:]}."


def first_word(clause: str, forms: Mapping[str, str]) -> str:
    """A clause with another form of its verb; without a table, as it is.

    >>> first_word("zyskaj 1 kartę", {"zyskaj": "zyskać"})
    'zyskać 1 kartę'
    """
    verb, space, rest = clause.partition(" ")
    return f"{forms[verb] if forms else verb}{space}{rest}"


def listed(words: Sequence[str], conjunction: str) -> str:
    """Several words as one.

    >>> listed(["wood", "stone", "clay"], "or"), listed(["wood"], "or")
    ('wood, stone or clay', 'wood')
    """
    *first, last = words
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def values(numbers: Sequence[int]) -> str:
    """Values of a die.

    >>> values([4, 5, 6]), values([2, 3]), values([1])
    ('4–6', '2–3', '1')
    """
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])

"""What a language brings to the texts of pieces, and what both languages need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ..vocabulary import Effect, Research


@dataclass(frozen=True, slots=True)
class Language:
    """The words of a language.

    clauses  for every kind of effect: what it does, as a clause that begins with its verb in the imperative
    phrases  everything else, by key, with what it is about
    then     before the last of several effects that are done in turn
    also     between effects that belong together
    """

    clauses: Mapping[type[Effect], Callable[[Any], str]]
    phrases: Mapping[str, Callable[..., str]]
    then: str
    also: str

    def say(self, phrase: str, **about: object) -> str:
        return self.phrases[phrase](**about)

    def clause(self, effect: Effect) -> str:
        return self.clauses[type(effect)](effect)

    def in_turn(self, effects: Iterable[Effect]) -> str:
        """Effects in the order in which they are done: `a; b; then c`."""
        *first, last = [self.clause(effect) for effect in effects]
        return f"{'; '.join(first)}; {self.then} {last}" if first else last

    def together(self, effects: Iterable[Effect]) -> str:
        """Effects without an order: `a and b`."""
        return f" {self.also} ".join(self.clause(effect) for effect in effects)

    def listed(self, effects: Iterable[Effect]) -> str:
        """Effects that stand side by side: `a; b`."""
        return "; ".join(self.clause(effect) for effect in effects)


def sentence(clause: str) -> str:
    """A clause with a capital letter and a full stop.

    >>> sentence("gain 1 coin")
    'Gain 1 coin.'
    """
    return f"{clause[:1].upper()}{clause[1:]}."


def first_word(clause: str, forms: Mapping[str, str]) -> str:
    """A clause with another form of its verb.

    >>> first_word("gain 1 coin", {"gain": "gains"})
    'gains 1 coin'
    """
    verb, space, rest = clause.partition(" ")
    return f"{forms[verb]}{space}{rest}"


def one_of(words: Sequence[str], conjunction: str) -> str:
    """Alternatives.

    >>> one_of(["I", "II", "III"], "or"), one_of(["I"], "or")
    ('I, II or III', 'I')
    """
    *first, last = words
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def by_price(effect: Research) -> list[tuple[list[str], int, int]]:
    """Levels that cost the same in coins and in exhausted pawns, together.

    >>> by_price(Research(coins={"I": 0, "II": 0, "IV": 7}, scholar="active", exhaust={"IV": 2}))
    [(['I', 'II'], 0, 0), (['IV'], 7, 2)]
    """
    groups = groupby(effect.coins, lambda level: (effect.coins[level], effect.exhaust.get(level, 0)))
    return [(list(levels), *price) for price, levels in groups]

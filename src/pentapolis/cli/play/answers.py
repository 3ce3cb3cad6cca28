"""From what a person types to answers: a number, a key, or words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from pentapolis.kernel import Ask
from pentapolis.kernel.ask import seat_key

from ..shared.names import find_pieces, simple
from ..shared.wording import Teller


def numbered(keys: Iterable[str]) -> dict[str, str]:
    """A number to type for every answer; answers that are numbers themselves keep theirs.

    >>> numbered(["invest:castle", "harvest"])
    {'1': 'invest:castle', '2': 'harvest'}
    >>> numbered(["0", "3", "all"])
    {'0': '0', '3': '3', '1': 'all'}
    """
    keys = list(keys)
    own = [key for key in keys if key.isdecimal()]
    free = (str(number) for number in count(1) if str(number) not in own)
    return {key if key in own else next(free): key for key in keys}


def read_answer(teller: Teller, ask: Ask, typed: str) -> str | None:
    """The legal answer that is meant, if it is clear."""
    if typed in ask.options:
        return typed
    numbers = numbered(ask.options)
    if typed in numbers:
        return numbers[typed]
    said = [key for key in ask.options if simple(teller.answer(ask, key)) == simple(typed)]
    meant = said or [key for key in meanings(teller, ask, typed) if key in ask.options]
    return meant[0] if len(meant) == 1 else None


def meanings(teller: Teller, ask: Ask, typed: str) -> list[str]:
    """The answers, legal or not, that words may mean: `invest great wall` is `invest:great_wall`."""
    first, _, rest = typed.strip().replace(":", " ").partition(" ")
    pieces = [*find_pieces(teller.game, rest), *seats_called(teller, rest)]
    pairs = [f"{verb}:{piece}" for verb in verbs(teller, ask, first) for piece in pieces]
    alone = [*find_pieces(teller.game, typed), *seats_called(teller, typed), *verbs(teller, ask, typed)]
    return list(dict.fromkeys([typed, *pairs, *alone]))


def verbs(teller: Teller, ask: Ask, word: str) -> list[str]:
    """The first words of keys that a word stands for: itself, or the first word that such an answer is called by."""
    wanted = simple(word).split()
    said = {key.partition(":")[0]: teller.answer(ask, key) for key in ask.options} | teller.answers_called()
    called = [verb for verb, text in said.items() if simple(text).split()[:1] == wanted]
    return list(dict.fromkeys([word.lower(), *called]))


def seats_called(teller: Teller, words: str) -> list[str]:
    return [seat_key(seat) for seat, name in enumerate(teller.names) if simple(words) in (simple(name), seat_key(seat))]

"""Vocabulary: a fixed list of tokens, and how every answer of a game is composed of them.

A token is a whole answer (`invest:monastery`), a word of one (`:d7`, `+gold1`), or a single letter. An answer that is a
token is one action; any other is given word by word, and a word that nobody has met is spelled. So every answer can be
given, whatever the vocabulary holds, and tokens joined are the answer itself. docs/decisions/0010 tells why.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

STOP = "."  # ends an answer where longer ones go on
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_-+:"
FIXED = (STOP, *LETTERS)
WORD = re.compile(r"[:+]?[^:+]+")

Path = tuple[int, ...]
"""The tokens of an answer, by number."""


def words(key: str) -> list[str]:
    """The words of an answer, each with the sign that joins it to the one before.

    >>> words("infantry:d7:e8"), words("food1+gold1")
    (['infantry', ':d7', ':e8'], ['food1', '+gold1'])
    """
    return WORD.findall(key)


class Vocabulary:
    """Tokens by number. The stop and the letters come first, so that a vocabulary can grow at its end.

    >>> vocabulary = Vocabulary(["harvest", "invest", ":forum"])
    >>> [vocabulary.tokens[token] for token in vocabulary.path("invest:forum")]
    ['invest', ':forum']
    >>> [vocabulary.tokens[token] for token in vocabulary.path("invest:me")]
    ['invest', ':', 'm', 'e']
    """

    def __init__(self, tokens: Iterable[str]) -> None:
        self.tokens: tuple[str, ...] = tuple(dict.fromkeys((*FIXED, *tokens)))
        self._numbers = {token: number for number, token in enumerate(self.tokens)}
        self._paths: dict[str, Path] = {}

    def __len__(self) -> int:
        return len(self.tokens)

    def number(self, token: str) -> int | None:
        return self._numbers.get(token)

    def path(self, key: str) -> Path:
        """The tokens that give an answer."""
        path = self._paths.get(key)
        if path is None:
            path = self._paths[key] = self._split(key)
        return path

    def _split(self, key: str) -> Path:
        whole = self._numbers.get(key)
        if whole is not None and key != STOP:
            return (whole,)
        return tuple(token for word in words(key) for token in self._spell(word))

    def _spell(self, word: str) -> list[int]:
        known = self._numbers.get(word)
        if known is not None:
            return [known]
        try:
            return [self._numbers[letter] for letter in word]
        except KeyError as error:
            raise ValueError(f"an answer has the letter {error}, which no vocabulary can spell: {word!r}") from None


class Composer:
    """One answer in the making: which tokens may come next, and the answer once no other is left.

    Tokens that leave no choice are skipped, so most answers take one step.

    >>> vocabulary = Vocabulary(["harvest", "invest", ":forum", ":villa"])
    >>> composer, tokens = Composer(vocabulary, ["harvest", "invest:forum", "invest:villa"]), vocabulary.tokens
    >>> [tokens[token] for token in composer.legal]
    ['harvest', 'invest']
    >>> composer.choose(vocabulary.number("invest")), [tokens[token] for token in composer.legal]
    (None, [':forum', ':villa'])
    >>> composer.choose(vocabulary.number(":villa")), [tokens[token] for token in composer.chosen]
    ('invest:villa', ['invest', ':villa'])
    """

    __slots__ = ("_branches", "_depth", "chosen", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, keys: Sequence[str]) -> None:
        self.vocabulary = vocabulary
        self.chosen: list[int] = []
        self._depth = 0
        self._branches = self._branch(keys)

    @property
    def legal(self) -> list[int]:
        """The tokens that may come next, in order of their numbers."""
        return sorted(self._branches)

    def allows(self, token: int) -> bool:
        return token in self._branches

    def toward(self, key: str) -> int:
        """The token that leads to an answer."""
        return next(token for token, keys in self._branches.items() if key in keys)

    def choose(self, token: int | None) -> str | None:
        """Take a token; the answer, if it is decided."""
        if token not in self._branches:
            raise ValueError(f"token {token} may not come next; {self.legal} may")
        keys = self._branches[token]
        self.chosen.append(token)
        if len(keys) == 1:
            return keys[0]
        self._depth += 1
        self._branches = self._branch(keys)
        return None

    def _branch(self, keys: Sequence[str]) -> dict[int, list[str]]:
        """The keys by their token at this depth, or at the next depth where they differ."""
        path, stop = self.vocabulary.path, 0
        while True:
            depth = self._depth
            branches: dict[int, list[str]] = {}
            for key in keys:
                tokens = path(key)
                branches.setdefault(tokens[depth] if depth < len(tokens) else stop, []).append(key)
            if len(branches) > 1 or len(keys) == 1:
                return branches
            self._depth += 1

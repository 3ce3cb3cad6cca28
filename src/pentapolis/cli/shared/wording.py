"""Telling: what the kernel says in keys and numbers, put into words."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from pentapolis.kernel import Ask, Event, Game, Refusal
from pentapolis.kernel.words import MissingWords, Words, rule_key

from .common import words_for


class Teller:
    """Speaks one language about one game; `names` are those of the seats.

    `words` are the game's and the command's, with names for ids of pieces and numbers of seats. `plain` are the
    command's alone: there a file or a seed is never taken for the id of a piece.
    """

    def __init__(self, game: Game[Any, Any], words: Words, plain: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.plain = plain
        self.names = tuple(names)

    @classmethod
    def of(cls, game: Game[Any, Any], language: str, names: Sequence[str]) -> Teller:
        return cls(game, words_for(language, game, list(names)), words_for(language), names)

    @property
    def language(self) -> str:
        return self.plain.language

    def prompt(self, ask: Ask) -> str:
        return self.words(f"ask-{ask.kind}", **ask.about)

    def answer(self, ask: Ask, key: str) -> str:
        label = self.game.rules.label(ask, key)
        return self.words(label.message, **label.args)

    def answers_called(self) -> dict[str, str]:
        """How answers of each kind begin, legal now or not: games call the messages `answer-VERB`."""
        called: dict[str, str] = {}
        for message in self.words.keys:
            if message.startswith("answer-"):
                with suppress(MissingWords):  # it is about something else than a card, a seat or a number
                    called[message.removeprefix("answer-")] = self.words(message, card="", seat="", count=0)
        return called

    def event(self, event: Event) -> str:
        return self.words(f"event-{event.key}", **event.args)

    def refusal(self, refusal: Refusal) -> str:
        """The reason with its numbers; where a rule needs no more words than its title, the title."""
        title = rule_key(refusal.rule)
        return self.words(f"why-{title}" if f"why-{title}" in self.words else title, **refusal.facts)

    def title(self, rule: str) -> str:
        return self.words(rule_key(rule))

    def source(self, source: str) -> str:
        """Where points come from; pieces that give points are called by their names."""
        key = f"score-{source}"
        named = None if key in self.words else self.game.name_of(source, self.language)
        return named or self.words(key)

    def name(self, piece: str) -> str:
        """The name of a piece or term of the game."""
        name = self.game.name_of(piece, self.language)
        if name is None:
            raise MissingWords(f"{self.language}: no name for {piece!r}")
        return name

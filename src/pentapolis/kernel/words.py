"""Words: all text that people read, from Fluent files, in English and Polish."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .data import read_folder

LANGUAGES = ("en", "pl")


class MissingWords(KeyError):
    """A message that a language does not have, or that could not be put together."""


class Words:
    """The messages of one language: the kernel's, and those of the packages named.

    `noun` turns the id of a piece or seat into its name, for arguments that are ids (`card`, `seat`, ...).

    >>> words = Words("en", {"greeting": "Hello, { $name }!"})
    >>> words("greeting", name="Ramses")
    'Hello, Ramses!'
    >>> "farewell" in words
    False
    """

    def __init__(
        self,
        language: str,
        sources: Mapping[str, str] | Iterable[str],
        noun: Callable[[str, Any], str | None] = lambda argument, value: None,
    ) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk, Message

        self.language = language
        self._noun = noun
        self._bundle = FluentBundle([language], use_isolating=False)
        if isinstance(sources, Mapping):
            sources = ["\n".join(f"{key} = {text}" for key, text in sources.items())]
        self.keys: list[str] = []
        for source in sources:
            resource = FluentResource(source)
            junk = next((entry.content for entry in resource.body if isinstance(entry, Junk)), None)
            if junk is not None:
                raise ValueError(f"this is not Fluent ({language}): {junk.strip().splitlines()[0]}")
            self._bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message with its arguments filled in; MissingWords if it does not exist or an argument is missing."""
        filled = {name: self._name(name, value) for name, value in args.items()}
        if key not in self:
            if BARE in self:
                return bare(key, filled)
            raise MissingWords(f"{self.language}: {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key} has attributes only")
        text, faults = self._bundle.format_pattern(pattern, filled)
        if faults:
            raise MissingWords(f"{self.language}: {key}: {faults[0]}")
        return str(text)

    def _name(self, argument: str, value: Any) -> Any:
        named = self._noun(argument, value)
        return value if named is None else named


def read_words(
    language: str, packages: Iterable[str], noun: Callable[[str, Any], str | None] = lambda argument, value: None
) -> Words:
    """The words of some packages: each keeps its Fluent files in `text/<language>/`."""
    return Words(language, [text for package in packages for text in texts_of(package, language)], noun)


BARE = "bare"
"""The message that says that a game has no words of its own: what is missing is then said by its key."""


def texts_of(package: str, language: str) -> list[str]:
    """The Fluent files of a package. A game without any still speaks: in keys and numbers."""
    return list(read_folder(package, "text", language).values()) or [f"{BARE} = yes\n"]


def bare(key: str, args: Mapping[str, Any]) -> str:
    """A message said by its key: whose it is, the key without what sort of message it is, and the other arguments.

    >>> bare("event-took", {"seat": "Ramses", "count": 3}), bare("event-great_fire", {"seat": 1}), bare("ask-take", {})
    ('Ramses: took (count 3)', 'seat 1: great fire', 'take')
    """
    seat = args.get("seat")
    who = "" if seat is None else f"seat {seat}: " if isinstance(seat, int) else f"{seat}: "
    told = ", ".join(f"{readable(name)} {value}" for name, value in args.items() if name != "seat")
    text = readable(key.partition("-")[2] or key)
    return f"{who}{text} ({told})" if told else f"{who}{text}"


def readable(name: str) -> str:
    return name.replace("_", " ")


def rule_key(rule: str) -> str:
    """The message id of a rule's title: Fluent allows no dots.

    >>> rule_key("FH-INV.1")
    'FH-INV-1'
    """
    return rule.replace(".", "-")

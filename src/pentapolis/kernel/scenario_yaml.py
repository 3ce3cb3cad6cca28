"""YAML for people: nodes that know their line, and plain values without surprises.

Only what looks like a number, `true`, `false` or `null` is one; `no`, `on` and `12:30` are words. The keys of a
mapping are always words, and none may stand there twice. Aliases and tags are refused: a small file stays small.
"""

from __future__ import annotations

import re
from typing import Any, NoReturn

import yaml

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEEPEST = 20
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")
_FRACTION = re.compile(r"-?(?:0|[1-9][0-9]{0,8})\.[0-9]{1,3}")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
_OWN_TAGS = [f"tag:yaml.org,2002:{kind}" for kind in "bool float int merge null str timestamp value".split()]


class ScenarioError(ValueError):
    """A scenario that cannot be read. `where` names file, line and scenario, `what` the fault and what to do."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class Node:
    """A YAML node with the place it came from."""

    __slots__ = ("_node", "file", "title")

    def __init__(self, node: yaml.Node, file: str, title: str = "") -> None:
        self._node = node
        self.file = file
        self.title = title

    @property
    def line(self) -> int:
        return int(self._node.start_mark.line) + 1

    def fail(self, what: str) -> NoReturn:
        """Refuse the file because of this node."""
        raise ScenarioError(f"{self.file}, line {self.line}{self.title}", what)

    def titled(self, title: str) -> Node:
        """The same node; faults below it will name this scenario or step."""
        return Node(self._node, self.file, f"{self.title}, {title}")

    def _below(self, node: yaml.Node) -> Node:
        return Node(node, self.file, self.title)

    @property
    def is_mapping(self) -> bool:
        return isinstance(self._node, yaml.MappingNode)

    @property
    def is_list(self) -> bool:
        return isinstance(self._node, yaml.SequenceNode)

    def fields(self) -> dict[str, Node]:
        """The entries of a mapping, in the order of the file."""
        if not isinstance(self._node, yaml.MappingNode):
            self.fail("here must stand a mapping, lines of `name: value`")
        fields: dict[str, Node] = {}
        for key, value in self._node.value:
            name = self._below(key).word()
            if name in fields:
                self._below(key).fail(f"`{name}` stands there twice; remove one of them")
            fields[name] = self._below(value)
        return fields

    def items(self) -> list[Node]:
        """The entries of a list; anything else counts as a list of one."""
        if not isinstance(self._node, yaml.SequenceNode):
            return [self]
        return [self._below(item) for item in self._node.value]

    def word(self) -> str:
        """A single value, as it is written."""
        if not isinstance(self._node, yaml.ScalarNode):
            self.fail("here must stand a single word or number")
        if self._node.tag not in _OWN_TAGS:
            self.fail(f"a tag like {self._node.tag} is not part of the format; remove it")
        return str(self._node.value)

    def words(self) -> list[str]:
        """Words separated by blanks, or a list of them."""
        return [word for item in self.items() for word in item.word().split()]

    def whole(self) -> int:
        """A whole number."""
        number = self.plain()
        if not isinstance(number, int) or isinstance(number, bool):
            self.fail("here must stand a whole number")
        return number

    def points(self) -> float:
        """A number of points: a whole one, or one with a fraction like `1.5`."""
        number = self.plain()
        return number if isinstance(number, float) else self.whole()

    def plain(self) -> Any:
        """The value as plain data: mappings, lists, words, numbers, true, false, null."""
        if self.is_mapping:
            return {name: node.plain() for name, node in self.fields().items()}
        if self.is_list:
            return [node.plain() for node in self.items()]
        word = self.word()
        if isinstance(self._node, yaml.ScalarNode) and self._node.style:
            return word  # quoted
        if word.lower() in _WORDS:
            return _WORDS[word.lower()]
        return _number(word)


def _number(word: str) -> int | float | str:
    """The number that a word is, if it is one; a whole number is whole however it is written.

    >>> _number("3"), _number("3.0"), _number("2.5"), _number("3."), _number("v3.0")
    (3, 3, 2.5, '3.', 'v3.0')
    """
    if _WHOLE.fullmatch(word):
        return int(word)
    if not _FRACTION.fullmatch(word):
        return word
    number = float(word)
    return int(number) if number.is_integer() else number


def read_documents(text: str, file: str) -> list[Node]:
    """The documents of a YAML text, or a ScenarioError that names the line."""
    try:
        _refuse_tricks(text, file)
        return [Node(node, file) for node in yaml.compose_all(text, Loader=_Loader)]
    except (yaml.YAMLError, UnicodeError) as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{file}, line {mark.line + 1}" if mark else file
        problem = getattr(error, "problem", None) or str(error).partition("\n")[0]
        raise ScenarioError(place, f"this is not YAML: {problem}") from None


def _refuse_tricks(text: str, file: str) -> None:
    """Aliases would let a short text unfold into a huge one, and depth would exhaust the stack."""
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent) or depth > _DEEPEST:
            line = event.start_mark.line + 1 if event.start_mark else 0
            what = f"nested deeper than {_DEEPEST} levels" if depth > _DEEPEST else "aliases are not part of the format"
            raise ScenarioError(f"{file}, line {line}", what)

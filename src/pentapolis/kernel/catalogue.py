"""The rules registry: a game's rule catalogue, where its rules are cited, and which of them nobody cites."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from .data import DataError, find_text

ORIGINAL = "en"
"""The language of `rules.md`; a translation lies beside it, for example `rules.pl.md`."""

_ID = r"[A-Z]{2,}-[A-Z0-9]+\.[0-9]{1,3}[a-z]?"
_SECTION = re.compile(r"#{2,}\s+(.+)")
_ITEM = re.compile(r"[-*]\s+(.+)")
_BOLD = re.compile(rf"\*\*({_ID})(?:\s+([^*]+))?\*\*(.*)")
_PLAIN = re.compile(rf"({_ID})\s+(.*)")
_ROW = re.compile(rf"\|\s*({_ID})\s*\|(.*)\|")
_ALMOST = re.compile(r"[|\s*]*[A-Z]{2,}-[A-Z0-9]+[.\-:]?[0-9]")
_SOURCE = re.compile(r"\[seed ([^\]]+)\]|\((L[0-9][^)]*)\)")
_RULING = re.compile(r"\b(?:RULING|Ruling|Rozstrzygnięcie)\b")
_DECISION = re.compile(r"\b(?:DECISION|Decision|Decyzja)\b|\[D: |\*\*\((?:may|must|choice)\b")


class Rule(msgspec.Struct, frozen=True):
    """One rule of a catalogue: its text in our own words, and the lines of the rulebook it comes from.

    `ruling`: the rulebook leaves something open and the catalogue settles it. `decision`: a player has a choice.
    """

    id: str
    section: str
    text: str
    sources: tuple[str, ...] = ()
    ruling: bool = False
    decision: bool = False


class Catalogue(msgspec.Struct, frozen=True):
    """The rules of one game by id, in the order of the catalogue, and the language of their texts."""

    rules: dict[str, Rule]
    language: str = ORIGINAL

    def find(self, name: str) -> Rule | None:
        """The rule of this id, however it is typed: `FH-INV.1`, `fh-inv.1`, `INV.1`."""
        wanted = name.strip().lower()
        for rule in self.rules.values():
            if wanted in (rule.id.lower(), rule.id.partition("-")[2].lower()):
                return rule
        return None

    @property
    def sections(self) -> dict[str, list[Rule]]:
        """The rules by the heading they stand under."""
        sections: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            sections.setdefault(rule.section, []).append(rule)
        return sections


# Parsing


def read_catalogue(package: str, language: str = ORIGINAL) -> Catalogue:
    """The rules of a game in a language, or in English where nobody has translated them; a game may have none yet."""
    if language != ORIGINAL:
        file = f"rules.{language}.md"
        translated = find_text(package, file)
        if translated is not None:
            return parse_catalogue(translated, file, language)
    return parse_catalogue(find_text(package, "rules.md") or "")


def parse_catalogue(text: str, where: str = "rules.md", language: str = ORIGINAL) -> Catalogue:
    """The rules of a catalogue in Markdown: list items or table rows that begin with an id, under headings.

    >>> catalogue = parse_catalogue('''
    ... ## INV — Invest
    ... - **FH-INV.1** A player without an open investment may invest. **Decision**: which card. [seed L358-360]
    ... - **FH-INV.2** **Ruling:** at least one token.
    ... ''')
    >>> catalogue.find("INV.1").sources, catalogue.find("INV.2").ruling
    (('L358-360',), True)
    """
    rules: dict[str, Rule] = {}
    for number, section, by_ruling, entry in _entries(text):
        rule = _rule(entry, section, by_ruling)
        if rule is not None and rule.id not in rules:
            rules[rule.id] = rule
        elif rule is not None:
            raise DataError(f"{where}, line {number}", f"{rule.id} stands there twice; give one of them a new number")
        elif _ALMOST.match(entry):
            raise DataError(f"{where}, line {number}", f"{entry[:30]!r} is no rule id; write it like FH-INV.1")
    return Catalogue(rules, language)


def _entries(text: str) -> Iterator[tuple[int, str, bool, str]]:
    """List items (with their indented lines) and table rows: line, section, whether it is one of rulings, the entry."""
    section, by_ruling = "", False
    lines = text.splitlines()
    for number, line in enumerate(lines):
        heading, item = _SECTION.fullmatch(line), _ITEM.fullmatch(line)
        if heading:
            section, by_ruling = heading[1].strip(), False
        elif item:
            rest = [item[1].strip()]
            for follower in lines[number + 1 :]:
                if not follower.startswith("  ") or not follower.strip():
                    break
                rest.append(follower.strip())
            yield number + 1, section, by_ruling, " ".join(rest)
        elif line.startswith("|"):
            yield number + 1, section, by_ruling, line.strip()
        elif _RULING.search(line) and section:
            by_ruling = True  # "all of these are rulings unless lines are given"


def _rule(entry: str, section: str, by_ruling: bool) -> Rule | None:
    bold, plain, row = _BOLD.fullmatch(entry), _PLAIN.fullmatch(entry), _ROW.fullmatch(entry)
    if bold:
        name, text = bold[1], f"**{bold[2]}**{bold[3]}" if bold[2] else bold[3]
    elif plain:
        name, text = plain[1], plain[2]
    elif row:
        name, text = row[1], " — ".join(cell.strip() for cell in row[2].split("|"))
    else:
        return None
    sources = tuple(_sources(text))
    ruling = bool(_RULING.search(text)) or (by_ruling and not sources)
    return Rule(name, section, text.strip(), sources, ruling, bool(_DECISION.search(text)))


def _sources(text: str) -> Iterator[str]:
    """`[seed L17-24, 612-626; public]` names the lines L17-24 and L612-626."""
    for found in _SOURCE.finditer(text):
        lines = re.split("[;:]", found[1] or found[2])[0]
        for part in lines.split(","):
            yield f"L{part.strip()}" if part.strip()[:1].isdigit() else part.strip()


# Citations

_NEXT = r"[\s#*]+"  # a citation may be broken by the end of a comment line
_CITATION = re.compile(
    rf"(?<![\w-])(?P<game>[A-Z]{{2,}})-(?P<section>[A-Z0-9]+)\.(?P<first>[0-9]{{1,3}}[a-z]?)(?!\w)"
    rf"(?:{_NEXT}to{_NEXT}(?:(?:(?P=game)-)?(?P=section))?\.(?P<last>[0-9]{{1,3}})(?!\w))?"
    rf"(?P<more>(?:(?:,|,?{_NEXT}and){_NEXT}\.[0-9]{{1,3}}[a-z]?(?!\w))*)"
)


class Citation(NamedTuple):
    """Where a rule is cited."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Coverage(NamedTuple):
    """A rule, and where code and tests cite it."""

    rule: Rule
    code: tuple[Citation, ...]
    tests: tuple[Citation, ...]

    @property
    def hole(self) -> bool:
        return not self.code or not self.tests


def citations(text: str) -> list[str]:
    """The ids of the rules that a text cites, ranges written out, each once.

    >>> citations("FH-INV.1 to FH-INV.3, also FH-HAR.2 to .4 and .6; not FH-EX-7")
    ['FH-INV.1', 'FH-INV.2', 'FH-INV.3', 'FH-HAR.2', 'FH-HAR.3', 'FH-HAR.4', 'FH-HAR.6']
    """
    return list(dict.fromkeys(rule for _, rule in _cited(text)))


def _cited(text: str) -> Iterator[tuple[int, str]]:
    """Every citation: its place in the text and the rule."""
    for found in _CITATION.finditer(text):
        first, last = found["first"], found["last"]
        numbers = [first]
        if last is not None:
            start = int(first.rstrip("abcdefghijklmnopqrstuvwxyz"))
            numbers += map(str, range(start + 1, int(last) + 1))
        numbers += re.findall(r"\.([0-9]{1,3}[a-z]?)", found["more"])
        for number in numbers:
            yield found.start(), f"{found['game']}-{found['section']}.{number}"


def coverage(rules: Catalogue, code: Mapping[str, str], tests: Mapping[str, str]) -> list[Coverage]:
    """For every rule of a catalogue, where code and tests cite it. Texts are given by the name of their file."""
    in_code, in_tests = _places(code), _places(tests)
    return [
        Coverage(rule, tuple(in_code.get(rule.id, ())), tuple(in_tests.get(rule.id, ())))
        for rule in rules.rules.values()
    ]


def strangers(rules: Catalogue, texts: Mapping[str, str]) -> dict[str, tuple[Citation, ...]]:
    """Citations of rules that the catalogue does not have, though they bear its prefix: slips of the pen."""
    prefixes = tuple(dict.fromkeys(rule.partition("-")[0] for rule in rules.rules))
    cited = _places(texts).items()
    return {rule: tuple(places) for rule, places in cited if rule.split("-")[0] in prefixes and rule not in rules.rules}


def _places(texts: Mapping[str, str]) -> dict[str, list[Citation]]:
    places: dict[str, list[Citation]] = {}
    for file, text in texts.items():
        for start, rule in _cited(text):
            place = Citation(file, text.count("\n", 0, start) + 1)
            if place not in places.setdefault(rule, []):
                places[rule].append(place)
    return places

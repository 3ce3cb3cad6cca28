"""`pentapolis rules`: the rules of a game, and who cites them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text
from typer.core import TyperGroup

from pentapolis.games import UnknownGame, shelf
from pentapolis.kernel import Game
from pentapolis.kernel.catalogue import ORIGINAL, Catalogue, Coverage, Rule, coverage
from pentapolis.kernel.data import DataError
from pentapolis.kernel.words import Words, rule_key

from ..shared.choices import GameName
from ..shared.common import AsJson, Lang, catalogue_of, fail, open_game, out, print_json, told
from ..shared.rule_search import find_rules, plain_text
from ..shared.wording import Teller
from .source_tree import tree_of

SHOW = "show"


class RulesGroup(TyperGroup):
    """`rules GAME …` is short for `rules show GAME …`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = [SHOW, *args]
        return super().parse_args(ctx, args)


class RuleLine(msgspec.Struct, frozen=True):
    """A rule in the JSON. `code` and `tests` are None where there is no source tree to look at."""

    id: str
    title: str
    section: str
    text: str
    sources: tuple[str, ...]
    ruling: bool
    decision: bool
    code: list[str] | None = None
    tests: list[str] | None = None


EXAMPLES = """
[bold]Examples[/bold]

  pentapolis rules flow_of_history
  pentapolis rules flow_of_history FH-INV.1
  pentapolis rules flow_of_history FH-HAR --lang pl
  pentapolis rules flow_of_history --search harvest supply
"""


def show(
    game: str = GameName,
    ids: list[str] = typer.Argument(None, metavar="ID", help="Rules or sections: FH-INV.1, INV.1, FH-INV."),
    search: str | None = typer.Option(None, "--search", metavar="WORDS", help="Rules that hold all of these words."),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Read the rules of a game: all titles, one rule or section in full, or those that hold some words.

    The word `show` may be left out. In a source tree a rule also says where code and tests cite it.
    """
    opened = open_game(game)
    teller = Teller.of(opened, lang, [])
    catalogue = open_catalogue(game, lang)
    if search is not None:
        rules = search_rules(catalogue, teller, " ".join([search, *(ids or [])]))
    else:
        rules = [rule for name in ids or [] for rule in named_rules(catalogue, name)]
    in_full = bool(ids) and search is None
    chosen = rules or list(catalogue.rules.values())
    if as_json:
        print_json(rule_lines(game, chosen, teller.words))
    elif in_full:
        for line in rule_lines(game, chosen, teller.words):
            print_rule(line, teller.plain)
    else:
        print_titles(opened, chosen, teller)


def open_catalogue(game: str, language: str = ORIGINAL) -> Catalogue:
    try:
        catalogue = catalogue_of(game, language)
    except UnknownGame:
        fail(told("fault-game", game=game, known=", ".join(shelf())))
    except DataError as error:
        fail(told("fault-rules-read", game=game, reason=str(error)))
    if not catalogue.rules:
        fail(told("fault-no-rules", game=game))
    return catalogue


def search_rules(catalogue: Catalogue, teller: Teller, words: str) -> list[Rule]:
    found = find_rules(catalogue, teller, words)
    if not found:
        fail(told("fault-no-words", words=words))
    return found


def named_rules(catalogue: Catalogue, name: str) -> list[Rule]:
    """The rule of an id, or all rules of a section."""
    rule = catalogue.find(name)
    if rule is not None:
        return [rule]
    section = name.strip().upper()
    in_section = [rule for rule in catalogue.rules.values() if section in section_names(rule)]
    return in_section or fail(told("fault-no-rule", rule=name, nearest=", ".join(nearest(catalogue, name))))


def section_names(rule: Rule) -> tuple[str, str]:
    """How a rule's section may be called: `FH-INV` and `INV`."""
    long = rule.id.rpartition(".")[0]
    return long, long.partition("-")[2]


def nearest(catalogue: Catalogue, name: str) -> list[str]:
    """The ids that look most like a name, with or without the game's prefix."""
    wanted, ids = name.strip().upper(), list(catalogue.rules)
    if "-" not in wanted and ids:
        wanted = f"{ids[0].partition('-')[0]}-{wanted}"
    return get_close_matches(wanted, ids, n=5, cutoff=0.0)


def rule_lines(game: str, rules: Iterable[Rule], words: Words) -> list[RuleLine]:
    cited = cited_rules(game)
    return [rule_line(rule, words, cited.get(rule.id)) for rule in rules]


def rule_line(rule: Rule, words: Words, cited: Coverage | None) -> RuleLine:
    return RuleLine(
        id=rule.id,
        title=words(rule_key(rule.id)) if rule_key(rule.id) in words else "",
        section=section_title(rule, words),
        text=plain_text(rule.text),
        sources=rule.sources,
        ruling=rule.ruling,
        decision=rule.decision,
        code=None if cited is None else list(map(str, cited.code)),
        tests=None if cited is None else list(map(str, cited.tests)),
    )


def section_title(rule: Rule, words: Words) -> str:
    key = f"section-{section_names(rule)[0]}"
    return words(key) if key in words else rule.section


def cited_rules(game: str) -> dict[str, Coverage]:
    """Where all rules are cited; nothing without a source tree."""
    tree = tree_of(game)
    if tree is None:
        return {}
    return {entry.rule.id: entry for entry in coverage(open_catalogue(game), tree.code(), tree.tests())}


# The terminal


def print_rule(line: RuleLine, words: Words) -> None:
    out.print(Text.assemble((line.id, "bold"), f"  {line.title}"))
    out.print(Padding(Text(line.text), (0, 0, 0, 2)))
    marks = [words(f"rules-{mark}") for mark in ("ruling", "decision") if getattr(line, mark)]
    out.print(Padding(Text(" · ".join([line.section, *marks]), "dim"), (0, 0, 0, 2)))
    for name, places in (("rulebook", line.sources), ("code", line.code), ("tests", line.tests)):
        if places is not None:
            cited = ", ".join(by_file(places)) or "–"
            out.print(Padding(Text.assemble((f"{words(f'rules-{name}'):10} ", "dim"), cited), (0, 0, 0, 2)))
    out.print()


def by_file(places: Iterable[str]) -> list[str]:
    """Places with the lines of one file put together.

    >>> by_file(["invest.py:3", "invest.py:9", "L358-360"])
    ['invest.py:3,9', 'L358-360']
    """
    lines: dict[str, list[str]] = {}
    for place in places:
        file, _, line = place.partition(":")
        lines.setdefault(file, []).append(line)
    return [f"{file}:{','.join(numbers)}".rstrip(":") for file, numbers in lines.items()]


def print_titles(game: Game[Any, Any], rules: list[Rule], teller: Teller) -> None:
    """Ids and titles under the headings of their sections."""
    names, heading = game.meta.names, ""
    count = teller.plain("rules-count", count=len(rules))
    out.print(Text(f"{names.get(teller.language, game.meta.id)}: {count}", "bold"))
    for rule in rules:
        title = section_title(rule, teller.words)
        if title != heading:
            out.print(Text(f"\n{title}", "bold cyan"))
            heading = title
        out.print(Text.assemble((f"{rule.id:10}", "bold"), f" {teller.title(rule.id)}"), soft_wrap=True)

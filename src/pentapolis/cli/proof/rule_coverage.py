"""`pentapolis rules coverage`: every rule is cited by the code that enforces it, and by a test."""

from __future__ import annotations

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from pentapolis.games import shelf
from pentapolis.kernel.catalogue import Catalogue, Coverage, coverage, strangers

from ..shared.common import AsJson, Lang, fail, out, print_json, spoken, told
from ..shared.plot import bar
from .rules import open_catalogue
from .source_tree import Tree, tree_of

BAR = 12


class Cited(msgspec.Struct, frozen=True):
    """A rule in the JSON, and where it is cited."""

    rule: str
    section: str
    code: list[str]
    tests: list[str]
    hole: bool


class Matrix(msgspec.Struct, frozen=True):
    """The JSON of one game. `strangers` are citations of rules that the catalogue does not have."""

    game: str
    rules: list[Cited]
    strangers: dict[str, list[str]]

    @property
    def holes(self) -> list[Cited]:
        return [cited for cited in self.rules if cited.hole]


EXAMPLES = """
[bold]Examples[/bold]

  pentapolis rules coverage
  pentapolis rules coverage flow_of_history --json
"""


def run(
    game: str | None = typer.Argument(None, metavar="GAME", help="A game of the shelf.", show_default="all"),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Show for every section how many rules code and tests cite, and list the holes.

    A rule that nobody cites, and a citation of a rule that does not exist, are holes: the exit code is then 1. Code is
    the game's package; tests are the *.py and *.yaml files under tests/ whose path names the game. This needs a source
    tree, not only an installed package.
    """
    matrices = [matrix(name) for name in ([game] if game is not None else shelf())]
    if as_json:
        print_json(matrices)
    else:
        for each in matrices:
            show(each)
    if any(each.holes or each.strangers for each in matrices):
        raise typer.Exit(1)


def matrix(game: str) -> Matrix:
    catalogue = open_catalogue(game)
    tree = tree_of(game)
    if tree is None:
        fail(told("fault-no-tree", game=game))
    return measure(game, catalogue, tree)


def measure(game: str, catalogue: Catalogue, tree: Tree) -> Matrix:
    code, tests = tree.code(), tree.tests()
    rules = [cited(entry) for entry in coverage(catalogue, code, tests)]
    unknown = strangers(catalogue, code | tests)
    return Matrix(game, rules, {rule: list(map(str, found)) for rule, found in unknown.items()})


def cited(entry: Coverage) -> Cited:
    code, tests = list(map(str, entry.code)), list(map(str, entry.tests))
    return Cited(entry.rule.id, entry.rule.section, code, tests, entry.hole)


# The terminal


def show(found: Matrix) -> None:
    out.print(table(found))
    for hole in found.holes:
        missing = [name for name, places in (("code", hole.code), ("tests", hole.tests)) if not places]
        out.print(Text.assemble((hole.rule, "bold red"), f"  {uncited(missing)}"))
    for rule, places in found.strangers.items():
        out.print(
            Text.assemble((rule, "bold red"), f"  {told('coverage-stranger', places=', '.join(places))}"),
            soft_wrap=True,
        )
    counts = {"rules": len(found.rules), "holes": len(found.holes), "strangers": len(found.strangers)}
    out.print(told("coverage-total", **counts))


def uncited(missing: list[str]) -> str:
    return told("coverage-uncited-both") if len(missing) > 1 else told("coverage-uncited", where=missing[0])


def table(found: Matrix) -> Table:
    """Sections, and how many of their rules are cited where."""
    drawn = Table(title=found.game, title_justify="left", title_style="bold", box=None, pad_edge=False)
    drawn.add_column(told("coverage-section"), no_wrap=True, max_width=34)
    for name in ("rules", "code", "", "tests", ""):
        drawn.add_column(name and told(f"coverage-{name}"), justify="left" if not name else "right", no_wrap=True)
    titles = {rule.id: rule.section for rule in open_catalogue(found.game, spoken()).rules.values()}
    sections: dict[str, list[Cited]] = {}
    for rule in found.rules:
        sections.setdefault(titles[rule.rule], []).append(rule)
    for section, rules in [*sections.items(), (told("coverage-all"), found.rules)]:
        code, tests = sum(bool(rule.code) for rule in rules), sum(bool(rule.tests) for rule in rules)
        bars = [Text(bar(count, len(rules), BAR), "green" if count == len(rules) else "red") for count in (code, tests)]
        drawn.add_row(Text(section), str(len(rules)), str(code), bars[0], str(tests), bars[1])
    return drawn

"""`pentapolis data coverage`: every card, tile and power of a game is the subject of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from pentapolis.games import shelf
from pentapolis.kernel import Game
from pentapolis.kernel.pieces import named_tables
from pentapolis.kernel.scenario_file import parse
from pentapolis.kernel.words import Words

from ..shared.common import AsJson, Lang, fail, open_game, out, print_json, told, words_for
from ..shared.names import kind_name
from ..shared.plot import bar
from .source_tree import Tree, tree_of

BAR = 24
EXAMPLES = """
[bold]Examples[/bold]

  pentapolis data coverage
  pentapolis data coverage flow_of_history --json
"""


class Exercised(msgspec.Struct, frozen=True):
    """A piece in the JSON, and the scenarios that say they are about it."""

    piece: str
    table: str
    scenarios: list[str]


class Exercises(msgspec.Struct, frozen=True):
    """The JSON of one game. `strangers` are subjects of scenarios that the content does not have."""

    game: str
    pieces: list[Exercised]
    strangers: list[str]

    @property
    def holes(self) -> list[Exercised]:
        return [each for each in self.pieces if not each.scenarios]


def run(
    game: str | None = typer.Argument(None, metavar="GAME", help="A game of the shelf.", show_default="all"),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Show for every kind of content how much of it is the subject of a scenario, and list what is not.

    A scenario names its subjects under `about:`. A piece without a scenario, and a subject that is no piece, are
    holes: the exit code is then 1. This needs a source tree, not only an installed package.
    """
    found = [exercises(name) for name in ([game] if game is not None else shelf())]
    if as_json:
        print_json(found)
    else:
        for each in found:
            show(each, lang)
    if any(each.holes or each.strangers for each in found):
        raise typer.Exit(1)


def exercises(name: str) -> Exercises:
    game, tree = open_game(name), tree_of(name)
    if tree is None:
        fail(told("fault-no-tree", game=name))
    return measure(game, subjects(tree))


def subjects(tree: Tree) -> dict[str, list[str]]:
    """The scenarios by what they are about."""
    found: dict[str, list[str]] = {}
    for file, text in tree.tests().items():
        for scenario in parse(text, file) if file.endswith(".yaml") else ():
            for piece in scenario.about:
                found.setdefault(piece, []).append(f"{file}:{scenario.line}")
    return found


def measure(game: Game[Any, Any], about: Mapping[str, list[str]]) -> Exercises:
    tables = named_tables(game)
    pieces = [Exercised(piece, table, about.get(piece, [])) for table, ids in tables.items() for piece in ids]
    known = {each.piece for each in pieces}
    return Exercises(game.meta.id, pieces, [subject for subject in about if subject not in known])


def show(found: Exercises, language: str) -> None:
    out.print(drawn(found, words_for(language)))
    for hole in found.holes:
        out.print(Text.assemble((hole.piece, "bold red"), f"  {told('pieces-hole', table=hole.table)}"))
    for stranger in found.strangers:
        out.print(Text.assemble((stranger, "bold red"), f"  {told('pieces-stranger')}"))
    counts = {"pieces": len(found.pieces), "holes": len(found.holes), "strangers": len(found.strangers)}
    out.print(told("pieces-total", **counts))


def drawn(found: Exercises, words: Words) -> Table:
    """Kinds of content, how many pieces each has, and how many of them scenarios are about."""
    table = Table(title=found.game, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for name, justify in (("kind", "left"), ("pieces", "right"), ("exercised", "right"), ("scenarios", "right")):
        table.add_column(words(f"pieces-{name}"), justify="right" if justify == "right" else "left", no_wrap=True)
    table.add_column("", no_wrap=True)
    kinds: dict[str, list[Exercised]] = {}
    for each in found.pieces:
        kinds.setdefault(each.table, []).append(each)
    for kind, pieces in [*kinds.items(), (words("coverage-all"), found.pieces)]:
        done = sum(bool(piece.scenarios) for piece in pieces)
        scenarios = len({place for piece in pieces for place in piece.scenarios})
        style = "green" if done == len(pieces) else "red"
        table.add_row(
            kind_name(kind, words),
            str(len(pieces)),
            str(done),
            str(scenarios),
            Text(bar(done, len(pieces), BAR), style),
        )
    return table

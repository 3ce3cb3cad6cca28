"""`pentapolis data`: whether content can be used, what a data pack changes, and where content comes from."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from pentapolis.games import content_of, package_of, shelf
from pentapolis.kernel.data import DataError, content_hash, read_tables
from pentapolis.kernel.words import Words

from ..shared.choices import GameName
from ..shared.common import AsJson, Lang, err, fail, open_game, out, print_json, told, words_for
from ..shared.plot import stacked
from ..shared.provenance import KINDS, Entry, Share, by_field, by_section, entries, share
from .packs import GAMES, Checked, check_pack, package, show_checked

CHECK_EXAMPLES = """
[bold]Examples[/bold]

  pentapolis data check
  pentapolis data check my-pack
  pentapolis data check my-pack --games 200 --lang pl
"""
SOURCES_EXAMPLES = """
[bold]Examples[/bold]

  pentapolis data sources flow_of_history
  pentapolis data sources flow_of_history --list --lang pl
"""
BAR = 30
STYLES = {
    "rulebook": ("█", "green"),
    "public": ("▓", "cyan"),
    "inferred": ("▒", "yellow"),
    "reconstructed": ("░", "red"),
    "unstated": ("·", "dim"),
}


def check(
    pack: Path | None = typer.Argument(None, metavar="PACK", help="The folder of a data pack.", show_default="none"),
    game: str | None = typer.Option(None, "--game", help="Only this game.", show_default="all, or the pack's"),
    games: int = typer.Option(GAMES, "--games", min=1, help="Random games to compare with a pack and without it."),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Check that content can be played: that of all games, or that of a game with a data pack laid over it.

    For a pack it also shows every value that it changes, and for each changed entry whether play changes: the first
    decision at which a random game with the same seed goes otherwise. The exit code is 2 if something is malformed;
    the message then names file, entry and field.
    """
    if pack is not None:
        checked = [check_pack(pack, game, games)]
    else:
        checked = check_games([game] if game is not None else list(shelf()))
    if as_json:
        print_json(checked)
    else:
        for each in checked:
            show_checked(each, games)


def check_games(games: list[str]) -> list[Checked]:
    """All games; every fault is told before the command ends."""
    checked, faults = [], []
    for game in games:
        try:
            tables = read_tables(package(game))
            content_of(game, tables)
        except DataError as error:
            faults.append(f"{game}: {error}")
        else:
            checked.append(Checked(game, content_hash(tables), len(tables), len(entries(tables))))
    for fault in faults[1:]:
        err.print(Text(fault, "red"), soft_wrap=True)
    return fail(told("fault-data", reason=faults[0])) if faults else checked


# Sources


class Sources(msgspec.Struct, frozen=True):
    """The JSON of a game's sources. `entries` are listed with --list only."""

    game: str
    whole: Share
    sections: list[Share]
    fields: list[Share]
    entries: list[Entry] | None = None


def sources(
    game: str = GameName,
    listed: bool = typer.Option(False, "--list", help="List all entries that are reconstructed, in whole or in part."),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Show how much of a game's content is known: from the rulebook, from public sources, inferred or reconstructed.

    Entries are counted by section, and fields where each states its own source. Whoever owns the box can correct what
    is reconstructed with a data pack.
    """
    opened = open_game(game)
    found = entries(read_tables(package_of(game)))
    doubtful = [entry for entry in found if entry.source == "reconstructed" or entry.reconstructed]
    whole = share("all", [entry.source for entry in found])
    if as_json:
        print_json(Sources(game, whole, by_section(found), by_field(found), doubtful if listed else None))
        return
    words = words_for(lang)
    named = msgspec.structs.replace(whole, name=words("sources-all"))
    title = words("sources-entries", game=opened.meta.names.get(lang, game))
    out.print(share_table(title, words("sources-section"), [*by_section(found), named], words))
    if by_field(found):
        out.print(share_table(words("sources-fields"), words("sources-field"), by_field(found), words))
    out.print(legend(words))
    if listed:
        for entry in doubtful:
            name = opened.name_of(entry.id, lang)
            called = f"{entry.id} ({name})" if name else entry.id
            fields = ", ".join(entry.reconstructed) or words("sources-whole")
            out.print(Text(f"{entry.section}  {called}  {fields}"), soft_wrap=True)


def share_table(title: str, head: str, shares: list[Share], words: Words) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column(head, no_wrap=True)
    table.add_column(words("sources-all"), justify="right")
    table.add_column("", no_wrap=True)
    for kind in KINDS:
        table.add_column(Text(STYLES[kind][0], STYLES[kind][1]), justify="right")
    for each in shares:
        parts = [each.sources.get(kind, 0) for kind in KINDS]
        drawn = stacked(parts, list(STYLES.values()), BAR)
        table.add_row(each.name, str(each.total), drawn, *[str(part or "") for part in parts])
    table.add_row("")
    return table


def legend(words: Words) -> Text:
    """What the parts of the bars mean, a line for each."""
    lines = (Text(f"{sign} {words(f'source-{kind}')}", style) for kind, (sign, style) in STYLES.items())
    return Text("\n").join(lines)

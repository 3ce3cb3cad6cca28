"""`pentapolis data`: whether content can be used, what a data pack changes, and where content comes from."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from pentapolis.games import package_of, packages, shelf
from pentapolis.kernel.data import DataError, Tables, content_hash, parse_yaml, read_pack, read_tables
from pentapolis.kernel.words import Words

from .choices import GameName
from .common import AsJson, Lang, err, fail, open_game, out, print_json, read_file, told, words_for
from .plot import stacked
from .provenance import KINDS, Entry, Share, by_field, by_section, entries, share

CHECK_EXAMPLES = """
[bold]Examples[/bold]

  pentapolis data check
  pentapolis data check my-pack
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


class Change(msgspec.Struct, frozen=True):
    """A field that a data pack changes. `old` is None where there was nothing."""

    section: str
    entry: str
    field: str
    old: Any
    new: Any


class Checked(msgspec.Struct, frozen=True):
    """The JSON of a check: one game, with a pack or without."""

    game: str
    content: str
    sections: int
    entries: int
    pack: str | None = None
    changes: list[Change] = []


def check(
    pack: Path | None = typer.Argument(None, metavar="PACK", help="The folder of a data pack.", show_default="none"),
    game: str | None = typer.Option(None, "--game", help="Only this game.", show_default="all, or the pack's"),
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Check that content can be played: that of all games, or that of a game with a data pack laid over it.

    For a pack it also shows what it changes, entry by entry. The exit code is 2 if something is malformed; the message
    then names file, entry and field.
    """
    if pack is not None:
        checked = [check_pack(pack, game)]
    else:
        checked = check_games([game] if game is not None else list(shelf()))
    if as_json:
        print_json(checked)
    else:
        for each in checked:
            show_checked(each)


def check_games(games: list[str]) -> list[Checked]:
    """All games; every fault is told before the command ends."""
    checked, faults = [], []
    for game in games:
        try:
            tables = read_tables(package(game))
            load_content(game, tables)
        except DataError as error:
            faults.append(f"{game}: {error}")
        else:
            checked.append(Checked(game, content_hash(tables), len(tables), len(entries(tables))))
    for fault in faults[1:]:
        err.print(Text(fault, "red"), soft_wrap=True)
    return fail(told("fault-data", reason=faults[0])) if faults else checked


def package(game: str) -> str:
    if game not in packages():
        fail(told("fault-game", game=game, known=", ".join(packages())))
    return package_of(game)


def load_content(game: str, tables: Tables) -> None:
    import_module(f"{package_of(game)}.components").load(tables)


def check_pack(pack: Path, game: str | None) -> Checked:
    name = game or pack_game(pack)
    try:
        before, after = read_tables(package(name)), read_tables(package(name), pack)
        load_content(name, after)
    except DataError as error:
        fail(told("fault-pack", reason=f"{blame(error, pack, name)}{error}"))
    changes = differences(before, after)
    return Checked(name, content_hash(after), len(after), len(entries(after)), str(pack), changes)


def pack_game(pack: Path) -> str:
    """The game that a pack is for, as its pack.yaml says."""
    if not pack.is_dir():
        fail(told("fault-pack-folder", file=str(pack)))
    head = pack / "pack.yaml"
    if not head.is_file():
        fail(told("fault-pack-missing", file=str(head), game=next(iter(packages()))))
    try:
        fields = parse_yaml(read_file(head), str(head))
    except DataError as error:
        fail(told("fault-content", reason=str(error)))
    game = fields.get("game") if isinstance(fields, dict) else None
    if not isinstance(game, str):
        fail(told("fault-pack-game", file=str(head), game=next(iter(packages()))))
    return game


def blame(error: DataError, pack: Path, game: str) -> str:
    """The file of the pack that changed the entry an error is about; errors of the pack itself name it already."""
    try:
        files = read_pack(pack, game)
    except DataError:
        return ""
    for file, sections in files.items():
        for section, changed in sections.items():
            names = (
                [entry.get("id") for entry in changed if isinstance(entry, dict)] if isinstance(changed, list) else []
            )
            if error.where == section or error.where in [f"{section}, entry {name}" for name in names]:
                return f"{file}, "
    return ""


def differences(before: Tables, after: Tables) -> list[Change]:
    """Every field that differs, in the order of the data."""
    changes: list[Change] = []
    for section, table in after.items():
        if isinstance(table, dict):
            changes += fields_changed(section, str(table.get("id", "")), before[section], table)
        elif isinstance(table, list):
            for old, new in zip(before[section], table, strict=True):
                if old != new:
                    changes += fields_changed(section, str(new.get("id")), old, new)
    return changes


def fields_changed(section: str, entry: str, old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    return [Change(section, entry, name, old.get(name), new[name]) for name in new if old.get(name) != new[name]]


def show_checked(checked: Checked) -> None:
    entry = None
    for change in checked.changes:
        if (change.section, change.entry) != entry:
            entry = change.section, change.entry
            out.print(Text(" ".join(filter(None, entry)), "bold"))
        old, new = shown(change.old), shown(change.new)
        out.print(Text.assemble(f"  {change.field}: ", (old, "red"), " → ", (new, "green")), soft_wrap=True)
    about = {"entries": checked.entries, "sections": checked.sections, "content": checked.content}
    if checked.pack is None:
        out.print(Text(f"{checked.game}: {told('data-summary', **about)}"), soft_wrap=True)
        return
    changed = len({(change.section, change.entry) for change in checked.changes})
    line = told("data-changes", pack=checked.pack, changed=changed, game=checked.game, **about)
    out.print(Text(line if checked.changes else f"{line} {told('data-no-changes')}"), soft_wrap=True)


def shown(value: object) -> str:
    return "–" if value is None else value if isinstance(value, str) else msgspec.json.encode(value).decode()


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
    found = entries(read_tables(package(game)))
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

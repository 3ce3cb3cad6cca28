"""What a data pack changes: value by value, and in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from pentapolis.arena.divergence import Difference, Playthrough, first_difference, play_some
from pentapolis.arena.misprints import is_word
from pentapolis.games import load, made, package_of, packages
from pentapolis.kernel import Game
from pentapolis.kernel.data import DataError, Tables, content_hash, parse_yaml, read_pack, read_tables

from ..shared.common import fail, out, read_file, told
from ..shared.provenance import entries

GAMES = 24  # of all player counts, several times


class Change(msgspec.Struct, frozen=True):
    """A value that a data pack changes; `field` may lead inside it (`effects.0.amount`). None: there is nothing."""

    section: str
    entry: str
    field: str
    old: Any
    new: Any

    @property
    def is_word(self) -> bool:
        return any(is_word(step) for step in self.field.split("."))


class InPlay(msgspec.Struct, frozen=True):
    """What the changes of one entry do. `words`: they only speak to people. `first`: where play first differs.

    `alone`: the entry was judged without the rest of the pack; False if it cannot be loaded so.
    """

    section: str
    entry: str
    words: bool
    alone: bool = True
    first: Difference | None = None


class Checked(msgspec.Struct, frozen=True):
    """The JSON of a check: one game, with a pack or without."""

    game: str
    content: str
    sections: int
    entries: int
    pack: str | None = None
    changes: list[Change] = []
    play: list[InPlay] = []


def package(game: str) -> str:
    if game not in packages():
        fail(told("fault-game", game=game, known=", ".join(packages())))
    return package_of(game)


def check_pack(pack: Path, game: str | None, games: int) -> Checked:
    name = game or pack_game(pack)
    try:
        before, after = read_tables(package(name)), read_tables(package(name), pack)
        whole = made(name, after)
    except DataError as error:
        fail(told("fault-pack", reason=f"{blame(error, pack, name)}{error}"))
    changes = differences(before, after)
    try:
        play = in_play(name, before, after, whole, changes, games)
    except Exception as error:  # content that the rules cannot play is a fault of the pack, or of the checks at loading
        fail(told("fault-pack-play", reason=repr(error)))
    return Checked(name, content_hash(after), len(after), len(entries(after)), str(pack), changes, play)


def pack_game(pack: Path) -> str:
    """The game that a pack is for, as its pack.yaml says."""
    head = pack / "pack.yaml"
    if not pack.is_dir():
        fail(told("fault-pack-folder", file=str(pack)))
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
    return f"{', '.join(files)}, "  # the fault shows elsewhere, as a sum does


# What changes


def differences(before: Tables, after: Tables) -> list[Change]:
    """Every value that differs, in the order of the data."""
    changes: list[Change] = []
    for section, table in after.items():
        if isinstance(table, list):
            for old, new in zip(before[section], table, strict=True):
                changes += values_changed(section, str(new.get("id")), "", old, new)
        else:
            changes += values_changed(section, "", "", before[section], table)
    return changes


def values_changed(section: str, entry: str, field: str, old: Any, new: Any) -> Iterator[Change]:
    """Inside mappings, and inside lists of them as long as before; all else is one value."""
    if old == new:
        return
    inside = f"{field}." if field else ""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in {**old, **new}:
            yield from values_changed(section, entry, f"{inside}{name}", old.get(name), new.get(name))
    elif is_nested(old) and is_nested(new) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from values_changed(section, entry, f"{inside}{number}", one, other)
    else:
        yield Change(section, entry, field, old, new)


def is_nested(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(item, dict | list) for item in value)


# What it does


def in_play(
    game: str, before: Tables, after: Tables, whole: Game[Any, Any], changes: list[Change], games: int
) -> list[InPlay]:
    """For every changed entry, whether random games of the same seed go otherwise with it."""
    courses: list[Playthrough] = []
    found = []
    for (section, entry), group in groupby(changes, lambda change: (change.section, change.entry)):
        if all(change.is_word for change in group):
            found.append(InPlay(section, entry, words=True))
            continue
        courses = courses or play_some(load(game), games, "pack")
        alone = with_one_entry(game, before, after, section, entry)
        first = first_difference(courses, whole if alone is None else alone)
        found.append(InPlay(section, entry, words=False, alone=alone is not None, first=first))
    return found


def with_one_entry(game: str, before: Tables, after: Tables, section: str, entry: str) -> Game[Any, Any] | None:
    """The game with one entry of the pack; None if that cannot be loaded without the others."""
    table = after[section]
    if isinstance(table, list):
        pairs = zip(before[section], table, strict=True)
        table = [new if str(new.get("id")) == entry else old for old, new in pairs]
    try:
        return made(game, {**before, section: table})
    except DataError:
        return None


# What is said


def show_checked(checked: Checked, games: int) -> None:
    played = {(entry.section, entry.entry): entry for entry in checked.play}
    for place, group in groupby(checked.changes, lambda change: (change.section, change.entry)):
        out.print(Text(" ".join(filter(None, place)), "bold"))
        for change in group:
            old, new = shown(change.old), shown(change.new)
            out.print(Text.assemble(f"  {change.field}: ", (old, "red"), " → ", (new, "green")), soft_wrap=True)
        out.print(Text(f"  {play_told(played[place], games)}", "dim"), soft_wrap=True)
    about = {"entries": checked.entries, "sections": checked.sections, "content": checked.content}
    if checked.pack is None:
        out.print(Text(f"{checked.game}: {told('data-summary', **about)}"), soft_wrap=True)
        return
    line = told("data-changes", pack=checked.pack, changed=len(checked.play), game=checked.game, **about)
    out.print(Text(line if checked.changes else f"{line} {told('data-no-changes')}"), soft_wrap=True)


def play_told(entry: InPlay, games: int) -> str:
    """Whether play changes, in words."""
    if entry.words:
        return told("data-words")
    rest = "" if entry.alone else f" {told('data-together')}"
    if entry.first is None:
        return told("data-same-play", games=games) + rest
    first = entry.first
    return told("data-other-play", game=first.game, players=first.players, decision=first.decision) + rest


def shown(value: object) -> str:
    return "–" if value is None else value if isinstance(value, str) else msgspec.json.encode(value).decode()

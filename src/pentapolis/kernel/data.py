"""Content: YAML tables of a game package, with a data pack laid over them, as typed and frozen structs.

This is the one module of the kernel that reads files; it runs once, before any match.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import yaml

T = TypeVar("T")
Words = TypeVar("Words", bound=msgspec.Struct)
E = TypeVar("E", bound="HasId")


class HasId(Protocol):
    """An entry that others may name."""

    @property
    def id(self) -> str: ...


Tables = dict[str, Any]
"""The sections of a game's data files: mostly lists of entries with an `id`."""

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class DataError(ValueError):
    """Content that cannot be used. `where` names the file and the entry, `what` the fault and what to do."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(where, what)  # both, so that it pickles
        self.where = where
        self.what = what

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def read_tables(package: str, pack: Path | None = None) -> Tables:
    """All sections of the package's `data/*.yaml`, with the entries of a data pack laid over them."""
    tables: Tables = {}
    for file in _yaml_files(resources.files(package) / "data"):
        sections = _parse(file, file.name)
        twice = sorted(tables.keys() & sections.keys())
        if twice:
            raise DataError(file.name, f"the section {twice[0]!r} is already in another file")
        tables.update(sections)
    if pack is not None:
        for name, sections in read_pack(pack, package.rpartition(".")[2]).items():
            overlay(tables, sections, name)
    return tables


def read_pack(pack: Path, game: str) -> dict[str, Tables]:
    """The sections of a data pack by file. `pack.yaml` must name the game it is for."""
    if not pack.is_dir():
        raise DataError(str(pack), "there is no such folder; a data pack is a folder with pack.yaml and YAML tables")
    if not (pack / "pack.yaml").is_file():
        raise DataError(str(pack), f"pack.yaml is missing; it must hold the line `game: {game}`")
    files = {str(pack / file.name): _parse(file, str(pack / file.name)) for file in _yaml_files(pack)}
    head = files.pop(str(pack / "pack.yaml"))
    if head.get("game") != game:
        raise DataError(str(pack / "pack.yaml"), f"it is for the game {head.get('game')!r}, not for {game!r}")
    if not files:
        raise DataError(str(pack), "the pack changes nothing; add a YAML file with entries to override")
    return files


def overlay(tables: Tables, sections: Tables, where: str) -> None:
    """Lay entries over others with the same id, field by field. Unknown sections and ids are faults.

    >>> tables = {"cards": [{"id": "castle", "strip": ["defense"], "cost": 2}]}
    >>> overlay(tables, {"cards": [{"id": "castle", "cost": 3}]}, "pack/cards.yaml")
    >>> tables
    {'cards': [{'id': 'castle', 'strip': ['defense'], 'cost': 3}]}
    """
    for section, changes in sections.items():
        if section not in tables:
            raise DataError(where, f"there is no section {section!r}; known are {', '.join(sorted(tables))}")
        if isinstance(tables[section], dict) and isinstance(changes, dict):
            tables[section] = {**tables[section], **changes}
            continue
        if not isinstance(changes, list) or not isinstance(tables[section], list):
            raise DataError(f"{where}, {section}", "this section must be written as it is in the game's own data")
        places = {entry.get("id"): n for n, entry in enumerate(tables[section]) if isinstance(entry, dict)}
        for change in changes:
            if not isinstance(change, dict) or not isinstance(change.get("id"), str):
                raise DataError(f"{where}, {section}", f"an entry needs an `id`: {change!r}")
            if change["id"] not in places:
                raise DataError(f"{where}, {section}", f"there is no entry {change['id']!r} to override")
            tables[section][places[change["id"]]] = {**tables[section][places[change["id"]]], **change}


def only(tables: Tables, sections: Collection[str]) -> None:
    """Refuse a section that no rule reads, and content that lacks one that the rules need.

    >>> only({"cards": [], "rumours": []}, ["cards"])
    Traceback (most recent call last):
    pentapolis.kernel.data.DataError: rumours: no rule reads this section; known are cards
    """
    for section in tables:
        if section not in sections:
            raise DataError(section, f"no rule reads this section; known are {', '.join(sections)}")
    for section in sections:
        if section not in tables:
            raise DataError(section, "this section is missing")


def convert(entry: object, kind: type[T], where: str) -> T:
    """An entry as a typed struct; a wrong field fails with file, section and entry."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        name = entry.get("id", "?") if isinstance(entry, dict) else "?"
        raise DataError(f"{where}, entry {name}", str(error)) from None


def understand(words: object, kind: type[Words], where: str) -> Words:
    """A part of a position as a struct, or a DataError that names the word that is wrong.

    >>> class Seat(msgspec.Struct):
    ...     tokens: int = 0
    >>> understand({"tokens": 3}, Seat, "given, seat a")
    Seat(tokens=3)
    >>> understand({"gold": 3}, Seat, "given, seat a")
    Traceback (most recent call last):
    pentapolis.kernel.data.DataError: given, seat a: 'gold' is not part of a position; known are tokens
    """
    known = kind.__struct_fields__
    for word in words if isinstance(words, dict) else ():
        if word not in known:
            raise DataError(where, f"{word!r} is not part of a position; known are {', '.join(known)}")
    try:
        return msgspec.convert(words, kind)
    except msgspec.ValidationError as error:
        raise DataError(where, str(error)) from None


def convert_all(tables: Tables, section: str, kind: type[T]) -> list[T]:
    """All entries of a section as typed structs."""
    return [convert(entry, kind, section) for entry in tables.get(section, [])]


def convert_exactly(tables: Tables, section: str, kind: type[E], ids: Sequence[str]) -> dict[str, E]:
    """The entries of a section that the rules know by their ids: these, in this order."""
    entries = {entry.id: entry for entry in convert_all(tables, section, kind)}
    if list(entries) != list(ids) or len(entries) != len(tables[section]):
        raise DataError(section, f"its entries must be {', '.join(ids)}, in this order")
    return entries


def content_hash(tables: Tables) -> str:
    """The fingerprint of content that every record carries.

    >>> content_hash({"cards": [{"id": "castle"}]})
    'ec453dabb318c7e5'
    """
    encoded = msgspec.json.encode(tables, order="deterministic")
    return blake2b(encoded, digest_size=8).hexdigest()


def read_text(package: str, *path: str) -> str:
    """A text file shipped inside a package."""
    return resources.files(package).joinpath(*path).read_text(encoding="utf-8")


def find_text(package: str, *path: str) -> str | None:
    """The same, of a file that need not be there."""
    file = resources.files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def read_folder(package: str, *path: str) -> dict[str, str]:
    """All files of a folder inside a package, by name; none if there is no such folder."""
    folder = resources.files(package).joinpath(*path)
    if not folder.is_dir():
        return {}
    files = sorted((file for file in folder.iterdir() if file.is_file()), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def parse_yaml(text: str, where: str) -> Any:
    """YAML text as plain values; a fault names the line."""
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        raise DataError(f"{where}{line}", f"this is not YAML: {getattr(error, 'problem', error)}") from None


def _yaml_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name)


def _parse(file: Traversable, where: str) -> Tables:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError(where, "this is not text in UTF-8; save it as such") from None
    tables = parse_yaml(text, where)
    if not isinstance(tables, Mapping) or not all(isinstance(key, str) for key in tables):
        raise DataError(where, "a data file holds sections: a mapping of names to lists of entries")
    return dict(tables)

"""Content: tables of a package, data packs laid over them, and every way in which they can be wrong."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.data import (
    DataError,
    content_hash,
    convert,
    convert_all,
    overlay,
    parse_yaml,
    read_folder,
    read_pack,
    read_tables,
    read_text,
)

GAME = "orchard"


class Tree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    fruit: int
    marks: tuple[str, ...] = ()


def write(folder: Path, files: dict[str, str | bytes]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An installed package with content."""
    name = f"shelf_{tmp_path.name.replace('-', '_')}"
    write(
        tmp_path / "site" / name / GAME,
        {
            "__init__.py": "",
            "data/trees.yaml": "trees:\n- {id: apple, fruit: 3}\n- {id: pear, fruit: 2, marks: [old]}\n",
            "data/setup.yaml": "setup: {players: 2, trees: 4}\nseasons: [spring, summer]\n",
            "data/notes.txt": "not content",
            "text/en/a.ftl": "a = A\n",
            "text/en/b.ftl": "b = B\n",
            "text/en/deeper/c.ftl": "c = C\n",
        },
    )
    monkeypatch.syspath_prepend(tmp_path / "site")
    return f"{name}.{GAME}"


def pack(tmp_path: Path, **files: str | bytes) -> Path:
    """A data pack; `trees="..."` writes trees.yaml."""
    texts = {"pack": f"game: {GAME}\n", **files}
    return write(tmp_path / "pack", {f"{name}.yaml": text for name, text in texts.items()})


# Tables of a package


def test_tables_come_from_all_files(package: str) -> None:
    assert read_tables(package) == {
        "setup": {"players": 2, "trees": 4},
        "seasons": ["spring", "summer"],
        "trees": [{"id": "apple", "fruit": 3}, {"id": "pear", "fruit": 2, "marks": ["old"]}],
    }


def test_a_section_belongs_to_one_file(package: str, tmp_path: Path) -> None:
    folder = next((tmp_path / "site").iterdir()) / GAME / "data"
    write(folder, {"more.yaml": "trees: []\n"})
    with pytest.raises(DataError) as caught:
        read_tables(package)
    assert str(caught.value) == "trees.yaml: the section 'trees' is already in another file"


def test_texts_of_a_package(package: str) -> None:
    assert read_text(package, "data", "notes.txt") == "not content"
    assert read_folder(package, "text", "en") == {"a.ftl": "a = A\n", "b.ftl": "b = B\n"}


# Packs


def test_a_pack_overrides_entries_field_by_field(package: str, tmp_path: Path) -> None:
    place = pack(tmp_path, trees="trees:\n- {id: pear, fruit: 5}\n", setup="setup: {trees: 6}\n")
    tables = read_tables(package, place)
    assert tables["trees"] == [{"id": "apple", "fruit": 3}, {"id": "pear", "fruit": 5, "marks": ["old"]}]
    assert tables["setup"] == {"players": 2, "trees": 6}
    assert content_hash(tables) != content_hash(read_tables(package))


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({}, "{pack}: the pack changes nothing; add a YAML file with entries to override"),
        ({"pack": "game: chess\n"}, "{pack}/pack.yaml: it is for the game 'chess', not for 'orchard'"),
        ({"pack": "name: mine\n"}, "{pack}/pack.yaml: it is for the game None, not for 'orchard'"),
        ({"trees": "trees: [\n"}, "{pack}/trees.yaml, line 2: this is not YAML: "),
        ({"trees": "- a\n- b\n"}, "{pack}/trees.yaml: a data file holds sections"),
        ({"trees": "1: []\n"}, "{pack}/trees.yaml: a data file holds sections"),
        ({"trees": ""}, "{pack}/trees.yaml: a data file holds sections"),
        ({"trees": b"trees: [\xff]\n"}, "{pack}/trees.yaml: this is not text in UTF-8"),
        ({"trees": b"trees: [\x01]\n"}, "{pack}/trees.yaml: this is not YAML: "),
        ({"x": "tres: []\n"}, "{pack}/x.yaml: there is no section 'tres'; known are seasons, setup, trees"),
        ({"x": "trees: {apple: 3}\n"}, "{pack}/x.yaml, trees: this section must be written as it is in the game's"),
        ({"x": "setup: [1]\n"}, "{pack}/x.yaml, setup: this section must be written as it is in the game's"),
        ({"x": "trees: [apple]\n"}, "{pack}/x.yaml, trees: an entry needs an `id`: 'apple'"),
        ({"x": "trees: [{fruit: 3}]\n"}, "{pack}/x.yaml, trees: an entry needs an `id`: {{'fruit': 3}}"),
        ({"x": "trees: [{id: [1]}]\n"}, "{pack}/x.yaml, trees: an entry needs an `id`: "),
        ({"x": "trees: [{id: plum}]\n"}, "{pack}/x.yaml, trees: there is no entry 'plum' to override"),
        ({"x": "seasons: [{id: spring}]\n"}, "{pack}/x.yaml, seasons: there is no entry 'spring' to override"),
    ],
)
def test_a_wrong_pack_is_named_with_its_file(
    package: str, tmp_path: Path, files: dict[str, str | bytes], message: str
) -> None:
    place = pack(tmp_path, **files)
    with pytest.raises(DataError) as caught:
        read_tables(package, place)
    assert str(caught.value).startswith(message.format(pack=place))
    assert str(caught.value) == f"{caught.value.where}: {caught.value.what}"


def test_a_pack_must_be_a_folder_with_a_head(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no such folder"):
        read_pack(tmp_path / "nowhere", GAME)
    file = tmp_path / "file"
    file.write_text("game: orchard")
    with pytest.raises(DataError, match="there is no such folder"):
        read_pack(file, GAME)
    with pytest.raises(DataError, match=r"pack\.yaml is missing; it must hold the line `game: orchard`"):
        read_pack(write(tmp_path / "empty", {"trees.yaml": "trees: []"}), GAME)


def test_files_of_a_pack_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    place = pack(tmp_path, b="x: 2\n", a="x: 1\n")
    assert read_pack(place, GAME) == {str(place / "a.yaml"): {"x": 1}, str(place / "b.yaml"): {"x": 2}}


ENTRIES = st.dictionaries(st.sampled_from("abc"), st.dictionaries(st.sampled_from("xyz"), st.integers()))


@given(ENTRIES, ENTRIES)
def test_laying_entries_over_others(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    def listed(entries: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"id": name, **fields} for name, fields in entries.items()]

    tables = {"cards": listed(ours)}
    known = {name: fields for name, fields in theirs.items() if name in ours}
    overlay(tables, {"cards": listed(known)}, "pack")
    assert tables["cards"] == listed({name: {**fields, **known.get(name, {})} for name, fields in ours.items()})
    again = {"cards": [entry.copy() for entry in tables["cards"]]}
    overlay(again, {"cards": listed(known)}, "pack")
    assert again == tables


# Typed entries


def test_entries_become_structs() -> None:
    tables = {"trees": [{"id": "apple", "fruit": 3}, {"id": "pear", "fruit": 2, "marks": ["old"]}]}
    assert convert_all(tables, "trees", Tree) == [Tree("apple", 3), Tree("pear", 2, ("old",))]
    assert convert_all(tables, "shrubs", Tree) == []


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"id": "apple", "fruit": "many"}, "trees, entry apple: Expected `int`, got `str` - at `$.fruit`"),
        ({"id": "apple"}, "trees, entry apple: Object missing required field `fruit`"),
        ({"id": "apple", "fruit": 1, "fruits": 2}, "trees, entry apple: Object contains unknown field `fruits`"),
        ({"fruit": 1}, "trees, entry ?: Object missing required field `id`"),
        ("apple", "trees, entry ?: Expected `object`, got `str`"),
    ],
)
def test_a_wrong_entry_is_named(entry: object, message: str) -> None:
    with pytest.raises(DataError) as caught:
        convert(entry, Tree, "trees")
    assert str(caught.value) == message


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(DataError("cards.yaml", "no such thing")))
    assert (error.where, error.what, str(error)) == ("cards.yaml", "no such thing", "cards.yaml: no such thing")


# YAML and hashes


def test_yaml_faults_name_the_line() -> None:
    assert parse_yaml("a: [1, 2]", "x.yaml") == {"a": [1, 2]}
    with pytest.raises(DataError) as caught:
        parse_yaml("a: 1\nb: 'open\n", "x.yaml")
    assert caught.value.where == "x.yaml, line 3"


def test_the_order_of_fields_does_not_change_the_hash() -> None:
    one = {"cards": [{"id": "a", "cost": 1}], "setup": {}}
    other = {"setup": {}, "cards": [{"cost": 1, "id": "a"}]}
    assert content_hash(one) == content_hash(other)
    assert content_hash(one) != content_hash({**one, "cards": [{"id": "a", "cost": 2}]})

"""The flat encoding: every place of a view has its column, and seats are counted from who looks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pentapolis.envs.encoding import MOST, UNKNOWN, ColumnNode, Encoding, Memory, PlacePatterns, expand, steps
from pentapolis.envs.lexicon import meet, scales
from pentapolis.kernel import NumberSemantics, Packed

VIEW: dict[str, Any] = {
    "supply": 6,
    "era": "bronze",
    "first": 1,
    "open": True,
    "box": ["forum", "villa", "forum"],
    "turned": [0, 3],
    "players": [{"tokens": 4, "hand": []}, {"tokens": 2, "hand": ["villa"]}],
    "market": [{"card": "forum", "investor": 0, "tokens": 2}, {"card": "villa", "investor": -1, "tokens": 0}],
    "wonder_builder": {"colossus": 1},
    "builders": {"colossus": 1},
    "army": {"units": 3 + (1 << 10), "first": 1},
    "truces": [[1, 0]],
    "offer": ["1", "gold"],
    "prices": [{"gold": 3}, {"gold": 6}],
    "nothing": None,
}
NUMBER_SEMANTICS = NumberSemantics(
    seats=frozenset(
        f"view.{place}" for place in "first market.* wonder_builder.* control.* closed.* truces.*.* offer".split()
    ),
    by_seat=frozenset({"view.players", "view.influence.*"}),
    packed={"view.*.units": Packed(("infantry", "ship", "leader"), 5)},
)


def learned(*views: dict[str, Any], players: int = 2) -> Encoding:
    root = ColumnNode("", PlacePatterns(NUMBER_SEMANTICS))
    for view in views:
        for node in meet(root, {"view": view}, players).values():
            node.seen += 1
    return Encoding(dict(scales(root, 1)), players, NUMBER_SEMANTICS)


def columns(encoding: Encoding, view: dict[str, Any], seat: int) -> dict[str, float]:
    vector = encoding.encode({"view": view}, seat)
    assert vector.shape == (encoding.size,)
    assert vector.dtype == np.float32
    return {
        name.removeprefix("view."): float(value) for name, value in zip(encoding.names, vector, strict=True) if value
    }


def test_every_kind_of_place_has_its_column() -> None:
    assert columns(learned(VIEW), VIEW, 0) == {
        "supply": 1.0,
        "era=bronze": 1.0,
        "first.@1": 1.0,
        "open": 1.0,
        "box=forum": 2.0,
        "box=villa": 1.0,
        "turned.1": 1.0,
        "players.@0.tokens": 1.0,
        "players.@1.tokens": 0.5,
        "players.@1.hand=villa": 1.0,
        "market.forum.@0": 1.0,
        "market.forum.@0#": 1.0,
        "market.forum.@0.tokens": 1.0,
        "market.villa.-1": 1.0,
        "market.villa.-1#": 1.0,
        "wonder_builder.colossus.@1": 1.0,
        "builders.colossus": 1.0,
        "army.units.infantry": 1.0,
        "army.units.leader": 1.0,
        "army.first": 1.0,
        "truces.0.0.@1": 1.0,
        "truces.0.1.@0": 1.0,
        "offer.@1": 1.0,
        "offer=gold": 1.0,
        "prices.0.gold": 1.0,
        "prices.1.gold": 1.0,
    }


def test_seats_are_counted_from_who_looks() -> None:
    turned = {**VIEW, "first": 0, "players": VIEW["players"][::-1], "wonder_builder": {"colossus": 0}}
    turned["market"] = [{**VIEW["market"][0], "investor": 1}, VIEW["market"][1]]
    turned |= {"truces": [[0, 1]], "offer": ["0", "gold"]}
    encoding = learned(VIEW)
    assert columns(encoding, turned, 1) == columns(encoding, VIEW, 0)
    assert columns(encoding, turned, 0) != columns(encoding, VIEW, 0)


def test_boards_of_seats_are_by_seat_even_if_they_begin_with_a_word() -> None:
    """As in Mosaic: boards begin with a Leader, Regions have numbers for each seat, and lists of seats."""
    view = {
        "players": [{"leader": "scribe", "gold": 4}, {"leader": "farmer", "gold": 2}],
        "influence": {"greece": [3, 6]},
        "control": {"greece": 1, "egypt": -1},
        "closed": {"greece": [1], "egypt": []},
    }
    assert columns(learned(view), view, 1) == {
        "players.@0.leader=farmer": 1.0,
        "players.@0.gold": 0.5,
        "players.@1.leader=scribe": 1.0,
        "players.@1.gold": 1.0,
        "influence.greece.@0": 1.0,
        "influence.greece.@1": 0.5,
        "control.greece.@0": 1.0,
        "control.egypt.-1": 1.0,
        "closed.greece.@0": 1.0,
    }


def test_what_nobody_has_met_falls_into_the_unknown_columns() -> None:
    encoding = learned(VIEW)
    known = columns(encoding, VIEW, 0)
    more = columns(encoding, {**VIEW, "era": "iron", "plague": {"place": "d7", "deaths": 3}}, 0)
    del known["era=bronze"]
    fresh = {name: value for name, value in more.items() if name not in known}
    assert all(name.startswith("?") for name in fresh)
    assert sum(fresh.values()) == 1 + 1 + 3
    assert len(encoding.names) == len(set(encoding.names))
    assert sum(name.startswith("?") for name in encoding.names) == UNKNOWN


def test_numbers_are_scaled_and_bounded() -> None:
    encoding = learned(VIEW)
    assert columns(encoding, {"supply": 3}, 0) == {"supply": 0.5}
    assert columns(encoding, {"supply": 10**9}, 0) == {"supply": MOST}
    assert columns(encoding, {"supply": -(10**9)}, 0) == {"supply": -MOST}


def test_what_is_remembered_changes_nothing() -> None:
    """A table that changes here and there, and back again."""
    changes: list[dict[str, Any]] = [
        {},
        {"supply": 3},
        {"players": [{"tokens": 4, "hand": ["forum"]}, VIEW["players"][1]]},
        {"box": ["villa"], "market": VIEW["market"][::-1]},
        {"box": [], "wonder_builder": {}},
        {},
    ]
    views = [{**VIEW, **change} for change in changes]
    encoding, memory = learned(*views), Memory()
    told = [encoding.encode({"view": view}, 0, memory).tolist() for view in views]
    assert told == [encoding.encode({"view": view}, 0).tolist() for view in views]
    assert told[0] == told[-1] != told[2]
    assert {node.path for node in memory} >= {"view.players", "view.players.@0", "view.market"}


def test_groups_are_the_fields_of_the_view() -> None:
    encoding = learned(VIEW)
    groups = encoding.groups
    assert groups.keys() == VIEW.keys() - {"nothing"} | {"unknown"}
    assert sorted(column for group in groups.values() for column in group) == list(range(encoding.size))


@pytest.mark.parametrize("path", ["supply", "players.@.hand=villa", "market.forum.@.seen.@", "market.forum.@#"])
def test_a_path_is_read_as_it_was_written(path: str) -> None:
    for name in expand(path, 3):
        assert "".join(steps(name)) == name
    assert len(expand(path, 3)) == 3 ** path.count("@")

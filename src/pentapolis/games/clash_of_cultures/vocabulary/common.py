"""What the vocabularies of the tables share: the kind of an effect, pieces by name, prices, and how one is found.

A wrong field, an unknown kind or an unknown piece fails at load.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, Protocol, TypeVar, get_args, get_type_hints

import msgspec

from pentapolis.games.clash_of_cultures.kinds import GOOD, Goods, goods
from pentapolis.kernel.data import DataError
from pentapolis.kernel.memo import Memo

Number = Annotated[int, msgspec.Meta(ge=1)]
Points = Annotated[float, msgspec.Meta(ge=0.5, multiple_of=0.5)]
"""Points are whole or half."""

Good = Literal["food", "wood", "ore", "ideas", "gold", "mood", "culture", "captive"]
TerrainName = Literal["plain", "forest", "mountain", "barren", "sea"]
UnitName = Literal["settler", "infantry", "ship", "cavalry", "elephant", "leader"]
ArmyName = Literal["infantry", "cavalry", "elephant"]
"""Army units but Leaders."""
BuildingName = Literal["temple", "fortress", "academy", "port", "market", "obelisk", "observatory"]
MoodName = Literal["angry", "neutral", "happy"]
Limit = Literal["", "once_per_turn"]
Tag = Literal["famine", "plague"]
"""Sorts of events, from which Advances protect."""
Amounts = dict[Good, Number]
"""A price or a gain: so much of each good."""


# Ids of other entries, each with the table of the content in which it must stand: see `ids_in`.
AdvanceId = Annotated[str, msgspec.Meta(extra={"among": "advances"})]
CategoryId = Annotated[str, msgspec.Meta(extra={"among": "categories"})]
WonderId = Annotated[str, msgspec.Meta(extra={"among": "wonders"})]


class Kind(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One thing that a piece of the box does. `carriers`: the pieces whose rules read it; no other may have it."""

    carriers: ClassVar[tuple[str, ...]] = ()

    @property
    def once(self) -> bool:
        """CC-2.8: whether it works once per turn."""
        return getattr(self, "limit", "") == "once_per_turn"


def amount(printed: Mapping[Good, int]) -> Goods:
    """A price or a gain by position.

    >>> amount({"food": 2, "mood": 1})
    (2, 0, 0, 0, 0, 1, 0, 0)
    """
    return AMOUNTS[tuple(printed.items())]


AMOUNTS: Memo[tuple[tuple[Good, int], ...], Goods] = Memo(lambda printed: goods(**dict(printed)))


def halves(points: float) -> int:
    """Points as half points.

    >>> halves(1.5)
    3
    """
    return int(2 * points)


class Carrier(Protocol):
    """An entry that does something."""

    @property
    def id(self) -> str: ...

    @property
    def effects(self) -> tuple[Kind, ...]: ...


K = TypeVar("K", bound=Kind)


def the(entry: Carrier, kind: type[K]) -> K:
    """The one effect of a kind that an entry has; `check_carriers` has proved that there is one."""
    for effect in entry.effects:
        if type(effect) is kind:
            return effect
    raise KeyError(f"{entry.id} has no {kind.__name__}")


def every(entry: Carrier, kind: type[K]) -> list[K]:
    """All effects of a kind that an entry has."""
    return [effect for effect in entry.effects if type(effect) is kind]


def check_carriers(sections: Mapping[str, Iterable[Carrier]], kinds: Iterable[type[Kind]]) -> None:
    """Each entry has every kind that its rules read once, and no other; a kind without carriers stands anywhere.

    `sections`: the entries that these kinds are for, by the section of the data in which they stand.
    """
    needed: dict[str, list[type[Kind]]] = {}
    for kind in kinds:
        for carrier in kind.carriers:
            needed.setdefault(carrier, []).append(kind)
    for section, entries in sections.items():
        for entry in entries:
            bound = (type(effect) for effect in entry.effects if effect.carriers)
            wanted, found = tags(needed.pop(entry.id, [])), tags(bound)
            if wanted != found:
                fault = f"its effects are {words(found)}; its rules are for {words(wanted)}"
                raise DataError(place(section, entry.id), fault)
    if needed:
        raise DataError(", ".join(sections), f"there is no entry {next(iter(needed))!r}, but rules for it")


class Naming(msgspec.Struct, frozen=True):
    """What a field may name: entries of these tables. `items`: what those may name that lie in it."""

    among: tuple[str, ...]
    items: Naming | None


def ids_in(value: Any, naming: Naming | None = None) -> Iterator[tuple[str, str]]:
    """Every id in an entry that names another one, with the table in which that must stand."""
    if isinstance(value, msgspec.Struct):
        for field, inner in namings_of(type(value)).items():
            yield from ids_in(getattr(value, field), inner)
    elif isinstance(value, tuple):
        for item in value:
            yield from ids_in(item, naming and naming.items)
    elif value and naming:
        yield from ((among, value) for among in naming.among)


@cache
def namings_of(kind: type[msgspec.Struct]) -> dict[str, Naming]:
    """What the fields of an entry may name; those in which no id can lie are left out."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: naming_of(hints[field]) for field in kind.__struct_fields__ if may_name(hints[field])}


def naming_of(hint: Any) -> Naming:
    inside = get_args(hint)
    among = tuple(name for part in (hint, *inside) for name in tables_of(part))
    return Naming(among, naming_of(inside[0]) if inside else None)


def may_name(hint: Any) -> bool:
    """Whether an id may lie in a field, itself or in an entry that does.

    >>> may_name(tuple[AdvanceId, ...]), may_name(Kind | None), may_name(dict[str, int])
    (True, True, False)
    """
    entry = isinstance(hint, type) and issubclass(hint, msgspec.Struct)
    return entry or bool(tables_of(hint)) or any(map(may_name, get_args(hint)))


def tables_of(hint: Any) -> list[str]:
    """The tables in one of which an id must stand."""
    return [str(meta.extra["among"]) for meta in getattr(hint, "__metadata__", ()) if getattr(meta, "extra", None)]


def place(section: str, entry: str) -> str:
    """Where an entry stands in the data, for a DataError.

    >>> place("advances", "roads")
    'advances, entry roads'
    """
    return f"{section}, entry {entry}"


def tags(kinds: Iterable[type[Kind]]) -> list[str]:
    return sorted(str(kind.__struct_config__.tag) for kind in kinds)


def words(names: list[str]) -> str:
    return ", ".join(names) or "none"


@cache
def good_set(names: tuple[Good, ...]) -> int:
    """Goods as a set.

    >>> good_set(("food", "ore"))
    5
    """
    return sum(1 << GOOD[name] for name in set(names))

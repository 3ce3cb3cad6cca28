"""The shelf: every installed game, found by the entry-point group `pentapolis.games`.

An entry point names a package that has `meta.META`, `components.load` and `rules.RULES`; a small game may have `META`
and `RULES` in the package itself, and no content. The names of pieces are the content's `names`, by id and language, or
what `components.name_of` says. Any installed distribution may add one; nothing here names a game. If the package has
`trained/weights.json`, bots may estimate with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from pentapolis.kernel import Game, Meta, Rulebook
from pentapolis.kernel.data import Tables, content_hash, find_text, read_tables
from pentapolis.kernel.traits import read_weights, trained

GROUP = "pentapolis.games"
WEIGHTS = ("trained", "weights.json")


class UnknownGame(LookupError):
    """No game of this id is on the shelf."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


@lru_cache(maxsize=1)
def packages() -> dict[str, str]:
    """The package of every game by the game's id."""
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def package_of(game: str) -> str:
    if game not in packages():
        raise UnknownGame(game)
    return packages()[game]


def shelf() -> dict[str, Meta]:
    """What is known of every game without loading its rules."""
    return {game: room(package, "meta").META for game, package in packages().items()}


def room(package: str, name: str) -> ModuleType:
    """A module of a game's package; the package itself, if that holds everything."""
    return import_module(f"{package}.{name}" if find_spec(f"{package}.{name}") else package)


@cache
def load(game: str, pack: Path | None = None) -> Game[Any, Any]:
    """A game ready to play, with a data pack laid over its content if one is given."""
    return made(game, read_tables(package_of(game), pack))


def content_of(game: str, tables: Tables) -> Any:
    """The content of a game from its tables; a DataError names what cannot be played. None: the game has no content."""
    components = room(package_of(game), "components")
    return components.load(tables) if hasattr(components, "load") else None


def made(game: str, tables: Tables) -> Game[Any, Any]:
    """A game ready to play, with the content of these tables."""
    package = package_of(game)
    rules = room(package, "rules").RULES
    hashed, trained_by = content_hash(tables), shipped(rules, package)
    content = content_of(game, tables)
    if content is None:
        return Game(rules, None, hashed, trained=trained_by)
    return Game(rules, content, hashed, namer(room(package, "components"), content), trained_by)


def namer(components: ModuleType, content: Any) -> Callable[[str, str], str | None]:
    """A piece's name in a language, or None: by a game's own `name_of`, or as its content has it in `names`."""
    if hasattr(components, "name_of"):
        return lambda piece, language: components.name_of(content, piece, language)
    return lambda piece, language: content.names.get(piece, {}).get(language)


def shipped(rules: Rulebook[Any, Any], package: str) -> Callable[[Any, int], float] | None:
    """The trained estimate that a game comes with, if there is one."""
    text = find_text(package, *WEIGHTS)
    if text is None or rules.bots.traits is None:
        return None
    weights = read_weights(text, f"{package} {'/'.join(WEIGHTS)}", rules.meta.id, rules.bots.traits.names)
    return trained(rules.bots.traits, weights, rules.seats_of, rules.evaluate)

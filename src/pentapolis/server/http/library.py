"""The library: what the shelf holds, read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pentapolis.bots import bot_names
from pentapolis.games import UnknownGame, load, package_of, shelf
from pentapolis.kernel import Game
from pentapolis.kernel.catalogue import read_catalogue
from pentapolis.kernel.data import DataError, read_tables
from pentapolis.kernel.words import LANGUAGES, read_words, texts_of

from ..errors import Failure
from ..wire.http import OPPONENT, Content, GameInfo, Pack, RuleBook, Shelf

TAGLINE = "game-tagline"
TEXT_PACKAGES = ("pentapolis.kernel", "pentapolis.bots", "pentapolis.server")


class Library:
    """The games of this server and the data packs it offers."""

    def __init__(self, packs: dict[str, Path], bot_seconds: float = 1.0) -> None:
        self.packs = packs
        self.bot_seconds = bot_seconds
        # The text of a game does not change while the server runs.
        self.shelf = cache(self._shelf)
        self.content = cache(self._content)
        self.rules = cache(self._rules)
        self.texts = cache(self._texts)

    def game(self, game: str, pack: str = "") -> Game[Any, Any]:
        """A game ready to play, or a Failure that this server does not have it."""
        if pack and pack not in self.packs:
            raise Failure(404, "failed-pack", pack=pack)
        try:
            return load(game, self.packs[pack] if pack else None)
        except UnknownGame:
            raise Failure(404, "failed-game", game=game) from None
        except DataError:
            raise Failure(404, "failed-pack", pack=pack) from None  # a pack for another game

    def _shelf(self) -> Shelf:
        games = [
            GameInfo(meta, self.game(game).content_hash, self._packs_for(game), taglines(game))
            for game, meta in shelf().items()
        ]
        return Shelf(games, bot_names(), OPPONENT, self.bot_seconds)

    def _packs_for(self, game: str) -> list[Pack]:
        found = []
        for name in self.packs:
            try:
                found.append(Pack(name, self.game(game, name).content_hash))
            except Failure:
                continue
        return found

    def _content(self, game: str, pack: str) -> Content:
        loaded = self.game(game, pack)
        tables = read_tables(package_of(game), self.packs[pack] if pack else None)
        texts = getattr(loaded.content, "texts", {})
        sections = {name: with_texts(section, texts) for name, section in tables.items()}
        return Content(game, loaded.content_hash, pack, sections, getattr(loaded.content, "names", {}))

    def _rules(self, game: str, language: str) -> RuleBook:
        self.game(game)
        catalogue = read_catalogue(package_of(game), language)
        return RuleBook(game, catalogue.language, list(catalogue.rules.values()))

    def _texts(self, game: str, language: str) -> str:
        """Fluent source: the kernel's, the bots', the table's and the game's."""
        if language not in LANGUAGES:
            raise Failure(404, "failed-language")
        self.game(game)
        packages = (*TEXT_PACKAGES, package_of(game))
        return "\n".join(text for package in packages for text in texts_of(package, language))


def with_texts(section: Any, texts: Mapping[str, dict[str, Any]]) -> Any:
    """A section of the data files with what the game itself writes of an entry, by its id."""
    if not isinstance(section, list):
        return section
    return [entry | texts.get(entry.get("id", ""), {}) if isinstance(entry, dict) else entry for entry in section]


def taglines(game: str) -> dict[str, str]:
    """What a game is about, by language: the shelf needs no more of its words."""
    found = {language: read_words(language, [package_of(game)]) for language in LANGUAGES}
    return {language: words(TAGLINE) for language, words in found.items() if TAGLINE in words}

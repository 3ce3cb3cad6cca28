"""The games that a worker process can play, with the data packs of this server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from pentapolis.games import UnknownGame
from pentapolis.kernel.data import DataError
from pentapolis.kernel.record import RecordError

from ..entries import Setup
from ..start import AnyGame, Unplayable

LoadGame = Callable[[str, Path | None], AnyGame]


class Shelf:
    """`load` makes a game ready to play; `packs` are the folders of the data packs by name."""

    def __init__(self, load: LoadGame, packs: Mapping[str, str]) -> None:
        self._load = load
        self._packs = packs

    def open(self, setup: Setup) -> AnyGame:
        """The game of a setup, with the data pack that it names."""
        if setup.pack and setup.pack not in self._packs:
            raise Unplayable(f"the match began with the data pack {setup.pack!r}, which is not here")
        return self._load(setup.game, Path(self._packs[setup.pack]) if setup.pack else None)

    def with_pack(self, setup: Setup) -> Setup:
        """The same setup with the data pack whose content it was played with. Raises RecordError if there is none."""
        for pack in (None, *self._packs):
            found = msgspec.structs.replace(setup, pack=pack)
            try:
                if setup.content in ("", self.open(found).content_hash):
                    return found
            except UnknownGame:
                raise RecordError(f"there is no game {setup.game!r} here") from None
            except DataError:
                continue  # a pack for another game
        raise RecordError(f"this game was played with content that is not here ({setup.content})")

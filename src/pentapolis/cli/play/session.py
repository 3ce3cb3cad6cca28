"""Session: a match at one terminal, and everything around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pentapolis.bots import Candidate
from pentapolis.kernel import Match, seed_hash
from pentapolis.kernel.record import Record
from pentapolis.kernel.words import Words

from ..shared.common import Fault, err, fail, write_file
from ..shared.wording import Teller
from .seats import Seat


class Leave(Exception):
    """A person leaves the table before the end."""


@dataclass
class Session:
    """`path` is the file that is written after every answer, if there is one."""

    match: Match[Any, Any]
    seats: list[Seat]
    teller: Teller
    options: Mapping[str, str]
    seed: str
    path: Path | None = None
    told: dict[int | None, int] = field(default_factory=dict)  # how many events each viewer was told
    last_person: int | None = None
    drawn: tuple[int | None, bytes] | None = None  # whose view is on the screen
    changes: int = 0  # answers given and taken back
    advice: dict[tuple[int, int], list[Candidate]] = field(default_factory=dict)  # by changes and seat

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is shown when nobody is asked: the only person's, else nobody's."""
        people = [number for number, seat in enumerate(self.seats) if seat.human]
        return people[0] if len(people) == 1 else None

    @property
    def seed_hash(self) -> str:
        return seed_hash(self.seed)

    def give(self, key: str, seat: int) -> None:
        self.match.answer(key, seat)
        self.changed()

    def changed(self) -> None:
        """After an answer was given or taken back."""
        events = len(self.match.table.events)
        self.told = {viewer: min(count, events) for viewer, count in self.told.items()}
        self.changes += 1
        if self.path is not None:
            try:
                self.keep()
            except Fault as fault:  # a full disk must not end the game
                err.print(str(fault), markup=False)

    # Records

    def record(self) -> Record:
        return Record.of(self.match, [seat.written for seat in self.seats], self.options, self.seed)

    def keep(self) -> None:
        """Write the record: as text, or as JSON if the file is called so."""
        assert self.path is not None
        record = self.record()
        write_file(self.path, record.to_json() + "\n" if self.path.suffix == ".json" else record.to_text())

    def keep_in(self, path: Path) -> None:
        """From now on keep the game in this file."""
        if path != self.path:
            check_new(path, self.teller.plain)
        before, self.path = self.path, path
        try:
            self.keep()
        except Fault:
            self.path = before
            raise

    def offered_path(self) -> Path:
        """A name in the present folder for a game that is kept nowhere, made from the hash of its seed."""
        return Path(f"{self.match.game.meta.id}-{self.seed_hash[:8]}.txt")


def check_new(path: Path, words: Words) -> None:
    """A game never overwrites a file that it did not write."""
    if path.is_dir():
        fail(words("fault-folder", file=str(path)))
    if path.exists() and path.stat().st_size > 0:
        fail(words("fault-exists", file=str(path)))

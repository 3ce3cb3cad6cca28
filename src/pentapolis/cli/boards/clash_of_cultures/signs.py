"""Signs: the letters, numbers and colours of the board; never colours alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from pentapolis.cli.boards.scene import seat_colour
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.kinds import BARBARIANS, PIRATES, UNITS

from ...shared.wording import Teller

MOODS = {"happy": "+", "neutral": "=", "angry": "-"}
# Ink on paper for every terrain, so that the map can be read at a glance; its first letters stand there too.
TERRAINS = {
    "plain": "black on green_yellow",
    "forest": "white on dark_green",
    "mountain": "white on grey42",
    "barren": "black on tan",
    "sea": "white on dodger_blue3",
    "unexplored": "dim",
}
CITY = "■"
EXHAUSTED = "×"
STRANGERS = {BARBARIANS: "B", PIRATES: "!"}


class Signs:
    """How one language writes the pieces of the game in a few characters."""

    def __init__(self, teller: Teller) -> None:
        content = teller.game.content
        assert isinstance(content, Content)
        self.teller = teller
        self.words = teller.plain
        self.content = content

    def space(self, name: str) -> str:
        """A space as the game's own words call it."""
        return self.teller.game.name_of(name, self.teller.language) or name

    def terrain(self, terrain: str) -> str:
        """The first three letters of its name; they differ in every language."""
        return "···" if terrain == "unexplored" else self.teller.name(terrain)[:3]

    def unit(self, unit: str) -> str:
        return self.words(f"cc-letter-{unit}")

    def building(self, building: str) -> str:
        return self.words(f"cc-letter-{building}")

    def owner(self, owner: int) -> str:
        """A seat by its number; B Barbarians, ! Pirates."""
        return STRANGERS.get(owner) or str(owner + 1)

    def owner_name(self, owner: int) -> str:
        if owner in STRANGERS:
            return self.words("cc-barbarians" if owner == BARBARIANS else "cc-pirates")
        return self.teller.names[owner]

    def owner_style(self, owner: int) -> str:
        return "bold" if owner in STRANGERS else f"bold {seat_colour(owner)}"

    def stack(self, counts: Mapping[str, int]) -> str:
        """Units in letters, in the order of the rules: `1S2I`."""
        return "".join(f"{counts[unit]}{self.unit(unit)}" for unit in UNITS if counts.get(unit))

    def names(self, pieces: Iterable[str]) -> str:
        return ", ".join(self.teller.name(piece) for piece in pieces)

    def field(self, key: str, value: str | Text) -> Text:
        """A heading and what stands behind it."""
        return Text.assemble((f"{self.words(key)}: ", "dim"), value)
